"""Texts about results: after a load and after a refresh."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Sequence

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QLocale

from ...core.api import Query
from ...core.api.errors import Cancelled, ConnectionFailed
from ...core.api.query import ACCUMULATION, ACCUMULATION_LAYER, ENTRIES, EVENT, SEARCH_ENTRIES
from ...core.api.shapes import Buffers
from ...core.gis.layers.provenance import record_of
from ...core.gis.refresh.changes import changes_text
from ...core.gis.refresh.compare import Changes
from ...core.gis.results import layers
from ...core.gis.results.csv_export import Saved
from ...core.gis.results.result import Result, off_globe_text, rows_text
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.joining import ended, followed, headed, listed
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, plural, whole

_NAMED = 3
"""The most layers that a summary names; others are counted."""

Lowered = Optional[tuple[int, int]]
"""The requested page size, and the one that the service uses."""


def success(result: Result, lowered: Lowered = None) -> str:
    """Return "71 points in 3 circles (131 rows), 3.1 s", and further notes."""
    told = tr("{rows}{where}, {seconds} s").format(
        rows=rows_text(result), where=_where(result), seconds=_seconds(result.seconds)
    )
    places = _without_place(result), off_globe_text(result.stored)
    return followed(told, *places, page_size(lowered))


def incomplete(result: Result, about: About) -> str:
    """Return how much was loaded, and why the load stopped."""
    count = rows_text(result)
    if isinstance(result.error, Cancelled):
        text = tr("Stopped after {count}, on the map and marked incomplete.")
    elif isinstance(result.error, ConnectionFailed):
        text = tr("The connection broke after {count}, on the map and marked incomplete.")
    elif result.query.verb == ACCUMULATION:
        text = tr("{count} on the map. Failed ones have the reason in the table. {reason}")
    else:
        text = tr("Incomplete: {rows} loaded. {reason}")
    reason = sentence(result.error, about) if result.error else ""
    return text.format(count=count, rows=count, reason=reason).rstrip()


def as_before() -> str:
    """Return that it was stopped before anything was added to the partial result."""
    return tr("Stopped. The earlier partial result is still on the map, marked incomplete.")


def stopped_early(query: Query) -> str:
    """Return that it was stopped before the first response."""
    entry = tr("Stopped before the first record.")
    return {
        ENTRIES: entry,
        SEARCH_ENTRIES: entry,
        EVENT: entry,
        ACCUMULATION: tr("Stopped before the first response."),
        ACCUMULATION_LAYER: tr("Stopped before the first response."),
    }.get(query.verb) or tr("Stopped before the first location.")


def nothing(query: Query) -> str:
    """Return that nothing was found, and where."""
    if query.is_search:
        return tr("No data of {source} matches these filters.").format(source=query.source)
    facts = {"source": query.source, "footprint": query.footprint}
    if query.verb == EVENT:
        text = (
            tr("No records of {source} in the event footprint {footprint} match the filters.")
            if query.filters
            else tr("No records of {source} in the event footprint {footprint}.")
        )
    elif query.verb == ACCUMULATION_LAYER:
        text = (
            tr("The accumulation layer of {source} has no data that matches the filters.")
            if query.filters
            else tr("The accumulation layer of {source} is empty.")
        )
    elif query.filters:
        return counted(
            len(query.areas),
            "No data of {source} in this area matches the filters.",
            "No data of {source} in these {count} areas matches the filters.",
            **facts,
        )
    else:
        return counted(
            len(query.areas),
            "No data of {source} in this area.",
            "No data of {source} in these {count} areas.",
            **facts,
        )
    return text.format(**facts)


def not_to_continue(layer: QgsVectorLayer, connection: str) -> str:
    """Return why the load of *layer* can't be resumed through *connection*; empty: it can."""
    if layers.query_of(layer) is None or layers.position_of(layer) is None:
        if record_of(layer).is_complete:
            text = tr("{layer} is complete: there is nothing to resume.")
        else:
            text = tr("{layer} cannot be resumed. Load it again.")
    elif not connection:
        text = tr("{layer} is from {host}, to which you have no connection. Add one first.")
    elif not layers.path_of(layer).exists():
        text = tr("The file of {layer} no longer exists: {file}. Load it again.")
    elif layer.isEditable():
        return being_edited(layer)
    else:
        return ""
    return text.format(layer=layer.name(), host=record_of(layer).host, file=layers.path_of(layer))


def being_edited(layer: QgsVectorLayer) -> str:
    """Return why *layer* can't be changed while it is edited."""
    return tr("{layer} is being edited. Save or discard the edits, then resume.").format(layer=layer.name())


def saved(file: Saved, lowered: Lowered, about: About) -> str:
    """Return what is in the CSV file, complete or partial."""
    facts = {
        "rows": counted(file.count, "1 row", "{count} rows"),
        "file": file.path.name,
        "seconds": _seconds(file.seconds),
    }
    if file.complete:
        told = tr("{rows} in {file}, {seconds} s").format(**facts)
        return followed(told, page_size(lowered))
    if isinstance(file.error, Cancelled):
        return tr("Stopped after {rows}, saved in {file} and incomplete.").format(**facts)
    reason = sentence(file.error, about) if file.error else ""
    return tr("Incomplete: {rows} saved in {file}. {reason}").format(reason=reason, **facts)


def page_size(lowered: Lowered) -> str:
    """Return that the service uses smaller pages than requested."""
    if lowered is None:
        return ""
    asked, given = lowered
    return plural(
        given,
        "The service returns at most {given} record a page, not {asked}.",
        "The service returns at most {given} records a page, not {asked}.",
    ).format(given=whole(given), asked=whole(asked))


def _where(result: Result) -> str:
    """Return the numbers of circles and other areas, and of rows, if any are repeated."""
    shapes = [area.shape for area in result.query.areas]
    each = [len(shape.centers) * len(shape.radiuses) for shape in shapes if isinstance(shape, Buffers)]
    circles, others = sum(each), len(shapes) - len(each)
    parts = []
    if circles and others:
        within = counted(circles, "1 circle", "{count} circles")
        parts.append(
            counted(others, " in {circles} and 1 area", " in {circles} and {count} areas", circles=within)
        )
    elif circles > 1:
        parts.append(counted(circles, " in 1 circle", " in {count} circles"))
    elif others > 1:
        parts.append(counted(others, " in 1 area", " in {count} areas"))
    if result.repeats:
        parts.append(counted(result.count, " (1 row)", " ({count} rows)"))
    return "".join(parts)


def _without_place(result: Result) -> str:
    """Return the number of records without a position."""
    stored = result.stored
    without = stored.count - stored.geometry_count - stored.astray if stored is not None else 0
    if not without:
        return ""
    if without == stored.count:
        return tr("They have no position: open the table with F6.")
    return counted(
        without,
        "1 of the rows has no position and is in the table only (F6).",
        "{count} of the rows have no position and are in the table only (F6).",
    )


def _seconds(seconds: float) -> str:
    return QLocale().toString(max(seconds, 0.1), "f", 1)


# After layers were refreshed


@dataclass(frozen=True)
class Outcome:
    """The outcome for one layer.

    :param reason: why it was not refreshed; empty: it was.
    :param result: the result, complete or partial.
    :param changes: the changes; None: nothing to compare with.
    :param emptied: whether the service no longer has any rows.
    :param lost_filter: the layer's filter, if it does not fit the new result.
    :param layer_id: the refreshed layer; empty: a new one was created.
    """

    name: str
    reason: str = ""
    error: Optional[Exception] = None
    result: Optional[Result] = None
    changes: Optional[Changes] = None
    emptied: bool = False
    lost_filter: str = ""
    layer_id: str = ""

    @property
    def is_good(self) -> bool:
        """Return whether no action is necessary."""
        return not (self.reason or self.emptied or self.lost_filter)


def summary_of(outcomes: Sequence[Outcome]) -> tuple[str, bool]:
    """Return a summary in one line, and whether it is good news."""
    is_good = all(outcome.is_good for outcome in outcomes)
    if len(outcomes) == 1:
        return _of_one(outcomes[0]), is_good
    fresh = [outcome for outcome in outcomes if not (outcome.reason or outcome.emptied)]
    parts = [
        plural(
            len(outcomes), "{count} of {all} layer refreshed.", "{count} of {all} layers refreshed."
        ).format(count=whole(len(fresh)), all=whole(len(outcomes)))
    ]
    told = [headed(o.name, _news(o)) for o in fresh if o.changes is None or o.changes.count]
    if told:
        parts.append(ended(_several(told)))
    elif fresh:
        parts.append(tr("No rows changed."))
    reasons: dict[str, list[str]] = {}
    for outcome in outcomes:
        if not outcome.is_good:
            reasons.setdefault(_trouble(outcome), []).append(outcome.name)
    parts.extend(headed(_several(names), reason) for reason, names in reasons.items())
    return " ".join(parts), is_good


def _of_one(outcome: Outcome) -> str:
    if outcome.is_good:
        return headed(outcome.name, _news(outcome))
    if outcome.lost_filter:
        return headed(outcome.name, followed(_news(outcome), _trouble(outcome)))
    return headed(outcome.name, _trouble(outcome))


def _news(outcome: Outcome) -> str:
    if outcome.changes is not None:
        return changes_text(outcome.changes)
    return tr("{rows}; the earlier result could not be compared").format(rows=rows_text(outcome.result))


def _trouble(outcome: Outcome) -> str:
    if outcome.emptied:
        return tr("the service has no data there any more. The layer still shows the earlier result.")
    if outcome.lost_filter:
        return tr("Its filter {filter} does not fit the new columns and was removed.").format(
            filter=outcome.lost_filter
        )
    if outcome.result is not None and outcome.result.count:
        return tr("only {rows} loaded, so the layer keeps the earlier result. {reason}").format(
            rows=rows_text(outcome.result), reason=outcome.reason
        )
    return tr("not refreshed. {reason}").format(reason=outcome.reason)


def _several(texts: Sequence[str]) -> str:
    shown = listed(texts[:_NAMED])
    if len(texts) <= _NAMED:
        return shown
    return counted(len(texts) - _NAMED, "{names} and 1 more", "{names} and {count} more", names=shown)
