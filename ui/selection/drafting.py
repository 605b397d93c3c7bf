"""Build queries from the panels and the map; many areas are read in a task."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Callable, Optional

from ...core.api import Area, Query
from ...core.gis.areas.errors import InvalidArea
from ...core.gis.text.languages import tr
from ..areas.area_sources import AT_ONCE
from ..areas.canvas import zoom_to
from ..window.messages import Step

if TYPE_CHECKING:
    from ..window.window import Window


def with_query(window: Window, verb: str, then: Callable[[Query, str], None]) -> None:
    """Call *then* with the current query and connection; a message reports an invalid area.

    It is called immediately, or after a task in the queue of loads for more than ``AT_ONCE`` areas. It is not
    called without a source.
    """
    session = window.session
    if session.described is None:
        return
    connection, query = session.connection, window.draft.query(verb)
    read = window.areas.snapshot()

    def done(areas: tuple[Area, ...]) -> None:
        then(replace(query, areas=areas), connection)

    if window.areas.count() > AT_ONCE:
        title = tr("Read the selection areas")
        window.loader.prepare(title, read, done, partial(_failed, window))
        return
    try:
        areas = read()
    except InvalidArea as error:
        _failed(window, error)
    else:
        done(areas)


def _failed(window: Window, error: Exception) -> None:
    steps: tuple[Optional[Step], ...] = ()
    if isinstance(error, InvalidArea):
        repair = Step(tr("Repair"), partial(window.drawing.repair, error))
        steps = (_zoom_step(window, error), repair)
    window.messages.problem(error, window.session.about(True), *steps)


def _zoom_step(window: Window, error: InvalidArea) -> Optional[Step]:
    if error.at is None:
        return None
    return Step(tr("Zoom There"), partial(zoom_to, window.canvas, *error.at))
