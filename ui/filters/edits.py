"""Each change of the tree as a command that can be taken back."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Iterable, Iterator, Protocol

from ...core.api.filters import Filters
from ...core.gis.compat import QUndoCommand, QUndoStack
from .nodes import Node, Path


class Editable(Protocol):
    """What the commands ask of the model; each of these tells the views."""

    root: Node

    def put(self, parent: Path, row: int, nodes: list[Node]) -> None: ...

    def take(self, parent: Path, row: int, number: int) -> list[Node]: ...

    def move(self, source: Path, parent: Path, row: int) -> None: ...

    def write(self, path: Path, field: str, value: str) -> None: ...

    def reset(self, nodes: Iterable[Node]) -> None: ...


class Insert(QUndoCommand):
    """*nodes* below *parent*, from *row* on."""

    def __init__(self, model: Editable, text: str, parent: Path, row: int, nodes: list[Node]) -> None:
        super().__init__(text)
        self._model, self._parent, self._row, self._nodes = model, parent, row, nodes

    def redo(self) -> None:
        self._model.put(self._parent, self._row, self._nodes)

    def undo(self) -> None:
        self._model.take(self._parent, self._row, len(self._nodes))


class Remove(QUndoCommand):
    """*number* nodes of *parent*, from *row* on."""

    def __init__(self, model: Editable, text: str, parent: Path, row: int, number: int) -> None:
        super().__init__(text)
        self._model, self._parent, self._row, self._number = model, parent, row, number
        self._nodes: list[Node] = []

    def redo(self) -> None:
        self._nodes = self._model.take(self._parent, self._row, self._number)

    def undo(self) -> None:
        self._model.put(self._parent, self._row, self._nodes)


class Move(QUndoCommand):
    """The node at *source* to *row* of *parent*, both as they are once it has left its place."""

    def __init__(self, model: Editable, text: str, source: Path, parent: Path, row: int) -> None:
        super().__init__(text)
        self._model, self._source, self._target = model, source, (*parent, row)

    def redo(self) -> None:
        self._model.move(self._source, self._target[:-1], self._target[-1])

    def undo(self) -> None:
        self._model.move(self._target, self._source[:-1], self._source[-1])


class Change(QUndoCommand):
    """Another field and value for the node at *path*."""

    def __init__(self, model: Editable, text: str, path: Path, field: str, value: str) -> None:
        super().__init__(text)
        node = model.root.at(path)
        self._model, self._path = model, path
        self._before, self._after = (node.field, node.value), (field, value)

    def redo(self) -> None:
        self._model.write(self._path, *self._after)

    def undo(self) -> None:
        self._model.write(self._path, *self._before)


class Replace(QUndoCommand):
    """Other filters in place of all."""

    def __init__(self, model: Editable, text: str, filters: Filters) -> None:
        super().__init__(text)
        self._model = model
        # The nodes themselves, as the commands before this one know them by their places.
        self._before = list(model.root.children)
        self._after = [Node.of(item) for item in filters]

    def redo(self) -> None:
        self._model.reset(self._after)

    def undo(self) -> None:
        self._model.reset(self._before)


@contextmanager
def one_step(stack: QUndoStack, text: str) -> Iterator[str]:
    """Several commands as one step of undo; none at all leaves no trace."""
    stack.beginMacro(text)
    try:
        yield text
    finally:
        stack.endMacro()
