"""Maps of the service on the map: which there are, how they look, and how they get into the project."""
