"""What an order remembers on disk: all of it, after a crash, after a move, and nothing of somebody else's."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api import Filter
from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.gis.reports import journal
from geoportfolio.core.gis.reports.batch import FAILED, SAVED, SKIPPED, WAITING, retry
from geoportfolio.core.gis.reports.journal import unfinished
from tests.support.reports import item, order_for, states

TEXTS = st.text(st.characters(blacklist_categories=("Cs",)), max_size=30)


@given(st.lists(st.tuples(TEXTS, TEXTS, TEXTS), max_size=5))
def test_what_is_remembered_is_what_was_written(tmp_path_factory, texts):
    folder = tmp_path_factory.mktemp("order")
    items = tuple(
        item(number, point=point, label=label, message=message, state=FAILED)
        for number, (point, label, message) in enumerate(texts, 1)
    )
    order = order_for(folder, 0, items=items, number=1, filters=(Filter("City", "Köln 😀"),), radiuses=(0.1,))
    journal.write(order)
    assert journal.read(folder) == order


def test_a_line_that_a_crash_has_cut_costs_that_report_only(tmp_path):
    order = journal.begin(order_for(tmp_path, 3))
    journal.note(order, item(1, state=SAVED, file="a.pdf"))
    with (tmp_path / "order.jsonl").open("a") as file:
        file.write('{"number": 2, "sta')
    journal.note(order, item(3, state=SAVED, file="c.pdf"))
    assert states(journal.read(tmp_path)) == [SAVED, WAITING, SAVED]


def saved(folder, number, file):
    (folder / file).write_text("report")
    return item(number, state=SAVED, file=file, kind="pdf")


def test_an_order_that_is_begun_anew_forgets_no_report_of_the_one_before(tmp_path):
    first = journal.begin(order_for(tmp_path, 3, kind="pdf"))
    for number in (1, 2):
        journal.note(first, saved(tmp_path, number, f"{number}.pdf"))
    anew = journal.begin(order_for(tmp_path, 3, kind="pdf"))
    assert (anew.number, states(anew)) == (2, [WAITING] * 3)
    journal.note(anew, saved(tmp_path, 1, "1 (2).pdf"))
    last = journal.begin(order_for(tmp_path, 3, kind="pdf", skip_existing=True))
    assert (last.number, states(last)) == (2, [SKIPPED, SKIPPED, WAITING])
    assert [each.file for each in last.items] == ["1 (2).pdf", "2.pdf", ""]


def test_an_order_that_has_nothing_yet_is_begun_anew_in_its_place(tmp_path):
    assert [journal.begin(order_for(tmp_path, 2)).number for _ in range(2)] == [1, 1]


def test_what_is_noted_while_the_order_is_begun_again_is_not_lost(tmp_path, monkeypatch):
    order = journal.begin(order_for(tmp_path, 2))
    rename = Path.replace

    def slow(path, target):
        pool.submit(journal.note, order, saved(tmp_path, 1, "1.pdf"))
        time.sleep(0.1)
        return rename(path, target)

    monkeypatch.setattr(Path, "replace", slow)
    with ThreadPoolExecutor(1) as pool:
        journal.begin(order_for(tmp_path, 2, skip_existing=True))
    assert states(journal.read(tmp_path)) == [SAVED, WAITING]


def test_a_folder_may_move_and_still_be_resumed(tmp_path):
    journal.begin(order_for(tmp_path / "old", 2))
    (tmp_path / "old").rename(tmp_path / "new")
    (kept,) = unfinished(tmp_path)
    assert kept.folder == tmp_path / "new" and len(kept.waiting) == 2


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", '{"kind": "exe"}', "\x00\x00", "[" * 100_000])
def test_a_memory_that_is_none_is_passed_over(tmp_path, text):
    (tmp_path / "order.jsonl").write_text(text)
    assert unfinished(tmp_path) == ()
    with pytest.raises(InvalidInput):
        journal.read(tmp_path)


@pytest.mark.parametrize("number", ["1e999", "[1e999]", f"1{'0' * 400}"])
@pytest.mark.parametrize("key", ["number", "lon", "radiuses"])
def test_a_number_beyond_all_bounds_spoils_no_other_order(tmp_path, key, number):
    sound = journal.begin(order_for(tmp_path / "sound", 1))
    journal.begin(order_for(tmp_path / "spoilt", 1))
    memory = tmp_path / "spoilt" / "order.jsonl"
    spoilt = re.sub(rf'"{key}": (\[\]|[\d.]+)', f'"{key}": {number}', memory.read_text())
    assert spoilt != memory.read_text()
    memory.write_text(spoilt)
    assert sound in unfinished(tmp_path)
    assert journal.begin(order_for(tmp_path / "spoilt", 1)).number in (1, 2)


def test_an_item_of_a_number_that_no_layer_has_is_passed_over(tmp_path):
    order = journal.begin(order_for(tmp_path, 1))
    for number in (-1, 2**63):
        journal.note(order, item(number))
    assert journal.read(tmp_path) == order


@pytest.mark.parametrize("file", ["../../.bashrc", "C:x.pdf", "..", "a\\b.pdf", "/etc/passwd"])
def test_a_memory_from_elsewhere_names_no_file_outside_of_its_folder(tmp_path, file):
    order = journal.begin(order_for(tmp_path, 1))
    journal.note(order, item(1, state=SAVED, file=file))
    assert journal.read(tmp_path).items[0].file == ""


def test_those_that_are_nowhere_are_not_tried_again(tmp_path):
    order = order_for(tmp_path, 2).with_items(
        [item(1, state=FAILED), item(2, state=FAILED, lon=None, lat=None)]
    )
    assert states(retry(order)) == [WAITING, FAILED]
