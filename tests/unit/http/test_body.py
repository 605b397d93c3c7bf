"""Bodies as they arrive: what came before the connection broke or fell silent, and packed ones."""

from __future__ import annotations

import gzip
import zlib
from http.client import IncompleteRead
from typing import Any

import pytest

from geoportfolio.core.api.http.body import BrokenBody, UnreadableBody, pieces

TEXT = b"all of the answer " * 500


class Body:
    """What http.client gives: some bytes at a time, then what happens."""

    def __init__(self, *arriving: Any, chunked: bool = False) -> None:
        self.arriving, self.chunked, self.is_closed = list(arriving), chunked, False

    def read1(self, most: int) -> bytes:
        if not self.arriving:
            return b""
        item = self.arriving.pop(0)
        if isinstance(item, Exception):
            raise item
        piece, rest = item[:most], item[most:]
        if rest:
            self.arriving.insert(0, rest)
        return piece

    def close(self) -> None:
        self.is_closed = True


def read(body: Body, **headers: str) -> tuple[bytes, type[Exception] | None]:
    came = b""
    try:
        for piece in pieces(body, {name.replace("_", "-"): value for name, value in headers.items()}):
            came += piece
    except Exception as error:
        return came, type(error)
    return came, None


def test_read_a_body_with_a_length_that_is_no_number_ignores_it():
    assert read(Body(b"one"), Content_Length="\N{SUPERSCRIPT TWO}") == (b"one", None)


def test_read_a_body_yields_each_piece_when_it_arrives():
    body = Body(b"one", b"two")
    assert list(pieces(body, {"Content-Length": "6"})) == [b"one", b"two"]
    assert body.is_closed, "its connection can't be used again"


@pytest.mark.parametrize(
    ("end", "error"),
    [
        (TimeoutError("timed out"), BrokenBody),
        (ConnectionResetError("reset"), BrokenBody),
        (IncompleteRead(b""), BrokenBody),
        (b"", BrokenBody),
    ],
)
def test_read_a_body_that_breaks_off_yields_what_arrived(end, error):
    body = Body(TEXT[:5], end)
    assert read(body, Content_Length=str(len(TEXT))) == (TEXT[:5], error)
    assert not body.is_closed


def test_read_a_body_stops_at_its_announced_length():
    body = Body(TEXT + b"the next answer")
    assert read(body, Content_Length=str(len(TEXT))) == (TEXT, None)
    assert body.arriving == [b"the next answer"]


def test_read_a_chunked_body_ignores_its_length():
    assert read(Body(TEXT, chunked=True), Content_Length="3") == (TEXT, None)


PACKED = gzip.compress(TEXT, mtime=0)  # in the name of a test, which two processes have to agree on
BARE = zlib.compressobj(wbits=-zlib.MAX_WBITS)
DEFLATED = BARE.compress(TEXT) + BARE.flush()


@pytest.mark.parametrize(
    ("coding", "packed", "text"),
    [
        ("gzip", PACKED, TEXT),
        ("GZip", PACKED + PACKED, TEXT + TEXT),
        ("x-gzip", PACKED + b"\0" * 2000, TEXT),
        ("gzip, gzip", gzip.compress(PACKED, mtime=0), TEXT),
        ("deflate", zlib.compress(TEXT), TEXT),
        ("deflate", DEFLATED, TEXT),
        ("identity", TEXT, TEXT),
        ("gzip", b"", b""),
    ],
)
@pytest.mark.parametrize("size", [1, 1000])
def test_read_a_packed_body_unpacks_it(coding, packed, text, size):
    parts = [packed[at : at + size] for at in range(0, len(packed), size)]
    assert read(Body(*parts), Content_Encoding=coding) == (text, None)


def test_read_a_packed_body_that_ends_too_early_is_broken():
    came, error = read(Body(PACKED[:-12]), Content_Encoding="gzip")
    assert error is BrokenBody and came and TEXT.startswith(came)


def test_read_a_body_that_only_claims_to_be_packed_is_unreadable():
    assert read(Body(b"no gzip at all"), Content_Encoding="gzip") == (b"", UnreadableBody)
