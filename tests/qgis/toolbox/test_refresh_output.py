"""OUTPUT of a refresh, and of a run that adds rows to a file: what is there stays, and is looked at first."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import (
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsProperty,
    QgsRemappingSinkDefinition,
)

from geoportfolio.core.gis.results import layers
from geoportfolio.core.toolbox.shared.outputs import Output
from tests.support.oracle import ALPS, COAST, SOURCE, airports_in
from tests.support.processing import Feedback, fails
from tests.support.queries import load_query
from tests.support.service import client_of, query_for
from tests.support.vector_layers import ids, opened, polygons


@pytest.fixture
def saved(sandbox, tmp_path) -> Path:
    """A project file with a result."""
    client, query = client_of(sandbox), query_for(COAST)
    project = QgsProject()
    layers.add_result(project, load_query(client, query, tmp_path / "rows.gpkg"))
    assert project.write(str(tmp_path / "work.qgz"))
    project.clear()
    return tmp_path / "work.qgz"


def shown_in(saved: Path) -> Path:
    """The file that the result of a project shows."""
    project = QgsProject()
    assert project.read(str(saved))
    (layer,) = layers.results_in(project)
    assert {feature["id"] for feature in layer.getFeatures()} == airports_in(COAST)
    return layers.path_of(layer)


def test_an_output_that_can_not_be_written_is_told_before_anything_is_asked(run, sandbox, saved, tmp_path):
    (tmp_path / "file").write_text("")
    before = sorted(path.name for path in tmp_path.rglob("*"))
    sandbox.forget()
    output = str(tmp_path / "file" / "refreshed.csv")
    assert fails(run, "refreshproject", PROJECT=str(saved), OUTPUT=output)
    assert not sandbox.requests
    assert sorted(path.name for path in tmp_path.rglob("*")) == before


class Stopping(Feedback):
    """Stops the run when a layer is told of, as does a click on Cancel in QGIS's dialog at that moment."""

    def pushInfo(self, info):
        super().pushInfo(info)
        self.cancel()


def test_a_refresh_that_is_stopped_leaves_no_file_that_no_layer_shows(run, saved, tmp_path):
    feedback = Stopping()
    run("refreshproject", feedback, PROJECT=str(saved), OUTPUT=str(tmp_path / "refreshed.csv"))
    assert feedback.infos, "the answer had come"
    assert list(tmp_path.rglob("*.gpkg")) == [tmp_path / "rows.gpkg"] == [shown_in(saved)]


@pytest.mark.parametrize("error", [OSError("full"), QgsProcessingException("full")])
def test_a_table_that_can_not_be_written_in_the_end_takes_no_answer_from_a_layer(
    run, saved, tmp_path, monkeypatch, error
):
    def write(*_args):
        raise error

    monkeypatch.setattr(Output, "write", write)
    feedback = Feedback()
    run("refreshproject", feedback, PROJECT=str(saved), OUTPUT=str(tmp_path / "refreshed.csv"))
    assert feedback.errors == ["full"]
    assert shown_in(saved).parent == tmp_path / "work_geoportfolio"


def added_to(path: str) -> QgsProcessingOutputLayerDefinition:
    there = opened(path)
    told = QgsRemappingSinkDefinition()
    told.setDestinationFields(there.fields())
    told.setDestinationWkbType(there.wkbType())
    told.setDestinationCrs(there.crs())
    told.setFieldMap({"id": QgsProperty.fromExpression('"id"')})
    output = QgsProcessingOutputLayerDefinition(path)
    output.setRemappingDefinition(told)
    return output


def test_a_file_that_rows_are_to_be_added_to_is_not_replaced(run, tmp_path):
    path = str(tmp_path / "points.gpkg")
    run("pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT=path)
    # QGIS takes a plain path for this only in its later versions.
    assert fails(run, "pointsinarea", SOURCE=SOURCE, AREA=polygons(ALPS), OUTPUT=added_to(path))
    assert set(ids(opened(path))) == airports_in(COAST)
