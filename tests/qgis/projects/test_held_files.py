"""*Move them beside the project* and *Export Project Package* while files are open, as on Windows."""

from __future__ import annotations

import pytest

from geoportfolio.core.api.files import clear_leftovers
from geoportfolio.core.gis.projects import move
from geoportfolio.core.gis.results import layers
from tests.support.oracle import COAST, airports_in
from tests.support.portable import files_below, ids, moved, save, state_of

pytestmark = pytest.mark.usefixtures("refused")


def test_results_that_are_shown_and_read_move_beside_the_project(
    loaded, keeper, ready, window, project, folder
):
    old = layers.path_of(loaded)
    rows = loaded.getFeatures()
    next(rows)
    save(project, folder / "deal.qgz")
    with old.open("rb"):
        moved(ready, window)
    assert layers.path_of(loaded) == folder / "deal_geoportfolio" / old.name
    assert ids(loaded) == airports_in(COAST) and not project.isDirty()
    assert "moved to deal_geoportfolio" in window.texts()[-1]
    assert not [name for name in files_below(folder) if name.endswith(".part")]


def test_a_move_that_fails_while_its_copies_are_read_leaves_them_for_later(
    loaded, keeper, ready, window, project, folder, monkeypatch
):
    readers = []

    def read_and_refuse(_project, planned, _save):
        readers.extend(copy.target.open("rb") for copy in planned.results)
        raise OSError("QGIS can't open a copy")

    save(project, folder / "deal.qgz")
    before = state_of(project)
    with monkeypatch.context() as patched:
        patched.setattr(move, "show_and_save", read_and_refuse)
        moved(ready, window)
    assert state_of(project) == before and ids(loaded) == airports_in(COAST)
    assert "The results stay in your profile" in window.texts()[-1] and len(readers) == 2
    for reader in readers:
        reader.close()
    moved(ready, window, "Retry")
    beside = layers.path_of(loaded).parent
    assert beside == folder / "deal_geoportfolio" and ids(loaded) == airports_in(COAST)
    clear_leftovers()
    shown = {layers.path_of(layer) for layer in (loaded, ready.areas.layer())}
    assert {path for path in beside.iterdir() if path.suffix == ".gpkg"} == shown


def test_a_zip_that_is_open_stays_and_one_sentence_says_so(deal, pack, window, folder):
    target = folder / "deal.zip"
    target.write_text("old", "utf-8")
    before = {path.name for path in folder.iterdir()}
    with target.open("rb"):
        pack(target)
    assert window.texts()[-1].startswith("deal.zip could not be written:")
    assert "Close the program that uses it" in window.texts()[-1] and target.read_text("utf-8") == "old"
    assert {path.name for path in folder.iterdir()} == before
    pack(target)
    assert target.stat().st_size > 1000


def test_results_that_are_read_are_packed(deal, pack, window, folder):
    rows = deal.getFeatures()
    next(rows)
    before = {path.name for path in folder.iterdir()}
    with layers.path_of(deal).open("rb"):
        pack(folder / "deal.zip")
    assert window.texts()[-1].startswith("deal.zip,")
    assert {path.name for path in folder.iterdir()} == before | {"deal.zip"}
