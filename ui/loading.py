"""Load points: from the areas on the map to a styled layer and a line in the message bar."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Any, Optional

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QObject

from ..core.api import Query
from ..core.api.errors import ApiError, Cancelled, ConnectionFailed
from ..core.gis import jobs, layers
from ..core.gis.areas import InvalidArea
from ..core.gis.numbers import whole
from ..core.gis.results import Result, title_of
from ..core.gis.selection_areas import SelectionAreas
from ..core.gis.sentences import About, sentence
from ..core.gis.store import result_path
from .canvas import show_everything_of, zoom_to
from .messages import Messages, Step
from .progress import ProgressLine
from .session import Session

translate = QCoreApplication.translate

LANE = "points"


class PointsLoader(QObject):
    """Loads the points of the chosen source in the chosen areas."""

    def __init__(
        self,
        iface: Any,
        session: Session,
        areas: SelectionAreas,
        progress: ProgressLine,
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._session = session
        self._areas = areas
        self._progress = progress

    @property
    def _messages(self) -> Messages:
        return self._session.messages

    def load(self) -> None:
        """Snapshot the query on the main thread and start the load."""
        session = self._session
        described = session.described
        if described is None or session.runner.busy(LANE):
            return
        try:
            query = Query(session.source, self._areas.areas(), session.version)
            client = session.client()
        except InvalidArea as error:
            self._messages.problem(error, session.about(True), self._show_fault(error))
            return
        except ApiError as error:
            self._messages.problem(error, session.about(True))
            return
        when = datetime.now().astimezone()
        title = title_of(query, when)
        path = result_path(
            QgsProject.instance().fileName(), QgsApplication.qgisSettingsDirPath(), title, when
        )
        asking = translate("GeoPortfolio", "Asking {source}").format(source=session.source)
        session.runner.start(
            translate("GeoPortfolio", "Load {title}").format(title=title),
            partial(jobs.load_points, client, query, described, path),
            self._loaded,
            self._failed,
            lane=LANE,
            watch=partial(self._progress.follow, asking),
        )

    def stop(self) -> None:
        """End the load and keep what has come."""
        self._session.runner.stop(LANE)

    def _loaded(self, result: Result) -> None:
        if result.stored is None:
            self._nothing_came(result)
            return
        try:
            layer = layers.add_result(QgsProject.instance(), result)
        except OSError as error:
            self._failed(error)
            return
        show_everything_of(self._iface.mapCanvas(), layer)
        count = whole(result.count)
        if result.complete:
            self._messages.done(_success(result, count))
        else:
            self._messages.log(result.error)
            about = About(self._session.connection, result.query.source, True)
            self._messages.hint(_incomplete(result.error, count, about), self._again())

    def _nothing_came(self, result: Result) -> None:
        if not result.complete:
            self._messages.hint(
                translate("GeoPortfolio", "Stopped before the first point came."), self._again()
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

    def _failed(self, error: Exception) -> None:
        self._messages.problem(error, self._session.about(True), self._again())

    def _again(self) -> Step:
        return Step(translate("GeoPortfolio", "Load again"), self.load)

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
