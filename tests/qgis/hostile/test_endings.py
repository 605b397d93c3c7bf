"""Files that were made to keep a thread busy for ever: QGIS, a process of its own here, ends all the same."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from geoportfolio.core.gis.geopackage import stored_query
from geoportfolio.core.gis.leftovers import leftovers_in

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n WHERE x < 0"
SECONDS = 45
"""For the start of QGIS, too; without bounds it never ends."""

QGIS = """
import atexit
import sys
import time
from datetime import datetime
from pathlib import Path

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QLabel, QMainWindow

application = QgsApplication([], True)
application.initQgis()
# As in QGIS's own window: first Python ends, then QGIS waits for its threads and takes its libraries apart.
atexit.register(application.exitQgis)

from geoportfolio.core.gis import pdf_pages, report_memory
from geoportfolio.core.gis.left_answers import enrichments_in
from geoportfolio.core.gis.leftovers import leftovers_in
from geoportfolio.core.gis.report_shelf import Report
from geoportfolio.core.gis.tasks import TaskRunner
from geoportfolio.ui.reports.viewer import ReportViewer

runner, folder = TaskRunner(), Path(sys.argv[1])


def in_background(title, work, on_done, on_error):
    runner.start(title, lambda _monitor: work(), on_done, on_error)


window = QMainWindow()
window.show()
viewer = ReportViewer(in_background, lambda *told: None, window)
report = folder / "endless.pdf"
if report.exists():
    pdf_pages.SECONDS = float(sys.argv[2])
    viewer.show_report(Report(report, "pdf", "x", 0.0, 0.0, datetime.now()))
in_background("parts", lambda: leftovers_in([folder]), print, print)
in_background("answers", lambda: enrichments_in([folder]), print, print)
in_background("journals", lambda: report_memory.unfinished(folder), print, print)
until = time.monotonic() + 3
while time.monotonic() < until:
    QCoreApplication.processEvents()
    viewer.grab()
    time.sleep(0.01)
print(viewer.findChild(QLabel, "reportNoticeLabel").text())
print("closing", flush=True)
viewer.give_up()
runner.close()
window.close()
"""


def nested_pdf(folder: Path) -> None:
    """Nine forms, each of which draws the next one ten times."""
    objects = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</XObject<</X 5 0 R>>>>/Contents 4 0 R>>",
        "<</Length 5>>stream\n/X Do\nendstream",
    ]
    for number in range(9):
        draws = "/X Do " * 10 if number < 8 else "0 0 9 9 re f "
        inner = f"/Resources<</XObject<</X {number + 6} 0 R>>>>" if number < 8 else ""
        objects.append(
            f"<</Type/XObject/Subtype/Form/BBox[0 0 200 200]{inner}/Length {len(draws)}>>"
            f"stream\n{draws}\nendstream"
        )
    body, places = b"%PDF-1.4\n", []
    for number, text in enumerate(objects, 1):
        places.append(len(body))
        body += f"{number} 0 obj{text}endobj\n".encode()
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    end = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
    body += f"{end}trailer<</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{len(body)}\n%%EOF".encode()
    assert len(body) < 4096
    (folder / "endless.pdf").write_bytes(body)


def with_view(path: Path, name: str, *more: str) -> Path:
    with closing(sqlite3.connect(str(path))) as file, file:
        file.execute(f"CREATE VIEW {name} AS {ENDLESS}")
        for statement in more:
            file.execute(statement)
    return path


def endless_contents(folder: Path) -> None:
    contents = "CREATE TABLE gpkg_contents (table_name TEXT)"
    with_view(folder / "x.12345678.part.gpkg", "v", contents, "INSERT INTO gpkg_contents VALUES ('v')")


def endless_notes(folder: Path) -> None:
    with_view(folder / "x.12345678.part.gpkg", "geoportfolio_progress")


def endless_metadata(folder: Path) -> None:
    with_view(folder / "x.12345678.part.gpkg", "gpkg_metadata", "CREATE TABLE records (x)")


def pipe_for_a_journal(folder: Path) -> None:
    os.mkfifo(folder / "order.jsonl")


def pipe_for_a_part(folder: Path) -> None:
    os.mkfifo(folder / "x.12345678.part.gpkg")


def pipe_for_a_report(folder: Path) -> None:
    os.mkfifo(folder / "endless.pdf")


@pytest.mark.parametrize(
    "make",
    [
        nested_pdf,
        endless_contents,
        endless_notes,
        endless_metadata,
        pipe_for_a_journal,
        pipe_for_a_part,
        pipe_for_a_report,
    ],
    ids=lambda make: make.__name__,
)
def test_qgis_ends(make, tmp_path):
    make(tmp_path)
    assert run_qgis(tmp_path).endswith("closing\n")


def test_a_page_that_takes_too_long_is_given_up(tmp_path):
    nested_pdf(tmp_path)
    assert "The report is too large to be shown here.\n" in run_qgis(tmp_path, seconds=1)


def run_qgis(folder: Path, seconds: float = 20) -> str:
    """What a QGIS that looks at the files of *folder* has said when it has ended.

    :param seconds: how long it waits for a page.
    """
    done = subprocess.run(
        [sys.executable, "-c", QGIS, str(folder), str(seconds)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode in (0, 1), (done.returncode, done.stderr[-2000:])
    return done.stdout


@pytest.mark.parametrize("name", ["records", "RECORDS", "gpkg_contents", "gpkg_metadata"])
def test_a_view_in_the_place_of_a_table_is_not_read(name, tmp_path):
    path = with_view(tmp_path / "x.gpkg", name)
    assert stored_query(path) is None


def test_a_part_file_whose_rows_are_a_view_is_left_alone(tmp_path):
    endless_contents(tmp_path)
    assert leftovers_in([tmp_path]) == []
