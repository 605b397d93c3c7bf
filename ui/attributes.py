"""Point attributes: a click on a loaded point, and what the service knows of it in a small dock."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Optional

from qgis.core import NULL, QgsProject, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ..core.api import Client
from ..core.api.config import normalised_url
from ..core.api.errors import ApiError, Cancelled, InvalidAddress, NotFound
from ..core.gis import jobs, layers, marks
from ..core.gis.columns import text_of
from ..core.gis.sentences import About, sentence
from .attributes_dock import AttributesDock
from .messages import Messages, Step
from .patience import impatient
from .session import Session
from .tools.attributes_tool import AttributesTool
from .tools.pick_tool import Place
from .tools.picking import Picking

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

    def __init__(
        self, iface: Any, session: Session, messages: Messages, parent: Optional[QObject] = None
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._messages = messages
        self._picking = Picking(iface.mapCanvas(), AttributesTool, self)
        self._picking.picked.connect(self.show)
        self._picking.changed.connect(self.picking_changed)
        self._point: Optional[_Point] = None
        self.dock: Optional[AttributesDock] = None

    def pick(self, wanted: bool = True) -> None:
        """Let the analyst click loaded points, where there are some; not *wanted*: put the tool away."""
        if not wanted:
            self._picking.leave()
        elif not any(map(marks.is_result, QgsProject.instance().mapLayers().values())):
            self._messages.hint(
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
        feature = layer.getFeature(place.feature_id)
        self._point = _Point(
            place.label,
            query.source,
            layer.customProperty(layers.HOST) or "",
            layer.customProperty(layers.CONNECTION) or "",
            dict(zip(feature.fields().names(), feature.attributes())),
        )
        self._ask()

    def close(self) -> None:
        """Take tool and dock away; for ``unload()``."""
        self._session.runner.drop(LANE)
        self._picking.close()
        if self.dock is not None:
            self._iface.removeDockWidget(self.dock)
            self.dock.deleteLater()
            self.dock = None

    def _ask(self) -> None:
        point, dock = self._point, self._opened_dock()
        field = QgsSettings().value(_key(point), _DEFAULT_FIELD, type=str)
        self._session.runner.drop(LANE)
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
        try:
            client = Client(impatient(self._session.connections.config(connection)))
        except ApiError as error:
            dock.say(_see_message())
            self._messages.problem(error, about)
            return
        dock.say(translate("GeoPortfolio", "Asking..."))
        self._session.runner.start(
            translate("GeoPortfolio", "Attributes of {point}").format(point=point.label),
            partial(jobs.point_attributes, client, point.source, text_of(value)),
            dock.show_attributes,
            lambda error: self._failed(error, about, text_of(value)),
            lane=LANE,
        )

    def _failed(self, error: Exception, about: About, value: str) -> None:
        if isinstance(error, NotFound) and not error.answered_by:
            self._messages.log(error)
            self.dock.say(_unknown(error, about, value))
            return
        self.dock.say(sentence(error, about) if isinstance(error, Cancelled) else _see_message())
        self._messages.problem(error, about, Step(translate("GeoPortfolio", "Try again"), self._ask))

    def _choose_field(self, field: str) -> None:
        if self._point is not None and field:
            QgsSettings().setValue(_key(self._point), field)
            self._ask()

    def _connection_of(self, point: _Point) -> str:
        """The layer's own connection; for a layer of a colleague, one of ours to the same service."""
        connections = self._session.connections
        names = connections.names()
        same_host = [name for name in names if _address(connections.get(name).base_url) == point.host]
        for name in (point.connection, self._session.connection):
            if name in same_host:
                return name
        return next(iter(same_host), "")

    def _opened_dock(self) -> AttributesDock:
        if self.dock is None:
            self.dock = AttributesDock(self._iface.mainWindow())
            self.dock.field_chosen.connect(self._choose_field)
            self.dock.take_place(self._iface.mainWindow(), self._iface.mapCanvas())
        self.dock.show()
        self.dock.raise_()
        self._picking.hand_keys_to(self.dock)
        return self.dock


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
