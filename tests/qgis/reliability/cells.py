"""Each of the 36 rows as a cell of the matrix asks it, and how the cells of a column end.

A :class:`Verb` asks its row through its operation (``tests/support/operations.py``). The truth is what the
same verb gives in good weather, which ``truths`` checks against the body that the sandbox sends to somebody
else who asks the same. A column of the matrix is a fault and, for each *kind* of verb, how its cells end.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any, Callable, Mapping, Optional

from geoportfolio.core.api import Config, OpenPoints, Retry
from geoportfolio.core.api.endpoints import BY_ID
from sandbox.testing import Sandbox
from tests.support.operations import OPERATIONS, Came, Place
from tests.support.rows import ROWS

KEY = "Kx7+t/9=Qz&mR4w"
"""The key of every sandbox of the matrix: it looks another way in an address, in JSON and in base64."""
PLAIN, SECURE, CLOSED = "plain", "secure", "closed"
QUICK = Retry(attempts=3, first_wait=0.01, longest_wait=0.02, deadline=120.0)
PDF_MOMENT = re.compile(r"D:\d{14}[+-]\d\d'\d\d'|(?<=/ID \n)\[<\w+><\w+>\]")
"""When a PDF was made, and its number: no two are the same."""
IN_PARTS = ("pages", "batch")
"""Kinds whose answer comes in several requests; the first of them is answered well."""


@dataclass(frozen=True)
class Verb:
    """One row of the matrix; *kind*, *switches* and *points* are those of ``tests.support.rows.Row``.

    :param healthy: requests of the ask that are answered well before the fault begins.
    """

    row: str
    kind: str
    healthy: int
    points: OpenPoints
    switches: Mapping[str, Any]

    def ask(self, place: Place) -> Came:
        """Ask once; the same rows for the same answer, whichever sandbox gives it and when."""
        came = OPERATIONS[self.row](place)
        rows = (row.replace(place.sandbox.url, "service:here") for row in came.rows)
        return replace(came, rows=tuple(PDF_MOMENT.sub("<moment>", row) for row in rows))

    @property
    def path(self) -> str:
        """What of the request's path is its own; the faults of a cell hit no other request."""
        return BY_ID[self.row].path.partition("{")[0]

    def config(self, sandbox: Sandbox, **changes: Any) -> Config:
        """A connection to *sandbox* with little patience."""
        known = {"base_url": sandbox.url, "api_key": sandbox.key, "retry": QUICK, "open_points": self.points}
        return Config(**{**known, **changes})


@dataclass(frozen=True)
class Ending:
    """How a cell has to end.

    :param keeps: ``all`` of the truth, ``some`` of it (neither nothing nor all), or ``nothing``; ``part``:
        any part of it, for what nobody can foresee; ``shown``: QGIS shows the answer as text, whatever it is.
    :param error: the class of the error, exactly; None: none.
    :param tells: a piece of the sentence.
    :param tries: how often the row was asked in all; None: as often as it takes.
    """

    keeps: str
    error: Optional[type[Exception]] = None
    tells: str = ""
    tries: Optional[int] = None


@dataclass(frozen=True)
class Column:
    """One fault for all rows.

    :param title: the head of the column in docs/developers/reliability.md.
    :param faults: of the sandbox, without a path (``500x1``).
    :param endings: by the kind of the verb, and ``row:<id>`` for one that ends in another way than its kind.
    :param config: other values of the connection.
    :param service: which one is asked: ``PLAIN``, ``SECURE`` (https) or ``CLOSED`` (nothing listens there).
    :param truth: what the whole truth becomes under this fault (for a content that is spoiled on purpose).
    """

    id: str
    title: str
    faults: tuple[str, ...]
    endings: Mapping[str, Ending]
    config: Mapping[str, Any] = field(default_factory=dict)
    service: str = PLAIN
    truth: Callable[[Verb, tuple[str, ...]], tuple[str, ...]] = lambda _verb, rows: rows

    def ending(self, verb: Any) -> Ending:
        """How the cell of *verb*, a :class:`Verb` or one of QGIS's own, ends."""
        return self.endings.get(f"row:{verb.row}") or self.endings[verb.kind]


def faults_for(column: Column, verb: Verb) -> tuple[str, ...]:
    """The column's faults where *verb* meets them: on its own path, behind its healthy requests."""
    healthy = (f"{verb.path}=delay:0x{verb.healthy}",) if verb.healthy else ()
    return (*healthy, *(f"{verb.path}={fault}" for fault in column.faults))


VERBS: Mapping[str, Verb] = {
    name: Verb(
        name,
        row.kind,
        int(row.kind in IN_PARTS),
        replace(row.points, pages_in_flight=1, batch_size=2),
        row.switches,
    )
    for name, row in ROWS.items()
    if name in OPERATIONS
}
"""What operations ask, by row; the rows that QGIS's own providers ask are in ``native``."""


def is_part_of(rows: tuple[str, ...], truth: tuple[str, ...]) -> bool:
    """Whether each of *rows* is in the *truth*, and none more often than there."""
    return not Counter(rows) - Counter(truth)
