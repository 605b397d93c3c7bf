"""Read the features of a GML file, with values as sent or with the types of the service's schema."""

from __future__ import annotations

import contextlib
import json
import re
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, Optional

from osgeo import gdal, osr
from qgis.PyQt.QtXml import QDomDocument, QDomElement

from ...api.errors import UnreadableAnswer
from ...api.parsing.records import Record

_OPTIONS = ("FORCE_SRS_DETECTION=YES", "DOWNLOAD_SCHEMA=NO")
"""GDAL would download the schema itself, without key and proxy."""
_GUESSED = ("Subtype", "Width", "Precision")
_INTEGER = re.compile(r"\s*[+-]?[0-9]{1,1000}\s*")


def gml_records(path: Path, types: Optional[Mapping[str, str]] = None) -> Iterator[Record]:
    """Yield the features of a well-formed GML file in EPSG:4326, longitude first for any axis order of the
    file.

    :param types: the XML Schema types of the fields; None: unknown; text becomes a number if that has the
        same notation.
    :raises UnreadableAnswer: GDAL can't read it completely.
    """
    _read_as_text(path)
    source = _opened(path)
    degrees = osr.SpatialReference()
    degrees.ImportFromEPSG(4326)
    degrees.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    for number in range(source.GetLayerCount()):
        layer = source.GetLayer(number)
        own = layer.GetSpatialRef()
        turn = osr.CoordinateTransformation(own, degrees) if own and not own.IsSame(degrees) else None
        defined = layer.GetLayerDefn()
        names = [defined.GetFieldDefn(place).GetName() for place in range(defined.GetFieldCount())]
        readers = [_reader(name, types) for name in names]
        fields = tuple(enumerate(zip(names, readers)))
        for feature in _each(layer, path):
            shape = feature.GetGeometryRef()
            if shape is not None and turn is not None:
                shape.Transform(turn)
            geometry = json.loads(shape.ExportToJson()) if shape is not None else None
            # By index: items() looks up each field by name, which takes minutes for thousands.
            yield Record(geometry, {name: read(feature.GetField(place)) for place, (name, read) in fields})


def _read_as_text(path: Path) -> None:
    """Make GDAL read every value as text, instead of guessing types: '00123' as 123, '2E3' as 2000.0.

    GDAL stores its guess in a file beside the GML, and reads it the next time.
    """
    if not _opened(path).GetLayerCount():
        return
    guess = path.with_suffix(".gfs")
    document = QDomDocument()
    document.setContent(guess.read_bytes())
    for kind in _children(document.documentElement(), "GMLFeatureClass"):
        properties = list(_children(kind, "PropertyDefn"))
        outer = [each.firstChildElement("ElementPath").text().partition("|")[0] for each in properties]
        for element, name in zip(properties, outer):
            for found in [each for tag in _GUESSED for each in _children(element, tag)]:
                element.removeChild(found)
            for type_of in _children(element, "Type"):
                _set_text(type_of, "StringList" if type_of.text().endswith("List") else "String")
            # An element inside an element becomes a field with the name of the outer one.
            if name and "@" not in name and outer.count(name) == 1:
                for named in _children(element, "Name"):
                    _set_text(named, name)
    # GDAL expects UTF-8 without an XML declaration.
    guess.write_bytes(bytes(document.toByteArray()))


def _children(of: QDomElement, tag: str) -> Iterator[QDomElement]:
    child = of.firstChildElement(tag)
    while not child.isNull():
        yield child
        child = child.nextSiblingElement(tag)


def _set_text(element: QDomElement, text: str) -> None:
    while element.hasChildNodes():
        element.removeChild(element.firstChild())
    element.appendChild(element.ownerDocument().createTextNode(text))


def _opened(path: Path) -> gdal.Dataset:
    gdal.ErrorReset()
    source = None
    with contextlib.suppress(RuntimeError):  # if GDAL's exceptions are enabled
        source = gdal.OpenEx(str(path), gdal.OF_VECTOR, allowed_drivers=["GML"], open_options=list(_OPTIONS))
    if source is None or gdal.GetLastErrorType() >= gdal.CE_Failure:
        raise _unreadable(path)
    return source


def _each(layer: Any, path: Path) -> Iterator[Any]:
    """Yield the features of *layer*. If GDAL stops early, only its last error shows that."""
    gdal.ErrorReset()
    try:
        yield from layer
    except RuntimeError:  # as in _opened
        raise _unreadable(path) from None
    if gdal.GetLastErrorType() >= gdal.CE_Failure:
        raise _unreadable(path)


def _unreadable(path: Path) -> UnreadableAnswer:
    with path.open("rb") as file:
        start = file.read(1000)
    said = gdal.GetLastErrorMsg().replace(str(path), path.name)
    seen = f"GML that is broken ({said})" if said else "XML without features"
    return UnreadableAnswer("wfs_feature: no GML", seen=seen, body=start, endpoint="wfs_feature")


def _reader(name: str, types: Optional[Mapping[str, str]]) -> Callable[[Any], Any]:
    if types is None:
        return _exact
    kind = types.get(name, "")
    return _integer if kind == "integer" else _real if kind == "real" else _as_it_is


def _as_it_is(value: Any) -> Any:
    return value


def _exact(value: Any) -> Any:
    """Return a number if it has exactly the notation of the text; else the text."""
    for number in (_integer(value), _real(value)):
        if not isinstance(number, str) and str(number) == value:
            return number
    return value


def _integer(value: Any) -> Any:
    return int(value) if isinstance(value, str) and _INTEGER.fullmatch(value) else value


def _real(value: Any) -> Any:
    """Return the number; or the text if a double is not exact."""
    try:
        number = float(value)
        return number if Decimal(repr(number)) == Decimal(value) else value
    except (TypeError, ValueError, InvalidOperation):
        return value
