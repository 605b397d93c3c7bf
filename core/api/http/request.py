"""A request that ``Transport`` sends, and the values that it returns."""

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
    """One request to an endpoint.

    :param query: the URL parameters in order; percent-encoded when sent, including slashes.
    :param body: sent as JSON; None: no body.
    :param path_values: values for the placeholders of the endpoint's path, percent-encoded when sent.
    :param accept: one of the endpoint's formats; empty: its default.
    """

    endpoint: Endpoint
    query: Mapping[str, Union[str, float]] = field(default_factory=dict)
    body: Any = None
    path_values: Mapping[str, str] = field(default_factory=dict)
    accept: str = ""
    path_suffix: str = ""

    def path(self) -> str:
        """Return the path below the base URL, with its query.

        :raises InvalidInput: a value can't be part of a URL.
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
        """Return the headers that we set, except the one with the key."""
        headers = {
            "User-Agent": user_agent,
            "Accept": self.accept or self.endpoint.formats[0],
            "Accept-Encoding": "gzip, deflate",
        }
        return headers if self.body is None else {**headers, "Content-Type": "application/json"}

    def data(self) -> Optional[bytes]:
        """Return the encoded body; None: no body.

        :raises InvalidInput: a text or number can't be encoded as JSON.
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
    """Return a URL parameter as text; numbers have no exponent."""
    text = str(value)
    return f"{value:.15f}" if isinstance(value, float) and "e" in text else text


NO_CONTENT = 204


@dataclass(frozen=True)
class Answer:
    """A response with a status of 2xx whose body is still arriving. *chunks* can be read once."""

    content_type: str
    chunks: Iterator[bytes]
    status: int = 200


@dataclass(frozen=True)
class Download:
    """A complete downloaded file. *content_type* is detected from its content."""

    path: Path
    content_type: str
    byte_count: int


Judge = Callable[[str, bytes], str]
"""Returns the real content type from the declared one and the first bytes; raises UnreadableAnswer."""
