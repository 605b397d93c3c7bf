"""The risk reports (spec 4.5); their bodies are not shown there.

Default: ``source``, the point as a buffer shape of one coordinate, ``radiuses`` where there are buffers,
and the filters of the version.
"""

from __future__ import annotations

from typing import Any, Callable, Mapping

import numpy as np
from starlette.responses import JSONResponse, Response

from .. import shapes
from ..accumulation import check_enabled
from ..call import HTML, JSON, PDF, Call
from ..errors import Refused
from ..selection import V2, filter_mask, filters_key
from . import html, pdf
from .facts import Facts, gather

MEGABYTE = 1_000_000


def point(call: Call, version: str) -> Response:
    """The report of a point."""
    body = call.body(("source", call.settings.risk_body), (filters_key(call, version),))
    return _respond(call, body, version, [])


def point_buffer(call: Call, version: str) -> Response:
    """The report of a point with the accumulation around it."""
    body = call.body(("source", call.settings.risk_body, "radiuses"), (filters_key(call, version),))
    check_enabled(call.source(body["source"]))
    return _respond(call, body, version, shapes.radiuses(body["radiuses"]))


def point_or_buffer(call: Call, version: str) -> Response:
    """The path of the alias: a body without radii asks for the V2 report of a point (spec 4.5)."""
    if b'"radiuses"' in call.content:
        return point_buffer(call, version)
    return point(call, V2)


def _respond(call: Call, body: dict[str, Any], version: str, radiuses: list[float]) -> Response:
    source = call.source(body["source"])
    if "point" in body:
        center = shapes.center(body["point"])
    else:
        center, *others = shapes.centers(body["shape"])
        if others:
            raise Refused(400, "A risk report has one point.")
    mask = filter_mask(call, body.get(filters_key(call, version)), source, version)
    facts = gather(source, np.flatnonzero(mask), center, radiuses)
    form = call.settings.report_form
    return FORMS[call.format if form == "asked" else form](facts)


def _pdf(content: bytes, headers: Mapping[str, str] | None = None) -> Response:
    return Response(content, media_type=PDF, headers=headers)


def _cut(facts: Facts) -> Response:
    whole = pdf.render(facts)
    return _pdf(whole[: len(whole) // 2])


def _noise(_facts: Facts) -> Response:
    return _pdf(b"%PDF-1.4\n" + np.random.default_rng(7).bytes(MEGABYTE) + b"\n%%EOF\n")


def _path_name(facts: Facts) -> Response:
    name = 'attachment; filename="../../../../tmp/owned.pdf"'
    return _pdf(pdf.render(facts), {"Content-Disposition": name})


def _html(facts: Facts) -> Response:
    return Response(html.render(facts), media_type=HTML)


FORMS: dict[str, Callable[[Facts], Response]] = {
    JSON: lambda facts: JSONResponse(facts.as_json()),
    PDF: lambda facts: _pdf(pdf.render(facts)),
    HTML: _html,
    "html": _html,
    "empty": lambda _: _pdf(b""),
    "cut": _cut,
    "json-error": lambda _: JSONResponse({"message": "No report for this place."}),
    "path-name": _path_name,
    "noise": _noise,
    "locked": lambda facts: _pdf(pdf.render_locked(facts)),
    "other": lambda _: _pdf(b"PK\x03\x04" + bytes(1000)),
}
"""The three formats, and what a service may answer although a report was asked for rightly."""
