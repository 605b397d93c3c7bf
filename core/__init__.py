"""The plugin without its screens: the service's client, QGIS jobs, Processing algorithms."""
