"""Fewer requests at a time while the service refuses, slowly more again, and all held by ``Retry-After``."""

from __future__ import annotations

import gc
import math
import threading
import time
import traceback
import weakref
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api import Monitor, OpenPoints, Retry, errors
from geoportfolio.core.api import throttle as throttle_module
from geoportfolio.core.api.throttle import Throttle, may_pass
from tests.support.paged_service import AREA, Service
from tests.support.scripted_server import FakeServer, Reply

LONG = 60.0


def busy(retry_after=None, status=503):
    error = errors.ServerFailed("busy", status=status)
    error.retry_after = retry_after
    return error


def turns(throttle, count, monitor=None):
    monitor = monitor or Monitor()
    return [throttle.acquire(monitor, time.monotonic() + LONG) for _ in range(count)]


def answered(throttle, count):
    """So many good answers, one after the other."""
    for _ in range(count):
        throttle.release(turns(throttle, 1)[0])


def shrunk(at_once, *bursts):
    """A throttle that has had so many at once, and failures by the burst behind them."""
    throttle = Throttle()
    for failures in bursts:
        begun = turns(throttle, int(min(at_once, throttle.allowed)))
        for number, turn in enumerate(begun):
            throttle.release(turn, busy() if number < failures else errors.Cancelled("x"))
    return throttle


def test_there_is_no_limit_until_the_service_sets_one():
    throttle = Throttle()
    begun = turns(throttle, 50)
    assert throttle.allowed == math.inf
    for turn in begun:
        throttle.release(turn)
    assert throttle.allowed == math.inf


@pytest.mark.parametrize(
    "at_once, bursts, allowed",
    [
        (8, (1,), 4),
        (8, (8,), 4),
        (8, (1, 1), 2),
        (8, (8, 4), 2),
        (8, (1, 1, 1, 1), 1),
        (1, (1,), 1),
        (5, (2,), 2),
    ],
)
def test_a_burst_of_failures_halves_what_is_allowed_once(at_once, bursts, allowed):
    assert shrunk(at_once, *bursts).allowed == allowed


@pytest.mark.parametrize(
    "error",
    [
        errors.BadRequest("x", status=400),
        errors.KeyRejected("x", status=401),
        errors.NotFound("x", status=404),
        errors.ServerFailed("x", status=501),
        errors.TlsFailed("x"),
        errors.ProxyFailed("x"),
        errors.Cancelled("x"),
        ZeroDivisionError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_that_no_wait_can_mend_changes_nothing(error):
    throttle = Throttle()
    for turn in turns(throttle, 4):
        throttle.release(turn, error)
    assert throttle.allowed == math.inf


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_the_statuses_that_may_pass(status):
    assert may_pass(errors.error_type(status)("x", status=status))
    assert may_pass(errors.TimedOut("x")) and may_pass(errors.ConnectionFailed("x"))


def test_it_grows_by_one_after_every_ten_good_answers_until_the_limit_is_gone():
    throttle, seen = shrunk(8, 1), []
    for _ in range(4):
        answered(throttle, 9)
        seen.append(throttle.allowed)
        answered(throttle, 1)
        seen.append(throttle.allowed)
    assert seen == [4, 5, 5, 6, 6, 7, 7, math.inf]


def test_answers_of_before_the_failure_are_no_sign_that_it_is_over():
    throttle = Throttle()
    begun = turns(throttle, 40)
    throttle.release(begun.pop(), busy())
    assert throttle.allowed == 20
    for turn in begun:
        throttle.release(turn)
    assert throttle.allowed == 20


def test_who_waits_for_a_turn_is_let_go_by_a_cancel():
    throttle = shrunk(2, 1)
    turns(throttle, 1)
    monitor = Monitor()
    threading.Timer(0.1, monitor.cancelled.set).start()
    with pytest.raises(errors.Cancelled):
        turns(throttle, 1, monitor)


def test_retry_after_holds_all_and_not_longer():
    throttle = Throttle()
    first, second = turns(throttle, 2)
    throttle.release(first, busy(retry_after=0.3))
    throttle.release(second)
    told = time.monotonic()
    (turn,) = turns(throttle, 1)
    assert time.monotonic() - told >= 0.25 and turn.seconds >= 0.25


def test_who_would_be_held_beyond_its_deadline_is_told_why_at_once():
    throttle, cause = Throttle(), busy(retry_after=600.0)
    (turn,) = turns(throttle, 1)
    throttle.release(turn, cause)
    told = [refused(throttle) for _ in range(2)]
    assert [(type(each), str(each), each.status, each.retry_after) for each in told] == [
        (errors.ServerFailed, "busy", 503, 600.0)
    ] * 2
    assert len({id(each) for each in (cause, *told)}) == 3, "each thread raises one of its own"


def refused(throttle):
    with pytest.raises(errors.ServerFailed) as caught:
        throttle.acquire(Monitor(), time.monotonic() + 5)
    return caught.value


def test_a_long_retry_after_keeps_nothing_of_the_job_that_met_it():
    class Rows(list):
        pass

    def job(throttle):
        rows = Rows()
        (turn,) = turns(throttle, 1)
        try:
            raise busy(retry_after=600.0)
        except errors.ServerFailed as error:
            throttle.release(turn, error)
        return weakref.ref(rows)

    throttle = Throttle()
    rows = job(throttle)
    gc.collect()
    assert rows() is None
    for _ in range(3):
        assert len(traceback.extract_tb(refused(throttle).__traceback__)) <= 3


def test_who_cannot_wait_for_a_long_retry_after_looks_again_after_a_minute(monkeypatch):
    now = 1000.0
    monkeypatch.setattr(throttle_module, "time", SimpleNamespace(monotonic=lambda: now))
    throttle = Throttle()
    throttle.release(throttle.acquire(Monitor(), now + 30), busy(retry_after=86_400.0))
    for now in (1000.0, 1059.0):
        with pytest.raises(errors.ServerFailed):
            throttle.acquire(Monitor(), now + 30)
    now = 1061.0
    throttle.release(throttle.acquire(Monitor(), now + 30), busy(retry_after=86_400.0))
    with pytest.raises(errors.ServerFailed):
        throttle.acquire(Monitor(), now + 30)
    now = 1122.0
    throttle.release(throttle.acquire(Monitor(), now + 30))
    throttle.release(throttle.acquire(Monitor(), now + 30))


def test_a_small_job_backs_off_though_a_large_one_went_before():
    throttle = Throttle()
    for turn in turns(throttle, 16):
        throttle.release(turn)
    for turn in turns(throttle, 2):
        throttle.release(turn, busy())
    assert throttle.allowed == 1
    answered(throttle, 10 * 14)
    assert throttle.allowed == 15
    answered(throttle, 10)
    assert throttle.allowed == math.inf, "as many as there ever were"


@given(st.integers(1, 12), st.lists(st.sampled_from([None, 429, 500, 503, 404]), min_size=1, max_size=60))
@settings(max_examples=30, deadline=None)
def test_no_more_are_under_way_than_allowed(threads, fates):
    """The number under way never rises above what is allowed, whatever the answers are."""
    throttle, lock = Throttle(), threading.Lock()
    now, too_many = 0, []

    def work(status):
        nonlocal now
        turn = throttle.acquire(Monitor(), time.monotonic() + LONG)
        with lock:
            now += 1
            # Read under the lock: what is allowed may have shrunk since, and it may be us who come last.
            if turn.shrinks == throttle._shrinks and now > throttle.allowed:
                too_many.append((now, throttle.allowed, turn))
        time.sleep(0.0005)
        with lock:
            now -= 1
        throttle.release(turn, errors.error_type(status)("x", status=status) if status else None)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, fates))
    assert throttle.allowed >= 1 and not too_many


# Over a socket


def read(service, in_flight, monitor=None, retry=None):
    with FakeServer(answer=service) as server:
        points = OpenPoints(pages_in_flight=in_flight)
        client = server.client(points=points, retry=retry or Retry(8, 0.01, 0.02, 60.0))
        pages = list(client.portfolio.entries("pf", AREA, page_size=10, monitor=monitor))
    return [record.attributes["n"] for page in pages for record in page.records]


@pytest.mark.parametrize("status", [429, 500, 503])
def test_pages_are_asked_one_at_a_time_by_a_service_that_goes_on_refusing(status):
    begin, end = 12, 36
    # Long enough that those that may be under way together are.
    service = Service(300, lambda number: Reply(status=status) if begin <= number < end else None, 0.05)
    assert read(service, 8, retry=Retry(40, 0.01, 0.02, 60.0)) == list(range(300))
    assert max(service.most[:begin]) > 1
    assert set(service.most[end - 4 : end + 8]) == {1}
    assert max(service.most[end + 8 :]) > 1, "it grows again"


def test_retry_after_holds_all_pages_and_is_told():
    class Ears(Monitor):
        told: list = []
        at: list = []

        def waiting(self, seconds, attempt, attempts, cause):
            self.told.append((seconds, cause.status))
            self.at.append(time.monotonic())

    refused = []

    def fate(number):
        if number != 6:
            return None
        refused.append(time.monotonic())
        return Reply(status=429, headers={"Retry-After": "1"})

    service, ears = Service(200, fate), Ears()
    assert read(service, 4, ears) == list(range(200))
    assert ears.told == [(1.0, 429)]
    # Only those that were under way with it come before the second is over, which begins behind the refusal.
    assert sum(ears.at[0] < at < refused[0] + 1.0 for at in service.at) <= 3
