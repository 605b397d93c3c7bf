"""TaskRunner: exactly one callback, on the main thread, whatever happens in the worker."""

from __future__ import annotations

import threading
import time
from functools import partial

import pytest
from qgis.core import QgsApplication, QgsTask
from qgis.PyQt.QtCore import QCoreApplication, QThreadPool

from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.gis.tasks import runner as tasks
from geoportfolio.core.gis.tasks.runner import TaskRunner
from tests.support.event_loop import pump_until
from tests.support.patience import PATIENCE


class Ends:
    """Collects what a task's callbacks were given, and in which thread."""

    def __init__(self):
        self.done = []
        self.errors = []

    def on_done(self, value):
        self.done.append((value, threading.current_thread() is threading.main_thread()))

    def on_error(self, error):
        self.errors.append((error, threading.current_thread() is threading.main_thread()))

    def count(self):
        return len(self.done) + len(self.errors)


@pytest.fixture
def runner(qgis_app):
    runner = TaskRunner()
    yield runner
    runner.close()


@pytest.fixture(params=[False, True], ids=["background", "foreground"])
def start(request, runner):
    """``runner.start``, in QGIS's threads and in one of the task's own."""
    return partial(runner.start, foreground=request.param)


@pytest.mark.parametrize("value", [None, 0, [], "text", {"a": 1}])
def test_every_value_arrives_on_the_main_thread(start, value):
    ends = Ends()
    start("value", lambda monitor: value, ends.on_done, ends.on_error)
    pump_until(ends.count)
    assert (ends.done, ends.errors) == ([(value, True)], [])


def test_an_exception_arrives_as_an_error_on_the_main_thread(start):
    ends = Ends()
    start("error", lambda monitor: 1 / 0, ends.on_done, ends.on_error)
    pump_until(ends.count)
    (error, on_main) = ends.errors[0]
    assert (type(error), on_main, ends.done) == (ZeroDivisionError, True, [])


def test_a_stopped_verb_hands_over_what_had_come(runner, start):
    ends = Ends()

    started = threading.Event()

    def half(monitor):
        started.set()
        monitor.cancelled.wait(PATIENCE)
        return "half"

    start("stop", half, ends.on_done, ends.on_error, lane="points")
    pump_until(started.is_set)
    runner.stop("points")
    pump_until(ends.count)
    assert ends.done == [("half", True)]
    assert not runner.busy("points")


def test_a_verb_that_raises_cancelled_ends_in_the_error_callback(start):
    ends = Ends()

    def until_stopped(monitor):
        monitor.cancelled.wait(PATIENCE)
        monitor.stop_if_cancelled()

    task = start("stop", until_stopped, ends.on_done, ends.on_error)
    task.cancel()
    pump_until(ends.count)
    assert isinstance(ends.errors[0][0], Cancelled)


def test_a_moments_work_that_nobody_asked_for_is_not_in_the_status_bar(runner):
    ends = Ends()
    seen = runner.start("seen", lambda monitor: 1, ends.on_done, ends.on_error)
    unseen = runner.start("unseen", lambda monitor: 1, ends.on_done, ends.on_error, is_unseen=True)
    hidden = getattr(QgsTask.Flag, "Hidden", None)
    if hidden is not None:  # since 3.26
        assert [bool(task.flags() & hidden) for task in (seen, unseen)] == [False, True]
    pump_until(lambda: ends.count() == 2)
    assert ends.done == [(1, True), (1, True)]


def test_a_later_task_of_the_lane_silences_the_earlier_one(runner, start):
    early, late = Ends(), Ends()
    release = threading.Event()

    def slow(monitor):
        release.wait(PATIENCE)
        return "early"

    start("early", slow, early.on_done, early.on_error, lane="sources")
    start("late", lambda monitor: "late", late.on_done, late.on_error, lane="sources")
    release.set()
    pump_until(lambda: late.count() and not runner.busy("sources"))
    assert (early.count(), late.done) == (0, [("late", True)])


def test_a_task_that_a_callback_starts_runs_too(runner):
    done = []

    def start_next(number):
        done.append(number)
        if number < 50:
            runner.start("next", lambda monitor: number + 1, start_next, done.append)

    start_next(0)
    pump_until(lambda: len(done) == 51)
    assert done == list(range(51))


def test_a_task_that_has_ended_can_be_dropped_before_it_is_told(runner):
    ends = Ends()
    task = runner.start("quick", lambda monitor: 1, ends.on_done, ends.on_error, lane="quick")
    assert task.waitForFinished()
    runner.stop("quick")
    runner.drop("quick")
    assert not runner.busy("quick")
    for _ in range(20):
        QCoreApplication.processEvents()
    assert ends.count() == 0


def test_news_of_a_running_verb_come_on_the_main_thread(start):
    ends, news = Ends(), []

    def counting(monitor):
        monitor.counted(200)
        monitor.waiting(1.5, 1, 5, Cancelled("x"))

    def watch(task):
        main = threading.main_thread()
        task.counted.connect(lambda count: news.append((count, threading.current_thread() is main)))
        task.waiting.connect(lambda *wait: news.append((wait, threading.current_thread() is main)))

    start("count", counting, ends.on_done, ends.on_error, watch=watch)
    pump_until(lambda: ends.count() and len(news) == 2)
    assert news == [(200, True), ((1.5, 1, 5), True)]


@pytest.mark.parametrize("drops", [False, True])
def test_a_part_that_is_under_way_when_the_task_is_dropped_comes_to_nobody(runner, start, drops):
    parts, sent = [], threading.Event()

    def work(monitor):
        monitor.arrived("part")
        sent.set()

    def watch(task):
        task.arrived.connect(
            lambda part: parts.append((part, threading.current_thread() is threading.main_thread()))
        )

    ends = Ends()
    start("parts", work, ends.on_done, ends.on_error, lane="lane", watch=watch)
    assert sent.wait(PATIENCE)
    if drops:
        runner.drop("lane")
    else:
        pump_until(ends.count)
    for _ in range(20):
        QCoreApplication.processEvents()
    assert parts == ([] if drops else [("part", True)])


def test_close_stops_everything_and_no_callback_comes(runner, start):
    ends = Ends()
    started = threading.Event()

    def until_stopped(monitor):
        started.set()
        monitor.cancelled.wait(PATIENCE)

    start("a", until_stopped, ends.on_done, ends.on_error)
    assert started.wait(PATIENCE)
    runner.close()
    for _ in range(20):
        QCoreApplication.processEvents()
    assert ends.count() == 0


def test_a_task_that_ends_after_the_runner_has_closed_tells_nobody(runner, monkeypatch):
    ends, started, release = Ends(), threading.Event(), threading.Event()

    def deaf(monitor):
        started.set()
        release.wait(PATIENCE)

    task = runner.start("deaf", deaf, ends.on_done, ends.on_error)
    ended = []
    task.taskTerminated.connect(lambda: ended.append(task))
    task.taskCompleted.connect(lambda: ended.append(task))
    assert started.wait(PATIENCE)
    monkeypatch.setattr(tasks, "_UNLOAD_TIMEOUT", 0.001)
    runner.close()
    release.set()
    pump_until(lambda: ended)
    for _ in range(20):
        QCoreApplication.processEvents()
    assert ends.count() == 0


def test_a_runner_that_has_closed_begins_nothing(runner):
    ends, begun = Ends(), []
    runner.close()
    task = runner.start("late", begun.append, ends.on_done, ends.on_error, lane="late")
    assert not runner.busy("late")
    runner.stop("late")
    for _ in range(20):
        QCoreApplication.processEvents()
        time.sleep(0.005)
    assert begun == [] and ends.count() == 0
    assert QgsApplication.taskManager().taskId(task) == -1
    assert task.isCanceled() and task.monitor.cancelled.is_set()


def test_a_task_stands_still_at_its_limit_until_it_may_go_on(runner):
    ends, asked, counted = Ends(), [], []

    def work(monitor):
        for rows in range(1, 11):
            monitor.more_available(rows - 1)
            monitor.received(100)
            monitor.counted(rows)
        return "all"

    def watch(task):
        task.ask_before_more(3, 10_000)
        task.asking.connect(lambda rows, byte_count: asked.append((task, rows, byte_count)))
        task.counted.connect(counted.append)

    runner.start("big", work, ends.on_done, ends.on_error, watch=watch)
    for rows in (3, 6):
        pump_until(lambda number=rows: asked and asked[-1][1] == number)
        assert counted[-1] == rows and asked[-1][2] == 100.0 * rows and not ends.count()
        asked[-1][0].resume()
    pump_until(ends.count)
    assert ends.done == [("all", True)] and len(asked) == 2


def test_a_task_that_has_brought_all_at_its_limit_does_not_ask(runner):
    ends, asked = Ends(), []

    def watch(task):
        task.ask_before_more(5, 10_000)
        task.asking.connect(lambda *_: asked.append(True))

    runner.start("all", lambda monitor: monitor.counted(5), ends.on_done, ends.on_error, watch=watch)
    pump_until(ends.count)
    assert not asked


def test_a_task_that_stands_still_can_be_stopped_or_dropped(runner):
    for end in (runner.stop, runner.drop):
        ends, asked = Ends(), []

        def work(monitor):
            monitor.counted(5)
            monitor.more_available(5)

        def watch(task, asked=asked):
            task.ask_before_more(5, 10_000)
            task.asking.connect(lambda *_: asked.append(True))

        runner.start("big", work, ends.on_done, ends.on_error, lane="big", watch=watch)
        pump_until(lambda asked=asked: asked)
        end("big")
        pump_until(lambda: not runner.busy("big"))
        assert [type(error) for error, _ in ends.errors] == ([Cancelled] if end == runner.stop else [])


@pytest.fixture
def one_thread():
    """For all of QGIS's tasks."""
    pool = QThreadPool.globalInstance()
    before = pool.maxThreadCount()
    pool.setMaxThreadCount(1)
    yield
    pool.setMaxThreadCount(before)


def test_what_starts_while_the_end_of_others_is_untold_runs(runner, one_thread):
    # QGIS frees what ran a task in its thread, and when it tells of the end, takes whatever lies at that
    # address off its queue: of the tasks that were added in between, some never began.
    manager = QgsApplication.taskManager()
    for _ in range(10):
        first, second = threading.Event(), threading.Event()
        short, later = [], []
        _start(runner, 1, first.wait)
        _start(runner, 100, partial(short.append, None))
        _start(runner, 1, second.wait)
        first.set()
        # Newer versions of QGIS begin what waits for a thread in the event loop alone: none of them, then.
        given_up = time.monotonic() + 0.3
        while len(short) < 100 and time.monotonic() < given_up:
            time.sleep(0.001)
        _start(runner, 200, partial(later.append, None))
        second.set()
        pump_until(lambda later=later: len(later) == 200)
        pump_until(lambda: not manager.count())


def _start(runner, count, work):
    for _ in range(count):
        runner.start("task", lambda _monitor: work(), lambda _value: None, lambda _error: None)


def test_a_task_that_is_held_back_can_be_stopped_and_dropped(runner):
    ends, ran = Ends(), []
    untold = runner.start("untold", lambda _monitor: None, ends.on_done, ends.on_error)
    while untold not in tasks.ServiceTask.untold:
        time.sleep(0.001)
    for lane in ("stopped", "dropped", "kept"):
        runner.start(
            "held", lambda _monitor, lane=lane: ran.append(lane), ends.on_done, ends.on_error, lane=lane
        )
    runner.stop("stopped")
    runner.drop("dropped")
    pump_until(lambda: ends.count() == 3)
    assert ran == ["kept"] and [type(error) for error, _ in ends.errors] == [Cancelled]
    assert not any(runner.busy(lane) for lane in ("stopped", "dropped", "kept"))
