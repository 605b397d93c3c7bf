"""How long somebody waits who looks at the screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Optional

from ..core import api
from ..core.gis.connections import Connections

if TYPE_CHECKING:
    from ..core.api import Config


def impatient(config: Config) -> Config:
    """*config* for somebody who waits for the answer: a mistyped address is told within seconds."""
    return replace(config, retry=api.Retry(attempts=2, deadline=30.0))


class KeptClient:
    """One client that stays while its config does: its connections to the service stay open."""

    def __init__(self) -> None:
        self._client: Optional[api.Client] = None
        self._name = ""
        self._is_doubted = False

    def is_at_hand(self, name: str) -> bool:
        """Whether :meth:`client` of *name* needs not look at the key again."""
        return self._client is not None and self._name == name and not self._is_doubted

    def client(self, connections: Connections, name: str) -> api.Client:
        """The client of the connection *name*; QGIS may ask for the master password.

        Raises the errors of ``Connections.config``. Main thread.
        """
        if self._client is None or not self.is_at_hand(name):
            config = impatient(connections.config(name))
            if self._client is None or self._client.config != config:
                self._client = api.Client(config)
            self._name, self._is_doubted = name, False
        return self._client

    def doubt(self) -> None:
        """The connection or its key may be another: look again before the next question."""
        self._is_doubted = True
