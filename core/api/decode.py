"""Reads the records of an answer, whatever form it has: the first bytes choose (spec 2.8, 4.9)."""

from __future__ import annotations

import codecs
import csv
import itertools
from typing import Any, Iterator, Optional, Sequence

from . import answers
from .blocks import BATCH
from .config import MEGABYTE
from .decode_json import JsonRecords
from .endpoints import CSV
from .errors import ApiError, TooLarge, UnreadableAnswer
from .record_reader import RecordReader
from .records import Record
from .surroundings import Surroundings
from .wire import NO_CONTENT, Answer

_DELIMITERS = ",;\t"
_MARKS = b"\xef\xbb\xbf \t\r\n"
_LONGEST_LINE = 16
"""Megabytes, of a line of CSV, of a value in it, and of a row, which goes on over quoted line ends."""
_MOST_COLUMNS = 100_000
_LONGEST_HEAD = 20
"""Lines of a head with line breaks in its names; a quotation mark may also be a name's own."""


def blocks(
    answer: Answer,
    radiuses: tuple[float, ...] = (),
    endpoint: str = "",
    *,
    lone: bool = False,
    around: Optional[dict[str, Any]] = None,
    surroundings: Optional[Surroundings] = None,
) -> Iterator[Sequence[Record]]:
    """The records of *answer*, in its order, while it arrives, many at a time.

    :param radiuses: meters, those asked for in the order sent; empty when none were.
    :param lone: a JSON object that is not around records is a record itself.
    :param around: takes what stands beside the records in the outermost JSON object, as it arrives.
    :param surroundings: takes the same once the object is whole, if it surrounds records.
    :raises UnreadableAnswer: behind all the records that are whole, when the answer is none or is cut off;
        for CSV where several radii were asked for, as its rows don't tell theirs.
    """
    start = _beginning(answer.chunks)
    first = start.lstrip(_MARKS)[:1]
    if first in (b"{", b"["):
        whole = itertools.chain((start,), answer.chunks)
        return iter(JsonRecords(whole, radiuses, endpoint, lone, around, surroundings))
    if not first and _says_csv(answer.content_type):
        return iter(())  # a service that writes no head line above no rows
    if not first and answer.status == NO_CONTENT:
        return iter(())
    start, chunks = _enough(start, answer.chunks)
    if start.strip(_MARKS) == b"null" and not _says_csv(answer.content_type):
        return iter(())
    if is_csv(answer.content_type, start):
        if len(radiuses) > 1:
            raise answers.unreadable("CSV for several radii", start, endpoint)
        return csv_blocks(chunks, radiuses[0] if radiuses else None, endpoint)
    failed = answers.unreadable if first else answers.truncated
    raise failed(answers.looks_like(start), start, endpoint)


def _beginning(chunks: Iterator[bytes]) -> bytes:
    """What comes up to the first piece that has more than white space; of very much of that, its end."""
    start = b""
    for chunk in chunks:
        if len(start) > answers.BODY_KEPT:
            start = start[-answers.BODY_KEPT :].lstrip(codecs.BOM_UTF8)
        start += chunk
        if chunk.strip(_MARKS):
            break
    return start


def _enough(start: bytes, chunks: Iterator[bytes]) -> tuple[bytes, Iterator[bytes]]:
    """As many bytes, *start* first, as tell what they are in whatever pieces they come; and all of them."""
    parts, size = [start], len(start)
    rest = chunks
    try:
        while size < answers.BODY_KEPT and (chunk := next(chunks, None)) is not None:
            parts.append(chunk)
            size += len(chunk)
    except ApiError as error:
        rest = _failing(error)
    whole = b"".join(parts)
    return whole, itertools.chain((whole,), rest)


def _failing(error: ApiError) -> Iterator[bytes]:
    raise error
    yield b""


def is_csv(content_type: str, start: bytes) -> bool:
    """Whether a body can be CSV: announced as such, or text whose first line has a delimiter."""
    if start.lstrip(_MARKS)[:1] in (b"<", b"{", b"[", b"%", b""):
        return False
    if _says_csv(content_type):
        return True
    line = start.lstrip(_MARKS).splitlines()[0].decode("utf-8", errors="replace")
    return "json" not in content_type.lower() and any(mark in line for mark in _DELIMITERS)


def _says_csv(content_type: str) -> bool:
    return content_type.lower().startswith(CSV)


def csv_blocks(
    chunks: Iterator[bytes], radius: Optional[float] = None, endpoint: str = ""
) -> Iterator[Sequence[Record]]:
    """The rows of CSV below its head line; comma, semicolon or tab. Values stay texts, empty is None."""
    lines = _Lines(chunks, endpoint)
    # Python's bound is for all that read CSV in this program, and less than a long description has.
    csv.field_size_limit(max(csv.field_size_limit(), _LONGEST_LINE * MEGABYTE))
    head = _head(lines.each)
    if max(map(head[0].count, _DELIMITERS)) > _MOST_COLUMNS:
        raise _too_wide(head, endpoint)
    rows: list[list[str]] = []
    full_at = lines.byte_count + _LONGEST_LINE * MEGABYTE
    broken: Optional[ApiError] = None
    is_open = False  # within a quotation, where alone the reader wants another line for a row
    try:
        delimiter = max(_DELIMITERS, key=lambda mark: len(next(csv.reader(head, delimiter=mark))))
        reader = csv.reader(itertools.chain(head, lines.each, lines.beyond()), delimiter=delimiter)
        table = _Table(_distinct(next(reader)), delimiter, radius)
        is_open = lines.is_over
        for row in reader:
            lines.unread = 0
            if rows and (len(rows) == BATCH or lines.byte_count > full_at):
                full, rows = rows, []
                full_at = lines.byte_count + _LONGEST_LINE * MEGABYTE
                yield table.block(full)
            if len(row) > _MOST_COLUMNS:
                broken = _too_wide(head, endpoint)
                break
            rows.append(row)
            if lines.is_over:
                is_open = True
                break
    except csv.Error as error:
        broken = answers.unreadable(f"CSV that is broken ({error})", head[0].encode(), endpoint)
    if is_open or (rows and 0 < len(rows[-1]) < len(table.names) and lines.ends_open):
        del rows[-1:]
        broken = answers.truncated(f"CSV cut off at byte {lines.byte_count}", b"", endpoint)
    if rows:
        yield table.block(rows)
    failure = lines.failure or broken
    if failure is not None:
        raise failure


def _too_wide(head: list[str], endpoint: str) -> UnreadableAnswer:
    return answers.unreadable(f"CSV of more than {_MOST_COLUMNS:,} columns", head[0].encode(), endpoint)


def _head(lines: Iterator[str]) -> list[str]:
    """The first line that has something in it, and those that its names go on in."""
    head = [next((line for line in lines if line.strip()), "")]
    while "".join(head).count('"') % 2 and len(head) < _LONGEST_HEAD:
        head.append(next(lines, ""))
    return head


class _Table:
    """Makes records of the rows below one head line."""

    def __init__(self, names: list[str], delimiter: str, radius: Optional[float]) -> None:
        self.names = tuple(names)
        self._has_decimal_commas = delimiter == ";"
        self._radius = radius
        self._reader = RecordReader(())

    def block(self, rows: list[list[str]]) -> Sequence[Record]:
        if set(map(len, rows)) == {len(self.names)} and not self._has_decimal_commas:
            columns = tuple(map(_without_empty, zip(*rows)))
            block = self._reader.rows(self.names, columns, self._radius)
            if block is not None:
                return block
        return [self._record(row) for row in rows if row]

    def _record(self, row: list[str]) -> Record:
        attributes = _attributes(self.names, row)
        seen = attributes
        if self._has_decimal_commas:
            seen = {name: value and value.replace(",", ".") for name, value in attributes.items()}
        return Record(self._reader.place(seen), attributes, self._radius)


def _without_empty(values: tuple[str, ...]) -> tuple[Optional[str], ...]:
    return tuple([value or None for value in values]) if "" in values else values


class _Lines:
    """The lines of a body with their ends; a failure of *chunks* ends them and is kept for later."""

    def __init__(self, chunks: Iterator[bytes], endpoint: str) -> None:
        self.failure: Optional[ApiError] = None
        self.ends_open = False
        """The last line has no end."""
        self.is_over = False
        """A line was wanted behind the last one."""
        self.byte_count = 0
        self.unread = 0
        """Bytes behind which no row has ended yet; who reads the rows sets it back."""
        self._chunks = chunks
        self._endpoint = endpoint
        self.each = itertools.chain.from_iterable(self._read())

    def _read(self) -> Iterator[list[str]]:
        decode = codecs.getincrementaldecoder("utf-8-sig")(errors="replace").decode
        rest = ""
        for chunk in self._until_failure():
            self.byte_count += len(chunk)
            self.unread += len(chunk)
            *whole, rest = (rest + decode(chunk)).split("\n")
            yield [line + "\n" for line in whole]
            if max(len(rest), self.unread) > _LONGEST_LINE * MEGABYTE:
                self.failure, rest = self._too_large(), ""
                break
        rest += decode(b"", True)
        if rest and self.failure is None:
            self.ends_open = not rest.endswith("\r")
            yield [rest]

    def beyond(self) -> Iterator[str]:
        """Nothing, but :attr:`is_over` from then on."""
        self.is_over = True
        return
        yield

    def _too_large(self) -> TooLarge:
        text = f"{self._endpoint}: a row of more than {_LONGEST_LINE} MB"
        return TooLarge(text, limit=_LONGEST_LINE, endpoint=self._endpoint, reason="value")

    def _until_failure(self) -> Iterator[bytes]:
        try:
            yield from self._chunks
        except ApiError as error:
            self.failure = error


def _attributes(names: tuple[str, ...], row: list[str]) -> dict[str, Optional[str]]:
    values: list[Optional[str]] = [text or None for text in row]
    attributes = dict(itertools.zip_longest(names, values[: len(names)]))
    for index, value in enumerate(values[len(names) :], start=len(names) + 1):
        name = f"column {index}"
        while name in attributes:
            name += "_"
        if value is not None:
            attributes[name] = value
    return attributes


def _distinct(names: list[str]) -> list[str]:
    """Names of columns, none of them twice."""
    taken: dict[str, int] = {}
    for index, name in enumerate(names, start=1):
        base = name.strip() or f"column {index}"
        each, count = base, taken.get(base, 1)
        while each in taken:
            count += 1
            each = f"{base}_{count}"
        taken[base] = count
        taken.setdefault(each, 1)
    return list(taken)
