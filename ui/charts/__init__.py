"""Charts with bars or lines: painting, keyboard navigation, copying and saving."""
