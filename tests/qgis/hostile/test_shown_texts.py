"""Words of the service and of the analyst on all our screens: none of them is taken for markup.

A service whose every name is a tag is asked for all that there is; then each widget, entry and item is looked
at. Rich text reads pictures from disks and, on Windows, from other computers. How the source makes tooltips
and labels is judged in ``tests/repository/rules.py``.
"""

from __future__ import annotations

import re
from typing import Any, Iterator

import pytest
from qgis.core import (
    QgsApplication,
    QgsFieldModel,
    QgsProject,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QAbstractItemModel, QModelIndex, Qt, QUrl
from qgis.PyQt.QtGui import QTextDocument
from qgis.PyQt.QtWidgets import QAbstractItemView, QApplication, QLabel, QTextEdit, QWidget

from geoportfolio.core.gis.hazard_maps.catalog import FeatureType
from geoportfolio.core.gis.hazard_maps.layers import Chosen, add_layer
from geoportfolio.core.gis.layers.uris import MapServer
from geoportfolio.core.gis.results.layers import results_in
from geoportfolio.core.gis.text.plain_text import unmarked
from geoportfolio.ui.browser.source_page import SourcePage
from geoportfolio.ui.window.docks import PanelDock
from geoportfolio.ui.window.requests import LOADS
from tests.support.event_loop import pump_until
from tests.support.oracle import COAST
from tests.support.scripted_server import KEY, FakeServer, Reply
from tests.support.workbench import choose, draw

LEAF = "leaf5f3a"
"""In each hostile name, so that it is found again."""


def tag(bait: Any, what: str) -> str:
    return f"<img src='{bait.url}/{LEAF}'><b>{what}</b>"


def answers_of(bait: Any) -> Any:
    """A service of which each text is markup; its provision, its rows, its sums, its refusals."""

    def answer(seen: Any) -> Reply:
        names = {name: tag(bait, name) for name in ("source", "column", "label", "value", "type", "text")}
        if "provision" in seen.target:
            columns = [
                {"field": names["column"], "type": names["type"]},
                {"field": "LocName", "type": "text"},
            ]
            one = {"field": names["column"], "label": names["label"], "required": False}
            filters = [{**one, "values": [names["value"]]}]
            described = {
                "columns": columns,
                "filters": filters,
                "reports": {"accumulation": {"enabled": True}},
            }
            return Reply({"provisioning": {names["source"]: described}})
        if "/points/" in seen.target or "/entries/" in seen.target:
            row = {"LocName": names["text"], names["column"]: names["value"]}
            shape = {"type": "Point", "coordinates": [10.0, 53.5]}
            return Reply([{"type": "Feature", "geometry": shape, "properties": row}])
        if "autocomplete" in seen.target:
            row = {"label": names["label"], "lat": 53.5, "lon": 10.0, "geocodingQuality": names["value"]}
            return Reply({"results": [{**row, "placeId": names["text"], "highlights": [names["text"]]}]})
        return Reply({"message": names["text"]}, status=400)

    return answer


@pytest.fixture
def service(bait, fresh, monkeypatch):
    with FakeServer(answer=answers_of(bait)) as server:
        monkeypatch.setenv("GEOPORTFOLIO_URL", server.url)
        monkeypatch.setenv("GEOPORTFOLIO_API_KEY", KEY)
        yield server


@pytest.fixture
def ready(service, bench, window, bait):
    """All pages of the docks, the source of the hostile service, an area with a hostile name."""
    choose(bench, tag(bait, "source"))
    for dock in window.mainWindow().findChildren(PanelDock):
        dock.make()
        dock.show()
    draw(bench, COAST)
    return bench


def is_markup(text: Any, told: Qt.TextFormat = Qt.TextFormat.AutoText) -> bool:
    """Whether a hostile name in *text* would be taken for a tag."""
    if not isinstance(text, str) or LEAF not in text or told == Qt.TextFormat.PlainText:
        return False
    return re.search(r"<img[^<>]*" + LEAF, text) is not None


def shown_by(widget: QWidget) -> Iterator[tuple[str, Any]]:
    """What *widget* shows as rich text, or may."""
    yield "tooltip", widget.toolTip()
    yield "what's this", widget.whatsThis()
    if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
        yield "label", widget.text()
    if isinstance(widget, QTextEdit):
        yield "text", widget.toHtml()
    for action in widget.actions():
        yield "entry", action.toolTip()
        yield "entry", action.whatsThis()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from shown_in(widget.model())


def columns_of(model: QAbstractItemModel, parent: QModelIndex | None = None) -> int:
    try:
        return model.columnCount(parent or QModelIndex())
    except TypeError:  # a list has one, and does not say so
        return 1


def shown_in(model: QAbstractItemModel) -> Iterator[tuple[str, Any]]:
    roles = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)
    columns = range(min(20, columns_of(model)))
    yield from (
        ("heading", model.headerData(column, Qt.Orientation.Horizontal, role))
        for column in columns
        for role in roles
    )
    waiting = [QModelIndex()]
    while waiting:
        parent = waiting.pop()
        for row in range(min(50, model.rowCount(parent))):
            for column in range(min(20, columns_of(model, parent))):
                index = model.index(row, column, parent)
                yield from (("item", index.data(role)) for role in roles)
            waiting.append(model.index(row, 0, parent))


def markup_on_screen() -> list[str]:
    found = []
    for widget in QApplication.allWidgets():
        for where, text in shown_by(widget):
            if is_markup(text):
                found.append(f"{where} of {type(widget).__name__} {widget.objectName()}: {text[:90]}")
    return found


def hostile_texts() -> int:
    """How many hostile texts are on the screens at all."""
    count = 0
    for widget in QApplication.allWidgets():
        texts = [
            getattr(widget, name)() for name in ("text", "toolTip") if callable(getattr(widget, name, None))
        ]
        count += any(LEAF in text for text in texts if isinstance(text, str))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            first = (model.index(row, 0).data() for row in range(min(5, model.rowCount())))
            count += any(LEAF in str(text) for text in first)
    return count


def test_the_eye_sees_markup(qgis_app, bait):
    label = QLabel(tag(bait, "x"))
    assert [text for _, text in shown_by(label) if is_markup(text)]
    label.setTextFormat(Qt.TextFormat.PlainText)
    assert not [text for _, text in shown_by(label) if is_markup(text)]
    label.setToolTip(tag(bait, "x"))
    assert [text for _, text in shown_by(label) if is_markup(text)]


def test_no_name_of_the_service_is_markup_on_any_screen(ready, window, bait):
    assert markup_on_screen() == []
    ready.loader.load()
    pump_until(lambda: not ready.tasks.busy(LOADS))
    assert results_in(QgsProject.instance())
    page = SourcePage(ready.session.described)
    page.show()
    assert markup_on_screen() == []
    assert hostile_texts() > 3
    assert bait.seen == []


def test_what_qgis_shows_of_a_layer_holds_no_tag(ready, window, bait):
    """QGIS escapes neither all names nor any abstract in its layer tree; ours hold nothing to be escaped."""
    ready.loader.load()
    pump_until(lambda: not ready.tasks.busy(LOADS))
    (layer,) = results_in(QgsProject.instance())
    assert LEAF in layer.metadata().title() and "<" not in layer.metadata().title() + layer.name()
    model = window.layerTreeView().model()
    texts = [text for _, text in shown_in(model) if isinstance(text, str) and LEAF in text]
    assert texts and not any(map(is_markup, texts))
    assert not is_markup(layer.metadata().abstract())
    told = [layer.htmlMetadata(), *(QgsFieldModel.fieldToolTip(field) for field in layer.fields())]
    assert LEAF in told[0] and not any(map(is_markup, told))


def test_what_a_map_service_says_of_a_layer_holds_no_tag(fresh, bait):
    layer = QgsVectorLayer("Point?crs=EPSG:4326", "zones", "memory")
    zones = FeatureType(tag(bait, "name"), tag(bait, "title"), tag(bait, "abstract"))
    server = MapServer("office", "https://example.com")
    assert not add_layer(QgsProject.instance(), server, Chosen(features=zones), layer)
    told = layer.htmlMetadata()
    assert told.count(LEAF) >= 3 and not is_markup(told)


def test_the_message_bar_and_the_log_say_a_services_words_as_they_are(ready, window, bait):
    logged = []
    QgsApplication.messageLog().messageReceived.connect(lambda text, *_: logged.append(text))
    ready.accumulation.accumulator.accumulate()
    pump_until(window.items)
    browsers = [each for item in window.items() for each in item.findChildren(QTextEdit)]
    assert any(LEAF in each.toPlainText() for each in browsers)
    assert not any("<img" in each.toHtml() for each in browsers)
    assert not any(is_markup(text) for text in logged)
    assert bait.seen == []


class Asked(QTextDocument):
    """Keeps what it was to read."""

    def __init__(self) -> None:
        super().__init__()
        self.places: list[str] = []

    def loadResource(self, kind: int, place: QUrl) -> None:
        self.places.append(place.toString())


@pytest.mark.parametrize("gap", ["", " ", "\n", "\t", "\u3000", '"', "&#105;"])
def test_no_bracket_begins_a_tag_whatever_is_behind_it(gap):
    """As QGIS shows a title among markup of its own."""
    name = {'"': '"img"', "&#105;": "&#105;mg"}.get(gap, f"{gap}img")
    hostile = f"<{name} src='//host/share/x.png'>TIV"
    seen, shown = Asked(), Asked()
    seen.setHtml(f"{hostile}<br>")
    shown.setHtml(f"{unmarked(hostile)}<br>")
    seen.adjustSize(), shown.adjustSize()
    assert seen.places and not shown.places
    assert shown.toPlainText().startswith("\u2039") and "src=" in shown.toPlainText()
