"""Finding and choosing maps in the window, without a service."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QBuffer, QByteArray, QModelIndex, QSize, Qt
from qgis.PyQt.QtGui import QColor, QImage
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton

from geoportfolio.core.gis.hazard_maps.catalog import FeatureType, MapCatalog, MapLayer
from geoportfolio.core.gis.hazard_maps.layers import Chosen
from geoportfolio.ui.hazard_maps.legends import readable_image
from geoportfolio.ui.hazard_maps.map_texts import added_text, extent_text, scale_text
from geoportfolio.ui.hazard_maps.model import STATE, TITLE, FoundMaps, MapsModel, entry_at
from geoportfolio.ui.window.messages import Step
from tests.support.catalog import ARABIC, FLOOD, GUSTS, QUAKE, STATIONS, WATER, WIND, Picker
from tests.support.event_loop import let_go
from tests.support.widgets import text_of


@pytest.fixture
def picker(fresh, catalog):
    made = Picker()
    made.show_connections(["office"], "office")
    made.show_catalog(catalog)
    made.show()
    let_go()
    yield made
    made.close()
    made.deleteLater()
    let_go()


def rows(model, parent: QModelIndex | None = None) -> list:
    """Titles, a group with what is in it."""
    parent = parent or QModelIndex()
    found = []
    for row in range(model.rowCount(parent)):
        index = model.index(row, TITLE, parent)
        found.append((index.data(), rows(model, index)) if model.rowCount(index) else index.data())
    return found


def go_to(picker, title: str) -> QModelIndex:
    hits = picker.found.match(
        picker.found.index(0, 0), Qt.ItemDataRole.DisplayRole, title, 1, Qt.MatchFlag.MatchExactly | RECURSIVE
    )
    picker.tree.setCurrentIndex(hits[0])
    return hits[0]


RECURSIVE = Qt.MatchFlag.MatchRecursive


def tick(picker, title: str) -> None:
    go_to(picker, title)
    QTest.keyClick(picker.tree, Qt.Key.Key_Space)


def add_button(picker) -> QPushButton:
    return picker.findChild(QPushButton, "mapAddButton")


def test_rows_stand_in_the_groups_of_the_service(picker):
    assert rows(picker.found) == [
        (
            "Hazard",
            [
                ("Wind", ["Wind gusts, 100 years"]),
                ("Water", ["Flood zones", ARABIC.title]),
                "quake",
            ],
        ),
        ("Features without a map", ["Gauging stations"]),
    ]


def test_a_group_with_a_map_of_its_own_can_be_ticked_and_another_can_not(picker):
    tick(picker, "Water")
    tick(picker, "Wind")
    assert picker.chosen() == (Chosen(WATER),)


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("flood", ["Flood zones"]),
        ("YEARS model", ["Wind gusts, 100 years"]),
        ("haz: 2025", ["Wind gusts, 100 years"]),
        ("polygons", ["Wind gusts, 100 years"]),
        ("مطر", [ARABIC.title]),
        ("depth wind", []),
        ("  ", ["Wind gusts, 100 years", "Water", "Flood zones", ARABIC.title, "quake", "Gauging stations"]),
        ("hazard water", ["Water", "Flood zones", ARABIC.title]),
    ],
)
def test_each_word_has_to_be_in_title_name_abstract_or_group(picker, typed, left):
    picker.find.setText(typed)
    assert [index.data() for index in picker.found.found()] == left
    if typed.strip():
        count = "No matching maps among 6. Try fewer words." if not left else f"{len(left)} of 6 found"
        assert text_of(picker, "mapCountLabel") == count


def test_what_is_typed_and_enter_add_what_is_found(picker):
    picker.activateWindow()
    QTest.keyClicks(picker.find, "100 water")
    assert text_of(picker, "mapTitle") == "Flood zones", "not the group around it"
    QTest.keyClick(picker.find, Qt.Key.Key_Return)
    assert picker.added == [(Chosen(FLOOD),)] and picker.isVisible()


def test_nothing_found_is_nothing_added(picker):
    QTest.keyClicks(picker.find, "zzz")
    QTest.keyClick(picker.find, Qt.Key.Key_Return)
    assert picker.added == [] and not add_button(picker).isEnabled()


def test_several_are_ticked_by_keys_alone_and_come_in_the_order_of_the_service(picker):
    tick(picker, "Gauging stations")
    tick(picker, "quake")
    QTest.keyClicks(picker.find, "wind")
    QTest.keyClick(picker.find, Qt.Key.Key_Down)
    QTest.keyClick(picker.tree, Qt.Key.Key_Space)
    assert add_button(picker).text() == "&Add 3 Layers"
    QTest.keyClick(picker.tree, Qt.Key.Key_Return)
    assert picker.added == [(Chosen(WIND), Chosen(QUAKE), Chosen(None, STATIONS))]


def test_a_menu_ticks_what_is_left_of_a_group_and_unticks_all(picker):
    tick_below, tick_none = picker.tree.actions()
    go_to(picker, "Hazard")
    tick_below.trigger()
    assert picker.chosen() == (Chosen(WIND), Chosen(FLOOD), Chosen(ARABIC), Chosen(QUAKE)), "no group twice"
    tick_none.trigger()
    picker.find.setText("depth")
    go_to(picker, "Water")
    tick_below.trigger()
    picker.find.clear()
    assert picker.model.chosen() == (Chosen(FLOOD),)


def test_style_and_features_are_wished_beside_the_tree(picker):
    tick(picker, WIND.title)
    style = picker.findChild(QComboBox, "mapStyleCombo")
    assert [style.itemText(row) for row in range(style.count())] == ["Classes", "Color ramp"]
    style.setCurrentIndex(1)
    style.activated.emit(1)
    picker.findChild(QCheckBox, "mapAsFeatures").click()
    assert picker.chosen() == (Chosen(WIND, GUSTS, "ramp"),)
    assert add_button(picker).text() == "&Add 2 Layers"
    assert go_to(picker, WIND.title).siblingAtColumn(STATE).data() == "as features"
    go_to(picker, "quake")
    assert style.isHidden() and picker.findChild(QCheckBox, "mapAsFeatures").isHidden()
    go_to(picker, WIND.title)
    assert style.currentText() == "Color ramp" and picker.findChild(QCheckBox, "mapAsFeatures").isChecked()
    style.setCurrentIndex(0)
    style.activated.emit(0)
    tick(picker, WIND.title)
    assert picker.chosen() == (Chosen(None, GUSTS),), "the features alone"
    assert picker.legends[-1] == (WIND.name, ""), "the default needs no name"


def test_a_double_click_adds_one_and_leaves_the_ticks(picker):
    tick(picker, "quake")
    picker.tree.doubleClicked.emit(go_to(picker, "Flood zones"))
    assert picker.added == [(Chosen(FLOOD),)] and picker.chosen() == (Chosen(QUAKE),)


def test_a_click_beside_the_title_leaves_the_keys_to_the_tick(picker):
    go_to(picker, "quake")
    beside = picker.tree.visualRect(go_to(picker, "Flood zones").siblingAtColumn(STATE)).center()
    QTest.mouseClick(picker.tree.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    QTest.keyClick(picker.tree, Qt.Key.Key_Space)
    assert picker.chosen() == (Chosen(FLOOD),)


def test_what_is_on_the_map_is_marked_and_can_come_again(picker):
    picker.show_on_map({(True, "flood"), (False, "haz:wind_100"), (True, "stations")})
    marked = [
        e.layer or e.features
        for e in picker.model.entries()
        if "on the map"
        in go_to(picker, (e.layer or e.features).title or e.layer.name).siblingAtColumn(STATE).data()
    ]
    assert marked == [FLOOD]
    tick(picker, "Flood zones")
    assert picker.chosen() == (Chosen(FLOOD),)
    picker.show_on_map(set())
    assert go_to(picker, "Flood zones").siblingAtColumn(STATE).data() == ""


def test_all_that_is_known_of_a_layer_is_told(picker):
    go_to(picker, "Flood zones")
    assert text_of(picker, "mapAbstract") == FLOOD.abstract
    assert text_of(picker, "mapFacts").splitlines() == [
        "Covers the whole world.",
        "Visible from 1:500,000 inwards.",
        "Raster source.",
        "Not queryable with Identify.",
    ]
    go_to(picker, "Gauging stations")
    assert text_of(picker, "mapFacts") == "Covers 5°\u00a0E to 15°\u00a0E, 47°\u00a0N to 55°\u00a0N."
    go_to(picker, "Hazard")
    assert text_of(picker, "mapTitle") == "Hazard" and "Tick" in text_of(picker, "mapAbstract")
    assert not add_button(picker).isEnabled()


def test_a_services_words_are_no_markup(picker):
    layer = MapLayer("<b>x</b>", "<img src=x>", abstract="<h1>big</h1>" + "y" * 300_000)
    picker.show_catalog(MapCatalog((layer,)))
    assert text_of(picker, "mapTitle") == "<img src=x>"
    assert picker.findChild(QLabel, "mapAbstract").textFormat() == Qt.TextFormat.PlainText
    assert len(text_of(picker, "mapAbstract")) < 30_000
    assert "&lt;h1&gt;" in picker.tree.currentIndex().data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize(
    ("smallest", "largest", "text"),
    [
        (0, 0, ""),
        (500_000.4, 0, "Visible from 1:500,000 inwards."),
        (0, 5_000, "Visible from 1:5,000 outwards."),
        (1e6, 5e3, "Visible between 1:1,000,000 and 1:5,000."),
    ],
)
def test_scales_are_told_as_qgis_tells_them(smallest, largest, text):
    assert scale_text(MapLayer("x", min_scale=smallest, max_scale=largest)) == text


def test_an_extent_is_told_in_words():
    assert extent_text((-10.24, -36.0, 0.04, 60.5)).replace("\u00a0", " ") == (
        "Covers 10.2° W to 0° E, 36° S to 60.5° N."
    )
    assert extent_text(None) == ""


class Named:
    def __init__(self, name):
        self._name = name

    def name(self):
        return self._name


def test_what_broke_off_is_told_beside_what_came():
    assert added_text([Named("Flood (stopped)")], [], [("Flood", "No answer.")]) == (
        "'Flood (stopped)' added to Hazard. 1 incomplete: Flood (No answer)."
    )


@pytest.mark.parametrize(
    ("layers", "refused", "text"),
    [
        (["Flood"], [], "'Flood' added to Hazard."),
        (["a", "b", "c"], [("d", "Gone.")], "3 layers added to Hazard. 1 not added: d (Gone)."),
        ([], [("a", "No."), ("b", "No.")], "Nothing was added. 2 not added: a, b (No)."),
        (
            ["a"],
            [(name, "No.") for name in "bcdef"] + [("g", "")],
            "'a' added to Hazard. 6 not added: b, c, d and 2 more (No); g.",
        ),
    ],
)
def test_what_came_and_what_did_not_is_one_text(layers, refused, text):
    assert added_text([Named(name) for name in layers], refused) == text


def test_the_legend_is_that_of_the_row_in_sight(picker):
    image = QImage(20, 10, QImage.Format.Format_RGB32)
    go_to(picker, "Flood zones")
    assert picker.legends[-1] == ("flood", "")
    picker.show_legend("quake", "", image)
    assert picker.findChild(QLabel, "mapLegend").isHidden(), "of another row"
    picker.show_legend("flood", "", image)
    assert picker.findChild(QLabel, "mapLegend").pixmap().size() == QSize(20, 10)
    go_to(picker, "quake")
    assert picker.findChild(QLabel, "mapLegend").isHidden()
    picker.show_legend("quake", "", None)
    assert text_of(picker, "mapLegendNote") == "The service returned no legend."


def png(width: int, height: int, color: QColor) -> bytes:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(color)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data)


def test_a_legend_is_small_and_on_white():
    kept = readable_image(png(30, 20, QColor(0, 0, 0, 0)))
    assert kept.size() == QSize(30, 20) and kept.pixelColor(3, 3) == QColor("white")
    wide = readable_image(png(1440, 400, QColor("red")))
    assert (wide.width(), wide.height()) == (360, 100)
    assert readable_image(png(12_000, 2_000, QColor("red"))) is None, "it would fill the memory"


@given(st.binary(max_size=60) | st.binary(max_size=60).map(lambda rest: png(2, 2, QColor("red"))[:40] + rest))
def test_what_is_no_picture_is_none(content):
    image = readable_image(content)
    assert image is None or not image.isNull()


def test_words_take_the_place_of_maps_with_their_next_steps(picker, catalog):
    tick(picker, "quake")
    done = []
    picker.show_message("No.", Step("Try", lambda: done.append("again")))
    assert (
        picker.message_page.isVisible() and not picker.tree.isVisible() and not add_button(picker).isEnabled()
    )
    assert add_button(picker).text() == "&Add" and text_of(picker, "mapCountLabel") == ""
    picker.accept()
    assert picker.added == []
    picker.findChild(QPushButton, "mapStepButton1").click()
    assert done == ["again"]
    picker.show_message("Requesting…", busy=True)
    let_go()
    assert picker.findChild(QPushButton, "mapStepButton1") is None and not picker.reload.isEnabled()
    picker.show_catalog(catalog)
    assert picker.tree.isVisible() and picker.model.chosen() == ()


def test_a_choice_of_connections_is_there_where_there_are_several(picker):
    combo = picker.findChild(QComboBox, "mapConnectionCombo")
    wanted = []
    picker.connection_chosen.connect(wanted.append)
    assert combo.isHidden()
    picker.show_connections(["a", "b"], "b")
    assert combo.isVisible() and combo.currentText() == "b" and wanted == []
    combo.setCurrentText("a")
    assert wanted == ["a"]


def test_thousands_of_layers_are_searched_at_once(picker):
    many = [MapLayer(f"layer_{n}", f"Layer {n}", group=(f"Group {n % 50}",)) for n in range(2000)]
    picker.show_catalog(MapCatalog(tuple(many), tuple(FeatureType(f"t{n}") for n in range(500))))
    assert not picker.tree.isExpanded(picker.found.index(7, 0))
    picker.find.setText("1999")
    assert picker.chosen() == (Chosen(many[1999]),)
    assert text_of(picker, "mapCountLabel") == "1 of 2,500 found"
    picker.find.clear()
    go_to(picker, "Group 0")
    picker.tree.actions()[0].trigger()
    assert picker.model.chosen() == tuple(map(Chosen, many[::50]))


def test_the_window_fits_a_small_screen_and_keeps_its_size(picker, fresh):
    assert picker.minimumSizeHint().width() <= 640 and picker.minimumSizeHint().height() <= 480
    assert picker.width() <= 1280 and picker.height() <= 700 and not picker.isModal()
    picker.resize(900, 600)
    picker.close()
    again = Picker()
    again.show()
    let_go()
    assert (again.width(), again.height()) == (900, 600)
    again.close()
    QgsSettings().remove("Windows")


@given(
    st.lists(
        st.tuples(
            st.lists(st.sampled_from("abc"), max_size=3).map(tuple), st.sampled_from("abcd"), st.booleans()
        ),
        max_size=12,
    )
)
def test_every_layer_has_a_row_in_its_group_whatever_the_groups_are(drawn):
    layers = tuple(
        MapLayer(f"n{number}", title, group=group, is_group=is_group)
        for number, (group, title, is_group) in enumerate(drawn)
    )
    model = MapsModel()
    model.fill(MapCatalog(layers))
    found = FoundMaps(model)
    seen = {}
    for index in found.found():
        path, above = [], index.parent()
        while above.isValid():
            path.insert(0, above.data())
            above = above.parent()
        seen[entry_at(index).layer] = tuple(path)
    assert seen == {layer: layer.group for layer in layers}
