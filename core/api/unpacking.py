"""Packed bodies, unpacked in pieces of a bounded size: a few kilobytes may stand for gigabytes."""

from __future__ import annotations

import zlib
from typing import Any, Iterable, Iterator

PIECE = 1 << 16
"""Bytes that are read and unpacked at a time."""
_GZIP, _DEFLATE, _PLAIN_DEFLATE = 16 + zlib.MAX_WBITS, zlib.MAX_WBITS, -zlib.MAX_WBITS
_WAYS = {"gzip": _GZIP, "x-gzip": _GZIP, "deflate": _DEFLATE}
_UNREADABLE = frozenset(
    {"br", "zstd", "compress", "x-compress", "dcb", "dcz", "aes128gcm", "exi", "pack200-gzip"}
)
"""The other ways that there are; what else stands in the header, as ``UTF-8``, is a mistake and no way."""
_MOST_LAYERS = 2
_ZLIB_METHOD = 8
_GZIP_START = b"\x1f"


class CantUnpack(Exception):
    """A body that is packed in a way that nobody asked for, or that is no packed one at all."""


class BrokeOff(Exception):
    """The connection, or a packed body, ended before its end."""


def unpacked(chunks: Iterable[bytes], encoding: str) -> Iterator[bytes]:
    """*chunks* as they were before they were packed.

    :param encoding: the header ``Content-Encoding``.
    :raises CantUnpack: for a way that we neither ask for nor know to unpack.
    :raises BrokeOff: behind all that could be unpacked.
    """
    names = [name.strip().lower() for name in encoding.split(",")]
    ways = [name for name in names if name in _WAYS]
    if len(ways) > _MOST_LAYERS or not _UNREADABLE.isdisjoint(names):
        raise CantUnpack(f"a body packed as {encoding[:40]!r}")
    pieces: Iterator[bytes] = iter(chunks)
    for way in reversed(ways):
        pieces = _inflated(pieces, _WAYS[way])
    return pieces


def _inflated(chunks: Iterable[bytes], way: int) -> Iterator[bytes]:
    packing = _Packing(way)
    for chunk in filter(None, chunks):
        yield from packing.pieces(chunk)
    if packing.is_open:
        raise BrokeOff("the packed body ends before its end")


class _Packing:
    """One packed body on its way; gzip may come in several parts, one behind the other."""

    def __init__(self, way: int) -> None:
        self._way = way
        self._inflating: Any = None
        self._is_over = False

    @property
    def is_open(self) -> bool:
        """Whether more has to come."""
        return self._inflating is not None and not self._inflating.eof

    def pieces(self, chunk: bytes) -> Iterator[bytes]:
        """What is in *chunk*, at most PIECE bytes at a time."""
        while chunk and not self._is_over:
            if not self.is_open:
                self._begin(chunk)
                continue
            piece, chunk = self._next(chunk)
            while piece:
                yield piece
                is_more = self.is_open and len(piece) == PIECE
                piece, chunk = self._next(chunk) if is_more else (b"", chunk)

    def _begin(self, start: bytes) -> None:
        if self._inflating is None:
            # Some services send deflate without zlib's head.
            is_headless = self._way == _DEFLATE and start[0] & 0x0F != _ZLIB_METHOD
            self._inflating = zlib.decompressobj(_PLAIN_DEFLATE if is_headless else self._way)
        elif self._way == _GZIP and start[:1] == _GZIP_START:
            self._inflating = zlib.decompressobj(_GZIP)
        else:  # what else stands behind the end is filling
            self._is_over = True

    def _next(self, chunk: bytes) -> tuple[bytes, bytes]:
        """The next piece, and what is left to be unpacked."""
        try:
            piece = self._inflating.decompress(chunk, PIECE)
        except zlib.error as error:
            raise CantUnpack(str(error)) from None
        return piece, self._inflating.unused_data if self._inflating.eof else self._inflating.unconsumed_tail
