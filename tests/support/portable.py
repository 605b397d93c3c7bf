"""Projects that are saved, moved and packed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from geoportfolio.core.gis.reports import journal
from geoportfolio.core.gis.reports.batch import SAVED, ReportItem, ReportOrder
from geoportfolio.core.gis.reports.index import write_index, write_points
from geoportfolio.core.gis.reports.layer import add_report_layer
from tests.support.event_loop import let_go, pump_until

MOVE = "Move to Project Folder"


def save(project, path) -> None:
    assert project.write(str(path)), project.error()
    let_go()


def moved(bench, window, text=MOVE) -> None:
    window.press(text)
    pump_until(lambda: not bench.tasks.busy("move results"))
    let_go()


def report_batch(project, folder: Path):
    """The points of a batch with one report, in *folder*, as a layer of *project*."""
    folder.mkdir(parents=True)
    (folder / "a.pdf").write_bytes(b"of an order")
    item = ReportItem(1, "1", "A", "a", 9.9, 53.5, SAVED, "a.pdf", "pdf")
    when = datetime.now().astimezone()
    order = ReportOrder(folder, "c", "http://h", "s", "pdf", "v2", (), (), False, when, (item,))
    begun = journal.begin(order)
    write_index(begun)
    write_points(begun)
    return add_report_layer(project, begun)


def ids(layer) -> set[str]:
    return {feature["id"] for feature in layer.getFeatures()}


def files_below(folder: Path) -> dict[str, object]:
    """What each file says: the bytes of a database change when SQLite tidies it up."""
    return {
        str(path.relative_to(folder)): _rows_of(path) if path.suffix == ".gpkg" else path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(("-wal", "-shm"))
    }


def _rows_of(path: Path) -> list[tuple]:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as opened:
        tables = opened.execute("SELECT table_name FROM gpkg_contents").fetchall()
        return [row for (table,) in tables for row in opened.execute(f'SELECT * FROM "{table}"')]


def state_of(project) -> tuple:
    return (
        project.fileName(),
        project.isDirty(),
        sorted(
            (layer.id(), layer.source(), layer.isValid(), tuple(map(str, layer.customPropertyKeys())))
            for layer in project.mapLayers().values()
        ),
    )
