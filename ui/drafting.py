"""Queries from what the docks and the map have now; thousands of areas are read in a task."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ..core.api import Area, Query
from ..core.gis.areas import InvalidArea
from ..core.gis.selection_areas import SelectionAreas
from .area_sources import AT_ONCE
from .canvas import zoom_to
from .draft import Draft
from .load_lane import LoadLane
from .messages import Step
from .session import Session

translate = QCoreApplication.translate

_AHEAD = "areas read ahead"


class Drafting(QObject):
    """Puts queries together. Areas in their thousands are read as soon as they come, so that a load
    hardly waits for it.
    """

    repair_wanted = pyqtSignal(object)
    """A message's button asks that the area of an InvalidArea be mended."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        draft: Draft,
        areas: SelectionAreas,
        lane: LoadLane,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._draft = draft
        self._areas = areas
        self._lane = lane
        areas.changed.connect(self._read_ahead)

    def with_query(self, verb: str, then: Callable[[Query, str], None]) -> None:
        """Give *then* the query as it stands now, and its connection; what can't be asked is told instead.

        It comes at once, or in the load's lane when many areas are read first.
        """
        session = self._session
        if session.described is None:
            return
        connection, query = session.connection, self._draft.query(verb)
        read = self._areas.snapshot()

        def done(areas: tuple[Area, ...]) -> None:
            then(replace(query, areas=areas), connection)

        if self._areas.count() > AT_ONCE:
            # What it has read is remembered.
            session.runner.drop(_AHEAD)
            self._lane.prepare(_title(), read, done, self._failed)
            return
        try:
            areas = read()
        except InvalidArea as error:
            self._failed(error)
        else:
            done(areas)

    def close(self) -> None:
        """Read no more; for ``unload()``."""
        self._areas.changed.disconnect(self._read_ahead)
        self._session.runner.drop(_AHEAD)

    def _failed(self, error: Exception) -> None:
        steps: tuple[Optional[Step], ...] = ()
        if isinstance(error, InvalidArea):
            mend = Step(translate("GeoPortfolio", "Repair"), partial(self.repair_wanted.emit, error))
            steps = (self._show_fault(error), mend)
        self._session.messages.problem(error, self._session.about(True), *steps)

    def _show_fault(self, error: InvalidArea) -> Optional[Step]:
        if error.at is None:
            return None
        return Step(
            translate("GeoPortfolio", "Zoom there"),
            lambda: zoom_to(self._iface.mapCanvas(), *error.at),
        )

    def _read_ahead(self) -> None:
        if self._areas.count() <= AT_ONCE:
            return
        self._session.runner.start(
            _title(),
            self._areas.snapshot(),
            lambda _areas: None,
            # What can't be asked is told when it is asked.
            lambda _error: None,
            lane=_AHEAD,
        )


def _title() -> str:
    return translate("GeoPortfolio", "Read the selection areas")
