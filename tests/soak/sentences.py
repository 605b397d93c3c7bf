"""Which messages of ours the message bar may show: the sentences that stand in the plugin's source."""

from __future__ import annotations

import ast
import html
import re
from functools import cache
from pathlib import Path
from typing import Iterable

ROOT = Path(__file__).resolve().parents[2]
_ENOUGH = 7
"""Letters of a sentence that are its own, without what is put into it: fewer would fit anything."""
_COMPOSED = (
    r"[\d,. ]+ (points?|entr(y|ies)|rows?|areas?)\b.*, [\d.,]+ s\.?",
    r".+: (no change|([+-][\d,.]+|[\d,]+ changed|new columns|columns gone)\b.*)",
    r".+: (not refreshed\.|only .+ came, so the layer keeps|the service has nothing there any more\.) .+",
    r"[\d,]+ not( whole)?: .+",
)
"""Sentences of ours that are put together from names, and from parts as short as ", {seconds} s"."""
_HOLE = re.compile(r"\{\w*(?:![rs])?(?::[^{}]*)?\}")
_BETWEEN = re.compile(r"(?<=[.!?:)\"”])\s+|\n+")


_TEXTS = {"translate": slice(1, 2), "counted": slice(1, 3), "plural": slice(1, 3)}
"""Which arguments of a call are texts for the screen."""


def literals(root: Path = ROOT) -> set[str]:
    """Every text that the plugin hands to ``translate``, ``counted`` or ``plural``."""
    files = [*root.glob("*.py"), *(root / "core").rglob("*.py"), *(root / "ui").rglob("*.py")]
    return {text for file in files for text in _in_source(file.read_text())}


def _in_source(source: str) -> Iterable[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called(node.func) in _TEXTS:
            for argument in node.args[_TEXTS[_called(node.func)]]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _called(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    texts = (text for text in literals() if sum(map(str.isalpha, _HOLE.sub("", text))) >= _ENOUGH)
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
