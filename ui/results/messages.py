"""Texts about results: after a load and after a refresh."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Sequence

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QLocale

from ...core.api import Query
from ...core.api.errors import Cancelled, ConnectionFailed
from ...core.api.filters import flattened
from ...core.api.query import ACCUMULATION, ACCUMULATION_LAYER, ENTRIES, EVENT, SEARCH_ENTRIES
from ...core.api.shapes import Buffers
from ...core.gis.layers.provenance import record_of
from ...core.gis.results import layers
from ...core.gis.results.changes import changes_text
from ...core.gis.results.compare import Changes
from ...core.gis.results.csv_export import Saved
from ...core.gis.results.result import Result, astray_text, rows_text
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.joining import ended, followed, headed, listed
from ...core.gis.text.numbers import counted, plural, whole

translate = QCoreApplication.translate

_NAMED = 3
"""How many layers a summary names before it counts the others."""

Lowered = Optional[tuple[int, int]]
"""The page size that was asked for, and the one that the service gave."""


def success(result: Result, lowered: Lowered = None) -> str:
    """ "71 points in 3 circles (131 rows), 3.1 s", and what else is to be known of it."""
    told = translate("GeoPortfolio", "{rows}{where}, {seconds} s").format(
        rows=rows_text(result), where=_where(result), seconds=_seconds(result.seconds)
    )
    places = _without_place(result), astray_text(result.stored)
    return followed(told, *places, page_size(lowered))


def incomplete(result: Result, about: About) -> str:
    """How much came before it stopped, and why it stopped."""
    count = rows_text(result)
    if isinstance(result.error, Cancelled):
        return plural(
            result.shown,
            "Stopped after {count}. It is on the map, marked incomplete.",
            "Stopped after {count}. They are on the map, marked incomplete.",
        ).format(count=count)
    if isinstance(result.error, ConnectionFailed):
        return plural(
            result.shown,
            "The connection broke after {count}. It is on the map, marked incomplete.",
            "The connection broke after {count}. They are on the map, marked incomplete.",
        ).format(count=count)
    if result.query.verb == ACCUMULATION:
        return plural(
            result.shown,
            "{count} is on the map; without sums, it says why in its table. {reason}",
            "{count} are on the map; those without sums say why in their table. {reason}",
        ).format(count=count, reason=sentence(result.error, about) if result.error else "")
    return (
        plural(
            result.shown,
            "Only {count} came. It is on the map, marked incomplete. {reason}",
            "Only {count} came. They are on the map, marked incomplete. {reason}",
        )
        .format(count=count, reason=sentence(result.error, about) if result.error else "")
        .rstrip()
    )


def as_before() -> str:
    """It was stopped before anything came to what an earlier load kept."""
    return translate(
        "GeoPortfolio", "Stopped. What had come before is on the map as it was, marked incomplete."
    )


def stopped_early(query: Query) -> str:
    """It was stopped before anything came."""
    entry = translate("GeoPortfolio", "Stopped before the first entry came.")
    return {
        ENTRIES: entry,
        SEARCH_ENTRIES: entry,
        EVENT: entry,
        ACCUMULATION: translate("GeoPortfolio", "Stopped before the first area was answered."),
        ACCUMULATION_LAYER: translate("GeoPortfolio", "Stopped before anything came."),
    }.get(query.verb) or translate("GeoPortfolio", "Stopped before the first point came.")


def nothing(query: Query) -> str:
    """Where nothing was found, and with how many filters."""
    if query.is_search:
        return translate("GeoPortfolio", "Nothing of {source} matches these filters.").format(
            source=query.source
        )
    if len(query.areas) > 1:
        place = counted(len(query.areas), "in this area", "in these {count} areas")
    else:
        place = translate("GeoPortfolio", "in this area")
    with_filters = _with_filters(query)
    if query.verb == EVENT:
        text = translate("GeoPortfolio", "Nothing of {source} lies under the footprint {footprint}{filters}.")
    elif query.verb == ACCUMULATION_LAYER:
        text = translate("GeoPortfolio", "The accumulation layer of {source} is empty{filters}.")
    else:
        text = translate("GeoPortfolio", "Nothing of {source} lies {place}{filters}.")
    return text.format(source=query.source, footprint=query.footprint, place=place, filters=with_filters)


def _with_filters(query: Query) -> str:
    number = len(flattened(query.filters))
    if not number:
        return ""
    return counted(number, " with this filter", " with these {count} filters")


def not_to_continue(layer: QgsVectorLayer, connection: str) -> str:
    """Why the load of *layer* can't go on through *connection*; empty: it can."""
    if layers.query_of(layer) is None or layers.position_of(layer) is None:
        if record_of(layer).is_complete:
            text = translate("GeoPortfolio", "{layer} is complete: there is nothing to go on with.")
        else:
            text = translate("GeoPortfolio", "{layer} can't go on where it stopped. Load it again.")
    elif not connection:
        text = translate(
            "GeoPortfolio", "{layer} came from {host}, to which you have no connection. Make one first."
        )
    elif not layers.path_of(layer).exists():
        text = translate("GeoPortfolio", "The file of {layer} is gone: {file}. Load it again.")
    elif layer.isEditable():
        return being_edited(layer)
    else:
        return ""
    return text.format(layer=layer.name(), host=record_of(layer).host, file=layers.path_of(layer))


def being_edited(layer: QgsVectorLayer) -> str:
    """Why *layer* can't take more rows now."""
    return translate(
        "GeoPortfolio", "{layer} is being edited. Save or drop the edits, then continue."
    ).format(layer=layer.name())


def saved(file: Saved, lowered: Lowered, about: About) -> str:
    """What is in the CSV file, whole or not."""
    facts = {
        "rows": counted(file.count, "1 row", "{count} rows"),
        "file": file.path.name,
        "seconds": _seconds(file.seconds),
    }
    if file.complete:
        told = translate("GeoPortfolio", "{rows} in {file}, {seconds} s").format(**facts)
        return followed(told, page_size(lowered))
    if isinstance(file.error, Cancelled):
        return plural(
            file.count,
            "Stopped after {rows}. {file} has it and is incomplete.",
            "Stopped after {rows}. {file} has them and is incomplete.",
        ).format(**facts)
    reason = sentence(file.error, about) if file.error else ""
    return plural(
        file.count,
        "Only {rows} came. {file} has it and is incomplete. {reason}",
        "Only {rows} came. {file} has them and is incomplete. {reason}",
    ).format(reason=reason, **facts)


def page_size(lowered: Lowered) -> str:
    """That the service gives smaller pages than it was asked for."""
    if lowered is None:
        return ""
    asked, given = lowered
    return plural(
        given,
        "The service gives at most {given} entry a page, not {asked}.",
        "The service gives at most {given} entries a page, not {asked}.",
    ).format(given=whole(given), asked=whole(asked))


def _where(result: Result) -> str:
    """How many circles and other areas, and the rows where these repeat what the map shows once."""
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
    """Records that the map can't show, as the service gave no place for them."""
    stored = result.stored
    without = stored.count - stored.geometry_count - stored.astray if stored is not None else 0
    if not without:
        return ""
    if without == stored.count:
        return translate("GeoPortfolio", "They have no place: a table, F6 opens it.")
    return counted(
        without,
        "1 of the rows has no place: only the table shows it, F6 opens it.",
        "{count} of the rows have no place: only the table shows them, F6 opens it.",
    )


def _seconds(seconds: float) -> str:
    return QLocale().toString(max(seconds, 0.1), "f", 1)


# After layers were refreshed


@dataclass(frozen=True)
class Outcome:
    """How one layer fared.

    :param reason: why it is as it was; empty: it was refreshed.
    :param result: the answer, whole or what came of it.
    :param changes: None where there was nothing to compare with.
    :param emptied: the service has nothing there any more.
    :param lost_filter: the layer's filter, which does not fit the new answer.
    :param layer_id: of the layer that was refreshed; empty where a new one was made.
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
        """Whether there is nothing to do about it."""
        return not (self.reason or self.emptied or self.lost_filter)


def summary_of(outcomes: Sequence[Outcome]) -> tuple[str, bool]:
    """One line on all of them, and whether it is good news."""
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
        parts.append(translate("GeoPortfolio", "No row has changed."))
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
    return translate("GeoPortfolio", "{rows}; the answer before can't be compared").format(
        rows=rows_text(outcome.result)
    )


def _trouble(outcome: Outcome) -> str:
    if outcome.emptied:
        return translate(
            "GeoPortfolio",
            "the service has nothing there any more. The layer still shows the answer before.",
        )
    if outcome.lost_filter:
        return translate(
            "GeoPortfolio", "Its filter {filter} does not fit the new columns and was taken off."
        ).format(filter=outcome.lost_filter)
    if outcome.result is not None and outcome.result.count:
        return translate(
            "GeoPortfolio", "only {rows} came, so the layer keeps the answer before. {reason}"
        ).format(rows=rows_text(outcome.result), reason=outcome.reason)
    return translate("GeoPortfolio", "not refreshed. {reason}").format(reason=outcome.reason)


def _several(texts: Sequence[str]) -> str:
    shown = listed(texts[:_NAMED])
    if len(texts) <= _NAMED:
        return shown
    return counted(len(texts) - _NAMED, "{names} and 1 more", "{names} and {count} more", names=shown)
