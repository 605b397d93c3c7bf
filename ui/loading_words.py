"""What a load is told as, in the message bar."""

from __future__ import annotations

from typing import Optional

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QLocale

from ..core.api import Query, checks
from ..core.api.errors import Cancelled, ConnectionFailed
from ..core.api.query import (
    ACCUMULATION,
    ACCUMULATION_LAYER,
    ENTRIES,
    EVENT,
    SEARCH_ENTRIES,
)
from ..core.api.shapes import Buffers
from ..core.gis import layers
from ..core.gis.jobs import Saved
from ..core.gis.numbers import whole
from ..core.gis.results import Result, rows_text
from ..core.gis.sentences import About, sentence

translate = QCoreApplication.translate

Lowered = Optional[tuple[int, int]]
"""The page size that was asked for, and the one that the service gave."""


def success(result: Result, lowered: Lowered = None) -> str:
    """ "71 points in 3 radii (131 rows), 3.1 s", and what else is to be known of it."""
    told = translate("GeoPortfolio", "{rows}{where}, {seconds} s").format(
        rows=rows_text(result), where=_where(result), seconds=_seconds(result.seconds)
    )
    more = " ".join(filter(None, (_without_place(result), page_size(lowered))))
    return f"{told}. {more}" if more else told


def incomplete(result: Result, about: About) -> str:
    """How much came before it stopped, and why it stopped."""
    count = rows_text(result)
    if isinstance(result.error, Cancelled):
        return translate(
            "GeoPortfolio", "Stopped after {count}. They are on the map, marked incomplete."
        ).format(count=count)
    if isinstance(result.error, ConnectionFailed):
        return translate(
            "GeoPortfolio", "The connection broke after {count}. They are on the map, marked incomplete."
        ).format(count=count)
    if result.query.verb == ACCUMULATION:
        return translate(
            "GeoPortfolio", "{count} are on the map; those without sums say why in their table. {reason}"
        ).format(count=count, reason=sentence(result.error, about) if result.error else "")
    return (
        translate("GeoPortfolio", "Only {count} came. They are on the map, marked incomplete. {reason}")
        .format(count=count, reason=sentence(result.error, about) if result.error else "")
        .rstrip()
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
        place = translate("GeoPortfolio", "in these {count} areas").format(count=whole(len(query.areas)))
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
    number = len(list(checks.fields_of(query.filters)))
    if not number:
        return ""
    if number == 1:
        return translate("GeoPortfolio", " with this filter")
    return translate("GeoPortfolio", " with these {count} filters").format(count=whole(number))


def not_to_continue(layer: QgsVectorLayer, connection: str) -> str:
    """Why the load of *layer* can't go on through *connection*; empty: it can."""
    if layers.query_of(layer) is None or layers.position_of(layer) is None:
        if layer.customProperty(layers.STATE) == "complete":
            text = translate("GeoPortfolio", "{layer} is complete: there is nothing to go on with.")
        else:
            text = translate("GeoPortfolio", "{layer} can't go on where it stopped. Load it again.")
    elif not connection:
        text = translate(
            "GeoPortfolio", "{layer} came from {host}, to which you have no connection. Make one first."
        )
    elif not layers.path_of(layer).exists():
        text = translate("GeoPortfolio", "The file of {layer} is gone: {file}. Load it again.")
    elif layer.isModified():
        text = translate(
            "GeoPortfolio", "{layer} has edits that are not saved. Save or drop them, then continue."
        )
    else:
        return ""
    return text.format(layer=layer.name(), host=layer.customProperty(layers.HOST), file=layers.path_of(layer))


def saved(file: Saved, lowered: Lowered, about: About) -> str:
    """What is in the CSV file, whole or not."""
    rows = (
        translate("GeoPortfolio", "1 row") if file.count == 1 else translate("GeoPortfolio", "{count} rows")
    )
    facts = {
        "rows": rows.format(count=whole(file.count)),
        "file": file.path.name,
        "seconds": _seconds(file.seconds),
    }
    if file.complete:
        told = translate("GeoPortfolio", "{rows} in {file}, {seconds} s").format(**facts)
        return f"{told}. {page_size(lowered)}" if lowered else told
    if isinstance(file.error, Cancelled):
        return translate("GeoPortfolio", "Stopped after {rows}. {file} has them and is incomplete.").format(
            **facts
        )
    reason = sentence(file.error, about) if file.error else ""
    return translate("GeoPortfolio", "Only {rows} came. {file} has them and is incomplete. {reason}").format(
        reason=reason, **facts
    )


def page_size(lowered: Lowered) -> str:
    """That the service gives smaller pages than it was asked for."""
    if lowered is None:
        return ""
    return translate("GeoPortfolio", "The service gives at most {given} entries a page, not {asked}.").format(
        given=whole(lowered[1]), asked=whole(lowered[0])
    )


def _where(result: Result) -> str:
    """How many areas and radii, and the rows where these repeat what the map shows once."""
    areas = result.query.areas
    circles = [area.shape for area in areas if isinstance(area.shape, Buffers)]
    radii = result.query.radii
    parts = []
    if len(radii) > 1:
        parts.append(translate("GeoPortfolio", " in {count} radii").format(count=whole(len(radii))))
    if len(areas) > 1:
        text = (
            translate("GeoPortfolio", " around {count} places")
            if len(circles) == len(areas)
            else translate("GeoPortfolio", " in {count} areas")
        )
        parts.append(text.format(count=whole(len(areas))))
    if result.repeats:
        parts.append(translate("GeoPortfolio", " ({count} rows)").format(count=whole(result.count)))
    return "".join(parts)


def _without_place(result: Result) -> str:
    """Records that the map can't show, as the service gave no place for them."""
    stored = result.stored
    if stored is None or stored.geometry_count == stored.count:
        return ""
    if not stored.geometry_count:
        return translate("GeoPortfolio", "They have no place: a table, F6 opens it.")
    return translate(
        "GeoPortfolio", "{count} of the rows have no place: only the table shows them, F6 opens it."
    ).format(count=whole(stored.count - stored.geometry_count))


def _seconds(seconds: float) -> str:
    return QLocale().toString(max(seconds, 0.1), "f", 1)
