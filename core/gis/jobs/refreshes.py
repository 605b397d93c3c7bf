"""The same query once more, beside the answer that is there."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from ...api import Client, Monitor, Query
from ...api.errors import NotFound
from ...api.provision import Source
from ..job_errors import SourceVanished
from ..refreshing import Changes, compare
from ..results import Result
from .loading import load
from .sources import describe_source, list_sources


@dataclass(frozen=True)
class Refreshed:
    """A new answer.

    :param changes: to the answer before; None where that can't be read any more, or nothing came.
    """

    result: Result
    changes: Optional[Changes] = None


def refresh(client: Client, query: Query, before: Path, path: Path, monitor: Monitor) -> Refreshed:
    """Ask *query* again into a new file at *path* and compare it with the answer in the file *before*.

    The source is described anew, as its columns may be others by now. The file before is only read.
    Raises what :func:`.load` raises, and

    :raises SourceVanished: the service does not list the source any more.
    """
    described = _described(client, query.source, monitor)
    result = load(client, query, described, path, monitor, mark_repeats=True)
    changes = None
    if result.complete and result.stored is not None and result.stored.path != before:
        # A file that was taken away, or that another program wrote, leaves nothing to compare with.
        with contextlib.suppress(OSError, sqlite3.Error):
            changes = compare(before, result.stored.path, monitor)
    return Refreshed(result, changes)


def _described(client: Client, source: str, monitor: Monitor) -> Source:
    """A 404 alone would leave open whether the address is wrong (spec 7); the whole list tells."""
    try:
        return describe_source(client, source, monitor)
    except NotFound as error:
        listed = list_sources(client, monitor)
        if source in listed:
            return listed[source]
        raise SourceVanished(str(error), endpoint=error.endpoint) from error
