"""What every algorithm owes, once over all of them: outputs, disks, faults of parameters, stops, bad rows.

Which algorithms there are and what each is asked for is in ``tests/support/algorithms.py``.
"""

from __future__ import annotations

import json
from typing import Any, Callable, Iterator, Mapping

import pytest
from qgis.core import NULL, QgsApplication, QgsVectorLayer

from geoportfolio.core.api.query import Query
from geoportfolio.core.toolbox import provider
from tests.support.algorithms import ALGORITHMS, EACH, Features, sites
from tests.support.disks import READ_ONLY, room_for
from tests.support.oracle import SOURCE, is_told_well
from tests.support.portfolio import portfolio
from tests.support.processing import Feedback, fails
from tests.support.rows import FLAT_WIRE, ROWS, TREE_WIRE
from tests.support.service import FAULT
from tests.support.vector_layers import KNOT, as_layer, opened, parameters_of

NAMES = tuple(EACH)
LOADS = tuple(
    name for name, row in EACH.items() if isinstance(ROWS[row].asks, Query) and ROWS[row].kind != "sums"
)
"""Those that load the answer to a query."""
BATCHES = (
    "geocodeaddresses",
    "reversegeocode",
    "pointattributes",
    "enrichpoints",
    "accumulationinarea",
    "accumulationinbuffers",
    "riskreports",
)
"""Those that ask row by row, and say of each how it went."""


def takes(name: str, parameter: str) -> bool:
    algorithm = QgsApplication.processingRegistry().algorithmById(f"geoportfolio:{name}")
    return algorithm.parameterDefinition(parameter) is not None


def given_to(name: str, **changes: Any) -> dict[str, Any]:
    return {**parameters_of(ALGORITHMS[EACH[name]]), "OUTPUT": "TEMPORARY_OUTPUT", **changes}


def own_requests(name: str, sandbox: Any) -> list[Any]:
    """Those that answer what the algorithm is for."""
    return [seen for seen in sandbox.requests if path_of(name) in seen.path]


def path_of(name: str) -> str:
    """Of its requests, in both versions."""
    path = ROWS[EACH[name]].wire.path
    return path.rpartition("/v1/")[2].rpartition("/v2/")[2] if name != "riskreports" else "risk/point"


def test_the_table_has_every_algorithm_of_the_service_but_those_with_tests_of_their_own():
    assert {*NAMES, "refreshproject", "checklimits"} == set(provider.ALGORITHMS) - set(provider.LOCAL)


def test_each_stands_in_the_group_of_its_subject(qgis_app):
    registry = QgsApplication.processingRegistry()
    found: dict[str, set[str]] = {}
    for name in provider.ALGORITHMS:
        algorithm = registry.algorithmById(f"geoportfolio:{name}")
        found.setdefault(algorithm.group(), set()).add(name)
    portfolio = found.pop("Portfolio")
    assert {"listsources", "pointsinarea", "searchentries", "pointattributes", "refreshproject"} <= portfolio
    assert found == {
        "Addresses": {"geocodeaddresses", "reversegeocode"},
        "Accumulation": {
            "accumulationinarea",
            "accumulationinbuffers",
            "accumulationlayer",
            "checklimits",
            "prospectiverisks",
            "ringprofile",
            "worstcircles",
        },
        "Hazards": {"enrichpoints", "enrichevent"},
        "Risk reports": {"riskreports"},
    }


# Outputs


def told(layer: QgsVectorLayer) -> list[str]:
    """The rows of a layer, each value and the place as a text."""
    names = [name for name in layer.fields().names() if name not in ("fid", "file")]
    return sorted(
        repr([feature.geometry().asWkt(5), *(_plain(feature[name]) for name in names)])
        for feature in layer.getFeatures()
    )


def _plain(value: Any) -> Any:
    """What QGIS reads from a text that is JSON in GeoJSON is a list."""
    if value in (None, NULL):
        return ""
    if isinstance(value, str) and value.startswith("["):
        value = json.loads(value)
    return json.dumps(value, sort_keys=True) if isinstance(value, list) else str(value)


OUTPUTS = [
    *((name, "rows.gpkg") for name in NAMES),
    *(
        (name, output)
        for name in ("searchentries", "pointsinarea", *BATCHES[:5])
        for output in ("rows.geojson", "table")
    ),
]
"""The file of every algorithm, and the other kinds of those that load and those that ask row by row."""


@pytest.mark.parametrize("name, output", OUTPUTS)
def test_every_output_has_the_rows_of_a_temporary_one(run, tmp_path, name, output):
    expected = told(run_layer(run, name))
    file = tmp_path / output
    if output == "table":
        file = tmp_path / "all.gpkg"
        run("listsources", OUTPUT=str(file))
        before = told(opened(f"{file}|layername=all"))
        run(name, **given_to(name, OUTPUT=f"ogr:dbname='{file}' table=\"mine\" (geom)"))
        assert told(opened(f"{file}|layername=mine")) == expected != []
        assert told(opened(f"{file}|layername=all")) == before
        return
    for _ in range(2):  # the second run replaces what is there
        run(name, **given_to(name, OUTPUT=str(file)))
        assert told(opened(str(file))) == expected != []
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def run_layer(run: Callable[..., Any], name: str, feedback: Any = None, **changes: Any) -> QgsVectorLayer:
    results = run(name, feedback, **given_to(name, **changes))
    # What a stopped run brings to no map may be in a file.
    return run.context.getMapLayer(results["OUTPUT"]) or opened(results["OUTPUT"])


@pytest.mark.parametrize("name", NAMES)
def test_run_into_a_folder_that_takes_no_file_tells_before_asking(run, sandbox, name):
    for target in (READ_ONLY / "rows.gpkg", READ_ONLY / "rows.csv", "/proc/x/rows.gpkg"):
        text = fails(run, name, **given_to(name, OUTPUT=str(target)))
        assert is_told_well(text) and "could not be written" in text and not sandbox.requests


@pytest.mark.parametrize("name", NAMES)
def test_a_full_disk_is_told_and_nothing_half_is_left(run, tmp_path, name):
    with room_for(16 * 1024):
        text = fails(run, name, **given_to(name, OUTPUT=str(tmp_path / "rows.gpkg")))
    assert is_told_well(text)
    assert list(tmp_path.glob("*.part.*")) == []


@pytest.mark.parametrize("name", LOADS)
def test_a_full_disk_is_told_whatever_the_output_is(run, tmp_path, name):
    """Rows are written into a GeoPackage first."""
    with room_for(16 * 1024):
        text = fails(run, name, **given_to(name, OUTPUT=str(tmp_path / "rows.geojson")))
    assert is_told_well(text) and "could not be written" in text and list(tmp_path.iterdir()) == []


# Parameters

FAULTS = (
    ("CONNECTION", "nobody", "There is no connection 'nobody'."),
    ("SOURCE", " ", "SOURCE is empty."),
    ("FILTERS", "{", "not valid JSON"),
    ("FILTERS", '[{"field": "LOB"}]', "filters[0].value"),
    ("FILTERS", "@/nowhere/filters.json", "can't be read"),
    ("FILTERS", json.dumps(TREE_WIRE), "takes a flat list"),
    ("COLUMNS", "id,Nothing", "pf_airports has no column 'Nothing'"),
    ("COLUMNS", '"id', "can't be read"),
    ("RADII", "500,0", "'500,0' is not a valid radius"),
    ("AREA", Features("Polygon", [KNOT]), "no valid polygon in AREA, so nothing was requested"),
    ("CENTERS", sites((9.0, 95.0)), "no valid point in CENTERS, so nothing was requested"),
    ("LAYERS", " , ", "Enter at least one hazard layer"),
    ("FOOTPRINT", " ", "FOOTPRINT is empty."),
    ("VALUES", "", "either VALUES or INPUT"),
    ("REQUEST", "[1]", "REQUEST: Line 1"),
    ("REQUEST", '{"source": "{sauce}"}', "sauce"),
    ("REQUEST", "@/nowhere/request.json", "/nowhere/request.json"),
    ("LAYER_REQUEST", "{", "JSON"),
    ("LAYER_REQUEST", '{"source": "{sauce}"}', "sauce"),
    ("LAYER_REQUEST", "@/nowhere/request.json", "/nowhere/request.json"),
)
"""A parameter, a value that is none, and a piece of the sentence. In V1, where filters are flat."""


@pytest.mark.parametrize("name", NAMES)
def test_a_parameter_that_is_none_is_told_and_nothing_is_asked(run, sandbox, name):
    met = 0
    for parameter, value, piece in FAULTS:
        if not takes(name, parameter):
            continue
        given = as_layer(value)
        more = {"VERSION": 0} if takes(name, "VERSION") else {}
        text = fails(run, name, **given_to(name, **{**more, parameter: given}))
        assert piece in text and text.endswith(".") and "Traceback" not in text, (parameter, value)
        assert own_requests(name, sandbox) == [], (parameter, value)
        met += 1
    assert met


def flat_only() -> Iterator[tuple[str, dict[str, int]]]:
    """The algorithms that take filters, in V1, where they are flat."""
    for name in NAMES:
        if "FILTERS" in ALGORITHMS[EACH[name]].parameters:
            yield name, {"VERSION": 0} if "VERSION" in ALGORITHMS[EACH[name]].parameters else {}


@pytest.mark.parametrize(
    ("name", "version"), [each for each in flat_only() if each[0] != "riskreports"], ids=str
)
def test_a_field_that_the_source_does_not_have_is_told_and_not_sent(run, sandbox, name, version):
    wrong = json.dumps([{"field": "Nothing", "value": "1"}])
    text = fails(run, name, **given_to(name, FILTERS=wrong, **version))
    assert is_told_well(text) and "no filter field 'Nothing'" in text
    assert own_requests(name, sandbox) == []


@pytest.mark.parametrize(("name", "version"), list(flat_only()))
def test_filters_may_lie_in_a_file(run, sandbox, tmp_path, name, version):
    (tmp_path / "filters שדה.json").write_text(json.dumps(FLAT_WIRE), "utf-8-sig")
    run(name, **given_to(name, FILTERS=f"@{tmp_path / 'filters שדה.json'}", **version))
    (seen, *_) = own_requests(name, sandbox)
    assert FLAT_WIRE in [json.loads(seen.query.get("filters", "0")), *sent(seen)]


def sent(seen: Any) -> list[Any]:
    return list(json.loads(seen.body).values()) if seen.body else []


TEMPLATES = (("accumulationlayer", "LAYER_REQUEST"), ("enrichevent", "REQUEST"))


@pytest.mark.parametrize(("name", "parameter"), TEMPLATES)
def test_a_request_is_a_template_as_text_or_in_a_file(run, sandbox, tmp_path, name, parameter):
    template = {"source": "{source}", "filters": FLAT_WIRE}
    (tmp_path / "request שדה.json").write_text(json.dumps(template), "utf-8-sig")
    for given in (json.dumps(template, indent=2), f"@{tmp_path / 'request שדה.json'}"):
        sandbox.forget()
        run(name, **given_to(name, **{parameter: given, "FILTERS": ""}))
        (seen,) = own_requests(name, sandbox)
        assert json.loads(seen.body) == {**template, "source": SOURCE}


@pytest.mark.parametrize(("name", "parameter"), TEMPLATES)
def test_filters_that_a_template_has_no_place_for_are_warned_of(run, name, parameter):
    feedback = Feedback()
    run(name, feedback, **given_to(name, **{parameter: '{"source": "{source}"}'}))
    (warning,) = feedback.warnings
    assert warning.startswith(f"FILTERS are not sent: {parameter}")


@pytest.mark.parametrize("name", [name for name in NAMES if "SOURCE" in ALGORITHMS[EACH[name]].parameters])
def test_an_unknown_source_is_told_in_the_services_words(run, sandbox, name):
    given, words = given_to(name, SOURCE="pf_nothing"), "Unknown source: pf_nothing"
    if name == "riskreports":  # which asks for each report without a look at the source
        (row,) = rows_of(run_layer(run, name, SOURCE="pf_nothing"))
        assert row["status"] == "failed" and is_told_well(row["message"], words)
        return
    assert is_told_well(fails(run, name, **given), words)
    assert own_requests(name, sandbox) == []


# Stops


@pytest.mark.parametrize("name", NAMES)
def test_a_run_that_was_cancelled_at_once_asks_nothing(run, sandbox, name):
    feedback = Feedback()
    feedback.cancel()
    if name in BATCHES and not name.startswith(("accumulation", "pointattributes")):
        assert {row["status"] for row in rows_of(run_layer(run, name, feedback))} == {"stopped"}
    else:
        assert fails(run, name, feedback=feedback, **given_to(name)) == "Stopped."
    assert sandbox.requests == ()


# Rows of batches


def rows_of(layer: QgsVectorLayer) -> list[dict[str, Any]]:
    names = layer.fields().names()
    return [dict(zip(names, feature.attributes())) for feature in layer.getFeatures()]


def places(count: int) -> list[tuple[float, float]]:
    return [(-10.0 + number % 40, 36.0 + number // 40 % 30 + number / 1e5) for number in range(count)]


def cells(count: int) -> Features:
    squares = [f"POLYGON(({x} 50, {x + 1} 50, {x + 1} 51, {x} 51, {x} 50))" for x in range(-10, count - 10)]
    return Features("Polygon", squares)


MANY: Mapping[str, tuple[str, Callable[[int], Any], int]] = {
    "geocodeaddresses": (
        "INPUT",
        lambda count: Features("None", [""] * count, {"a": [f"Hamburg, {n}" for n in range(count)]}),
        1,
    ),
    "reversegeocode": ("INPUT", lambda count: sites(*places(count)), 1),
    "pointattributes": ("VALUES", lambda count: ",".join(row["id"] for row in portfolio()[:count]), 1),
    "enrichpoints": ("INPUT", lambda count: sites(*places(count)), 500),
    "accumulationinarea": ("AREA", cells, 1),
    "accumulationinbuffers": ("CENTERS", lambda count: sites(*places(count)), 1),
    "riskreports": ("INPUT", lambda count: sites(*places(count)), 1),
}
"""The parameter with the rows, so many of them, and how many a request asks for."""
DONE = {"found", "not found", "saved", "empty"}


def many(name: str, requests: int) -> dict[str, Any]:
    """Parameters with as many rows as that many requests ask for; one radius, and the quick format."""
    parameter, make, size = MANY[name]
    rows = make(requests * size)
    given = given_to(name, **{parameter: as_layer(rows)})
    quick = {"RADII": "20000", "FORMAT": 1}
    return {**given, **{key: value for key, value in quick.items() if key in given}}


@pytest.mark.parametrize("name", BATCHES)
def test_a_key_that_is_refused_in_the_middle_keeps_what_came_and_ends_the_asking(run, sandbox, name):
    requests = 12 if name == "enrichpoints" else 30
    sandbox.faults.set(f"{path_of(name)}=delay:0x4", f"{path_of(name)}=401")
    feedback, size, percents = Feedback(), MANY[name][2], []
    feedback.progressChanged.connect(percents.append)
    found = rows_of(run_layer(run, name, feedback, **many(name, requests)))
    failed = [row for row in found if row["status"] == "failed"]
    assert max(percents) <= 100, "each row is counted once"
    assert len(found) == requests * size and len(failed) == (requests - 4) * size
    assert {row["status"] for row in found} - {"failed"} <= DONE
    assert all("rejected the API key" in row["message"] for row in failed)
    assert len(own_requests(name, sandbox)) <= 14
    assert len(feedback.errors) == 2
    assert any(text.endswith(f"{len(failed):,} failed") for text in feedback.errors)


@pytest.mark.parametrize("name", BATCHES)
def test_a_row_that_is_refused_never_ends_the_batch(run, sandbox, name):
    sandbox.faults.set(f"{path_of(name)}=403x1")
    feedback, size = Feedback(), MANY[name][2]
    found = rows_of(run_layer(run, name, feedback, **many(name, 5)))
    failed = [row for row in found if row["status"] == "failed"]
    assert len(found) == 5 * size and len(failed) == size
    assert all(is_told_well(row["message"], FAULT) for row in failed)
    assert {row["status"] for row in found} - {"failed"} <= DONE
    assert any(text.startswith(f"{len(found):,} rows: ") for text in feedback.errors)


@pytest.mark.parametrize("name", BATCHES)
def test_a_stop_keeps_what_came_and_says_which_rows_were_not_asked(run, sandbox, name):
    requests = 12 if name == "enrichpoints" else 40
    sandbox.faults.set(f"{path_of(name)}=delay:0x3", f"{path_of(name)}=delay:0.3")
    feedback = Feedback()
    feedback.progressChanged.connect(lambda percent: percent > 0 and feedback.cancel())
    found = rows_of(run_layer(run, name, feedback, **many(name, requests)))
    statuses = [row["status"] for row in found]
    assert len(statuses) == requests * MANY[name][2]
    assert "stopped" in statuses and {*statuses} & DONE and {*statuses} <= {"stopped", *DONE}
    assert len(own_requests(name, sandbox)) < requests
