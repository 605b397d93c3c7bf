"""Worst circles against a brute force that computes each distance by geographiclib."""

from __future__ import annotations

import math

import numpy as np
import pytest

from geoportfolio.core.exposure.shapes import Points, Polygons
from geoportfolio.core.exposure.worst_circles import LARGEST, SMALLEST, TOLERANCE, worst_circles
from tests.support.circles import PLACES, away, centers_of, meters, scattered

ROUNDING = 0.0002
"""Meters by which distances of the plugin and of geographiclib may differ."""


def greatest(points: list[tuple[float, float]], values: list[float], radius: float) -> float:
    """The greatest sum, over all centers that can matter."""
    return max(
        math.fsum(value for point, value in zip(points, values) if meters(center, point) <= radius + 1e-6)
        for center in centers_of(points, radius)
    )


def found(points: list[tuple[float, float]], values: list[float], radius: float, count: int = 3):
    lon, lat = np.array(points, float).reshape(-1, 2).T
    return list(worst_circles(Points(lon, lat), np.array(values, float), radius, count))


def check(points: list[tuple[float, float]], values: list[float], radius: float) -> None:
    """Each circle is the worst of what the ones before have left, and has the members that are in it."""
    left = set(range(len(points)))
    for circle in found(points, values, radius):
        some = sorted(left)
        own = [points[index] for index in some], [values[index] for index in some]
        assert greatest(*own, radius) <= circle.value <= greatest(*own, radius + 3 * TOLERANCE)
        center, members = (circle.lon, circle.lat), set(circle.members.tolist())
        assert circle.value == math.fsum(values[index] for index in members)
        for index in some:
            far = meters(center, points[index])
            assert (far <= radius + TOLERANCE) == (index in members) or abs(
                far - radius - TOLERANCE
            ) < ROUNDING
        apart = dict(zip(circle.members.tolist(), circle.distances.tolist()))
        assert all(abs(apart[index] - meters(center, points[index])) < ROUNDING for index in members)
        left -= members


RADII = (1.0, 200.0, 5_000.0, 100_000.0)


@pytest.mark.parametrize("place, radius", [*zip([*PLACES] * 2, [*RADII] * len(PLACES))])
def test_circles_of_random_locations_are_those_of_the_brute_force(place, radius):
    points = scattered(place, radius, 9, seed=round(radius))
    check(points, np.random.default_rng(3).integers(1, 1000, len(points)).astype(float).tolist(), radius)


def test_values_with_cents_and_locations_without_a_value_are_right():
    points = scattered("city", 200.0, 9, seed=5)
    check(points, [0.1, 0.2, 0.3, 0.0, 1e9 + 0.01, 0.7, 0.0, 0.1, 12.34], 200.0)


def test_locations_exactly_a_diameter_apart_are_in_one_circle():
    points = [away(*PLACES["city"], 30, 400.0 * step) for step in range(5)]
    check(points, [5.0, 7.0, 1.0, 1.0, 1.0], 200.0)
    assert found(points, [5.0, 7.0, 1.0, 1.0, 1.0], 200.0, 1)[0].value == 12.0


def test_locations_on_a_circle_around_the_pole_are_in_one_circle():
    points = [away(0.0, -90.0, azimuth, 200.0) for azimuth in range(0, 360, 45)]
    (circle,) = found(points, [1.0] * 8, 200.0)
    assert circle.value == 8.0 and meters((circle.lon, circle.lat), (0.0, -90.0)) < 1.0


def test_policies_at_one_position_count_each():
    points = [PLACES["city"]] * 4 + [away(*PLACES["city"], 90, 5_000.0)]
    first, second = found(points, [1.0, 2.0, 3.0, 4.0, 9.0], 200.0)
    assert (first.value, first.members.tolist()) == (10.0, [0, 1, 2, 3])
    assert (second.value, second.members.tolist()) == (9.0, [4])


def test_a_lattice_with_many_ties_has_the_circle_that_covers_most():
    points = [
        away(*away(*PLACES["city"], 0, 100.0 * row), 90, 100.0 * column)
        for row in range(4)
        for column in range(4)
    ]
    check(points, [1.0] * 16, 100.0)


def test_the_same_input_gives_the_same_circles():
    points = scattered("city", 200.0, 300, seed=8)
    first, second = (
        [(each.lon, each.lat, each.members.tolist()) for each in found(points, [1.0] * 300, 200.0, 10)]
        for _ in range(2)
    )
    assert first == second


def test_a_circle_is_around_the_middle_of_its_locations():
    points = [away(*PLACES["city"], azimuth, 150.0) for azimuth in (0, 120, 240)]
    (circle,) = found(points, [1.0] * 3, 200.0)
    assert meters((circle.lon, circle.lat), PLACES["city"]) < 0.001
    assert found(points[:1], [1.0], 200.0)[0].distances.max() < 0.001


def test_without_a_value_there_is_no_circle():
    assert found([], [], 200.0) == found([PLACES["city"]], [0.0], 200.0) == []


@pytest.mark.parametrize(
    ("points", "values", "radius"),
    [
        ([(9.0, 47.0)], [1.0], 0.0),
        ([(9.0, 47.0)], [1.0], SMALLEST / 2),
        ([(9.0, 47.0)], [1.0], LARGEST * 100),
        ([(9.0, 47.0)], [-1.0], 200.0),
        ([(9.0, 47.0)], [math.nan], 200.0),
        ([(math.inf, 47.0)], [1.0], 200.0),
        ([(9.0, 90.1)], [1.0], 200.0),
    ],
)
def test_bad_input_is_refused(points, values, radius):
    with pytest.raises(ValueError):
        found(points, values, radius)


def test_progress_ascends_and_its_exception_ends_the_search():
    points = scattered("city", 200.0, 300, seed=8)
    lon, lat = np.array(points).T
    seen: list[float] = []
    list(worst_circles(Points(lon, lat), np.ones(300), 200.0, 5, seen.append))
    assert len(seen) > 10 and all(0 <= each <= 1 for each in seen)

    def stop(fraction: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        list(worst_circles(Points(lon, lat), np.ones(300), 200.0, 5, stop))


def box(lon: float, lat: float, width: float, height: float) -> list[tuple[float, float]]:
    """A closed ring with its south-west corner at a position, *width* by *height* meters."""
    east, north = away(lon, lat, 90, width)[0], away(lon, lat, 0, height)[1]
    return [(lon, lat), (east, lat), (east, north), (lon, north), (lon, lat)]


def of_polygons(
    polygons: list[list[list[tuple[float, float]]]], values: list[float], radius: float, count: int = 3
):
    shapes = Polygons([[np.array(ring) for ring in rings] for rings in polygons])
    return list(worst_circles(shapes, np.array(values, float), radius, count))


def test_a_building_counts_by_its_nearest_edge():
    """Two boxes whose edges are 390 m apart share a circle of 200 m, although their middles do not."""
    lon, lat = PLACES["city"]
    east = away(lon, lat, 90, 100 + 390)
    boxes = [[box(lon, lat, 100, 100)], [box(*east, 100, 100)]]
    (circle,) = of_polygons(boxes, [1.0, 2.0], 200.0)
    assert circle.value == 3.0 and (circle.distances <= 200.001).all()
    first, second = of_polygons(boxes, [1.0, 2.0], 194.0)
    assert (first.value, second.value) == (2.0, 1.0)


def test_a_circle_inside_of_a_building_holds_it_and_a_courtyard_is_outside():
    lon, lat = PLACES["city"]
    south_west = away(*away(lon, lat, 90, 150), 0, 150)
    courtyard = [box(lon, lat, 600, 600), box(*south_west, 300, 300)]
    inside = [box(*away(*south_west, 45, 150), 1, 1)]
    (circle,) = of_polygons([[box(lon, lat, 600, 600)], inside], [1.0, 1.0], 10.0)
    assert circle.value == 2.0 and circle.distances.max() <= 10.001
    first, second = of_polygons([courtyard, inside], [1.0, 1.0], 10.0)
    assert first.value == second.value == 1.0


def test_tiny_polygons_give_the_circles_of_their_points():
    points = scattered("city", 200.0, 60, seed=4)
    values = np.random.default_rng(5).integers(1, 1000, 60).astype(float).tolist()
    as_points = found(points, values, 200.0)
    as_polygons = of_polygons([[box(*point, 0.001, 0.001)] for point in points], values, 200.0)
    assert [each.value for each in as_polygons] == [each.value for each in as_points]


def test_polygons_across_the_antimeridian_and_with_long_edges_are_right():
    ring = [(179.99, 0.0), (-179.99, 0.0), (-179.99, 0.01), (179.99, 0.01), (179.99, 0.0)]
    point = [box(-179.995, 0.00995, 1, 1)]
    (circle,) = of_polygons([[ring], point], [1.0, 1.0], 5.0)
    assert circle.value == 2.0


def test_a_large_polygon_alone_has_a_circle_and_a_small_one_far_away_has_the_next():
    lon, lat = PLACES["city"]
    rings = [[box(lon, lat, 8_000, 800)], [box(*away(lon, lat, 180, 2_000), 1, 1)]]
    first, second = of_polygons(rings, [1.0, 2.0], 200.0)
    assert (first.value, second.value) == (2.0, 1.0)


def test_a_polygon_without_a_ring_with_edges_is_refused():
    with pytest.raises(ValueError):
        Polygons([[np.array([(9.0, 47.0)])]])
