"""The provider, and how runs end that can't begin."""

from __future__ import annotations

import gc

import pytest
from qgis.core import (
    QgsProcessingException,
    QgsVectorLayer,
)
from qgis.PyQt import sip

from geoportfolio.core.toolbox.provider import ALGORITHMS, LOCAL
from tests.support.oracle import COAST, SOURCE, airports_in, is_told_well
from tests.support.processing import Feedback, fails
from tests.support.vector_layers import ids, polygons


def test_the_provider_offers_its_algorithms_with_help_and_icon(provider):
    assert {a.id() for a in provider.algorithms()} == {f"geoportfolio:{name}" for name in ALGORITHMS}
    for algorithm in provider.algorithms():
        assert "qgis_process run " + algorithm.id() in algorithm.shortHelpString()
        assert not algorithm.icon().isNull() and algorithm.displayName()
        asks = algorithm.parameterDefinition("CONNECTION") is not None
        assert asks == (algorithm.name() not in LOCAL)


def test_a_source_that_the_key_may_not_see_is_told(run):
    given = {"SOURCE": "pf_restricted", "AREA": polygons(COAST), "OUTPUT": "TEMPORARY_OUTPUT"}
    assert "no access to the source pf_restricted." in fails(run, "pointsinarea", **given)


@pytest.mark.parametrize(
    ("variable", "value", "piece"),
    [
        ("GEOPORTFOLIO_API_KEY", "Bearer sandbox-key", "The API key starts with 'Bearer'."),
        ("GEOPORTFOLIO_API_KEY", "sandbox\nkey", "an invalid character"),
        ("GEOPORTFOLIO_URL", "ftp://example.com", "not a service URL"),
    ],
)
def test_an_environment_that_is_wrong_is_told_before_anything_is_sent(
    run, monkeypatch, sandbox, variable, value, piece
):
    monkeypatch.setenv(variable, value)
    text = fails(run, "listsources", OUTPUT="TEMPORARY_OUTPUT")
    assert is_told_well(text, keys=("sandbox-key", "sandbox\nkey")) and piece in text
    assert sandbox.requests == ()


def test_a_wait_is_told(run, sandbox):
    sandbox.faults.set("provision=500x1")
    feedback = Feedback()
    run("listsources", feedback, OUTPUT="TEMPORARY_OUTPUT")
    assert "Retrying" in feedback.infos[0] and "(attempt 2 of 3)" in feedback.infos[0]
    assert "A fault on purpose" in feedback.infos[0] and "provision" not in feedback.infos[0]
    assert feedback.errors == [] and sandbox.key not in feedback.infos[0]


def test_without_any_connection_the_way_to_one_is_told(run, monkeypatch):
    monkeypatch.delenv("GEOPORTFOLIO_API_KEY")
    assert "There is no connection yet." in fails(run, "listsources", OUTPUT="TEMPORARY_OUTPUT")


def test_scripts_get_a_layer_or_an_exception(qgis_processing):
    import processing

    parameters = {"SOURCE": SOURCE, "AREA": polygons(COAST), "OUTPUT": "TEMPORARY_OUTPUT"}
    layer = processing.run("geoportfolio:pointsinarea", parameters)["OUTPUT"]
    assert set(ids(layer)) == airports_in(COAST)
    with pytest.raises(QgsProcessingException) as raised:
        processing.run("geoportfolio:pointsinarea", {**parameters, "SOURCE": "pf_nothing"})
    assert is_told_well(str(raised.value), "Unknown source: pf_nothing")


def test_a_run_that_fails_lets_go_of_its_layers(run):
    """QGIS keeps the frames of what leaves an algorithm; a layer in them would outlive QGIS."""
    fails(run, "pointsinarea", SOURCE=SOURCE, AREA=polygons(COAST), OUTPUT="/proc/nowhere/points.geojson")
    kept = [each for each in gc.get_objects() if issubclass(type(each), QgsVectorLayer)]
    assert not [layer for layer in kept if not sip.isdeleted(layer) and layer.name() == "result"]
