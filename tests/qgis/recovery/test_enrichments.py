"""An enrichment that is killed at any moment: enriching what it left asks what is missing, nothing else."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from qgis.core import QgsProcessingException

from geoportfolio.core.api import Monitor
from geoportfolio.core.gis.enrichment.orphans import orphaned_enrichments, recover_enrichment
from geoportfolio.core.gis.files.partial import PART
from tests.support.disks import room_for
from tests.support.oracle import is_told_well
from tests.support.recovery import COUNT, KILLED, LAYERS, is_right, opens, rows_in

RANDOM = random.Random(20260313)
MOMENTS = [start + RANDOM.randrange(400) for start in range(1, 1600, 400)]
"""Statements of SQLite, of which a run has some 1,650."""
ROOMS = [150, 230, 280]
"""KB: for no copy of the points, and for some of the answers."""


def asked(sandbox) -> list[tuple[float, float]]:
    """The places that the service was asked for."""
    batches = [json.loads(seen.body)["points"] for seen in sandbox.requests if seen.path.endswith("batch")]
    return [(point["lng"], point["lat"]) for points in batches for point in points]


def answered_in(path: Path) -> int:
    """How many rows a file has an answer for."""
    with closing(sqlite3.connect(str(path))) as file:  # which takes back what was half written
        file.execute("BEGIN EXCLUSIVE")
    return sum(row["enriched"] is not None for row in rows_in(path))


def recovered(folder: Path) -> Path:
    """The layer that is offered of what a kill has left in *folder*."""
    (orphan,) = orphaned_enrichments([folder])
    assert orphan.rows == COUNT and orphan.answered == answered_in(orphan.path)
    path = recover_enrichment(orphan, Monitor())
    assert opens(path) and not list(folder.glob(f"*{PART}"))
    return path


@pytest.mark.parametrize("moment", MOMENTS)
def test_enrich_what_a_kill_left_asks_what_is_missing_only(
    nursery, enrich, sandbox, points, tmp_path, moment
):
    output = tmp_path / "out.gpkg"
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": str(output)}
    assert nursery.run("enrich", moment, parameters=given) == KILLED
    assert not output.exists()
    (part,) = tmp_path.glob(f"*{PART}")
    assert opens(part)
    answered = answered_in(part)
    if answered:
        given["INPUT"] = str(recovered(tmp_path))
    else:
        assert orphaned_enrichments([tmp_path]) == []
    sandbox.forget()
    feedback = enrich(**{**given, "OUTPUT": str(tmp_path / "whole.gpkg")})
    assert is_right(tmp_path / "whole.gpkg")
    assert len(asked(sandbox)) == len(set(asked(sandbox))) == COUNT - answered
    assert bool(answered) == any("not requested again" in told for told in feedback.infos)


def test_second_kill_takes_nothing_away_from_the_first(nursery, enrich, sandbox, points, tmp_path):
    """The test above would pass without an answer; here each was in the middle.

    The last run first writes the status of each of the 1,100 rows that wait.
    """
    source, missing = points, []
    for number, moment in enumerate((700, 30, 1900)):
        output = tmp_path / str(number) / "out.gpkg"
        given = {"INPUT": source, "LAYERS": LAYERS, "OUTPUT": str(output)}
        assert nursery.run("enrich", moment, parameters=given) == KILLED
        source = str(recovered(output.parent))
        missing.append(COUNT - answered_in(output))
    assert COUNT > missing[0] == missing[1] > missing[2] > 0
    sandbox.forget()
    enrich(INPUT=source, LAYERS=LAYERS, OUTPUT=str(tmp_path / "whole.gpkg"))
    assert is_right(tmp_path / "whole.gpkg") and len(asked(sandbox)) == missing[2]


@pytest.mark.parametrize("other", [{"LAYERS": "flood_zones"}, {"OPERATION": 1}, {"ASK_AGAIN": True}])
def test_answers_to_something_else_are_not_taken(nursery, enrich, sandbox, points, tmp_path, other):
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": str(tmp_path / "out.gpkg")}
    assert nursery.run("enrich", 1400, parameters=given) == KILLED
    given.update(INPUT=str(recovered(tmp_path)), OUTPUT=str(tmp_path / "whole.gpkg"))
    sandbox.forget()
    enrich(**{**given, **other})
    assert len(asked(sandbox)) == COUNT


@pytest.mark.parametrize("room", ROOMS)
def test_full_disk_keeps_what_came_as_a_layer_that_goes_on(enrich, sandbox, points, tmp_path, room):
    output = tmp_path / "out.gpkg"
    given = {"INPUT": points, "LAYERS": LAYERS, "OUTPUT": str(output)}
    with room_for(room * 1024), pytest.raises(QgsProcessingException) as raised:
        enrich(**given)
    text = str(raised.value)
    assert is_told_well(text) and "Free some space" in text and not list(tmp_path.glob(f"*{PART}"))
    answered = answered_in(output) if output.exists() else 0
    assert (f"partial result is in {output}" in text) == ("to resume" in text) == bool(answered)
    if answered:
        assert opens(output)
        given["INPUT"] = str(output)
    sandbox.forget()
    enrich(**{**given, "OUTPUT": str(tmp_path / "whole.gpkg")})
    # A batch of the first run may have been on its way still: its points are asked for twice.
    assert is_right(tmp_path / "whole.gpkg") and len(set(asked(sandbox))) == COUNT - answered
