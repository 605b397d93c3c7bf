"""A request as ``Transport`` sends it, and what it returns."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, Optional, Union
from urllib.parse import quote, urlencode

from ..endpoints import Endpoint
from ..errors import InvalidInput

_HALF = "a character that can't be sent: half of a pair"


@dataclass(frozen=True)
class Request:
    """One request to a row of ``endpoints``.

    :param query: the parameters of the address, in their order; percent-encoded when sent, slash included.
    :param body: sent as JSON; None: no body.
    :param path_values: fill the braces of the row's path, percent-encoded.
    :param accept: one of the row's formats; empty: its default.
    """

    endpoint: Endpoint
    query: Mapping[str, Union[str, float]] = field(default_factory=dict)
    body: Any = None
    path_values: Mapping[str, str] = field(default_factory=dict)
    accept: str = ""
    path_suffix: str = ""

    def path(self) -> str:
        """Return the path below the base URL, with its query.

        :raises InvalidInput: for a value that no address can carry.
        """
        for name, value in self.path_values.items():
            if value in ("", ".", ".."):
                raise InvalidInput(f"{name} {value!r} can't stand in an address")
        query = {name: _written(value) for name, value in self.query.items()}
        try:
            values = {name: quote(value, safe="") for name, value in self.path_values.items()}
            path = self.endpoint.path.format(**values) + self.path_suffix
            return f"{path}?{urlencode(query, quote_via=quote, safe='')}" if query else path
        except UnicodeEncodeError as error:
            raise InvalidInput(f"{self.endpoint.id}: {_HALF}") from error

    def headers(self, user_agent: str) -> dict[str, str]:
        """Return the headers that we set, but for the one with the key."""
        headers = {
            "User-Agent": user_agent,
            "Accept": self.accept or self.endpoint.formats[0],
            "Accept-Encoding": "gzip, deflate",
        }
        return headers if self.body is None else {**headers, "Content-Type": "application/json"}

    def data(self) -> Optional[bytes]:
        """Return the body as it is sent; None: no body.

        :raises InvalidInput: for a text or a number that JSON can't carry.
        """
        if self.body is None:
            return None
        try:
            return json.dumps(self.body, ensure_ascii=False, allow_nan=False).encode()
        except UnicodeEncodeError as error:
            raise InvalidInput(f"{self.endpoint.id}: {_HALF}") from error
        except ValueError as error:
            raise InvalidInput(f"{self.endpoint.id}: {error}") from error


def _written(value: Union[str, float]) -> str:
    """Return a value of a query as text; a number never has an exponent."""
    text = str(value)
    return f"{value:.15f}" if isinstance(value, float) and "e" in text else text


NO_CONTENT = 204


@dataclass(frozen=True)
class Answer:
    """A response with a status of 2xx whose body is still arriving; *chunks* can be read once."""

    content_type: str
    chunks: Iterator[bytes]
    status: int = 200


@dataclass(frozen=True)
class Download:
    """A file that arrived whole; *content_type* is that of its content, whatever was announced."""

    path: Path
    content_type: str
    byte_count: int


Judge = Callable[[str, bytes], str]
"""From the announced content type and the first bytes to the real type; raises UnreadableAnswer."""
