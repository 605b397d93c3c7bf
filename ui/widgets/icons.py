"""The plugin's icons, recolored for the gray theme, and QGIS's icons."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QByteArray, QRectF, Qt
from qgis.PyQt.QtGui import QIcon, QPainter, QPixmap

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "icons"
_GRAY_THEME = "Blend of Gray"
_ON_GRAY = {"#2f86cc": "#0b2a45", "#c67600": "#3a2200", "#d9534f": "#550c0a"}
"""Replacements of our colors on gray; colors between these and white are not visible on it."""
_SIZES = (16, 24, 32, 48, 64)
"""Icon sizes in pixels for menus and toolbars, on normal and high-DPI screens."""

ENTRIES = {
    "reloadSourcesAction": "refresh",
    "newConnectionAction": "/symbologyAdd.svg",
    "connectionsPageAction": "connections",
    "useSelectedAction": "use_features",
    "useLayerAction": "/mIconVector.svg",
    "useExtentAction": "/mActionZoomToArea.svg",
    "usePasteAction": "/mActionEditPaste.svg",
    "useMergeAction": "/mActionMergeFeatures.svg",
    "reportPdfAction": "report",
    "reportHtmlAction": "report",
    "riskReportsAction": "report",
    "loadEventAction": "hazards",
    "savePointsAction": "/mActionFileSave.svg",
    "saveEntriesAction": "/mActionFileSave.svg",
    "accumulationLayerAction": "accumulate",
    "identifyAction": "identify",
    "enrichPointsAction": "hazards",
    "hazardLayersAction": "settings",
    "copyFiltersAction": "/mActionEditCopy.svg",
    "pasteFiltersAction": "/mActionEditPaste.svg",
    "editFiltersAction": "edit",
    "saveFiltersAction": "/mActionFileSave.svg",
}
"""Icons of menu entries by object name. Checkable entries have none."""


def icon_path(name: str) -> Path:
    """Return the path of ``resources/icons/<name>.svg``."""
    return _FOLDER / f"{name}.svg"


def icon(name: str) -> QIcon:
    """Return the plugin's icon *name*, or an icon of QGIS's theme for a path such as ``/search.svg``."""
    if name.startswith("/"):
        return QgsApplication.getThemeIcon(name)
    if QgsApplication.themeName() == _GRAY_THEME:
        return _on_gray(icon_path(name))
    return QIcon(str(icon_path(name)))


def _on_gray(path: Path) -> QIcon:
    # Imported only with that theme, as it slows down the start of QGIS.
    from qgis.PyQt.QtSvg import QSvgRenderer

    drawing = path.read_text(encoding="utf-8")
    for usual, darker in _ON_GRAY.items():
        drawing = drawing.replace(usual, darker)
    renderer, made = QSvgRenderer(QByteArray(drawing.encode())), QIcon()
    for size in _SIZES:
        image = QPixmap(size, size)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        made.addPixmap(image)
    return made
