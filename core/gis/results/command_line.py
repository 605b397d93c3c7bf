"""Export a query as a terminal command that gives the same result without the QGIS window."""

from __future__ import annotations

import csv
import io
import os
import re
import shlex

# Only used to quote words for cmd.exe; nothing is run.
import subprocess  # nosec B404
from pathlib import Path
from typing import Iterable, Iterator, Sequence

from qgis.core import QgsApplication

from ...api import Buffers, Query
from ...api import filters as filter_tree
from ...api.config import V2, VERSIONS
from ...api.errors import InvalidInput
from ...api.files import written_aside
from ...api.parsing import json_text
from ...api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    POINTS,
    SEARCH_ENTRIES,
    SEARCH_POINTS,
)
from ...api.shapes import Polygon, Position
from ..connections.connections import ENVIRONMENT
from ..files.own_files import UnsafeFile, own_file
from .errors import Unquotable

_IN_AREA = {POINTS: "pointsinarea", ENTRIES: "entriesinarea", ACCUMULATION: "accumulationinarea"}
_IN_CIRCLES = {
    POINTS: "pointsinbuffers",
    ENTRIES: "entriesinbuffers",
    ACCUMULATION: "accumulationinbuffers",
}
WITHOUT_AREA = {
    SEARCH_ENTRIES: "searchentries",
    SEARCH_POINTS: "searchpoints",
    ACCUMULATION_LAYER: "accumulationlayer",
    EVENT: "enrichevent",
}
"""The algorithms of queries without areas, by verb."""
REQUESTS = {ACCUMULATION_LAYER: "LAYER_REQUEST", EVENT: "REQUEST"}
"""The parameters for the query's own request body, by verb."""
_ONE_VERSION = (SEARCH_POINTS, ACCUMULATION_LAYER, EVENT)
_WRITTEN = (".json", ".geojson")
_SPECIAL_TO_CMD = re.compile(r"[&|<>^();,= ]")
_OBEYED = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""Characters that a terminal interprets as key presses, even in quotes."""
_OBEYED_BY_CMD = re.compile(f'{_OBEYED.pattern}|["%!]')
"""cmd.exe ends a quotation at each quote, and expands variables in quotations."""

Arguments = dict[str, str]


def command_for(query: Query, output: Path, connection: str, *, windows: bool = os.name == "nt") -> str:
    """Return the ``qgis_process`` command that runs *query* again, for bash or Windows' cmd.

    Areas and filters are written to files beside *output*, as JSON can't be quoted in cmd. A query with
    polygons and circles, or circles with different radii, needs one line for each. The key is never included.

    :param connection: the name of the connection; empty for that of the environment.
    :param output: in its own folder inside the results folder.
    :raises OSError: the files can't be written; NotOurs: a link or the like is in their place.
    :raises InvalidInput: the request body in the layer is not JSON.
    :raises Unquotable: a value can't be quoted safely.
    """
    lines = []
    for number, (algorithm, where) in enumerate(_asked(query, output), 1):
        target = output if number == 1 else output.with_name(f"{output.stem} {number}{output.suffix}")
        arguments = {"SOURCE": query.source, **where, **_shared(query, output)}
        if connection and connection != ENVIRONMENT:
            arguments["CONNECTION"] = connection
        arguments["OUTPUT"] = str(target)
        _refuse_what_is_obeyed(arguments, _OBEYED_BY_CMD if windows else _OBEYED)
        lines.append(
            _line([program(), "run", f"geoportfolio:{algorithm}", "--", *_pairs(arguments)], windows)
        )
    return "\n".join(lines)


def program() -> str:
    """Return the path of ``qgis_process``: on Windows a batch file beside QGIS."""
    folder = Path(QgsApplication.prefixPath()).parent.parent / "bin"
    batches = sorted(folder.glob("qgis_process-*.bat")) if os.name == "nt" else []
    return str(batches[0]) if batches else "qgis_process"


def _asked(query: Query, output: Path) -> Iterator[tuple[str, Arguments]]:
    """Yield each algorithm to run, with the parameters of its areas."""
    if query.verb in WITHOUT_AREA:
        yield WITHOUT_AREA[query.verb], {}
        return
    polygons = [area for area in query.areas if isinstance(area.shape, Polygon)]
    if polygons:
        path = _beside(output, "areas.geojson")
        _write(path, _collection((area.name, area.shape.geometry()) for area in polygons))
        yield _IN_AREA[query.verb], {"AREA": str(path)}
    groups: dict[tuple[float, ...], list[tuple[str, Position]]] = {}
    for area in query.areas:
        if isinstance(area.shape, Buffers):
            group = groups.setdefault(area.shape.radiuses, [])
            group.extend((area.name, center) for center in area.shape.centers)
    for number, (radii, centers) in enumerate(groups.items(), 1):
        path = _beside(output, "centers.geojson" if number == 1 else f"centers {number}.geojson")
        _write(path, _collection((name, {"type": "Point", "coordinates": list(at)}) for name, at in centers))
        yield (
            _IN_CIRCLES[query.verb],
            {"CENTERS": str(path), "RADII": ",".join(f"{radius:.12g}" for radius in radii)},
        )


def _shared(query: Query, output: Path) -> Arguments:
    """Return the parameters common to all algorithms."""
    arguments: Arguments = {}
    if query.filters:
        path = _beside(output, "filters.json")
        _write(path, json_text.dump_json(filter_tree.to_json(query.filters, V2), indent=1))
        arguments["FILTERS"] = f"@{path}"
    if query.columns and query.verb != POINTS:
        arguments["COLUMNS"] = columns_text(query.columns)
    if query.verb == ENTRIES:
        arguments["PAGE_SIZE"] = str(query.page_size)
    if query.footprint:
        arguments["FOOTPRINT"] = query.footprint
    if query.request:
        path = _beside(output, "request.json")
        _write(path, _json(query.request))
        arguments[REQUESTS[query.verb]] = f"@{path}"
    if query.verb not in _ONE_VERSION:
        arguments["VERSION"] = str(VERSIONS.index(query.version))
    return arguments


def _beside(output: Path, what: str) -> Path:
    output.parent.mkdir(parents=True, exist_ok=True)
    return output.with_name(f"{output.stem} {what}")


def _write(path: Path, text: str) -> None:
    """Write the JSON *text*; half a surrogate pair is escaped."""
    # The project's folder is untrusted: its links may lead to any file.
    place = own_file(path, [path.parent.parent], _WRITTEN, may_be_missing=True)
    if place is None:
        raise UnsafeFile(path)
    with written_aside(place, follows_link=False) as part:
        part.write_text(text, "utf-8", "backslashreplace")


def _json(request: str) -> str:
    """Return the validated *request* of a layer, which is untrusted."""
    try:
        json_text.load_json(request)
    except ValueError as error:
        raise InvalidInput(f"the request of the layer is no JSON: {error}") from None
    return request


def _collection(shapes: Iterable[tuple[str, dict[str, object]]]) -> str:
    """Return *shapes* as GeoJSON; feature ids are the numbers of the areas."""
    features = [
        {"type": "Feature", "id": number, "properties": {"name": name}, "geometry": geometry}
        for number, (name, geometry) in enumerate(shapes, 1)
    ]
    return json_text.dump_json({"type": "FeatureCollection", "features": features})


def columns_text(columns: Sequence[str]) -> str:
    """Return *columns* as a value of the parameter COLUMNS."""
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(columns)
    return text.getvalue()


def _refuse_what_is_obeyed(arguments: Arguments, obeyed: re.Pattern[str]) -> None:
    for name, value in arguments.items():
        # Python 3.13 quotes a column with a line break; the error has to show the line break.
        if found := _OBEYED.search(value) or obeyed.search(value):
            near = found[0] if found[0].isprintable() else f"U+{ord(found[0]):04X}"
            raise Unquotable(f"{name} has {near}", name=name, near=near)


def _pairs(arguments: Arguments) -> list[str]:
    return [f"{name}={value}" for name, value in arguments.items()]


def _line(words: Sequence[str], windows: bool) -> str:
    return " ".join(map(_quoted_for_cmd if windows else shlex.quote, words))


def _quoted_for_cmd(word: str) -> str:
    """Quote *word* for the C runtime of Windows, and for cmd itself."""
    quoted = subprocess.list2cmdline([word])
    is_bare = quoted == word and not word.startswith('"')
    return f'"{word}"' if is_bare and _SPECIAL_TO_CMD.search(word) else quoted
