"""Loads: from the query to a styled layer and a line in the message bar."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Callable, Optional

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QObject, pyqtSignal

from ..core.api import Monitor, Query
from ..core.api.errors import ApiError, Cancelled, ConnectionFailed
from ..core.api.query import POINTS
from ..core.gis import jobs, layers
from ..core.gis.areas import InvalidArea
from ..core.gis.jobs.loading import Kept
from ..core.gis.numbers import whole
from ..core.gis.results import Result, title_of
from ..core.gis.selection_areas import SelectionAreas
from ..core.gis.sentences import About, sentence
from ..core.gis.store import result_path
from .canvas import show_everything_of, zoom_to
from .draft import Draft
from .messages import Messages, Step
from .progress import ProgressLine
from .session import Session

translate = QCoreApplication.translate

LANE = "load"


class Loader(QObject):
    """Brings points, entries and what searches find onto the map; one load at a time."""

    loaded = pyqtSignal(object)
    """The :class:`Result` of each load that ended with an answer, whole or not, for the list of runs."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        draft: Draft,
        areas: SelectionAreas,
        progress: ProgressLine,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._draft = draft
        self._areas = areas
        self._progress = progress

    @property
    def _messages(self) -> Messages:
        return self._session.messages

    def load(self, verb: str = POINTS) -> None:
        """Load the points or entries of the chosen source in the areas on the map."""
        if self._session.described is None:
            return
        try:
            query = self._draft.query(verb, self._areas.areas())
        except InvalidArea as error:
            self._messages.problem(error, self._session.about(True), self._show_fault(error))
            return
        self.run(query)

    def run(
        self,
        query: Query,
        then: Optional[Callable[[Result], None]] = None,
        *,
        connection: str = "",
        kept: Optional[Kept] = None,
    ) -> bool:
        """Ask *query*; False when another load is under way or the key can't be read, which is told.

        :param then: given the result, in place of adding it as a new layer; problems are told here.
        :param connection: another than that of the session.
        :param kept: go on with a load that stopped.
        """
        session = self._session
        connection = connection or session.connection
        if session.runner.busy(LANE):
            return False
        about = About(connection, query.source, bool(query.areas))
        try:
            client = session.client(connection)
        except ApiError as error:
            self._messages.problem(error, about)
            return False
        described = session.sources.get(query.source) if connection == session.connection else None
        title = title_of(query, datetime.now().astimezone())
        path = result_path(
            QgsProject.instance().fileName(),
            QgsApplication.qgisSettingsDirPath(),
            title,
            datetime.now().astimezone(),
        )

        def work(monitor: Monitor) -> Result:
            known = described or jobs.describe_source(client, query.source, monitor)
            result = jobs.load(client, query, known, path, monitor, kept=kept, mark_repeats=True)
            return replace(result, connection=connection)

        session.runner.start(
            translate("GeoPortfolio", "Load {title}").format(title=title),
            work,
            then or self._loaded,
            lambda error: self._messages.problem(error, about, self._again(query, connection)),
            lane=LANE,
            watch=partial(
                self._progress.follow,
                translate("GeoPortfolio", "Asking {source}").format(source=query.source),
            ),
        )
        return True

    def stop(self) -> None:
        """End the load and keep what has come."""
        self._session.runner.stop(LANE)

    def _loaded(self, result: Result) -> None:
        self.loaded.emit(result)
        if result.stored is None:
            self._nothing_came(result)
            return
        try:
            layer = layers.add_result(QgsProject.instance(), result)
        except OSError as error:
            self._messages.problem(error, self._session.about(True), self._again(result.query))
            return
        show_everything_of(self._iface.mapCanvas(), layer)
        count = whole(result.shown)
        if result.complete:
            self._messages.done(_success(result, count))
        else:
            self._messages.log(result.error)
            about = About(self._session.connection, result.query.source, True)
            self._messages.hint(_incomplete(result.error, count, about), self._again(result.query))

    def _nothing_came(self, result: Result) -> None:
        if not result.complete:
            self._messages.hint(
                translate("GeoPortfolio", "Stopped before the first point came."), self._again(result.query)
            )
            return
        self._messages.hint(
            translate("GeoPortfolio", "Nothing of {source} lies in the area.").format(
                source=result.query.source
            ),
            Step(
                translate("GeoPortfolio", "Zoom to area"),
                lambda: show_everything_of(self._iface.mapCanvas(), self._areas.layer(), always=True),
            ),
        )

    def _again(self, query: Query, connection: str = "") -> Step:
        return Step(translate("GeoPortfolio", "Load again"), lambda: self.run(query, connection=connection))

    def _show_fault(self, error: InvalidArea) -> Optional[Step]:
        if error.at is None:
            return None
        return Step(
            translate("GeoPortfolio", "Zoom there"),
            lambda: zoom_to(self._iface.mapCanvas(), *error.at),
        )


def _incomplete(error: ApiError, count: str, about: About) -> str:
    if isinstance(error, Cancelled):
        return translate(
            "GeoPortfolio", "Stopped after {count} points. They are on the map, marked incomplete."
        ).format(count=count)
    if isinstance(error, ConnectionFailed):
        return translate(
            "GeoPortfolio",
            "The connection broke after {count} points. They are on the map, marked incomplete.",
        ).format(count=count)
    return translate(
        "GeoPortfolio", "Only {count} points came. They are on the map, marked incomplete. {reason}"
    ).format(count=count, reason=sentence(error, about))


def _success(result: Result, count: str) -> str:
    seconds = QLocale().toString(max(result.seconds, 0.1), "f", 1)
    if len(result.query.areas) > 1:
        return translate("GeoPortfolio", "{count} points in {areas} areas, {seconds} s").format(
            count=count, areas=QLocale().toString(len(result.query.areas)), seconds=seconds
        )
    return translate("GeoPortfolio", "{count} points, {seconds} s").format(count=count, seconds=seconds)
