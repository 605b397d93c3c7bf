"""The whole matrix: rows, columns, and what came of each cell."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Mapping

from geoportfolio.core import gis
from geoportfolio.core.api import Client, Monitor
from sandbox.testing import Sandbox
from tests.qgis.reliability import truths, weather
from tests.qgis.reliability.cells import VERBS, Column
from tests.qgis.reliability.judge import Judge, mark_of
from tests.qgis.reliability.native import NATIVE, NativeRunner
from tests.qgis.reliability.runner import Runner, threads_left
from tests.support.certificates import make_authority
from tests.support.oracle import SOURCE
from tests.support.service import config_of
from tests.support.window import Window

COLUMNS: tuple[Column, ...] = weather.COLUMNS
"""In the order of the table."""
BY_ID: Mapping[str, Column] = {column.id: column for column in COLUMNS}


class Matrix:
    """Runs each column once, when it is first wanted."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        described = gis.connections.sources.describe_source(Client(config_of(sandbox)), SOURCE, Monitor())
        authority = make_authority(folder)
        self._window = Window()
        self._judge = Judge(self._window)
        self._runner = Runner(folder, authority, described)
        self._native = NativeRunner(authority)
        self._column = lru_cache(maxsize=None)(lambda name: self._runner.run(BY_ID[name], VERBS.values()))
        self._native_column = lru_cache(maxsize=None)(lambda name: self._native.run(BY_ID[name]))
        self._truth = lru_cache(maxsize=None)(self._checked_truth)
        self._judged: dict[tuple[str, str], list[str]] = {}

    def close(self) -> None:
        self._native.close()
        self._runner.close()
        self._judge.close()
        self._window.close()

    def _checked_truth(self, row: str) -> tuple[str, ...]:
        if row in NATIVE:
            shown = self._native.truth(NATIVE[row])
            assert shown, f"{row}: QGIS shows nothing in good weather"
            return shown
        healthy = self._runner.truth(VERBS[row])
        assert healthy.came.error is None
        untrue = truths.differences(VERBS[row], healthy.came.rows, healthy.bodies)
        assert not untrue, f"{row}: {untrue[:3]}"
        return healthy.came.rows

    def faults(self, column: Column, row: str) -> list[str]:
        """What is wrong with a cell; empty: nothing. Judged once."""
        if (row, column.id) not in self._judged:
            self._judged[row, column.id] = self._faults(column, row)
        return self._judged[row, column.id]

    def _faults(self, column: Column, row: str) -> list[str]:
        healthy, native = self._truth(row), NATIVE.get(row)
        ending = column.ending(native or VERBS[row])
        seen = (self._native_column if native else self._column)(column.id)[row]
        if native is None:
            return self._judge.faults(seen, ending, column.truth(VERBS[row], healthy), healthy)
        elsewhere = b"".join([*self._native.elsewhere.seen, *self._native.plain.seen])
        says = row == "wms_capabilities"
        return self._judge.native_faults(seen, ending, healthy, says, elsewhere)

    def mark(self, column: Column, row: str) -> str:
        """What the page says of a cell: how it has to end, without asking whether it does."""
        healthy, native = self._truth(row), NATIVE.get(row)
        if native:
            return mark_of(column.ending(native), healthy, healthy)
        return mark_of(column.ending(VERBS[row]), column.truth(VERBS[row], healthy), healthy)

    def left_behind(self, column: Column) -> list[str]:
        """Threads of ours, and what came to hosts that nobody is meant to ask."""
        self._column(column.id)
        return [*threads_left(), *map(repr, self._runner.secrets_elsewhere())]
