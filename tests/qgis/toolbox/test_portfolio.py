"""``listsources`` and ``pointattributes`` against the sandbox over a socket."""

from __future__ import annotations

import pytest

from sandbox.data import catalog
from tests.support.oracle import SOURCE, is_told_well
from tests.support.processing import fails, rows
from tests.support.service import queried
from tests.support.vector_layers import table_of

BEYOND = 2**53 + 1


def attributes(run, feedback=None, **parameters) -> list[dict]:
    return rows(run, run("pointattributes", feedback, SOURCE=SOURCE, OUTPUT="TEMPORARY_OUTPUT", **parameters))


def test_listsources_has_a_row_for_each_source_column_and_filter(run):
    found = rows(run, run("listsources", OUTPUT="TEMPORARY_OUTPUT"))
    for name in catalog.PROVISIONED:
        provision = catalog.load(name).provision
        own = [row for row in found if row["source"] == name]
        assert len(own) == 1 + len(provision["columns"]) + len(provision["filters"])
    assert {"source": "pf_event_set", "kind": "source", "accumulation": 0}.items() <= next(
        row for row in found if row["source"] == "pf_event_set"
    ).items()
    country = next(r for r in found if (r["source"], r["kind"]) == ("pf_places", "filter"))
    assert (country["field"], country["label"], country["required"]) == ("CountryCode", "Country", 1)
    assert "DE" in country["filter_values"].split(", ")


def test_values_become_a_table_with_the_services_own_fields(run, sandbox):
    found = attributes(run, VALUES="apt-EDDH, apt-NONE,apt-EDDH")
    assert [(row["value"], row["status"]) for row in found] == [
        ("apt-EDDH", "found"),
        ("apt-NONE", "not found"),
        ("apt-EDDH", "found"),
    ]
    source = catalog.load(SOURCE)
    assert set(found[0]) == {*source.columns, "value", "status", "message"}
    row = source.row_of_id["apt-EDDH"]
    assert found[0]["id"] == "apt-EDDH" and found[0]["LocName"] == source.table["LocName"][row]
    assert found[0]["BuildingTIV"] == pytest.approx(float(source.table["BuildingTIV"][row]))
    assert found[1]["message"] == "The source pf_airports has no point apt-NONE."
    assert queried(sandbox, "value") == ["apt-EDDH", "apt-NONE"]


def test_the_values_of_a_field_are_sent_digit_by_digit(run, sandbox):
    values = [{"number": BEYOND}, {"number": None}, {"number": BEYOND + 2}]
    found = attributes(run, INPUT=table_of(values, number="int8"), FIELD="number")
    assert queried(sandbox, "value") == [str(BEYOND), str(BEYOND + 2)]
    assert [row["status"] for row in found] == ["not found", "empty", "not found"]
    assert [row["value"] for row in found][::2] == [str(BEYOND), str(BEYOND + 2)]


def test_any_script_reaches_the_service(run, sandbox):
    found = attributes(run, VALUES='שדה,🛬,"a, b & c/d"')
    assert queried(sandbox, "value") == sorted(["שדה", "🛬", "a, b & c/d"])
    assert [row["value"] for row in found] == ["שדה", "🛬", "a, b & c/d"]


def test_the_field_is_id_when_none_is_named(run):
    found = attributes(run, INPUT=table_of([{"id": "apt-EDDH"}], id="string"))
    assert [row["status"] for row in found] == ["found"]


@pytest.mark.parametrize(
    ("parameters", "piece"),
    [
        ({}, "either VALUES or INPUT"),
        ({"VALUES": "a", "INPUT": True}, "either VALUES or INPUT"),
        ({"INPUT": True, "FIELD": "nothing"}, "INPUT has no field 'nothing'. Fields: id."),
        ({"INPUT": False}, "INPUT has no row"),
        ({"VALUES": '"a'}, "can't be read"),
    ],
)
def test_what_can_not_be_asked_is_told(run, sandbox, parameters, piece):
    if "INPUT" in parameters:
        parameters["INPUT"] = table_of([{"id": "x"}] if parameters["INPUT"] else [], id="string")
    text = fails(run, "pointattributes", SOURCE=SOURCE, OUTPUT="TEMPORARY_OUTPUT", **parameters)
    assert is_told_well(text) and piece in text and queried(sandbox, "value") == []
