"""What the benchmark's server answers, made once: points and records of eight attributes, any number of them.

Places and sums are those of the sandbox's places, again and again, each copy a little beside the one before.
"""

from __future__ import annotations

import itertools
import json
from functools import cache
from pathlib import Path
from typing import Any, Callable, Iterator

from sandbox.data import catalogue

SOURCE = "pf_places"
COLUMNS = {
    "id": "string",
    "LocName": "string",
    "CountryCode": "string",
    "OccupancyCode": "string",
    "YearBuilt": "integer",
    "BuildingTIV": "number",
    "ContentsTIV": "number",
    "LocCurrency": "string",
}
"""The attributes and their types as the provision tells them; a year may be unknown."""
_COPIES_APART = 0.0137
"""Degrees between a place and its next copy."""
_PIECE = 20_000

Row = tuple[Any, ...]
"""The attributes, texts as JSON, then longitude and latitude."""


def points_geojson(count: int) -> Iterator[bytes]:
    """A FeatureCollection of *count* points in pieces."""
    yield b'{"type":"FeatureCollection","features":['
    yield from _pieces(
        count,
        ",",
        '{{"type":"Feature","id":{0},"geometry":{{"type":"Point","coordinates":[{8},{9}]}},"properties":'
        '{{"id":{0},"LocName":{1},"CountryCode":{2},"OccupancyCode":{3},"YearBuilt":{4},'
        '"BuildingTIV":{5},"ContentsTIV":{6},"LocCurrency":{7}}}}}',
        _json_rows,
    )
    yield b"]}"


def points_csv(count: int) -> Iterator[bytes]:
    """A header and *count* lines in pieces."""
    yield (",".join((*COLUMNS, "Longitude", "Latitude")) + "\n").encode()
    yield from _pieces(count, "", "{0},{1},{2},{3},{4},{5},{6},{7},{8},{9}\n", _csv_rows)


def entries(count: int) -> list[bytes]:
    """The JSON of *count* records: the attributes, longitude and latitude."""
    form = (
        '{{"id":{0},"LocName":{1},"CountryCode":{2},"OccupancyCode":{3},"YearBuilt":{4},"BuildingTIV":{5},'
        '"ContentsTIV":{6},"LocCurrency":{7},"Longitude":{8},"Latitude":{9}}}'
    )
    return [form.format(*row).encode() for row in _json_rows(count)]


def provision(*sources: str) -> dict[str, Any]:
    """The provision (spec 2.1) of *sources*."""
    columns = [{"field": name, "type": kind} for name, kind in COLUMNS.items()]
    columns += [{"field": name, "type": "number"} for name in ("Longitude", "Latitude")]
    described = {"columns": columns, "filters": [], "reports": {"accumulation": {"enabled": True}}}
    return {"provisioning": dict.fromkeys(sources, described)}


def write(pieces: Iterator[bytes], path: Path) -> None:
    """Write *pieces* to *path*, which is whole or not there."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.writelines(pieces)
    part.replace(path)


def _pieces(count: int, between: str, form: str, read: Callable[[int], Iterator[Row]]) -> Iterator[bytes]:
    write_row = form.format
    rows, is_first = read(count), True
    while some := list(itertools.islice(rows, _PIECE)):
        text = between.join([write_row(*row) for row in some])
        yield (text if is_first else between + text).encode()
        is_first = False


def _json_rows(count: int) -> Iterator[Row]:
    return _rows(count, json.JSONEncoder(ensure_ascii=False).encode, "null")


def _csv_rows(count: int) -> Iterator[Row]:
    return _rows(count, _quoted, "")


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if set(text) & set('",\n') else text


def _rows(count: int, text: Callable[[str], str], unknown: str) -> Iterator[Row]:
    """So many rows, written by *text*; *unknown* is what stands for a year that nobody knows."""
    table = _places()
    written = {
        name: list(map(text, table[name]))
        for name, kind in COLUMNS.items()
        if kind == "string" and name != "id"
    }
    years = [unknown if year is None else str(year) for year in table["YearBuilt"]]
    columns = {**table, **written, "YearBuilt": years}
    places = list(zip(*(columns[name] for name in (*COLUMNS, "Longitude", "Latitude"))))
    for number in range(count):
        copy, place = divmod(number, len(places))
        identifier, *rest, lon, lat = places[place]
        lon, lat = round(_turned(lon + copy * _COPIES_APART), 6), round(lat, 6)
        yield (text(f"{identifier}-{copy}"), *rest, lon, lat)


def _turned(lon: float) -> float:
    return lon - 360 if lon > 180 else lon


@cache
def _places() -> dict[str, list[Any]]:
    table = catalogue.load(SOURCE).table
    return {name: table[name].tolist() for name in (*COLUMNS, "Longitude", "Latitude")}
