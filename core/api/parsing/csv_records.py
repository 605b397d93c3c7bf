"""Reads the rows of a CSV body while it arrives (spec 4.9), in bounded memory."""

from __future__ import annotations

import csv
import io
import itertools
from typing import BinaryIO, Iterator, Optional, Sequence, cast

from ..config import MEGABYTE
from ..errors import ApiError, TooLarge, UnreadableAnswer
from . import response_text
from .records import BATCH, Record, RecordReader

DELIMITERS = ",;\t"
_LARGEST_ROW = 16
"""Megabytes, of a row and of a value in it."""
_MOST_COLUMNS = 100_000
_LONGEST_HEAD = 20
"""Lines of a head with line breaks in its names; a quotation mark may also be a name's own."""


def csv_blocks(
    chunks: Iterator[bytes], radius: Optional[float] = None, endpoint: str = ""
) -> Iterator[Sequence[Record]]:
    """Yield the rows below the head line; comma, semicolon or tab. Values stay texts, empty is None.

    :param radius: meters, of all rows; None: there is no circle.
    :raises UnreadableAnswer: behind all rows that are whole: the body is broken or ends within a row.
    :raises TooLarge: the same, for a row of more than 16 MB.
    :raises ApiError: the same, for what *chunks* raises.
    """
    # Python's bound is for all that read CSV in this program, and less than a long description has.
    csv.field_size_limit(max(csv.field_size_limit(), _LARGEST_ROW * MEGABYTE))
    body = _Body(chunks, endpoint)
    reader, table = _opened(body, radius)
    rows: list[list[str]] = []
    failure: Optional[ApiError] = None
    full_at = body.byte_count + _LARGEST_ROW * MEGABYTE
    try:
        for row in reader:
            if rows and (len(rows) == BATCH or body.byte_count > full_at):
                full, rows = rows, []
                full_at = body.byte_count + _LARGEST_ROW * MEGABYTE
                yield table.block(full)
            if body.is_over:  # a quotation is open: only then the reader needs another line for a row
                raise body.cut_off()
            if len(row) > _MOST_COLUMNS:
                raise body.too_wide()
            rows.append(row)
            body.row_end = body.byte_count
        if rows and body.ends_open and 0 < len(rows[-1]) < len(table.names):
            del rows[-1]
            raise body.cut_off()
    except csv.Error as error:
        failure = body.broken(error)
    except ApiError as error:
        failure = error
    if rows:
        yield table.block(rows)
    if failure is not None:
        raise failure


def _opened(body: _Body, radius: Optional[float]) -> tuple[Iterator[list[str]], _Table]:
    """Return a reader of the rows below the head line, and the table that makes records of them."""
    lines: Iterator[str] = io.TextIOWrapper(cast(BinaryIO, body), "utf-8-sig", "replace", newline="")
    head = [next((line for line in lines if line.strip()), "")]
    while "".join(head).count('"') % 2 and len(head) < _LONGEST_HEAD:
        head.append(next(lines, ""))
    if max(map(head[0].count, DELIMITERS)) > _MOST_COLUMNS:
        raise body.too_wide()
    try:
        delimiter = max(DELIMITERS, key=lambda mark: len(next(csv.reader(head, delimiter=mark))))
        reader = csv.reader(itertools.chain(head, lines, body.beyond()), delimiter=delimiter)
        table = _Table(_distinct(next(reader)), delimiter, radius)
    except csv.Error as error:
        raise body.broken(error) from None
    if body.is_over:
        raise body.cut_off()
    return reader, table


class _Body(io.BufferedIOBase):
    """The bytes of *chunks* as a file, which counts how many there are of a row."""

    def __init__(self, chunks: Iterator[bytes], endpoint: str) -> None:
        super().__init__()
        self.byte_count = 0
        self.row_end = 0
        """Bytes that were read when the last row ended."""
        self.ends_open = False
        """Whether there is no line end behind the last byte."""
        self.is_over = False
        """Whether a line was wanted behind the last one."""
        self._chunks = filter(None, chunks)
        self._start = b""
        self._endpoint = endpoint

    def readable(self) -> bool:
        return True

    def read1(self, _size: int = -1) -> bytes:
        """Return the next chunk, however long it is; empty at the end.

        :raises TooLarge: there are more than 16 MB and no end of a row.
        """
        if self.byte_count - self.row_end > _LARGEST_ROW * MEGABYTE:
            text = f"{self._endpoint}: a row of more than {_LARGEST_ROW} MB"
            raise TooLarge(text, limit=_LARGEST_ROW, endpoint=self._endpoint, reason="value")
        chunk = next(self._chunks, b"")
        if chunk:
            self.byte_count += len(chunk)
            self.ends_open = chunk[-1:] not in b"\r\n"
            self._start = self._start or chunk[: response_text.BODY_KEPT]
        return chunk

    def beyond(self) -> Iterator[str]:
        """Yield nothing, but set :attr:`is_over` when the first line is wanted."""
        self.is_over = True
        return
        yield

    def broken(self, error: csv.Error) -> UnreadableAnswer:
        """Return the error for a body that is no CSV."""
        return response_text.unreadable(f"CSV that is broken ({error})", self._start, self._endpoint)

    def too_wide(self) -> UnreadableAnswer:
        """Return the error for a row of very many columns."""
        seen = f"CSV of more than {_MOST_COLUMNS:,} columns"
        return response_text.unreadable(seen, self._start, self._endpoint)

    def cut_off(self) -> UnreadableAnswer:
        """Return the error for a body that ends within a row."""
        seen = f"CSV cut off at byte {self.byte_count}"
        return response_text.truncated(seen, self._start, self._endpoint)


class _Table:
    """Makes records of the rows below one head line."""

    def __init__(self, names: list[str], delimiter: str, radius: Optional[float]) -> None:
        self.names = tuple(names)
        self._has_decimal_commas = delimiter == ";"
        self._radius = radius
        self._reader = RecordReader(())

    def block(self, rows: list[list[str]]) -> Sequence[Record]:
        """Return the records of *rows*; a block where each has a value for each name."""
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


def _attributes(names: tuple[str, ...], row: list[str]) -> dict[str, Optional[str]]:
    """Return the values of *row* by their names; those beyond the head line by their number."""
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
    """Return *names* of columns, none of them twice or empty."""
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
