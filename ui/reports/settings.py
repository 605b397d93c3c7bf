"""The settings of report requests: format, circles, and version (spec 9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core import gis
from ...core.api.config import V2, VERSIONS
from ..areas.pick_tool import Place

if TYPE_CHECKING:
    from ..window.window import Window

KINDS = ("pdf", "html")
_KIND = "geoportfolio/reportKind"
_BATCH_KIND = "geoportfolio/batchReportKind"
_CIRCLES = "geoportfolio/reportCircles"
_VERSION = "geoportfolio/reportVersion/{}"


class ReportSettings(QObject):
    """Stored in the profile; the version for each connection."""

    changed = pyqtSignal()

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    @property
    def radii(self) -> tuple[float, ...]:
        """Return the radii of the panel *Selection*, in meters."""
        return self._window.drawing.radii

    @property
    def kind(self) -> str:
        """Return ``pdf`` or ``html``."""
        return _kept_kind(_KIND)

    def set_kind(self, kind: str) -> None:
        """Set the format."""
        self._set(_KIND, kind, self.kind)

    @property
    def batch_kind(self) -> str:
        """Return the format of batches, which is independent of that of single reports."""
        return _kept_kind(_BATCH_KIND)

    def set_batch_kind(self, kind: str) -> None:
        """Set the format of batches."""
        self._set(_BATCH_KIND, kind, self.batch_kind)

    @property
    def with_circles(self) -> bool:
        """Return whether reports include the accumulation in circles."""
        return bool(QgsSettings().value(_CIRCLES, False, type=bool))

    def set_with_circles(self, wanted: bool) -> None:
        """Set whether reports include circles."""
        self._set(_CIRCLES, wanted, self.with_circles)

    @property
    def version(self) -> str:
        """Return the version of this connection's reports, ``v1`` or ``v2``."""
        kept = QgsSettings().value(self._version_key, V2, type=str)
        return kept if kept in VERSIONS else V2

    def set_version(self, version: str) -> None:
        """Set the version of this connection's reports."""
        self._set(self._version_key, version, self.version)

    def request(self, place: Place) -> gis.reports.single.ReportRequest:
        """Return the request of a report of *place*, with these settings and the filters of the panels."""
        return gis.reports.single.ReportRequest(
            self._window.session.source,
            place.lon,
            place.lat,
            place.label,
            self.kind,
            self.version,
            self.radii if self.with_circles else (),
            self._window.draft.filters,
        )

    @property
    def _version_key(self) -> str:
        return _VERSION.format(self._window.session.connection)

    def _set(self, key: str, value: object, before: object) -> None:
        if value != before:
            QgsSettings().setValue(key, value)
            self.changed.emit()


def _kept_kind(key: str) -> str:
    kept = QgsSettings().value(key, KINDS[0], type=str)
    return kept if kept in KINDS else KINDS[0]
