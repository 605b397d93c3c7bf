"""``enrichpoints`` while somebody has its files open, as on Windows: no answer is lost."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import files
from geoportfolio.core.api.files import clear_leftovers
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.compat import FieldType
from geoportfolio.core.gis.enrichment.fields import EnrichedFields
from geoportfolio.core.gis.enrichment.orphans import orphaned_enrichments
from geoportfolio.core.gis.enrichment.table import EnrichmentTable
from geoportfolio.core.gis.files.partial import PART
from tests.support.disks import names_in
from tests.support.enrichment import (
    LAYERS,
    OCEAN,
    asked,
    at,
    enriched,
    features_of,
    fields_of,
    grid,
    grid_layer,
    plain,
    store,
    table_of,
    wkt,
)
from tests.support.oracle import HAMBURG, is_told_well
from tests.support.processing import Feedback, fails
from tests.support.vector_layers import opened, sites

pytestmark = pytest.mark.usefixtures("refused")


@pytest.fixture
def scanner(monkeypatch):
    """Reads each file of answers from when it is whole, until it is closed."""
    reading, finish = [], EnrichmentTable.finish

    def finished(table: EnrichmentTable) -> Path:
        path = finish(table)
        reading.append(path.open("rb"))
        return path

    monkeypatch.setattr(EnrichmentTable, "finish", finished)
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
    assert is_told_well(text) and "Close the program that uses it" in text
    assert text.endswith(f"kept in {tmp_path / 'out 2.gpkg'}.")
    assert gusts_in(str(tmp_path / "out 2.gpkg")) == GUSTS and gusts_in(str(output)) == GUSTS[1:]
    assert names_in(tmp_path) == {"out.gpkg", "out 2.gpkg"}


def test_a_pause_is_gone_on_with_while_what_came_is_read(run, sandbox, tmp_path, scanner):
    stopped = tmp_path / "stopped.gpkg"
    # Eight are begun before the first one is read, and may reach the service in any order.
    sandbox.faults.set("batch=delay:0x8", "batch=hold")
    enriched(run, grid_layer(5000), Feedback(cancel_at="so far"), stopped)
    sandbox.faults.set()
    left = sum(feature["status"] == "stopped" for feature in opened(str(stopped)).getFeatures())
    sandbox.forget()
    with stopped.open("rb"):
        enriched(run, opened(str(stopped)), output=tmp_path / "whole.gpkg")
    assert sum(map(len, asked(sandbox))) == left > 0
    assert gusts_in(str(tmp_path / "whole.gpkg")) == [
        at("wind_bands", place).get("gust_kmh") for place in grid(5000)
    ]


def abandoned(tmp_path: Path) -> Path:
    """The file of a process that was killed in the middle of the answers."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ("flood", "wind"), "enhance")
    features = features_of(fields, [[f"{n} " * 400] for n in range(60)])
    with table_of(tmp_path / "out.gpkg", features, names, fields) as table:
        store(table, [{"flood": {"zone": n}} for n in range(60)])
        return shutil.copy(table.path, tmp_path / f"out.12345678{PART}")


def test_what_was_left_is_recovered_while_a_scanner_reads_it(tmp_path):
    abandoned(tmp_path)
    (left,) = orphaned_enrichments([tmp_path])
    with left.path.open("rb"):
        path = gis.enrichment.orphans.recover_enrichment(left, Monitor())
        assert [feature["flood_zone"] for feature in opened(str(path)).getFeatures()] == list(range(60))
    assert names_in(tmp_path) == {"out.gpkg", left.path.name}


def test_answers_for_which_there_is_no_room_nor_another_name_stay_where_they_are(tmp_path, monkeypatch):
    """The disk is full, and a scanner reads the only copy."""
    fields = fields_of(name=FieldType.TEXT)
    names = EnrichedFields(fields, ["name"], ("flood", "wind"), "enhance")
    table = table_of(tmp_path / "out.gpkg", features_of(fields, [["a"], ["b"]]), names, fields)

    def full(_part: Path, _copy: Path) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError), table:
        store(table, [{"flood": {"zone": 1}}, {"flood": {"zone": 2}}])
        scanner = table.path.open("rb")
        monkeypatch.setattr(files.shutil, "copyfile", full)
        raise OSError(28, "No space left on device")
    scanner.close()
    assert table.kept is not None and table.kept.name.endswith(PART)
    assert [feature["flood_zone"] for feature in opened(str(table.kept)).getFeatures()] == [1, 2]
