"""Answers to the rows of a layer, on disk until the last has come: only then its fields are known.

Used in one thread. The memory that it needs does not grow with the rows, unless the disk takes no more.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Iterable, Iterator, Mapping, Optional

from qgis.core import QgsFeature, QgsFields

from .columns import printable
from .enriched_fields import EnrichedFields

_BATCH = 500
_NOT_ASKED = ("stopped", "", None)
"""A row that was not there when the others were asked."""

Answer = Optional[Mapping[int, Any]]


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
        self._waiting: list[tuple[int, str, str, Optional[str]]] = []
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

    def add(
        self,
        feature_id: int,
        kept: Mapping[int, Any],
        status: str,
        message: str,
        layers: Optional[Mapping[str, Mapping[str, Any]]],
    ) -> None:
        """The next row's answer.

        :param kept: what the row has from before, by place.
        :param layers: by layer its attributes; None: no answer came.
        """
        answer = None if layers is None else self._fields.placed(layers)
        self.statuses.add(status)
        self._seen += (kept, answer or {})
        text = None if answer is None else json.dumps(answer)
        self._waiting.append((feature_id, status, printable(message), text))
        if len(self._waiting) == _BATCH:
            self._write()

    def fields(self) -> QgsFields:
        """All fields; every row has to be added."""
        self._write()
        return self._fields.fields()

    def features(self, features: Iterable[QgsFeature]) -> Iterator[QgsFeature]:
        """The features with their answers; they come as they came before, or in another order."""
        fields = self.fields()
        with closing(self._file.execute("SELECT id, status, message, answer FROM answers")) as answers:
            for feature in features:
                number, *answer = next(answers, (None,))
                made = QgsFeature(fields)
                made.setAttributes(self._attributes(feature, number, answer))
                made.setGeometry(feature.geometry())
                yield made

    def _attributes(self, feature: QgsFeature, number: Optional[int], answer: list[Any]) -> list[Any]:
        if number != feature.id():
            answer = list(self._by_id(feature.id()))
        status, message, text = answer
        placed = None if text is None else {int(place): value for place, value in json.loads(text).items()}
        return self._fields.attributes(feature.attributes(), status, message, placed)

    def _by_id(self, feature_id: int) -> tuple[str, str, Optional[str]]:
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
        self._file.executemany(
            "INSERT INTO answers (id, status, message, answer) VALUES (?, ?, ?, ?)", self._waiting
        )
        self._file.execute("COMMIT")

    def _move_to_memory(self) -> None:
        if self._file.in_transaction:
            self._file.execute("ROLLBACK")
        memory = sqlite3.connect(":memory:", isolation_level=None)
        self._file.backup(memory)
        self._file.close()
        self._file = memory
