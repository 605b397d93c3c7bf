"""What a layer knows of its result: a copy of the record, or the properties of version 0.1."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime

import pytest
from qgis.core import QgsVectorLayer

from geoportfolio.core.api.query import Area, Query
from geoportfolio.core.gis.layers import identity
from geoportfolio.core.gis.layers.provenance import LARGEST_QUERY, record_in, record_of, write_record
from geoportfolio.core.gis.storage.record import COMPLETE, PARTIAL, LoadPosition, ResultRecord
from tests.support.records import QUERY

WHEN = datetime(2026, 3, 12, 9, 14)
RECORD = ResultRecord(
    QUERY,
    "office",
    "https://api",
    WHEN,
    {"LocNumber": "Location"},
    state=PARTIAL,
    rows=6,
    position=LoadPosition(1, 0, 0, (0,)),
    title="Hamburg",
    missing=("Port",),
    refusals="Area 'Port' is missing.",
)
OF_0_1 = {
    "geoportfolio/query": QUERY.to_json(),
    "geoportfolio/endpoint": "points_buffer_v2",
    "geoportfolio/host": "https://api",
    "geoportfolio/time": "2026-03-12T09:14:00",
    "geoportfolio/state": "partial after 6",
    "geoportfolio/position": "[1, 0, 0, [0]]",
    "geoportfolio/refusals": "Area 'Port' is missing.",
    "geoportfolio/connection": "office",
    "geoportfolio/name": "Hamburg",
}


@pytest.fixture
def layer(qgis_app):
    made = QgsVectorLayer("Point?crs=EPSG:4326&field=LocNumber:string", "points", "memory")
    made.setFieldAlias(0, "Location")
    return made


def test_write_record_is_read_back_from_one_property(layer):
    write_record(layer, RECORD)
    ours = [name for name in layer.customPropertyKeys() if name.startswith("geoportfolio/")]
    assert sorted(ours) == [identity.FILE, identity.RECORD]
    assert record_of(layer) == RECORD
    told = json.loads(layer.customProperty(identity.RECORD))
    assert told["query"]["source"] == QUERY.source and told["rows"] == 6


def test_write_record_without_fields_and_without_a_large_query(layer):
    large = Query("pf", (Area("x" * LARGEST_QUERY, QUERY.areas[0].shape),))
    write_record(layer, replace(RECORD, query=large, fields=(("a", "a", False),)))
    assert record_of(layer) == replace(RECORD, query=None)


def test_read_properties_of_version_0_1_is_the_same_record_but_for_the_names_of_missing_areas(layer):
    for name, value in OF_0_1.items():
        layer.setCustomProperty(name, value)
    assert record_of(layer) == replace(RECORD, missing=())
    write_record(layer, record_of(layer))
    assert not set(OF_0_1) & set(layer.customPropertyKeys())
    assert record_of(layer) == replace(RECORD, missing=())


@pytest.mark.parametrize(
    "state", [("complete", COMPLETE), ("stopped after 6", PARTIAL), ("complete after 6", PARTIAL)]
)
def test_read_state_of_version_0_1(layer, state):
    layer.setCustomProperty(identity.STATE, state[0])
    record = record_of(layer)
    assert record.state == state[1]
    assert (record.query, record.when, record.position) == (None, None, None)


@pytest.mark.parametrize(
    "kept",
    [
        {"record": json.loads(replace(RECORD, query=None).to_json())},
        {"properties": OF_0_1, "aliases": {"LocNumber": "Location"}},
    ],
    ids=["now", "0.1"],
)
def test_read_record_of_the_result_before_a_refresh(kept):
    found = record_in(kept)
    assert replace(found, query=None, missing=()) == replace(RECORD, query=None, missing=())


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"record": 5},
        {"record": {}},
        {"record": {**json.loads(RECORD.to_json()), "aliases": ["a"]}},
        {"properties": 5, "aliases": {}},
        {"properties": OF_0_1, "aliases": [[1, 2, 3]]},
    ],
)
def test_read_record_that_a_stranger_wrote_is_empty(kept):
    assert record_in(kept) == ResultRecord()


def test_read_record_that_a_stranger_wrote_has_texts_as_labels():
    kept = {"record": {**json.loads(RECORD.to_json()), "aliases": {"a": 5, "b": None}}}
    assert record_in(kept).aliases == {"a": "5", "b": "None"}


def test_read_record_of_another_layer_is_empty(layer):
    assert record_of(layer) == ResultRecord()
