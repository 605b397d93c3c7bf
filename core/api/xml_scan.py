"""Reads XML of any size in one pass and bounded memory; what it refers to or declares is never resolved."""

from __future__ import annotations

from typing import Callable, Iterable, Mapping
from xml.parsers import expat

from . import answers
from .errors import UnreadableAnswer

TOO_DEEP = "XML that is nested too deeply"
Begin = Callable[[int, str, Mapping[str, str]], None]
"""Is given the depth of an element, 1 for the outermost, its local name and its attributes."""


class _Refused(Exception):
    """The reason to read no further."""


def scan(
    chunks: Iterable[bytes],
    endpoint: str,
    begin: Begin,
    text: Callable[[str], None] = lambda _text: None,
) -> None:
    """Call *begin* for each element, and *text* for the characters between them, to the end of the document.

    :raises UnreadableAnswer: it is broken, declares entities, or has more than ``answers.DEEPEST`` elements
        within one another: libraries that recurse, QGIS's among them, crash on those.
    """
    depth = 0

    def started(tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > answers.DEEPEST:
            raise _Refused(TOO_DEEP)
        begin(depth, local(tag), attributes)

    def ended(_tag: str) -> None:
        nonlocal depth
        depth -= 1

    def declared(*_facts: object) -> None:
        raise _Refused("XML with entities of its own")

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = started, ended
    parser.CharacterDataHandler, parser.EntityDeclHandler = text, declared
    start = b""
    try:
        for chunk in chunks:
            start = start or chunk[: answers.BODY_KEPT]
            parser.Parse(chunk, False)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise answers.unreadable(f"XML that is broken ({error})", start, endpoint) from None
    except _Refused as reason:
        raise answers.unreadable(str(reason), start, endpoint) from None


def is_too_deep(body: bytes) -> bool:
    """Whether libraries that recurse would crash on *body*; what is broken in another way is not."""
    try:
        scan((body,), "", lambda _depth, _tag, _attributes: None)
    except UnreadableAnswer as error:
        return error.seen == TOO_DEEP
    return False


def local(tag: str) -> str:
    """The name of an element or attribute without its prefix."""
    return tag.rpartition(":")[2]
