"""How reports are asked for: the format, the circles, and the version, which is their own (spec 9.6)."""

from __future__ import annotations

from typing import Callable, Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.api.config import V2, VERSIONS
from ...core.gis import jobs
from ..draft import Draft
from ..session import Session
from ..tools.pick_tool import Place

KINDS = ("pdf", "html")
_KIND = "geoportfolio/reportKind"
_BATCH_KIND = "geoportfolio/batchReportKind"
_CIRCLES = "geoportfolio/reportCircles"
_VERSION = "geoportfolio/reportVersion/{}"


class ReportWishes(QObject):
    """Remembered in the profile, the version for each connection.

    :param radii: those of the Selection dock, in meters.
    """

    changed = pyqtSignal()

    def __init__(
        self,
        session: Session,
        draft: Draft,
        radii: Callable[[], tuple[float, ...]],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._draft = draft
        self.radii = radii

    @property
    def kind(self) -> str:
        """``pdf`` or ``html``."""
        return _kept_kind(_KIND)

    def set_kind(self, kind: str) -> None:
        """Ask for *kind* from now on."""
        self._set(_KIND, kind, self.kind)

    @property
    def batch_kind(self) -> str:
        """What batches are asked for: a look at one report as HTML is no wish for a hundred of them."""
        return _kept_kind(_BATCH_KIND)

    def set_batch_kind(self, kind: str) -> None:
        """Ask for batches of *kind* from now on."""
        self._set(_BATCH_KIND, kind, self.batch_kind)

    @property
    def with_circles(self) -> bool:
        """Whether reports come with the accumulation in circles."""
        return bool(QgsSettings().value(_CIRCLES, False, type=bool))

    def set_with_circles(self, wanted: bool) -> None:
        """Ask with circles from now on, or without."""
        self._set(_CIRCLES, wanted, self.with_circles)

    @property
    def version(self) -> str:
        """``v1`` or ``v2``: what this connection's reports are asked in."""
        kept = QgsSettings().value(self._version_key, V2, type=str)
        return kept if kept in VERSIONS else V2

    def set_version(self, version: str) -> None:
        """Ask this connection's reports in *version* from now on."""
        self._set(self._version_key, version, self.version)

    def request(self, place: Place) -> jobs.ReportRequest:
        """The report of *place* as it is wished for now, with the filters of the docks."""
        return jobs.ReportRequest(
            self._session.source,
            place.lon,
            place.lat,
            place.label,
            self.kind,
            self.version,
            self.radii() if self.with_circles else (),
            self._draft.filters,
        )

    @property
    def _version_key(self) -> str:
        return _VERSION.format(self._session.connection)

    def _set(self, key: str, value: object, before: object) -> None:
        if value != before:
            QgsSettings().setValue(key, value)
            self.changed.emit()


def _kept_kind(key: str) -> str:
    kept = QgsSettings().value(key, KINDS[0], type=str)
    return kept if kept in KINDS else KINDS[0]
