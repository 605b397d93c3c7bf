"""Bodies of responses in pieces of any size, and the records in them."""

from __future__ import annotations

import json
from typing import Any

from geoportfolio.core.api.http.request import Answer
from geoportfolio.core.api.parsing.decode import blocks
from geoportfolio.core.api.parsing.records import Record, Records


def answer(data: bytes, content_type: str = "application/json", size: int = 1 << 16) -> Answer:
    """Return a response with *data* in pieces of *size* bytes."""
    return Answer(content_type, iter([data[at : at + size] for at in range(0, len(data), size)]))


def read(
    body: Any,
    radiuses: tuple[float, ...] = (),
    content_type: str = "application/json",
    size: int = 1 << 16,
    **options: Any,
) -> list[Record]:
    """Return the records of *body*, bytes or what is written as JSON."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return list(Records(blocks(answer(data, content_type, size), radiuses, **options)))
