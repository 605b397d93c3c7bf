"""The address page: what is typed, what comes, and what is on the map for it."""

from __future__ import annotations

import threading
import time

import pytest
from qgis.core import QgsCoordinateReferenceSystem, QgsPointXY
from qgis.gui import QgsVertexMarker
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QLabel, QLineEdit, QPushButton, QToolButton

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.gis.connections import keys
from geoportfolio.core.gis.connections.connections import STORE, Connection
from geoportfolio.ui.places import address_page, interactive_requests, suggester
from geoportfolio.ui.places.place_texts import coarse_note
from sandbox.testing import running
from tests.support.connections import MASTER
from tests.support.event_loop import no_free_thread, pump_until
from tests.support.scripted_server import KEY, FakeServer, Reply
from tests.support.service import client_of

OCEAN = (-29.0, -41.0)


def typed(dock, text: str) -> None:
    """Type *text* with the keyboard, as somebody who pauses afterwards."""
    line = dock.findChild(QLineEdit, "addressLine")
    line.clear()
    if text.isascii():
        QTest.keyClicks(line, text)
    else:
        line.setText(text)


def labels(dock) -> list[str]:
    model = dock.address.panel.model
    return [model.index(row).data() for row in range(model.rowCount())]


def suggested(dock, text: str) -> list[str]:
    typed(dock, text)
    pump_until(lambda: labels(dock) and dock.address.panel.list.isEnabled())
    return labels(dock)


def rest(seconds: float) -> None:
    """Let the event loop run for so long."""
    end = time.monotonic() + seconds
    pump_until(lambda: time.monotonic() > end)


def press(dock, key) -> None:
    QTest.keyClick(dock.address.panel.line, key)


def status(dock) -> str:
    return dock.findChild(QLabel, "addressStatusLabel").text()


def marks(window) -> list:
    return [item for item in window.mapCanvas().scene().items() if isinstance(item, QgsVertexMarker)]


def click(dock, name: str) -> None:
    dock.findChild(QToolButton, name).click()


def test_typing_suggests_and_enter_goes_to_the_first(dock, window):
    found = suggested(dock, "hamburg airp")
    assert found[0] == "Hamburg Airport, Hamburg, Germany"
    press(dock, Qt.Key.Key_Return)
    place = dock.address.place
    assert (place.label, place.quality, place.coarse) == (found[0], "rooftop", False)
    canvas = window.mapCanvas()
    assert canvas.center().distance(QgsPointXY(place.lon, place.lat)) < 1e-6
    assert len(marks(window)) == 1
    assert dock.findChild(QLabel, "placeLabel").text() == found[0]
    assert not dock.findChild(QLabel, "placeNoteLabel").isVisibleTo(dock)


def test_the_arrow_keys_choose_and_a_city_is_told_to_be_one(dock):
    found = suggested(dock, "hamburg")
    row = next(number for number, label in enumerate(found) if label == "Hamburg-Nord, Germany")
    assert row > 0
    for _ in range(row):
        press(dock, Qt.Key.Key_Down)
    press(dock, Qt.Key.Key_Return)
    assert dock.address.place.label == "Hamburg-Nord, Germany"
    assert dock.address.place.coarse
    assert dock.findChild(QLabel, "placeNoteLabel").text() == coarse_note()
    assert dock.findChild(QLabel, "placeBadge").text() == "city!"


def test_a_stale_answer_never_wins(dock, sandbox):
    sandbox.faults.set("autocomplete=delay:0.8x1")
    typed(dock, "hamburg")
    pump_until(lambda: len(sandbox.requests) > 1 and "autocomplete" in sandbox.requests[-1].path)
    assert all("Munich" in label or "München" in label for label in suggested(dock, "munich"))
    end = time.monotonic() + 1.0
    pump_until(lambda: time.monotonic() > end)
    assert not any("Hamburg" in label for label in labels(dock))


def asked(sandbox) -> list[str]:
    """The texts that suggestions were asked for."""
    return [seen.query["q"] for seen in sandbox.requests if "autocomplete" in seen.path]


def test_the_first_key_asks_and_keys_in_a_row_ask_for_the_last_text(dock, sandbox):
    sandbox.faults.set("autocomplete=delay:0.3")
    line = dock.address.panel.line
    for text in ("fr", "fra", "fran", "frank"):
        line.setText(text)
    pump_until(lambda: labels(dock) and dock.address.panel.list.isEnabled())
    assert asked(sandbox) == ["fr", "frank"]


def test_type_while_a_request_is_in_flight_asks_only_for_the_newest_text_after_it(dock, sandbox, monkeypatch):
    monkeypatch.setattr(suggester, "TOO_LONG", 60.0)
    sandbox.faults.set("autocomplete=delay:1")
    for letter in "frankfurt":
        QTest.keyClick(dock.address.panel.line, letter)
        rest(0.03)
    pump_until(lambda: labels(dock) and dock.address.panel.list.isEnabled())
    assert asked(sandbox) == ["fr", "frankfurt"]


def test_a_question_that_takes_too_long_makes_room(dock, sandbox, monkeypatch):
    monkeypatch.setattr(suggester, "TOO_LONG", 0.3)
    sandbox.faults.set("autocomplete=delay:20x1")
    for letter in "munich":
        QTest.keyClick(dock.address.panel.line, letter)
        rest(0.03)
    pump_until(lambda: labels(dock) and dock.address.panel.list.isEnabled())
    assert asked(sandbox)[-1] == "munich"


def test_what_was_answered_is_not_asked_again(dock, sandbox):
    first = suggested(dock, "munich")
    sandbox.forget()
    sandbox.faults.set("autocomplete=500")
    line = dock.address.panel.line
    line.setText("munich ")
    assert dock.address.panel.list.isEnabled() and labels(dock) == first
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert dock.address.panel.list.isEnabled() and labels(dock) == first
    rest(0.1)
    assert asked(sandbox) == []


def test_another_source_keeps_what_is_known_and_another_service_does_not(dock, bench, at):
    suggested(dock, "munich")
    bench.session.choose("")
    dock.address.panel.line.setText("munich ")
    assert dock.address.panel.list.isEnabled()
    with running() as other:
        at(other.url, other.key)
        dock.address.panel.line.setText("munich")
        pump_until(lambda: labels(dock) and dock.address.panel.list.isEnabled())
        assert asked(other) == ["munich"]


def test_an_older_answer_is_shown_while_it_fits_and_cannot_be_taken(dock, sandbox):
    sandbox.faults.set("autocomplete=delay:0.5x1", "autocomplete=delay:20")
    line = dock.address.panel.line
    line.setText("hamburg")
    pump_until(lambda: len(asked(sandbox)) == 1)
    line.setText("hamburg a")
    pump_until(lambda: any("Hamburg" in label for label in labels(dock)))
    assert not dock.address.panel.list.isEnabled()


def test_an_error_is_forgotten_by_the_next_key(dock, sandbox):
    sandbox.faults.set("autocomplete=403")
    dock.address.panel.line.setText("bremen")
    pump_until(lambda: "not authorized" in status(dock))
    sandbox.faults.set()
    QTest.keyClick(dock.address.panel.line, Qt.Key.Key_Backspace)
    assert status(dock) == ""
    pump_until(lambda: labels(dock) and dock.address.panel.list.isEnabled())
    assert asked(sandbox) == ["bremen", "breme"]


def test_a_service_that_asks_for_silence_gets_it(dock, sandbox):
    sandbox.faults.set("autocomplete=429:600")
    line = dock.address.panel.line
    line.setText("bre")
    pump_until(lambda: status(dock))
    told = status(dock)
    for letter in "men":
        QTest.keyClick(line, letter)
        assert status(dock) == told
    rest(0.2)
    assert asked(sandbox) == ["bre"]


def test_long_loads_do_not_keep_suggestions_waiting(dock, bench):
    with no_free_thread(bench.tasks):
        assert suggested(dock, "munich")


def test_enter_before_the_suggestions_came_asks_for_what_is_typed(dock, sandbox):
    suggested(dock, "munich")
    sandbox.faults.set("autocomplete=delay:1")
    typed(dock, "Hamburg, Germany")
    press(dock, Qt.Key.Key_Return)
    pump_until(lambda: dock.address.place)
    assert dock.address.place.label == "Hamburg, Germany"


@pytest.mark.parametrize("unmatched", ["empty", "null", "400"])
def test_an_address_that_does_not_exist_is_told(opened, at, unmatched):
    with running(unmatched=unmatched) as other:
        at(other.url, other.key)
        dock = opened()
        typed(dock, "Xyzzyville 99")
        press(dock, Qt.Key.Key_Return)
        pump_until(lambda: status(dock).startswith("No place found for 'Xyzzyville 99'."))
        assert dock.address.place is None
        assert ("No address was found" in status(dock)) is (unmatched == "400")


def test_no_suggestion_is_told_too(dock):
    typed(dock, "xyzzyville")
    pump_until(lambda: status(dock).startswith("No suggestion for 'xyzzyville'."))
    assert not dock.address.panel.list.isVisibleTo(dock)


def test_a_suggestion_without_a_place_is_geocoded_when_it_is_chosen(opened, at):
    with running(geocoding_required=True) as other:
        at(other.url, other.key)
        dock = opened()
        label = suggested(dock, "hamburg airp")[0]
        assert not any(seen.path.endswith("/geocode") for seen in other.requests)
        press(dock, Qt.Key.Key_Return)
        pump_until(lambda: dock.address.place)
        assert dock.address.place.label == label
        assert abs(dock.address.place.lat - 53.63) < 0.01


def test_a_slow_service_is_told_and_a_failing_one_says_why(dock, sandbox, monkeypatch):
    monkeypatch.setattr(interactive_requests, "PATIENCE", 0.3)
    sandbox.faults.set("autocomplete=delay:1.2")
    typed(dock, "hamburg")
    pump_until(lambda: status(dock).startswith("Suggest addresses, "))
    pump_until(lambda: dock.address.panel.list.isEnabled() and labels(dock))
    assert status(dock) == ""
    sandbox.faults.set("autocomplete=403")
    typed(dock, "bremen")
    pump_until(lambda: "not authorized" in status(dock))
    assert labels(dock) == []


def test_the_wait_for_an_address_is_told_while_another_is_typed(dock, sandbox, monkeypatch):
    monkeypatch.setattr(interactive_requests, "PATIENCE", 0.3)
    sandbox.faults.set("geocode=delay:3")
    dock.address.panel.line.setText("hamburg")
    press(dock, Qt.Key.Key_Return)
    dock.address.panel.line.setText("bremen")
    pump_until(lambda: labels(dock) and dock.address.panel.list.isEnabled())
    pump_until(lambda: status(dock).startswith("Find hamburg, "))
    pump_until(lambda: dock.address.place)
    assert not status(dock).startswith("Identify")


def test_a_failing_suggestion_says_nothing_in_the_message_bar_nor_of_the_source(dock, bench, sandbox, window):
    assert bench.session.source
    sandbox.faults.set("autocomplete=403")
    typed(dock, "bremen")
    pump_until(lambda: "not authorized for this request" in status(dock))
    assert window.texts() == []


def test_typing_never_asks_for_the_master_password(made, bench, sandbox, unlocked, monkeypatch):
    bench.connections.save(Connection("office", sandbox.url, keep_key=STORE), sandbox.key)
    unlocked.clearMasterPassword()
    read, given = keys.read_key, []
    monkeypatch.setattr(keys, "read_key", lambda *asked: given.append(unlocked.masterPasswordIsSet()) or "")
    bench.session.connection = "office"
    dock = made()
    dock.make()
    dock.show()
    typed(dock, "hamburg")
    pump_until(lambda: "locked" in status(dock))
    assert given == [] and sandbox.requests == ()
    # The analyst unlocks the store, and what was typed is asked.
    monkeypatch.setattr(keys, "read_key", read)
    assert unlocked.setMasterPassword(MASTER, True)
    dock.findChild(QPushButton, "addressUnlockButton").click()
    pump_until(lambda: labels(dock))
    assert not dock.findChild(QPushButton, "addressUnlockButton").isVisibleTo(dock)


def test_the_mark_leaves_with_the_dock_and_with_the_text(dock, window):
    suggested(dock, "hamburg")
    press(dock, Qt.Key.Key_Return)
    assert len(marks(window)) == 1
    dock.hide()
    assert marks(window) == []
    dock.show()
    assert len(marks(window)) == 1
    dock.address.panel.line.clear()
    assert marks(window) == [] and dock.address.place is None
    assert not dock.address.panel.place.isVisibleTo(dock)


def test_the_mark_follows_the_projection(dock, window):
    canvas = window.mapCanvas()
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:3857"))
    dock.address.show_place(address_page.FoundPlace(9.9882, 53.6304))
    (mark,) = marks(window)
    assert abs(mark.center().x() - 1_111_881) < 1000
    canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:4326"))
    assert abs(mark.center().x() - 9.9882) < 1e-6


RABBI = "שדרות רוטשילד 1, תל אביב 🏠"


def test_right_to_left_and_4_byte_text_come_through(opened, at):
    seen: list[str] = []

    def answer(request) -> Reply:
        seen.append(request.target)
        if "autocomplete" in request.target:
            return Reply(
                {"results": [{"label": RABBI, "lat": 32.06, "lon": 34.77, "highlights": ["שד", "🏠", "no"]}]}
            )
        return Reply({"provisioning": {"pf": {"columns": [], "filters": []}}})

    with FakeServer(answer=answer) as server:
        at(server.url, KEY)
        dock = opened("pf")
        assert suggested(dock, "שד 🏠") == [RABBI]
        assert "q=%D7%A9%D7%93%20%F0%9F%8F%A0" in seen[-1]
        assert not dock.grab().isNull()
        press(dock, Qt.Key.Key_Return)
        assert dock.address.place.label == RABBI


def test_a_report_wants_a_source_first(dock, bench, window):
    bench.session.choose("")
    dock.address.show_place(address_page.FoundPlace(9.9882, 53.6304, "Airport"))
    click(dock, "placeReportButton")
    assert window.texts() == ["Choose a source in the Selection dock first."]


def test_the_report_of_a_place_is_fetched(dock, sandbox):
    dock.address.show_place(address_page.FoundPlace(9.9882, 53.6304, "Airport"))
    click(dock, "placeReportButton")
    pump_until(lambda: any("risk" in seen.path for seen in sandbox.requests))


def test_the_jobs_read_every_form_of_an_answer(sandbox):
    with running(flat_geocode=True) as flat:
        for service in (sandbox, flat):
            client = client_of(service)
            assert (
                gis.places.addresses.geocode(client, " Hamburg, Germany ", Monitor()).geocoding_quality
                == "city"
            )
            assert gis.places.addresses.geocode(client, "xyzzyville", Monitor()) is None
            assert gis.places.addresses.suggest(client, "  ", Monitor()) == []


def test_unload_leaves_nothing_on_the_canvas(dock, window):
    dock.address.show_place(address_page.FoundPlace(9.9882, 53.6304))
    dock.close_pages()
    assert marks(window) == []


@pytest.mark.parametrize("exact", [False, True], ids=["geocoded", "clicked"])
def test_circles_come_around_the_place_with_a_word_on_a_city(dock, bench, window, exact):
    dock.address.show_place(address_page.FoundPlace(9.99, 53.55, "Hamburg", "city", exact))
    click(dock, "placeCirclesButton")
    (area,) = bench.areas.areas()
    assert (area.name, area.shape.centers) == ("Hamburg", ((9.99, 53.55),))
    assert ("city center only" in window.texts()[-1]) is not exact


def test_another_connection_starts_with_an_empty_list(dock, bench, at, sandbox):
    assert suggested(dock, "hamburg")
    at(sandbox.url, sandbox.key)
    assert labels(dock) == [] and status(dock) == ""


def test_leaving_while_an_answer_is_under_way_shows_nothing(dock, sandbox):
    sandbox.faults.set("autocomplete=delay:20")
    typed(dock, "bremen")
    pump_until(lambda: any("autocomplete" in seen.path for seen in sandbox.requests))
    dock.close_pages()
    pump_until(lambda: not [thread for thread in threading.enumerate() if thread.name == "geoportfolio task"])
    assert labels(dock) == []
