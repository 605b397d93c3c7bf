"""All rows of the sandbox's portfolio, from its data."""

from __future__ import annotations

from functools import cache
from typing import Any

from sandbox.data import catalogue
from sandbox.data.source import records
from tests.support.oracle import SOURCE


@cache
def portfolio() -> tuple[dict[str, Any], ...]:
    """All rows of the portfolio with all their columns."""
    source = catalogue.load(SOURCE)
    return tuple(records(source, source.columns, range(len(source))))
