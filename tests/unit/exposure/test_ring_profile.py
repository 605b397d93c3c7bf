"""Ring profiles against sums of distances that geographiclib computes."""

from __future__ import annotations

import math

import numpy as np
import pytest

from geoportfolio.core.exposure.ring_profile import RingProfiles
from geoportfolio.core.exposure.shapes import Points
from tests.support.circles import PLACES, meters, scattered


@pytest.mark.parametrize("radius", [50.0, 1_000.0, 100_000.0])
@pytest.mark.parametrize("place", PLACES)
def test_steps_are_the_locations_by_distance(place, radius):
    points = scattered(place, radius, 60, seed=7)
    values = np.arange(1.0, 61.0)
    profile = RingProfiles(Points(*np.array(points).T), values, radius).around(*points[0])
    expected = sorted((meters(points[0], point), number) for number, point in enumerate(points))
    expected = [(far, number) for far, number in expected if far <= radius]
    assert profile.locations.tolist() == [number for _, number in expected]
    assert profile.nominal.distances == pytest.approx([far for far, _ in expected], abs=0.0002)
    assert profile.nominal.cumulative.tolist() == np.cumsum(values[profile.locations]).tolist()


def test_several_policies_at_one_position_are_steps_of_their_own():
    lon, lat = PLACES["city"]
    profile = RingProfiles(Points(np.array([lon] * 3), np.array([lat] * 3)), np.ones(3), 10.0).around(
        lon, lat
    )
    assert profile.locations.tolist() == [0, 1, 2] and profile.nominal.cumulative.tolist() == [1.0, 2.0, 3.0]


def test_a_limit_is_reached_at_the_step_that_exceeds_it():
    points = scattered("city", 400.0, 40, seed=3)
    profile = RingProfiles(Points(*np.array(points).T), np.full(40, 10.0), 1_000.0).around(*PLACES["city"])
    steps = profile.nominal
    assert steps.reaches(99.0) == steps.distances[9] and steps.reaches(100.0) == steps.distances[10]
    assert steps.reaches(1e9) is None
    assert steps.within(float(steps.distances[4])) == 50.0 and steps.within(-1.0) == 0.0


def test_uncertain_positions_are_a_band_around_the_sum():
    points = scattered("city", 400.0, 200, seed=4)
    values = np.random.default_rng(1).integers(1, 100, 200).astype(float)
    off = np.random.default_rng(2).choice([0.0, 100.0, 2_000.0], 200)
    profiles = RingProfiles(Points(*np.array(points).T), values, 600.0, off)
    profile = profiles.around(*PLACES["city"])
    far = np.array([meters(PLACES["city"], point) for point in points])
    for radius in (0.0, 150.0, 333.0, 600.0):
        certain, possible = (math.fsum(values[each <= radius]) for each in (far + off, far - off))
        assert profile.certain.within(radius) == certain and profile.possible.within(radius) == possible
        assert certain <= profile.nominal.within(radius) <= possible


def test_a_place_without_locations_has_no_steps():
    profile = RingProfiles(Points(np.array([9.0]), np.array([47.0])), np.ones(1), 10.0).around(-9.0, 47.0)
    assert len(profile.locations) == 0 and profile.nominal.reaches(0.0) is None
