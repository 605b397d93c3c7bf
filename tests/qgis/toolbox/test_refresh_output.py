"""OUTPUT of a refresh, and of a run that adds rows to a file: what is there stays, and is looked at first."""

from __future__ import annotations

from qgis.core import (
    QgsProcessingOutputLayerDefinition,
    QgsProject,
    QgsProperty,
    QgsRemappingSinkDefinition,
)

from geoportfolio.core.api import Monitor
from geoportfolio.core.gis import jobs, layers
from tests.qgis.service import ALPS, COAST, SOURCE, airports_in, client_of, query_for
from tests.qgis.toolbox.runs import fails, ids, opened, polygons


def test_an_output_that_can_not_be_written_is_told_before_anything_is_asked(run, sandbox, tmp_path):
    client, query = client_of(sandbox), query_for(COAST)
    described = jobs.describe_source(client, SOURCE, Monitor())
    project = QgsProject()
    layers.add_result(project, jobs.load(client, query, described, tmp_path / "rows.gpkg", Monitor()))
    assert project.write(str(tmp_path / "work.qgz"))
    project.clear()
    (tmp_path / "file").write_text("")
    before = sorted(path.name for path in tmp_path.rglob("*"))
    sandbox.forget()
    output = str(tmp_path / "file" / "refreshed.csv")
    assert fails(run, "refreshproject", PROJECT=str(tmp_path / "work.qgz"), OUTPUT=output)
    assert not sandbox.requests
    assert sorted(path.name for path in tmp_path.rglob("*")) == before


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
