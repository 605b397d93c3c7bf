"""The plugin's own icons; each reads on the light, the dark and the gray theme. And QGIS's."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QByteArray, QRectF, Qt
from qgis.PyQt.QtGui import QIcon, QPainter, QPixmap

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "icons"
_GRAY_THEME = "Blend of Gray"
_ON_GRAY = {"#2f86cc": "#0b2a45", "#c67600": "#3a2200", "#d9534f": "#550c0a"}
"""What our colors become there: nothing between these and white differs visibly from that gray."""
_SIZES = (16, 24, 32, 48, 64)
"""Pixels of those, of menus and toolbars, on screens of one and two dots a pixel."""

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
"""The entries of our menus by their object names, and their icons. Those with a check mark have none."""


def icon_path(name: str) -> Path:
    """The file ``resources/icons/<name>.svg``."""
    return _FOLDER / f"{name}.svg"


def icon(name: str) -> QIcon:
    """The icon *name* of the plugin's family, or of QGIS's theme when it is a path there: ``/search.svg``."""
    if name.startswith("/"):
        return QgsApplication.getThemeIcon(name)
    if QgsApplication.themeName() == _GRAY_THEME:
        return _on_gray(icon_path(name))
    return QIcon(str(icon_path(name)))


def _on_gray(path: Path) -> QIcon:
    # Only who has that theme waits for this module at the start of QGIS.
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
