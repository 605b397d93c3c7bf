"""The main thread never waits for a slow map service while maps are added or a project with maps is opened.

What counts is how long the main thread stands still without being at work: a blocked one does that for as
long as an answer takes. The time that it works, or has no processor on a busy machine, is left out.
"""

from __future__ import annotations

import pytest
from qgis.core import QgsNetworkAccessManager, QgsProject

from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.core.gis.layers import uris
from tests.e2e.heartbeat import Heartbeat
from tests.support.event_loop import let_go, pump_until
from tests.support.maps import CONNECTION, MOST_MS, done, longest_wait
from tests.support.vector_layers import features_of

SECONDS = 1.0
"""For each answer."""


@pytest.fixture
def heartbeat():
    started = Heartbeat()
    started.start()
    yield started
    started.stop()


def settled(bench) -> None:
    done(bench)
    pump_until(lambda: not bench.map_reloader.is_busy)
    let_go()


@pytest.fixture
def keeper(bench):
    bench.map_reloader.install()
    yield
    bench.map_reloader.remove()


@pytest.fixture
def wanted(picker, bench):
    catalog = bench.catalog.maps(CONNECTION)
    maps = [Chosen(each) for each in catalog.maps[:3]]
    return [*maps, Chosen(None, catalog.features[0])]


@pytest.fixture
def slow(sandbox):
    """A service that takes its time for whatever a layer is made of."""

    def slow():
        sandbox.faults.set(*(f"{service}=delay:{SECONDS:g}" for service in ("wms", "wfs")))
        sandbox.forget()

    return slow


def test_adding_maps_and_features(wanted, desk, bench, slow, heartbeat, sandbox):
    slow()
    heartbeat.start()
    desk.add(CONNECTION, wanted)
    settled(bench)
    assert longest_wait(heartbeat) < MOST_MS
    maps = map_layers.maps_in(QgsProject.instance())
    assert len(maps) == len(wanted) and all(each.isValid() for each in maps)
    made_of = [seen for seen in sandbox.requests if seen.query.get("REQUEST") != "GetMap"]
    assert {seen.authorized for seen in made_of} == {True}
    sandbox.faults.set()
    assert features_of(next(each for each in maps if each.providerType() == uris.WFS))


def test_opening_a_project_with_maps_that_were_added_here(
    wanted,
    desk,
    bench,
    keeper,
    slow,
    heartbeat,
    sandbox,
    tmp_path,
):
    project = QgsProject.instance()
    desk.add(CONNECTION, wanted)
    settled(bench)
    assert project.write(str(tmp_path / "maps.qgz"))
    project.clear()
    slow()
    heartbeat.start()
    assert project.read(str(tmp_path / "maps.qgz"))
    assert all(each.isValid() for each in map_layers.maps_in(project))
    settled(bench)
    assert longest_wait(heartbeat) < MOST_MS
    asked = [seen.query["REQUEST"] for seen in sandbox.requests]
    assert {"GetCapabilities", "DescribeFeatureType"} <= set(asked), "a task looks whether that is still so"
    assert len(map_layers.maps_in(project)) == len(wanted)


def test_layers_that_the_service_refuses_when_a_project_was_opened_are_told(
    wanted,
    desk,
    bench,
    keeper,
    slow,
    heartbeat,
    sandbox,
    tmp_path,
):
    project = QgsProject.instance()
    desk.add(CONNECTION, wanted)
    settled(bench)
    assert project.write(str(tmp_path / "maps.qgz"))
    project.clear()
    with sandbox.behaving(key="another"):
        slow()
        heartbeat.start()
        assert project.read(str(tmp_path / "maps.qgz"))
        settled(bench)
        assert longest_wait(heartbeat) < MOST_MS
        assert not any(each.isValid() for each in map_layers.maps_in(project))


def test_opening_a_project_with_maps_of_which_nothing_is_cached(
    wanted,
    desk,
    bench,
    keeper,
    slow,
    heartbeat,
    tmp_path,
):
    """The project of a colleague: its layers open valid, then get what the service says of them."""
    project = QgsProject.instance()
    desk.add(CONNECTION, wanted)
    settled(bench)
    before = {each.id(): state_of(each) for each in map_layers.maps_in(project)}
    assert project.write(str(tmp_path / "maps.qgz"))
    project.clear()
    QgsNetworkAccessManager.instance().cache().clear()
    slow()
    heartbeat.start()
    assert project.read(str(tmp_path / "maps.qgz"))
    assert all(each.isValid() for each in map_layers.maps_in(project))
    assert {each.id(): each.source() for each in map_layers.maps_in(project)} == {
        layer_id: state[0] for layer_id, state in before.items()
    }
    settled(bench)
    assert longest_wait(heartbeat) < MOST_MS
    assert {each.id(): state_of(each) for each in map_layers.maps_in(project)} == before


def state_of(layer):
    """What a layer has of the service, and what of the project."""
    if layer.providerType() == uris.WMS:
        own = layer.dataProvider().htmlMetadata(), layer.extent().toString(4)
    else:
        # Without its extent: that grows with the features that QGIS has read, in a thread of its own.
        own = [(each.name(), each.typeName()) for each in layer.fields()], layer.renderer().dump()
    return layer.source(), layer.crs().authid(), own
