"""Names of files that a service, an expression or a stranger has made: they stay in their folder."""

from __future__ import annotations

import csv
import sqlite3
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.api.parsing.records import Record
from geoportfolio.core.gis.files.file_names import (
    RESERVED_NAMES,
    clean_name,
    free_path,
    result_path,
    safe_name,
)
from geoportfolio.core.gis.reports import batch, journal
from geoportfolio.core.gis.reports.batch import SAVED, ReportItem, ReportOrder
from geoportfolio.core.gis.reports.index import write_index, write_points
from geoportfolio.core.gis.reports.journal import begin, orders_in
from geoportfolio.core.gis.reports.names import Names, report_stem
from geoportfolio.core.gis.results.csv_export import CsvFile
from geoportfolio.core.gis.text.spreadsheet_text import all_harmless, harmless

NOW = datetime(2026, 3, 12, 9, 14, tzinfo=timezone.utc)
HOSTILE = [
    "../../../etc/passwd", "/etc/passwd", "C:\\Windows\\system32", "C:evil", "\\\\host\\share\\x", "..", ".",
    "", "CON", "nul", "com1.pdf", "LPT9 ", "NUL.tar.gz", "aux:stream", "name.", "name ", "name...", "x" * 300,
    "\U0001f600" * 300, "a\0b", "a\nb", "gnp.\u202efdp.exe", "\u202e", "a\u2028b", "~", "-rf",
    "=cmd|' /C calc'!A0",
    "CONIN$", "\u00e9" * 200, "\ud800", " . ", "%2e%2e%2f", "file:///etc/passwd", "a/../b",
]  # fmt: skip


def is_sound(name: str) -> bool:
    bad = set('<>:"/\\|?*') & set(name) or any(ord(c) < 32 or c in "\u202e\u2028\u200b\x7f" for c in name)
    return (
        not bad
        and name not in ("", ".", "..")
        and name == name.rstrip(" .")
        and len(name.encode("utf-8")) <= 255
        and name.split(".")[0].strip().upper() not in RESERVED_NAMES
    )


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_every_way_to_a_name_stays_in_its_folder(text, tmp_path):
    made = [
        tmp_path / f"{report_stem(tmp_path, text, NOW)}.pdf",
        tmp_path / f"{Names(tmp_path).take(text)}.pdf",
        tmp_path / f"{safe_name(text)}.png",
        result_path(tmp_path, text, NOW),
    ]
    for path in made:
        assert path.parent == tmp_path
        assert is_sound(path.name) and is_sound(path.stem), path.name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"1")
        (path.with_name(f"{path.stem}.12345678.part.gpkg")).write_bytes(b"1")


@given(st.text(max_size=400))
def test_any_text_makes_a_sound_name_or_none(text):
    name = clean_name(text)
    assert not name or is_sound(name)


def test_a_link_that_leads_nowhere_is_not_replaced(tmp_path):
    (tmp_path / "report.pdf").symlink_to(tmp_path / "elsewhere")
    assert free_path(tmp_path, "report", ".pdf").name == "report (2).pdf"


def order_in(folder: Path, **changes) -> ReportOrder:
    item = ReportItem(1, "1", "A", "A", 10.0, 50.0)
    order = ReportOrder(folder, "c", "https://h", "s", "pdf", "v2", (), (), False, NOW, (item,))
    return replace(order, **changes)


def test_what_somebody_else_keeps_in_the_folder_is_neither_replaced_nor_emptied(tmp_path):
    mine = tmp_path / "index.csv"
    mine.write_text("my own table")
    with sqlite3.connect(tmp_path / "reports.gpkg") as theirs:
        theirs.execute("CREATE TABLE reports (x)")
        theirs.execute("INSERT INTO reports VALUES (1)")
    order = begin(order_in(tmp_path))
    assert order.number == 2
    assert write_index(order).name == "index 2.csv" and write_points(order).name == "reports 2.gpkg"
    assert mine.read_text() == "my own table"
    assert theirs.execute("SELECT count(*) FROM reports").fetchone() == (1,)
    theirs.close()
    assert [each.number for each in orders_in(tmp_path)] == [2]


def test_a_memory_that_is_a_link_is_not_followed(tmp_path):
    folder, other = tmp_path / "folder", tmp_path / "other"
    order = begin(order_in(other))
    folder.mkdir()
    (folder / "order.jsonl").symlink_to(other / "order.jsonl")
    before = (other / "order.jsonl").read_bytes()
    assert orders_in(folder) == ()
    with pytest.raises(InvalidInput):
        journal.read(folder)
    begun = begin(order_in(folder))
    journal.note(begun, begun.items[0])
    assert begun.number == 2 and (other / "order.jsonl").read_bytes() == before
    assert order.number == 1


@pytest.mark.parametrize("name, write", [("index.csv", write_index), ("order.jsonl", journal.write)])
def test_what_an_order_writes_goes_over_no_file_that_a_link_leads_to(tmp_path, name, write):
    (secret := tmp_path / "secret.txt").write_text("secret")
    order = begin(order_in(tmp_path / "folder"))
    path = order.folder / name
    path.unlink(missing_ok=True)
    path.symlink_to(secret)
    write(order)
    assert secret.read_text() == "secret" and path.is_file() and not path.is_symlink()


def test_a_report_that_is_a_link_does_not_count_as_there(tmp_path):
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    folder = tmp_path / "folder"
    first = begin(order_in(folder))
    (folder / "A.pdf").symlink_to(secret)
    journal.note(first, replace(first.items[0], state=SAVED, file="A.pdf", kind="pdf"))
    again = begin(order_in(folder, skip_existing=True))
    assert again.items[0].state != batch.SKIPPED


CELLS = {
    "=1+1": "'=1+1", "+cmd|' /C calc'!A0": "'+cmd|' /C calc'!A0", "-2+3": "'-2+3", "@SUM(A1)": "'@SUM(A1)",
    "\t=1": "'\t'=1", "-12.5": "-12.5", "+49": "+49", "-1e5": "-1e5", "-": "-", "-1,234.50": "-1,234.50",
    "a=b": "a=b", "": "", "+49 40 1": "'+49 40 1", "-.5": "-.5", "-5%": "-5%", "\n=1": "'\n'=1",
    "\uff1d1+1": "'\uff1d1+1", "\uff20SUM(A1)": "'\uff20SUM(A1)", "-1,cmd|x": "'-1,cmd|x",
    "Hotel;=1+1": "Hotel;'=1+1", 'Hotel;"=1+1;"': "Hotel;\"'=1+1;\"", "a\t@x": "a\t'@x", "a\n+x": "a\n'+x",
    "a,\uff0dx": "a,'\uff0dx", "a;-1,cmd|x": "a;'-1,cmd|x", "1;-2;+3.5": "1;-2;+3.5", "-1;-2": "'-1;-2",
    "Hotel; -, bar": "Hotel; -, bar", "a;-;b": "a;-;b",
}  # fmt: skip


@pytest.mark.parametrize("cell", CELLS, ids=ascii)
def test_no_cell_is_worked_out_by_excel_and_numbers_stay_numbers(cell):
    assert harmless(cell) == CELLS[cell] and all_harmless(["x", cell]) == ["x", CELLS[cell]]


def test_a_csv_file_has_no_formula(tmp_path):
    path = tmp_path / "points.csv"
    (tmp_path / "points.csv.part").write_text("mine")
    rows = [{"=name": "=1+1", "n": -5, "t": "-5.5"}, {"=name": "@x", "n": [-1.5, -2, "x;=1"], "t": "+"}]
    with CsvFile(path) as file:
        file.add([Record(None, row) for row in rows], {"area": "=A"})
    with path.open(encoding="utf-8-sig", newline="") as opened:
        read = list(csv.reader(opened))
    assert read == [
        ["'=name", "n", "t", "area"],
        ["'=1+1", "-5", "-5.5", "'=A"],
        ["'@x", '[-1.5, -2, "x;\'=1"]', "+", "'=A"],
    ]
    assert (tmp_path / "points.csv.part").read_text() == "mine"
