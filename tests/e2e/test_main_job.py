"""The main job of the README, by mouse and keys in the real QGIS, against a running sandbox."""

from __future__ import annotations

from pathlib import Path

from .analyst import Analyst
from .demo import Summary, main_job


def test_the_main_job_from_the_panel_to_the_saved_report(analyst: Analyst, tmp_path: Path) -> None:
    summary = Summary()
    main_job(analyst, summary, tmp_path)
    assert not summary.failed
    assert (tmp_path / "points.gpkg").stat().st_size > 0
    assert (tmp_path / "risk-report.pdf").read_bytes().startswith(b"%PDF-")
