"""What a run reads stays what it was, though its layer is taken out of the project meanwhile."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsApplication,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeatureSourceDefinition,
    QgsProject,
)

from tests.support.event_loop import pump_until
from tests.support.processing import Feedback
from tests.support.vector_layers import opened, polygons, sites

HAMBURG, ZURICH = "POINT(9.9882 53.6304)", "POINT(8.5 47.4)"
SQUARE = "POLYGON((9 53, 11 53, 11 55, 9 55, 9 53))"
VERBS = [
    ("enrichpoints", {"LAYERS": "wind_bands"}, "INPUT"),
    ("reversegeocode", {}, "INPUT"),
    ("geocodeaddresses", {"ADDRESS": "\"name\" || ' airport'"}, "INPUT"),
    ("pointattributes", {"SOURCE": "pf_airports", "FIELD": "name"}, "INPUT"),
    ("accumulationinarea", {"SOURCE": "pf_airports"}, "AREA"),
    ("accumulationinbuffers", {"SOURCE": "pf_airports", "RADII": "5000"}, "CENTERS"),
    ("pointsinarea", {"SOURCE": "pf_airports"}, "AREA"),
]

CHOSEN = [{"selectedFeaturesOnly": True}, {"featureLimit": 1}]
if hasattr(QgsProcessingFeatureSourceDefinition, "filterExpression"):  # since QGIS 3.32
    CHOSEN.append({"filterExpression": "\"name\" = 'HAM'"})


class Later:
    """A run in a task, as the toolbox has it, whose requests wait until they are let go."""

    def __init__(self, name, parameters):
        self.feedback, self.context = Feedback(), QgsProcessingContext()
        self.context.setProject(QgsProject.instance())
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"geoportfolio:{name}")
        self.ended = []
        task = QgsProcessingAlgRunnerTask(algorithm, parameters, self.context, self.feedback)
        task.executed.connect(lambda *ended: self.ended.append(ended))
        QgsApplication.taskManager().addTask(task)

    def results(self):
        pump_until(lambda: self.ended)
        ((is_done, results),) = self.ended
        assert is_done, self.feedback.errors
        return results


@pytest.fixture
def project(qgis_app):
    project = QgsProject.instance()
    yield project
    project.clear()


def read_of(kind):
    return polygons(SQUARE) if kind == "AREA" else sites(HAMBURG, ZURICH, name=["HAM", "ZRH"])


@pytest.mark.parametrize("output", ["rows.gpkg", "rows.geojson"])
@pytest.mark.parametrize(("name", "parameters", "kind"), VERBS, ids=[verb for verb, *_ in VERBS])
def test_a_layer_that_goes_while_the_service_answers_is_read_to_its_end(
    name, parameters, kind, output, sandbox, project, tmp_path
):
    layer = read_of(kind)
    parameters = {**parameters, kind: layer.id()}
    project.addMapLayer(layer)
    expected = ended(name, {**parameters, "OUTPUT": str(tmp_path / f"before {output}")})

    sandbox.forget()
    sandbox.faults.set("hold")
    later = Later(name, {**parameters, "OUTPUT": str(tmp_path / output)})
    pump_until(lambda: sandbox.requests)
    project.removeMapLayer(layer.id())
    del layer
    sandbox.faults.set()
    found = rows_of(later.results()["OUTPUT"])
    assert found == expected and found


@pytest.mark.parametrize("chosen", CHOSEN)
@pytest.mark.parametrize(("name", "parameters", "kind"), VERBS[:3], ids=[verb for verb, *_ in VERBS[:3]])
def test_only_what_is_chosen_of_a_layer_is_read(name, parameters, kind, chosen, sandbox, project, tmp_path):
    layer = read_of(kind)
    project.addMapLayer(layer)
    layer.selectByIds([1])
    definition = QgsProcessingFeatureSourceDefinition(layer.id())
    for member, value in chosen.items():
        setattr(definition, member, value)
    rows = ended(name, {**parameters, kind: definition, "OUTPUT": str(tmp_path / "rows.geojson")})
    assert len(rows) == 1 and "HAM" in rows[0]


def ended(name, parameters):
    return rows_of(Later(name, parameters).results()["OUTPUT"])


def rows_of(path):
    layer = opened(path)
    names = [name for name in layer.fields().names() if name != "fid"]
    return sorted(
        repr([feature.geometry().asWkt(3), *(feature[name] for name in names)])
        for feature in layer.getFeatures()
    )
