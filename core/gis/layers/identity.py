"""Identify our layers, and check whether the provenance in their properties is valid. Main thread only.

Custom properties are copied into projects, copies and layer files, and exist without the plugin. QGIS's
styles contain them, too: a pasted style, or one saved before a refresh, would bring the provenance of another
file. So a layer stores the name of the file that its properties belong to, and :class:`ProvenanceKeeper`
reverts changes made by a style. A WMS or WFS layer is identified by its URL.
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
"""Property of each result in a project of version 0.1."""
HOST = "geoportfolio/host"
CONNECTION = "geoportfolio/connection"
"""Base URL and connection name, of a map and of a result of version 0.1."""
FILE = "geoportfolio/file"
"""The name of the file that holds the result, without its folder: files move with their projects."""

_OURS = "geoportfolio/"
_Heard = tuple[pyqtBoundSignal, Callable[..., None]]
_KEPT = "geoportfolioProvenance"
"""A dynamic property of the object, which no style, file or copy of the layer has."""


def is_result(layer: Optional[QgsMapLayer]) -> bool:
    """Return whether *layer* shows a result, even if its query was lost with its file."""
    return isinstance(layer, QgsVectorLayer) and has_record(layer) and fits(layer)


def has_record(layer: QgsMapLayer) -> bool:
    """Return whether *layer* has the record of a result, valid or not."""
    return bool(layer.customProperty(RECORD) or layer.customProperty(STATE))


def is_map(layer: Optional[QgsMapLayer]) -> bool:
    """Return whether *layer* shows a map or features of one of our services, live or from a file."""
    # A layer whose key was locked is invalid and has no name, as QGIS has only read its source.
    if layer is None or not (layer.isValid() or layer.name()):
        return False
    is_copy = layer.customProperty(MAP) and is_stamped(layer) and fits(layer)
    return bool(is_copy or base_url_of(layer))


def host_of(layer: QgsMapLayer) -> str:
    """Return the base URL of the service of a map or of features; empty for other layers."""
    return base_url_of(layer) or (str(layer.customProperty(HOST) or "") if fits(layer) else "")


def fits(layer: QgsMapLayer) -> bool:
    """Return whether the provenance of *layer* belongs to its file; True if it names no file."""
    if layer.providerType() in (WMS, WFS):
        return False
    name = layer.customProperty(FILE)
    return not name or name == _file_name(layer)


def is_stamped(layer: QgsMapLayer) -> bool:
    """Return whether *layer* names the file that its provenance belongs to."""
    return bool(layer.customProperty(FILE))


def stamp(layer: QgsMapLayer) -> None:
    """Record, in all styles, that the provenance of *layer* belongs to its current file."""
    layer.setCustomProperty(FILE, _file_name(layer))
    keep(layer)


def keep(layer: QgsMapLayer) -> None:
    """Protect the current provenance of *layer* from changes by styles."""
    told = _told_by(layer)
    layer.setProperty(_KEPT, told)
    _tell_styles(layer, told)


def put_back(layer: QgsMapLayer) -> None:
    """Restore the protected provenance of *layer* after a style changed it, if it shows the same file."""
    kept, told = layer.property(_KEPT) or {}, _told_by(layer)
    if kept == told or (not kept and fits(layer)):
        return
    if kept.get(FILE, _file_name(layer)) != _file_name(layer):  # the layer has another file now
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
        """Protect the layers of the project, and those that are added."""
        self._project.layersAdded.connect(self._follow)
        self._project.layersWillBeRemoved.connect(self._unfollow)
        self._follow(self._project.mapLayers().values())

    def remove(self) -> None:
        """Disconnect from the project and its layers."""
        self._project.layersAdded.disconnect(self._follow)
        self._project.layersWillBeRemoved.disconnect(self._unfollow)
        self._unfollow(list(self._followed))

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
                (layer.customPropertyChanged, partial(_inspect, layer)),
            ]
            for signal, slot in connections:
                signal.connect(slot)
            self._followed[layer.id()] = layer, connections

    def _unfollow(self, ids: Iterable[str]) -> None:
        for layer_id in ids:
            layer, connections = self._followed.pop(layer_id, (None, []))
            if layer is not None and not sip.isdeleted(layer):
                for signal, slot in connections:
                    signal.disconnect(slot)


def _put_back(layer: QgsMapLayer, *_: object) -> None:
    put_back(layer)


def _inspect(layer: QgsMapLayer, name: str) -> None:
    """Handle a style with custom properties only, for which QGIS emits no other signal."""
    if name == FILE and not fits(layer):
        put_back(layer)


def _told_by(layer: QgsMapLayer) -> dict[str, str]:
    names = (name for name in layer.customPropertyKeys() if name.startswith(_OURS))
    return {name: str(layer.customProperty(name) or "") for name in names}


def _file_name(layer: QgsMapLayer) -> str:
    """Return the file name of *layer*; as text, since it is called often for all layers."""
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
            # QGIS has no other way to change a style that is not current.
            manager.removeStyle(name)
            manager.addStyle(name, QgsMapLayerStyle(document.toString()))


def _tell_style(document: QDomDocument, told: Mapping[str, str]) -> bool:
    """Write *told* into the style in *document*; return False if it has no properties, or already these."""
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
