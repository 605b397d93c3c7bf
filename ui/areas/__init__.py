"""Areas: map tools, areas from layers and pasted text, highlights."""
