"""Files that were made to keep a thread busy for ever: QGIS, a process of its own here, ends all the same."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from geoportfolio.core.gis.storage.record import stored_query
from geoportfolio.core.gis.storage.recovery import orphaned_loads

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
from qgis.PyQt.QtCore import QCoreApplication, QThreadPool
from qgis.PyQt.QtWidgets import QLabel, QMainWindow

application = QgsApplication([], True)
application.initQgis()
folders = [Path(folder) for folder in sys.argv[2:]]
# A thread for each task: none waits for the end of another that has none.
QThreadPool.globalInstance().setMaxThreadCount(4 * len(folders))
# As in QGIS's own window: first Python ends, then QGIS waits for its threads and takes its libraries apart.
atexit.register(application.exitQgis)

from geoportfolio.core.gis.reports import journal, pdf_pages
from geoportfolio.core.gis.enrichment.orphans import orphaned_enrichments
from geoportfolio.core.gis.storage.recovery import orphaned_loads
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.core.gis.tasks.runner import TaskRunner
from tests.support.report_viewer import viewer_in

runner, begun = TaskRunner(), set()


def in_background(title, work, on_done, on_error):
    def begin(monitor):
        begun.add(title)
        return work(monitor)

    runner.start(title, begin, on_done, on_error)


window = QMainWindow()
window.show()
viewer = viewer_in(window, in_background)
pdf_pages.SECONDS = float(sys.argv[1])
for report in (folder / "endless.pdf" for folder in folders):
    if report.exists():
        viewer.show_report(Report(report, "pdf", "x", 0.0, 0.0, datetime.now()))
wanted, notice = set(), viewer.findChild(QLabel, "reportNoticeLabel")
for folder in folders:
    for title, look in (
        (f"parts of {folder}", lambda _monitor, folder=folder: orphaned_loads([folder])),
        (f"answers in {folder}", lambda _monitor, folder=folder: orphaned_enrichments([folder])),
        (f"journals in {folder}", lambda _monitor, folder=folder: journal.unfinished(folder)),
    ):
        wanted.add(title)
        in_background(title, look, print, print)
until = time.monotonic() + 2
while not wanted <= begun or time.monotonic() < until or (pdf_pages.SECONDS < 1 and not notice.text()):
    QCoreApplication.processEvents()
    viewer.grab()
    time.sleep(0.01)
print(notice.text())
print(*sorted(begun), sep="\\n")
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


def endless_progress(folder: Path) -> None:
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
    ("makers", "begun"),
    [
        (
            (
                nested_pdf,
                endless_contents,
                endless_progress,
                endless_metadata,
                pipe_for_a_journal,
                pipe_for_a_part,
            ),
            "Drawing page 1",
        ),
        ((pipe_for_a_report,), "Opening the report x"),
    ],
    ids=["all at once", "a report"],
)
def test_qgis_ends(makers, begun, tmp_path):
    """While a thread is at each of the files, in a folder of its own."""
    for make in makers:
        (tmp_path / make.__name__).mkdir()
        make(tmp_path / make.__name__)
    said = run_qgis(tmp_path)
    assert f"\n{begun}\n" in said and said.endswith("closing\n")


def test_a_page_that_takes_too_long_is_given_up(tmp_path):
    (tmp_path / "one").mkdir()
    nested_pdf(tmp_path / "one")
    assert "The report is too large to be shown here.\n" in run_qgis(tmp_path, seconds=0.3)


def run_qgis(folder: Path, seconds: float = 20) -> str:
    """What a QGIS that looks at the files of the folders in *folder* has said when it has ended.

    :param seconds: how long it waits for a page.
    """
    done = subprocess.run(
        [sys.executable, "-c", QGIS, str(seconds), *map(str, folder.iterdir())],
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
    assert orphaned_loads([tmp_path]) == []
