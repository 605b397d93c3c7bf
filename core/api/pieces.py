"""The body of an answer, piece by piece as it arrives.

``requests`` hands on blocks: what has arrived of one is lost when the connection breaks or falls silent,
and a packed body that ends too early passes for whole.
"""

from __future__ import annotations

import http.client
import socket
from typing import Iterator, Mapping

from .unpacking import PIECE, BrokeOff, unpacked


class FellSilent(Exception):
    """No further byte came within the time-out."""


def pieces(body: http.client.HTTPResponse, headers: Mapping[str, str]) -> Iterator[bytes]:
    """What *body* holds, unpacked as *headers* say: each piece is what is there when it is asked for.

    A body that came whole is closed, so that its connection can be used again.

    :raises CantUnpack: for a body that is packed in a way that nobody asked for, or that is no packed one.
    :raises BrokeOff, FellSilent: behind all that has arrived.
    """
    arriving = _arriving(body, headers.get("Content-Length", ""))
    return unpacked(arriving, headers.get("Content-Encoding", ""))


def _arriving(body: http.client.HTTPResponse, announced: str) -> Iterator[bytes]:
    is_told = announced.isascii() and announced.isdigit() and not body.chunked
    left = int(announced) if is_told else None
    count = 0
    while left != 0:
        piece = _read(body, PIECE if left is None else min(PIECE, left))
        if not piece:
            break
        count += len(piece)
        left = left and left - len(piece)
        yield piece
    if left:
        raise BrokeOff(f"broke off at byte {count} of {announced}")
    body.close()


def _read(body: http.client.HTTPResponse, most: int) -> bytes:
    try:
        return body.read1(most)
    except socket.timeout as error:
        raise FellSilent(f"fell silent in the body: {error}") from error
    except (OSError, http.client.HTTPException) as error:
        raise BrokeOff(f"broke off in the body: {type(error).__name__}: {error}") from error
