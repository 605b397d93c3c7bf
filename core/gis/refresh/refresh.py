"""Load a query again, and compare the new result with the previous one."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from ...api import Client, Monitor, Query
from ...api.errors import NotFound
from ...api.sources import Source
from ..connections.sources import describe_source, list_sources
from ..results.errors import SourceVanished
from ..results.loading import load
from ..results.result import Result
from .compare import Changes, compare


@dataclass(frozen=True)
class Refreshed:
    """A new result.

    :param changes: from the previous result; None: it can't be read, or the new one is incomplete.
    """

    result: Result
    changes: Optional[Changes] = None


def refresh(client: Client, query: Query, before: Path, path: Path, monitor: Monitor) -> Refreshed:
    """Load *query* into a new file at *path*, and compare it with the result in the file *before*.

    The source is requested again, as its columns may have changed. The file *before* is not changed. Raises
    the errors of :func:`.load`, and

    :raises SourceVanished: the service no longer lists the source.
    """
    described = _described(client, query.source, monitor)
    result = load(client, query, described, path, monitor, mark_repeats=True)
    changes = None
    if result.complete and result.stored is not None and result.stored.path != before:
        # The file may have been deleted, or written by another program.
        with contextlib.suppress(OSError, sqlite3.Error):
            changes = compare(before, result.stored.path, monitor)
    return Refreshed(result, changes)


def _described(client: Client, source: str, monitor: Monitor) -> Source:
    """Return the source. As a 404 may also mean a wrong URL (spec 7), the list of sources decides."""
    try:
        return describe_source(client, source, monitor)
    except NotFound as error:
        listed = list_sources(client, monitor)
        if source in listed:
            return listed[source]
        raise SourceVanished(str(error), endpoint=error.endpoint) from error
