"""The analyst's eyes: questions to the probe inside QGIS, answered over a socket of loopback."""

from __future__ import annotations

import json
import socket
from typing import Any


class NotSeen(Exception):
    """What was looked for is not there; the text says what is."""


class Eyes:
    """Asks, and changes only what others would: the view of the map, its background, the clipboard.

    What is a ``question`` in the parts of the probe can be asked.
    """

    def __init__(self, connection: socket.socket) -> None:
        self._lines = connection.makefile("rw", encoding="utf-8", newline="\n")

    def ask(self, question: str, **details: Any) -> Any:
        """The answer, as plain JSON values; raises NotSeen when the probe can't find what is asked for."""
        self._lines.write(json.dumps({"ask": question, **details}) + "\n")
        self._lines.flush()
        line = self._lines.readline()
        if not line:
            raise NotSeen("QGIS has ended")
        reply = json.loads(line)
        if "missing" in reply:
            raise NotSeen(reply["missing"])
        if "fault" in reply:
            raise RuntimeError(f"the probe failed on {question} {details}:\n{reply['fault']}")
        return reply["answer"]
