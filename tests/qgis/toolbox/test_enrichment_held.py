"""``enrichpoints`` while somebody has its files open, as on Windows: no answer is lost."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import pytest

from geoportfolio.core.api import whole_files
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.whole_files import clear_leftovers
from geoportfolio.core.gis import jobs
from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.enriched_fields import EnrichedFields
from geoportfolio.core.gis.enriched_table import EnrichedTable
from geoportfolio.core.gis.left_answers import enrichments_in
from geoportfolio.core.gis.parts import PART
from tests.support.disks import names_in
from tests.support.enrichment import (
    LAYERS,
    OCEAN,
    asked,
    at,
    enriched,
    features_of,
    fields_of,
    form,
    grid,
    grid_layer,
    keep,
    plain,
    wkt,
)
from tests.support.oracle import HAMBURG, is_told_well
from tests.support.processing import Feedback, fails
from tests.support.vector_layers import opened, sites

pytestmark = pytest.mark.usefixtures("refused")


@pytest.fixture
def scanner(monkeypatch):
    """Reads each file of answers from when it is whole, until it is closed."""
    reading, finish = [], EnrichedTable.finish

    def finished(table: EnrichedTable) -> Path:
        path = finish(table)
        reading.append(path.open("rb"))
        return path

    monkeypatch.setattr(EnrichedTable, "finish", finished)
    yield reading
    for file in reading:
        file.close()


def gusts_in(path: str) -> list:
    return [plain(feature).get("wind_bands_gust_kmh") for feature in opened(path).getFeatures()]


GUSTS = [at("wind_bands", place).get("gust_kmh") for place in (HAMBURG, OCEAN)]


def hotels():
    return sites(wkt(HAMBURG), wkt(OCEAN))


def test_a_layer_whose_file_is_scanned_is_there_under_its_name(run, tmp_path, scanner, refused):
    layer = enriched(run, hotels(), output=tmp_path / "out.gpkg")
    assert layer.featureCount() == 2 and refused and gusts_in(str(tmp_path / "out.gpkg")) == GUSTS
    scanner.pop().close()
    clear_leftovers()
    assert names_in(tmp_path) == {"out.gpkg"}


def test_a_layer_that_is_shown_is_not_replaced_and_the_answers_lie_beside_it(run, tmp_path):
    output = tmp_path / "out.gpkg"
    enriched(run, sites(wkt(OCEAN)), output=output)
    with output.open("rb"):
        text = fails(run, "enrichpoints", INPUT=hotels(), LAYERS=LAYERS, OUTPUT=str(output))
    assert is_told_well(text) and "Close what has it open" in text
    assert text.endswith(f"kept in {tmp_path / 'out 2.gpkg'}.")
    assert gusts_in(str(tmp_path / "out 2.gpkg")) == GUSTS and gusts_in(str(output)) == GUSTS[1:]
    assert names_in(tmp_path) == {"out.gpkg", "out 2.gpkg"}


def test_answers_that_found_no_room_and_are_scanned_are_kept(run, tmp_path, scanner, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    finish = EnrichedTable.finish

    def moved(table: EnrichedTable) -> Path:
        if table.trouble is None:
            table._go_elsewhere(OSError(28, "No space left on device", str(tmp_path / "out.gpkg")))
        return finish(table)

    monkeypatch.setattr(EnrichedTable, "finish", moved)
    text = fails(run, "enrichpoints", INPUT=hotels(), LAYERS=LAYERS, OUTPUT=str(tmp_path / "out.gpkg"))
    assert is_told_well(text)
    assert gusts_in(re.search(r"kept in (.+\.gpkg)\.$", text)[1]) == GUSTS


def test_a_pause_is_gone_on_with_while_what_came_is_read(run, sandbox, tmp_path, scanner):
    stopped = tmp_path / "stopped.gpkg"
    sandbox.faults.set("batch=delay:0x4", "batch=hold")
    enriched(run, grid_layer(3000), Feedback(cancel_at="so far"), stopped)
    sandbox.faults.set()
    left = sum(feature["status"] == "stopped" for feature in opened(str(stopped)).getFeatures())
    sandbox.forget()
    with stopped.open("rb"):
        enriched(run, opened(str(stopped)), output=tmp_path / "whole.gpkg")
    assert sum(map(len, asked(sandbox))) == left > 0
    assert gusts_in(str(tmp_path / "whole.gpkg")) == [
        at("wind_bands", place).get("gust_kmh") for place in grid(3000)
    ]


def abandoned(tmp_path: Path) -> None:
    """Answers for which there was no room any more in the middle."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ("flood", "wind"), "enhance")
    features = features_of(fields, [[f"{n} " * 400] for n in range(60)])
    table = EnrichedTable(tmp_path / "out.gpkg", names, form(tmp_path))
    with pytest.raises(OSError), table:
        keep(table, names, features, [{"flood": {"zone": n}} for n in range(60)])
        raise OSError(28, "No space left on device")
    assert table.is_left


def test_what_was_left_is_recovered_while_a_scanner_reads_it(tmp_path):
    abandoned(tmp_path)
    (left,) = enrichments_in([tmp_path])
    with left.path.open("rb"):
        path = jobs.recover_enriched(left, Monitor())
        assert [feature["flood_zone"] for feature in opened(str(path)).getFeatures()] == list(range(60))
    assert names_in(tmp_path) == {"out.gpkg", left.path.name}


def test_answers_for_which_there_is_no_room_nor_another_name_stay_where_they_are(tmp_path, monkeypatch):
    """The folder of OUTPUT is gone, the disk is full, and a scanner reads the only copy."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ("flood", "wind"), "enhance")
    features = features_of(fields, [["a"], ["b"]])
    table = EnrichedTable(tmp_path / "out.gpkg", names, form(tmp_path))

    def full(_part: Path, _copy: Path) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError), table:
        keep(table, names, features, [{"flood": {"zone": 1}}, {"flood": {"zone": 2}}])
        before = table._file.path
        table._go_elsewhere(OSError(28, "No space left on device"))
        before.unlink()
        scanner = table._file.path.open("rb")
        monkeypatch.setattr(whole_files.shutil, "copyfile", full)
        raise OSError(28, "No space left on device")
    scanner.close()
    assert table.kept is not None and table.kept.name.endswith(PART)
    assert [feature["flood_zone"] for feature in opened(str(table.kept)).getFeatures()] == [1, 2]
