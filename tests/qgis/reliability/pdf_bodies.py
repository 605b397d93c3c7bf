"""PDF reports that are none: kept as they came, with a sentence in the viewer, or refused with one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Mapping, Optional

from geoportfolio.core.api.errors import Truncated, UnreadableAnswer
from geoportfolio.core.gis.reports.pdf_pages import PdfPages, ReportUnreadable
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from tests.support.operations import CONNECTION, Came
from tests.support.oracle import SOURCE, is_told_well

ROWS = ("risk_point_v2", "risk_point_buffer_v2", "risk_point_v2_alias")
"""Those that the matrix asks for PDF; the others are asked for HTML."""
ALL, KEPT, TOLD = "all", "kept", "told"
"""Shown; kept as it came, and the viewer says why it can't show it; nothing, and a sentence."""


@dataclass(frozen=True)
class Body:
    """A body that a service sends for a PDF.

    :param word: how its cells end.
    :param tells: a piece of the sentence; *unreadable*: why the viewer can't show what is kept.
    :param error: what is raised.
    """

    title: str
    word: str
    tells: str = ""
    unreadable: str = ""
    error: type[Exception] = UnreadableAnswer


BODIES: Mapping[str, Body] = {
    "other": Body("not a PDF", TOLD, "instead of a report"),
    "html": Body("an HTML page", ALL),
    "empty": Body("empty", TOLD, "an empty body", error=Truncated),
    "cut": Body("cut", TOLD, "breaks off", error=Truncated),
    "json-error": Body("an error with status 200", TOLD, "No report for this place."),
    "noise": Body("1 MB of noise", KEPT, "Open it outside QGIS", "broken"),
    "locked": Body("needs a password", KEPT, "Open it outside QGIS", "encrypted"),
}
"""By the sandbox's name for it."""


def faults(form: str, came: Came, sent: bytes, folder: Path) -> list[str]:
    """What is wrong with the cell; empty: nothing."""
    body, left = BODIES[form], sorted(path for path in folder.rglob("*") if path.is_file())
    if body.word == TOLD:
        return [*_untold(came.error, body.error, body.tells), *(f"{path} is left" for path in left)]
    if came.error is not None or [path.read_bytes() for path in left] != [sent]:
        return [f"the file is not what was sent: {came.error!r}, {left}"]
    return _shown_wrongly(body, left[0]) if body.word == KEPT else []


def _shown_wrongly(body: Body, report: Path) -> list[str]:
    try:
        PdfPages(report).render(1, 100)
    except ReportUnreadable as error:
        wrong = [] if error.reason == body.unreadable else [f"{body.unreadable} is due: {error.reason}"]
        return [*wrong, *_untold(error, ReportUnreadable, body.tells)]
    return ["it is shown"]


def _untold(error: Optional[Exception], kind: type[Exception], tells: str) -> list[str]:
    if type(error) is not kind:
        return [f"{kind.__name__} is due, but {error!r} came"]
    said = sentence(error, About(CONNECTION, SOURCE, False))
    quoted = tells if f'Service: "{tells}"' in said else ""
    return [] if tells in said and is_told_well(said, quoted) else [f"'{tells}' is not in: {said}"]
