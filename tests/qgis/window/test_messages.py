"""What the message bar keeps, and what goes when something else is said."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from qgis.core import Qgis, QgsApplication

from geoportfolio.core.api.errors import Cancelled, ConnectionFailed
from geoportfolio.ui.window.messages import Messages, Step
from tests.support.event_loop import let_go


@pytest.fixture
def messages(window) -> Messages:
    return Messages(SimpleNamespace(iface=window))


def said(window) -> list[str]:
    let_go()
    return sorted(window.texts())


def test_what_is_said_takes_the_place_of_what_was_said_but_for_what_is_kept(messages, window):
    stopped = []
    messages.hint("Draw an area first.")
    packing = messages.hint("Packing 1 of 3", Step("Stop", lambda: stopped.append(1)), keep=True)
    assert said(window) == ["Packing 1 of 3"]
    messages.done("71 locations")
    messages.hint("Another load is running.")
    assert said(window) == ["Another load is running.", "Packing 1 of 3"]
    messages.change(packing, "Packing 2 of 3")
    messages.clear()
    assert said(window) == ["Packing 2 of 3"]
    (stop,) = window.steps()
    stop.click()
    assert stopped == [1] and said(window) == []
    messages.withdraw(packing)
    messages.change(packing, "Packing 3 of 3")


def test_what_is_kept_goes_when_it_is_withdrawn_or_all_ends(messages, window):
    first = messages.hint("Packing", keep=True)
    messages.done("All areas were removed.", Step("Undo", lambda: None), keep=True)
    messages.done("71 locations")
    messages.withdraw(first)
    messages.withdraw(first)
    assert said(window) == ["71 locations", "All areas were removed."]
    messages.close()
    assert said(window) == []


def test_an_undo_of_areas_goes_with_what_is_said_next(bench, window):
    """It would come back when other areas are there, which it would take away."""
    bench.areas.add_circles([("Hamburg Rathaus", 9.99, 53.55)], (20000,))
    bench.drawing.clear()
    assert [step.text() for step in window.steps()] == ["Undo"]
    bench.messages.done("71 locations")
    let_go()
    assert window.steps() == []


def test_a_message_with_two_steps_needs_no_more_width_than_one_with_the_longer(messages, window):
    needed = []
    for texts in (["Run Diagnostics…"], ["Change Key", "Run Diagnostics…"]):
        messages.hint("The key was rejected.", *(Step(text, lambda: None) for text in texts))
        let_go()
        needed.append(window.messageBar().minimumSizeHint().width())
    assert needed[1] <= needed[0]


def test_a_long_text_of_a_service_is_cut(messages, window):
    messages.hint("x " * 1_000_000)
    (text,) = said(window)
    assert 900 < len(text) <= 1001 and text.endswith("…")


def test_a_failed_request_is_a_warning_in_the_log_and_a_stop_is_none(messages):
    logged = []
    note = lambda text, tag, level: logged.append((text, level))  # noqa: E731
    log = QgsApplication.messageLog()
    log.messageReceived[str, str, Qgis.MessageLevel].connect(note)
    messages.log(ConnectionFailed("refused"))
    messages.log(Cancelled("stopped"))
    log.messageReceived[str, str, Qgis.MessageLevel].disconnect(note)
    assert logged == [
        ("ConnectionFailed: refused", Qgis.MessageLevel.Warning),
        ("Cancelled: stopped", Qgis.MessageLevel.Info),
    ]
