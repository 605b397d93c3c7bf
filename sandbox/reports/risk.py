"""The risk reports (spec 4.5); their bodies are not shown there.

Default: ``source``, the point as a buffer shape of one coordinate, ``radiuses`` where there are buffers,
and the filters of the version.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from starlette.responses import JSONResponse, Response

from .. import shapes
from ..accumulation import check_enabled
from ..call import HTML, PDF, Call
from ..errors import Refused
from ..selection import V2, filter_mask, filters_key
from . import html, pdf
from .facts import Facts, gather


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
    if call.format == PDF:
        return Response(pdf.render(facts), media_type=PDF)
    if call.format == HTML:
        return Response(html.render(facts), media_type=HTML)
    return JSONResponse(facts.as_json())
