"""GeoPortfolio in QGIS's Browser: connections with their sources, maps, features and recent queries."""
