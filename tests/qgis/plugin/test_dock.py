"""The Selection dock: what it shows while answers come, and what it says when a file can't be written."""

from __future__ import annotations

import pytest

from tests.qgis.window import pump_until


@pytest.fixture
def dock(environment, bench):
    bench.selection.open()
    pump_until(lambda: bench.session.sources)
    return bench.selection


def test_a_late_answer_does_not_take_the_form_away(dock, bench):
    dock.panel.sources.new_connection_wanted.emit()
    assert dock.form.isVisible()
    bench.session.answered = None
    bench.session.reload()
    pump_until(lambda: bench.session.answered)
    assert dock.form.isVisible()
    dock.form.way_back.click()
    assert dock.panel.isVisible() and not dock.form.isVisible()


def test_areas_that_can_not_be_removed_are_told_of(dock, bench, window, monkeypatch):
    def full():
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bench.areas, "clear", full)
    dock.panel.areas.clear_wanted.emit()
    pump_until(window.texts)
    assert "could not be written: No space left on device" in window.texts()[-1]
