"""The risk reports (spec 4.5); their bodies are not shown there.

Default: ``source``, the point as a buffer shape of one coordinate, ``radiuses`` where there are buffers,
and the filters of the version.
"""

from __future__ import annotations

from typing import Any, Callable

import numpy as np
from starlette.responses import JSONResponse, Response

from .. import shapes
from ..accumulation import check_enabled
from ..call import HTML, PDF, Call
from ..errors import Refused
from ..selection import V2, filter_mask, filters_key
from . import html, pdf
from .facts import Facts, gather

MEGABYTE = 1_000_000


def point(call: Call, version: str) -> Response:
    """The report of a point."""
    place = "point" if call.settings.risk_body == "point" else "shape"
    body = call.body(("source", place), (filters_key(call, version),))
    return _respond(call, _facts(call, body, version, []))


def point_buffer(call: Call, version: str) -> Response:
    """The report of a point with the accumulation around it."""
    place = "point" if call.settings.risk_body == "point" else "shape"
    body = call.body(("source", place, "radiuses"), (filters_key(call, version),))
    check_enabled(call.source(body["source"]))
    return _respond(call, _facts(call, body, version, shapes.radiuses(body["radiuses"])))


def point_or_buffer(call: Call, version: str) -> Response:
    """The path of the alias: a body without radii asks for the V2 report of a point (spec 4.5)."""
    if b'"radiuses"' in call.content:
        return point_buffer(call, version)
    return point(call, V2)


def _facts(call: Call, body: dict[str, Any], version: str, radiuses: list[float]) -> Facts:
    source = call.source(body["source"])
    if "point" in body:
        center = shapes.center(body["point"])
    else:
        center, *others = shapes.centers(body["shape"])
        if others:
            raise Refused(400, "A risk report has one point.")
    mask = filter_mask(call, body.get(filters_key(call, version)), source, version)
    return gather(source, np.flatnonzero(mask), center, radiuses)


def _respond(call: Call, facts: Facts) -> Response:
    form = FORMS.get(call.settings.report_form)
    return form(facts) if form else _asked(call, facts)


def _asked(call: Call, facts: Facts) -> Response:
    if call.format == PDF:
        return Response(pdf.render(facts), media_type=PDF)
    if call.format == HTML:
        return Response(html.render(facts), media_type=HTML)
    return JSONResponse(facts.as_json())


def _cut(facts: Facts) -> Response:
    whole = pdf.render(facts)
    return Response(whole[: len(whole) // 2], media_type=PDF)


def _noise(_facts: Facts) -> Response:
    noise = np.random.default_rng(7).bytes(MEGABYTE)
    return Response(b"%PDF-1.4\n" + noise + b"\n%%EOF\n", media_type=PDF)


def _locked(facts: Facts) -> Response:
    return Response(pdf.render_locked(facts), media_type=PDF)


def _other(_facts: Facts) -> Response:
    return Response(b"PK\x03\x04" + bytes(1000), media_type=PDF)


def _path_name(facts: Facts) -> Response:
    name = 'attachment; filename="../../../../tmp/owned.pdf"'
    return Response(pdf.render(facts), media_type=PDF, headers={"Content-Disposition": name})


def _empty(_facts: Facts) -> Response:
    return Response(b"", media_type=PDF)


def _error(_facts: Facts) -> Response:
    return JSONResponse({"message": "No report for this place."})


def _html(facts: Facts) -> Response:
    return Response(html.render(facts), media_type=HTML)


FORMS: dict[str, Callable[[Facts], Response]] = {
    "html": _html,
    "empty": _empty,
    "cut": _cut,
    "json-error": _error,
    "path-name": _path_name,
    "noise": _noise,
    "locked": _locked,
    "other": _other,
}
"""What a service may answer although a report was asked for rightly."""
