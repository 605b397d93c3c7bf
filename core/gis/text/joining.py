"""Join sentences and fragments with the punctuation of QGIS's language."""

from __future__ import annotations

from functools import reduce
from typing import Iterable

from .languages import tr


def ended(words: str) -> str:
    """Return *words* as a sentence."""
    return tr("{words}.").format(words=words)


def followed(words: str, *sentences: str) -> str:
    """Return *words* followed by the non-empty *sentences*."""
    more = " ".join(filter(None, sentences))
    return tr("{words}. {more}").format(words=words, more=more) if more else words


def headed(name: str, words: str) -> str:
    """Return *words* under the heading *name*."""
    return tr("{name}: {words}").format(name=name, words=words)


def listed(parts: Iterable[str]) -> str:
    """Return a list of the non-empty *parts*, which may contain commas."""
    both = tr("{one}; {other}")
    said = list(filter(None, parts))
    return reduce(lambda one, other: both.format(one=one, other=other), said) if said else ""


def in_sentences(parts: Iterable[str]) -> str:
    """Return the non-empty *parts* as sentences, the last one without its period."""
    said = list(filter(None, parts))
    return reduce(followed, said) if said else ""
