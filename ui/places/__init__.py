"""Places: the address page of the panel *Search*, suggestions, QGIS's locator, and the current place."""
