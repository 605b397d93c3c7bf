"""What the sandbox prepares once and keeps."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from sandbox import prepared
from sandbox.data import cache
from sandbox.testing import running


def test_requests_that_come_at_once_prepare_it_once(tmp_path, monkeypatch):
    """Three first reports at a time took three times as long, which was longer than their client waited."""
    monkeypatch.setattr(cache, "FOLDER", tmp_path)
    all_are_here, prepared = threading.Barrier(3), []

    def prepare() -> str:
        prepared.append(threading.get_ident())
        threading.Event().wait(0.2)
        return "places"

    def ask(_number: int) -> str:
        all_are_here.wait(10)
        return cache.cached("places", prepare)

    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(ask, range(3))) == ["places"] * 3
    assert len(prepared) == 1


def test_all_of_it_is_there_before_the_first_request():
    """The first report of a new data version took longer than a test on a busy machine waits."""
    with running():
        assert [name for name in prepared.MAKERS if not cache.is_kept(name)] == []


def test_what_is_kept_is_not_made_again_and_what_is_not_is(tmp_path, monkeypatch):
    made = []
    monkeypatch.setattr(cache, "FOLDER", tmp_path)
    monkeypatch.setattr(
        prepared,
        "MAKERS",
        {name: lambda name=name: cache.cached(name, lambda: made.append(name)) for name in ("one", "two")},
    )
    cache.cached("one", lambda: "kept")
    prepared.prepare()
    prepared.prepare()
    assert made == ["two"]


def test_the_city_is_dense_has_three_currencies_and_positions_of_all_kinds():
    from sandbox.data.city import COUNT, city

    table = city().table
    assert len(table["id"]) == len(set(table["id"])) == COUNT
    assert set(table["LocCurrency"]) == {"CHF", "EUR", "USD"}
    assert set(table["AddressMatch"].tolist()) == {1, 2, 3, 4, 5, 7, 8, 10}
    places = set(zip(table["Longitude"].tolist(), table["Latitude"].tolist()))
    assert 3_000 < len(places) < COUNT / 5
    assert all(9.4 < lon < 9.7 and 47.0 < lat < 47.3 for lon, lat in places)
    assert "OpenStreetMap" in table["DataOrigin"][0]
