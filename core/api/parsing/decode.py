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
    """Return the records of *answer* in its order, many at a time, while it arrives.

    :param radiuses: meters, those asked for in the order sent; empty when none were.
    :param lone: a JSON object that is not around records is a record itself.
    :param around: takes what stands beside the records in the outermost JSON object, as it arrives.
    :param surroundings: takes the same once the object is whole, if it surrounds records.
    :raises UnreadableAnswer: behind all the records that are whole, when there are none or the body is cut
        off; for CSV where several radii were asked for, as its rows don't name theirs.
    """
    start = _beginning(answer.chunks)
    first = start.lstrip(response_text.MARKS)[:1]
    if first in (b"{", b"["):
        whole = itertools.chain((start,), answer.chunks)
        return iter(JsonRecords(whole, radiuses, endpoint, lone, around, surroundings))
    announces_csv = answer.content_type.lower().startswith(CSV)
    if not first and (announces_csv or answer.status == NO_CONTENT):
        return iter(())  # a service that writes no head line above no rows
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
    """Return whether a body can be CSV: announced as such, or text with a delimiter in its first line."""
    text = start.lstrip(response_text.MARKS)
    if text[:1] in (b"<", b"{", b"[", b"%", b""):
        return False
    if content_type.lower().startswith(CSV):
        return True
    line = text.splitlines()[0].decode("utf-8", errors="replace")
    return "json" not in content_type.lower() and any(mark in line for mark in DELIMITERS)


def begun(items: Iterator[T], size: int) -> tuple[list[T], Iterator[T]]:
    """Take the first of *items* until their lengths reach *size*; return them and an iterator of the rest.

    A failure behind the first item is raised by the rest.

    :raises ApiError: that of the first item.
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
    """Take the chunks up to the first one with more than white space; keep only the end of much space."""
    start = b""
    for chunk in chunks:
        if len(start) > response_text.BODY_KEPT:
            start = start[-response_text.BODY_KEPT :].lstrip(codecs.BOM_UTF8)
        start += chunk
        if chunk.strip(response_text.MARKS):
            break
    return start
