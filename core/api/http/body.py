"""The body of a response in pieces, as it arrives and unpacked.

urllib3's own reading waits for a full block, so that a partial one is lost when the connection breaks. It
accepts an incomplete compressed body as complete, and 1.26 expands 2 kB that are compressed twice to a
gigabyte in one block.
"""

from __future__ import annotations

import http.client
import zlib
from typing import Any, Iterable, Iterator, Mapping

PIECE = 1 << 16
"""Bytes that are read and decompressed at a time."""
_PACKED = frozenset({"gzip", "x-gzip", "deflate"})
_UNREADABLE = frozenset({"br", "zstd", "compress", "x-compress"})
"""Other encodings in use. Any other value of the header, such as ``UTF-8``, is a mistake and is ignored."""
_MOST_LAYERS = 2
_GZIP, _DEFLATE, _BARE_DEFLATE = 16 + zlib.MAX_WBITS, zlib.MAX_WBITS, -zlib.MAX_WBITS
_GZIP_START = b"\x1f"
_ZLIB_METHOD = 8


class BrokenBody(Exception):
    """The connection, or a compressed body, ended too early."""


class UnreadableBody(Exception):
    """A body in an encoding that was not requested or can't be decoded."""


def pieces(body: http.client.HTTPResponse, headers: Mapping[str, str]) -> Iterator[bytes]:
    """Yield *body*, decoded by its *headers*, at most PIECE bytes at a time, as they arrive.

    A complete body is closed, so that its connection can be reused.

    :raises UnreadableBody: the encoding is not supported, or the body is not encoded that way.
    :raises BrokenBody: after everything that arrived before the connection broke or timed out.
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
                # Gzip may have several members; anything else after the end is padding.
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
    """Yield the next decompressed piece, if *chunk* has one."""
    try:
        piece = inflating.decompress(chunk, PIECE)
    except zlib.error as error:
        raise UnreadableBody(str(error)) from None
    if piece:
        yield piece


def _kind_of_deflate(start: bytes) -> int:
    """Return the window bits for zlib: some services send deflate without the zlib header."""
    return _DEFLATE if start[0] & 0x0F == _ZLIB_METHOD else _BARE_DEFLATE
