"""What a layer says of where it comes from, and whether that is true. Main thread only.

It lies in the layer's custom properties: so it goes along into projects, copies and layer files, and is
there without the plugin. QGIS's styles carry custom properties, too: a style that is pasted, or one that
was kept at an earlier answer, would bring along what is not true of this layer.
"""

from __future__ import annotations

from functools import partial
from typing import Callable, Iterable, Mapping, Sequence

from qgis.core import QgsMapLayer, QgsMapLayerStyle, QgsProject
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QUrl, pyqtBoundSignal
from qgis.PyQt.QtXml import QDomDocument, QDomElement

from .map_sources import WFS, WMS, uri_of
from .network import is_below

HOST = "geoportfolio/host"
STATE = "geoportfolio/state"
FILE = "geoportfolio/file"
"""The name of the file that holds the answer, without its folder: files move with their projects."""

_OURS = "geoportfolio/"
_Heard = tuple[pyqtBoundSignal, Callable[..., None]]
_KEPT = "geoportfolioProvenance"
"""A dynamic property of the object: no style, no file and no copy of the layer has it."""


def fits(layer: QgsMapLayer) -> bool:
    """Whether what *layer* says of itself is true of what it shows; of files from before, it is believed."""
    if layer.providerType() in (WMS, WFS):
        return not is_stamped(layer) and is_below(
            QUrl(uri_of(layer).param("url")), QUrl(str(layer.customProperty(HOST) or ""))
        )
    name = layer.customProperty(FILE)
    return not name or name == _file_name(layer)


def is_stamped(layer: QgsMapLayer) -> bool:
    """Whether *layer* names the file that its provenance is true of."""
    return bool(layer.customProperty(FILE))


def stamp(layer: QgsMapLayer) -> None:
    """Say that what *layer* tells of itself is true of the file that it shows now, in all of its styles."""
    layer.setCustomProperty(FILE, _file_name(layer))
    keep(layer)


def keep(layer: QgsMapLayer) -> None:
    """What *layer* says of itself is true: from now on no style changes it."""
    told = _told_by(layer)
    layer.setProperty(_KEPT, told)
    _tell_styles(layer, told)


def put_back(layer: QgsMapLayer) -> None:
    """After a style came: have *layer* say what it said before, as long as it shows the same."""
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
    """Keeps the provenance of each layer of *project* from :meth:`install` to :meth:`remove`."""

    def __init__(self, project: QgsProject) -> None:
        self._project = project
        self._followed: dict[str, tuple[QgsMapLayer, Sequence[_Heard]]] = {}

    def install(self) -> None:
        """Be there from now on."""
        self._project.layersAdded.connect(self._follow)
        self._project.layersWillBeRemoved.connect(self._leave)
        self._follow(self._project.mapLayers().values())

    def remove(self) -> None:
        """Be there no more."""
        self._project.layersAdded.disconnect(self._follow)
        self._project.layersWillBeRemoved.disconnect(self._leave)
        self._leave(list(self._followed))

    def _follow(self, layers: Iterable[QgsMapLayer]) -> None:
        for layer in layers:
            if layer.styleManager() is None or layer.id() in self._followed:
                continue
            if not layer.property(_KEPT) and _told_by(layer) and fits(layer):
                # One of a project from before says nothing of its file.
                (stamp if layer.customProperty(STATE) else keep)(layer)
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
    """A style of custom properties alone changes nothing that QGIS would tell of."""
    if name == FILE and not fits(layer):
        put_back(layer)


def _told_by(layer: QgsMapLayer) -> dict[str, str]:
    names = (name for name in layer.customPropertyKeys() if name.startswith(_OURS))
    return {name: str(layer.customProperty(name) or "") for name in names}


def _file_name(layer: QgsMapLayer) -> str:
    """Of what *layer* shows. Quick, as it is asked for all layers again and again."""
    return layer.source().partition("|")[0].replace("\\", "/").rpartition("/")[2]


def _tell_styles(layer: QgsMapLayer, told: Mapping[str, str]) -> None:
    """Write *told* into the styles of *layer* that wait in its menu: another QGIS may have no plugin."""
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
    """Whether the style in *document* has custom properties, and has said something else."""
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
