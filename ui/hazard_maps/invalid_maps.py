"""Messages about maps that become invalid, for example when the service rejects a new key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from qgis.core import QgsMapLayer

from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from ..window.messages import Step

if TYPE_CHECKING:
    from ..window.window import Window


def report_invalid(window: Window, connection: str, layers: Sequence[QgsMapLayer]) -> None:
    """Show a message that *layers* of *connection* are no longer shown, with the next step."""
    window.messages.hint(
        counted(
            len(layers),
            "'{title}' is no longer shown: the map service of '{connection}' does not respond, or rejects "
            "the API key.",
            "{count} layers are no longer shown: the map service of '{connection}' does not respond, or "
            "rejects the API key.",
            title=layers[0].name(),
            connection=connection,
        ),
        Step(tr("Change Key"), window.show_connections),
    )
