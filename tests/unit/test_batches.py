"""Many small requests: order, one at a time asked once, and what ends the asking."""

from __future__ import annotations

import random
import threading

import pytest

from geoportfolio.core.api import Monitor, errors
from geoportfolio.core.api.batches import each_in_order, each_row
from tests.support.patience import PATIENCE, wait_until


class Desk:
    """The work of a batch: remembers what it was asked, and fails where it is told to."""

    def __init__(self, fails=None, seconds=0.0, least=0.0) -> None:
        self.asked: list = []
        self.most_at_once = 0
        self._fails = fails or {}
        self._seconds = least, max(least, seconds)
        self._lock = threading.Lock()
        self._now = 0

    def __call__(self, item, monitor):
        with self._lock:
            self.asked.append(item)
            self._now += 1
            self.most_at_once = max(self._now, self.most_at_once)
        monitor.cancelled.wait(random.uniform(*self._seconds))
        with self._lock:
            self._now -= 1
        if item in self._fails:
            raise self._fails[item]
        return f"answer {item}"


class EndedDesk(Desk):
    """The first that fails does so once all before it are under way, and before any behind it is answered."""

    def __init__(self, fails) -> None:
        # Those behind it take so long that by their end it is known.
        super().__init__(fails, least=0.05)
        self._first = min(fails)
        self._has_failed = threading.Event()

    def __call__(self, item, monitor):
        if item > self._first:
            assert self._has_failed.wait(PATIENCE)
        try:
            return super().__call__(item, monitor)
        finally:
            if item == self._first:
                wait_until(lambda: set(range(item)) <= set(self.asked))
                self._has_failed.set()


class HeldDesk(Desk):
    """A desk that holds each request until it is given up; *given_up* says whether it was."""

    def __init__(self) -> None:
        super().__init__()
        self.given_up: list[bool] = []

    def __call__(self, item, monitor):
        self.given_up.append(monitor.cancelled.wait(PATIENCE))
        return super().__call__(item, monitor)


def away(**more):
    return errors.ConnectionFailed("nobody there", **more)


@pytest.mark.parametrize("in_flight", [1, 4])
def test_outcomes_come_in_order_and_a_few_are_under_way(in_flight):
    desk = Desk(seconds=0.01)
    outcomes = list(each_in_order(range(40), desk, in_flight, Monitor()))
    assert [(o.item, o.value, o.error) for o in outcomes] == [(n, f"answer {n}", None) for n in range(40)]
    assert sorted(desk.asked) == list(range(40))
    assert desk.most_at_once <= in_flight and (in_flight == 1 or desk.most_at_once > 1)


@pytest.mark.parametrize(
    "error",
    [
        errors.BadRequest("x", status=400),
        errors.NotFound("x", status=404),
        errors.Refused("x", status=403),
        errors.ServerFailed("x", status=500),
        errors.UnreadableAnswer("x", seen="x"),
        errors.InvalidInput("x"),
        OSError("disk full"),
        away(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_one_bad_item_never_ends_the_batch(error):
    desk = Desk({3: error})
    outcomes = list(each_in_order(range(10), desk, 3, Monitor()))
    assert [o.item for o in outcomes if o.error] == [3] and outcomes[3].error is error
    assert sorted(desk.asked) == list(range(10))


@pytest.mark.parametrize(
    "error",
    [
        errors.KeyRejected("x", status=401),
        errors.TlsFailed("x"),
        errors.ProxyFailed("x"),
        errors.Redirected("x", status=302),
        errors.InvalidAddress("x"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_of_the_connection_is_that_of_all_the_rest(error):
    desk = EndedDesk({5: error})
    outcomes = list(each_in_order(range(1000), desk, 3, Monitor()))
    assert [o.value for o in outcomes[:5]] == [f"answer {n}" for n in range(5)]
    assert outcomes[5].error is error and len(outcomes) == 1000
    assert {o.error for o in outcomes[8:]} == {error}
    assert len(desk.asked) <= 8  # the ones that were under way


@pytest.mark.parametrize(
    "error",
    [away(), errors.TimedOut("x"), errors.RateLimited("x", status=429), errors.ServerFailed("x", status=503)],
    ids=lambda error: type(error).__name__,
)
def test_a_service_that_went_away_is_not_asked_a_thousand_times(error):
    desk = EndedDesk(dict.fromkeys(range(10, 1000), error))
    outcomes = list(each_in_order(range(1000), desk, 3, Monitor()))
    assert [o.item for o in outcomes if o.error is None] == list(range(10))
    assert {o.error for o in outcomes[10:]} == {error} and len(desk.asked) <= 18


def test_a_cancel_ends_the_rest_at_once():
    monitor, desk = Monitor(), HeldDesk()
    outcomes = each_in_order(range(50), desk, 3, monitor)
    threading.Timer(0.1, monitor.cancelled.set).start()
    kinds = [type(o.error) for o in outcomes]
    assert len(kinds) == 50 and kinds[3:] == [errors.Cancelled] * 47
    assert all(desk.given_up) and len(desk.asked) <= 3


def test_who_leaves_early_leaves_nothing_running():
    desk = HeldDesk()
    outcomes = each_in_order(
        range(50), lambda item, monitor: desk(item, monitor) if item else 0, 3, Monitor()
    )
    assert next(outcomes).value == 0
    outcomes.close()
    assert all(desk.given_up) and len(desk.asked) <= 3


def test_a_fault_of_ours_is_not_hidden():
    with pytest.raises(ZeroDivisionError):
        list(each_in_order([1], lambda item, monitor: item / 0, 3, Monitor()))


def test_equal_keys_are_asked_once_and_rows_keep_their_order():
    desk = Desk({"b": errors.BadRequest("x", status=400)}, seconds=0.005)
    rows = list(enumerate(["a", "b", None, "a", "c", "b", None]))
    answered = list(each_row(rows, lambda row: row[1], desk, 3, Monitor()))
    assert [row for row, _ in answered] == rows
    assert [o and (o.value or type(o.error)) for _, o in answered] == [
        "answer a",
        errors.BadRequest,
        None,
        "answer a",
        "answer c",
        errors.BadRequest,
        None,
    ]
    assert sorted(desk.asked) == ["a", "b", "c"]


@pytest.mark.parametrize("keys", [[], [None, None]])
def test_rows_without_keys_ask_nothing(keys):
    desk = Desk()
    assert list(each_row(keys, lambda key: key, desk, 3, Monitor())) == [(key, None) for key in keys]
    assert desk.asked == []


def test_a_long_table_of_few_keys_is_not_read_whole_before_its_first_row():
    """Nor behind it: so a cancel is heard, and no more than some thousand rows are held."""
    read, most_held = 0, 0

    def rows():
        nonlocal read
        for number in range(1, 100_001):
            read = number
            yield number

    answered = each_row(rows(), lambda row: "abc"[row % 3], Desk(), 4, Monitor())
    for number, (row, outcome) in enumerate(answered, 1):
        assert row == number and outcome.value == f"answer {'abc'[row % 3]}"
        most_held = max(most_held, read - number)
    assert number == 100_000 and most_held <= 10_000


def test_rows_between_two_keys_are_no_sign_that_the_service_is_there():
    """Each new key is a thousand rows behind the one before."""
    desk = Desk(dict.fromkeys(range(3, 50), away()))
    rows = [number // 2000 for number in range(50 * 2000)]
    outcomes = [outcome for _, outcome in each_row(rows, lambda row: row, desk, 1, Monitor())]
    assert [outcome.error is None for outcome in outcomes] == [row < 3 for row in rows]
    assert desk.asked == [0, 1, 2, 3, 4]
