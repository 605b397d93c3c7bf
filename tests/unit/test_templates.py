"""Templates of request bodies: what is wrong with one, where, and what becomes of one that is right."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api import Filter, OpenPoints
from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.api.template_previews import (
    OPEN_BODIES,
    Example,
    example_request,
    preview,
    rows_of,
)
from geoportfolio.core.api.templates import (
    InvalidTemplate,
    fault_in,
    filled,
    parsed,
    written,
)
from tests.support.scripted_server import KEY, FakeServer, Reply

NAMES = ("source", "filters")
RISK, LAYER, EVENT = (OPEN_BODIES[name] for name in ("risk_body", "layer_body", "event_body"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"a": "{source}"}', None),
        ('\ufeff{"a": 1}', None),
        ('{"a": 9007199254740993, "b": -1.5e3, "{source}": ["x {filters} y"]}', None),
        ('{"{not closed": "{}", "b": "{ source }"}', None),
        ("", ("syntax", 1, 1, "")),
        ('{"a": 1,\n "b" 2}', ("syntax", 2, 6, "")),
        ("\n [1]", ("object", 2, 2, "")),
        ('"{source}"', ("object", 1, 1, "")),
        ('{"a": "\U0001f30a {sauce}"}', ("placeholder", 1, 10, "sauce")),
        ('{\n"{sauce}": 1}', ("placeholder", 2, 2, "sauce")),
        (r'{"a": "\u007bsauce}"}', ("placeholder", 1, 7, "sauce")),
        ('{"a": {"b": 1,\n"b": 2}}', ("twice", 2, 1, "b")),
        ('{"a": {"b": 1}, "b": 2}', None),
        ('{"a": NaN}', ("number", 1, 7, "NaN")),
        ('{"a": -Infinity}', ("number", 1, 7, "-Infinity")),
        ('{"a": 1e999}', ("number", 1, 7, "1e999")),
        ('{"a": "NaN 1e999 [{"}', None),
        (r'{"a": "\ud83c"}', ("characters", 1, 7, "")),
        ('{"a": ' + "[" * 150 + "]" * 150 + "}", ("depth", 1, 106, "")),
    ],
)
def test_the_first_fault_is_found_at_its_place(text, fault):
    found = fault_in(text, NAMES)
    assert found and (found.reason, found.line, found.column, found.name) == fault if fault else not found


@pytest.mark.parametrize("text", ['{"a": ' * 100_000, "[" * 100_000 + "]" * 100_000])
def test_what_is_nested_endlessly_is_a_fault_and_no_crash(text):
    assert fault_in(text, NAMES).reason in ("depth", "syntax")


TEXTS = st.text(st.characters(blacklist_characters="{", blacklist_categories=["Cs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(TEXTS, VALUES), st.sampled_from([None, 2]), st.booleans())
def test_any_json_object_is_right_and_is_sent_as_it_stands(value, indent, ascii_only):
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    assert fault_in(text, NAMES) is None
    assert filled(text, {}) == value


@given(st.text(max_size=40))
def test_any_text_is_judged_without_an_error(text):
    fault = fault_in(text, NAMES)
    if fault is None:
        filled(text, {"source": "pf", "filters": []})
    else:
        assert 1 <= fault.line <= text.count("\n") + 1
        assert fault.column >= 1


def test_a_placeholder_names_a_member_or_leaves_it_out():
    template = '{"{key}": "{filters}", "in {key}": 1, "x": "{nothing}", "{nothing}": 2}'
    values = {"key": "filters_v2", "filters": [{"field": "a"}], "nothing": None}
    assert filled(template, values) == {"filters_v2": [{"field": "a"}], "in filters_v2": 1}


def test_an_error_says_the_place_and_what_there_is():
    with pytest.raises(InvalidTemplate) as caught:
        filled('{\n "a": "{sauce}"}', {"source": "pf", "filters": []})
    error = caught.value
    assert isinstance(error, InvalidInput)
    assert (error.reason, error.line, error.column, error.name) == ("placeholder", 2, 8, "sauce")
    assert error.choices == "source, filters"
    assert "line 2, column 8" in str(error)
    with pytest.raises(InvalidTemplate) as caught:
        filled({"a": "{sauce}"}, {"source": "pf"})
    assert (caught.value.line, caught.value.name) == (0, "sauce")


@pytest.mark.parametrize("body", OPEN_BODIES.values(), ids=OPEN_BODIES)
def test_a_default_is_shown_and_not_kept(body):
    shown = body.shown(OpenPoints())
    assert body.fault(shown) is None and parsed(shown) == body.default
    assert body.own(shown) == body.own(json.dumps(body.default)) == body.own("  ") == ""
    assert body.own(' {"a": 1} ') == '{"a": 1}'
    assert body.shown(OpenPoints(**{body.point: '{"a":1}'})) == '{\n  "a": 1\n}'
    assert body.shown(OpenPoints(**{body.point: '{"a":'})) == '{"a":'
    assert body.own("{") == "{"


@pytest.mark.parametrize("body", OPEN_BODIES.values(), ids=OPEN_BODIES)
def test_each_placeholder_has_a_value_in_every_request(body):
    everything = written({name: f"{{{name}}}" for name in body.names})
    for row in rows_of(body):
        sent = example_request(body, row, everything, OpenPoints()).body
        missing = set(body.names) - set(sent)
        assert missing == ({"radiuses"} if row in ("risk_point_v1", "risk_point_v2") else set()), row


@pytest.mark.parametrize(("row", "key"), [("v1", "filters"), ("v2", "filters_v2")])
def test_one_template_serves_both_versions_of_a_report(row, key):
    example = Example(filters=(Filter("A", "1"),))
    body = example_request(
        RISK, f"risk_point_buffer_{row}", RISK.shown(OpenPoints()), OpenPoints(), example
    ).body
    assert list(body) == ["source", "shape", "radiuses", key]
    assert body[key] == [{"field": "A", "value": "1"}]


CALLS = {
    "risk_point_v2": lambda c, e, path: c.reports.point(e.source, (e.lon, e.lat), path, filters=e.filters),
    "risk_point_buffer_v1": lambda c, e, path: c.reports.point_buffer(
        e.source, (e.lon, e.lat), e.radiuses, path, filters=e.filters, version="v1"
    ),
    "accumulation_layer_v1": lambda c, e, _: list(c.accumulation.layer(e.source, filters=e.filters)),
    "event_entries": lambda c, e, _: list(
        c.events.enrich_entries(e.footprint, e.source, e.columns, e.filters)
    ),
}


@pytest.mark.parametrize("row", CALLS)
def test_a_preview_is_what_goes_over_the_wire(row, tmp_path):
    body = next(body for body in OPEN_BODIES.values() if row in rows_of(body))
    template = '{"x": ["{source}", "\U0001f30a {filters}"], "n": 9007199254740993}'
    points = OpenPoints(**{body.point: template}, point_report_alias=True)
    reply = Reply("<html></html>", content_type="text/html") if "risk" in row else Reply([])
    with FakeServer(reply) as server:
        client = server.client("/gw", points=points)
        CALLS[row](client, Example(), tmp_path / "r")
        seen = server.seen[0]
        shown = preview(
            example_request(body, row, template, points),
            client.config.base_url,
            "(your key)",
            client.config.user_agent,
        )
    assert (shown.method, shown.url) == (seen.method, server.url + seen.target)
    assert json.loads(shown.body) == seen.json
    assert {**shown.headers, "Authorization": KEY}.items() <= seen.headers.items()
    assert shown.headers["Authorization"] == "(your key)" and KEY not in shown.text()
    assert shown.text().startswith(f"{seen.method} {shown.url}\nAuthorization: (your key)\n")


def test_a_preview_of_a_broken_template_is_none():
    with pytest.raises(InvalidTemplate):
        example_request(EVENT, "event_entries", '{"a": "{radiuses}"}', OpenPoints())
    assert LAYER.fault('{"a": "{radiuses}"}').name == "radiuses"


def test_a_broken_template_of_the_connection_sends_nothing(tmp_path):
    with FakeServer() as server:
        client = server.client(
            points=OpenPoints(risk_body='{"a": }', layer_body="[]", event_body='{"{x}": 1}')
        )
        for call in CALLS.values():
            with pytest.raises(InvalidTemplate) as caught:
                call(client, Example(), tmp_path / "r")
            assert caught.value.line == 1
    assert server.seen == []
