"""Export a table of metrics: as text for the clipboard, and as a CSV file."""

from __future__ import annotations

import csv
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Any, Callable, Iterator, Optional

from qgis.PyQt.QtCore import QLocale

from ...api.files import written_aside
from ...api.monitor import Monitor
from ..results.accumulated import Accumulated
from ..results.result import areas_text
from ..storage.columns import text_of
from ..text.error_messages import About, sentence
from ..text.filter_text import filters_text
from ..text.languages import tr
from ..text.spreadsheet_text import harmless, pasted
from .cells import Cell, is_number
from .table import (
    BASE,
    DIFFERENCE,
    PERCENT,
    VALUE,
    AreaRow,
    Column,
    MetricTable,
    Sums,
    filters_count_text,
    time_text,
)

_FOUND = "found"
_FAILED = "failed"
_CSV_KINDS = {VALUE: "", BASE: ", baseline", DIFFERENCE: ", difference", PERCENT: ", difference"}
_CsvColumn = tuple[str, Callable[[AreaRow], Any]]
"""The header of a column, and a function that returns its value for a row."""


def status_text(answer: Accumulated) -> str:
    """Return the provenance in short form: "pf_airports, 2 filters, 12:04, V2"."""
    query = answer.query
    return ", ".join((query.source, filters_count_text(answer), time_text(answer), query.version.upper()))


def origin_text(answer: Accumulated) -> str:
    """Return the provenance: source, areas, filters as text, date and time, version."""
    query = answer.query
    parts = (
        query.source,
        areas_text(query.areas),
        filters_text(query.filters, answer.aliases) or tr("no filters"),
        f"{answer.when:%Y-%m-%d %H:%M}",
        query.version.upper(),
    )
    return ", ".join(filter(None, parts))


def reason_text(sums: Sums) -> str:
    """Return a message on why an area failed; empty: it did not."""
    error, answer = sums.set.error, sums.answer
    return sentence(error, About(answer.connection, answer.query.source, True)) if error else ""


def copied_text(table: MetricTable) -> str:
    """Return tab-separated lines for a spreadsheet; numbers have no units, which are in the header.

    The last lines contain the provenance of each accumulation, and a note that nothing was converted.
    """
    units = {column: _shared_unit(table, column) for column in table.columns}
    heads = (_with_unit(column.title, column, units[column] or "") for column in table.columns)
    lines = [[tr("Area"), *map(pasted, heads)]]
    for row in table.rows:
        cells = (_copied(row.cell(column), units[column] is None) for column in table.columns)
        lines.append([pasted(row.title), *cells])
    answers = (table.base, *table.answers) if table.base is not None else table.answers
    not_converted = tr("not converted")
    lines.extend([pasted(f"{origin_text(answer)}, {not_converted}")] for answer in answers)
    return "\n".join(map("\t".join, lines))


def write_csv(table: MetricTable, path: Path, monitor: Monitor) -> Path:
    """Write one line per row of *table* to the CSV file *path*. Thread-safe.

    The file is UTF-8 with a byte order mark, numbers as received with a decimal point, and units in the
    header. Text that a spreadsheet would read as a formula is escaped; half a surrogate pair becomes a
    question mark.

    :return: *path*.
    :raises OSError: it can't be written; an existing file is then unchanged.
    """
    with (
        written_aside(path) as part,
        part.open("w", encoding="utf-8-sig", errors="replace", newline="") as file,
    ):
        writer = csv.writer(file)
        columns = (*_about_rows(table), *_about_metrics(table), *_about_failures(table))
        writer.writerow([harmless(head) for head, _ in columns])
        for row in table.rows:
            monitor.stop_if_cancelled()
            writer.writerow([_written(value_of(row)) for _, value_of in columns])
    return path


def _about_rows(table: MetricTable) -> Iterator[_CsvColumn]:
    """Yield columns with the provenance of the numbers in a row, and of the baseline, if any."""
    yield "source", lambda row: row.sums.answer.query.source
    yield "filters", lambda row: filters_text(row.sums.answer.query.filters)
    yield "time", lambda row: row.sums.answer.when.isoformat(timespec="seconds")
    if table.base is not None and table.answers:
        yield "baseline source", lambda row: row.base and row.base.answer.query.source
        yield "baseline filters", lambda row: row.base and filters_text(row.base.answer.query.filters)
        yield "baseline time", lambda row: row.base and row.base.answer.when.isoformat(timespec="seconds")
    yield "area", lambda row: row.sums.set.area.name
    if any(row.sums.set.radius is not None for row in table.rows):
        yield "radius [m]", lambda row: row.sums.set.radius


def _about_metrics(table: MetricTable) -> Iterator[_CsvColumn]:
    for column in table.columns:
        name = "_".join(column.metric.path) + _CSV_KINDS[column.kind]
        unit = "%" if column.kind == PERCENT else _shared_unit(table, column)
        yield f"{name} [{unit}]" if unit else name, partial(_raw, column)
        if unit is None:
            yield f"{name}, unit", lambda row, column=column: row.cell(column).unit


def _about_failures(table: MetricTable) -> Iterator[_CsvColumn]:
    if any(row.sums.set.error for row in table.rows):
        yield "status", lambda row: _FAILED if row.sums.set.error else _FOUND
        yield "message", lambda row: reason_text(row.sums)


def _raw(column: Column, row: AreaRow) -> Any:
    cell = row.cell(column)
    return cell.word or cell.value


def _shared_unit(table: MetricTable, column: Column) -> Optional[str]:
    """Return the common unit of the numbers in *column*; None if they differ; empty for percentages."""
    units = {cell.unit for cell in (row.cell(column) for row in table.rows) if cell.is_number}
    if column.kind == PERCENT or not units:
        return ""
    return units.pop() if len(units) == 1 else None


def _with_unit(head: str, column: Column, unit: str) -> str:
    """Return *head* with *unit*, unless the label of the metric already contains it."""
    return f"{head} [{unit}]" if unit and not column.metric.label.endswith(f", {unit}") else head


def _copied(cell: Cell, with_unit: bool) -> str:
    """Return a cell in the form that a spreadsheet in this locale reads."""
    if cell.is_number and not cell.word:
        value = round(cell.value, 1) if cell.unit == "%" else cell.value
        number = _plain(value).replace(".", QLocale().decimalPoint())
        return f"{number} {cell.unit}".rstrip() if with_unit and cell.unit != "%" else number
    return pasted(cell.text)


def _written(value: Any) -> str:
    return harmless(value) if isinstance(value, str) else _plain(value)


def _plain(value: Any) -> str:
    """Return a value with exactly its digits, never with an exponent."""
    if is_number(value) and "e" in repr(value):
        return format(Decimal(repr(value)), "f")
    return text_of(value) or ""
