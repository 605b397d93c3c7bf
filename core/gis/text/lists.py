"""Parse comma-separated lists of columns and values."""

from __future__ import annotations

import csv

from ...api.errors import InvalidInput


def listed(text: str) -> tuple[str, ...]:
    """Return the items of ``a,b``, without empty ones; an item with a comma is in double quotes, as in CSV.

    :raises InvalidInput: a quote is not closed.
    """
    try:
        rows = list(csv.reader(text.splitlines(), skipinitialspace=True, strict=True))
    except csv.Error as error:
        raise InvalidInput(f"the list {text[:60]!r} can't be read: {error}") from None
    items = (item.strip() for row in rows for item in row)
    return tuple(item for item in items if item)
