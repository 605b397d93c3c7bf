"""The driver of ``make soak`` in short: some deeds in the real application, always the same ones."""

from __future__ import annotations

from pathlib import Path

from tests.nightly.soak import report
from tests.nightly.soak.driver import started
from tests.nightly.soak.verdict import judged

STEPS, SEED = 40, 21691
"""A seed with areas, loads, maps, algorithms, the Options, faults and a reload of the plugin among them."""
AT_LENGTH = {"readings"}
"""What says something about a long soak only."""


def test_forty_deeds_leave_nothing_behind(tmp_path: Path) -> None:
    with started(SEED, tmp_path / "qgis.log") as (soak, outcome):
        soak.run(minutes=0, steps=STEPS)
    findings = judged(outcome.readings, outcome.facts())
    written = report.write(tmp_path / "report", outcome, findings).read_text()
    assert [each for each in findings if not each.good and each.name not in AT_LENGTH] == [], written
    assert outcome.steps == STEPS == sum(outcome.done.values()) + sum(outcome.refused.values())
    assert sum(outcome.done.values()) > STEPS // 3
    assert any(text.startswith("GeoPortfolio: ") for text in outcome.told)
    assert (outcome.readings[0].steps, outcome.readings[-1].steps) == (0, STEPS)
    assert f"Seed {SEED}" in written
