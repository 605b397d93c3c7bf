"""The tree of filters while it is edited: nodes that keep who they are when they move."""

from __future__ import annotations

from itertools import count
from typing import Iterable, Iterator, Optional

from ...core.api.filters import Filter, Filters

Path = tuple[int, ...]
"""Rows from the top of the tree down to a node; empty: the root, which is no filter."""

_ids = count(1)


class Node:
    """One filter, or the root above all of them."""

    def __init__(self, field: str = "", value: str = "", children: Iterable[Node] = ()) -> None:
        self.id = next(_ids)
        self.field = field
        self.value = value
        self.parent: Optional[Node] = None
        self.children: list[Node] = []
        self._rows: dict[int, int] = {}
        self.insert(0, children)

    @classmethod
    def of(cls, item: Filter) -> Node:
        """The node of *item*, with all that is below."""
        return cls(item.field, item.value, (cls.of(child) for child in item.filters))

    def filter(self) -> Filter:
        """The frozen value of this node."""
        return Filter(self.field, self.value, self.filters())

    def filters(self) -> Filters:
        """The frozen values of what is below."""
        return tuple(child.filter() for child in self.children)

    def insert(self, row: int, children: Iterable[Node]) -> None:
        """Take *children* from *row* on."""
        taken = list(children)
        for child in taken:
            child.parent = self
        self.children[row:row] = taken
        self._rows.clear()

    def take(self, row: int, number: int = 1) -> list[Node]:
        """Let *number* children go from *row* on."""
        taken = self.children[row : row + number]
        del self.children[row : row + number]
        self._rows.clear()
        for child in taken:
            child.parent = None
        return taken

    @property
    def row(self) -> int:
        """Its place among those side by side with it."""
        return self.parent._row_of(self) if self.parent else 0

    @property
    def path(self) -> Path:
        """Where it is."""
        return (*self.parent.path, self.row) if self.parent else ()

    def at(self, path: Path) -> Node:
        """The node that *path* leads to from here."""
        node = self
        for row in path:
            node = node.children[row]
        return node

    def above(self) -> Iterator[Node]:
        """The filters above it, the nearest first."""
        node = self.parent
        while node is not None and node.parent is not None:
            yield node
            node = node.parent

    def everything(self) -> Iterator[Node]:
        """Itself and all that is below, parents first."""
        yield self
        for child in self.children:
            yield from child.everything()

    def _row_of(self, child: Node) -> int:
        # Kept until the children change: a view asks for the row of each of thousands.
        if not self._rows:
            self._rows.update((each.id, row) for row, each in enumerate(self.children))
        return self._rows[child.id]
