"""What SQLite is told: where a file is, and names that come from data: they become SQL here, nowhere else."""

from __future__ import annotations

from pathlib import PurePath
from typing import Iterable, Union
from urllib.parse import quote


class Sql(str):
    """A piece of a statement, which is put into another as it stands."""

    __slots__ = ()


def sql(pattern: str, **pieces: Union[str, int, Iterable[str]]) -> Sql:
    """*pattern* with its ``{pieces}`` filled in.

    A text is a name of a table or a column, and is quoted; several of them are put between commas. Numbers
    and :class:`Sql` stay as they are. Values never belong here: they are parameters of the statement.
    """
    return Sql(pattern.format_map({place: _piece(piece) for place, piece in pieces.items()}))


def joined(between: str, pieces: Iterable[str]) -> Sql:
    """The *pieces* as :func:`sql` puts them, with *between* between them."""
    return Sql(between.join(map(_piece, pieces)))


def quoted(name: str) -> Sql:
    """*name* as SQL takes any name."""
    return Sql('"' + name.replace('"', '""') + '"')


def _piece(piece: Union[str, int, Iterable[str]]) -> str:
    if isinstance(piece, Sql):
        return piece
    if isinstance(piece, str):
        return quoted(piece)
    if isinstance(piece, int):
        return str(piece)
    return joined(", ", piece)


def address_of(path: PurePath, how: str = "mode=ro") -> str:
    """*path* as SQLite takes it; a share's own ``file://server/...`` it refuses, as one of no local host."""
    posix = path.as_posix()
    return f"file://{'' if posix.startswith('/') else '/'}{quote(posix)}?{how}"
