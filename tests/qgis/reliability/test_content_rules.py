"""What becomes of odd content, rule by rule."""

from __future__ import annotations

import json
import math
from datetime import datetime

import pytest
from qgis.core import QgsFields

from geoportfolio.core.api import Area, Monitor, Query
from geoportfolio.core.api.errors import ServerFailed, UnreadableAnswer
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.api.places import Places
from geoportfolio.core.gis.enrichment.fields import EnrichedFields
from geoportfolio.core.gis.results.result import off_globe_text, placeless_text, title_of
from geoportfolio.core.gis.storage.columns import (
    MOST_FIELDS,
    REAL,
    SENT_PLACE,
    TEXT,
    UNKNOWN,
    Column,
    provisioned_kind,
)
from geoportfolio.core.gis.storage.reader import stored_records
from geoportfolio.core.gis.storage.record import ResultRecord
from geoportfolio.core.gis.storage.writer import ResultWriter
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.rows import AREA

QUERY = Query("pf_airports", (Area("1", AREA),))
"""With it a file tells what its fields are."""
FAR = {"type": "Point", "coordinates": [500.5, 95.25]}
EDGES = [(360.0, 90.0), (-360.0, -90.0), (190.0, 0.0)]
"""The last places that are some; beyond 180 is the other side of the antimeridian."""


@pytest.mark.parametrize(("lon", "lat"), EDGES)
def test_a_place_on_the_globe_is_drawn_where_it_is(store, point, lon, lat):
    stored = store([point(lon, lat, id=1), point(1, 2, id=2)])
    assert (stored.geometry_count, stored.astray) == (2, 0)


@pytest.mark.parametrize(
    "place", [FAR, {"type": "Point", "coordinates": [1, 90.1]}, {"type": "Point", "coordinates": ["x", 2]}]
)
def test_a_place_off_the_globe_is_kept_told_and_read_back(store, point, place):
    stored = store([point(1, 2, id=1), Record(place, {"id": 2}), Record(None, {"id": 3})], query=QUERY)
    assert (stored.count, stored.geometry_count, stored.astray) == (3, 1, 1)
    assert f"field {SENT_PLACE}" in off_globe_text(stored)
    assert placeless_text(stored) == "1 of the rows has no position: only the table shows it."
    records = [record for _, record, _ in stored_records(stored.path)]
    assert [record.geometry for record in records][1:] == [place, None]
    assert [record.attributes for record in records] == [{"id": 1}, {"id": 2}, {"id": 3}]


def test_a_field_of_the_services_own_keeps_its_name(store, point):
    stored = store(
        [point(1, 2, sent_place="theirs"), Record(FAR, {"sent_place": "theirs, too"})], query=QUERY
    )
    assert [field.name for field in stored.fields] == [SENT_PLACE, f"gp_{SENT_PLACE}"]
    (_, second) = [record for _, record, _ in stored_records(stored.path)]
    assert second == Record(FAR, {"sent_place": "theirs, too"})


@pytest.mark.parametrize("odd", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_null(odd):
    column = Column("a", "a")
    assert list(column.take([1.5, odd, 2])) == [1.5, None, 2]
    assert column.kind == REAL


@pytest.mark.parametrize("text", ["NaN", "nan", "Infinity", "-inf", " NaN "])
def test_what_is_no_number_in_csv_is_null(text):
    column = Column("a", "a", provisioned_kind("number"))
    assert list(column.take(["1.5", text, ""])) == [1.5, None, None]
    assert column.kind == REAL
    names = Column("b", "b")
    assert list(names.take([text])) == [text]


@pytest.mark.parametrize("word", [None, "", " "])
def test_a_column_without_a_type_has_that_of_its_values(word):
    assert provisioned_kind(word) == UNKNOWN
    assert provisioned_kind("thing") == TEXT


def test_attributes_beyond_what_a_table_takes_share_a_field():
    fields = EnrichedFields(QgsFields(), [], ["flood"], "enhance")
    attributes = {f"a{number}": number for number in range(2 * MOST_FIELDS)}
    turned = fields.turned([{"flood": attributes}])
    fields.take(turned)
    assert len(fields.added) + len(fields.own) <= MOST_FIELDS + 1
    found = {name.removeprefix("flood_"): value for name, (value,) in turned.items()}
    rest = found.pop("more_fields")
    assert {**found, **rest} == attributes
    assert fields.turned([{"flood": attributes}]) == turned


def test_an_address_off_the_globe_is_no_place():
    class Transport:
        def json(self, _request, read, _monitor):
            return read({"result": {"lat": 95.25, "lon": 9.9, "label": "Nowhere"}})

    with pytest.raises(UnreadableAnswer, match=r"latitude 95.25, longitude 9.9"):
        Places(Transport()).geocode("nowhere")


def test_no_word_of_others_turns_ours_around():
    error = ServerFailed("no", status=500)
    error.service_message = "\u202eevil\u2066 \u05e9\u05dc\u05d5\u05dd\x07!"
    told = sentence(error)
    assert told.endswith('Service: "evil \u05e9\u05dc\u05d5\u05dd !"')
    query = Query("pf\u202e_airports", (Area("\u2067a\u0301\x01", AREA),))
    assert title_of(query, datetime(2026, 3, 12)) == "pf_airports, a\u0301 , 2026-03-12"


def test_a_load_that_goes_on_keeps_the_places_it_had(tmp_path, store, point):
    first = store([point(1, 2, id=1), Record(FAR, {"id": 2})], query=QUERY)
    with ResultWriter(tmp_path / "again.gpkg", {}, record=ResultRecord(QUERY)) as writer:
        writer.add([record for _, record, _ in stored_records(first.path)], {}, Monitor())
        writer.add([Record(FAR, {"id": 3})], {}, Monitor())
    assert writer.stored.astray == 2
    places = [record.geometry for _, record, _ in stored_records(writer.stored.path)]
    assert json.dumps(places[1:]) == json.dumps([FAR, FAR])
