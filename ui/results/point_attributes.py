"""Point attributes: a click on a loaded point, and what the service knows of it in a dock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Mapping, Optional

from qgis.core import NULL, QgsProject, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QComboBox, QFormLayout, QHeaderView, QTableView, QWidget

from ...core import gis
from ...core.api import Client, Monitor
from ...core.api.config import normalised_url
from ...core.api.errors import Cancelled, InvalidAddress, NotFound
from ...core.gis.layers import identity
from ...core.gis.layers.provenance import record_of
from ...core.gis.results import layers
from ...core.gis.storage.columns import text_of
from ...core.gis.text.error_messages import About, sentence
from ..areas.pick_tool import AttributesTool, Picking, Place
from ..widgets.controls import add_row
from ..window.docks import open_at_right
from ..window.facts_dock import FactsDock, as_table, fact_row, rows_of
from ..window.messages import Step

if TYPE_CHECKING:
    from ..window.window import Window

translate = QCoreApplication.translate

LANE = "attributes"
_FIELD = "geoportfolio/attributesField/{}/{}"
_DEFAULT_FIELD = "id"


@dataclass(frozen=True)
class _Point:
    """The point that was clicked: its name, and what its layer and row say of where it came from."""

    label: str
    source: str
    host: str
    connection: str
    row: dict[str, Any]


class PointAttributes(QObject):
    """Asks points/attributes (spec 4.3) for loaded points that the analyst clicks.

    The layer knows its service and source; the field of the row that names the point is ``id`` until
    the analyst chooses another, which is remembered for the source.
    """

    picking_changed = pyqtSignal(bool)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._picking = Picking(window.iface.mapCanvas(), AttributesTool, self)
        self._picking.picked.connect(self.show)
        self._picking.changed.connect(self.picking_changed)
        self._point: Optional[_Point] = None
        self.dock: Optional[AttributesDock] = None

    def pick(self, wanted: bool = True) -> None:
        """Let the analyst click loaded points, where there are some; not *wanted*: put the tool away."""
        if not wanted:
            self._picking.leave()
        elif not any(map(identity.is_result, QgsProject.instance().mapLayers().values())):
            self._window.messages.hint(
                translate("GeoPortfolio", "There are no loaded points yet. Load points, then click one.")
            )
        else:
            self._picking.begin()

    def show(self, place: Place) -> None:
        """Ask for the attributes of the loaded point at *place*."""
        layer = QgsProject.instance().mapLayer(place.layer_id)
        query = layers.query_of(layer) if layer is not None else None
        if query is None:
            if self._picking.tool is not None:
                self._picking.tool.miss()
            return
        feature, record = layer.getFeature(place.feature_id), record_of(layer)
        self._point = _Point(
            place.label,
            query.source,
            record.host,
            record.connection,
            dict(zip(feature.fields().names(), feature.attributes())),
        )
        self._ask()

    def close(self) -> None:
        """Take tool and dock away; for ``unload()``."""
        self._window.tasks.drop(LANE)
        self._picking.close()
        if self.dock is not None:
            self._window.iface.removeDockWidget(self.dock)
            self.dock.deleteLater()
            self.dock = None

    def _ask(self) -> None:
        point, dock = self._point, self._opened_dock()
        field = QgsSettings().value(_key(point), _DEFAULT_FIELD, type=str)
        self._window.tasks.drop(LANE)
        dock.ask(f"{point.label}, {point.source}", list(point.row), field)
        value = point.row.get(field)
        if value in (None, NULL, ""):
            dock.say(_no_value(point, field))
            return
        connection = self._connection_of(point)
        if not connection:
            dock.say(
                translate(
                    "GeoPortfolio", "There is no connection to {host}, where this point came from. Make one."
                ).format(host=point.host)
            )
            return
        about = About(connection, point.source)

        def ask(client: Client, monitor: Monitor) -> Mapping[str, Any]:
            return gis.results.point_attributes.point_attributes(
                client, point.source, text_of(value), monitor
            )

        dock.say(translate("GeoPortfolio", "Asking..."))
        self._window.requests.start(
            translate("GeoPortfolio", "Attributes of {point}").format(point=point.label),
            ask,
            dock.show_attributes,
            lambda error: self._failed(error, about, text_of(value)),
            about=about,
            interactive=True,
            lane=LANE,
        )

    def _failed(self, error: Exception, about: About, value: str) -> None:
        if isinstance(error, NotFound) and not error.answered_by:
            self._window.messages.log(error)
            self.dock.say(_unknown(error, about, value))
            return
        self.dock.say(sentence(error, about) if isinstance(error, Cancelled) else _see_message())
        self._window.messages.problem(error, about, Step(translate("GeoPortfolio", "Try again"), self._ask))

    def _choose_field(self, field: str) -> None:
        if self._point is not None and field:
            QgsSettings().setValue(_key(self._point), field)
            self._ask()

    def _connection_of(self, point: _Point) -> str:
        """The layer's own connection; for a layer of a colleague, one of ours to the same service."""
        connections = self._window.connections
        names = connections.names()
        same_host = [name for name in names if _address(connections.get(name).base_url) == point.host]
        for name in (point.connection, self._window.session.connection):
            if name in same_host:
                return name
        return next(iter(same_host), "")

    def _opened_dock(self) -> AttributesDock:
        if self.dock is None:
            self.dock = AttributesDock(self._window.iface.mainWindow())
            self.dock.field_chosen.connect(self._choose_field)
        open_at_right(self._window.iface.mainWindow(), self.dock)
        self._picking.hand_keys_to(self.dock)
        return self.dock


class AttributesDock(FactsDock):
    """Shows what it is given; which field names a point for the service is chosen here."""

    field_chosen = pyqtSignal(str)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        self.table = QTableView()
        super().__init__(translate("GeoPortfolio", "Point attributes"), "attributes", self.table, parent)
        self.setObjectName("pointAttributesDock")
        self._prepare_table()
        self.fields = self._field_combo()
        form = QFormLayout()
        form.addRow(translate("GeoPortfolio", "&Named by"), self.fields)
        self.lay_out(self.heading, form)

    def ask(self, heading: str, fields: list[str], field: str) -> None:
        """Begin with another point: its name, the fields of its layer, and which one names it."""
        self.heading.setText(heading)
        self.fields.blockSignals(True)
        self.fields.clear()
        self.fields.addItems(fields)
        self.fields.setCurrentIndex(self.fields.findText(field))
        self.fields.blockSignals(False)
        self._fill(())
        self.status.setText("")

    def show_attributes(self, attributes: Mapping[str, Any]) -> None:
        """The answer; the text to find stays, so that point after point shows the same fields."""
        rows = tuple(rows_of(attributes))
        self._fill(rows)
        self.say("" if rows else translate("GeoPortfolio", "The service has no attributes for this point."))

    def copied_text(self) -> str:
        chosen = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        numbers = chosen or range(self.shown.rowCount())
        return as_table(tuple(self.shown.index(row, column).data() for column in (0, 1)) for row in numbers)

    def _fill(self, rows: tuple[tuple[str, str], ...]) -> None:
        self.rows.setRowCount(0)
        for row in rows:
            add_row(self.rows.invisibleRootItem(), fact_row(*row))
        self.copy_button.setEnabled(bool(rows))

    def _field_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("attributesField")
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        combo.setToolTip(
            translate(
                "GeoPortfolio",
                "The field whose value names the point for the service; remembered for this source.",
            )
        )
        combo.currentIndexChanged.connect(lambda _: self.field_chosen.emit(combo.currentText()))
        return combo

    def _prepare_table(self) -> None:
        self.table.setObjectName("attributesTable")
        self.table.setAccessibleName(translate("GeoPortfolio", "Attributes"))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.prepare_header(self.table.horizontalHeader())


def _key(point: _Point) -> str:
    return _FIELD.format(*(part.replace("/", "%2F") for part in (point.host, point.source)))


def _address(url: str) -> str:
    try:
        return normalised_url(url)
    except InvalidAddress:
        return ""


def _see_message() -> str:
    return translate("GeoPortfolio", "No answer. The message above the map says why.")


def _no_value(point: _Point, field: str) -> str:
    if field in point.row:
        return translate(
            "GeoPortfolio", "This point has no value in '{field}'. Choose another under 'Named by'."
        ).format(field=field)
    return translate(
        "GeoPortfolio", "This layer has no field '{field}'. Choose another under 'Named by'."
    ).format(field=field)


def _unknown(error: NotFound, about: About, value: str) -> str:
    text = translate(
        "GeoPortfolio",
        "The service knows no point '{value}' in {source}. Choose another field under 'Named by'.",
    ).format(value=value, source=about.source)
    if error.service_message:
        text = translate("GeoPortfolio", '{sentence} Service: "{words}"').format(
            sentence=text, words=error.service_message
        )
    return text
