"""Save an edited connection, with a question if the authentication database refuses the key."""

from __future__ import annotations

from dataclasses import replace
from typing import Optional

from qgis.PyQt.QtWidgets import QWidget

from ...core.api.errors import InvalidKey
from ...core.gis.connections.connections import SESSION, Connection, Connections
from ...core.gis.connections.keys import KeyNotStored, KeyUnavailable
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ..widgets.questions import agrees, warn


def save_connection(
    connections: Connections, connection: Connection, key: Optional[str], parent: QWidget
) -> None:
    """Save *connection*; if the database refuses the key, offer to keep it until QGIS closes.

    :param key: None: keep the current one.
    """
    try:
        connections.save(connection, key)
    except KeyNotStored:
        if _session_instead(connection.name, parent):
            save_connection(connections, replace(connection, keep_key=SESSION), key, parent)
    except (KeyUnavailable, InvalidKey) as error:
        warn(parent, sentence(error, About()))


def _session_instead(name: str, parent: QWidget) -> bool:
    question = tr("The API key of '{name}' was not stored. Keep it until QGIS is closed?").format(name=name)
    return agrees(parent, question)
