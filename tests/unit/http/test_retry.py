"""Fewer requests at a time while the service refuses, slowly more again, and a pause for ``Retry-After``."""

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
from geoportfolio.core.api.http import retry as retry_module
from geoportfolio.core.api.http.retry import Throttle, is_transient
from tests.support.paged_service import AREA, Service
from tests.support.scripted_server import FakeServer, Reply

LONG = 60.0


def busy(retry_after=None, status=503):
    error = errors.ServerFailed("busy", status=status)
    error.retry_after = retry_after
    return error


def entered(throttle, count, monitor=None):
    """The places of so many requests that run now."""
    places = [throttle.new_place() for _ in range(count)]
    for place in places:
        throttle.enter(place, monitor or Monitor(), time.monotonic() + LONG)
    return places


def answered(throttle, count):
    """So many good answers, one after the other."""
    for _ in range(count):
        throttle.leave(entered(throttle, 1)[0])


def shrunk(at_once, *bursts):
    """A throttle that has had so many at once, and failures by the burst behind them."""
    throttle = Throttle()
    for failures in bursts:
        begun = entered(throttle, int(min(at_once, throttle.allowed)))
        for number, place in enumerate(begun):
            throttle.leave(place, busy() if number < failures else errors.Cancelled("x"))
    return throttle


def test_enter_without_a_failure_has_no_limit():
    throttle = Throttle()
    begun = entered(throttle, 50)
    assert throttle.allowed == math.inf
    for place in begun:
        throttle.leave(place)
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
def test_leave_after_a_burst_of_failures_halves_the_limit_once(at_once, bursts, allowed):
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
def test_leave_with_a_lasting_error_sets_no_limit(error):
    throttle = Throttle()
    for place in entered(throttle, 4):
        throttle.leave(place, error)
    assert throttle.allowed == math.inf


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_is_transient_for_these_statuses_is_true(status):
    assert is_transient(errors.error_type(status)("x", status=status))
    assert is_transient(errors.TimedOut("x")) and is_transient(errors.ConnectionFailed("x"))


def test_leave_after_ten_responses_raises_the_limit_by_one():
    throttle, seen = shrunk(8, 1), []
    for _ in range(4):
        answered(throttle, 9)
        seen.append(throttle.allowed)
        answered(throttle, 1)
        seen.append(throttle.allowed)
    assert seen == [4, 5, 5, 6, 6, 7, 7, math.inf]


def test_leave_a_try_from_before_the_failure_raises_no_limit():
    throttle = Throttle()
    begun = entered(throttle, 40)
    throttle.leave(begun.pop(), busy())
    assert throttle.allowed == 20
    for place in begun:
        throttle.leave(place)
    assert throttle.allowed == 20


def test_enter_after_a_cancel_raises_at_once():
    throttle = shrunk(2, 1)
    entered(throttle, 1)
    monitor = Monitor()
    threading.Timer(0.1, monitor.cancelled.set).start()
    with pytest.raises(errors.Cancelled):
        entered(throttle, 1, monitor)


def test_enter_during_retry_after_waits_that_long():
    throttle = Throttle()
    first, second = entered(throttle, 2)
    throttle.leave(first, busy(retry_after=0.3))
    throttle.leave(second)
    told = time.monotonic()
    waited = throttle.enter(throttle.new_place(), Monitor(), told + LONG)
    assert time.monotonic() - told >= 0.25 and waited >= 0.25


def test_enter_with_a_deadline_before_retry_after_raises_its_failure():
    throttle, cause = Throttle(), busy(retry_after=600.0)
    (place,) = entered(throttle, 1)
    throttle.leave(place, cause)
    told = [refused(throttle) for _ in range(2)]
    assert [(type(each), str(each), each.status, each.retry_after) for each in told] == [
        (errors.ServerFailed, "busy", 503, 600.0)
    ] * 2
    assert len({id(each) for each in (cause, *told)}) == 3, "each thread raises one of its own"


def refused(throttle):
    with pytest.raises(errors.ServerFailed) as caught:
        throttle.enter(throttle.new_place(), Monitor(), time.monotonic() + 5)
    return caught.value


def test_leave_with_a_long_retry_after_keeps_nothing_of_the_job():
    class Rows(list):
        pass

    def job(throttle):
        rows = Rows()
        (place,) = entered(throttle, 1)
        try:
            raise busy(retry_after=600.0)
        except errors.ServerFailed as error:
            throttle.leave(place, error)
        return weakref.ref(rows)

    throttle = Throttle()
    rows = job(throttle)
    gc.collect()
    assert rows() is None
    for _ in range(3):
        assert len(traceback.extract_tb(refused(throttle).__traceback__)) <= 3


def test_enter_a_minute_after_a_long_retry_after_tries_again(monkeypatch):
    throttle, now = Throttle(), [0.0]
    monkeypatch.setattr(retry_module, "time", SimpleNamespace(monotonic=lambda: now[0]))

    def enter(moment):
        now[0], place = moment, throttle.new_place()
        throttle.enter(place, Monitor(), moment + 30)
        return place

    throttle.leave(enter(1000.0), busy(retry_after=86_400.0))
    for moment in (1000.0, 1059.0):
        with pytest.raises(errors.ServerFailed):
            enter(moment)
    throttle.leave(enter(1061.0), busy(retry_after=86_400.0))
    with pytest.raises(errors.ServerFailed):
        enter(1061.0)
    for _ in range(2):
        throttle.leave(enter(1122.0))


def test_leave_after_a_large_job_halves_by_what_runs_now():
    throttle = Throttle()
    for place in entered(throttle, 16):
        throttle.leave(place)
    for place in entered(throttle, 2):
        throttle.leave(place, busy())
    assert throttle.allowed == 1
    answered(throttle, 10 * 14)
    assert throttle.allowed == 15
    answered(throttle, 10)
    assert throttle.allowed == math.inf, "as many as there ever were"


@given(st.integers(1, 12), st.lists(st.sampled_from([None, 429, 500, 503, 404]), min_size=1, max_size=60))
@settings(max_examples=30, deadline=None)
def test_enter_never_exceeds_the_limit(threads, fates):
    """The number under way never rises above what is allowed, whatever the answers are."""
    throttle, lock = Throttle(), threading.Lock()
    now, too_many = 0, []

    def work(status):
        nonlocal now
        (place,) = entered(throttle, 1)
        with lock:
            now += 1
            # Read under the lock: what is allowed may have shrunk since, and it may be us who come last.
            if place.halvings == throttle._halvings and now > throttle.allowed:
                too_many.append((now, throttle.allowed, place))
        time.sleep(0.0005)
        with lock:
            now -= 1
        throttle.leave(place, errors.error_type(status)("x", status=status) if status else None)

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
