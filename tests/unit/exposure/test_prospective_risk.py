"""Prospective risks against sums over all circles that hold them."""

from __future__ import annotations

import math

import numpy as np
import pytest

from geoportfolio.core.exposure.prospective_risk import Portfolio
from tests.support.circles import PLACES, centers_of, meters, scattered


@pytest.mark.parametrize("radius", [200.0, 20_000.0])
@pytest.mark.parametrize("place", PLACES)
def test_a_risk_is_compared_around_it_and_in_the_worst_circle_that_holds_it(place, radius):
    points = scattered(place, radius, 9, seed=2)
    values = np.random.default_rng(3).integers(1, 1000, 9).astype(float)
    portfolio = Portfolio(*np.array(points).T, values)
    (risk,) = portfolio.added(*PLACES[place], 500.0, [radius], [1_200.0])
    near = [number for number, point in enumerate(points) if meters(PLACES[place], point) <= radius]
    assert (risk.before, risk.locations) == (math.fsum(values[near]), len(near))
    assert risk.after == risk.before + 500.0
    held = [
        each
        for each in centers_of([*points, PLACES[place]], radius)
        if meters(each, PLACES[place]) <= radius + 1e-6
    ]
    sums = [
        math.fsum(value for point, value in zip(points, values) if meters(center, point) <= radius + 1e-6)
        for center in held
    ]
    assert risk.worst == max(sums) and risk.worst_after == risk.worst + 500.0
    assert risk.headroom == 1_200.0 - max(risk.after, risk.worst_after)
    assert risk.is_breached == (risk.headroom < 0)
    assert math.fsum(values[risk.circle.members]) == risk.worst
    assert meters((risk.circle.lon, risk.circle.lat), PLACES[place]) <= radius + 0.002


def test_without_a_limit_there_is_neither_headroom_nor_a_breach():
    portfolio = Portfolio(np.array([9.0]), np.array([47.0]), np.array([5.0]))
    near, far = portfolio.added(9.0, 47.0, 1.0, [100.0, 200.0])
    assert (near.before, near.after, near.headroom, near.is_breached) == (5.0, 6.0, None, False)
    assert far.radius == 200.0


def test_far_from_the_portfolio_the_risk_is_alone():
    portfolio = Portfolio(np.array([9.0]), np.array([47.0]), np.array([5.0]))
    (risk,) = portfolio.added(-120.0, -30.0, 7.0, [200.0], [6.0])
    assert (risk.before, risk.worst, risk.locations) == (0.0, 0.0, 0) and risk.is_breached


@pytest.mark.parametrize("place", PLACES)
def test_uncertain_positions_bound_the_sum_around_the_risk(place):
    points = scattered(place, 200.0, 9, seed=4)
    values, off = np.arange(1.0, 10.0), np.array([0.0, 50.0, 400.0] * 3)
    portfolio = Portfolio(*np.array(points).T, values, off)
    (risk,) = portfolio.added(*PLACES[place], 1.0, [200.0])
    apart = np.array([meters(PLACES[place], point) for point in points])
    assert risk.uncertain.certain == values[apart + off <= 200.0].sum()
    assert risk.uncertain.possible == values[apart - off <= 200.0].sum()
    assert risk.uncertain.certain <= risk.before <= risk.uncertain.possible
