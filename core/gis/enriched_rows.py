"""Answers to the rows of a layer, on disk until the last has come: only then its fields are known.

Used in one thread, and gone with it. The memory that it needs does not grow with the rows, unless the disk
takes no more.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence

import numpy as np
from qgis.core import QgsFeature, QgsFields

from .columns import printable
from .enriched_fields import EnrichedFields, Layers
from .point_rows import AskedPoints, PointRows

_BATCH = 500
_NOT_ASKED = ("stopped", "", None)
"""A row that was not there when the others were asked."""

_NO_ROW = (sys.maxsize, None, None, None, None)


class EnrichedRows:
    """The answers so far, by the number and the id of their features; a context manager."""

    def __init__(self, fields: EnrichedFields) -> None:
        self._fields = fields
        self._folder = tempfile.TemporaryDirectory(prefix="geoportfolio")
        path = Path(self._folder.name) / "answers.sqlite"
        self._file = sqlite3.connect(str(path), isolation_level=None)
        for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "locking_mode = EXCLUSIVE"):
            self._file.execute(f"PRAGMA {pragma}")
        self._file.execute("CREATE TABLE answers (number INTEGER PRIMARY KEY, id, status, message, answer)")
        self._next = 0
        self._waiting: list[tuple[int, int, str, str, Optional[bytes]]] = []
        self._seen: list[Mapping[int, Any]] = []
        self._is_indexed = False
        self.statuses: set[str] = set()

    def __enter__(self) -> EnrichedRows:
        return self

    def __exit__(
        self, kind: Optional[type], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self._file.close()
        self._folder.cleanup()

    def read(self, rows: PointRows, statuses: Mapping[int, tuple[str, str]]) -> np.ndarray:
        """More rows of the input.

        :param statuses: (status, message) by number in *rows*; the others wait for their answer.
        :return: the key of each, for :meth:`answer`.
        """
        self._fields.take(map(self._fields.kept, rows.attributes))
        for number, told in statuses.items():
            self.add(int(rows.ids[number]), {}, *told, None, number=rows.first + number)
        return np.arange(rows.first, rows.first + len(rows))

    def answer(
        self,
        asked: AskedPoints,
        statuses: Sequence[tuple[str, str]],
        answers: Sequence[Optional[Layers]],
    ) -> None:
        """Keep what came for rows that were asked.

        :param answers: None: none came, and what was there stays.
        """
        numbers, ids = asked.keys.tolist(), asked.ids.tolist()
        for number, feature_id, told, layers in zip(numbers, ids, statuses, answers):
            self.add(feature_id, {}, *told, layers, number=number)

    def add(
        self,
        feature_id: int,
        kept: Mapping[int, Any],
        status: str,
        message: str,
        layers: Optional[Layers],
        number: Optional[int] = None,
    ) -> None:
        """A row's answer.

        :param kept: what the row has from before, by place.
        :param layers: by layer its attributes; None: no answer came.
        :param number: of the row, from 0; None: the next one.
        """
        answer = None if layers is None else self._fields.placed(layers)
        self.statuses.add(status)
        self._seen += (kept, answer or {})
        kept_answer = None if answer is None else json.dumps([*answer.items()])
        self._next = self._next if number is None else number
        self._waiting.append((self._next, feature_id, status, printable(message), kept_answer))
        self._next += 1
        if len(self._waiting) == _BATCH:
            self._write()

    def fields(self) -> QgsFields:
        """All fields; every row has to be added."""
        self._write()
        return self._fields.fields()

    def features(self, features: Iterable[QgsFeature]) -> Iterator[QgsFeature]:
        """The features with their answers; they come as they came before, or in another order."""
        fields = self.fields()
        query = "SELECT number, id, status, message, answer FROM answers ORDER BY number"
        with closing(self._file.execute(query)) as answers:
            number, feature_id, *answer = next(answers, _NO_ROW)
            for row, feature in enumerate(features):
                while number < row:
                    number, feature_id, *answer = next(answers, _NO_ROW)
                is_its_own = (number, feature_id) == (row, feature.id())
                made = QgsFeature(fields)
                made.setAttributes(
                    self._attributes(feature, answer if is_its_own else self._by_id(feature.id()))
                )
                made.setGeometry(feature.geometry())
                yield made

    def _attributes(self, feature: QgsFeature, answer: Sequence[Any]) -> list[Any]:
        status, message, kept_answer = answer
        placed = None if kept_answer is None else dict(json.loads(kept_answer))
        return self._fields.attributes(feature.attributes(), status, message, placed)

    def _by_id(self, feature_id: int) -> tuple[str, str, Optional[bytes]]:
        if not self._is_indexed:
            self._file.execute("CREATE INDEX by_id ON answers (id)")
            self._is_indexed = True
        query = "SELECT status, message, answer FROM answers WHERE id = ?"
        return self._file.execute(query, (feature_id,)).fetchone() or _NOT_ASKED

    def _write(self) -> None:
        self._fields.take(self._seen)
        try:
            self._insert()
        except sqlite3.Error:
            # Temporary files have no room. What came so far may have taken an hour: it goes on in memory.
            self._move_to_memory()
            self._insert()
        self._waiting, self._seen = [], []

    def _insert(self) -> None:
        self._file.execute("BEGIN")
        self._file.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", self._waiting)
        self._file.execute("COMMIT")

    def _move_to_memory(self) -> None:
        if self._file.in_transaction:
            self._file.execute("ROLLBACK")
        memory = sqlite3.connect(":memory:", isolation_level=None)
        self._file.backup(memory)
        self._file.close()
        self._file = memory
