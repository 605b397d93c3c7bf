"""Which messages of ours the message bar may show: the sentences that stand in the plugin's source."""

from __future__ import annotations

import html
import re
from functools import cache

from tools.translations import messages_of

from ..bounded import ROOT

_ENOUGH = 7
"""Letters of a sentence that are its own, without what is put into it: fewer would fit anything."""
_COMPOSED = (
    r"[\d,. ]+ (locations?|records?|rows?|areas?)\b.*, [\d.,]+ s\.?",
    r".+: (no change|([+-][\d,.]+|[\d,]+ changed|new columns|columns gone)\b.*)",
    r".+: (not refreshed\.|only .+ loaded, so the layer keeps|the service has no data there any more\.) .+",
    r"[\d,]+ (not added|incomplete): .+",
)
"""Sentences of ours that are put together from names, and from parts as short as ", {seconds} s"."""
_HOLE = re.compile(r"\{\w*(?:![rs])?(?::[^{}]*)?\}")
_BETWEEN = re.compile(r"(?<=[.!?:)\"”])\s+|\n+")


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    said = {text for each in messages_of(ROOT) for text in (each.source, each.one) if text}
    texts = (text for text in said if sum(map(str.isalpha, _HOLE.sub("", text))) >= _ENOUGH)
    return tuple(re.compile(text, re.DOTALL) for text in (*_COMPOSED, *map(_pattern, texts)))


def _pattern(text: str) -> str:
    return ".*?".join(map(re.escape, _HOLE.split(text)))


@cache
def is_known(text: str) -> bool:
    """Whether *text* is a sentence of ours, or several one after the other."""
    text = html.unescape(text).strip()
    if any(pattern.fullmatch(text) for pattern in _patterns()):
        return True
    cuts = [match.span() for match in _BETWEEN.finditer(text)]
    return any(is_known(text[:start]) and is_known(text[end:]) for start, end in cuts)
