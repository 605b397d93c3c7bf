"""Looks for keys in bytes, files and archives, in every spelling."""

from __future__ import annotations

import contextlib
import io
import zipfile
from pathlib import Path
from typing import Iterable, Iterator, Mapping, Sequence

from geoportfolio.core.api.http.redaction import spellings


def has_key(content: bytes, *keys: str) -> bool:
    """Whether one of *keys* is in *content*."""
    return any(text in content for key in keys for text in spellings(key))


def places_with(keys: Sequence[str], places: Mapping[str, bytes]) -> list[str]:
    """The names of *places* that hold one of *keys*."""
    return sorted(name for name, content in places.items() if has_key(content, *keys))


def files_with(keys: Sequence[str], folders: Iterable[Path]) -> list[str]:
    """Files below *folders* that hold one of *keys* in their name or content, also within archives."""
    found = set()
    for path in (path for folder in folders for path in folder.rglob("*")):
        contents = [str(path).encode()]
        with contextlib.suppress(FileNotFoundError):
            if path.is_file() and not path.is_symlink():
                contents += _contents(path.read_bytes())
        if any(has_key(content, *keys) for content in contents):
            found.add(str(path))
    return sorted(found)


def _contents(content: bytes) -> Iterator[bytes]:
    """*content*, and as an archive the names and contents of its members."""
    yield content
    if zipfile.is_zipfile(io.BytesIO(content)):
        with zipfile.ZipFile(io.BytesIO(content)) as opened:
            for member in opened.infolist():
                yield member.filename.encode()
                yield from _contents(opened.read(member))
