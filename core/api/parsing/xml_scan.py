"""Read XML in one pass: of any size in bounded memory (:func:`scan`), or a document as a tree (:func:`tree`).

External references are never resolved, and declared entities are refused: a few lines of them can fill the
memory, and one may refer to a local file. A document type alone, as in WMS 1.1.1, is accepted.
"""

from __future__ import annotations

import re
from typing import Callable, Iterable, Mapping, Optional
from xml.etree.ElementTree import Element, TreeBuilder  # nosec B405
from xml.parsers import expat

from ..errors import UnreadableAnswer
from . import json_text, response_text

TOO_DEEP = "XML that is nested too deeply"
Begin = Callable[[int, str, Mapping[str, str]], None]
"""Called with the depth of an element (1 for the root), its local name and its attributes."""
MOST_ELEMENTS = 2_000_000
"""A larger tree would fill the memory."""


class _Refused(Exception):
    """Raised to stop reading."""


def scan(
    chunks: Iterable[bytes],
    endpoint: str,
    begin: Begin,
    text: Callable[[str], None] = lambda _text: None,
    end: Callable[[str], object] = lambda _tag: None,
    encoding: Optional[str] = None,
) -> None:
    """Call *begin* and *end* for each element, and *text* for character data.

    :param encoding: of *chunks*; None: what the document declares.

    :raises UnreadableAnswer: it is malformed, declares entities, or is nested more than ``json_text.DEEPEST``
        levels deep, on which recursive libraries, QGIS's included, crash.
    """
    depth = 0

    def started(tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth > json_text.DEEPEST:
            raise _Refused(TOO_DEEP)
        begin(depth, local(tag), attributes)

    def ended(tag: str) -> None:
        nonlocal depth
        depth -= 1
        end(local(tag))

    def declared(*_facts: object) -> None:
        raise _Refused("XML with entities of its own")

    parser = expat.ParserCreate(encoding)
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = started, ended
    parser.CharacterDataHandler, parser.EntityDeclHandler = text, declared
    start = b""
    try:
        for chunk in chunks:
            start = start or chunk[: response_text.BODY_KEPT]
            parser.Parse(chunk, False)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise response_text.unreadable(f"XML that is broken ({error})", start, endpoint) from None
    except _Refused as reason:
        raise response_text.unreadable(str(reason), start, endpoint) from None


def tree(document: str, endpoint: str) -> Element:
    """Return the root of *document*. Tags and attributes have local names.

    :raises UnreadableAnswer: as :func:`scan`, or it has more than ``MOST_ELEMENTS`` elements.
    """
    builder, count = TreeBuilder(), 0

    def begin(_depth: int, tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal count
        count += 1
        if count > MOST_ELEMENTS:
            raise _Refused(f"XML of more than {MOST_ELEMENTS:,} elements")
        builder.start(tag, {local(name): value for name, value in attributes.items()})

    # Half a surrogate pair must not make the rest unreadable.
    body = document.encode("utf-8", "replace")
    scan((body,), endpoint, begin, builder.data, builder.end, "utf-8")
    return builder.close()


def decoded(xml: bytes) -> str:
    """Return a document as text: as UTF-8 if it is valid, else in its declared encoding."""
    try:
        return xml.decode("utf-8-sig")
    except UnicodeDecodeError:
        declared = re.match(rb"\s*<\?xml[^>]*encoding=[\"']([\w.:-]+)[\"']", xml)
    try:
        text = xml.decode(declared.group(1).decode("ascii") if declared else "utf-8", errors="replace")
    except (LookupError, UnicodeError):  # an unknown encoding, or not a text encoding
        text = xml.decode("utf-8", errors="replace")
    return text.encode("utf-8", "replace").decode()  # some encodings yield half surrogate pairs


def is_too_deep(body: bytes) -> bool:
    """Return whether recursive libraries would crash on *body*; False for any other malformed XML."""
    try:
        scan((body,), "", lambda _depth, _tag, _attributes: None)
    except UnreadableAnswer as error:
        return error.seen == TOO_DEEP
    return False


def local(tag: str) -> str:
    """Return the name of an element or attribute without its prefix."""
    return tag.rpartition(":")[2]
