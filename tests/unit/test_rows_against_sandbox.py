"""Each of the 36 rows over a socket against the sandbox: what comes back, counted independently."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
import shapely
from geographiclib.geodesic import Geodesic
from PIL import Image

from geoportfolio.core.api import Buffers, Client, Config, Filter, OpenPoints, Polygon
from geoportfolio.core.api.endpoints import ROWS
from geoportfolio.core.api.enrichment import EnrichPoint
from sandbox.hazards import STORM_TRACKS, zones
from sandbox.testing import Sandbox, running
from tests.support.portfolio import portfolio
from tests.support.scripted_server import QUICK

SOURCE = "pf_airports"
BOX = (8.0, 53.0, 11.0, 55.5)
RING = ((8.0, 53.0), (11.0, 53.0), (11.0, 55.5), (8.0, 55.5), (8.0, 53.0))
AREA = Polygon(((RING,),))
HAMBURG = (9.9882, 53.6304)
RADIUSES = (5_000.0, 30_000.0)
CIRCLES = Buffers((HAMBURG,), RADIUSES)
FLAT = (Filter("LOB", "Aviation"), Filter("CountryCode", "DE"))
TREE = (Filter("CountryCode", "DE", (Filter("LOB", "Aviation"),)), Filter("CountryCode", "DK"))
COLUMNS = ("id", "LocName", "YearBuilt")
EVENT = "2026/storm-emil"
MAP_BOX = (0.0, 7_300_000.0, 640_000.0, 7_940_000.0)
"""EPSG:3857; its middle lies on the track of storm-berta."""


def is_flat(row: dict[str, Any]) -> bool:
    return row["LOB"] == "Aviation" and row["CountryCode"] == "DE"


def is_in_tree(row: dict[str, Any]) -> bool:
    return row["CountryCode"] == "DK" or is_flat(row)


def in_area(meets: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    area = shapely.box(*BOX)
    near = [row for row in portfolio() if meets(row)]
    inside = shapely.intersects_xy(area, [r["Longitude"] for r in near], [r["Latitude"] for r in near])
    return [row for row, hit in zip(near, inside) if hit]


def in_circle(radius: float, meets: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    near = [row for row in portfolio() if meets(row) and abs(row["Latitude"] - HAMBURG[1]) < 1]
    return [
        row
        for row in near
        if Geodesic.WGS84.Inverse(HAMBURG[1], HAMBURG[0], row["Latitude"], row["Longitude"])["s12"] <= radius
    ]


def places(rows: list[dict[str, Any]]) -> dict[str, list[float]]:
    return {row["id"]: [row["Longitude"], row["Latitude"]] for row in rows}


def circles(meets: Callable[[dict[str, Any]], bool]) -> set[tuple[float, str]]:
    return {(radius, row["id"]) for radius in RADIUSES for row in in_circle(radius, meets)}


def wanted_columns(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: {name: row[name] for name in COLUMNS} for row in rows}


def sums(rows: list[dict[str, Any]]) -> dict[str, float]:
    found: dict[str, float] = {"locations": len(rows)}
    for row in rows:
        name = f"currencies_{row['LocCurrency']}_BuildingTIV"
        found[name] = found.get(name, 0.0) + row["BuildingTIV"]
    return found


def points(filters: Any, version: str) -> Callable[[Client, Path], Any]:
    return lambda c, _: {
        r.attributes["id"]: r.geometry["coordinates"]
        for r in c.portfolio.points(SOURCE, AREA, filters, version=version)
        if r.geometry
    }


def points_around(filters: Any, version: str) -> Callable[[Client, Path], Any]:
    return lambda c, _: {
        (r.radius, r.attributes["id"]) for r in c.portfolio.points(SOURCE, CIRCLES, filters, version=version)
    }


def entries(filters: Any, version: str) -> Callable[[Client, Path], Any]:
    """By id, so that a row which came twice or not at all is seen in the number of rows."""

    def call(client: Client, _: Path) -> Any:
        pages = client.portfolio.entries(SOURCE, AREA, COLUMNS, filters, page_size=7, version=version)
        rows = [record.attributes for page in pages for record in page.records]
        by_id = {row["id"]: row for row in rows}
        assert len(by_id) == len(rows)
        return by_id

    return call


def entries_around(filters: Any, version: str) -> Callable[[Client, Path], Any]:
    return lambda c, _: {
        (r.radius, r.attributes["id"])
        for page in c.portfolio.entries(SOURCE, CIRCLES, ("id",), filters, page_size=2, version=version)
        for r in page.records
    }


def metrics(shape: Any, filters: Any, version: str) -> Callable[[Client, Path], Any]:
    def call(client: Client, _: Path) -> Any:
        return [
            (
                each.radius,
                {n: v for n, v in each.metrics.items() if n == "locations" or n.endswith("BuildingTIV")},
            )
            for each in client.accumulation.in_area(SOURCE, shape, filters, version=version)
        ]

    return call


def report(version: str, radiuses: tuple[float, ...] = ()) -> Callable[[Client, Path], Any]:
    """Both formats of the report: whether the PDF is whole, and what the page says of the radii."""

    def call(client: Client, folder: Path) -> Any:
        found: list[Any] = []
        for kind in ("pdf", "html"):
            path, more = folder / f"report.{kind}", {"format": kind, "version": version}
            if radiuses:
                download = client.reports.point_buffer(SOURCE, HAMBURG, radiuses, path, **more)
            else:
                download = client.reports.point(SOURCE, HAMBURG, path, **more)
            content = path.read_bytes()
            assert download.byte_count == len(content)
            found.append(download.content_type)
        assert (folder / "report.pdf").read_bytes().rstrip().endswith(b"%%EOF")
        page = (folder / "report.html").read_text("utf-8")
        assert "53.630400, 9.988200" in page and SOURCE in page
        return found, "Accumulation around the point" in page, f"{RADIUSES[0]:,.0f} m" in page

    return call


def picture(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def texts(xml: str, tag: str) -> set[str]:
    return {e.text for e in ElementTree.fromstring(xml).iter() if e.tag.endswith(f"}}{tag}") and e.text}


def band_at_middle(client: Client, _: Path) -> Any:
    """The size of the map and the colour at its middle."""
    image = picture(client.maps.get_map(["wind_bands"], MAP_BOX, 64, 64))
    return image.size, image.convert("RGBA").getpixel((32, 32))[3] > 0


def event_hits() -> dict[str, str]:
    bands = [zone for zone in zones("wind_bands") if zone.attributes["storm"] == EVENT]
    found: dict[str, str] = {}
    for row in portfolio():
        for zone in bands:
            if shapely.intersects_xy(zone.geometry, row["Longitude"], row["Latitude"]):
                found.setdefault(row["id"], zone.attributes["band"])
    return found


@dataclass(frozen=True)
class Case:
    """What *call* makes of the answer must be *want*."""

    call: Callable[[Client, Path], Any]
    want: Callable[[], Any]
    points: OpenPoints = field(default_factory=OpenPoints)
    settings: tuple[tuple[str, Any], ...] = ()


WHOLE = (["application/pdf", "text/html"], False, False)
WITH_CIRCLES = (["application/pdf", "text/html"], True, True)
AIRPORT = ("Hamburg Airport, Hamburg, Germany", "apt-EDDH", "rooftop")

CASES: dict[str, Case] = {
    "autocomplete": Case(
        lambda c, _: [
            (s.label, s.place_id, s.geocoding_quality, s.lat, s.lon)
            for s in c.places.autocomplete("Hamburg A")
        ][:1],
        lambda: [(*AIRPORT, 53.6304, 9.98823)],
    ),
    "geocode": Case(
        lambda c, _: (
            (p := c.places.geocode("Hamburg Airport"))
            and (p.label, p.place_id, p.geocoding_quality, p.lat, p.lon)
        ),
        lambda: (*AIRPORT, 53.6304, 9.98823),
    ),
    "reverse_geocode": Case(
        lambda c, _: (
            (a := c.places.reverse(53.63, 9.99)) and (a.label, a.place_id, a.geocoding_quality, a.type)
        ),
        lambda: (*AIRPORT, "address"),
    ),
    "provision": Case(
        lambda c, _: {
            name: (
                {column.field: column.type for column in s.columns}["BuildingTIV"],
                s.filters[0].label,
                s.filters[0].required,
                "US" in s.filters[0].values,
                s.accumulation_enabled,
            )
            for name, s in c.portfolio.provision().items()
        },
        lambda: {
            "pf_airports": ("number", "Country", False, True, True),
            "pf_places": ("number", "Country", True, True, True),
            "pf_event_set": ("number", "Country", False, True, False),
        },
    ),
    "provision_filters": Case(
        lambda c, _: [
            (n.field, [child.field for child in n.children]) for n in c.portfolio.provision_filters(SOURCE)
        ],
        lambda: [
            ("CountryCode", ["LOB", "LocCurrency"]),
            ("ConstructionCode", []),
            ("Underwriter", []),
            ("City", []),
        ],
    ),
    "points_selection_v1": Case(points(FLAT, "v1"), lambda: places(in_area(is_flat))),
    "points_selection_v2": Case(points(TREE, "v2"), lambda: places(in_area(is_in_tree))),
    "points_buffer_v1": Case(points_around(FLAT, "v1"), lambda: circles(is_flat)),
    "points_buffer_v2": Case(points_around(TREE, "v2"), lambda: circles(is_in_tree)),
    "entries_selection_v1": Case(entries(FLAT, "v1"), lambda: wanted_columns(in_area(is_flat))),
    "entries_selection_v2": Case(entries(TREE, "v2"), lambda: wanted_columns(in_area(is_in_tree))),
    "entries_buffer_v1": Case(entries_around(FLAT, "v1"), lambda: circles(is_flat)),
    "entries_buffer_v2": Case(entries_around(TREE, "v2"), lambda: circles(is_in_tree)),
    "entries_search_v1": Case(
        lambda c, _: {
            r.attributes["id"]: r.attributes
            for r in c.portfolio.search_entries(SOURCE, FLAT, COLUMNS, version="v1")
        },
        lambda: wanted_columns([row for row in portfolio() if is_flat(row)]),
    ),
    "entries_search_v2": Case(
        lambda c, _: {
            r.attributes["id"]: r.attributes for r in c.portfolio.search_entries(SOURCE, FLAT, COLUMNS)
        },
        lambda: wanted_columns([row for row in portfolio() if is_flat(row)]),
    ),
    "points_search_v2": Case(
        lambda c, _: {
            r.attributes["id"]: r.geometry["coordinates"] for r in c.portfolio.search_points(SOURCE, FLAT)
        },
        lambda: places([row for row in portfolio() if is_flat(row)]),
    ),
    "point_attributes": Case(
        lambda c, _: c.portfolio.point_attributes(SOURCE, "apt-EDDH"),
        lambda: next(row for row in portfolio() if row["id"] == "apt-EDDH"),
    ),
    "accumulation_selection_v1": Case(metrics(AREA, FLAT, "v1"), lambda: [(None, sums(in_area(is_flat)))]),
    "accumulation_selection_v2": Case(metrics(AREA, TREE, "v2"), lambda: [(None, sums(in_area(is_in_tree)))]),
    "accumulation_buffer_v1": Case(
        metrics(CIRCLES, FLAT, "v1"), lambda: [(r, sums(in_circle(r, is_flat))) for r in RADIUSES]
    ),
    "accumulation_buffer_v2": Case(
        metrics(CIRCLES, TREE, "v2"), lambda: [(r, sums(in_circle(r, is_in_tree))) for r in RADIUSES]
    ),
    "accumulation_layer_v1": Case(
        lambda c, _: (
            found := list(c.accumulation.layer(SOURCE, filters=(Filter("CountryCode", "LU"),))),
            {r.geometry["type"] for r in found},
            sum(r.attributes["locations"] for r in found),
        )[1:],
        lambda: ({"Polygon"}, sum(row["CountryCode"] == "LU" for row in portfolio())),
    ),
    "risk_point_v1": Case(report("v1"), lambda: WHOLE),
    "risk_point_v2": Case(report("v2"), lambda: WHOLE),
    "risk_point_buffer_v1": Case(report("v1", RADIUSES), lambda: WITH_CIRCLES),
    "risk_point_buffer_v2": Case(report("v2", RADIUSES), lambda: WITH_CIRCLES),
    "risk_point_v2_alias": Case(
        report("v2"), lambda: WHOLE, OpenPoints(point_report_alias=True), (("risk_alias", True),)
    ),
    "enrich_point": Case(
        lambda c, _: [
            c.enrichment.point(HAMBURG, ("flood_zones",)).layers["flood_zones"]["return_period"],
            c.enrichment.point(HAMBURG, ("flood_zones", "wind_bands"), "count").layers["flood_zones"][
                "count"
            ],
        ],
        lambda: ["1 in 500 years", 1],
    ),
    "enrich_batch": Case(
        lambda c, _: [
            (e.id, e.location, e.layers["wind_bands"].get("storm"))
            for e in c.enrichment.batch(
                [EnrichPoint("sea", 3.0, 55.0), EnrichPoint("7", *HAMBURG)], ["wind_bands"]
            )
        ],
        lambda: [("sea", (3.0, 55.0), "storm-berta"), ("7", HAMBURG, None)],
    ),
    "wms_capabilities": Case(
        lambda c, _: (
            texts(c.maps.capabilities(), "Name") >= {"wind_bands", "flood_zones", "earthquake_bands"}
        ),
        lambda: True,
    ),
    "wms_map": Case(band_at_middle, lambda: ((64, 64), True)),
    "wms_feature_info": Case(
        lambda c, _: [
            r.attributes["storm"] for r in c.maps.feature_info(["wind_bands"], MAP_BOX, 64, 64, 32, 32)
        ],
        lambda: ["storm-berta"],
    ),
    "wms_legend": Case(lambda c, _: min(picture(c.maps.legend("wind_bands")).size) > 10, lambda: True),
    "wms_describe_layer": Case(
        lambda c, _: texts(c.maps.describe_layer(["wind_bands"]), "FeatureTypeName"), lambda: {"wind_bands"}
    ),
    "wfs_feature": Case(
        lambda c, _: [
            (r.attributes["storm"], r.attributes["band"])
            for r in c.maps.get_features(["wind_bands"], (9, 53, 10, 54))
        ],
        lambda: [("storm-berta", "gale")],
    ),
    "event_entries": Case(
        lambda c, _: {
            r.attributes["id"]: r.attributes["band"]
            for r in c.events.enrich_entries(EVENT, SOURCE, ("id", "LocName"))
        },
        event_hits,
    ),
}


def client_of(sandbox: Sandbox, points: OpenPoints, name: str) -> Client:
    return Client(Config(sandbox.url, sandbox.key, open_points=points, retry=QUICK, user_agent=name))


def test_every_row_has_its_case():
    assert {row.id for row in ROWS} == set(CASES)
    assert EVENT in STORM_TRACKS


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_each_row_brings_back_what_is_there(row, sandbox, tmp_path):
    case = CASES[row.id]
    if case.settings:
        with running(**dict(case.settings)) as other:
            check(row, case, other, tmp_path)
    else:
        check(row, case, sandbox, tmp_path)


def check(row, case: Case, sandbox: Sandbox, folder: Path) -> None:
    want = case.want()
    assert want
    assert case.call(client_of(sandbox, case.points, row.id), folder) == want
    path = row.path.format(footprint=quote(EVENT, safe=""))
    # By the client's name: a page that an earlier row read ahead in vain may still arrive.
    own = [seen for seen in sandbox.requests if seen.headers["user-agent"] == row.id]
    assert {(seen.method, seen.path, seen.authorized) for seen in own} == {(row.method, path, True)}
