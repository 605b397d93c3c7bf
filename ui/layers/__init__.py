"""The menu and the status of our layers in the layer tree."""
