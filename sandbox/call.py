"""One request as the handlers see it."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import Any, Collection, Mapping

from .data import catalog
from .data.source import Source
from .errors import Refused
from .settings import Settings

JSON = "application/json"
CSV = "text/csv"
PDF = "application/pdf"
HTML = "text/html"


@dataclass(frozen=True)
class Call:
    """A request with a right path, a right key and an ``Accept`` that the endpoint serves.

    :param base_url: the sandbox's own address, without a trailing slash.
    :param path_values: what the path's placeholders stand for, decoded.
    :param format: the media type of the answer.
    """

    settings: Settings
    base_url: str
    query: Mapping[str, str]
    content: bytes = field(repr=False)
    format: str = JSON
    path_values: Mapping[str, str] = field(default_factory=dict)

    def body(
        self, required: Collection[str], optional: Collection[str] = (), inside: str = ""
    ) -> dict[str, Any]:
        """The JSON object of the body; 400 for another body, a missing key or one that has no place here.

        :param inside: the only member of the body, which holds all others; empty: they are the body's own.
        """
        try:
            value = json.loads(self.content)
        except ValueError:
            raise Refused(400, "The body is not JSON.") from None
        if inside:
            value = _with_fields(value, (inside,))[inside]
        return _with_fields(value, required, optional)

    def parameter(self, name: str) -> str:
        """A query parameter; 400 when it is missing or empty."""
        value = self.query.get(name, "").strip()
        if not value:
            raise Refused(400, f"The query parameter '{name}' is missing.")
        return value

    def source(self, name: object) -> Source:
        """The source of a request: 400 for no name, 404 for an unknown one, 403 for one without access."""
        if not isinstance(name, str) or not name:
            raise Refused(400, "'source' is not a text.")
        if name not in catalog.LOADERS or name in self.settings.withdrawn:
            raise Refused(404, f"Unknown source: {name}")
        if name not in catalog.PROVISIONED:
            raise Refused(403, f"The key has no access to the source {name}.")
        return catalog.load(name, self.settings.edition)

    def number(self, name: str, bound: float) -> float:
        """A query parameter between -bound and +bound; 400 for anything else."""
        text = self.parameter(name)
        try:
            value = float(text)
        except ValueError:
            raise Refused(400, f"'{name}' is not a number: {text}") from None
        if not math.isfinite(value) or abs(value) > bound:
            raise Refused(400, f"'{name}' is not between {-bound:g} and {bound:g}: {text}")
        return value


def _with_fields(value: Any, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Refused(400, "The body is not a JSON object.")
    for key in required:
        if key not in value:
            raise Refused(400, f"'{key}' is missing in the body.")
    for key in value:
        if key not in required and key not in optional:
            raise Refused(400, f"'{key}' is no field of this request.")
    return value


def is_number(value: Any) -> bool:
    """True for a finite JSON number; JSON's true and false are none."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def texts(value: Any, name: str) -> list[str]:
    """A JSON array of strings; 400 for anything else."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Refused(400, f"'{name}' is not an array of strings.")
    return value
