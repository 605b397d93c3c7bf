"""The plugin where nobody deletes, renames or replaces a file that is open, as on Windows.

The flows of ``test_going_on`` run once more there: what stopped goes on, and what is discarded goes.
"""

from __future__ import annotations

import threading

import pytest
from qgis.core import QgsProject

from geoportfolio.core.api.files import rename
from geoportfolio.core.gis.files.partial import partial_files
from geoportfolio.core.gis.history.replaced_files import ReplacedFiles, discard
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.tasks.runner import TaskRunner
from tests.support.disks import windows_locks
from tests.support.event_loop import pump_until
from tests.support.oracle import EUROPE
from tests.support.service import query_for
from tests.support.workbench import draw, result, settled

pytestmark = pytest.mark.usefixtures("fresh")


@pytest.fixture(autouse=True)
def refused():
    """What Windows would not have done, in this test."""
    with windows_locks() as refused:
        yield refused


def test_an_open_file_is_held(tmp_path, refused):
    path, other = tmp_path / "a.gpkg", tmp_path / "b.gpkg"
    path.touch()
    other.touch()
    with path.open("rb"):
        for change in (path.unlink, lambda: path.replace(other), lambda: other.replace(path)):
            with pytest.raises(PermissionError):
                change()
        assert not discard(path) and path.exists() and len(refused) == 4
    other.replace(path)
    assert discard(path) and not path.exists()


def test_a_name_that_somebody_reads_is_taken_when_they_close_it(tmp_path, refused):
    part, target = tmp_path / "a.part", tmp_path / "a"
    part.write_text("new", "utf-8")
    target.write_text("old", "utf-8")
    reader = target.open("rb")
    closing = threading.Timer(0.1, reader.close)
    closing.start()
    rename(part, target)
    closing.join()
    assert target.read_text("utf-8") == "new" and refused


def test_an_answer_that_somebody_reads_goes_with_a_later_save(tmp_path, refused, monkeypatch, store, point):
    monkeypatch.setattr("geoportfolio.core.gis.history.replaced_files._AGAIN_MS", 10)
    project = QgsProject.instance()
    assert project.write()
    folder = tmp_path / "project_geoportfolio"
    folder.mkdir()
    path = folder / "points.gpkg"
    store([point(9.99, 53.55)], query=query_for(EUROPE)).path.replace(path)
    replaced_files = ReplacedFiles(project, TaskRunner())
    with path.open("rb"):
        replaced_files.add(path)
        assert project.write()
        pump_until(lambda: len(refused) > 1)
        assert path.exists()
    pump_until(lambda: not path.exists())
    replaced_files.close()


def test_a_result_that_is_shown_is_loaded_again_beside_itself(ready, window, refused):
    bench = draw(ready, EUROPE)
    bench.loader.load()
    settled(bench)
    before = layers.path_of(result())
    bench.refresher.refresh([result()])
    pump_until(lambda: layers.path_of(result()) != before)
    bench.refresher.previous.undo(result())
    pump_until(lambda: layers.path_of(result()) == before)
    assert before.exists() and not partial_files(before.parent)
