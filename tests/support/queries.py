"""Queries for areas and circles."""

from __future__ import annotations

from geoportfolio.core.api import Area, Buffers
from tests.support.service import polygon_of

HAMBURG, BREMEN = (9.9882, 53.6304), (8.7867, 53.0475)
RADII = (20_000.0, 80_000.0, 150_000.0)


def circles(*centers, radii=RADII) -> tuple[Area, ...]:
    return tuple(Area(f"centre {number}", Buffers((at,), radii)) for number, at in enumerate(centers, 1))


def areas(*shapes) -> tuple[Area, ...]:
    return tuple(Area(str(number), polygon_of(shape)) for number, shape in enumerate(shapes, 1))
