"""Errors that nobody could catch: in a slot, or in a method that Qt calls.

Left alone, PyQt ends the process, and what it says is lost in pytest's capture; once QGIS's own hook is
installed, it is a message that nobody reads.
"""

from __future__ import annotations

import sys
import traceback
from contextlib import contextmanager
from typing import Iterator


@contextmanager
def none_unhandled() -> Iterator[None]:
    """Fail at the end for whatever was raised meanwhile where nobody could catch it."""
    raised: list[str] = []
    before, sys.excepthook = (
        sys.excepthook,
        lambda *error: raised.append("".join(traceback.format_exception(*error))),
    )
    try:
        yield
    finally:
        sys.excepthook = before
    assert not raised, "\n".join(raised)
