"""The sandbox against sections 2.2 and 2.3: which shapes it refuses, and whom the others contain."""

from __future__ import annotations

import numpy as np
import pytest
import shapely
from geographiclib.geodesic import Geodesic
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import shape

from sandbox.data.catalogue import load
from sandbox.geodesy import within
from sandbox.testing import V1, V2, circle, feature, message, square

RING = [[5, 45], [10, 45], [10, 50], [5, 50], [5, 45]]
POLYGON_PATHS = [V1 + "points/selection", V2 + "entries/selection", V2 + "accumulation/selection"]
BUFFER_PATHS = [V1 + "points/buffer-selection", V2 + "entries/buffer-selection", V2 + "accumulation/buffer"]


INVALID = {
    "unclosed ring": feature([RING[:-1]]),
    "fewer than 4 positions": feature([[[5, 45], [10, 45], [5, 45]]]),
    "fewer than 3 distinct positions": feature([[[5, 45], [10, 45], [10, 45], [5, 45]]]),
    "latitude first": feature([[[45, 105], [45, 110], [50, 110], [50, 105], [45, 105]]]),
    "Web Mercator": feature([[[556597, 5621521], [1113194, 5621521], [1113194, 6446275], [556597, 5621521]]]),
    "longitude beyond 180": feature([[[170, 0], [190, 0], [190, 5], [170, 5], [170, 0]]]),
    "unclosed hole": feature([RING, [[6, 46], [7, 46], [7, 47], [6, 47]]]),
    "crossing itself": feature([[[5, 45], [10, 50], [10, 45], [5, 50], [5, 45]]]),
    "a bare geometry": {"type": "Polygon", "coordinates": [RING]},
    "another geometry": feature([5, 45], "Point"),
    "no rings": feature([]),
    "a third coordinate": feature([[[*position, 0] for position in RING]]),
    "text": feature([[["5", "45"], ["10", "45"], ["10", "50"], ["5", "45"]]]),
    "no geometry": {"type": "Feature", "properties": {}},
}


@pytest.mark.parametrize("path", POLYGON_PATHS)
@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_polygon_gives_403(sandbox, path, name):
    answer = sandbox.post(path, {"source": "pf_airports", "shape": INVALID[name]})
    assert answer.status_code == 403, name
    assert "shape" in message(answer)


BAD_BUFFERS = {
    "radiuses inside shape": (400, {"shape": {**circle((51, 0)), "radiuses": [500]}}),
    "radiuses in both": (400, {"shape": {**circle((51, 0)), "radiuses": [500]}, "radiuses": [500]}),
    "no radiuses": (400, {"shape": circle((51, 0))}),
    "empty radiuses": (400, {"shape": circle((51, 0)), "radiuses": []}),
    "a radius of 0": (400, {"shape": circle((51, 0)), "radiuses": [0]}),
    "a radius as text": (400, {"shape": circle((51, 0)), "radiuses": ["500"]}),
    "a number as radiuses": (400, {"shape": circle((51, 0)), "radiuses": 500}),
    "coordinates as arrays": (
        403,
        {"shape": {"type": "circle", "coordinates": [[51, 0]]}, "radiuses": [500]},
    ),
    "one object": (
        403,
        {"shape": {"type": "circle", "coordinates": {"lat": 1, "long": 2}}, "radiuses": [500]},
    ),
    "lng for long": (
        403,
        {"shape": {"type": "circle", "coordinates": [{"lat": 51, "lng": 0}]}, "radiuses": [5]},
    ),
    "lat is missing": (403, {"shape": {"type": "circle", "coordinates": [{"long": 0}]}, "radiuses": [500]}),
    "out of range": (403, {"shape": circle((151, 0)), "radiuses": [500]}),
    "no centre": (403, {"shape": circle(), "radiuses": [500]}),
    "a polygon": (403, {"shape": square(5, 45, 10, 50), "radiuses": [500]}),
}


@pytest.mark.parametrize("path", BUFFER_PATHS)
@pytest.mark.parametrize("name", BAD_BUFFERS)
def test_an_invalid_buffer_is_refused(sandbox, path, name):
    status, body = BAD_BUFFERS[name]
    answer = sandbox.post(path, {"source": "pf_airports", **body})
    assert answer.status_code == status, (name, answer.text)
    assert message(answer)


SHAPES = {
    "rectangle": square(5, 45, 10, 50),
    "hole": feature([RING, [[6, 46], [9, 46], [9, 49], [6, 49], [6, 46]]]),
    "two parts": feature([[RING], [[[-80, 25], [-75, 25], [-75, 40], [-80, 25]]]], "MultiPolygon"),
    "clockwise": feature([RING[::-1]]),
    "antimeridian, both sides": feature(
        [
            [[[175, -20], [180, -20], [180, -10], [175, -20]]],
            [[[-180, -20], [-175, -20], [-180, -10], [-180, -20]]],
        ],
        "MultiPolygon",
    ),
}


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("path", [V1 + "points/selection", V2 + "points/selection"])
def test_a_polygon_contains_whom_shapely_says(sandbox, path, name):
    source, area = load("pf_airports"), shape(SHAPES[name]["geometry"])
    expected = set(source.table["id"][shapely.intersects(area, shapely.points(source.lon, source.lat))])
    found = sandbox.post(path, {"source": "pf_airports", "shape": SHAPES[name]}).json()["features"]
    assert expected
    assert {item["id"] for item in found} == expected


@given(
    lon=st.floats(-180, 180),
    lat=st.floats(-90, 90),
    radius=st.floats(10, 2_000_000),
    seed=st.integers(0, 1000),
)
@settings(max_examples=25)
def test_a_buffer_is_geodesic(lon, lat, radius, seed):
    """Points just inside and just outside of the rim, by the ellipsoid's own forward formula."""
    random = np.random.default_rng(seed)
    share = np.array([0.5, 0.9999, 1.0001, 1.003, 0.997, 1.01, 2.0])
    ends = [Geodesic.WGS84.Direct(lat, lon, random.uniform(0, 360), radius * part) for part in share]
    inside = within(
        np.array([end["lon2"] for end in ends]), np.array([end["lat2"] for end in ends]), (lon, lat), radius
    )
    assert inside.tolist() == (share < 1).tolist()


@pytest.mark.parametrize("center", [(51.47, -0.45), (64.13, -21.94), (-17.8, 179.9), (78.2, 15.5)])
def test_each_radius_gets_the_points_by_brute_force(sandbox, center):
    source, radiuses = load("pf_airports"), [20_000, 150_000]
    body = {"source": "pf_airports", "shape": circle(center), "radiuses": radiuses}
    sets = sandbox.post(V2 + "points/buffer-selection", body).json()
    near = np.flatnonzero(np.abs(source.lat - center[0]) < 2)
    for radius, found in zip(radiuses, sets):
        expected = {
            source.table["id"][row]
            for row in near
            if Geodesic.WGS84.Inverse(*center, source.lat[row], source.lon[row])["s12"] <= radius
        }
        assert {item["id"] for item in found["features"]} == expected
    assert expected


def test_several_centres_are_one_area(sandbox):
    def ask(*centers):
        body = {"source": "pf_airports", "shape": circle(*centers), "radiuses": [30_000]}
        return {item["id"] for item in sandbox.post(V1 + "points/buffer-selection", body).json()["features"]}

    assert ask((51.47, -0.45), (48.85, 2.35)) == ask((51.47, -0.45)) | ask((48.85, 2.35))
