"""Reads the records of an answer, whatever form it has: the first bytes choose (spec 2.8, 4.9)."""

from __future__ import annotations

import codecs
import csv
import itertools
from typing import Any, Iterator, Optional

from . import answers
from .decode_json import JsonRecords
from .endpoints import CSV
from .errors import ApiError
from .records import Record, RecordReader
from .wire import Answer

_DELIMITERS = ",;\t"
_MARKS = b"\xef\xbb\xbf \t\r\n"


def records(
    answer: Answer, radiuses: tuple[float, ...] = (), endpoint: str = "", *, lone: bool = False
) -> Iterator[Record]:
    """The records of *answer*, in its order, while it arrives.

    :param radiuses: meters, those asked for in the order sent; empty when none were.
    :param lone: a JSON object that is not around records is a record itself.
    :raises UnreadableAnswer: behind all the records that are whole, when the answer is none or is cut off.
    """
    start = b""
    for chunk in answer.chunks:
        start += chunk
        if start.strip(_MARKS):
            break
    chunks = itertools.chain((start,), answer.chunks)
    first = start.lstrip(_MARKS)[:1]
    if first in (b"{", b"["):
        return iter(JsonRecords(chunks, radiuses, endpoint, lone))
    if first and is_csv(answer.content_type, start):
        return csv_records(chunks, radiuses[0] if len(radiuses) == 1 else None, endpoint)
    raise answers.unreadable(answers.looks_like(start), start, endpoint)


def is_csv(content_type: str, start: bytes) -> bool:
    """Whether a body can be CSV: announced as such, or text whose first line has a delimiter."""
    if start.lstrip(_MARKS)[:1] in (b"<", b"{", b"[", b"%", b""):
        return False
    if content_type.lower().startswith(CSV):
        return True
    line = start.lstrip(_MARKS).splitlines()[0].decode("utf-8", errors="replace")
    return "json" not in content_type.lower() and any(mark in line for mark in _DELIMITERS)


def csv_records(
    chunks: Iterator[bytes], radius: Optional[float] = None, endpoint: str = ""
) -> Iterator[Record]:
    """The rows of CSV below its head line; comma, semicolon or tab. Values stay texts, empty is None."""
    lines = _Lines(chunks)
    head_line = next(lines, "")
    delimiter = max(_DELIMITERS, key=lambda mark: len(next(csv.reader([head_line], delimiter=mark))))
    names = _distinct(next(csv.reader([head_line], delimiter=delimiter)))
    reader = RecordReader(())
    try:
        for row in csv.reader(lines, delimiter=delimiter):
            if not row:
                continue
            if len(row) < len(names) and not lines.last.endswith(("\n", "\r")):
                raise answers.unreadable(f"CSV cut off at byte {lines.byte_count}", b"", endpoint)
            attributes = _attributes(names, row)
            yield Record(_place(reader, attributes, delimiter), attributes, radius)
    except csv.Error as error:
        raise answers.unreadable(f"CSV that is broken ({error})", head_line.encode(), endpoint) from None
    if lines.failure is not None:
        raise lines.failure


class _Lines:
    """The lines of a body with their ends; a failure of *chunks* ends them and is kept for later."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self.failure: Optional[ApiError] = None
        self.last = ""
        self.byte_count = 0
        self._chunks = chunks
        self._lines = self._read()

    def __iter__(self) -> _Lines:
        return self

    def __next__(self) -> str:
        self.last = next(self._lines)
        return self.last

    def _read(self) -> Iterator[str]:
        decode = codecs.getincrementaldecoder("utf-8-sig")(errors="replace").decode
        rest = ""
        for chunk in self._until_failure():
            self.byte_count += len(chunk)
            *whole, rest = (rest + decode(chunk)).split("\n")
            for line in whole:
                yield line + "\n"
        rest += decode(b"", True)
        if rest and self.failure is None:
            yield rest

    def _until_failure(self) -> Iterator[bytes]:
        try:
            yield from self._chunks
        except ApiError as error:
            self.failure = error


def _attributes(names: list[str], row: list[str]) -> dict[str, Any]:
    values: list[Optional[str]] = [text or None for text in row]
    attributes = dict(itertools.zip_longest(names, values[: len(names)]))
    for index, value in enumerate(values[len(names) :], start=len(names) + 1):
        if value is not None:
            attributes[f"column {index}"] = value
    return attributes


def _distinct(names: list[str]) -> list[str]:
    """Names of columns, none of them twice."""
    taken: list[str] = []
    for index, name in enumerate(names, start=1):
        base = name.strip() or f"column {index}"
        numbered = (f"{base}_{count}" for count in itertools.count(2))
        taken.append(next(each for each in itertools.chain((base,), numbered) if each not in taken))
    return taken


def _place(reader: RecordReader, attributes: dict[str, Any], delimiter: str) -> Optional[dict[str, Any]]:
    if delimiter != ";":
        return reader.place(attributes)
    decimal_points = {
        name: value.replace(",", ".") if isinstance(value, str) else value
        for name, value in attributes.items()
    }
    return reader.place(decimal_points)
