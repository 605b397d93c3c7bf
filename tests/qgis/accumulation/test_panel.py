"""The panel Accumulation in the window: asked, shown while it comes, compared, copied, kept, highlighted."""

from __future__ import annotations

from html import unescape

import pytest
import shapely
from qgis.core import QgsApplication, QgsPointXY, QgsProject, QgsRectangle
from qgis.PyQt.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QRect, Qt
from qgis.PyQt.QtGui import QMouseEvent
from qgis.PyQt.QtTest import QAbstractItemModelTester, QTest
from qgis.PyQt.QtWidgets import QAction, QToolButton

from geoportfolio.core.api import Area, Buffers, Filter, errors
from geoportfolio.core.gis.history.past_queries import ACCUMULATED, LOADED
from geoportfolio.core.gis.layers.provenance import record_of
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.accumulation.panel import AccumulationPanel
from geoportfolio.ui.widgets import save_dialog
from geoportfolio.ui.widgets.whole_cells import SHORT_ROLE
from tests.support.accumulations import answer_of, circles_of
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import ALPS, COAST, HAMBURG, SOURCE, airports_in
from tests.support.workbench import draw, settled


@pytest.fixture
def panel(plugin_window):
    """A panel by itself, as wide and low as at the bottom of a small screen; its model is watched."""
    panel = AccumulationPanel(plugin_window)
    QAbstractItemModelTester(panel.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    panel.resize(900, 200)
    panel.show()
    yield panel
    panel.close()
    panel.deleteLater()
    let_go()


def texts(panel) -> list[list[str]]:
    """A list for each column, its head first."""
    model = panel.model
    return [
        [
            model.headerData(column, Qt.Orientation.Horizontal),
            *(model.index(row, column).data() for row in range(model.rowCount())),
        ]
        for column in range(model.columnCount())
    ]


def heads(panel) -> list[str]:
    model = panel.model
    return [model.headerData(row, Qt.Orientation.Vertical) for row in range(model.rowCount())]


def part(widget, name) -> QAction:
    return widget.findChild(QAction, name)


def press(widget, name) -> None:
    widget.findChild(QToolButton, name).click()


def start(bench) -> None:
    actions = bench.selection.panel.action_section
    # What needs an area can be chosen once the dock has heard of it.
    pump_until(lambda: actions.accumulate.isEnabled() and actions.load.isEnabled())
    press(bench.selection, "accumulateButton")


def accumulate(bench) -> AccumulationPanel:
    """By the button of the Selection dock."""
    start(bench)
    settled(bench)
    return bench.accumulation.panel


# In the window


def test_each_area_is_a_row_and_the_panel_comes_to_the_front(ready, window):
    draw(ready, COAST, ALPS)
    panel = accumulate(ready)
    assert heads(panel) == [area.name for area in ready.areas.areas()]
    (locations,) = [row for row in texts(panel) if row[0] == "locations"]
    assert locations[1:] == [str(len(airports_in(COAST))), str(len(airports_in(ALPS)))]
    assert panel.isVisible() and not ready.results.isVisible()
    assert panel.status.text().startswith(f"{SOURCE}, no filters, ")
    assert ", V2; " in panel.status.text() and "currencies, not converted" in panel.status.text()
    assert window.texts() == []


def test_each_radius_is_a_row(ready):
    ready.drawing.set_radii((20_000.0, 80_000.0))
    ready.drawing.circles_here(*HAMBURG)
    panel = accumulate(ready)
    assert heads(panel) == ["20 km", "80 km"]
    assert ready.selection.panel.action_section.accumulate.isEnabled()


def test_a_run_is_listed_and_can_be_asked_again(ready):
    draw(ready, COAST)
    panel = accumulate(ready)
    pump_until(ready.history.runs)
    run = ready.history.runs()[0]
    assert (run.kind, run.rows, run.is_complete) == (ACCUMULATED, 1, True) and SOURCE in run.what
    panel.compare(True)
    ready.results.page.table.selectRow(0)
    press(ready.results, "runAgainButton")
    settled(ready)
    assert len(panel.table.answers) == 1 and panel.table.base is not None
    assert [cell for row in texts(panel) for cell in row if cell in ("changed", "only in the baseline")] == []


def test_a_layer_is_made_of_it_without_asking_again(ready, sandbox, window):
    ready.drawing.set_radii((20_000.0, 80_000.0))
    ready.drawing.circles_here(*HAMBURG)
    accumulate(ready)
    sandbox.forget()
    press(ready.accumulation.panel, "makeLayerButton")
    pump_until(lambda: layers.results_in(QgsProject.instance()))
    (layer,) = layers.results_in(QgsProject.instance())
    assert [f["radius"] for f in layer.getFeatures()] == [20_000.0, 80_000.0]
    assert layers.query_of(layer) == ready.accumulation.panel.last.query and not sandbox.requests
    assert record_of(layer).connection == "environment"
    assert window.texts()[-1] == f"2 circles as the layer {layer.name()}"
    assert window.mapCanvas().extent().contains(QgsPointXY(*HAMBURG))
    pump_until(lambda: any(run.kind == LOADED for run in ready.history.runs()))


def test_a_layer_is_styled_by_the_metric_of_the_chart(ready, window):
    draw(ready, COAST)
    combo = accumulate(ready).chart.metric_combo
    for metric in ("TIV, DKK", "locations"):
        combo.setCurrentIndex(combo.findText(metric))
        press(ready.accumulation.panel, "makeLayerButton")
        pump_until(lambda metric=metric: f"By {metric}" in styles())


def styles() -> list[str]:
    return [each.styleManager().currentStyle() for each in layers.results_in(QgsProject.instance())]


def test_a_layer_goes_into_no_other_project_than_the_one_it_was_made_in(ready, window):
    draw(ready, COAST)
    press(accumulate(ready), "makeLayerButton")
    QgsProject.instance().clear()
    pump_until(window.texts)
    assert "the previous project" in window.texts()[-1]
    assert not QgsProject.instance().mapLayers()
    assert [step.text() for step in window.steps()] == ["Add to This Project", "Open Folder"]
    window.steps()[0].click()
    (layer,) = layers.results_in(QgsProject.instance())
    assert f"Its file is {layers.path_of(layer)}." in window.texts()[0]


def test_a_layer_is_of_its_project_also_when_that_was_saved_elsewhere(ready, window, tmp_path):
    draw(ready, COAST)
    press(accumulate(ready), "makeLayerButton")
    assert QgsProject.instance().write(str(tmp_path / "another.qgz"))
    pump_until(window.texts)
    assert len(layers.results_in(QgsProject.instance())) == 1


def test_a_file_is_written(ready, window, tmp_path, monkeypatch):
    draw(ready, COAST)
    panel = accumulate(ready)
    path = tmp_path / "numbers.csv"
    monkeypatch.setattr(save_dialog, "ask_for_csv", lambda _parent, _query: path)
    press(panel, "saveMetricsButton")
    pump_until(path.exists)
    pump_until(window.texts)
    assert window.texts() == ["Table saved as numbers.csv."]
    assert "locations" in path.read_text("utf-8-sig").splitlines()[0]


def test_a_file_that_cannot_be_written_is_told(ready, window, tmp_path, monkeypatch):
    draw(ready, COAST)
    panel = accumulate(ready)
    monkeypatch.setattr(save_dialog, "ask_for_csv", lambda _parent, _query: tmp_path / "no" / "numbers.csv")
    press(panel, "saveMetricsButton")
    pump_until(window.texts)
    assert window.texts()[0].endswith(".") and [step.text() for step in window.steps()] == ["Another File"]


def test_areas_that_fail_leave_the_others_and_are_told_with_the_reason(ready, sandbox, window):
    draw(ready, COAST, ALPS)
    sandbox.faults.set("accumulation/=403x1")
    panel = accumulate(ready)
    assert sorted(head.endswith(", failed") for head in heads(panel)) == [False, True]
    (failed,) = [c for c in range(2) if heads(panel)[c].endswith(", failed")]
    told = panel.model.headerData(failed, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    reason = panel.model.index(failed, 0).data(Qt.ItemDataRole.ToolTipRole)
    reason = unescape(reason[len("<qt>") : -len("</qt>")])
    assert reason in unescape(told) and "access" in reason
    assert window.texts() == [f"1 of 2 areas failed. {reason}"]
    assert [step.text() for step in window.steps()] == ["Calculate Again"]


def test_when_nothing_comes_what_was_shown_stays(ready, sandbox, window):
    draw(ready, COAST)
    before = texts(accumulate(ready))
    sandbox.faults.set("accumulation/=403")
    panel = accumulate(ready)
    assert texts(panel) == before and panel.progress.isHidden()
    assert len(window.texts()) == 1 and window.steps()[0].text() == "Calculate Again"


def test_a_stop_keeps_what_came(ready, sandbox, window):
    # Eight are begun before the first one is read, and may reach the service in any order.
    sandbox.faults.set("accumulation/=delay:0x8", "accumulation/=delay:30")
    draw(ready, *(shapely.box(8 + n / 10, 50, 8.1 + n / 10, 51) for n in range(30)))
    start(ready)
    panel = ready.accumulation.panel
    pump_until(lambda: panel.table.rows)
    assert not panel.progress.isHidden(), window.texts()
    assert panel.progress.isVisible() and not ready.selection.panel.action_section.accumulate.isEnabled()
    press(panel, "accumulationStopButton")
    settled(ready)
    assert 0 < len(panel.table.rows) < 30 and panel.progress.isHidden()
    assert window.texts()[0].startswith("Stopped after ") and "of 30 areas" in window.texts()[0]
    run = ready.history.runs()[0]
    assert not run.is_complete


def test_what_does_not_hold_any_more_leaves_the_message_bar_with_the_next_answer(ready, sandbox, window):
    sandbox.faults.set("accumulation/=403x1")
    draw(ready, COAST, ALPS)
    accumulate(ready)
    assert window.texts()[-1].startswith("1 of 2 areas failed")
    accumulate(ready)
    assert not window.messageBar().items()


def test_without_an_area_only_what_needs_none_is_offered(ready):
    actions = ready.selection.panel.action_section
    for button in (actions.load, actions.load_entries):
        assert not button.isEnabled() and button.toolTip() == "Draw an area first"
    assert "Draw an area first" in actions.accumulate.toolTip()
    actions.accumulate.click()
    assert actions.accumulate.menu().isVisible() and part(actions, "accumulationLayerAction").isEnabled()
    actions.accumulate.menu().close()
    assert actions.hazards.isEnabled() and part(actions, "loadEventAction").isEnabled()
    draw(ready, COAST)
    pump_until(lambda: actions.load.isEnabled() and actions.load_entries.isEnabled())
    assert "Ctrl+Return" in actions.load.toolTip() and "columns" in actions.load_entries.toolTip()


def test_a_stop_before_anything_came_is_told(ready, sandbox, window):
    sandbox.change(latency_ms=1500)
    draw(ready, COAST)
    start(ready)
    ready.accumulation.accumulator.stop()
    settled(ready)
    assert window.texts() == ["Stopped before the first response."]
    assert not ready.accumulation.panel.table.rows and ready.accumulation.panel.progress.isHidden()


def test_filters_that_do_not_fit_lead_to_the_filters(ready, window):
    draw(ready, COAST)
    ready.draft.set_filters((Filter("NoSuchField", "1"),))
    accumulate(ready)
    assert [step.text() for step in window.steps()] == ["Filters"]
    window.steps()[0].click()
    assert ready.filters.isVisible()


def test_a_source_without_accumulation_says_so(ready):
    draw(ready, COAST)
    button, panel = ready.selection.panel.action_section.accumulate, ready.accumulation.panel
    pump_until(button.isEnabled)
    ready.session.choose("pf_event_set")
    told = "pf_event_set does not offer accumulation."
    assert not button.isEnabled() and button.toolTip() == told and panel.source.text() == told
    ready.session.choose(SOURCE)
    assert button.isEnabled() and button.toolTip() != told and panel.source.text() == ""


def test_hovering_a_row_lights_its_circle_and_the_other_way_round(ready, window):
    canvas = window.mapCanvas()
    ready.drawing.set_radii((20_000.0, 80_000.0))
    ready.drawing.circles_here(*HAMBURG)
    panel = accumulate(ready)
    canvas.setDestinationCrs(ready.areas.layer().crs())
    canvas.setExtent(QgsRectangle(8, 52, 12, 55))
    outline = ready.accumulation.map_link._outline
    panel.view.row_entered.emit(0)
    small = outline._bands[0].asGeometry().boundingBox()
    panel.view.row_entered.emit(1)
    assert outline._bands[0].asGeometry().boundingBox().contains(small)
    panel.view.row_entered.emit(-1)
    assert not outline._bands and not panel.model.lit
    for east, lit in ((0.01, {0}), (0.8, {1}), (5.0, set())):
        canvas.xyCoordinates.emit(QgsPointXY(HAMBURG[0] + east, HAMBURG[1]))
        pump_until(lambda lit=lit: panel.model.lit == lit)
        assert bool(outline._bands) is bool(lit)
    panel.hide()
    canvas.xyCoordinates.emit(QgsPointXY(*HAMBURG))
    let_go()
    assert not panel.model.lit and not outline._bands


def test_a_row_under_the_mouse_stays_lit_though_the_mouse_came_over_the_map(ready, window):
    canvas = window.mapCanvas()
    ready.drawing.circles_here(*HAMBURG)
    panel = accumulate(ready)
    canvas.setDestinationCrs(ready.areas.layer().crs())
    outline = ready.accumulation.map_link._outline
    canvas.xyCoordinates.emit(QgsPointXY(HAMBURG[0] + 5, HAMBURG[1]))
    panel.view.row_entered.emit(0)
    QTest.qWait(200)
    assert panel.model.lit == {0} and outline._bands


def test_nothing_is_lit_on_the_map_when_the_panel_was_closed_before_the_mouse_was_found(ready, window):
    canvas = window.mapCanvas()
    ready.drawing.circles_here(*HAMBURG)
    panel = accumulate(ready)
    canvas.setDestinationCrs(ready.areas.layer().crs())
    canvas.xyCoordinates.emit(QgsPointXY(*HAMBURG))
    panel.hide()
    QTest.qWait(200)
    assert not panel.model.lit and not ready.accumulation.map_link._outline._bands


def test_table_chart_and_map_point_out_the_same(ready, window):
    draw(ready, COAST, ALPS)
    panel, accumulation = accumulate(ready), ready.accumulation
    assert panel.chart.view.chart.names == ("Area 1", "Area 2")
    panel.view.row_entered.emit(1)
    assert panel.chart.view.lit == 1
    panel.chart.view.hovered.emit(0)
    assert panel.model.lit == {0} and accumulation.map_link._outline._bands
    panel.chart.view.hovered.emit(-1)
    assert not panel.model.lit and not accumulation.map_link._outline._bands


# By itself


def test_an_empty_panel_says_what_to_do(panel):
    assert panel.empty.text() == "No accumulation yet. Choose an area, then Calculate Accumulation."
    assert panel.empty.isVisible() and not panel.view.isVisible() and not panel.buttons.isVisible()


def test_progress_takes_no_room_in_rest_and_moves_nothing(panel):
    panel.finish(answer_of({"n": 1}, {"n": 2}))
    let_go()

    def places():
        parts = (panel.view, panel.chart.metric_combo, panel.buttons)
        return [QRect(part.mapTo(panel, QPoint()), part.size()) for part in parts]

    before = places()
    panel.say("1 of 9 areas")
    panel.begin(answer_of())
    let_go()
    assert places() == before, "no control moves under the mouse"
    stop = panel.findChild(QToolButton, "accumulationStopButton")
    middle = stop.mapTo(panel, stop.rect().center())
    assert panel.childAt(middle) is stop, "it lies above the table"


def test_sets_are_shown_as_they_arrive_and_the_selection_stays(panel):
    answer = answer_of(*({"n": number, f"only in {number}": 1} for number in range(6)))
    panel.begin(answer_of())
    for part in answer.sets[:3]:
        panel.add(part)
    pump_until(lambda: len(panel.table.rows) == 3)
    panel.view.setCurrentIndex(panel.model.index(2, 0))
    for part in answer.sets[3:]:
        panel.add(part)
    pump_until(lambda: len(panel.table.rows) == 6)
    panel.finish(answer)
    assert panel.view.currentIndex().row() == 2 and len(texts(panel)) == 7
    assert panel.progress.isHidden() and panel.last is answer


@pytest.mark.parametrize("is_pinned", [False, True])
def test_while_an_answer_is_under_way_nothing_says_or_does_something_of_the_one_before(panel, is_pinned):
    pin, make = (panel.findChild(QToolButton, name) for name in ("baselineButton", "makeLayerButton"))
    panel.finish(answer_of({"n": 1}, source="pf_A"))
    panel.compare(is_pinned)
    later = answer_of({"n": 2}, {"n": 3}, source="pf_B", minutes=1)
    panel.begin(answer_of(source="pf_B", minutes=1))
    panel.show_source("pf_B", True)
    assert panel.status.text().removeprefix("Baseline: ").startswith("pf_A, ") and make.isEnabled()
    panel.add(later.sets[0])
    pump_until(lambda: "pf_B" in [answer.query.source for answer in panel.table.answers])
    assert panel.status.text().startswith("pf_B, ")
    assert not pin.isEnabled() and not make.isEnabled() and pin.isChecked() is is_pinned
    panel.finish(later)
    assert pin.isEnabled() and make.isEnabled() and panel.last is later


def test_later_answers_are_compared_until_the_baseline_is_cleared(panel):
    panel.finish(circles_of({"n": 1}, {"n": 2}, {"n": 3}))
    button = panel.findChild(QToolButton, "baselineButton")
    button.click()
    assert heads(panel) == ["200 m", "500 m", "1 km"] and button.text() == "Clear Baseline"
    for minutes in (1, 2):
        panel.finish(circles_of({"n": 11}, {"n": 12}, {"n": 13}, minutes=minutes))
    assert heads(panel)[2:4] == ["1 km, 12:05", "200 m, 12:06"] and len(heads(panel)) == 6
    assert [line[1] for line in texts(panel)] == ["1", "11", "+10", "+1,000.0"]
    assert texts(panel)[3][0] == "n\nDifference, %"
    button.click()
    assert heads(panel) == ["200 m", "500 m", "1 km"] and texts(panel) == [["n", "11", "12", "13"]]
    assert panel.last.when.minute == 6 and button.text() == "Set as Baseline"


def test_the_sums_insured_are_shown_until_all_metrics_are_wanted(panel):
    panel.finish(answer_of({"BuildingTIV": 1, "TIV": 3, "locations": 2}, {"TIV": 4}))
    button = panel.findChild(QToolButton, "allMetricsButton")
    assert [line[0] for line in texts(panel)] == ["locations", "TIV"] and button.isEnabled()
    button.click()
    assert [line[0] for line in texts(panel)] == ["BuildingTIV", "TIV", "locations"]
    panel.finish(answer_of({"n": 1}, {"n": 4}))
    assert not button.isEnabled() and texts(panel) == [["n", "1", "4"]]


def test_the_copy_is_of_all_or_of_what_is_selected(panel):
    panel.finish(answer_of({"a": 1, "b": 2}, {"a": 3, "b": 4}))
    press(panel, "copyMetricsButton")
    lines = QgsApplication.clipboard().text().split("\n")
    assert lines[:3] == ["Area\ta\tb", "area 1\t1\t2", "area 2\t3\t4"]
    assert lines[3].endswith("not converted")
    flags = QItemSelectionModel.SelectionFlag
    panel.view.selectionModel().select(panel.model.index(1, 0), flags.ClearAndSelect | flags.Rows)
    panel.copy_selected()
    assert QgsApplication.clipboard().text().split("\n")[:2] == ["Area\ta\tb", "area 2\t3\t4"]


def test_a_row_among_many_is_brought_into_sight(panel):
    metrics = {"locations": 3, "c": {"EUR": {f"TIV {n}": 1e6 * n for n in range(20)}}}
    areas = [Area(f"place {n}", Buffers(((n / 10, 50.0),), (200.0, 500.0, 1000.0))) for n in range(300)]
    one = circles_of(metrics, metrics, metrics)
    sets = tuple(
        type(part)(area, part.radius, part.metrics, paths=part.paths) for area in areas for part in one.sets
    )
    panel.finish(type(one)(one.query, sets, one.host, one.when, 1.0))
    let_go()
    assert panel.model.rowCount() == 900
    panel.light(600)
    let_go()
    view = panel.view
    assert view.viewport().rect().contains(view.visualRect(panel.model.index(600, 0)).center())


def test_numbers_are_never_cut_and_the_panel_is_narrow_and_low(panel):
    panel.finish(circles_of({"currencies": {"EUR": {"TIV": 10**13}}, "a": "x" * 400}, {"a": 1}))
    let_go()
    view = panel.view
    text = panel.model.index(0, 0).data()
    assert text == "10,000,000,000,000" and panel.model.index(0, 0).data(SHORT_ROLE) == "10 tn"
    assert panel.model.headerData(0, Qt.Orientation.Horizontal) == "TIV, EUR", "the unit is in sight"
    number = view.fontMetrics().horizontalAdvance(text)
    with_unit = view.fontMetrics().horizontalAdvance(f"{text} EUR")
    assert number < view.columnWidth(0) < with_unit + 14, "the room is for more columns"
    assert panel.minimumSizeHint().width() <= 500 and panel.minimumSizeHint().height() <= 200


def test_the_currency_of_a_cell_is_left_out_only_where_the_head_of_its_column_names_it(panel):
    panel.finish(answer_of({"ccy": "EUR", "tiv": 5, "TIV_EUR": 6}, {"ccy": "USD", "tiv": 7}))
    press(panel, "allMetricsButton")
    assert texts(panel) == [["ccy", "EUR", "USD"], ["tiv", "5 EUR", "7 USD"], ["TIV, EUR", "6", ""]]
    assert panel.model.index(0, 2).data(Qt.ItemDataRole.ToolTipRole).endswith("6 EUR</qt>")


def test_words_of_the_service_are_no_markup_and_long_names_keep_both_ends(panel):
    panel.finish(answer_of({"<b>n": "<i>x"}, {"<b>n": 1}, names=("<u>a", f"From {'x' * 80} to")))
    model, tip = panel.model, Qt.ItemDataRole.ToolTipRole
    assert "&lt;i&gt;x" in model.index(0, 0).data(tip) and "<i>" not in model.index(0, 0).data(tip)
    assert "&lt;u&gt;a" in model.headerData(0, Qt.Orientation.Vertical, tip)
    long = model.headerData(1, Qt.Orientation.Vertical)
    assert long.startswith("From x") and long.endswith("x to") and len(long) < 30
    assert "x" * 80 in model.headerData(1, Qt.Orientation.Vertical, tip)


def test_the_mouse_on_a_head_tells_its_row_and_leaving_takes_it_back(panel):
    panel.finish(circles_of({"n": 1}, errors.Refused("no"), {"n": 3}))
    hovered = []
    panel.row_hovered.connect(hovered.append)
    header = panel.view.verticalHeader()
    at = QPointF(5, header.sectionViewportPosition(1) + 5)
    buttons = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, at, at, buttons, buttons, Qt.KeyboardModifier.NoModifier)
    QgsApplication.sendEvent(header.viewport(), move)
    assert hovered[-1].sums.set.radius == 500.0 and panel.model.lit == {1}
    QgsApplication.sendEvent(header.viewport(), QEvent(QEvent.Type.Leave))
    assert hovered[-1] is None and not panel.model.lit
