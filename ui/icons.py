"""The plugin's own icons, loaded by path; each reads on light and dark themes."""

from __future__ import annotations

from pathlib import Path

from qgis.PyQt.QtGui import QIcon

_FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"


def icon_path(name: str) -> Path:
    """The file ``resources/icons/<name>.svg``."""
    return _FOLDER / f"{name}.svg"


def icon(name: str) -> QIcon:
    """The icon *name* of the plugin's family."""
    return QIcon(str(icon_path(name)))
