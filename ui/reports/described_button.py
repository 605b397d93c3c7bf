"""A button of the reports as a row of a table."""

from __future__ import annotations

from typing import Any, Callable, NamedTuple


class DescribedButton(NamedTuple):
    """A button by its object name; *icon* as ``icons.icon`` takes it."""

    name: str
    icon: str
    text: str
    tip: str
    do: Callable[[], Any]
