"""Several streams at a time: in their order, whole, few at a time, and gone when the reader leaves."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api import Monitor, concurrency
from geoportfolio.core.api.errors import Cancelled, ServerFailed, TimedOut
from tests.support.patience import PATIENCE, wait_until

ROOT = Path(__file__).resolve().parents[2]
LEFT_HALF_READ = {
    "pages": """
from geoportfolio.core.api.paging import Pages
left = Pages(lambda page, size, monitor: [(page, n) for n in range(size)], 10, 4).in_order(0, Monitor())
next(left)
""",
    "streams": """
left = concurrency.read_in_order([lambda monitor: count()] * 2, 2, Monitor())
first = next(left)
next(first)
""",
    "a batch": """
from geoportfolio.core.api.batches import each_in_order
left = each_in_order(count(), lambda item, monitor: item and monitor.cancelled.wait(), 4, Monitor())
next(left)
""",
}


def numbers(monitor, first, count):
    return iter(range(first, first + count))


@given(st.lists(st.integers(0, 1200), max_size=6), st.integers(0, 4))
@settings(max_examples=30)
def test_read_streams_yields_all_items_in_order(counts, in_flight):
    streams = [partial(numbers, first=1000 * number, count=count) for number, count in enumerate(counts)]
    read = [list(items) for items in concurrency.read_in_order(streams, in_flight, Monitor())]
    assert read == [list(range(1000 * n, 1000 * n + count)) for n, count in enumerate(counts)]


def test_read_a_stream_that_fails_raises_behind_its_items():
    def breaks(monitor):
        yield from range(300)
        raise ServerFailed("500")

    answers = concurrency.read_in_order([partial(numbers, first=0, count=2), breaks], 2, Monitor())
    assert list(next(answers)) == [0, 1]
    broken, seen = next(answers), []
    with pytest.raises(ServerFailed):
        for item in broken:
            seen.append(item)
    assert seen == list(range(300))


def test_read_streams_runs_no_more_than_allowed():
    under_way, most, lock, met = 0, 0, threading.Lock(), threading.Barrier(3)

    def counted(monitor):
        nonlocal under_way, most
        with lock:
            under_way += 1
            most = max(most, under_way)
        met.wait(PATIENCE)
        with lock:
            under_way -= 1
        yield 1

    assert sum(sum(items) for items in concurrency.read_in_order([counted] * 9, 3, Monitor())) == 9
    assert most == 3


def test_read_slowly_bounds_what_is_read_ahead():
    made = 0

    def endless(monitor):
        nonlocal made
        while True:
            made += 1
            yield made

    before = set(threading.enumerate())
    answers = concurrency.read_in_order([partial(numbers, first=0, count=1), endless], 2, Monitor())
    next(answers)
    wait_until(lambda: made)
    time.sleep(0.3)
    assert made < 5000
    answers.close()
    left = set(threading.enumerate()) - before
    for thread in left:
        thread.join(10)
    assert not any(thread.is_alive() for thread in left), "a stream that looks at no monitor ends, too"


def test_leave_streams_early_cancels_those_under_way():
    cancelled = threading.Event()

    def waits(monitor):
        yield 1
        if monitor.cancelled.wait(5):
            cancelled.set()

    answers = concurrency.read_in_order([waits, waits], 2, Monitor())
    next(answers)
    answers.close()
    assert cancelled.wait(5)


def test_cancel_during_a_wait_ends_it_at_once():
    monitor = Monitor()

    def silent(watched):
        watched.cancelled.wait(5)
        yield 1

    answers = concurrency.read_in_order([silent, silent], 2, monitor)
    threading.Timer(0.1, monitor.cancelled.set).start()
    with pytest.raises(Cancelled):
        list(next(answers))


def test_read_a_slow_stream_yields_each_item_when_it_arrives():
    first, go_on = threading.Event(), threading.Event()

    def drips(monitor):
        yield 1
        time.sleep(0.25)
        yield 2
        first.set()
        go_on.wait(5)
        yield 3

    answers = concurrency.read_in_order([drips, partial(numbers, first=0, count=0)], 2, Monitor())
    items = next(answers)
    assert (next(items), next(items)) == (1, 2)
    assert first.wait(5)
    go_on.set()
    assert list(items) == [3]


def test_take_before_the_deadline_passes_times_out_with_the_name():
    pipe = concurrency.Pipe(1, "geocode")
    with pytest.raises(TimedOut, match="geocode") as caught:
        pipe.take(Monitor(), time.monotonic() + 0.05)
    assert caught.value.endpoint == "geocode"


def test_close_a_full_pipe_ends_the_thread_that_fills_it():
    pipe = concurrency.Pipe(2)
    filling = threading.Thread(target=pipe.fill, args=(count(),), daemon=True)
    filling.start()
    assert pipe.take(Monitor())[0] == 0
    pipe.close()
    filling.join(10)
    assert not filling.is_alive()


@pytest.mark.parametrize("left", LEFT_HALF_READ.values(), ids=LEFT_HALF_READ)
def test_end_a_process_with_half_read_streams_does_not_wait(left):
    imports = "from itertools import count\nfrom geoportfolio.core.api import Monitor, concurrency\n"
    done = subprocess.run(
        [sys.executable, "-c", f"{imports}{left}print('end')"],
        env={"PYTHONPATH": str(ROOT / "build" / "import")},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "end\n", "")
