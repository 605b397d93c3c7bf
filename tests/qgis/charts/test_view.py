"""A chart in a page: mouse, keys, words for those who don't see it, copying and saving."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, QTimer
from qgis.PyQt.QtGui import QColor, QImage, QKeyEvent, QKeySequence, QMouseEvent
from qgis.PyQt.QtSvg import QSvgRenderer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QFileDialog, QMessageBox

from geoportfolio.ui.charts.chart import size_for
from geoportfolio.ui.charts.view import ChartView
from tests.support.event_loop import let_go, pump_until


@pytest.fixture
def view(plugin_window):
    made = ChartView(plugin_window)
    made.resize(300, 200)
    made.show()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def shown(view, bars):
    """A view of three bars, and what it tells of the mouse."""
    view.show_chart(bars(1.0, 3.0, 2.0, names=("Hamburg", "Port", "Nice"), unit="EUR"))
    view.grab()
    told = []
    view.hovered.connect(told.append)
    view.told = told
    return view


def middle_of(view, index: int) -> QPoint:
    (spot,) = (spot for spot in view.spots if spot.index == index)
    return spot.rect.center().toPoint()


def move_mouse(view, place: QPoint) -> None:
    at, none = QPointF(place), Qt.MouseButton.NoButton
    there = QPointF(view.mapToGlobal(place))
    moved = QMouseEvent(QEvent.Type.MouseMove, at, there, none, none, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(view, moved)


def test_the_words_are_read_where_a_theme_paints_by_a_style_sheet(view, bars):
    view.setStyleSheet("QWidget { background: transparent } QLabel { color: #ff0000 }")
    view.show_chart(bars(1.0, 2.0))
    image = view.grab().toImage()
    pixels = {image.pixel(x, y) for x in range(80) for y in range(image.height())}
    assert QColor("#ff0000").rgb() in pixels


def test_the_mouse_over_a_bar_lights_and_tells_it(shown):
    move_mouse(shown, middle_of(shown, 1))
    move_mouse(shown, middle_of(shown, 1) + QPoint(3, 0))
    move_mouse(shown, middle_of(shown, 2))
    QCoreApplication.sendEvent(shown, QEvent(QEvent.Type.Leave))
    assert shown.told == [1, 2, -1] and shown.lit == -1


def test_a_bar_that_is_lit_from_outside_is_not_told_back(shown):
    before = shown.grab().toImage()
    shown.highlight(2)
    assert shown.told == [] and shown.grab().toImage() != before


def test_the_arrows_walk_the_bars(shown):
    for key in ("Down", "Right", "Right", "Right", "Left", "Home", "End", "Escape"):
        QTest.keyClick(shown, getattr(Qt.Key, f"Key_{key}"))
    assert shown.told == [0, 1, 2, 1, 0, 2, -1]


def test_the_arrows_walk_the_bars_as_they_lie_when_the_largest_are_shown(view, bars):
    view.show_chart(bars(*map(float, range(100))))
    view.grab()
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.lit == 98


def test_the_focus_is_seen(shown):
    before = shown.grab().toImage()
    shown.activateWindow()
    shown.setFocus()
    QCoreApplication.processEvents()
    assert shown.hasFocus() and shown.grab().toImage().pixel(0, 0) != before.pixel(0, 0)


def test_it_is_told_in_words_what_is_lit_and_what_there_is(shown):
    assert shown.accessibleName() == "Sum insured, EUR"
    assert "Port, 3 EUR" in shown.accessibleDescription() and "Nice" in shown.accessibleDescription()
    shown.highlight(1)
    assert shown.accessibleDescription() == "Port\n3 EUR"


def test_without_a_chart_there_is_nothing_to_do(view):
    view.grab()
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert not any(action.isEnabled() for action in view.actions())
    assert view.accessibleDescription() == ""
    QgsApplication.clipboard().setText("before")
    view.chart_actions.copy()
    assert QgsApplication.clipboard().text() == "before"


def test_the_next_chart_forgets_the_bar_of_the_last(shown, bars):
    shown.highlight(2)
    shown.show_chart(bars(1.0))
    shown.grab()
    assert shown.lit == -1 and len(shown.spots) == 1


def test_copying_gives_an_image_in_which_all_is_read(shown):
    QTest.keyClick(shown, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    image = QgsApplication.clipboard().image()
    assert image.size() == 2 * size_for(shown.chart)


def test_ctrl_c_is_the_charts_before_it_is_the_windows(shown):
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert event.matches(QKeySequence.StandardKey.Copy)
    event.ignore()
    QCoreApplication.sendEvent(shown, event)
    assert event.isAccepted()


def save(view, window, path) -> str:
    """Save and wait; what the message bar says."""
    view.chart_actions.save_to(view.chart, path)
    pump_until(window.texts)
    return window.texts()[-1]


@pytest.mark.parametrize(
    ("chosen", "written"), [("mine", "mine.png"), ("mine.svg", "mine.svg"), ("a.b", "a.b.png")]
)
def test_the_analyst_chooses_the_file_and_the_folder_is_remembered(shown, window, tmp_path, chosen, written):
    def choose():
        dialog = shown.findChild(QFileDialog, "chartSaveDialog")
        assert dialog.nameFilters()[0].endswith("(*.png)")
        choose_file(shown, tmp_path / chosen)

    QTimer.singleShot(0, choose)
    shown.chart_actions.save_action.trigger()
    pump_until(window.texts)
    assert [path.name for path in tmp_path.iterdir()] == [written]
    assert QgsSettings().value("geoportfolio/chartFolder") == str(tmp_path)


def test_a_dialog_that_is_cancelled_saves_nothing_and_none_stays_behind(shown, window, tmp_path):
    QTimer.singleShot(0, lambda: shown.findChild(QFileDialog, "chartSaveDialog").reject())
    shown.chart_actions.save()
    let_go()
    assert window.texts() == [] and not shown.findChildren(QFileDialog)
    QTimer.singleShot(0, lambda: choose_file(shown, tmp_path / "mine.png"))
    shown.chart_actions.save()
    let_go()
    assert not shown.findChildren(QFileDialog)
    pump_until(window.texts)


def choose_file(view, path) -> None:
    """What the analyst does in the dialog."""
    dialog = view.findChild(QFileDialog, "chartSaveDialog")
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(str(path))
    dialog.accept()


def test_the_name_that_is_suggested_has_its_suffix_where_the_metric_has_a_dot(shown, bars, window, tmp_path):
    QgsSettings().setValue("geoportfolio/chartFolder", str(tmp_path))
    shown.show_chart(bars(1.0, title="avg. TIV"))
    suggested = []

    def look():
        dialog = shown.findChild(QFileDialog, "chartSaveDialog")
        suggested.extend(dialog.selectedFiles())
        dialog.accept()

    QTimer.singleShot(0, look)
    shown.chart_actions.save()
    pump_until(window.texts)
    assert suggested == [str(tmp_path / "avg. TIV.png")] and list(tmp_path.iterdir()) == [Path(*suggested)]


@pytest.mark.parametrize("replace", [True, False])
def test_no_file_is_replaced_unasked_by_a_name_without_its_suffix(shown, window, tmp_path, replace):
    path = tmp_path / "avg. TIV.png"
    path.write_bytes(b"older")
    asked = []

    def answer():
        box = shown.findChild(QMessageBox)
        if box is None:
            QTimer.singleShot(20, answer)
            return
        asked.append(box.text())
        if not replace:
            QTimer.singleShot(50, lambda: shown.findChild(QFileDialog, "chartSaveDialog").reject())
        kind = QMessageBox.StandardButton.Yes if replace else QMessageBox.StandardButton.No
        box.button(kind).click()

    QTimer.singleShot(0, lambda: (QTimer.singleShot(20, answer), choose_file(shown, tmp_path / "avg. TIV")))
    shown.chart_actions.save()
    assert asked == ["avg. TIV.png already exists. Replace it?"]
    if replace:
        pump_until(window.texts)
    assert (path.read_bytes() == b"older") is not replace and list(tmp_path.iterdir()) == [path]


def test_the_chart_that_was_shown_is_saved_though_another_comes_meanwhile(shown, bars, window, tmp_path):
    def choose():
        shown.show_chart(bars(9.0, title="Later"))
        choose_file(shown, tmp_path / "mine.svg")

    QTimer.singleShot(0, choose)
    shown.chart_actions.save()
    pump_until(window.texts)
    assert "<title>Sum insured, EUR</title>" in (tmp_path / "mine.svg").read_text("utf-8")


def test_a_png_has_twice_the_pixels(shown, window, tmp_path):
    path = tmp_path / "Größe مطار.png"
    assert str(path) in save(shown, window, path)
    image = QImage(str(path))
    assert image.size() == 2 * size_for(shown.chart)
    assert image.dotsPerMeterX() == pytest.approx(192 / 0.0254, rel=0.01)
    assert list(tmp_path.iterdir()) == [path]


def test_an_svg_keeps_its_text(shown, window, tmp_path):
    path = tmp_path / "chart.svg"
    save(shown, window, path)
    text = path.read_text("utf-8")
    assert ">Hamburg</text>" in text and "<title>Sum insured, EUR</title>" in text
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid() and renderer.viewBox() == QRect(QPoint(0, 0), size_for(shown.chart))


def test_a_file_that_was_there_is_replaced_whole(shown, window, tmp_path):
    path = tmp_path / "chart.png"
    path.write_bytes(b"older")
    save(shown, window, path)
    assert QImage(str(path)).width() > 0


def test_a_folder_that_is_gone_is_told_and_leaves_nothing(shown, window, tmp_path):
    said = save(shown, window, tmp_path / "gone" / "chart.png")
    assert "could not be saved" in said and "No such file" in said
    assert list(tmp_path.iterdir()) == []
