"""What lies beside the reports of an order: a table for Excel, and points that know their file."""

from __future__ import annotations

import csv
import uuid
from pathlib import Path

from .report_orders import ReportItem, ReportOrder, file_of

INDEX = "index", ".csv"
COLUMNS = ("point", "label", "file", "status", "message", "longitude", "latitude")
# What Excel would take for a formula when it opens the table.
_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")


def write(order: ReportOrder) -> None:
    """Write the index and the layer of *order* anew.

    :raises OSError: when one can't be written; an older one is then untouched.
    """
    write_index(order)


def write_index(order: ReportOrder) -> Path:
    """``index.csv``: UTF-8 with the mark that Excel wants, a row of ``COLUMNS`` for each report.

    :raises OSError: when it can't be written; an older one is then untouched.
    """
    path = file_of(order, *INDEX)
    part = path.with_name(f".{uuid.uuid4().hex}.part")
    try:
        with part.open("w", encoding="utf-8-sig", errors="replace", newline="") as file:
            table = csv.writer(file)
            table.writerow(COLUMNS)
            table.writerows(map(_row, order.items))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return path


def _row(item: ReportItem) -> list[object]:
    texts = (item.point, item.label, item.file, item.state, item.message)
    return [*map(_harmless, texts), item.lon, item.lat]


def _harmless(text: str) -> str:
    is_number = text.lstrip("+-").isdigit()
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) and not is_number else text
