"""Where filters go when they move one place up, down, in or out."""

from __future__ import annotations

from enum import Enum
from itertools import groupby
from typing import Iterator, Optional, Sequence

from .nodes import Node

Move = tuple[Node, Node, int]
"""A node, its new parent, and its row there once it has left its old place."""


class Direction(Enum):
    """One place from where a filter is."""

    UP = "up"
    DOWN = "down"
    IN = "in"
    OUT = "out"


def topmost(nodes: Sequence[Node]) -> list[Node]:
    """Those of *nodes* that lie below none of the others, in their order."""
    chosen = {node.id for node in nodes}
    return [node for node in nodes if not any(above.id in chosen for above in node.above())]


def runs(nodes: Sequence[Node]) -> Iterator[tuple[Node, int, int]]:
    """(parent, first row, number) of neighbours among *nodes*, which come from the last to the first."""
    places = [(node.parent, node.row) for node in nodes]
    # Along a run the row falls as fast as the position grows.
    numbered = groupby(enumerate(places), key=lambda item: (item[1][0].id, item[0] + item[1][1]))
    for _, group in numbered:
        members = [place for _, place in group]
        yield members[-1][0], members[-1][1], len(members)


def shifted(nodes: Sequence[Node], direction: Direction, nests: bool) -> Iterator[Move]:
    """The moves of *nodes*, in the order in which they are seen; each is to be made before the next."""
    chosen = topmost(nodes)
    fixed = {node.id for node in chosen}
    backwards = direction in (Direction.DOWN, Direction.OUT)
    for node in reversed(chosen) if backwards else chosen:
        move = _moved(node, direction, fixed, nests)
        if move is not None:
            yield move


def can_shift(nodes: Sequence[Node], direction: Direction, nests: bool) -> bool:
    """Whether any of *nodes* has a place to go."""
    chosen = topmost(nodes)
    fixed = {node.id for node in chosen}
    return any(_moved(node, direction, fixed, nests) is not None for node in chosen)


def _moved(node: Node, direction: Direction, fixed: set[int], nests: bool) -> Optional[Move]:
    """The move of one node; it never passes one of those that are to move, too (``fixed``: their ids)."""
    home, row = node.parent, node.row
    if direction is Direction.OUT:
        return (node, home.parent, home.row + 1) if home.parent is not None else None
    if direction is Direction.DOWN:
        behind = home.children[row + 1 : row + 2]
        return (node, home, row + 1) if behind and behind[0].id not in fixed else None
    before = home.children[row - 1] if row else None
    if before is None or before.id in fixed:
        return None
    if direction is Direction.UP:
        return node, home, row - 1
    return (node, before, len(before.children)) if nests else None
