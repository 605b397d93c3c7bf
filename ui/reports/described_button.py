"""The description of a button."""

from __future__ import annotations

from typing import Any, Callable, NamedTuple


class DescribedButton(NamedTuple):
    """A button with its object name; *icon* as for ``icons.icon``."""

    name: str
    icon: str
    text: str
    tip: str
    do: Callable[[], Any]
