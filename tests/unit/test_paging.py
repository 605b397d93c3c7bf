"""Pages: in order, whole, a few ahead, and not many behind the last."""

from __future__ import annotations

import random
import threading
import time
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api import Monitor, OpenPoints, errors
from geoportfolio.core.api.config import EMPTY_PAGE, MOST_IN_FLIGHT, SHORT_PAGE
from geoportfolio.core.api.paging import Pages
from tests.support.monitors import RecordingMonitor
from tests.support.paged_service import AREA, Service
from tests.support.patience import wait_until
from tests.support.scripted_server import FakeServer, Reply
from tests.support.threads import threads_end

SIZE = 10


class Shelf:
    """Fetches pages of numbers; remembers what it was asked, when, and how many at a time."""

    def __init__(self, count, cap=SIZE, seconds=0.0, seed=0):
        self.asked: list[tuple[int, int]] = []
        self.most = 0
        self._count, self._cap, self._seconds = count, cap, seconds
        self._lock, self._now, self._random = threading.Lock(), 0, random.Random(seed)

    def __call__(self, page, size, monitor):
        with self._lock:
            self.asked.append((page, size))
            self._now += 1
            self.most = max(self.most, self._now)
            pause = self._random.uniform(0, self._seconds)
        time.sleep(pause)
        size = min(size, self._cap)
        rows = list(range(page * size, min(self._count, (page + 1) * size)))
        with self._lock:
            self._now -= 1
        return rows


@given(st.integers(0, 137), st.integers(1, 9), st.integers(0, 4), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_whatever_the_order_of_the_answers_nothing_is_lost_and_little_is_asked_in_vain(
    count, in_flight, first, seed
):
    shelf = Shelf(count, seconds=0.002, seed=seed)
    pages = list(Pages(shelf, SIZE, in_flight).in_order(first, Monitor()))
    assert [row for page in pages for row in page.records] == list(range(first * SIZE, count))
    assert [page.number for page in pages] == list(range(first, first + len(pages)))
    last = max(first, (count - 1) // SIZE)
    numbers = [page for page, _ in shelf.asked]
    assert len(set(numbers)) == len(numbers), "no page twice"
    assert max(numbers) <= last + max(1, in_flight - 1 + (count % SIZE == 0))
    assert shelf.most <= in_flight


@given(st.integers(11, 90), st.integers(3, 9), st.integers(1, 8), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_capped_limit_is_found_whatever_comes_first(count, cap, in_flight, seed):
    shelf = Shelf(count, cap=cap, seconds=0.002, seed=seed)
    pages = list(Pages(shelf, SIZE, in_flight).in_order(0, Monitor()))
    assert [row for page in pages for row in page.records] == list(range(count))
    assert {page.size for page in pages} == {cap}


class Together(Shelf):
    """Answers pages 2 and 3, where they go out together, only once both are asked for."""

    def __init__(self, count, asked):
        super().__init__(count)
        self._both = threading.Barrier(2 if 3 in asked else 1)

    def __call__(self, page, size, monitor):
        rows = super().__call__(page, size, monitor)
        if page in (2, 3):
            self._both.wait(10)
        return rows


# A short page is the last; one that looks like a cap or a filter is looked behind, which costs one request.
@pytest.mark.parametrize(
    ("count", "asked"),
    [
        (0, [0]),
        (2, [0]),
        (7, [0, 1]),
        (SIZE, [0, 1]),
        (12, [0, 1]),
        (17, [0, 1, 2]),
        (22, [0, 1, 2, 3]),
        (27, [0, 1, 2, 3]),
        (32, [0, 1, 2, 3]),
        (37, [0, 1, 2, 3, 4]),
    ],
)
def test_page_0_goes_alone_and_the_others_by_one_two_and_four(count, asked):
    shelf = Together(count, asked)
    pages = list(Pages(shelf, SIZE, 4).in_order(0, Monitor()))
    assert [row for page in pages for row in page.records] == list(range(count))
    assert sorted(page for page, _ in shelf.asked) == asked


@pytest.mark.parametrize(
    ("end", "count", "asked"),
    [
        (SHORT_PAGE, 7, [0]),
        (SHORT_PAGE, SIZE, [0, 1]),
        (SHORT_PAGE, 17, [0, 1]),
        (EMPTY_PAGE, 0, [0]),
        (EMPTY_PAGE, 2, [0, 1]),
        (EMPTY_PAGE, 12, [0, 1, 2, 3]),
    ],
)
def test_the_connection_can_say_what_ends_the_pages(end, count, asked):
    shelf = Together(count, asked)
    pages = list(Pages(shelf, SIZE, 4, end=end).in_order(0, Monitor()))
    assert [row for page in pages for row in page.records] == list(range(count))
    assert sorted(page for page, _ in shelf.asked) == asked


@pytest.mark.parametrize("first", [1, 3])
def test_going_on_at_a_later_page_looks_behind_it_once(first):
    shelf = Shelf(first * SIZE + 4)
    assert len(list(Pages(shelf, SIZE, 1).in_order(first, Monitor()))) == 1
    assert [page for page, _ in shelf.asked] == [first, first + 1]


class Rows(list):
    """Tell when they are counted: who counts them sees then that they are few, before another page comes."""

    def __init__(self, rows, counted):
        super().__init__(rows)
        self._counted = counted

    def __len__(self):
        self._counted()
        return super().__len__()


class HeldShelf:
    """Each page waits until it is let go with so many rows; *counted* are those that came to the reader."""

    def __init__(self):
        self.asked: set[int] = set()
        self.counted: set[int] = set()
        self._changed = threading.Condition()
        self._rows: dict[int, int] = {}

    def let_go(self, **rows):
        with self._changed:
            self._rows.update((int(page.strip("p")), count) for page, count in rows.items())
            self._changed.notify_all()

    def wait_for(self, page, those=None):
        with self._changed:
            return self._changed.wait_for(lambda: page in (self.asked if those is None else those), 10)

    def count(self, page):
        with self._changed:
            self.counted.add(page)
            self._changed.notify_all()

    def __call__(self, page, size, monitor):
        with self._changed:
            self.asked.add(page)
            self._changed.notify_all()
            assert self._changed.wait_for(lambda: page in self._rows, 10)
            return Rows(((page, row) for row in range(self._rows[page])), partial(self.count, page))


@pytest.fixture
def held():
    """A shelf, and its pages as they are read in a thread of their own."""
    shelf, seen = HeldShelf(), []

    def read():
        seen.extend(Pages(shelf, SIZE, 4).in_order(0, Monitor()))

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    yield shelf, seen, reader
    reader.join(10)


def test_nothing_is_asked_once_a_short_page_was_seen(held):
    shelf, seen, reader = held
    shelf.let_go(p0=SIZE, p1=SIZE, p2=SIZE, p3=SIZE)
    assert shelf.wait_for(7)
    shelf.let_go(p5=3)
    assert shelf.wait_for(5, shelf.counted)
    shelf.let_go(p4=SIZE, p6=0, p7=0)
    reader.join(10)
    assert shelf.asked - {8} == set(range(8)), "no thread begins behind page 5; one may have before"
    assert [len(page.records) for page in seen] == [SIZE] * 5 + [3]


def test_a_short_page_with_rows_behind_it_is_not_the_last(held):
    shelf, seen, reader = held
    shelf.let_go(p0=SIZE, p1=SIZE, p2=4, p3=SIZE)
    assert shelf.wait_for(7)
    shelf.let_go(p4=SIZE, p5=2, p6=0, p7=0)
    reader.join(10)
    assert [len(page.records) for page in seen] == [SIZE, SIZE, 4, SIZE, SIZE, 2]


def test_no_page_waits_for_one_that_is_late(held):
    shelf, seen, reader = held
    shelf.let_go(p0=SIZE, p1=SIZE, p2=SIZE, p3=SIZE, p5=SIZE, p6=SIZE, p7=SIZE)
    assert shelf.wait_for(10), "pages 5 to 7 are full, so that 8 to 10 need not wait for page 4"
    shelf.let_go(p4=SIZE, p8=1, p9=0, p10=0, p11=0)
    reader.join(10)
    assert [page.number for page in seen] == list(range(9))


@pytest.mark.parametrize("in_flight", [1, 4])
def test_a_reader_that_stops_asks_nothing_more(in_flight):
    shelf = Shelf(10**6)
    pages = Pages(shelf, SIZE, in_flight).in_order(0, Monitor())
    next(pages)
    pages.close()
    threads_end()
    assert len(shelf.asked) <= 1 + 2 * in_flight + 1


def test_a_slow_reader_is_not_run_away_from():
    shelf = Shelf(10**6)
    pages = Pages(shelf, SIZE, 4).in_order(0, Monitor())
    assert [next(pages).number for _ in range(5)] == [0, 1, 2, 3, 4]
    wait_until(lambda: len(shelf.asked) >= 5 + 4)
    time.sleep(0.3)
    assert len(shelf.asked) <= 5 + 8
    pages.close()


def test_the_pages_before_one_that_fails_are_kept():
    def fetch(page, size, monitor):
        if page == 5:
            raise errors.ServerFailed("x", status=500)
        time.sleep(0.002)
        return list(range(page * size, page * size + size))

    seen = []
    with pytest.raises(errors.ServerFailed):
        for page in Pages(fetch, SIZE, 4).in_order(0, Monitor()):
            seen.append(page.number)
    assert seen == [0, 1, 2, 3, 4]


def failing_behind(last, error, rows=SIZE - 7):
    """Full pages up to a *last* one of so many rows; *error* behind it."""

    def fetch(page, size, monitor):
        if page > last:
            raise error
        return list(range(page * size, page * size + (rows if page == last else size)))

    return fetch


@pytest.mark.parametrize("in_flight", [1, 2, 4])
@pytest.mark.parametrize("last", [0, 2, 5])
@pytest.mark.parametrize("status", [400, 404, 416, 422])
def test_a_service_that_knows_no_page_behind_the_last_gives_them_all(status, last, in_flight):
    fetch = failing_behind(last, errors.error_type(status)("page out of range", status=status))
    pages = list(Pages(fetch, SIZE, in_flight).in_order(0, Monitor()))
    assert [row for page in pages for row in page.records] == list(range(last * SIZE + 3))


@pytest.mark.parametrize("last", [0, 2])
@pytest.mark.parametrize("error", [errors.ServerFailed("x", status=500), errors.TimedOut("x")])
def test_a_short_page_is_kept_though_nobody_knows_what_is_behind_it(error, last):
    seen = []
    with pytest.raises(type(error)):
        for page in Pages(failing_behind(last, error), SIZE, 4).in_order(0, Monitor()):
            seen += page.records
    assert seen == list(range(last * SIZE + 3))


def test_that_there_is_no_page_is_no_end_where_no_page_was_short():
    fetch = failing_behind(2, errors.BadRequest("x", status=400), rows=SIZE)
    seen = []
    with pytest.raises(errors.BadRequest):
        for page in Pages(fetch, SIZE, 4).in_order(0, Monitor()):
            seen += page.records
    assert seen == list(range(3 * SIZE))


def test_a_wish_for_thousands_at_a_time_is_not_granted():
    shelf = Shelf(3000, seconds=0.002)
    assert sum(len(page.records) for page in Pages(shelf, SIZE, 100_000).in_order(0, Monitor())) == 3000
    assert 1 < shelf.most <= MOST_IN_FLIGHT


class Paged:
    """A service of pages over a socket.

    :param cap: the most rows of a page, whatever ``limit`` is.
    :param shows: which rows are left behind the paging.
    """

    def __init__(self, rows, cap=10**6, shows=lambda row: True, ignores_page=False):
        self.rows, self.asked = list(rows), []
        self._cap, self._shows, self._ignores_page = cap, shows, ignores_page

    def __call__(self, seen):
        page, limit = seen.json["page"], seen.json["limit"]
        self.asked.append((page, limit))
        size = min(limit, self._cap)
        start = 0 if self._ignores_page else page * size
        return Reply([row for row in self.rows[start : start + size] if self._shows(row)])

    def read(self, limit, monitor=None, first=0, end=""):
        """The rows, and the error that ended them."""
        found, error = [], None
        with FakeServer(answer=self) as server:
            portfolio = server.client(points=OpenPoints(page_end=end)).portfolio
            try:
                for page in portfolio.entries("pf", AREA, page_size=limit, first_page=first, monitor=monitor):
                    found += [record.attributes for record in page.records]
            except errors.ApiError as failure:
                error = failure
        return found, error


def numbered(count):
    return [{"n": n} for n in range(count)]


def is_shown(row):
    return row["n"] % 20 != 7


@pytest.mark.parametrize("end", ["", EMPTY_PAGE])
def test_a_service_that_filters_behind_its_paging_gives_all_rows(end):
    service, monitor = Paged(numbered(5000), shows=is_shown), RecordingMonitor()
    found, error = service.read(1000, monitor, end=end)
    assert error is None and found == [row for row in numbered(5000) if is_shown(row)]
    assert len(found) == 4750
    assert monitor.lowered == ([] if end else [(1000, 950)])
    if end:
        assert sorted(service.asked)[:6] == [(page, 1000) for page in range(6)]
    else:
        assert service.asked[:3] == [(0, 1000), (1, 1000), (0, 950)]


def test_a_filter_that_shows_late_is_seen_too():
    rows = numbered(5000)
    for gap in (1500, 4100):
        service = Paged(rows, shows=lambda row, gap=gap: row["n"] != gap)
        found, error = service.read(1000)
        assert error is None and found == [row for row in rows if row["n"] != gap]


def test_equal_rows_are_no_page_that_comes_again():
    service = Paged([{"Country": "DE"}] * 2500)
    found, error = service.read(1000)
    assert error is None and found == service.rows
    assert sorted(service.asked) == [(page, 1000) for page in (0, 1, 2, 3, 1_000_000)]


def test_a_capped_limit_is_found_by_one_more_request():
    service, monitor = Paged(numbered(120), cap=50), RecordingMonitor()
    found, error = service.read(500, monitor)
    assert error is None and found == numbered(120)
    assert monitor.lowered == [(500, 50)]
    assert service.asked[:4] == [(0, 500), (1, 500), (0, 50), (1, 50)]
    assert sorted(service.asked[4:]) == [(2, 50), (3, 50)]


def test_a_row_that_goes_between_two_requests_takes_no_other_with_it():
    class Shrinking(Paged):
        def __call__(self, seen):
            if len(self.asked) == 2:
                del self.rows[3]
            return super().__call__(seen)

    service = Shrinking(numbered(120), cap=50)
    found, error = service.read(500)
    assert error is None and found == service.rows and len(found) == 119


@pytest.mark.parametrize("pages", [1, 2, 3])
def test_exact_multiples_cost_what_lies_behind_them_and_no_more(pages):
    service = Paged(numbered(100 * pages))
    found, error = service.read(100)
    assert error is None and len(found) == 100 * pages
    assert len(service.asked) <= {1: 2, 2: 4, 3: 4}[pages]


@pytest.mark.parametrize(("rows", "limit"), [(500, 100), (70, 100)])
def test_a_service_that_ignores_the_page_is_told_once_and_its_rows_come_once(rows, limit):
    service = Paged(numbered(rows), ignores_page=True)
    found, error = service.read(limit)
    assert type(error) is errors.PageRepeated and found == numbered(min(rows, limit))
    assert service.asked == [(0, limit), (1, limit), (1_000_000, limit)]
    found, error = service.read(limit, first=1)
    assert type(error) is errors.PageRepeated and found == []


def test_connections_are_kept_for_the_next_pages():
    connections = set()
    service = Service(600)

    def answer(seen):
        connections.add(threading.get_ident())  # the server has a thread a connection
        return service(seen)

    with FakeServer(answer=answer) as server:
        client = server.client(points=OpenPoints(pages_in_flight=4))
        pages = list(client.portfolio.entries("pf", AREA, page_size=SIZE))
    assert len(pages) == 60 and len(service.pages) > 60
    assert len(connections) <= 4


@pytest.mark.parametrize("in_flight", [1, 4, 8])
def test_a_cancel_lets_a_reader_go_who_waits_for_a_silent_service(in_flight):
    hold = threading.Event()

    with FakeServer(answer=lambda seen: Reply(hold=hold)) as server:
        monitor = Monitor()
        client = server.client(points=OpenPoints(pages_in_flight=in_flight))
        pages = client.portfolio.entries("pf", AREA, page_size=SIZE, monitor=monitor)
        threading.Timer(0.2, monitor.cancelled.set).start()
        with pytest.raises(errors.Cancelled):
            list(pages)
        hold.set()
