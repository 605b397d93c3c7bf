"""What is asked: all of it comes back as it was written, and bodies are those of the specification."""

from __future__ import annotations

import json
from dataclasses import replace
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from geoportfolio.core.api import (
    Buffers,
    Config,
    Filter,
    OpenPoints,
    filters,
    portfolio_requests,
    shapes,
)
from geoportfolio.core.api.endpoints import BY_ID
from geoportfolio.core.api.errors import InvalidFilters, InvalidInput
from geoportfolio.core.api.http.request import Request
from geoportfolio.core.api.parsing import json_text
from geoportfolio.core.api.portfolio_requests import v1_search_request
from geoportfolio.core.api.query import POINTS, VERBS, Area, Query
from geoportfolio.core.api.templates import InvalidTemplate, fault_in, filled, parsed, written
from tests.fuzz.properties import KEY, check_written
from tests.fuzz.strategies import FLAT, FORESTS, ODD_TEXTS, POLYGONS, SHAPES, TEXTS, VALUES, fuzzed, many

CONFIG = Config("http://127.0.0.1/geo", KEY)
IN_PARAMS = replace(CONFIG, open_points=OpenPoints(filters_in_params=True))


def tree_of(forest):
    """Spec 2.4, written down again."""
    return [
        {"field": f.field, "value": f.value, **({"filters": tree_of(f.filters)} if f.filters else {})}
        for f in forest
    ]


def shape_of(shape):
    """Spec 2.2 and 2.3, written down again."""
    if isinstance(shape, Buffers):
        places = [{"lat": lat, "long": lon} for lon, lat in shape.centers]
        return {"shape": {"type": "circle", "coordinates": places}, "radiuses": list(shape.radiuses)}
    parts = [[[[lon, lat] for lon, lat in ring] for ring in part] for part in shape.polygons]
    kind, coordinates = ("Polygon", parts[0]) if len(parts) == 1 else ("MultiPolygon", parts)
    geometry = {"type": kind, "coordinates": coordinates}
    return {"shape": {"type": "Feature", "geometry": geometry, "properties": {}}}


@fuzzed
@given(st.sampled_from(["points", "entries", "accumulation"]), TEXTS, SHAPES, FORESTS, st.booleans())
def test_a_body_of_v2_is_that_of_the_specification(what, source, shape, forest, in_params):
    config = IN_PARAMS if in_params else CONFIG
    request = portfolio_requests.request_in(config, Query(source, verb=what, filters=forest), shape)
    asked = {"filters_v2": tree_of(forest)} if forest else {}
    if asked and in_params:
        asked = {"params": asked}
    sent = json.loads(request.data())
    page = {"limit": 1000, "page": 0} if what == "entries" else {}
    assert sent == {"source": source, **shape_of(shape), **asked, **page}
    assert "/v2/" in request.endpoint.path and request.endpoint.method == "POST"


@fuzzed
@given(st.sampled_from(["points", "entries", "accumulation"]), TEXTS, SHAPES, FORESTS)
def test_a_body_of_v1_is_flat_or_refused(what, source, shape, forest):
    query = Query(source, version="v1", verb=what, filters=forest)
    if any(each.filters for each in forest):
        with pytest.raises(InvalidFilters):
            portfolio_requests.request_in(CONFIG, query, shape)
        return
    asked = {"filters": tree_of(forest)} if forest else {}
    if what == "entries":
        asked.update(limit=1000, page=0)
    sent = json.loads(portfolio_requests.request_in(CONFIG, query, shape).data())
    assert sent == {"source": source, **shape_of(shape), **asked}


@many
@given(TEXTS, FLAT, st.lists(TEXTS.filter(lambda name: "," not in name and name), max_size=3))
def test_a_search_of_v1_can_be_read_from_its_address(source, flat, columns):
    query = parse_qs(urlsplit(v1_search_request(source, flat, columns).path()).query, keep_blank_values=True)
    assert query.pop("source") == [source]
    assert json.loads(query.pop("filters", ["[]"])[0]) == tree_of(flat)
    assert query.pop("columns", [""]) == [",".join(columns)]
    assert not query


@many
@given(st.text(max_size=20))
@example("\ud83d")
@example("..")
@example("a/b?c=d#e%2f")
def test_a_footprint_is_one_part_of_the_address_or_refused(footprint):
    request = Request(BY_ID["event_entries"], path_values={"footprint": footprint}, query={"q": footprint})
    try:
        address = urlsplit("http://h" + request.path())
    except InvalidInput:
        assert footprint in ("", ".", "..") or any("\ud800" <= c <= "\udfff" for c in footprint)
        return
    head, tail = BY_ID["event_entries"].path.split("{footprint}")
    assert address.path.startswith(head) and address.path.endswith(tail)
    assert unquote(address.path[len(head) : len(address.path) - len(tail)]) == footprint
    assert "/" not in address.path[len(head) : len(address.path) - len(tail)]
    assert parse_qs(address.query, keep_blank_values=True) == {"q": [footprint]}


@many
@given(VALUES)
@example(float("inf"))
@example("\ud83d")
def test_a_body_is_sent_as_it_is_or_not_at_all(value):
    try:
        data = Request(BY_ID["event_entries"], body={"a": value}).data()
    except InvalidInput:
        written_down = json.dumps(value, ensure_ascii=False)
        assert "Infinity" in written_down or written_down.encode("utf-8", "replace") != written_down.encode(
            "utf-8", "surrogatepass"
        )
        return
    assert repr(json.loads(data)) == repr({"a": value})


@fuzzed
@given(FORESTS)
def test_filters_come_back_as_they_were(forest):
    assert filters.parse(filters.dumps(forest)) == forest
    assert filters.from_json(json.loads(json.dumps(filters.to_json(forest, "v2")))) == forest
    flat = filters.flattened(forest)
    assert not any(each.filters for each in flat)
    assert filters.to_json(flat, "v1") == [{"field": f.field, "value": f.value} for f in flat]


@fuzzed
@given(SHAPES)
def test_shapes_come_back_as_they_were(shape):
    stored = json.loads(json.dumps(shapes.shape_to_json(shape)))
    assert shapes.shape_from_json(stored) == shape


@many
@given(
    st.recursive(
        st.floats() | st.integers() | st.text(max_size=3) | st.none(),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["type", "geometry", "coordinates", "radiuses", "lat", "long"]),
                inner,
                max_size=4,
            )
        ),
        max_leaves=12,
    ),
    st.sampled_from(["circle", "Polygon", "MultiPolygon", "Feature"]),
)
@example({"coordinates": [{"lat": 10**400, "long": 1}], "radiuses": [1]}, "circle")
@example({"coordinates": [[[10**400, 1]]]}, "Polygon")
def test_what_is_no_shape_is_refused(value, kind):
    stored = {**value, "type": kind} if isinstance(value, dict) else value
    try:
        shape = shapes.shape_from_json(stored)
    except InvalidInput as error:
        assert str(error)
    else:
        assert shapes.shape_from_json(shapes.shape_to_json(shape)) == shape


@fuzzed
@given(
    st.builds(
        Query,
        TEXTS,
        st.lists(st.builds(Area, TEXTS | ODD_TEXTS, SHAPES), max_size=2).map(tuple),
        st.sampled_from(["v1", "v2"]),
        FORESTS,
        st.lists(TEXTS, max_size=3).map(tuple),
        st.integers(1, 10**9),
        st.sampled_from(sorted(VERBS)),
        TEXTS,
        TEXTS,
    )
)
def test_a_query_comes_back_as_it_was(query):
    assert Query.from_json(query.to_json().encode().decode()) == query


@fuzzed
@given(VALUES, st.none() | st.just(1))
@example(["\\\ud83d", "\ude00\ud83d"], None)
def test_what_is_kept_is_read_as_it_was(value, indent):
    assert json_text.load_json(json_text.dump_json(value, indent).encode().decode()) == value


STORED = {
    "source": "pf",
    "areas": [],
    "version": "v2",
    "filters": [],
    "columns": [],
    "page_size": 1,
    "verb": POINTS,
    "footprint": "",
    "request": "",
}


@many
@given(st.sampled_from(sorted(STORED)), VALUES)
@example("page_size", 1e999)
@example("version", [])
@example(
    "areas", [{"name": "a", "shape": {"type": "circle", "coordinates": [{"lat": 10**400}], "radiuses": []}}]
)
def test_a_query_that_somebody_changed_is_read_or_refused(name, value):
    check_written(json.dumps({**STORED, name: value}).encode())


PLACEHOLDERS = {"source": "pf {x}", "filters": [{"field": "a"}], "lat": 1.5, "nothing": None}
TEMPLATES = st.dictionaries(
    TEXTS,
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(10**20), 10**20)
        | TEXTS
        | st.sampled_from(["{source}", "x{lat}y"]),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
        max_leaves=8,
    ),
    max_size=4,
)


@fuzzed
@given(TEMPLATES)
def test_a_template_comes_back_as_it_was_and_is_filled(template):
    text = written(template)
    fault = fault_in(text)
    assert fault is None and parsed(text) == template
    try:
        body = filled(text, PLACEHOLDERS)
    except InvalidTemplate as error:
        assert error.reason == "placeholder" and error.name not in PLACEHOLDERS and error.line >= 1
    else:
        assert "{source}" not in json.dumps(body).replace("{x}", "")


@many
@given(st.text('{}[]",:\\ \n0123456789.eE+-truefalsnNI\ufeff', max_size=50) | st.text(max_size=20))
@example("[" * 3000)
@example('{"a": "' + "\\" * 301)
def test_any_text_is_taken_or_refused_at_a_place_that_it_has(text):
    check_written(text.encode("utf-8", "replace"))


@fuzzed
@given(POLYGONS, st.data())
def test_a_ring_that_is_not_closed_is_refused(polygon, data):
    ring = data.draw(st.sampled_from(list(polygon.rings())))
    assume(ring[1] != ring[0])
    with pytest.raises(InvalidInput):
        shapes.Polygon((((*ring[:-1], ring[1]),),))


def test_a_filter_can_be_told_from_another():
    assert tree_of((Filter("a", "1", (Filter("b", "2"),)),)) != tree_of((Filter("a", "1"), Filter("b", "2")))
