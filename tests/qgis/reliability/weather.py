"""The columns of transport: what can happen to a request and to an answer on their way, and how each ends."""

from __future__ import annotations

from typing import Optional

from geoportfolio.core.api import errors
from tests.qgis.reliability.cells import CLOSED, IN_PARTS, SECURE, Column, Ending

ALL, NOTHING, PART, SOME = "all", "nothing", "part", "some"
KINDS = ("rows", "pages", "sums", "value", "batch", "report")
NATIVE = {"map": Ending(NOTHING), "features": Ending(NOTHING)}
"""QGIS shows nothing; it does not ask again but for features."""
ONCE = {"map": Ending(NOTHING), "row:wms_capabilities": Ending(SOME)}
"""The first map that is asked for does not come, the one behind it does."""
SHOWN = {**NATIVE, "row:wms_feature_info": Ending("shown")}
"""QGIS shows the text of any answer that says it went well, whatever it is."""
READ_BEFORE = {"features": Ending(PART)}
"""QGIS draws the features that it has read when an answer breaks off: none, or where the answer came in
pieces those of the first."""
TRIES = 3
SOON = 1.5
"""Seconds without a byte, after which who waits for an answer that never comes gives up. What does come, of
twelve sandboxes at a time on a busy machine, has to begin sooner."""
ELSEWHERE, PLAIN_ELSEWHERE = "{elsewhere}", "{plain}"
"""Of a redirect: another host, and this one without TLS. Both are listened to."""


def right(tries: Optional[int] = 1) -> dict[str, Ending]:
    """Everything comes, whatever the kind."""
    one_request = dict.fromkeys(KINDS, Ending(ALL, tries=tries))
    in_parts = dict.fromkeys(IN_PARTS, Ending(ALL))
    return {**one_request, **in_parts, "map": Ending(ALL), "features": Ending(ALL)}


def lost(error: type[Exception], tells: str, tries: int = 1, **others: Ending) -> dict[str, Ending]:
    """What one request brings is lost; of what is asked in parts, the parts before are kept."""
    one_request = dict.fromkeys(KINDS, Ending(NOTHING, error, tells, tries))
    return {**one_request, **dict.fromkeys(IN_PARTS, Ending(SOME, error, tells)), **NATIVE, **others}


BROKEN, UNREADABLE, CUT = errors.ConnectionFailed, errors.UnreadableAnswer, errors.Truncated
FAILED = "connection to 'office' failed"
SLOW = "did not respond in time"

COLUMNS = (
    Column(
        "refused",
        "connection refused",
        (),
        {**dict.fromkeys(KINDS, Ending(NOTHING, BROKEN, "refused the connection", 0)), **NATIVE},
        service=CLOSED,
    ),
    Column(
        "reset",
        "reset in the body",
        ("reset:0.6",),
        # A reset throws away what the system had received and nobody had read.
        lost(BROKEN, FAILED, TRIES, rows=Ending(PART, BROKEN, FAILED), **READ_BEFORE),
    ),
    Column(
        "timeout",
        "time-out",
        ("hang",),
        lost(errors.TimedOut, SLOW, TRIES),
        {"read_timeout": SOON},
    ),
    Column(
        "stalled",
        "stops in the body",
        ("hang:0.6",),
        lost(errors.TimedOut, SLOW, TRIES, rows=Ending(SOME, errors.TimedOut, SLOW, 1), **READ_BEFORE),
        {"read_timeout": SOON},
    ),
    Column("drip", "slow drip", ("slow:0.4",), right()),
    Column(
        "cut",
        "truncated JSON",
        ("cut:0.6",),
        lost(
            CUT,
            "Unreadable response",
            TRIES,
            rows=Ending(SOME, CUT, "cut off", 1),
            report=Ending(NOTHING, CUT, "breaks off", TRIES),
            **{
                **SHOWN,
                **READ_BEFORE,
                "row:wms_describe_layer": Ending(NOTHING, UNREADABLE, "Unreadable response", 1),
            },
        ),
    ),
    Column(
        "gzip",
        "truncated gzip",
        ("gzip:0.6",),
        lost(BROKEN, FAILED, TRIES, rows=Ending(SOME, BROKEN, FAILED), **SHOWN),
    ),
    Column("type", "wrong content type", ("typed:text/plain",), right()),
    Column("empty", "empty 200", ("empty",), lost(CUT, "an empty body", TRIES, **SHOWN)),
    Column(
        "page", "HTML page of a proxy", ("html",), lost(UNREADABLE, "a web page (Access denied)", **SHOWN)
    ),
    Column(
        "400",
        "400",
        ("400",),
        # The position is right, so that a 400 says that no address is known there (spec 7).
        {**lost(errors.BadRequest, "could not process"), "row:reverse_geocode": Ending(NOTHING, tries=1)},
    ),
    Column("401", "401", ("401",), lost(errors.KeyRejected, "rejected the API key of 'office'")),
    Column("403", "403", ("403",), lost(errors.Refused, "no access to")),
    Column("404", "404", ("404",), lost(errors.NotFound, "")),
    Column("429-wait", "429 with Retry-After", ("429:1x1",), {**right(2), **ONCE}),
    Column(
        "429", "429 without Retry-After", ("429:none",), lost(errors.RateLimited, "Rate limit reached", TRIES)
    ),
    Column("500-once", "500 once", ("500x1",), {**right(2), **ONCE}),
    Column("500", "500 always", ("500",), lost(errors.ServerFailed, "status 500", TRIES)),
    Column("503", "503", ("503",), lost(errors.ServerFailed, "status 503", TRIES)),
    Column(
        "elsewhere",
        "redirect to another host",
        (f"redirect:{ELSEWHERE}",),
        lost(errors.Redirected, "to which the API key was not sent", **SHOWN),
    ),
    Column(
        "to-http",
        "redirect to http",
        (f"redirect:{PLAIN_ELSEWHERE}",),
        lost(errors.Redirected, "to which the API key was not sent", **SHOWN),
        service=SECURE,
    ),
)
"""In the order of the table."""
