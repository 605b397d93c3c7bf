"""Queries for areas and circles, and what a load makes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from geoportfolio.core import gis
from geoportfolio.core.api import Area, Buffers, Client, Monitor, Query
from geoportfolio.core.gis.results.result import Result
from tests.support.service import polygon_of

RADII = (20_000.0, 80_000.0, 150_000.0)


def circles(*centers, radii=RADII) -> tuple[Area, ...]:
    return tuple(Area(f"center {number}", Buffers((at,), radii)) for number, at in enumerate(centers, 1))


def areas(*shapes) -> tuple[Area, ...]:
    return tuple(Area(str(number), polygon_of(shape)) for number, shape in enumerate(shapes, 1))


def load_query(
    client: Client, query: Query, path: Path, monitor: Monitor | None = None, **more: Any
) -> Result:
    """The result of *query*, loaded into a file as the docks do."""
    described = gis.connections.sources.describe_source(client, query.source, Monitor())
    return gis.results.loading.load(client, query, described, path, monitor or Monitor(), **more)
