"""Content that no answer should have, in what QGIS itself asks of the map service. Main thread.

As in ``contents``, what a cell compares with is the spoiled answer itself, read by a client that is not ours.
"""

from __future__ import annotations

import math
from contextlib import ExitStack, contextmanager
from typing import Any, Callable, Iterator, Mapping, Optional

from lxml import etree
from qgis.core import NULL, QgsRectangle, QgsVectorLayer

from geoportfolio.core import gis
from geoportfolio.core.api import Client, Config, Monitor
from geoportfolio.core.gis.hazard_maps.catalog import MapCatalog
from geoportfolio.core.gis.hazard_maps.responses import without_wfs_cache
from sandbox.testing import Sandbox
from tests.qgis.reliability import contents
from tests.qgis.reliability.native import NATIVE, PATIENT, Desk, key_for, waiting
from tests.support.native_rows import FEATURES, MAP
from tests.support.oracle import is_told_well

IMAGES = ("wms_map", "wms_legend")
"""Their answers are images: these have no values that could be odd."""
_PLACES = ("placeless", "astray")
"""The text that says what is at a place has none of its own."""
_PARTS = {
    # A box that is none: QGIS may refuse the map, which is then said; the list has it.
    "wms_capabilities": ("nan",),
    # QGIS ends the text at a NUL.
    "wms_feature_info": ("control",),
    # QGIS's own layer has the fields of the service's schema and no value of another type; and QGIS draws
    # a feature without a place as the rectangle of the next one.
    "wfs_feature": ("mixed", "columns", "placeless"),
}
_PARSER = etree.XMLParser(huge_tree=True)
_WIND = ".//{http://www.qgis.org/gml}wind_bands"
_SIDES = ("westBoundLongitude", "southBoundLatitude", "eastBoundLongitude", "northBoundLatitude")


def word(row: str, content: str) -> str:
    """How the cell ends, as :data:`contents.ALL` and the others say it."""
    if row in IMAGES or (row == "wms_feature_info" and content in _PLACES):
        return contents.ABSENT
    return contents.PART if content in _PARTS[row] else contents.ALL


def cells() -> list[tuple[str, str]]:
    """Each row of QGIS's own with each content that its answer can have."""
    every = [(row, content) for row in NATIVE for content in contents.TITLES]
    return [cell for cell in every if word(*cell) != contents.ABSENT]


def faults(sandbox: Sandbox, row: str, content: str) -> list[str]:
    """What is wrong with the cell; empty: nothing."""
    desk = Desk(sandbox)
    with key_for(desk), waiting(PATIENT):
        return list(_CELLS[row](desk, content))


@contextmanager
def _spoiling(sandbox: Sandbox, path: str, content: str) -> Iterator[None]:
    sandbox.forget()
    sandbox.faults.set(f"{path}={content}")
    try:
        yield
    finally:
        sandbox.faults.set()


# 30: the list of maps


def _capabilities(desk: Desk, content: str) -> Iterator[str]:
    """The list has each named layer once, with the document's words and place; QGIS shows the map."""
    client = Client(Config(desk.sandbox.url, desk.sandbox.key))
    with _spoiling(desk.sandbox, "layers/", content):
        catalog = gis.hazard_maps.load_catalog.map_catalog(client, Monitor())
        asked = [seen for seen in desk.sandbox.requests if "GetCapabilities" in seen.query.values()]
        maps, features = map(_parsed, contents.bodies(desk.sandbox, asked))
        yield from _differing_maps(maps, features, catalog)
        added = desk.add(MAP)
    is_refused = content in _PARTS["wms_capabilities"] and not added.layers
    if is_refused != bool(added.refused) or not all(is_told_well(text) for _, text in added.refused):
        yield f"QGIS has no map: {added.refused}"
    for layer in added.layers:
        if not layer.extent().isFinite():
            yield f"QGIS's map reaches to {layer.extent().toString()}"


def _differing_maps(maps: Any, features: Any, catalog: MapCatalog) -> Iterator[str]:
    wanted: dict[str, Any] = {}
    for layer in maps.iter("{*}Layer"):
        name = _text(layer, "Name")
        if name:
            around = [layer, *layer.iterancestors("{*}Layer")]
            box = next(filter(None, map(_box, around)), None)  # one that has none is where its group is
            wanted.setdefault(name, (_text(layer, "Title"), box))
    yield from _differing(wanted, {each.name: (each.title, each.extent) for each in catalog.maps})
    wanted = {}
    for kind in features.iter("{*}FeatureType"):
        wanted.setdefault(_text(kind, "Name"), _text(kind, "Title"))
    yield from _differing(wanted, {each.name: each.title for each in catalog.features})


def _box(layer: Any) -> Optional[tuple[float, ...]]:
    """West, south, east, north, where they are four numbers in their order."""
    box = layer.find("{*}EX_GeographicBoundingBox")
    try:
        west, south, east, north = (float(_text(box, side)) for side in _SIDES)
    except (AttributeError, ValueError):
        return None
    is_one = all(map(math.isfinite, (west, south, east, north))) and west <= east and south <= north
    return (west, south, east, north) if is_one else None


def _text(element: Any, name: str) -> str:
    return (element.findtext(f"{{*}}{name}") or "").strip()


# 32: what is at a place


def _identified(desk: Desk, content: str) -> Iterator[str]:
    """QGIS's window shows the text as the service sent it."""
    native = NATIVE["wms_feature_info"]
    healthy = native.ask(desk, lambda: None).rows
    with ExitStack() as spoilt:
        came = native.ask(desk, lambda: spoilt.enter_context(_spoiling(desk.sandbox, native.path, content)))
        asked = [seen for seen in desk.sandbox.requests if "GetFeatureInfo" in seen.query.values()]
        (sent,) = set(contents.bodies(desk.sandbox, asked))
    until = sent.find(b"\0") if content in _PARTS["wms_feature_info"] else len(sent)
    if [text.encode() for text in came.rows] not in ([sent], [sent[:until]]):
        yield f"{sent[:300]!r} is {came.rows}"
    if came.rows == healthy:
        yield "nothing was spoiled"


# 35: features, as QGIS's own layer


def _features(desk: Desk, content: str) -> Iterator[str]:
    """Each feature once; of the fields that the service promises, what can be of the promised type."""
    with without_wfs_cache():
        layer: QgsVectorLayer = desk.layer(FEATURES)
        with _spoiling(desk.sandbox, NATIVE["wfs_feature"].path, content):
            found = list(layer.getFeatures())
            (sent,) = contents.bodies(desk.sandbox)
    served: dict[str, Any] = {}
    for feature in _parsed(sent).iterfind(_WIND):
        served.setdefault(feature.get("{http://www.opengis.net/gml}id"), feature)
    if len(served) != len(found):
        yield f"{len(served)} were sent, {len(found)} came"
    types = {field.name(): field.typeName() for field in layer.fields()}
    for feature, own in zip(served.values(), found):
        for name, kind in types.items():
            wanted, seen = _typed(_text(feature, name), kind), own[name]
            if wanted != (None if seen == NULL else seen):
                yield f"{name}: {str(wanted)[:50]!r} is {str(seen)[:50]!r}"
        yield from _moved(feature, own.geometry().boundingBox(), content)


def _typed(text: str, kind: str) -> Any:
    if kind != "int":
        return text or None
    return int(text) if text.lstrip("-").isdigit() and abs(int(text)) < 1 << 31 else None


def _moved(feature: Any, seen: QgsRectangle, content: str) -> Iterator[str]:
    numbers = [float(number) for each in feature.iter("{*}posList") for number in each.text.split()]
    if not numbers:
        if content != "placeless":
            yield f"{feature.tag} has lost its place"
        return
    sent = QgsRectangle(min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2]))
    if sent.toString(2) != seen.toString(2):
        yield f"{sent.toString(2)} is drawn at {seen.toString(2)}"


def _parsed(body: bytes) -> Any:
    return etree.fromstring(body, _PARSER)


def _differing(wanted: Mapping[str, Any], seen: Mapping[str, Any]) -> Iterator[str]:
    if list(wanted) != list(seen):
        yield f"{list(wanted)} is {list(seen)}"
    for name in {*wanted} & {*seen}:
        if wanted[name] != seen[name]:
            yield f"{name}: {str(wanted[name])[:200]!r} is {str(seen[name])[:200]!r}"


_CELLS: Mapping[str, Callable[[Desk, str], Iterator[str]]] = {
    "wms_capabilities": _capabilities,
    "wms_feature_info": _identified,
    "wfs_feature": _features,
}
