"""When and how the service is asked for expressions, and what the analyst is told of it."""

from __future__ import annotations

import json
import re
import threading

import pytest
from qgis.core import NULL, QgsApplication, QgsProject

from geoportfolio.core.api import Area, Buffers, Query
from geoportfolio.core.gis.connections import ENVIRONMENT, SESSION, STORE, Connection
from geoportfolio.core.gis.runs import REFRESHED, Run
from tests.qgis.connections.conftest import MASTER, connections, locked, unlocked  # noqa: F401
from tests.qgis.expressions.conftest import HAMBURG, Desk, evaluated, layer_of, outcome
from tests.qgis.expressions.test_rendering import WIND, WINDY, Canvas, grid, gust, labelled
from tests.qgis.service import FAULT, SOURCE, is_told_well
from tests.qgis.window import let_go, pump_until


def points_of(sandbox):
    return [json.loads(seen.body)["points"] for seen in sandbox.requests if seen.path.endswith("batch")]


def press(window, words):
    (button,) = [step for step in window.steps() if words in step.text()]
    button.click()


def test_at_most_a_thousand_places_are_asked_and_the_rest_when_the_analyst_says_so(desk, window, sandbox):
    positions = [(-10.0 + n % 60 * 0.7, 44.0 + n // 60 * 0.3) for n in range(2402)]
    # On a busy machine the drawing may note nothing for so long that it would be asked in parts.
    desk.part.remove()
    desk.install(gather_ms=300)
    canvas = Canvas(window, labelled(layer_of(*positions), WIND))
    desk.wait()
    canvas.settled()
    assert sum(map(len, points_of(sandbox))) == 1000
    (text,) = window.texts()
    assert "Asked 1,000 of 2,402 places" in text and is_told_well(text)
    # Drawn again and again, nothing is asked by itself.
    for _ in range(2):
        before = canvas.drawings
        canvas.canvas.refreshAllLayers()
        canvas.drawn(before + 1)
        desk.wait()
    assert sum(map(len, points_of(sandbox))) == 1000
    press(window, "Ask for the next 1,000")
    desk.wait()
    assert "Asked 2,000 of 2,402 places" in window.texts()[0]
    press(window, "Ask for the other 402")
    desk.wait()
    canvas.settled()
    asked = [(point["lng"], point["lat"]) for points in points_of(sandbox) for point in points]
    assert len(asked) == len(set(asked)) == 2402
    assert not window.items()
    assert len(set(canvas.labels())) == 3


def test_a_drawing_that_notes_places_for_long_is_asked_once(desk, sandbox):
    layer = layer_of(*[(n * 0.01, 50.0) for n in range(50)])
    features = layer.getFeatures()

    def note_one():
        if (feature := next(features, None)) is not None:
            evaluated(WIND, layer, feature)

    desk.part._turn.timeout.connect(note_one)
    note_one()
    desk.wait()
    assert [len(points) for points in points_of(sandbox)] == [50]


class EndlessDrawing:
    """Stands for a canvas with a map that does not come."""

    def isDrawing(self):
        return True


def test_a_drawing_that_goes_on_without_new_places_is_asked_meanwhile(desk, window, monkeypatch):
    monkeypatch.setattr(window, "mapCanvases", lambda: [EndlessDrawing()])
    assert desk.asked(WIND, layer_of(WINDY)) == (NULL, gust(WINDY))


def test_a_stop_in_the_task_manager_keeps_what_came_and_offers_the_rest(desk, window, sandbox):
    sandbox.faults.set("batch=delay:0x1", "batch=delay:20")
    answered = threading.Event()
    threading.Timer(0.5, answered.set).start()
    layer = layer_of(*[(n * 0.01, 50.0) for n in range(900)])
    for feature in layer.getFeatures():
        evaluated(WIND, layer, feature)
    pump_until(lambda: len(points_of(sandbox)) == 2)
    (task,) = QgsApplication.taskManager().activeTasks()
    assert "expressions" in task.description() and "900" in task.description()
    pump_until(lambda: answered.wait(0.01))
    task.cancel()
    desk.wait()
    # Which of two chunks is answered first, nobody knows.
    asked = int(re.search(r"Asked (0|400|500) of 900 places", window.texts()[0])[1])
    sandbox.faults.set()
    press(window, f"Ask for the other {900 - asked}")
    desk.wait()
    last = list(layer.getFeatures())[-1]
    assert evaluated(WIND, layer, last) == (gust((8.99, 50.0)) or NULL) and gust((8.99, 50.0))


def test_a_failure_is_told_once_and_not_repeated_until_somebody_asks_again(desk, window, sandbox):
    sandbox.faults.set("batch=500")
    canvas = Canvas(window, labelled(layer_of(*grid(20)), WIND))
    desk.wait()
    (text,) = window.texts()
    assert "Values for expressions of the map did not come." in text and is_told_well(text, FAULT)
    count = len(sandbox.requests)
    for _ in range(3):
        before = canvas.drawings
        canvas.canvas.refreshAllLayers()
        canvas.drawn(before + 1)
        desk.wait()
    assert len(sandbox.requests) == count and len(window.items()) == 1
    sandbox.faults.set()
    press(window, "Ask again")
    desk.wait()
    canvas.settled()
    assert set(canvas.labels()) == {str(gust(p)) for p in grid(20) if gust(p)} and not window.items()


def test_one_source_that_is_unknown_spoils_no_other(desk, window):
    layer = layer_of(HAMBURG)
    assert evaluated("gp_accumulation('locations', $geometry, 'nowhere', 500)", layer) == NULL
    assert desk.asked("gp_accumulation('locations', $geometry, 'pf_airports', 9000)", layer)[1] > 0
    (text,) = window.texts()
    assert "nowhere" in text


def test_a_source_that_requires_a_filter_is_told_with_how_to_give_one(desk, window, sandbox):
    layer = layer_of(HAMBURG)
    assert desk.asked("gp_accumulation('locations', $geometry, 'pf_places', 500)", layer) == (NULL, NULL)
    (told,) = window.texts()
    assert "pf_places" in told and "(CountryCode)" in told and "as its filters" in told and is_told_well(told)
    given = """filters:='[{"field": "CountryCode", "value": "DE"}]'"""
    assert desk.asked(f"gp_accumulation('locations', $geometry, 'pf_places', 9000, {given})", layer)[1] > 0


def test_a_polygon_that_crosses_itself_is_told_and_not_sent(desk, window, sandbox):
    layer = layer_of("POLYGON((0 0, 2 2, 2 0, 0 2, 0 0))", kind="Polygon")
    assert desk.asked("gp_accumulation('locations', $geometry, 'pf_airports')", layer) == (NULL, NULL)
    assert "crosses itself" in window.texts()[0] and not sandbox.requests


def test_a_key_that_is_refused_leads_to_the_page_where_it_is_changed(desk, window, sandbox):
    sandbox.faults.set("batch=401")
    assert desk.asked(WIND, layer_of(HAMBURG)) == (NULL, NULL)
    assert "did not accept the key" in window.texts()[0]
    press(window, "Change key")
    assert window.pages == ["geoportfolioConnectionsPage"]


def test_values_stay_while_the_service_is_away(desk, sandbox):
    layer = layer_of((10.0, 50.0), HAMBURG)
    near, far = layer.getFeatures()
    evaluated(WIND, layer, near)
    desk.wait()
    sandbox.faults.set("503")
    assert evaluated(WIND, layer, far) == NULL
    desk.wait()
    assert evaluated(WIND, layer, near) == gust((10.0, 50.0))


def test_what_another_dialog_asked_for_is_told_when_it_has_come(desk, window):
    layer = layer_of(HAMBURG, (11.786, 48.3538), (8.5431, 50.0264))
    for feature in layer.getFeatures():
        evaluated("gp_address()", layer, feature)
    desk.wait()
    (text,) = window.texts()
    assert "3 values for expressions have come." in text and is_told_well(text)


def test_one_value_is_told_as_one(desk, window):
    assert desk.asked("gp_address()", layer_of(HAMBURG))[1]
    assert "1 value for expressions has come." in window.texts()[0] and is_told_well(window.texts()[0])


SUM = f"gp_accumulation('locations', $geometry, '{SOURCE}', 20000)"


def run_of(source, kind=REFRESHED):
    query = Query(source, (Area("there", Buffers((HAMBURG,), (500.0,))),), "v2")
    return Run(
        "2026-01-01T00:00:00+00:00", "title", kind, 1, 1.0, "complete", query.to_json(), ENVIRONMENT, ""
    )


def test_sums_are_asked_anew_after_their_source_was_loaded_and_what_else_is_known_is_not(
    desk, window, sandbox
):
    canvas = Canvas(window, labelled(layer_of(WINDY), f"{SUM} || '/' || {WIND}"))
    desk.wait()
    canvas.settled()
    shown = canvas.labels()
    assert shown and not sandbox.forget()
    desk.session.runs.added.emit(run_of("another source"))
    desk.wait()
    assert not sandbox.requests
    before = canvas.drawings
    desk.session.runs.added.emit(run_of(SOURCE))
    canvas.drawn(before + 1)
    # The old values stay until the new ones are there.
    assert canvas.labels() == shown
    desk.wait()
    canvas.settled()
    assert {seen.path.rsplit("/", 1)[-1] for seen in sandbox.requests} >= {"buffer"}
    assert not points_of(sandbox) and canvas.labels() == shown


def test_a_new_project_asks_anew(desk, sandbox):
    assert desk.asked(WIND, layer_of(WINDY))[1] == gust(WINDY)
    QgsProject.instance().clear()
    sandbox.forget()
    assert desk.asked(WIND, layer_of(WINDY)) == (NULL, gust(WINDY))
    assert len(sandbox.requests) == 1


def test_all_is_asked_again_when_the_analyst_says_so(desk, window, sandbox):
    desk.part.ask_again()
    assert "No expression of this project has asked" in window.texts()[0] and is_told_well(window.texts()[0])
    canvas = Canvas(window, labelled(layer_of(WINDY), WIND))
    desk.wait()
    canvas.settled()
    sandbox.forget()
    desk.part.ask_again()
    assert any("ask the service again" in text and is_told_well(text) for text in window.texts())
    pump_until(lambda: sandbox.requests)
    desk.wait()
    canvas.settled()
    assert len(points_of(sandbox)) == 1 and canvas.labels() == [str(gust(WINDY))]


def test_a_project_that_is_closed_leaves_no_question_behind(desk, window, sandbox):
    sandbox.faults.set("batch=delay:0.5")
    Canvas(window, labelled(layer_of(*grid(1500)), WIND))
    pump_until(lambda: sandbox.requests)
    QgsProject.instance().clear()
    desk.wait()
    assert not window.items()
    assert desk.part._answers.held == desk.part._answers.waiting == 0


def test_nothing_comes_after_the_part_is_removed(desk, window, sandbox):
    sandbox.faults.set("batch=delay:0.4")
    evaluated(WIND, layer_of(HAMBURG))
    pump_until(lambda: sandbox.requests)
    desk.part.remove()
    desk.part.remove()
    let_go()
    pump_until(lambda: not QgsApplication.taskManager().activeTasks())
    assert not window.items()


# Connections and their keys


@pytest.fixture
def office(window, unlocked, sandbox):  # noqa: F811
    """A desk with the sandbox as *office*, its key in the password store."""
    desk = Desk(window)
    desk.session.connections.save(Connection("office", sandbox.url, keep_key=STORE), sandbox.key)
    yield desk
    desk.close()


def test_another_connection_can_be_named(office, sandbox):
    office.session.connections.save(Connection("home", sandbox.url, keep_key=SESSION), "another key")
    office.session.connections.set_default("home")
    layer = layer_of(HAMBURG)
    assert office.asked("gp_address($geometry, 'office')", layer)[1]
    assert {seen.headers["authorization"] for seen in sandbox.requests} == {"<key>"}


def test_a_connection_that_changed_is_asked_anew_and_the_others_are_not(office, sandbox):
    connections = office.session.connections  # noqa: F811
    connections.set_default("office")
    layer = layer_of(HAMBURG)
    office.asked("gp_address()", layer)
    count = len(sandbox.requests)
    # Another connection, or a word of this one that was only confirmed, changes nothing.
    connections.save(Connection("home", sandbox.url + "/other", keep_key=SESSION), "another key")
    connections.save(connections.get("office"), None)
    assert evaluated("gp_address()", layer) != NULL and len(sandbox.requests) == count
    connections.save(connections.get("office"), "a new key")
    first, later = office.asked("gp_address($geometry, 'office')", layer)
    assert first == NULL and later == NULL
    assert sandbox.requests[-1].headers["authorization"] == "a new key"
    connections.save(connections.get("office"), sandbox.key)
    assert office.asked("gp_address($geometry, 'office')", layer)[1]


def test_a_new_key_of_one_of_two_connections_to_an_address_drops_its_values_alone(office, sandbox):
    connections = office.session.connections  # noqa: F811
    connections.save(Connection("home", sandbox.url, keep_key=STORE), sandbox.key)
    layer = layer_of(HAMBURG)
    texts = {name: f"gp_address($geometry, '{name}')" for name in ("office", "home")}
    for text in texts.values():
        assert office.asked(text, layer)[1]
    connections.save(connections.get("home"), "a new key")
    assert evaluated(texts["home"], layer) == NULL and evaluated(texts["office"], layer) != NULL
    office.wait()
    connections.save(connections.get("home"), sandbox.key)
    assert office.asked(texts["home"], layer)[1]


def test_a_map_is_drawn_with_the_new_key_as_soon_as_it_is_there(office, window, sandbox):
    connections = office.session.connections  # noqa: F811
    connections.save(connections.get("office"), "a wrong key")
    canvas = Canvas(window, labelled(layer_of((10.0, 50.0)), WIND))
    office.wait()
    assert "did not accept the key" in window.texts()[0] and canvas.labels() == []
    connections.save(connections.get("office"), sandbox.key)
    pump_until(lambda: canvas.labels() == [str(gust((10.0, 50.0)))])


def test_a_connection_that_is_removed_is_an_error_of_the_expression(office):
    office.asked("gp_address($geometry, 'office')", layer_of(HAMBURG))
    office.session.connections.remove("office")
    layer = layer_of(HAMBURG)
    assert "There is no connection 'office'" in outcome("gp_address($geometry, 'office')", layer)[1]


def test_a_locked_password_store_is_told_once_and_never_asked(office, window, sandbox, monkeypatch):
    prompts = []
    manager = QgsApplication.authManager()
    layer = labelled(layer_of((10.0, 50.0)), WIND)
    manager.clearMasterPassword()
    canvas = Canvas(window, layer)
    office.wait()
    (text,) = window.texts()
    assert "locked password store" in text and is_told_well(text) and not sandbox.requests
    for _ in range(2):
        before = canvas.drawings
        canvas.canvas.refreshAllLayers()
        canvas.drawn(before + 1)
        office.wait()
    assert len(window.items()) == 1 and not sandbox.requests and not prompts
    # QGIS's own question is answered here.
    config = type(office.session.connections).config
    monkeypatch.setattr(
        type(office.session.connections),
        "config",
        lambda self, name="": manager.setMasterPassword(MASTER, True) and config(self, name),
    )
    press(window, "Unlock")
    pump_until(lambda: sandbox.requests)
    office.wait()
    canvas.settled()
    assert canvas.labels() == [str(gust((10.0, 50.0)))]


def test_a_store_that_is_unlocked_elsewhere_is_noticed_at_the_next_drawing(office, window, sandbox):
    QgsApplication.authManager().clearMasterPassword()
    canvas = Canvas(window, labelled(layer_of((10.0, 50.0)), WIND))
    office.wait()
    assert QgsApplication.authManager().setMasterPassword(MASTER, True)
    canvas.canvas.refreshAllLayers()
    pump_until(lambda: canvas.labels() == [str(gust((10.0, 50.0)))])
    assert len(sandbox.requests) == 1


def test_a_key_that_was_kept_for_a_session_has_to_be_typed_again(office, window, sandbox):
    office.session.connections.save(Connection("home", sandbox.url, keep_key=SESSION), sandbox.key)
    office.session.connections._session_keys.clear()
    assert office.asked("gp_address($geometry, 'home')", layer_of(HAMBURG)) == (NULL, NULL)
    assert "kept only until QGIS was closed" in window.texts()[0]
    press(window, "Change key")
    assert not sandbox.requests
