"""The body of a response in pieces, as it arrives and unpacked.

urllib3's own reading waits until a piece is full, so that what has arrived of one is lost when the connection
breaks; takes a packed body that ends too early for whole; and 1.26 unpacks 2 kB that are packed twice to a
gigabyte in one piece.
"""

from __future__ import annotations

import http.client
import zlib
from typing import Any, Iterable, Iterator, Mapping

PIECE = 1 << 16
"""Bytes that are read and unpacked at a time."""
_PACKED = frozenset({"gzip", "x-gzip", "deflate"})
_UNREADABLE = frozenset({"br", "zstd", "compress", "x-compress"})
"""Other encodings in use; what else is in the header, as ``UTF-8``, is a mistake and no encoding."""
_MOST_LAYERS = 2
_GZIP, _DEFLATE, _BARE_DEFLATE = 16 + zlib.MAX_WBITS, zlib.MAX_WBITS, -zlib.MAX_WBITS
_GZIP_START = b"\x1f"
_ZLIB_METHOD = 8


class BrokenBody(Exception):
    """The connection, or a packed body, ended before its end."""


class UnreadableBody(Exception):
    """A body in an encoding that was not requested, or that can't be decoded."""


def pieces(body: http.client.HTTPResponse, headers: Mapping[str, str]) -> Iterator[bytes]:
    """Yield *body* decoded by its *headers*, at most PIECE bytes at a time, as they arrive.

    A body that arrived whole is closed, so that its connection can be used again.

    :raises UnreadableBody: for an encoding that can't be unpacked, or a body that is not encoded so.
    :raises BrokenBody: behind all that arrived before the connection broke or fell silent.
    """
    encoding = headers.get("Content-Encoding", "")
    names = [name.strip().lower() for name in encoding.split(",")]
    packed = [name for name in names if name in _PACKED]
    if len(packed) > _MOST_LAYERS or not _UNREADABLE.isdisjoint(names):
        raise UnreadableBody(f"a body packed as {encoding[:40]!r}")
    found = _arriving(body, headers.get("Content-Length", ""))
    for name in reversed(packed):
        found = _unpacked(found, is_gzip=name != "deflate")
    return found


def _arriving(body: http.client.HTTPResponse, announced: str) -> Iterator[bytes]:
    has_length = announced.isascii() and announced.isdigit() and not body.chunked
    left = int(announced) if has_length else PIECE
    while left:
        try:
            piece = body.read1(min(PIECE, left))
        except (OSError, http.client.HTTPException) as error:
            raise BrokenBody(f"broke off in the body: {type(error).__name__}: {error}") from error
        if not piece:
            break
        if has_length:
            left -= len(piece)
        yield piece
    if has_length and left:
        raise BrokenBody(f"broke off {left} bytes before the end of {announced}")
    body.close()


def _unpacked(packed: Iterable[bytes], is_gzip: bool) -> Iterator[bytes]:
    inflating: Any = None
    for arrived in packed:
        chunk = arrived
        while chunk:
            if inflating is None:
                inflating = zlib.decompressobj(_GZIP if is_gzip else _kind_of_deflate(chunk))
            elif inflating.eof:
                # Gzip may have several parts; what else is behind the end is filling.
                if not is_gzip or not chunk.startswith(_GZIP_START):
                    break
                inflating = zlib.decompressobj(_GZIP)
            yield from _inflated(inflating, chunk)
            chunk = inflating.unused_data if inflating.eof else inflating.unconsumed_tail
    if inflating is not None and not inflating.eof:
        yield from _inflated(inflating, b"")
        if not inflating.eof:
            raise BrokenBody("the packed body ends before its end")


def _inflated(inflating: Any, chunk: bytes) -> Iterator[bytes]:
    """Yield the next piece, if *chunk* has one."""
    try:
        piece = inflating.decompress(chunk, PIECE)
    except zlib.error as error:
        raise UnreadableBody(str(error)) from None
    if piece:
        yield piece


def _kind_of_deflate(start: bytes) -> int:
    """Return zlib's number for it: some services send deflate without zlib's head."""
    return _DEFLATE if start[0] & 0x0F == _ZLIB_METHOD else _BARE_DEFLATE
