"""Suggest hazard layers from the map service of a connection on request."""

from __future__ import annotations

import uuid
from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional, Sequence

from qgis.PyQt.QtWidgets import QWidget

from ...core import gis
from ...core.gis.hazard_maps.catalog import MapLayer
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from .layers_editor import LayersDialog

if TYPE_CHECKING:
    from ..window.window import Window

_LANE = "layer names {}"


def edit_layers(
    window: Window,
    connection: str,
    parent: Optional[QWidget],
    on_saved: Callable[[tuple[str, ...]], Any],
    chosen: Optional[Sequence[str]] = None,
) -> LayersDialog:
    """Open the list of *connection* in a non-modal dialog; *on_saved* is called with the chosen names on OK.

    :param chosen: the ticked names; None: those of the connection's list.
    """
    # One for each dialog, as several may be open.
    lane = _LANE.format(uuid.uuid4().hex)
    dialog = LayersDialog(connection, chosen, partial(_suggest, window, connection, lane), parent)
    dialog.accepted.connect(lambda: on_saved(dialog.chosen()))
    # A later response has no dialog to update.
    dialog.finished.connect(lambda: window.tasks.drop(lane))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def _suggest(
    window: Window,
    connection: str,
    lane: str,
    on_done: Callable[[Sequence[MapLayer]], None],
    on_problem: Callable[[str], None],
) -> None:
    def failed(error: Exception) -> None:
        window.messages.log(error)
        on_problem(sentence(error, About(connection)))

    window.requests.start(
        tr("List the map layers of {connection}").format(connection=connection),
        gis.hazard_maps.load_catalog.map_layers,
        # Group layers have no values of their own.
        lambda layers: on_done([layer for layer in layers if not layer.is_group]),
        failed,
        about=About(connection),
        interactive=True,
        lane=lane,
    )
