"""Every subject of the benchmarks runs once with few rows; how fast it is here is not judged."""

from __future__ import annotations

from collections import Counter
from typing import Iterator

import pytest

from benchmarks import figures
from benchmarks.__main__ import SUBJECTS, table
from benchmarks.figures import Figure
from benchmarks.processes import Place, place

SHARE = 0.02
TARGETS = {
    "load": {
        "x faster than the naive way": 2,
        "added peak memory, MB": 2,
        "longest main-thread gap, ms": 2,
        "after the last byte, s": 2,
    },
    "wfs": {"x faster than WFS from QGIS Server": 1, "x faster than WFS, its answers ready": 1},
    "cancel": {"from cancel to the layer, ms": 4},
    "queues": {
        "x the bound of 0.10 s, 4 in flight": 2,
        "x the bound of 0.05 s, 8 in flight": 1,
        "x the bound of 0.20 s, 3 in flight": 1,
    },
    "suggestions": {
        "key press to suggestions, ms over one round trip": 1,
        "the last key of many, 60 ms apart": 1,
        "longest main-thread gap while typing fast, ms": 1,
    },
    "startup": {
        "import and initGui by QGIS's profiler, ms": 1,
        "import and initGui, the processor's time, ms": 1,
    },
    "drawing": {
        "Plain: x QGIS's single symbol": 1,
        "Sum insured: x QGIS's single symbol": 1,
        "longest main-thread gap, ms": 1,
        "QGIS's single symbol, s": 1,
        "Plain, s": 1,
        "Sum insured, s": 1,
        "on the main thread, ms": 1,
    },
    "calm": {"longest main-thread gap, ms": 1},
    "maps": {"longest gap of timers, ms": 3, "longest gap of mouse events, ms": 3},
    "worst_circles": {"x a plain OGR read": 1, "added peak memory, MB": 1},
}
"""By subject the figures that have a target."""
REQUESTS = {"load": {2}, "queues": {2, 4, 9}}
"""Of a load: what describes the source, and its points. Of queues: batches, reports, widening pages."""


@pytest.fixture(scope="module")
def where() -> Iterator[Place]:
    with place(SHARE) as there:
        yield there


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_subject_runs_and_says_what_it_is_judged_by(name: str, where: Place) -> None:
    found = SUBJECTS[name](where, 1)
    assert Counter(each.measure for each in found if each.target is not None) == TARGETS[name]
    # QGIS's clocks may say that a start with our plugin took no longer.
    assert all(each.value > 0 for each in found if name != "startup")
    assert {each.value for each in found if each.measure.startswith("requests")} == REQUESTS.get(name, set())
    # A response takes the time that its URL names: nothing is faster than the bound.
    assert all(each.value > 1 for each in found if each.measure.startswith("x the bound"))
    rows = {each.subject: each.value for each in found if each.measure == "rows of the layer"}
    assert {int(subject.split()[0].replace(",", "")) for subject in rows} == (
        {2_000, 4_000, 20_000} if name == "cancel" else set()
    )
    for subject, kept in rows.items():
        # All points are kept that were to be enriched; of a load, what was there at the cancel.
        count = int(subject.split()[0].replace(",", ""))
        assert kept == count if "enriched" in subject else count / 2 <= kept < count


@pytest.mark.parametrize(
    ("runs", "at_most", "is_worse"),
    [
        ((2.0, 2.1, 2.2), False, True),
        ((2.0, 2.1, 2.9), False, False),  # one run is as good as one of the baseline
        ((2.7, 2.7, 2.7), False, False),  # worse than all of the baseline's, but hardly
        ((9.0, 9.1, 9.2), False, False),
        ((9.0, 9.1, 9.2), True, True),
        ((3.1, 9.1, 9.2), True, False),
        ((1.0, 1.0, 1.0), True, False),
    ],
)
def test_a_ratio_is_worse_when_all_of_its_runs_are(
    runs: tuple[float, ...], at_most: bool, is_worse: bool
) -> None:
    before = {"value": 3.0, "low": 2.8, "high": 3.2}
    found = Figure("points", "x", runs, 1, at_most, is_ratio=True)
    assert found.is_worse(before) is is_worse
    assert ("WORSE" in table([found], {"points: x": before})) is is_worse
    assert not found.is_worse(None) and "NEW" in table([found], {})
    seconds = Figure("points", "x", runs, 1, at_most)
    assert not seconds.is_worse(before) and "NEW" not in table([seconds], {})


def test_each_qgis_has_a_baseline_that_keeps_what_was_not_measured(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(figures, "BASELINES", tmp_path / "baselines")
    ratio = Figure("points", "x", (2.0, 4.0, 3.0), 1, at_most=False, is_ratio=True)
    other = Figure("entries", "x", (1.0,), 1, is_ratio=True)
    figures.keep("3.22", [ratio, Figure("points", "seconds", (7.0,))])
    figures.keep("3.22", [other])
    figures.keep("3.44", [other])
    assert figures.baseline("3.22")["points: x"] == {"value": 3.0, "low": 2.0, "high": 4.0}
    assert set(figures.baseline("3.22")) == {"points: x", "entries: x"}
    assert set(figures.baseline("3.44")) == {"entries: x"}
    assert figures.baseline("4.0") == {}
