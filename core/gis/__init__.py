"""QGIS without widgets: connections, tasks, areas, stores, layers and the jobs on them."""
