"""Texts of past queries for history and Browser; with few imports, as they are loaded when QGIS starts."""

from __future__ import annotations

from qgis.PyQt.QtCore import QDateTime, QLocale

from ...core import gis
from ...core.gis.history.past_queries import REFRESHED, SAVED, Run
from ...core.gis.text import dates
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted


def short_time(run: Run) -> str:
    """Return "09:14" for today, else "12 Mar 09:14"."""
    is_today = QDateTime(run.time).date() == QDateTime.currentDateTime().date()
    return dates.clock(run.time) if is_today else dates.without_year(run.time)


def rows_text(run: Run) -> str:
    """Return the number of rows with their name: "276 points"; "rows" for a file or if unknown."""
    if run.kind == SAVED or run.asked is None:
        return counted(run.rows, "1 row", "{count} rows")
    return gis.results.result.counted_text(run.asked, run.rows)


def state_text(run: Run) -> str:
    """Return the label of the state."""
    if run.state.startswith(gis.results.result.PARTIAL):
        return tr("without some areas")
    if not run.is_complete:
        return tr("stopped")
    if run.kind == REFRESHED:
        return tr("refreshed")
    return tr("complete")


def details_text(run: Run) -> str:
    """Return the details of *run* in one line."""
    query = run.asked
    when = dates.full(run.time)
    parts = [
        run.what.removesuffix(f", {run.time:%Y-%m-%d}"),  # the time has the date
        when,
        tr("in the file {file}").format(file=run.path) if run.kind == SAVED else "",
        tr("{rows} in {seconds} s").format(rows=rows_text(run), seconds=seconds_text(run)),
        state_text(run),
        query.version.upper() if query else tr("its area is too large for the history"),
        gis.text.filter_text.filters_text(query.filters) if query else "",
        gis.text.lengths.radii_text(query.radii) if query else "",
        run.connection,
    ]
    return ", ".join(filter(None, parts))


def seconds_text(run: Run) -> str:
    """Return the duration in seconds."""
    return QLocale().toString(max(run.seconds, 0.1), "f", 1)
