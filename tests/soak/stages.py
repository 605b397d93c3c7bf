"""What a deed is, and what it is given."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Callable, Protocol

from tests.e2e.hands import Hands


class Stage(Protocol):
    """What a deed is given."""

    hands: Hands
    sandbox: Any
    names: tuple[str, ...]
    project: str

    def do(self, deed: str, **details: Any) -> bool:
        """One of the deeds inside QGIS; whether it was done."""

    def see(self, question: str, **details: Any) -> Any:
        """Ask the probe."""

    def copy_of_project(self) -> str:
        """The path of a project that is not there yet."""


@dataclass(frozen=True)
class Deed:
    """One thing to do.

    :param weight: how often, against the others.
    :param hand: whether the real mouse and keys do it.
    """

    name: str
    weight: int
    do: Callable[[Stage, random.Random], bool]
    hand: bool = False
