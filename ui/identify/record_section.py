"""The section with the full record of a loaded point (spec 4.3, points/attributes)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Mapping, Optional

from qgis.core import NULL, QgsProject, QgsSettings
from qgis.PyQt.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from ...core import gis
from ...core.api import Client, Monitor
from ...core.api.config import normalized_url
from ...core.api.errors import InvalidAddress, NotFound
from ...core.gis.layers.provenance import record_of
from ...core.gis.results import layers
from ...core.gis.storage.columns import text_of
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ..areas.pick_tool import Place
from .facts import FactsTree, Group, rows_of
from .section import Section

if TYPE_CHECKING:
    from ..window.window import Window

_FIELD = "geoportfolio/attributesField/{}/{}"
_DEFAULT_FIELD = "id"


@dataclass(frozen=True)
class _Point:
    """The origin of a loaded point, from its layer and its row."""

    source: str
    host: str
    connection: str
    row: dict[str, Any]


class RecordSection(Section):
    """Requests the record from the service and source of the layer of the point.

    The field that identifies the point is ``id``, unless the user chooses another, which is stored for the
    source.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window, "record", tr("Record"))
        self._point: Optional[_Point] = None
        self.tree = FactsTree("recordTree", tr("Record"))
        self.fields = self._field_combo()
        label = QLabel(tr("Identifier field"))
        label.setBuddy(self.fields)
        self._named_by = QWidget()
        row = QHBoxLayout(self._named_by)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label)
        row.addWidget(self.fields, 1)
        self.column.addWidget(self._named_by)
        self.column.addWidget(self.status)
        self.column.addWidget(self.tree, 1)

    def clear_facts(self) -> None:
        self.tree.show_groups(())
        self._point = _point_at(self.place) if self.place is not None else None
        for each in (self._named_by, self.tree):
            each.setVisible(self._point is not None)
        if self._point is None:
            self.say(tr("Click a loaded location to see its record."))
            return
        self.fields.blockSignals(True)
        self.fields.clear()
        self.fields.addItems(list(self._point.row))
        self.fields.setCurrentIndex(self.fields.findText(_field(self._point)))
        self.fields.blockSignals(False)

    def request(self, place: Place) -> bool:
        point = self._point
        if point is None:
            return True
        self.tree.show_groups(())
        field = _field(point)
        value = point.row.get(field)
        if value in (None, NULL, ""):
            self.say(_no_value(point, field))
            return True
        connection = self._connection_of(point)
        if not connection:
            self.say(
                tr("There is no connection to {host}, the service of this location. Add one.").format(
                    host=point.host
                )
            )
            return True
        about, name = About(connection, point.source), text_of(value) or ""

        def ask(client: Client, monitor: Monitor) -> Mapping[str, Any]:
            return gis.results.point_attributes.point_attributes(client, point.source, name, monitor)

        return self.start(
            tr("Record of {point}").format(point=place.label),
            ask,
            lambda attributes: self._show(point.source, attributes),
            about,
            lambda error: self._failed(error, about, name),
        )

    def _show(self, source: str, attributes: Mapping[str, Any]) -> None:
        rows = tuple(rows_of(attributes))
        self.tree.show_groups((Group(source, "", rows),) if rows else ())
        self.say("" if rows else tr("The service has no record of this location."))

    def _failed(self, error: Exception, about: About, value: str) -> None:
        if isinstance(error, NotFound) and not error.answered_by:
            self._window.messages.log(error)
            self.say(_unknown(error, about, value))
        else:
            self.fail(error, about)

    def _choose_field(self, _index: int) -> None:
        field = self.fields.currentText()
        if self._point is not None and field:
            QgsSettings().setValue(_key(self._point), field)
            self.ask_again()

    def _connection_of(self, point: _Point) -> str:
        """Return the layer's connection; for a layer from elsewhere, one to the same service."""
        connections = self._window.connections
        names = connections.names()
        same_host = [name for name in names if _address(connections.get(name).base_url) == point.host]
        for name in (point.connection, self._window.session.connection):
            if name in same_host:
                return name
        return next(iter(same_host), "")

    def _field_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("recordField")
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        combo.setToolTip(
            tr("The field whose value identifies the location in the service; remembered for this source.")
        )
        combo.currentIndexChanged.connect(self._choose_field)
        return combo


def _point_at(place: Place) -> Optional[_Point]:
    layer = QgsProject.instance().mapLayer(place.layer_id)
    query = layers.query_of(layer) if layer is not None else None
    if query is None:
        return None
    feature, record = layer.getFeature(place.feature_id), record_of(layer)
    row = dict(zip(feature.fields().names(), feature.attributes()))
    return _Point(query.source, record.host, record.connection, row)


def _field(point: _Point) -> str:
    return QgsSettings().value(_key(point), _DEFAULT_FIELD, type=str)


def _key(point: _Point) -> str:
    return _FIELD.format(*(part.replace("/", "%2F") for part in (point.host, point.source)))


def _address(url: str) -> str:
    try:
        return normalized_url(url)
    except InvalidAddress:
        return ""


def _no_value(point: _Point, field: str) -> str:
    if field in point.row:
        return tr("This location has no value in '{field}'. Choose another identifier field.").format(
            field=field
        )
    return tr("This layer has no field '{field}'. Choose another identifier field.").format(field=field)


def _unknown(error: NotFound, about: About, value: str) -> str:
    text = tr("The service has no location '{value}' in {source}. Choose another identifier field.").format(
        value=value, source=about.source
    )
    if error.service_message:
        text = tr('{sentence} Service: "{words}"').format(sentence=text, words=error.service_message)
    return text
