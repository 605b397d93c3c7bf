"""Which layers are ours, and whether the provenance in their properties is true of them. Main thread only.

Custom properties are copied into projects, copies and layer files, and exist without the plugin. QGIS's
styles carry them, too: a pasted style, or one that was kept before a refresh, would bring the provenance of
another file. So a layer names the file that its properties belong to, and :class:`ProvenanceKeeper` takes
back what a style changes. A WMS or WFS layer needs none: its URL says whose it is.
"""

from __future__ import annotations

from functools import partial
from typing import Callable, Iterable, Mapping, Optional, Sequence

from qgis.core import QgsMapLayer, QgsMapLayerStyle, QgsProject, QgsVectorLayer
from qgis.PyQt import sip
from qgis.PyQt.QtCore import pyqtBoundSignal
from qgis.PyQt.QtXml import QDomDocument, QDomElement

from .uris import MAP, WFS, WMS, base_url_of

RECORD = "geoportfolio/record"
"""The copy of a result's record: :mod:`.provenance`."""
STATE = "geoportfolio/state"
"""What each result has in a project of version 0.1."""
HOST = "geoportfolio/host"
CONNECTION = "geoportfolio/connection"
"""Of a map: the base URL of its service, and the name of the connection; so of a result of version 0.1."""
FILE = "geoportfolio/file"
"""The name of the file that holds the result, without its folder: files move with their projects."""

_OURS = "geoportfolio/"
_Heard = tuple[pyqtBoundSignal, Callable[..., None]]
_KEPT = "geoportfolioProvenance"
"""A dynamic property of the object: no style, no file and no copy of the layer has it."""


def is_result(layer: Optional[QgsMapLayer]) -> bool:
    """Return whether *layer* shows a result; its query may be lost with its file."""
    return isinstance(layer, QgsVectorLayer) and has_record(layer) and fits(layer)


def has_record(layer: QgsMapLayer) -> bool:
    """Return whether *layer* has the record of a result, true or not."""
    return bool(layer.customProperty(RECORD) or layer.customProperty(STATE))


def is_map(layer: Optional[QgsMapLayer]) -> bool:
    """Return whether *layer* shows a map or features of one of our services, live or from a file."""
    # QGIS has read no more than the source of one whose key was locked: it is invalid and has no name.
    if layer is None or not (layer.isValid() or layer.name()):
        return False
    is_copy = layer.customProperty(MAP) and is_stamped(layer) and fits(layer)
    return bool(is_copy or base_url_of(layer))


def host_of(layer: QgsMapLayer) -> str:
    """Return the base URL of the service of a map or of features; empty for other layers."""
    return base_url_of(layer) or (str(layer.customProperty(HOST) or "") if fits(layer) else "")


def fits(layer: QgsMapLayer) -> bool:
    """Return whether the provenance of *layer* belongs to what it shows; one that names no file does."""
    if layer.providerType() in (WMS, WFS):
        return False
    name = layer.customProperty(FILE)
    return not name or name == _file_name(layer)


def is_stamped(layer: QgsMapLayer) -> bool:
    """Return whether *layer* names the file that its provenance belongs to."""
    return bool(layer.customProperty(FILE))


def stamp(layer: QgsMapLayer) -> None:
    """State that the provenance of *layer* belongs to the file that it shows now, in all of its styles."""
    layer.setCustomProperty(FILE, _file_name(layer))
    keep(layer)


def keep(layer: QgsMapLayer) -> None:
    """Protect the provenance of *layer* as it is now: no style changes it any more."""
    told = _told_by(layer)
    layer.setProperty(_KEPT, told)
    _tell_styles(layer, told)


def put_back(layer: QgsMapLayer) -> None:
    """Restore the protected provenance of *layer* after a style changed it, if it shows the same file."""
    kept, told = layer.property(_KEPT) or {}, _told_by(layer)
    if kept == told or (not kept and fits(layer)):
        return
    if kept.get(FILE, _file_name(layer)) != _file_name(layer):  # it has been given another file
        return
    for name in told.keys() - kept.keys():
        layer.removeCustomProperty(name)
    for name, value in kept.items():
        layer.setCustomProperty(name, value)


class ProvenanceKeeper:
    """Protects the provenance of each layer of *project* from :meth:`install` to :meth:`remove`."""

    def __init__(self, project: QgsProject) -> None:
        self._project = project
        self._followed: dict[str, tuple[QgsMapLayer, Sequence[_Heard]]] = {}

    def install(self) -> None:
        """Start with the layers of the project, and follow those that are added."""
        self._project.layersAdded.connect(self._follow)
        self._project.layersWillBeRemoved.connect(self._leave)
        self._follow(self._project.mapLayers().values())

    def remove(self) -> None:
        """Disconnect from the project and its layers."""
        self._project.layersAdded.disconnect(self._follow)
        self._project.layersWillBeRemoved.disconnect(self._leave)
        self._leave(list(self._followed))

    def _follow(self, layers: Iterable[QgsMapLayer]) -> None:
        for layer in layers:
            if layer.styleManager() is None or layer.id() in self._followed:
                continue
            if not layer.property(_KEPT) and _told_by(layer) and fits(layer):
                # A project of version 0.1 names no file.
                (stamp if has_record(layer) else keep)(layer)
            connections = [
                (layer.styleChanged, partial(_put_back, layer)),
                (layer.styleManager().currentStyleChanged, partial(_put_back, layer)),
                (layer.customPropertyChanged, partial(_look_at, layer)),
            ]
            for signal, slot in connections:
                signal.connect(slot)
            self._followed[layer.id()] = layer, connections

    def _leave(self, ids: Iterable[str]) -> None:
        for layer_id in ids:
            layer, connections = self._followed.pop(layer_id, (None, []))
            if layer is not None and not sip.isdeleted(layer):
                for signal, slot in connections:
                    signal.disconnect(slot)


def _put_back(layer: QgsMapLayer, *_: object) -> None:
    put_back(layer)


def _look_at(layer: QgsMapLayer, name: str) -> None:
    """Handle a style of custom properties alone, for which QGIS emits no other signal."""
    if name == FILE and not fits(layer):
        put_back(layer)


def _told_by(layer: QgsMapLayer) -> dict[str, str]:
    names = (name for name in layer.customPropertyKeys() if name.startswith(_OURS))
    return {name: str(layer.customProperty(name) or "") for name in names}


def _file_name(layer: QgsMapLayer) -> str:
    """Return the name of the file of *layer*; by text, as it is called for all layers again and again."""
    return layer.source().partition("|")[0].replace("\\", "/").rpartition("/")[2]


def _tell_styles(layer: QgsMapLayer, told: Mapping[str, str]) -> None:
    """Write *told* into the other styles of *layer*, for a QGIS without the plugin."""
    manager = layer.styleManager()
    for name in manager.styles() if manager is not None else ():
        if name == manager.currentStyle():
            continue
        document = QDomDocument()
        document.setContent(manager.style(name).xmlData())
        if _tell_style(document, told):
            # QGIS knows no other way to change one that is not shown.
            manager.removeStyle(name)
            manager.addStyle(name, QgsMapLayerStyle(document.toString()))


def _tell_style(document: QDomDocument, told: Mapping[str, str]) -> bool:
    """Write *told* into the style in *document*; return False where it has no properties, or these."""
    kept = document.documentElement().firstChildElement("customproperties").firstChildElement("Option")
    if kept.isNull():
        return False
    ours = [option for option in _options(kept) if option.attribute("name").startswith(_OURS)]
    if {option.attribute("name"): option.attribute("value") for option in ours} == told:
        return False
    for option in ours:
        kept.removeChild(option)
    kept.setAttribute("type", "Map")
    for name, value in told.items():
        option = document.createElement("Option")
        for attribute, text in (("type", "QString"), ("name", name), ("value", value)):
            option.setAttribute(attribute, text)
        kept.appendChild(option)
    return True


def _options(parent: QDomElement) -> list[QDomElement]:
    found, option = [], parent.firstChildElement("Option")
    while not option.isNull():
        found.append(option)
        option = option.nextSiblingElement("Option")
    return found
