"""Results in a real PostgreSQL with PostGIS, by QGIS's own destinations."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from qgis.core import (
    NULL,
    QgsFeature,
    QgsGeometry,
    QgsProcessingOutputLayerDefinition,
    QgsProperty,
    QgsRemappingSinkDefinition,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QDate, QDateTime, QTime

from geoportfolio.core.toolbox.shared.databases import reason_in, without_password
from tests.support.oracle import ALPS, COAST, EUROPE, OCEAN, SOURCE, airports_in, is_told_well
from tests.support.postgres import Database, database
from tests.support.processing import Feedback, fails
from tests.support.vector_layers import polygons, sites

BIG = 9_007_199_254_740_993
"""2^53 + 1, which no float holds."""
TEXT = "שדה 🛬 'x' \\ \"y\"\n%s"
COLUMNS = "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = %s"
PASSWORD = "top+secret/42"


@pytest.fixture(scope="module")
def server():
    with database() as started:
        yield started


@pytest.fixture
def db(server: Database):
    """The database, empty."""
    yield server
    own = server.ask(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'spatial_ref_sys'"
    )
    for (name,) in own:
        server.ask(f'DROP TABLE "{name}" CASCADE')


def columns(db: Database, table: str) -> dict[str, str]:
    return dict(db.ask(COLUMNS, table))


def read(db: Database, table: str) -> QgsVectorLayer:
    layer = QgsVectorLayer(f'{db.connection} table="public"."{table}" (geom)', table, "postgres")
    assert layer.isValid()
    return layer


def test_points_become_a_table_with_srid_types_and_a_spatial_index(run, db):
    results = run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=db.target("Points wide"))
    assert results["OUTPUT"] == db.target("Points wide")
    assert {row[0] for row in db.ask('SELECT id FROM "Points wide"')} == airports_in(COAST)
    assert db.ask("SELECT srid, type FROM geometry_columns") == [(4326, "POINT")]
    kinds = columns(db, "Points wide")
    assert kinds["LocName"] == "character varying" and kinds["BuildingTIV"] == "double precision"
    assert kinds["AddressMatch"] == "bigint"
    indexes = [row[0] for row in db.ask("SELECT indexdef FROM pg_indexes WHERE tablename = 'Points wide'")]
    assert any("USING gist (geom)" in each for each in indexes)
    place = "SELECT ST_X(geom), ST_Y(geom) FROM \"Points wide\" WHERE id = 'apt-EDDH'"
    assert db.ask(place) == [(pytest.approx(9.9882, abs=0.01), pytest.approx(53.6304, abs=0.01))]


def test_a_second_run_replaces_the_table(run, db):
    for area in (COAST, ALPS):
        run("pointsinarea", SOURCE=SOURCE, AREA=polygons(area), OUTPUT=db.target("points"))
    assert {row[0] for row in db.ask("SELECT id FROM points")} == airports_in(ALPS)
    assert (
        len(db.ask("SELECT 1 FROM pg_indexes WHERE tablename = 'points' AND indexdef LIKE '%%gist%%'")) == 1
    )


def test_rows_are_added_to_a_table_where_qgis_is_told_so(run, db):
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=db.target("points"))
    there = read(db, "points")
    told = QgsRemappingSinkDefinition()
    told.setDestinationFields(there.fields())
    told.setDestinationWkbType(there.wkbType())
    told.setDestinationCrs(there.crs())
    names = [name for name in there.fields().names() if name != "id_0"]
    told.setFieldMap({name: QgsProperty.fromExpression(f'"{name}"') for name in names})
    output = QgsProcessingOutputLayerDefinition(db.target("points"))
    output.setRemappingDefinition(told)
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(ALPS), OUTPUT=output)
    found = db.ask('SELECT id, "LocName", area FROM points')
    assert sorted(row[0] for row in found) == sorted(airports_in(COAST) | airports_in(ALPS))
    assert all(name and area == "1" for _, name, area in found)


def test_values_of_all_kinds_arrive_whole(run, db):
    """Ids beyond 2^53, NULL, dates, texts of any script, names that PostgreSQL would cut or confuse."""
    long = "a" * 62 + "é"
    names = ["id:int8", "Name:string", "name:string", "geom:string", f"{long}1:string", f"{long}2:string"]
    kinds = ["day:date", "moment:datetime", "yes:boolean", "value:double", "none:string"]
    fields = "&".join(f"field={each}" for each in (*names, *kinds))
    layer = QgsVectorLayer(f"Point?crs=EPSG:25832&{fields}", "sites", "memory")
    day, moment = QDate(2020, 1, 2), QDateTime(QDate(2020, 1, 2), QTime(3, 4, 5))
    for number, wkt in enumerate(("POINT(500000 5900000)", "", "POINT(560000 5930000)")):
        feature = QgsFeature(layer.fields())
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([BIG + number, TEXT, NULL, "g", "A", "B", day, moment, True, 0.1, NULL])
        assert layer.dataProvider().addFeature(feature)
    run("enrichpoints", INPUT=layer, LAYERS="flood_zones", OUTPUT=db.target("Hazards"))
    kinds = columns(db, "Hazards")
    assert kinds["id"] == "bigint" and kinds["day"] == "date"
    assert kinds["moment"].startswith("timestamp") and kinds["flood_zones_intensity"] == "bigint"
    cut = [name for name in kinds if name.startswith("aaa")]
    assert len(cut) == 2 and all(len(name.encode()) <= 63 for name in cut)
    first, second = (f'"{name}"' for name in cut)
    found = db.ask(
        f'SELECT id, "Name", name, geom_2, {first}, {second}, day, moment, value::float, none, status, '
        'ST_SRID(geom) FROM "Hazards" ORDER BY id'
    )
    assert [row[0] for row in found] == [BIG, BIG + 1, BIG + 2]
    assert [row[-2] for row in found] == ["not found", "failed", "found"]
    assert [row[-1] for row in found] == [25832, None, 25832]
    for row in found:
        assert row[1:6] == (TEXT, None, "g", "A", "B")
        assert (row[6].isoformat(), row[7].isoformat()[:19]) == ("2020-01-02", "2020-01-02T03:04:05")
        assert row[8:10] == (0.1, None)


@pytest.mark.parametrize(
    ("verb", "more"),
    [
        ("listsources", {}),
        ("pointattributes", {"SOURCE": SOURCE, "VALUES": "apt-EDDH,apt-NONE"}),
    ],
)
def test_tables_without_places_need_no_other_output(run, db, verb, more):
    """The dialog's "Save to Database Table" names a column for geometries whatever comes."""
    run(verb, **more, OUTPUT=db.target("rows"))
    assert "geom" not in columns(db, "rows")
    assert db.ask("SELECT count(*) FROM rows")[0][0] > 1


def test_polygons_and_an_answer_without_rows(run, db):
    run("accumulationinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=db.target("sums"))
    run(
        "accumulationinbuffers",
        SOURCE=SOURCE,
        CENTERS=sites("POINT(9.9 53.6)"),
        RADII="9000",
        OUTPUT=db.target("c"),
    )
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(OCEAN), OUTPUT=db.target("none"))
    kinds = dict(db.ask("SELECT f_table_name, type FROM geometry_columns"))
    assert kinds == {"sums": "POLYGON", "c": "MULTIPOLYGON", "none": "POINT"}
    assert db.ask("SELECT count(*) FROM none") == [(0,)] and "LocName" in columns(db, "none")
    assert db.ask("SELECT locations FROM sums") == [(len(airports_in(COAST)),)]


def without(db: Database, **changes: str) -> str:
    """The OUTPUT of somebody else, with a password."""
    target = db.target("points").replace("user='postgres'", f"user='other' password='{PASSWORD}'")
    for old, new in changes.items():
        target = target.replace(*{"name": ("'geo'", f"'{new}'"), "schema": ('"public"', f'"{new}"')}[old])
    return target


def stored_in(text: str) -> QgsVectorLayer:
    """The layer of the file that a sentence names."""
    path = Path(text.rstrip(".").rpartition(" in ")[2])
    layer = QgsVectorLayer(str(path), "kept", "ogr")
    assert path.exists() and layer.isValid()
    return layer


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"name": "nowhere"}, "Check that it can be reached"),
        ({"schema": "no'where"}, 'schema "no\'where" does not exist'),
        ({}, ': "permission denied for schema public"'),
    ],
)
def test_load_into_a_database_that_takes_nothing_keeps_the_answers_and_tells_no_dsn(run, db, changes, said):
    if not db.ask("SELECT 1 FROM pg_roles WHERE rolname = 'other'"):
        db.ask("CREATE ROLE other LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    feedback = Feedback()
    output = without(db, **changes)
    text = fails(run, "pointsinarea", feedback=feedback, SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=output)
    assert is_told_well(text, keys=(PASSWORD,)) and said in text
    assert "dbname" not in text and PASSWORD not in feedback.textLog()
    assert {f["id"] for f in stored_in(text).getFeatures()} == airports_in(COAST)


def test_what_the_database_refuses_at_the_end_is_kept_in_a_file(run, db):
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=db.target("points"))
    db.ask("CREATE VIEW seen AS SELECT * FROM points")
    text = fails(run, "pointsinarea", SOURCE=SOURCE, AREA=polygons(ALPS), OUTPUT=db.target("points"))
    assert '"cannot drop table points because other objects depend on it"' in text
    assert is_told_well(text) and "DROP TABLE" not in text
    assert {f["id"] for f in stored_in(text).getFeatures()} == airports_in(ALPS)
    assert db.ask("SELECT count(*) FROM seen") == [(len(airports_in(COAST)),)]
    text = fails(
        run,
        "accumulationinbuffers",
        SOURCE=SOURCE,
        CENTERS=sites("POINT(9.9 53.6)"),
        RADII="9000",
        OUTPUT=db.target("points"),
    )
    assert stored_in(text).featureCount() == 1 and text.count("are kept in") == 1


def test_the_log_tells_what_the_database_refused_and_no_password(run, db):
    run("listsources", OUTPUT=db.target("sources"))
    db.ask("CREATE VIEW seen AS SELECT * FROM sources")
    output = db.target("sources").replace("user='postgres'", f"user='postgres' password='{PASSWORD}'")
    feedback = Feedback()
    text = fails(run, "listsources", feedback=feedback, OUTPUT=output)
    assert '"cannot drop table sources because' in text and "DROP TABLE" in feedback.textLog()
    assert PASSWORD not in text and PASSWORD not in feedback.textLog()


@pytest.mark.parametrize(
    "password", ["'plain'", "'it\\'s, so'", r"'a\\' dbname='x'", "plain", "'two words'", '"quoted"']
)
def test_a_password_is_blank_wherever_it_is_told(password):
    text = f"host='h' password={password} user='u'"
    found = without_password(text)
    assert found.startswith("host='h' password=''") and found.endswith(" user='u'")
    assert password not in found and "plain" not in found and "words" not in found


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x failed: \nERROR:  no room.\nDETAIL: y", "no room"),
        ("x failed: \nFEHLER:  keine Berechtigung für Schema a", "keine Berechtigung für Schema a"),
        ("x failed: \nERREUR:  droit refusé", "droit refusé"),
        ("x failed: \nОШИБКА:  нет доступа\nz", "нет доступа"),
        ("x failed: \nno connection to the server\n", "no connection to the server"),
        ("Could not load layer", ""),
    ],
)
def test_the_database_speaks_the_language_of_its_host(text, reason):
    assert reason_in(text) == reason


def test_a_table_is_not_read_while_it_is_replaced(run, db, sandbox):
    run(
        "enrichpoints", INPUT=sites("POINT(9.9 53.6)", name=["a"]), LAYERS="wind_bands", OUTPUT=db.target("h")
    )
    sandbox.forget()
    text = fails(run, "enrichpoints", INPUT=read(db, "h"), LAYERS="flood_zones", OUTPUT=db.target("h"))
    assert text.startswith("OUTPUT is the same as INPUT") and not sandbox.requests
    run("enrichpoints", INPUT=read(db, "h"), LAYERS="flood_zones", OUTPUT=db.target("H"))
    assert db.ask('SELECT name, status FROM "H"') == [("a", "found")]


def test_what_came_before_a_cancel_is_in_the_table(run, db, sandbox):
    feedback = Feedback(cancel_at="so far")
    sandbox.faults.set("points/=slow:20")
    begun = time.monotonic()
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(EUROPE), OUTPUT=db.target("points"))
    assert time.monotonic() - begun < 15, "the answer alone takes 20 s"
    ((count,),) = db.ask("SELECT count(*) FROM points")
    assert 0 < count < len(airports_in(EUROPE)) and f"Stopped after {count:,} locations" in feedback.errors[0]


def test_a_cancel_while_the_table_is_written_keeps_all_in_a_file(run, db):
    class StopsLater(Feedback):
        asked = 0

        def isCanceled(self):
            self.asked += 1
            return self.asked > 700

    feedback = StopsLater()
    run("pointsinarea", feedback, SOURCE=SOURCE, AREA=polygons(EUROPE), OUTPUT=db.target("points"))
    (told,) = feedback.errors
    assert told.startswith("Stopped while OUTPUT was written") and is_told_well(told)
    ((count,),) = db.ask("SELECT count(*) FROM points")
    assert 0 < count < len(airports_in(EUROPE))
    assert {f["id"] for f in stored_in(told).getFeatures()} == airports_in(EUROPE)
