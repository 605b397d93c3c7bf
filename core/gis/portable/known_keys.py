"""The keys that a search for keys can look for, and the connections of those that it can't. Main thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

from ...api.errors import ApiError
from ...api.redaction import SHORTEST
from .. import keys
from ..connections import Connections


@dataclass(frozen=True)
class Unsearched:
    """Connections whose keys were not looked for: locked in the store, not here, too short."""

    locked: tuple[str, ...]
    missing: tuple[str, ...]
    short: tuple[str, ...]

    @property
    def is_any(self) -> bool:
        return bool(self.locked or self.missing or self.short)


def known_keys(
    connections: Connections, log: Callable[[Exception], None]
) -> tuple[tuple[str, ...], Unsearched]:
    """The keys that can be read without asking for them, and the connections of the others."""
    searched: list[str] = []
    locked: list[str] = []
    missing: list[str] = []
    short: list[str] = []
    for name in connections.names():
        if not connections.has_key_ready(name):
            is_locked = connections.authcfg(name) and not keys.is_unlocked()
            (locked if is_locked else missing).append(name)
            continue
        try:
            key = connections.config(name).api_key
        except ApiError as error:
            log(error)
            missing.append(name)
            continue
        if len(key) >= SHORTEST:
            searched.append(key)
        else:
            short.append(name)
    return tuple(searched), Unsearched(tuple(locked), tuple(missing), tuple(short))
