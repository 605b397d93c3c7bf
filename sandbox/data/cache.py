"""Prepared data in build/sandbox/, so that a start takes a moment."""

from __future__ import annotations

import os
import pickle
import tempfile
from pathlib import Path
from typing import Callable, TypeVar

FOLDER = Path(__file__).resolve().parents[2] / "build" / "sandbox"
DATA_VERSION = "1"
"""Part of each file's name: raise it when prepared data changes."""

Prepared = TypeVar("Prepared")


def cached(name: str, prepare: Callable[[], Prepared]) -> Prepared:
    """What *prepare* gives, kept in a file; several processes may ask at once."""
    path = FOLDER / f"{name}-{DATA_VERSION}.pickle"
    if path.exists():
        return pickle.loads(path.read_bytes())  # type: ignore[no-any-return]
    value = prepare()
    write_whole(path, pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
    return value


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that is either there in full or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "wb") as stream:
        stream.write(content)
    Path(part).replace(path)
