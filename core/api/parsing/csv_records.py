"""Read the rows of a CSV body while it arrives (spec 4.9), in bounded memory."""

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
"""The largest row or value, in megabytes."""
_MOST_COLUMNS = 100_000
_LONGEST_HEAD = 20
"""The most lines of a header with line breaks in its names; a quotation mark may also belong to a name."""


def csv_blocks(
    chunks: Iterator[bytes], radius: Optional[float] = None, endpoint: str = ""
) -> Iterator[Sequence[Record]]:
    """Yield the rows after the header; separated by comma, semicolon or tab. Values stay text; empty ones
    become None.

    :param radius: the radius of all rows in meters; None: not a circle.
    :raises UnreadableAnswer: after all complete rows: the body is malformed or ends within a row.
    :raises TooLarge: after all complete rows: a row is larger than 16 MB.
    :raises ApiError: after all complete rows: the error that *chunks* raises.
    """
    # Python's limit applies to the whole process, and is too small for a long description.
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
            if body.is_over:  # an open quotation: only then does the reader need another line for a row
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
    """Return a reader of the rows after the header, and the table that converts them to records."""
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
    """A file object over *chunks* that counts the bytes of each row."""

    def __init__(self, chunks: Iterator[bytes], endpoint: str) -> None:
        super().__init__()
        self.byte_count = 0
        self.row_end = 0
        """The number of bytes read at the end of the last row."""
        self.ends_open = False
        """Whether the last line has no line end."""
        self.is_over = False
        """Whether a line was requested after the last one."""
        self._chunks = filter(None, chunks)
        self._start = b""
        self._endpoint = endpoint

    def readable(self) -> bool:
        return True

    def read1(self, _size: int = -1) -> bytes:
        """Return the next chunk, of any length; empty at the end.

        :raises TooLarge: a row does not end within 16 MB.
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
        """Yield nothing, but set :attr:`is_over` when the first line is requested."""
        self.is_over = True
        return
        yield

    def broken(self, error: csv.Error) -> UnreadableAnswer:
        """Return the error for a body that is not CSV."""
        return response_text.unreadable(f"CSV that is broken ({error})", self._start, self._endpoint)

    def too_wide(self) -> UnreadableAnswer:
        """Return the error for a row with too many columns."""
        seen = f"CSV of more than {_MOST_COLUMNS:,} columns"
        return response_text.unreadable(seen, self._start, self._endpoint)

    def cut_off(self) -> UnreadableAnswer:
        """Return the error for a body that ends within a row."""
        seen = f"CSV cut off at byte {self.byte_count}"
        return response_text.truncated(seen, self._start, self._endpoint)


class _Table:
    """Converts rows to records by the names in the header."""

    def __init__(self, names: list[str], delimiter: str, radius: Optional[float]) -> None:
        self.names = tuple(names)
        self._has_decimal_commas = delimiter == ";"
        self._radius = radius
        self._reader = RecordReader(())

    def block(self, rows: list[list[str]]) -> Sequence[Record]:
        """Return the records of *rows*, as a block if each row has a value for each name."""
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
    """Return the values of *row* by name; values without a header by their column number."""
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
    """Return unique, non-empty column names for *names*."""
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
