"""Hazards at click: a place on the map, and what the chosen layers have there in a small dock."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Any, Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core.api import Client
from ...core.api.enrichment import COUNT, ENHANCE
from ...core.api.errors import ApiError, Cancelled
from ...core.gis import jobs, layer_lists, moments
from ...core.gis.jobs import Hazards
from ...core.gis.numbers import position_text
from ...core.gis.sentences import About, sentence
from ..messages import Messages, Step
from ..patience import impatient
from ..search.marker import PlaceMarker
from ..session import Session
from ..tools.hazards_tool import HazardsTool
from ..tools.pick_tool import Place
from ..tools.picking import Picking
from .dock import HazardsDock
from .layers_editor import LayersDialog
from .suggesting import edit_layers
from .words import groups_of, operation_text

translate = QCoreApplication.translate

LANE = "hazards"
_OPERATION = "geoportfolio/hazardsOperation"


class HazardsAtClick(QObject):
    """Asks the point enrichment (spec 4.6) of the connection for places that the analyst clicks.

    The layers are those of the connection's list (:mod:`~...core.gis.layer_lists`); without a list the
    first click opens it.
    """

    picking_changed = pyqtSignal(bool)
    connection_wanted = pyqtSignal()
    """There is no connection to ask."""

    def __init__(
        self, iface: Any, session: Session, messages: Messages, parent: Optional[QObject] = None
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._messages = messages
        self._picking = Picking(iface.mapCanvas(), HazardsTool, self)
        self._picking.picked.connect(self.show)
        self._picking.changed.connect(self.picking_changed)
        self._place: Optional[Place] = None
        self._connection = ""
        self._marker: Optional[PlaceMarker] = None
        self._dialog: Optional[LayersDialog] = None
        self.dock: Optional[HazardsDock] = None

    @property
    def is_picking(self) -> bool:
        """Whether a click on the map asks for hazards."""
        return self._picking.is_on

    def pick(self, wanted: bool = True) -> None:
        """Let the analyst click places; not *wanted*: put the tool away."""
        if not wanted:
            self._picking.leave()
            return
        if not self._has_connection():
            self.picking_changed.emit(False)
            return
        self._picking.begin()

    def at(self, lon: float, lat: float) -> None:
        """Ask for the hazards of a place, in degrees of EPSG:4326."""
        if self._has_connection():
            self.show(Place(lon, lat, position_text(lat, lon)))

    def show(self, place: Place) -> None:
        """Ask for the hazards at *place*."""
        self._place, self._connection = place, self._session.connection
        self._ask()

    def choose_layers(self) -> None:
        """Open the list of layers of the connection; OK asks again for the place in sight."""
        if self._dialog is not None or not self._has_connection():
            return
        if self.dock is None or self.dock.isHidden():
            self._connection = self._session.connection
        self._dialog = edit_layers(
            self._session, self._connection, self._iface.mainWindow(), self._layers_chosen
        )
        self._dialog.finished.connect(self._dialog_closed)

    def close(self) -> None:
        """Take tool, mark and dock away; for ``unload()``."""
        self._session.runner.drop(LANE)
        self._picking.close()
        if self._dialog is not None:
            self._dialog.reject()
        if self._marker is not None:
            self._marker.close()
            self._marker = None
        if self.dock is not None:
            self._iface.removeDockWidget(self.dock)
            self.dock.deleteLater()
            self.dock = None

    def _ask(self) -> None:
        place, connection, dock = self._place, self._connection, self._opened_dock()
        operation, names = _operation(), layer_lists.chosen(connection)
        self._session.runner.drop(LANE)
        self._mark(place)
        where = position_text(place.lat, place.lon)
        dock.ask(place.label if place.layer_id else "", self._circumstances(where, operation))
        dock.show_operation(operation)
        dock.show_layers(names)
        if not names:
            dock.say(translate("GeoPortfolio", "Press Layers and name those that your provider has."))
            if not layer_lists.listed(connection):
                self.choose_layers()
            return
        try:
            client = Client(impatient(self._session.connections.config(connection)))
        except ApiError as error:
            self._failed(error)
            return
        self._picking.hand_keys_to(dock)
        dock.say(translate("GeoPortfolio", "Asking..."))
        self._session.runner.start(
            translate("GeoPortfolio", "Hazards at {place}").format(place=place.label),
            partial(jobs.hazards_at, client, (place.lon, place.lat), names, operation),
            partial(self._arrived, names),
            self._failed,
            lane=LANE,
        )

    def _arrived(self, names: tuple[str, ...], hazards: Hazards) -> None:
        if not any(answer.error for answer in hazards.answers):
            layer_lists.remember(self._connection, names)
        for answer in hazards.answers:
            if answer.error is not None:
                self._messages.log(answer.error)
        self.dock.show_groups(groups_of(hazards))

    def _failed(self, error: Exception) -> None:
        about = About(self._connection)
        if isinstance(error, Cancelled):
            self.dock.say(sentence(error, about))
            return
        self.dock.say(translate("GeoPortfolio", "No answer. The message above the map says why."))
        self._messages.problem(error, about, Step(translate("GeoPortfolio", "Try again"), self._ask))

    def _circumstances(self, where: str, operation: str) -> str:
        """Where, what, whom and when, for who looks at it later or copies it into a mail."""
        time = moments.clock(datetime.now())
        return f"{where}; {operation_text(operation)}, {self._connection}, {time}"

    def _has_connection(self) -> bool:
        self._session.open()
        if not self._session.connection:
            self.connection_wanted.emit()
            self._messages.hint(
                translate(
                    "GeoPortfolio",
                    "Connect to a service in the Selection dock first, then ask for the hazards.",
                )
            )
        return bool(self._session.connection)

    def _choose_operation(self, operation: str) -> None:
        QgsSettings().setValue(_OPERATION, operation)
        self._ask()

    def _layers_chosen(self, names: tuple[str, ...]) -> None:
        if self._place is not None and self.dock is not None and not self.dock.isHidden():
            self._ask()

    def _dialog_closed(self) -> None:
        self._dialog = None

    def _mark(self, place: Place) -> None:
        if self._marker is None:
            self._marker = PlaceMarker(self._iface.mapCanvas(), self)
        self._marker.show(place.lon, place.lat)

    def _dock_closed(self) -> None:
        self._session.runner.drop(LANE)
        if self._marker is not None:
            self._marker.remove()

    def _opened_dock(self) -> HazardsDock:
        if self.dock is None:
            self.dock = HazardsDock(self._iface.mainWindow())
            self.dock.layers_wanted.connect(self.choose_layers)
            self.dock.operation_chosen.connect(self._choose_operation)
            self.dock.closed.connect(self._dock_closed)
            self.dock.take_place(self._iface.mainWindow(), self._iface.mapCanvas())
        self.dock.show()
        self.dock.raise_()
        return self.dock


def _operation() -> str:
    kept = QgsSettings().value(_OPERATION, ENHANCE, type=str)
    return kept if kept in (ENHANCE, COUNT) else ENHANCE
