"""The Processing dialogs that the docks open: filled in, run, and what they put on the map."""

from __future__ import annotations

import json

import qgis.utils
from qgis.core import (
    QgsProcessingFeatureSourceDefinition,
    QgsProject,
)
from qgis.PyQt import sip
from qgis.PyQt.QtWidgets import QTextEdit, QWidget

from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.query import ACCUMULATION_LAYER, EVENT
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.layers import identity, layer_tree
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.layers.layer_menu import MENU
from geoportfolio.ui.processing.processing_dialogs import ProcessingDialogs
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST, SOURCE
from tests.support.vector_layers import layer_of
from tests.support.workbench import draw

FILTERS = (Filter("CountryCode", "LU"),)
STORM = "storm-anton"


def finished(dialog, **changes):
    """Run *dialog* as its button does; what it answered."""
    answers = []
    dialog.algorithmFinished.connect(lambda ok, results: answers.append((ok, results)))
    if changes:
        dialog.setParameters(changes)
    dialog.runAlgorithm()
    pump_until(lambda: answers)
    ((ok, results),) = answers
    assert ok
    return results


def on_map():
    (layer,) = (
        n.layer() for n in QgsProject.instance().layerTreeRoot().findGroup(layer_tree.GROUP).findLayers()
    )
    return layer


def test_a_dialog_has_what_the_docks_say(opened):
    dialog = opened("enrichevent")
    dialog.setParameters({"FOOTPRINT": STORM})
    given = dialog.createProcessingParameters()
    assert (given["CONNECTION"], given["SOURCE"]) == ("environment", SOURCE)
    assert json.loads(given["FILTERS"]) == [{"field": "CountryCode", "value": "LU"}]
    assert given["COLUMNS"] == "id,LocName,Latitude,Longitude"
    assert json.loads(given["REQUEST"])["source"] == "{source}" and "\n" in given["REQUEST"]
    names = ("parameter_FOOTPRINT", "parameter_FILTERS", "parameter_OUTPUT", "processingRunButton")
    assert all(dialog.findChild(QWidget, name) for name in names)
    assert opened("searchentries").createProcessingParameters()["VERSION"] == 1


def test_before_any_dock_was_opened_a_dialog_asks_the_default_connection(opened, ready):
    ready.session.use("")
    dialog = opened("enrichevent")
    dialog.setParameters({"FOOTPRINT": STORM, "SOURCE": SOURCE})
    assert dialog.createProcessingParameters()["CONNECTION"] == "environment"


def test_the_connections_own_template_is_the_one_that_is_edited(opened, ready, sandbox):
    from geoportfolio.core.api.config import OpenPoints
    from geoportfolio.core.gis.connections.connections import SESSION, Connection

    points = OpenPoints(layer_body='{"source":"{source}","region":"שדה"}')
    ready.connections.save(
        Connection("office", sandbox.url, keep_key=SESSION, open_points=points), sandbox.key
    )
    ready.session.use("office")
    pump_until(lambda: ready.session.sources)
    ready.session.choose(SOURCE)
    given = opened("accumulationlayer").createProcessingParameters()
    assert given["LAYER_REQUEST"] == '{\n  "source": "{source}",\n  "region": "שדה"\n}'


def test_the_active_point_layer_is_the_input_and_its_selection_where_there_is_one(
    opened,
    window,
):
    layer = layer_of("Point", ["POINT(9.9 53.6)", "POINT(8.7 53.0)"])
    QgsProject.instance().addMapLayer(layer)
    window.setActiveLayer(layer)
    assert opened("riskreports").createProcessingParameters()["INPUT"] == layer.id()
    layer.selectByIds([2])
    given = opened("riskreports").createProcessingParameters()["INPUT"]
    assert isinstance(given, QgsProcessingFeatureSourceDefinition)
    assert given.selectedFeaturesOnly and given.source.staticValue() == layer.id()


def test_the_menu_of_a_layer_of_points_opens_the_dialog_for_it(ready, window):
    layer = QgsProject.instance().addMapLayer(layer_of("Point", ["POINT(9.9 53.6)"]))
    window.setActiveLayer(layer)
    layer_lists.remember(ready.session.connection, ["flood"])
    ready.point_menu.actions["Hazards"].trigger()
    dialog = ready.dialogs._dialogs[-1]
    assert dialog.algorithm().id() == "geoportfolio:enrichpoints"
    assert layer.id() in str(dialog.createProcessingParameters()["INPUT"])


def test_the_selection_areas_are_the_areas(opened, ready):
    draw(ready, COAST)
    given = opened("accumulationinarea").createProcessingParameters()
    assert given["AREA"] == ready.areas.layer().id()


def test_a_dialog_of_the_toolbox_begins_with_what_the_docks_say(ready):
    from processing import createAlgorithmDialog

    draw(ready, COAST)
    dialog = createAlgorithmDialog("geoportfolio:accumulationinarea")
    given = dialog.createProcessingParameters()
    areas = ready.areas.layer().id()
    assert [given[name] for name in ("CONNECTION", "SOURCE", "AREA")] == ["environment", SOURCE, areas]
    dialog.setParameters({"SOURCE": "pf_hotels"})
    assert dialog.createProcessingParameters()["SOURCE"] == "pf_hotels", "of a model, or of the history"
    dialog.deleteLater()


def test_a_layer_that_a_dialog_loads_knows_its_query_and_sits_in_the_group(
    opened,
    ready,
    sandbox,
    window,
):
    dialog = opened("accumulationlayer")
    before = dialog.createProcessingParameters()["OUTPUT"].sink.staticValue()
    finished(dialog)
    layer = on_map()
    query = layers.query_of(layer)
    assert (query.verb, query.source, query.filters) == (ACCUMULATION_LAYER, SOURCE, FILTERS)
    assert identity.is_result(layer) and record_of(layer).host == sandbox.url
    assert record_of(layer).connection == "environment"
    assert layer.name().startswith("accumulation, ")
    assert layers.path_of(layer).parent.name == "project_geoportfolio"
    assert "Plain" in layer.styleManager().styles() and layer.mapTipTemplate()
    offered = window.layer_actions[MENU][ready.layer_menu.actions["Refresh"]]
    assert offered == [layer.id()]
    (run,) = ready.history.runs()
    assert run.asked == query and run.path == str(layers.path_of(layer)) and run.rows == layer.featureCount()
    after = dialog.createProcessingParameters()["OUTPUT"].sink.staticValue()
    assert before == str(layers.path_of(layer)) != after


def test_a_temporary_layer_is_styled_and_told_but_not_refreshed(opened):
    finished(opened("enrichevent"), FOOTPRINT=STORM, OUTPUT="TEMPORARY_OUTPUT", FILTERS="")
    layer = on_map()
    assert layer.featureCount() and not identity.is_result(layer) and layers.query_of(layer) is None
    assert layer.name().startswith(f"{STORM} (") and layer.mapTipTemplate()
    assert "Plain" in layer.styleManager().styles() and "records" in layer.metadata().abstract()


def test_circles_can_be_refreshed_and_areas_with_their_own_attributes_not(opened, ready):
    circles = layer_of("Point", ["POINT(9.99 53.63)"])
    areas = layer_of("Polygon", [COAST.wkt], note=["mine"])
    QgsProject.instance().addMapLayers([circles, areas])
    for number, (name, given) in enumerate(
        (
            ("accumulationinbuffers", {"CENTERS": circles.id(), "RADII": "200,1000"}),
            ("accumulationinarea", {"AREA": areas.id()}),
        )
    ):
        finished(opened(name), FILTERS="", **given)
        layer = next(
            node.layer()
            for node in QgsProject.instance().layerTreeRoot().findGroup(layer_tree.GROUP).findLayers()
        )
        assert "accumulation" in layer.name() and "locations" in layer.mapTipTemplate()
        assert len(layer.styleManager().styles()) > 1
        assert identity.is_result(layer) == (number == 0)
    assert [f["note"] for f in layer.getFeatures()] == ["mine"]
    (refreshable,) = layers.results_in(QgsProject.instance())
    before = layers.path_of(refreshable)
    ready.refresher.refresh([refreshable])
    pump_until(lambda: layers.path_of(refreshable) != before)
    assert refreshable.featureCount() == 2


def test_a_live_event_can_be_refreshed(opened, ready):
    finished(opened("enrichevent"), FOOTPRINT=STORM, FILTERS="")
    layer = on_map()
    count, path = layer.featureCount(), layers.path_of(layer)
    assert layers.query_of(layer).verb == EVENT
    ready.refresher.refresh([layer])
    pump_until(lambda: layers.path_of(layer) != path)
    assert layer.featureCount() == count > 0


def test_what_came_before_a_cancel_is_on_the_map_and_can_be_gone_on_with(opened, ready, sandbox):
    draw(ready, COAST)
    dialog = opened("entriesinarea")
    dialog.setParameters({"PAGE_SIZE": 5, "FILTERS": ""})
    sandbox.faults.set("/entries/=delay:0x4", "/entries/=delay:20")
    dialog.runAlgorithm()
    pump_until(lambda: len([seen for seen in sandbox.requests if "/entries/" in seen.path]) > 4)
    log = dialog.findChild(QTextEdit, "txtLog")
    pump_until(lambda: "so far" in log.toPlainText())
    dialog.cancelButton().click()
    pump_until(lambda: QgsProject.instance().layerTreeRoot().findGroup(layer_tree.GROUP))
    pump_until(lambda: layers.results_in(QgsProject.instance()))
    (layer,) = layers.results_in(QgsProject.instance())
    assert layer.featureCount() >= 5 and layers.position_of(layer) is not None
    assert layer.name().endswith(f"({layer.featureCount()})")


def test_dialogs_leave_with_the_plugin(opened, ready):
    dialog = opened("enrichevent")
    ready.dialogs.close()
    assert not dialog.isVisible() and ready.dialogs._dialogs == []


def test_a_closed_dialog_makes_way_for_the_next(opened, ready):
    first = opened("enrichevent")
    first.close()
    second = opened("accumulationlayer")
    assert ready.dialogs._dialogs == [second]


def test_a_dialog_that_qgis_has_deleted_is_forgotten(opened, ready):
    first = opened("enrichevent")
    first.deleteLater()
    let_go()
    assert sip.isdeleted(first)
    second = opened("accumulationlayer")
    assert ready.dialogs._dialogs == [second]
    second.deleteLater()
    let_go()
    ready.dialogs.close()
    assert ready.dialogs._dialogs == []


def test_without_processing_the_way_to_it_is_told(ready, window, monkeypatch):
    monkeypatch.delitem(qgis.utils.plugins, "processing")
    ProcessingDialogs(ready).open("enrichevent")
    assert "Processing, which is disabled" in window.texts()[-1]
