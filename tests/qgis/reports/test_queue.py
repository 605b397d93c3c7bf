"""Orders in line: pause, stop, retry, what an earlier QGIS left, and what is said in the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from qgis.core import QgsProject
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import QToolButton

from geoportfolio.core.gis.connections.keys import KeyUnavailable
from geoportfolio.core.gis.layers.layer_tree import GROUP
from geoportfolio.core.gis.layers.services import use_instead
from geoportfolio.core.gis.reports import journal
from geoportfolio.core.gis.reports.actions import SCHEME, ReportAction
from geoportfolio.core.gis.reports.batch import FAILED, SAVED, WAITING, ReportItem
from geoportfolio.ui.reports.queue import ENDED, IN_LINE, LANE, PAUSED, RUNNING, STOPPING
from geoportfolio.ui.reports.singles import reports_folder
from tests.support.event_loop import let_go, no_free_thread, pump_until
from tests.support.oracle import is_told_well
from tests.support.reports import FEW_AT_ONCE, asked
from tests.support.window import opened_bench
from tests.support.workbench import settled

ELSEWHERE = "https://elsewhere.example"


@pytest.fixture
def queue(ready):
    yield ready.reports.queue
    ready.reports.queue.pause()
    settled(ready)


def states(queued) -> list[str]:
    return [item.state for item in queued.items]


def test_an_order_runs_to_its_end_and_says_so(ready, window, queue, order_in, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    queued = queue.add(order_in(tmp_path / "r", 4))
    assert queued.state == RUNNING
    settled(ready)
    assert queued.state == ENDED and states(queued) == [SAVED] * 4
    assert window.texts() == ["4 of 4 reports saved."]
    assert [step.text() for step in window.steps()] == ["Show", "Open Folder"]
    window.steps()[1].click()
    assert opened == [str(tmp_path / "r")]
    assert all(queued.report_of(item).path.exists() for item in queued.items)
    group = QgsProject.instance().layerTreeRoot().findGroup(GROUP)
    (layer,) = (node.layer() for node in group.findLayers())
    assert layer.featureCount() == 4


def test_the_action_of_a_point_opens_a_safe_copy(ready, queue, order_in, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    queued = queue.add(order_in(tmp_path / "r", 1))
    settled(ready)
    group = QgsProject.instance().layerTreeRoot().findGroup(GROUP)
    (layer,) = (node.layer() for node in group.findLayers())
    action = ReportAction(ready.reports.open_point)
    for address in (f"{layer.id()}/1", f"{layer.id()}/2", f"{layer.id()}/x", "nothing/1", ""):
        action.open_url(QUrl(f"{SCHEME}:{address}"))
    pump_until(lambda: opened)
    report = queued.report_of(queued.items[0]).path
    (copy,) = map(Path, opened)
    assert copy.name == report.name and copy != report
    assert "Content-Security-Policy" in copy.read_text("utf-8")


def test_those_that_fail_are_told_shown_and_retried(ready, window, queue, order_in, sandbox, tmp_path):
    sandbox.faults.set("risk/point=400x2")
    queued = queue.add(order_in(tmp_path / "r", 5))
    settled(ready)
    assert sorted(states(queued)) == [FAILED] * 2 + [SAVED] * 3
    assert window.texts() == ["3 of 5 reports saved, 2 failed."]
    show, retry, _folder = window.steps()
    assert (show.text(), retry.text()) == ("Show", "Retry Failed")
    show.click()
    page = ready.reports.page
    assert page.rows.rowCount() == 2 and ready.results.tabs.currentWidget() is page
    sandbox.forget()
    queue.retry_failed(queued)
    settled(ready)
    assert len(asked(sandbox)) == 2 and states(queued) == [SAVED] * 5
    assert window.texts() == ["5 of 5 reports saved."]
    assert len(QgsProject.instance().mapLayers()) == 1


@pytest.mark.parametrize("file", ["", "project.qgz"])
def test_another_project_gets_no_layer_of_an_order_that_was_not_its_own(
    ready, window, queue, order_in, sandbox, tmp_path, file
):
    QgsProject.instance().setFileName(str(tmp_path / file) if file else "")
    with sandbox.behaving(latency_ms=100):
        queued = queue.add(order_in(tmp_path / "r", 2))
        QgsProject.instance().clear()
        QgsProject.instance().setFileName(str(tmp_path / "other.qgz"))
        settled(ready)
    assert queued.state == ENDED and window.texts() == ["2 of 2 reports saved."]
    assert QgsProject.instance().mapLayers() == {}
    ready.reports.page.findChild(QToolButton, "reportLayerButton").click()
    assert len(QgsProject.instance().mapLayers()) == 1


def test_a_project_that_is_saved_elsewhere_meanwhile_gets_its_layer(
    ready, window, queue, order_in, sandbox, tmp_path
):
    with sandbox.behaving(latency_ms=100):
        queue.add(order_in(tmp_path / "r", 2))
        assert QgsProject.instance().write(str(tmp_path / "copy.qgz"))
        settled(ready)
    assert len(QgsProject.instance().mapLayers()) == 1


def test_a_point_that_is_nowhere_is_not_retried(ready, window, queue, order_in, sandbox, tmp_path):
    nowhere = ReportItem(2, "2", "Nowhere", "Nowhere", None, None, FAILED, message="It is nowhere.")
    order = order_in(tmp_path / "r", 1)
    queued = queue.add(replace(order, items=(*order.items, nowhere)))
    settled(ready)
    assert window.texts() == ["1 of 2 reports saved, 1 failed."]
    assert [step.text() for step in window.steps()] == ["Show", "Open Folder"]
    assert not queued.can_retry


def test_pause_holds_everything_and_resume_goes_on(ready, queue, order_in, sandbox, tmp_path):
    sandbox.faults.set(*FEW_AT_ONCE)
    first, second = queue.add(order_in(tmp_path / "a", 9)), queue.add(order_in(tmp_path / "b", 2))
    pump_until(lambda: first.saved_count)
    queue.pause()
    settled(ready)
    assert 0 < first.saved_count < 9
    assert queue.needs_resume(first) and queue.needs_resume(second)
    saved = first.saved_count
    sandbox.restore()
    sandbox.forget()
    queue.resume()
    settled(ready)
    assert (first.state, second.state) == (ENDED, ENDED)
    assert len(asked(sandbox)) == 9 - saved + 2


def test_the_layer_of_an_order_that_is_paused_says_how_far_it_is(ready, queue, order_in, sandbox, tmp_path):
    sandbox.faults.set("risk/point=400x9")
    queued = queue.add(order_in(tmp_path / "r", 9))
    settled(ready)
    (layer,) = QgsProject.instance().mapLayers().values()
    assert [feature["status"] for feature in layer.getFeatures()] == [FAILED] * 9
    sandbox.faults.set(*FEW_AT_ONCE)
    queue.retry_failed(queued)
    pump_until(lambda: queued.saved_count)
    queue.pause()
    settled(ready)
    sandbox.restore()
    shown = [feature["status"] for feature in layer.getFeatures()]
    assert shown == states(queued) and {SAVED, WAITING} == set(shown)


def test_orders_run_one_after_the_other(ready, queue, order_in, sandbox, tmp_path):
    saved = []
    queue.item_changed.connect(lambda queued, _index: saved.append(queued))
    first, second = queue.add(order_in(tmp_path / "a", 3)), queue.add(order_in(tmp_path / "b", 1))
    assert (first.state, second.state) == (RUNNING, IN_LINE)
    settled(ready)
    assert (first.state, second.state) == (ENDED, ENDED) and saved == [first, first, first, second]


def test_stop_ends_one_order_and_the_next_begins(ready, window, queue, order_in, sandbox, tmp_path):
    sandbox.faults.set(*FEW_AT_ONCE)
    first, second = queue.add(order_in(tmp_path / "a", 9)), queue.add(order_in(tmp_path / "b", 1))
    pump_until(lambda: first.saved_count)
    sandbox.restore()
    queue.stop(first)
    pump_until(lambda: second.state == first.state == ENDED)
    settled(ready)
    assert first.state == ENDED and first.count(WAITING) == 0 and 0 < first.count(FAILED) < 9
    assert first.items[-1].message == "Stopped before it was requested."
    rows = (tmp_path / "a" / "index.csv").read_text("utf-8-sig").splitlines()
    assert len(rows) == 10 and "Stopped before it was requested." in rows[-1]
    queue.retry_failed(first)
    settled(ready)
    assert first.saved_count == 9


def test_a_stopped_order_is_retried_only_after_its_index_is_written(
    ready, window, queue, order_in, sandbox, tmp_path
):
    order = order_in(tmp_path / "r", 9)
    with sandbox.behaving(latency_ms=150):
        queued = queue.add(order)
        pump_until(lambda: queued.saved_count)
        queue.stop(queued)
        pump_until(lambda: queued.state != RUNNING)
        retry = ready.reports.page.findChild(QToolButton, "retryReportsButton")
        assert queued.state == STOPPING and not queued.can_retry and not retry.isEnabled()
        queue.retry_failed(queued)
        queue.stop(queued)
        assert queued.state == STOPPING and queue.add(order) is queued
        pump_until(lambda: queued.state == ENDED)
        assert retry.isEnabled() and len(window.texts()) == 1
        queue.retry_failed(queued)
        assert queue.running is queued
        settled(ready)
    assert queued.state == ENDED and states(queued) == [SAVED] * 9


def test_stop_ends_an_order_that_has_no_thread_yet(ready, window, queue, order_in, tmp_path):
    with no_free_thread(ready.tasks):
        first, second = queue.add(order_in(tmp_path / "a", 3)), queue.add(order_in(tmp_path / "b", 1))
        queue.stop(first)
    pump_until(lambda: first.state == second.state == ENDED)
    assert first.count(FAILED) == 3
    assert sorted(window.texts()) == ["0 of 3 reports saved, 3 failed.", "1 of 1 report saved."]


def test_an_order_that_was_stopped_is_not_offered_again(ready, window, queue, order_in, sandbox):
    order_in(reports_folder() / "left", 3)
    ready.results.show_page(ready.reports.page)
    settled(ready)
    (queued,) = queue.orders
    sandbox.forget()
    ready.reports.page.findChild(QToolButton, "stopReportsButton").click()
    pump_until(window.texts)
    assert window.texts() == ["0 of 3 reports saved, 3 failed."] and asked(sandbox) == []
    assert queued.state == ENDED and journal.unfinished(reports_folder()) == ()


def test_who_orders_while_all_is_paused_gets_the_new_one(ready, queue, order_in, sandbox, tmp_path):
    sandbox.faults.set(*FEW_AT_ONCE)
    first = queue.add(order_in(tmp_path / "a", 9))
    queue.pause()
    settled(ready)
    sandbox.restore()
    second = queue.add(order_in(tmp_path / "b", 1))
    settled(ready)
    assert (first.state, second.state) == (PAUSED, ENDED)


def test_a_rejected_key_ends_the_asking_and_keeps_the_rest(ready, window, queue, order_in, sandbox, tmp_path):
    sandbox.faults.set("risk/point=401x99")
    queued = queue.add(order_in(tmp_path / "r", 8))
    settled(ready)
    assert queued.state == PAUSED and queued.count(WAITING) == 8
    (text,) = window.texts()
    assert "rejected the API key" in text
    sandbox.restore()
    queue.resume(queued)
    settled(ready)
    assert queued.state == ENDED and queued.saved_count == 8


def test_a_folder_that_vanishes_is_told(ready, window, queue, order_in, sandbox, tmp_path):
    # Enough of them that some are under way whenever the first one is seen.
    sandbox.faults.set("risk/point=delay:0x1", "risk/point=delay:1")
    queued = queue.add(order_in(tmp_path / "r", 90))
    pump_until(lambda: queued.saved_count)
    (tmp_path / "r").rename(tmp_path / "moved")
    settled(ready)
    assert queued.state == PAUSED
    (text,) = window.texts()
    assert "could not be written" in text and is_told_well(text)
    assert "Resume" in [step.text() for step in window.steps()]


def test_what_an_earlier_qgis_left_is_found_and_not_started(ready, queue, order_in, sandbox, tmp_path):
    left = order_in(reports_folder() / "left", 4)
    journal.note(left, replace(left.items[0], state=SAVED, file="Hotel 1.html", kind="html"))
    elsewhere = order_in(tmp_path / "elsewhere", 2)
    # The profile remembers a folder that the analyst chose; its QGIS was closed while it ran.
    sandbox.faults.set("risk/point=delay:30")
    queue.add(elsewhere)
    queue.pause()
    settled(ready)
    sandbox.restore()
    queue.close()
    sandbox.forget()
    ready.results.show_page(ready.reports.page)
    settled(ready)
    found = {queued.head.folder.name: queued for queued in queue.orders}
    assert set(found) == {"left", "elsewhere"}
    assert all(queued.state == PAUSED for queued in found.values())
    assert found["left"].saved_count == 1 and asked(sandbox) == []
    queue.resume(found["left"])
    settled(ready)
    assert found["left"].state == ENDED and len(asked(sandbox)) == 3
    assert found["elsewhere"].state == PAUSED


def test_a_finished_order_is_not_found_again(ready, queue, order_in, tmp_path):
    queue.add(order_in(tmp_path / "r", 1))
    settled(ready)
    queue.close()
    ready.results.show_page(ready.reports.page)
    settled(ready)
    assert queue.orders == ()


def test_a_folder_with_another_order_that_waits_is_found_again(ready, queue, order_in, sandbox, tmp_path):
    with sandbox.behaving(latency_ms=100):
        first = queue.add(order_in(tmp_path / "r", 1))
        queue.add(order_in(tmp_path / "r", 9))
        pump_until(lambda: first.state == ENDED)
        queue.close()
        let_go()
        ready.results.show_page(ready.reports.page)
        settled(ready)
    assert [(queued.head.number, len(queued.items)) for queued in queue.orders] == [(2, 9)]


def test_a_look_that_another_one_replaces_is_made_again(ready, queue, order_in, tmp_path):
    order_in(reports_folder() / "left", 2)
    queue.find_unfinished()
    QgsProject.instance().setFileName(str(tmp_path / "other.qgz"))
    order_in(reports_folder() / "right", 2)
    queue.find_unfinished()
    settled(ready)
    QgsProject.instance().setFileName(str(tmp_path / "project.qgz"))
    queue.find_unfinished()
    settled(ready)
    assert {queued.head.folder.name for queued in queue.orders} == {"left", "right"}


def test_another_project_is_looked_through_as_well(ready, queue, order_in, tmp_path):
    page = ready.reports.page
    ready.results.show_page(page)
    settled(ready)
    QgsProject.instance().setFileName(str(tmp_path / "other.qgz"))
    order_in(reports_folder() / "left", 2)
    ready.results.hide()
    ready.results.show_page(page)
    settled(ready)
    assert [queued.head.folder.name for queued in queue.orders] == ["left"]


def test_an_order_of_a_service_without_connection_sends_nothing(
    ready, window, queue, order_in, sandbox, tmp_path
):
    sandbox.forget()
    queued = queue.add(replace(order_in(tmp_path / "r", 1), host=ELSEWHERE))
    settled(ready)
    assert queued.state == PAUSED and asked(sandbox) == []
    assert "There is no connection" in window.texts()[0]


@pytest.mark.parametrize("is_closed", [False, True])
def test_a_batch_follows_the_service_that_was_chosen_for_its_own_project_alone(
    ready, queue, order_in, sandbox, tmp_path, is_closed
):
    use_instead(QgsProject.instance(), ELSEWHERE, sandbox.url)
    with sandbox.behaving(latency_ms=150):
        queue.add(order_in(tmp_path / "a", 2))
        other = queue.add(replace(order_in(tmp_path / "b", 1), host=ELSEWHERE, connection="gone"))
        if is_closed:
            QgsProject.instance().clear()
            use_instead(QgsProject.instance(), ELSEWHERE, sandbox.url)
        settled(ready)
    assert other.state == (PAUSED if is_closed else ENDED)


def test_those_behind_an_order_without_connection_go_on(ready, window, queue, order_in, sandbox, tmp_path):
    with sandbox.behaving(latency_ms=150):
        first = queue.add(order_in(tmp_path / "a", 2))
        lost = queue.add(replace(order_in(tmp_path / "b", 1), host=ELSEWHERE))
        last = queue.add(order_in(tmp_path / "c", 1))
        assert (first.state, lost.state, last.state) == (RUNNING, IN_LINE, IN_LINE)
        pump_until(lambda: first.state == last.state == ENDED)
    assert lost.state == PAUSED and last.saved_count == 1


def test_unload_keeps_what_waits_for_the_next_time(window, environment, order_in, tmp_path):
    with opened_bench(window) as bench:
        bench.reports.queue.add(order_in(tmp_path / "r", 30))
        assert bench.tasks.busy(LANE)
    (left,) = journal.unfinished(tmp_path / "r")
    assert left.waiting


def test_a_retry_of_one_order_does_not_resume_another_that_was_paused(
    ready, queue, order_in, sandbox, tmp_path
):
    sandbox.faults.set("risk/point=400x1")
    failed = queue.add(order_in(tmp_path / "b", 1))
    settled(ready)
    sandbox.faults.set(*FEW_AT_ONCE)
    paused = queue.add(order_in(tmp_path / "a", 9))
    pump_until(lambda: paused.saved_count)
    queue.pause()
    settled(ready)
    sandbox.restore()
    queue.retry_failed(failed)
    settled(ready)
    assert (failed.state, paused.state) == (ENDED, PAUSED) and failed.saved_count == 1


def test_a_key_that_is_refused_is_asked_for_once_and_not_for_each_order(
    ready, window, queue, order_in, sandbox, tmp_path, monkeypatch
):
    asked_for = []

    def refuse(connection: str = "") -> None:
        asked_for.append(connection)
        raise KeyUnavailable("locked", connection=connection, reason="locked")

    with sandbox.behaving(latency_ms=150):
        for name in "abc":
            queue.add(order_in(tmp_path / name, 1))
        monkeypatch.setattr(ready.requests, "client", refuse)
        settled(ready)
    assert [queued.state for queued in queue.orders] == [PAUSED, PAUSED, ENDED]
    assert asked_for == ["environment"]


def test_what_another_qgis_was_at_work_on_is_offered_when_that_has_crashed(ready, queue, order_in):
    with journal.held(order_in(reports_folder() / "left", 2)):
        queue.find_unfinished()
        settled(ready)
        assert queue.orders == ()
    queue.find_unfinished()
    settled(ready)
    assert [queued.head.folder.name for queued in queue.orders] == ["left"]


def test_the_folder_of_an_order_is_opened_and_none_within_it(ready, queue, order_in, tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    queue.add(order_in(tmp_path / "r", 1))
    settled(ready)
    (tmp_path / "r" / "index").mkdir()
    ready.reports.page.findChild(QToolButton, "reportFolderButton").click()
    assert opened == [str(tmp_path / "r")]
