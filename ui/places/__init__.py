"""Places: the address line of the Search dock, suggestions, the locator of QGIS, and one place at a time."""
