"""What is drawn of a metric, and the chart beside the table."""

from __future__ import annotations

import pytest
from qgis.core import QgsApplication
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QToolButton

from geoportfolio.core.gis.accumulation.charts import bars_of
from geoportfolio.core.gis.accumulation.table import MetricTable
from geoportfolio.core.gis.results.accumulated import Accumulated
from geoportfolio.ui.accumulation.chart_panel import ChartPanel
from tests.support.accumulations import answer_of, circles_of
from tests.support.event_loop import let_go


def drawn(table, label):
    return bars_of(table, next(each for each in table.metrics if each.label == label))


def test_areas_are_bars():
    found = drawn(MetricTable.of([answer_of({"n": 3}, {"n": "n/a"}, {"m": 1}, names=("x", "y", "z"))]), "n")
    assert found.names == ("x", "y", "z")
    assert found.series == (("", (3.0, None, None)),) and found.rows == (0, 1, 2)


def test_radii_of_one_place_are_bars():
    found = drawn(MetricTable.of([circles_of({"tiv_EUR": 1}, {"tiv_EUR": 2}, {"tiv_EUR": 3})]), "tiv, EUR")
    assert (found.names, found.unit) == (("200 m", "500 m", "1 km"), "EUR")
    assert found.series == (("", (1.0, 2.0, 3.0)),)


def places(count) -> Accumulated:
    """Circles of two radii around so many places."""
    each = [circles_of({"n": n}, {"n": 10 * n}, name=f"place {n}", at=(n, 50.0)) for n in range(count)]
    sets = tuple(part for answer in each for part in answer.sets)
    return Accumulated(each[0].query, sets, "http://127.0.0.1", each[0].when, 1.0)


def test_radii_of_several_places_are_bars_with_the_names_of_both():
    many = drawn(MetricTable.of([places(30)]), "n")
    assert len(many.names) == 60 and many.names[1] == "place 0, 500 m" and len(many.series) == 1


def test_the_base_stands_beside_the_answer():
    base, later = answer_of({"n": 1}, {"n": 2}), answer_of({"n": 5}, {"m": 2}, minutes=3)
    table = MetricTable.of([later], base)
    found = drawn(table, "n")
    assert found.series == (("12:07", (5.0, None)), ("baseline, 12:04", (1.0, 2.0)))
    assert [table.rows[n].title for n in found.rows] == ["area 1", "area 2"]
    alone = drawn(MetricTable.of([], base), "n")
    assert alone.series == (("", (1.0, 2.0)),)


def test_numbers_of_another_currency_are_not_drawn_beside_them():
    answer = answer_of({"ccy": "EUR", "tiv": 5}, {"ccy": "USD", "tiv": 6})
    found = drawn(MetricTable.of([answer]), "tiv")
    assert (found.unit, found.series, found.left_out) == ("EUR", (("", (5.0, None)),), True)


def test_a_number_too_large_to_draw_is_left_out():
    assert drawn(MetricTable.of([answer_of({"n": 10**400}, {"n": 1})]), "n").series == (("", (None, 1.0)),)


@pytest.fixture
def panel(plugin_window):
    panel = ChartPanel(plugin_window)
    panel.controls.show()
    panel.show()
    yield panel
    panel.close()
    panel.controls.deleteLater()
    panel.deleteLater()
    let_go()


def test_money_is_drawn_first_and_the_chosen_metric_stays(panel):
    panel.show_table(MetricTable.of([circles_of({"n": 1, "tiv": 5}, {"n": 2, "tiv": 6})]))
    chart = panel.view.chart
    assert (chart.title, chart.subtitle) == ("tiv", "By radius around Rathaus")
    assert chart.footnote == "pf_airports, Rathaus, no filters, 2026-03-12 12:04, V2"
    panel.metric_combo.setCurrentIndex(panel.metric_combo.findText("n"))
    assert panel.view.chart.title == "n"
    panel.show_table(MetricTable.of([answer_of({"tiv": 5, "x": "text", "n": 9})]))
    assert panel.view.chart.title == "n"
    assert [panel.metric_combo.itemText(n) for n in range(panel.metric_combo.count())] == ["tiv", "n"]
    panel.show_table(MetricTable.of([answer_of({"x": "text"})]))
    assert panel.view.chart is None and panel.isHidden()
    panel.show_table(MetricTable.of([answer_of({"BuildingTIV_EUR": 1, "TIV_EUR": 2})]))
    assert panel.view.chart.title == "TIV, EUR"


def test_of_several_currencies_that_in_which_most_is_counted_is_drawn(panel):
    few, many = {"locations": 5, "TIV": 9e9}, {"locations": 7, "TIV": 10}
    panel.show_table(MetricTable.of([answer_of({"currencies": {"CZK": few, "EUR": many}})]))
    assert panel.view.chart.title == "TIV, EUR" and panel.view.chart.footnote.endswith("; not converted")
    panel.metric_combo.setCurrentIndex(panel.metric_combo.findText("locations, EUR"))
    assert panel.view.chart.footnote.endswith(", V2")


def test_the_currency_of_most_locations_is_drawn_whatever_came_first(panel):
    few, many = {"locations": 5, "TIV": 9e9}, {"locations": 7, "TIV": 10}
    panel.show_table(MetricTable.of([answer_of({"currencies": {"CZK": few}})]))
    assert panel.view.chart.title == "TIV, CZK"
    panel.show_table(MetricTable.of([answer_of({"currencies": {"CZK": few}}, {"currencies": {"EUR": many}})]))
    assert panel.view.chart.title == "TIV, EUR"


def test_the_footnote_says_which_of_two_answers_is_the_base(panel):
    panel.show_table(MetricTable.of([answer_of({"n": 5}, minutes=1)], answer_of({"n": 1}, source="old")))
    assert panel.view.chart.footnote.startswith("pf_airports, ")
    assert "; Baseline: old, " in panel.view.chart.footnote


def test_currencies_that_are_left_out_are_told(panel):
    panel.show_table(MetricTable.of([answer_of({"ccy": "EUR", "tiv": 5}, {"ccy": "USD", "tiv": 6})]))
    assert panel.view.chart.footnote.endswith("; only EUR, not converted")


def test_bars_light_rows_and_rows_light_bars(panel):
    later = answer_of({"n": 5}, {"n": 6}, names=("x", "y"), minutes=1)
    panel.show_table(MetricTable.of([later], answer_of({"n": 1}, names=("z",))))
    hovered = []
    panel.row_hovered.connect(hovered.append)
    panel.view.hovered.emit(1)
    panel.view.hovered.emit(-1)
    assert hovered == [1, -1]
    panel.light(1)
    assert panel.view.lit == 1
    panel.light(-1)
    assert panel.view.lit == -1


def test_one_area_is_no_chart(panel):
    panel.show_table(MetricTable.of([answer_of({"n": 5})]))
    assert panel.isHidden() and panel.chosen().label == "n"


def test_the_chart_is_copied_from_the_menu_of_its_button(panel):
    panel.show_table(MetricTable.of([answer_of({"n": 5}, {"n": 6})]))
    menu = panel.controls.findChild(QToolButton, "chartButton").menu()
    assert [each.objectName() for each in menu.actions()] == ["chartCopyAction", "chartSaveAction"]
    QgsApplication.clipboard().clear()
    menu.actions()[0].trigger()
    assert not QgsApplication.clipboard().image().isNull()


def test_a_metric_can_be_chosen_from_the_open_list_while_sets_arrive(panel):
    sets = ({"a": 1, "b": 2, "c": 3}, {"a": 1}, {"a": 4, "b": 5, "c": 6, "d": 7})
    panel.show_table(MetricTable.of([answer_of(*sets[:2])]))
    panel.metric_combo.showPopup()
    choices = panel.metric_combo.view()
    choices.setCurrentIndex(panel.metric_combo.model().index(2, 0))
    panel.show_table(MetricTable.of([answer_of(*sets)]))
    assert choices.isVisible() and choices.currentIndex().data() == "c"
    QTest.keyClick(choices, Qt.Key.Key_Return)
    assert panel.view.chart.title == "c"
    assert [panel.metric_combo.itemText(n) for n in range(panel.metric_combo.count())] == ["a", "b", "c", "d"]
