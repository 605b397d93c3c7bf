"""Convert errors to messages: what happened, and the next step.

The text of an error is that of its most specific class that has one, for its reason or else for any reason.
Classes of core/gis have it in ``MESSAGES``, all others in :data:`.message_texts.TEXTS`.
"""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path
from typing import Optional

from ...api import errors
from ...api.parsing import response_text
from .about import NOTHING, About
from .languages import tr
from .message_texts import TEXTS
from .numbers import near_text, whole
from .plain_text import shown


def sentence(error: Exception, about: About = NOTHING) -> str:
    """Return what happened and the next step, with the service's own message in quotes.

    An error with a method ``sentence`` formats itself, using this function for inner errors.
    """
    own = getattr(error, "sentence", None)
    if own is not None:
        return own(partial(sentence, about=about))
    reasons = (getattr(error, "reason", "") or _reason(error, about), "")
    texts = [vars(kind).get("MESSAGES") or TEXTS.get(kind, {}) for kind in type(error).__mro__]
    text = next(filter(None, (each.get(reason) for each in texts for reason in reasons)))
    return with_service_words(text().format_map(_Facts(error, about)), error)


class _Facts(dict[str, object]):
    """The values of a message's placeholders: attributes of the error, or derived from them."""

    def __init__(self, error: Exception, about: About) -> None:
        super().__init__(
            connection=getattr(error, "connection", about.connection),
            source=about.source,
            spot=_spot(error),
            where=near_text(getattr(error, "at", None)),
            who=getattr(error, "answered_by", ""),
            wait=_wait(getattr(error, "retry_after", None) or 0.0),
            log=error,
            file=_taken(error),
            page=response_text.title(getattr(error, "body", b"")) or "HTML",
            trouble=getattr(error, "strerror", None) or error,
        )
        self._error = error

    def __missing__(self, name: str) -> object:
        return getattr(self._error, name, "")


def with_service_words(said: str, error: Optional[Exception]) -> str:
    """Return *said*, followed by the service's message, if any."""
    words = getattr(error, "service_message", "")
    if words:
        said = tr('{sentence} Service: "{words}"').format(sentence=said, words=words)
    return shown(said)


def unwritten(file: str, error: OSError) -> str:
    """Return why *file* could not be written, and the next step: it may be open in another program."""
    text = TEXTS[PermissionError]["held"] if _taken(error) else TEXTS[OSError]["named"]
    return shown(text().format(file=file, trouble=error.strerror or error))


def _reason(error: Exception, about: About) -> str:
    """Return the reason of an error without one, as spec 7 has two causes for some statuses."""
    if _taken(error):
        return "held"
    if isinstance(error, (errors.RateLimited, errors.ServerFailed)):
        by_gateway = "gateway" if error.answered_by else ""
        return "wait" if error.retry_after else by_gateway or ("again" if error.tries > 1 else "")
    if isinstance(error, errors.UnreadableAnswer):
        return "page" if response_text.is_html(error.body) else ""
    if isinstance(error, errors.Refused) and about.with_area:
        return "area"
    if isinstance(error, (errors.BadRequest, errors.ProxyFailed)):
        return _reason_by_status(error, about)
    if isinstance(error, errors.NotFound) and error.answered_by:
        return "gateway"
    if isinstance(error, errors.NotFound) and error.endpoint == "event_entries":
        return "footprint"
    return "source" if about.source else ""


def _reason_by_status(error: errors.ApiError, about: About) -> str:
    """Return why a request was refused: by a proxy, or because it is too large."""
    if isinstance(error, errors.ProxyFailed):
        return {None: "", 407: "credentials"}.get(error.status, "refused")
    if error.endpoint == "entries_search_v1":
        return "long_address" if error.status == 414 else "v1_search"
    if error.status == 413 and (about.with_area or "_selection_" in error.endpoint):
        return "large_area"
    if error.status == 414:
        return "long_text"
    return "gateway" if error.answered_by else ""


def _wait(seconds: float) -> str:
    """Return a time to wait, rounded up."""
    if seconds < 100:
        return tr("{count} s").format(count=whole(math.ceil(seconds)))
    return tr("{count} min").format(count=whole(math.ceil(seconds / 60)))


def _taken(error: Exception) -> str:
    """Return the name of a finished file whose target is open elsewhere, or ``""``."""
    is_held = isinstance(error, PermissionError) and error.filename2
    return Path(str(error.filename2)).name if is_held else ""


def _spot(error: Exception) -> str:
    """Return the location of a fault in filters or a template: line and column, or the path."""
    path, line = getattr(error, "path", ""), getattr(error, "line", 0)
    if not line:
        return path
    text = tr("Line {line}, column {column}").format(line=line, column=error.column)
    if getattr(error, "steps", ()):
        text += f" ({path})"
    return f"{text}, '{_cut(error.near)}'" if error.near else text


def _cut(text: str, length: int = 30) -> str:
    return text if len(text) <= length else text[:length] + "..."
