"""The plugin's own icons, loaded by path; each reads on light and dark themes. And QGIS's."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsApplication
from qgis.PyQt.QtGui import QIcon

_FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"


def icon_path(name: str) -> Path:
    """The file ``resources/icons/<name>.svg``."""
    return _FOLDER / f"{name}.svg"


def icon(name: str) -> QIcon:
    """The icon *name* of the plugin's family, or of QGIS's theme when it is a path there: ``/search.svg``."""
    return QgsApplication.getThemeIcon(name) if name.startswith("/") else QIcon(str(icon_path(name)))
