"""The subjects of ``make bench`` run and say what they are to say; how fast it is here says nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Iterator

import pytest

from benchmarks import cancels, points, wfs
from benchmarks.__main__ import table
from benchmarks.figures import Figure, Place, figure, place


@pytest.fixture(scope="module")
def where() -> Iterator[Place]:
    with place() as there:
        yield there


def test_a_ratio_that_the_baseline_does_not_know_is_told_as_new() -> None:
    known = figure("a subject", "x faster", [2.0], is_ratio=True)
    new, seconds = replace(known, measure="x smaller"), replace(known, measure="s", is_ratio=False)
    lines = table([known, new, seconds], {"a subject: x faster": {"value": 2.0, "low": 1.9, "high": 2.1}})
    assert ["NEW" in line for line in lines.splitlines()] == [False, False, True, False]


def test_loads_are_measured_beside_the_naive_way(where: Place) -> None:
    found = points.measure(where, 1, count=2_000)
    assert judged(found) == {
        "x faster than the naive way": 2,
        "added peak memory, MB": 2,
        "longest main-thread gap, ms": 2,
        "after the last byte, s": 2,
    }
    assert all(figure.value >= 0 for figure in found)
    # What describes the source, and its points.
    assert [figure.value for figure in found if figure.measure == "requests"] == [2, 2]


def test_a_load_is_measured_beside_the_provider_of_qgis(where: Place) -> None:
    found = wfs.measure(where, 1, count=2_000)
    assert judged(found) == {
        "x faster than WFS from QGIS Server": 1,
        "x faster than WFS, its answers ready": 1,
    }


def test_what_was_cancelled_is_a_layer_with_a_part_of_the_rows(where: Place) -> None:
    found = cancels.measure(where, 1, points=30_000, entries=20_000, enriched=4_000, more_ms=1_000)
    assert judged(found) == {"from cancel to the layer, ms": 4}
    rows = {figure.subject: figure.value for figure in found if figure.measure == "rows of the layer"}
    assert 15_000 <= rows["30,000 points, GeoJSON, cancelled"] < 30_000
    assert 15_000 <= rows["30,000 points, CSV, cancelled"] < 30_000
    assert 10_000 <= rows["20,000 entries, cancelled"] < 20_000
    # All points are kept; those that were not asked say so.
    assert rows["4,000 points enriched, cancelled"] == 4_000


def judged(figures: list[Figure]) -> dict[str, int]:
    """How many figures of each name have a target."""
    names = [figure.measure for figure in figures if figure.target is not None]
    return {name: names.count(name) for name in dict.fromkeys(names)}
