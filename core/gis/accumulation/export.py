"""Export a table of metrics: as text for the clipboard, and as a CSV file."""

from __future__ import annotations

import csv
from decimal import Decimal
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication, QLocale

from ...api.files import written_aside
from ...api.monitor import Monitor
from ..results.accumulated import Accumulated
from ..results.result import areas_text
from ..storage.columns import text_of
from ..storage.spreadsheet_text import harmless, pasted
from ..text.error_messages import About, sentence
from ..text.filter_text import filters_text
from .table import (
    BASE,
    COMPARED,
    DIFFERENCE,
    EMPTY,
    PERCENT,
    VALUE,
    Cell,
    Metric,
    MetricColumn,
    MetricTable,
    filters_count_text,
    is_number,
    time_text,
)

translate = QCoreApplication.translate

_FOUND = "found"
_FAILED = "failed"


def status_text(answer: Accumulated) -> str:
    """Return the provenance in short: "pf_airports, 2 filters, 12:04, V2"."""
    query = answer.query
    return ", ".join((query.source, filters_count_text(answer), time_text(answer), query.version.upper()))


def origin_text(answer: Accumulated) -> str:
    """Return the provenance: source, areas, filters as text, date and time, version."""
    query = answer.query
    parts = (
        query.source,
        areas_text(query.areas),
        filters_text(query.filters, answer.aliases) or translate("GeoPortfolio", "no filters"),
        f"{answer.when:%Y-%m-%d %H:%M}",
        query.version.upper(),
    )
    return ", ".join(filter(None, parts))


def reason_text(column: MetricColumn) -> str:
    """Return why a set failed, as a sentence; empty: it did not."""
    error = column.set.error
    answer = column.answer
    return sentence(error, About(answer.connection, answer.query.source, True)) if error else ""


def copied_text(table: MetricTable) -> str:
    """Return tab-separated lines for a spreadsheet: numbers without units, which have a column of their own.

    With a baseline, a line has a metric of one area, with its difference. The last lines have the provenance
    of each accumulation, and say that nothing was converted.
    """
    values = {id(column.cells) for column in table.columns if column.kind == VALUE}
    differences = [column for column in table.columns if column.kind in COMPARED]
    # Of differences that were selected without their values there is no line by area.
    by_area = bool(differences) and all(id(column.cells) in values for column in differences)
    lines = _compared_lines(table) if by_area else _side_by_side(table)
    answers = (table.base, *table.answers) if table.base is not None else table.answers
    not_converted = translate("GeoPortfolio", "not converted")
    lines.extend([pasted(f"{origin_text(answer)}, {not_converted}")] for answer in answers)
    return "\n".join(map("\t".join, lines))


def _side_by_side(table: MetricTable) -> list[list[str]]:
    head = [translate("GeoPortfolio", "Metric"), translate("GeoPortfolio", "Unit")]
    lines = [[*head, *(pasted(column.title) for column in table.columns)]]
    for row in table.rows:
        cells = [column.cell(row.path) for column in table.columns]
        unit = _shared_unit(cells)
        lines.append([pasted(row.label), pasted(unit or ""), *(_cell(cell, unit is None) for cell in cells)])
    return lines


def _compared_lines(table: MetricTable) -> list[list[str]]:
    """Return a line for each metric and area: baseline, current, difference, percent."""
    lines = [
        [
            translate("GeoPortfolio", "Metric"),
            translate("GeoPortfolio", "Unit"),
            translate("GeoPortfolio", "Area"),
            translate("GeoPortfolio", "Baseline"),
            translate("GeoPortfolio", "Current"),
            translate("GeoPortfolio", "Difference"),
            translate("GeoPortfolio", "Difference, %"),
        ]
    ]
    for row in table.rows:
        for area, *columns in _areas_of(table.columns):
            cells = [each.cell(row.path) if each is not None else EMPTY for each in columns]
            unit = _shared_unit(cells)
            texts = (_cell(cell, unit is None) for cell in cells)
            lines.append([pasted(row.label), pasted(unit or ""), pasted(area), *texts])
    return lines


def _areas_of(columns: Sequence[MetricColumn]) -> Iterator[tuple[Any, ...]]:
    """Yield title, baseline, value, difference and percent of each area; None for a missing column."""
    compared = {(id(each.cells), each.kind): each for each in columns if each.kind in COMPARED}
    matched = {id(each.base) for each in compared.values()}
    for each in columns:
        if each.kind == BASE and id(each) not in matched:
            yield each.title, each, None, None, None
        elif each.kind == VALUE:
            differs = compared.get((id(each.cells), DIFFERENCE))
            percent = compared.get((id(each.cells), PERCENT))
            yield each.title, differs.base if differs is not None else None, each, differs, percent


def write_csv(table: MetricTable, path: Path, monitor: Monitor) -> Path:
    """Write a line for each set and a column for each metric to the CSV file *path*. Any thread.

    UTF-8 with a byte order mark, numbers as received with a decimal point, units in the head line. No
    text is one that a spreadsheet takes for a formula; half a surrogate pair becomes a question mark.

    :return: *path*.
    :raises OSError: when it can't be written; an older file is then as it was.
    """
    with (
        written_aside(path) as part,
        part.open("w", encoding="utf-8-sig", errors="replace", newline="") as file,
    ):
        writer = csv.writer(file)
        columns = tuple(_csv_columns(table))
        writer.writerow([harmless(head) for head, _ in columns])
        for each in table.columns:
            if each.kind not in COMPARED:
                monitor.stop_if_cancelled()
                writer.writerow([_written(value_of(each)) for _, value_of in columns])
    return path


def _csv_columns(table: MetricTable) -> Iterator[tuple[str, Any]]:
    """Yield the head of each column, and the function that returns its value for a column of the table."""
    yield "source", lambda each: each.answer.query.source
    yield "filters", lambda each: filters_text(each.answer.query.filters)
    yield "time", lambda each: each.answer.when.isoformat(timespec="seconds")
    yield "area", lambda each: each.set.area.name
    if any(each.set.radius is not None for each in table.columns):
        yield "radius [m]", lambda each: each.set.radius
    for row in table.rows:
        yield from _csv_metric(table, row)
    if any(each.set.error for each in table.columns):
        yield "status", lambda each: _FAILED if each.set.error else _FOUND
        yield "message", reason_text


def _csv_metric(table: MetricTable, row: Metric) -> Iterator[tuple[str, Any]]:
    cells = [each.cell(row.path) for each in table.columns if each.kind not in COMPARED]
    units = dict.fromkeys(cell.unit for cell in cells if cell.is_number)
    name, path = "_".join(row.path), row.path
    several = len(units) > 1
    unit = "" if several else "".join(units)
    yield f"{name} [{unit}]" if unit else name, lambda each: each.cell(path).value
    if several:
        yield f"{name}, unit", lambda each: each.cell(path).unit
    compared = {(id(each.cells), each.kind): each for each in table.columns if each.kind in COMPARED}
    for kind, word, shown in ((DIFFERENCE, "difference", unit), (PERCENT, "difference", "%")):
        if table.base is not None and any(cell.is_number for cell in cells):
            yield (
                f"{name}, {word} [{shown}]" if shown else f"{name}, {word}",
                lambda each, kind=kind: _compared(compared.get((id(each.cells), kind)), path),
            )


def _compared(column: Optional[MetricColumn], path: tuple[str, ...]) -> Any:
    if column is None:
        return None
    cell = column.cell(path)
    return cell.word or cell.value


def _shared_unit(cells: Sequence[Cell]) -> Optional[str]:
    """Return the unit of all numbers of a row but percentages; None where they differ."""
    units = {cell.unit for cell in cells if cell.is_number and cell.unit != "%"}
    return units.pop() if len(units) == 1 else None if units else ""


def _cell(cell: Cell, with_unit: bool) -> str:
    """Return a cell as a spreadsheet of this locale reads it."""
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
