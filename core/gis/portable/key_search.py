"""Is a key in a file? A look at every byte of every member, however it may be written there. Any thread."""

from __future__ import annotations

import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import BinaryIO, Iterable, Optional

from ...api.monitor import Monitor
from ...api.redaction import spellings

_CHUNK = 1 << 20
_DEEPEST = 3
"""Archives in archives."""
_ARCHIVES = (".qgz", ".zip", ".kmz", ".xlsx", ".ods")
# zipfile's words for passwords, for ways of packing that it does not know, and for damage.
_UNREADABLE = (RuntimeError, NotImplementedError, zipfile.BadZipFile, zlib.error, EOFError)


@dataclass(frozen=True)
class Search:
    """What a look into an archive has found.

    :param member: the name of the first one that holds a key, or None.
    :param closed: archives in it that could not be read to their ends, as those with a password.
    """

    member: Optional[str] = None
    closed: tuple[str, ...] = ()


def find_in_archive(archive: Path, keys: Iterable[str], monitor: Monitor) -> Search:
    """Look for *keys* in each member of *archive*. Archives in it are opened, too.

    :raises OSError: when it can't be read; so zipfile.BadZipFile.
    :raises Cancelled: between two parts of a member.
    """
    wanted = frozenset(text for key in keys for text in spellings(key))
    if not wanted:
        return Search()
    closed: list[str] = []
    with zipfile.ZipFile(archive) as opened:
        return Search(_find_in(opened, wanted, monitor, closed, ()), tuple(closed))


def is_in_stream(stream: BinaryIO, wanted: frozenset[bytes], monitor: Monitor) -> bool:
    """Whether one of *wanted* is among the bytes of *stream*, also across two reads."""
    overlap = max(map(len, wanted)) - 1
    tail = b""
    while True:
        chunk = stream.read(_CHUNK)
        if not chunk:
            return False
        seen = tail + chunk
        if any(text in seen for text in wanted):
            return True
        tail = seen[-overlap:] if overlap else b""
        monitor.stop_if_cancelled()


def _find_in(
    opened: zipfile.ZipFile,
    wanted: frozenset[bytes],
    monitor: Monitor,
    closed: list[str],
    outer: tuple[str, ...],
) -> Optional[str]:
    for member in opened.infolist():
        place = (*outer, member.filename)
        if any(text in member.filename.encode() for text in wanted):
            return "/".join(place)
        try:
            with opened.open(member) as stream:
                if is_in_stream(stream, wanted, monitor):
                    return "/".join(place)
        except _UNREADABLE:
            if not outer:
                raise
            closed.append("/".join(place))
            continue
        if member.filename.lower().endswith(_ARCHIVES):
            inner = _find_in_inner(opened, member, wanted, monitor, closed, place)
            if inner is not None:
                return inner
    return None


def _find_in_inner(
    opened: zipfile.ZipFile,
    member: zipfile.ZipInfo,
    wanted: frozenset[bytes],
    monitor: Monitor,
    closed: list[str],
    place: tuple[str, ...],
) -> Optional[str]:
    with TemporaryFile() as unpacked:
        with opened.open(member) as stream:
            for chunk in iter(lambda: stream.read(_CHUNK), b""):
                unpacked.write(chunk)
                monitor.stop_if_cancelled()
        if not zipfile.is_zipfile(unpacked):  # its name only says so; its bytes were read already
            return None
        if len(place) < _DEEPEST:
            try:
                with zipfile.ZipFile(unpacked) as inner:
                    return _find_in(inner, wanted, monitor, closed, place)
            except zipfile.BadZipFile:
                pass
    closed.append("/".join(place))
    return None
