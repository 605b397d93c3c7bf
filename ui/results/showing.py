"""Add a result to the map, just loaded or read back from its file."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional

from qgis.core import QgsVectorLayer

from ...core import gis
from ...core.gis.history.past_queries import Run
from ...core.gis.projects.job_project import JobProject
from ...core.gis.results import layers
from ...core.gis.results.result import Result
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ..areas.canvas import show_everything_of
from ..window.job_offer import add_file_or_offer
from ..window.messages import Step

if TYPE_CHECKING:
    from ..window.window import Window

OnShown = Callable[[QgsVectorLayer], Any]
OnError = Callable[[Exception], Any]


def show_result(
    window: Window,
    project: JobProject,
    result: Result,
    on_shown: Optional[OnShown] = None,
    on_error: Optional[OnError] = None,
    *,
    again: Optional[Step] = None,
) -> None:
    """Add *result*, which must have a file, as a new layer with :func:`show_layer`.

    :param again: a step to offer with the error, if there is no *on_error*.
    """
    show_layer(
        window,
        project,
        result.title,
        result.stored.path,
        partial(layers.add_result, window.project, result),
        on_shown,
        on_error or (lambda error: window.messages.problem(error, result.about, again)),
    )


def show_layer(
    window: Window,
    project: JobProject,
    title: str,
    path: Path,
    add: Callable[[], QgsVectorLayer],
    on_shown: Optional[OnShown] = None,
    on_error: Optional[OnError] = None,
) -> None:
    """Call *add*, make its layer current, and zoom to it unless the canvas already shows a part of it.

    Then *on_shown* is called with it.

    :param project: the project of the job. If another one is open, a message offers the layer *title* and the
        folder of *path* instead.
    :param add: adds the layer to the project; raises OSError if QGIS can't open the file.
    :param on_error: called with that error; None: it is shown as a message.
    """

    def show() -> None:
        try:
            layer = add()
        except OSError as error:
            (on_error or (lambda error: window.messages.problem(error, About())))(error)
            return
        current = window.iface.activeLayer()
        # QGIS's editing tools use the current layer, so a layer in edit mode stays current.
        if current is None or not current.isEditable():
            window.iface.setActiveLayer(layer)
        show_everything_of(window.canvas, layer)
        if on_shown is not None:
            on_shown(layer)

    add_file_or_offer(project, window.messages, title, path, show)


def reopen(
    window: Window, run: Run, on_done: Callable[[Result], Any], on_error: Callable[[Exception], Any]
) -> None:
    """Read the result of *run* from its file in a task, then call one of the callbacks."""

    def done(result: Result) -> None:
        on_done(replace(result, aliases=result.aliases or _labels(window, result)))

    window.tasks.start(
        tr("Read the file of {layer}").format(layer=run.what),
        lambda _monitor: gis.history.reading.result_of(run),
        done,
        on_error,
    )


def _labels(window: Window, result: Result) -> Mapping[str, str]:
    """Return the labels of the filters, if the sources are known, as files of version 0.1 have none."""
    source = (window.catalog.sources(result.connection) or {}).get(result.query.source)
    return {each.field: each.label for each in source.filters if each.label} if source else {}
