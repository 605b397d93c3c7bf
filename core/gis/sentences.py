"""Errors in the analyst's words: what happened, and the next step.

The text of an error is that of the nearest class among its ancestors in ``sentence_texts``, first for the
reason that it gives, then for none.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication

from ..api import answers, errors
from .about import NOTHING, About
from .areas import InvalidArea
from .connections import UnknownConnection
from .counting import counted, some_of
from .job_errors import AreasMissing
from .numbers import whole
from .plain_text import shown
from .sentence_texts import TEXTS

translate = QCoreApplication.translate


# What is wrong with one shape of many, in few words.
FAULTS: dict[str, Callable[[], str]] = {
    "self_crossing": lambda: translate("GeoPortfolio", "crosses itself{where}"),
    "empty": lambda: translate("GeoPortfolio", "is empty"),
    "too_few_points": lambda: translate("GeoPortfolio", "has fewer than 3 different points{where}"),
    "not_polygon": lambda: translate("GeoPortfolio", "is neither polygon nor point"),
    "no_crs": lambda: translate("GeoPortfolio", "has no coordinate system"),
    "transform": lambda: translate("GeoPortfolio", "lies outside its coordinate system"),
    "out_of_range": lambda: translate("GeoPortfolio", "lies beyond the globe"),
}


def fault_words(error: InvalidArea) -> str:
    """The area's name and what is wrong with it, as "Port crosses itself near 53.5412, 9.9716"."""
    words = FAULTS.get(error.reason, lambda: translate("GeoPortfolio", "is not valid{where}"))()
    return f"{error.name} {words.format(where=_near(error.at))}"


def sentence(error: Exception, about: About = NOTHING) -> str:
    """What happened and the next step, with the service's own words where it said something."""
    if isinstance(error, AreasMissing):
        return _missing(error, about)
    reasons = (getattr(error, "reason", "") or _reason(error, about), "")
    text = next(
        TEXTS[kind, reason] for kind in type(error).__mro__ for reason in reasons if (kind, reason) in TEXTS
    )
    said = text().format(
        connection=getattr(error, "connection", about.connection),
        source=about.source,
        name=getattr(error, "name", ""),
        field=getattr(error, "field", ""),
        label=getattr(error, "label", ""),
        spot=_spot(error),
        key=getattr(error, "key", ""),
        where=_near(getattr(error, "at", None)),
        status=getattr(error, "status", ""),
        who=getattr(error, "answered_by", ""),
        target=getattr(error, "target", ""),
        wait=_wait(getattr(error, "retry_after", None) or 0.0),
        seen=getattr(error, "seen", ""),
        limit=getattr(error, "limit", ""),
        line=getattr(error, "line", ""),
        column=getattr(error, "column", ""),
        near=getattr(error, "near", ""),
        word=getattr(error, "word", ""),
        choices=getattr(error, "choices", ""),
        log=error,
        file=_taken(error),
        trouble=getattr(error, "strerror", None) or error,
    )
    words = getattr(error, "service_message", "")
    if words:
        said = translate("GeoPortfolio", '{sentence} Service: "{words}"').format(sentence=said, words=words)
    return shown(said)


def _missing(error: AreasMissing, about: About) -> str:
    names = [shown(name) for name, _ in error.refused]
    return counted(
        len(names),
        "Area '{name}' is missing. {reason}",
        "{count} areas are missing: {names}. The first of them: {reason}",
        name=names[0],
        names=some_of(names),
        reason=sentence(error.refused[0][1], about),
    )


def unwritten(file: str, error: OSError) -> str:
    """What kept *file* from being written, and the next step: it may be open in another program."""
    text = TEXTS[(PermissionError, "held") if _taken(error) else (OSError, "named")]()
    return shown(text.format(file=file, trouble=error.strerror or error))


def _reason(error: Exception, about: About) -> str:
    """Both causes of spec 7 are named where the request could have either."""
    if isinstance(error, UnknownConnection):
        return "" if error.connection else "none"
    if _taken(error):
        return "held"
    if isinstance(error, (errors.RateLimited, errors.ServerFailed)):
        by_gateway = "gateway" if error.answered_by else ""
        return "wait" if error.retry_after else by_gateway or ("again" if error.tries > 1 else "")
    if isinstance(error, errors.UnreadableAnswer):
        return "page" if answers.is_html(error.body) else ""
    if isinstance(error, errors.Refused) and about.with_area:
        return "area"
    if isinstance(error, errors.BadRequest) and error.endpoint == "entries_search_v1":
        return "long_address" if error.status == 414 else "v1_search"
    if isinstance(error, errors.BadRequest):
        return _reason_of_size(error, about)
    if isinstance(error, errors.NotFound) and error.answered_by:
        return "gateway"
    if isinstance(error, errors.NotFound) and error.endpoint == "event_entries":
        return "footprint"
    return "source" if about.source else ""


def _reason_of_size(error: errors.BadRequest, about: About) -> str:
    """Of a request that is refused: whether it is too large, and what of it."""
    if error.status == 413 and (about.with_area or "_selection_" in error.endpoint):
        return "large_area"
    if error.status == 414:
        return "long_text"
    return "gateway" if error.answered_by else ""


def _wait(seconds: float) -> str:
    """A time to wait, rounded up."""
    if seconds < 100:
        return translate("GeoPortfolio", "{count} s").format(count=whole(math.ceil(seconds)))
    return translate("GeoPortfolio", "{count} min").format(count=whole(math.ceil(seconds / 60)))


def _taken(error: Exception) -> str:
    """The name that a whole file could not have, as something that is open has it."""
    is_held = isinstance(error, PermissionError) and error.filename2
    return Path(str(error.filename2)).name if is_held else ""


def _near(at: Optional[tuple[float, float]]) -> str:
    if at is None:
        return ""
    longitude, latitude = (f"{value:.4f}" for value in at)
    return translate("GeoPortfolio", " near {latitude}, {longitude}").format(
        latitude=latitude, longitude=longitude
    )


def _spot(error: Exception) -> str:
    """Where in a text of filters the fault is, for somebody who looks at it in an editor."""
    path, line = getattr(error, "path", ""), getattr(error, "line", 0)
    if not line:
        return path
    text = translate("GeoPortfolio", "Line {line}, column {column}").format(line=line, column=error.column)
    if getattr(error, "steps", ()):
        text += f" ({path})"
    return f"{text}, '{_cut(error.near)}'" if error.near else text


def _cut(text: str, length: int = 30) -> str:
    return text if len(text) <= length else text[:length] + "..."
