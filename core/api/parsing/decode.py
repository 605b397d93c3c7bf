"""Read the records of a response in any form, recognized by its first bytes (spec 2.8, 4.9)."""

from __future__ import annotations

import codecs
import itertools
from typing import Any, Iterator, Optional, Sequence, Sized, TypeVar

from ..endpoints import CSV
from ..errors import ApiError
from ..http.request import NO_CONTENT, Answer
from . import response_text
from .csv_records import DELIMITERS, csv_blocks
from .json_records import JsonRecords
from .records import Record
from .surroundings import Surroundings

T = TypeVar("T", bound=Sized)


def blocks(
    answer: Answer,
    radiuses: tuple[float, ...] = (),
    endpoint: str = "",
    *,
    lone: bool = False,
    around: Optional[dict[str, Any]] = None,
    surroundings: Optional[Surroundings] = None,
) -> Iterator[Sequence[Record]]:
    """Return the records of *answer* in order, in blocks, while it arrives.

    :param radiuses: the requested radii in meters, in the order sent; empty: none.
    :param lone: treat a JSON object that contains no records as a record itself.
    :param around: receives the other members of the outermost JSON object, as they arrive.
    :param surroundings: receives the same once the object is complete, if it contains records.
    :raises UnreadableAnswer: after all complete records: there are none, or the body is cut off; also for CSV
        with several radii, as its rows do not state theirs.
    """
    start = _beginning(answer.chunks)
    first = start.lstrip(response_text.MARKS)[:1]
    if first in (b"{", b"["):
        whole = itertools.chain((start,), answer.chunks)
        return iter(JsonRecords(whole, radiuses, endpoint, lone, around, surroundings))
    announces_csv = answer.content_type.lower().startswith(CSV)
    if not first and (announces_csv or answer.status == NO_CONTENT):
        return iter(())  # some services omit the header if there are no rows
    parts, rest = begun(itertools.chain((start,), answer.chunks), response_text.BODY_KEPT)
    start = b"".join(parts)
    if start.strip(response_text.MARKS) == b"null" and not announces_csv:
        return iter(())
    if is_csv(answer.content_type, start):
        if len(radiuses) > 1:
            raise response_text.unreadable("CSV for several radii", start, endpoint)
        return csv_blocks(itertools.chain((start,), rest), radiuses[0] if radiuses else None, endpoint)
    failed = response_text.unreadable if first else response_text.truncated
    raise failed(response_text.looks_like(start), start, endpoint)


def is_csv(content_type: str, start: bytes) -> bool:
    """Return whether a body may be CSV: declared as such, or text with a delimiter in its first line."""
    text = start.lstrip(response_text.MARKS)
    if text[:1] in (b"<", b"{", b"[", b"%", b""):
        return False
    if content_type.lower().startswith(CSV):
        return True
    line = text.splitlines()[0].decode("utf-8", errors="replace")
    return "json" not in content_type.lower() and any(mark in line for mark in DELIMITERS)


def begun(items: Iterator[T], size: int) -> tuple[list[T], Iterator[T]]:
    """Take *items* until their lengths reach *size*; return these and an iterator of the rest.

    A failure after the first item is raised by that iterator.

    :raises ApiError: the failure of the first item.
    """
    first: list[T] = []
    try:
        for item in items:
            first.append(item)
            if sum(map(len, first)) >= size:
                break
    except ApiError as error:
        if not first:
            raise
        return first, _failing(error)
    return first, items


def _failing(error: ApiError) -> Iterator[Any]:
    raise error
    yield


def _beginning(chunks: Iterator[bytes]) -> bytes:
    """Take the chunks up to the first one that is not only white space; of long white space, keep the end."""
    start = b""
    for chunk in chunks:
        if len(start) > response_text.BODY_KEPT:
            start = start[-response_text.BODY_KEPT :].lstrip(codecs.BOM_UTF8)
        start += chunk
        if chunk.strip(response_text.MARKS):
            break
    return start
