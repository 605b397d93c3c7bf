"""The map tools: what the analyst does with the mouse on the map."""
