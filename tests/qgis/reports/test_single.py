"""Copies of a report."""

from __future__ import annotations

import pytest

from geoportfolio.core.gis.reports.single import save_copy
from tests.support.reports import write_pdf


def test_a_copy_is_whole_or_not_there(tmp_path):
    report = write_pdf(tmp_path / "one.pdf", 1)
    target = tmp_path / "copy.pdf"
    target.write_text("older")
    assert save_copy(report, target) == target
    assert target.read_bytes() == report.read_bytes()
    with pytest.raises(FileNotFoundError):
        save_copy(tmp_path / "gone.pdf", target)
    assert target.read_bytes() == report.read_bytes()
    assert save_copy(report, report).read_bytes() == target.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.pdf", "one.pdf"]
