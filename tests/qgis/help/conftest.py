"""The window of the plugin's tests."""

from tests.qgis.plugin.conftest import bench, environment, fresh, window

__all__ = ["bench", "environment", "fresh", "window"]
