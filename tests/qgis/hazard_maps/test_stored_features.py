"""Features of a service whose WFS QGIS can't show, in a file of our own."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import pytest
import shapely
from shapely.geometry import shape

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.errors import (
    ApiError,
    Cancelled,
    FeaturesMissing,
    KeyRejected,
    NoFeatures,
)
from geoportfolio.core.api.parsing.records import BATCH
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.catalog import FeatureType
from geoportfolio.core.gis.hazard_maps.features import gml_records
from geoportfolio.core.gis.layers import identity, uris
from geoportfolio.core.gis.storage.geopackage import TABLE
from geoportfolio.core.gis.text.error_messages import About, sentence
from sandbox.hazards import zones
from tests.support.maps import names_in
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import is_told_well
from tests.support.planted_actions import plant_action
from tests.support.scripted_server import FakeServer, Reply
from tests.support.service import client_of

WIND = FeatureType("wind_bands", "Wind zones", "Gusts")
LAT_LONG = """<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:g="http://g"
 xmlns:gml="http://www.opengis.net/gml/3.2"><wfs:member><g:site gml:id="s.1"><g:name>Köln 🌊</g:name>
<g:id>9007199254740993</g:id><g:geom><gml:Point gml:id="p" srsName="urn:ogc:def:crs:EPSG::4326">
<gml:pos>50.94 6.96</gml:pos></gml:Point></g:geom></g:site></wfs:member></wfs:FeatureCollection>"""


def store(sandbox, path, bbox=None, monitor=None, name=WIND, **changes):
    return gis.hazard_maps.features.store_features(
        client_of(sandbox, **changes), name, bbox, path, monitor or Monitor()
    )


@pytest.mark.parametrize("form", ["asked", "gml", "no-json"])
def test_all_features_come_in_place_whatever_the_service_can_write(form, sandbox, project, office, tmp_path):
    with sandbox.behaving(features_form=form):
        features = store(sandbox, tmp_path / "wind.gpkg")
    assert features.error is None and features.stored.count == len(zones("wind_bands"))
    server = uris.server_of(office, "office")
    layer = map_layers.add_stored_features(project, server, WIND, features)
    found = [shapely.from_wkt(each.geometry().asWkt()) for each in layer.getFeatures()]
    expected = [shape(shapely.geometry.mapping(zone.geometry)) for zone in zones("wind_bands")]
    assert shapely.union_all(found).bounds == pytest.approx(shapely.union_all(expected).bounds, abs=0.01)
    assert {each["storm"] for each in layer.getFeatures()} == {
        z.attributes["storm"] for z in zones("wind_bands")
    }
    assert names_in(project) == ["Wind zones"]
    assert identity.is_map(layer) and identity.host_of(layer) == sandbox.url
    assert layer.metadata().abstract() == "Gusts" and layer.opacity() == 0.6


def test_features_take_no_action_from_their_file(sandbox, project, office, tmp_path):
    features = store(sandbox, tmp_path / "wind.gpkg")
    plant_action(features.stored.path, TABLE)
    server = uris.server_of(office, "office")
    assert not map_layers.add_stored_features(project, server, WIND, features).actions().actions()


def test_only_what_is_in_the_box_is_asked_for(sandbox, tmp_path):
    features = store(sandbox, tmp_path / "wind.gpkg", (120.0, 10.0, 150.0, 45.0))
    assert 0 < features.stored.count < len(zones("wind_bands"))


def test_a_stop_keeps_what_has_come(project, server, tmp_path):
    sites = [{"type": "Feature", "geometry": None, "properties": {"id": n}} for n in range(2 * BATCH)]
    with FakeServer(Reply({"type": "FeatureCollection", "features": sites})) as service:
        features = gis.hazard_maps.features.store_features(
            service.client(), WIND, None, tmp_path / "a.gpkg", RecordingMonitor(stop_after=1)
        )
    assert isinstance(features.error, Cancelled) and features.stored.count == BATCH
    layer = map_layers.add_stored_features(project, server, WIND, features)
    assert (layer.name(), layer.featureCount()) == ("Wind zones (stopped)", BATCH)


@pytest.mark.parametrize(("form", "cap"), [("asked", 2), ("gml", 2)])
def test_pages_of_a_capped_service_come_all(form, cap, sandbox, tmp_path):
    with sandbox.behaving(features_form=form, features_cap=cap):
        features = store(sandbox, tmp_path / "wind.gpkg")
    assert features.error is None and features.stored.count == len(zones("wind_bands"))


@pytest.mark.parametrize("form", ["asked", "gml"])
def test_what_a_service_keeps_back_is_told_and_marked(form, sandbox, project, server, tmp_path):
    with sandbox.behaving(features_form=form, features_cap=3, features_paging=False):
        features = store(sandbox, tmp_path / "wind.gpkg")
    assert features.stored.count == 3 and isinstance(features.error, FeaturesMissing)
    assert "3 features" in sentence(features.error) and is_told_well(sentence(features.error))
    layer = map_layers.add_stored_features(project, server, WIND, features)
    assert layer.name() == "Wind zones (incomplete)"


GML = """<m:FeatureCollection xmlns:m="http://www.opengis.net/wfs/2.0" xmlns:g="http://g"
 numberMatched="{count}"
 xmlns:gml="http://www.opengis.net/gml/3.2">{members}
</m:FeatureCollection>"""
SITE = "<m:member><g:site>{fields}</g:site></m:member>"


def gml_service(rows, schema=None):
    """A service of GML alone; without a *schema* it has no DescribeFeatureType."""

    def answer(seen):
        query = dict(parse_qsl(urlsplit(seen.target).query))
        if query["REQUEST"] == "DescribeFeatureType" and schema is not None:
            elements = "".join(f'<element name="{name}" type="{kind}"/>' for name, kind in schema.items())
            return Reply(f"<schema><sequence>{elements}</sequence></schema>", content_type="text/xml")
        if query["REQUEST"] != "GetFeature" or "OUTPUTFORMAT" in query:
            return Reply({"message": "Not offered."}, 400)
        members = [
            SITE.format(fields="".join(f"<g:{name}>{value}</g:{name}>" for name, value in row.items()))
            for row in rows
        ]
        return Reply(GML.format(count=len(rows), members="".join(members)), content_type="text/xml")

    return FakeServer(answer=answer)


def columns_of(service, path, sql):
    stored = gis.hazard_maps.features.store_features(service.client(), WIND, None, path, Monitor()).stored
    names = [field.name for field in stored.fields if field.original != "gml_id"]
    rows = sql(stored.path, f"SELECT {', '.join(names)} FROM records")
    return dict(zip(names, zip(*rows)))


def test_without_a_schema_a_text_becomes_a_number_only_where_that_writes_it_again(sql, tmp_path):
    rows = [
        {"postal": "00123", "code": "2E3", "n": "12", "share": "0.25", "mixed": "7", "price": "1.50"},
        {"postal": "000", "code": "1E5", "n": "-3", "share": "2.5", "mixed": "007", "price": "2.25"},
    ]
    with gml_service(rows) as service:
        found = columns_of(service, tmp_path / "a.gpkg", sql)
    assert found == {
        "postal": ("00123", "000"),
        "code": ("2E3", "1E5"),
        "n": (12, -3),
        "share": (0.25, 2.5),
        "mixed": ("7", "007"),
        "price": ("1.50", "2.25"),
    }


def test_with_a_schema_its_types_hold(sql, tmp_path):
    rows = [{"postal": "12", "n": "007", "share": "2E3", "long": "0.12345678901234567890"}]
    schema = {"postal": "xsd:string", "n": "xsd:int", "share": "double", "long": "decimal"}
    with gml_service(rows, schema) as service:
        found = columns_of(service, tmp_path / "a.gpkg", sql)
    assert found == {
        "postal": ("12",),
        "n": (7,),
        "share": (2000.0,),
        "long": ("0.12345678901234567890",),
    }


def test_no_features_are_told(tmp_path):
    nothing = Reply({"type": "FeatureCollection", "features": [], "numberMatched": 0})
    with FakeServer(nothing) as service, pytest.raises(NoFeatures) as caught:
        gis.hazard_maps.features.store_features(service.client(), WIND, None, tmp_path / "a.gpkg", Monitor())
    assert "no features" in sentence(caught.value, About("office"))


def test_a_refused_key_and_an_unknown_type_are_told(sandbox, tmp_path):
    with pytest.raises(KeyRejected):
        store(sandbox, tmp_path / "a.gpkg", api_key="another")
    with pytest.raises(ApiError):
        store(sandbox, tmp_path / "a.gpkg", name=FeatureType("no_such_type"))
    assert list(tmp_path.iterdir()) == []


def test_gml_with_latitude_first_is_turned(tmp_path):
    path = tmp_path / "sites.gml"
    path.write_text(LAT_LONG, "utf-8")
    (record,) = gml_records(path)
    assert record.geometry == {"type": "Point", "coordinates": [6.96, 50.94]}
    assert (record.attributes["name"], record.attributes["id"]) == ("Köln 🌊", 9007199254740993)


def test_gml_in_another_system_is_brought_to_degrees(tmp_path):
    path = tmp_path / "sites.gml"
    meters = LAT_LONG.replace("EPSG::4326", "EPSG::3857").replace("50.94 6.96", "774783.66 6610990.55")
    path.write_text(meters, "utf-8")
    (record,) = gml_records(path)
    assert record.geometry["coordinates"] == pytest.approx([6.96, 50.94], abs=0.01)
