"""Words and sentences put together with the marks of QGIS's language."""

from __future__ import annotations

from functools import reduce
from typing import Iterable

from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate


def ended(words: str) -> str:
    """*words* as a sentence."""
    return translate("GeoPortfolio", "{words}.").format(words=words)


def followed(words: str, *sentences: str) -> str:
    """*words*, and behind them those of *sentences* that are not empty."""
    more = " ".join(filter(None, sentences))
    return translate("GeoPortfolio", "{words}. {more}").format(words=words, more=more) if more else words


def headed(name: str, words: str) -> str:
    """*words* on what *name* says."""
    return translate("GeoPortfolio", "{name}: {words}").format(name=name, words=words)


def listed(parts: Iterable[str]) -> str:
    """Those of *parts* that are not empty; there may be commas in them."""
    both = translate("GeoPortfolio", "{one}; {other}")
    said = list(filter(None, parts))
    return reduce(lambda one, other: both.format(one=one, other=other), said) if said else ""


def in_sentences(parts: Iterable[str]) -> str:
    """Those of *parts* that are not empty, one sentence each, the last without its end."""
    said = list(filter(None, parts))
    return reduce(followed, said) if said else ""
