"""Interpret the names of metrics: which are money, and in which currency, if the response has one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Mapping, Optional, Sequence

from qgis.PyQt.QtCore import QLocale

from .numbers import counted

Path = tuple[str, ...]

STEP = " › "
_CODE = re.compile(r"[A-Z]{3}")
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
_WORDS_TOO = {"ALL", "TOP"}
"""Currencies of Albania and Tonga that are also words in names of metrics."""
_CURRENCY_KEYS = ("currency", "currencycode", "ccy", "unit")
_COUNTED = re.compile(
    r"(location|account|polic(y|ie)|risk|entr(y|ie)|point|row|record|item|building|countr(y|ie)|currenc(y|ie)"
    r"|latitude|longitude|year)s?",
    re.IGNORECASE,
)
_COUNT = re.compile(r"count|number|no|id|percent|pct|share|ratio|factor|score|radius|distance", re.IGNORECASE)
_MONEY = re.compile(r"tiv|tsi|insured|premium|loss|exposure|deductible|capital|cost", re.IGNORECASE)
_MAYBE_MONEY = re.compile(r"sum|value|limit|amount|total", re.IGNORECASE)


@dataclass(frozen=True)
class Named:
    """A path split into its currency and the rest.

    :param code: ISO 4217; empty: the path has none.
    :param rest: the other parts, without a word that only announces a currency.
    """

    code: str
    rest: Path


@lru_cache(maxsize=1)
def currency_codes() -> frozenset[str]:
    """Return the ISO 4217 codes in use, from Qt."""
    everywhere = QLocale.matchingLocales(
        QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    )
    kind = QLocale.CurrencySymbolFormat.CurrencyIsoCode
    return frozenset(filter(_CODE.fullmatch, (locale.currencySymbol(kind) for locale in everywhere)))


@lru_cache(maxsize=4096)
def named(path: Path) -> Named:
    """Return *path* split into its currency and the rest.

    The currency is a separate part ("currencies", "EUR", "TIV") or in the last one ("TIV_EUR", "TIV (EUR)").
    """
    for number, part in enumerate(path):
        after_word = number > 0 and path[number - 1].casefold().startswith("currenc")
        if _is_code(part) or (after_word and _CODE.fullmatch(part)):
            return Named(part, (*path[: number - after_word], *path[number + 1 :]))
    words = [word for word in re.split(r"[^A-Za-z0-9]+", path[-1]) if word]
    if len(words) > 1:
        for at in (-1, 0):
            if _is_code(words[at]):
                rest = re.sub(rf"[^A-Za-z0-9]*\b{words[at]}\b[^A-Za-z0-9]*", "", path[-1].replace("_", " "))
                return Named(words[at], (*path[:-1], _as_it_was(rest, path[-1])))
    return Named("", path)


def label_of(path: Path, aliases: Mapping[str, str]) -> str:
    """Return *path* for display, such as "Insured value, EUR", with labels of the source's fields."""
    found = named(path)
    parts = [aliases.get(part, part) for part in found.rest]
    return ", ".join(filter(None, (STEP.join(parts), found.code)))


def label_of_joined(name: str) -> str:
    """Return a joined path for display: "TIV, EUR" for "currencies_EUR_TIV"."""
    found = named_joined(name)
    return f"{found.rest[0]}, {found.code}" if found.code else name


@lru_cache(maxsize=4096)
def named_joined(name: str) -> Named:
    """Return a joined path split into its currency and the rest."""
    words = name.split("_")
    for at, word in enumerate(words):
        if _is_code(word) and len(words) > 1:
            before = words[: at - 1] if at and words[at - 1].casefold().startswith("currenc") else words[:at]
            rest = "_".join((*before, *words[at + 1 :]))
            return Named(word, (rest,)) if rest else Named("", (name,))
    return Named("", (name,))


@lru_cache(maxsize=4096)
def is_count(path: Path) -> bool:
    """Return whether the last part denotes a count or measure instead of money."""
    last = (named(path).rest or path)[-1]
    words = _WORD.findall(last)
    if any(_COUNT.fullmatch(word) for word in words):
        return True
    return not _MONEY.search(last) and any(_COUNTED.fullmatch(word) for word in words)


@lru_cache(maxsize=4096)
def is_money(path: Path, in_currency: bool = False) -> bool:
    """Return whether the last part denotes money; *in_currency*: the response has a currency for it."""
    last = (named(path).rest or path)[-1]
    if is_count(path):
        return False
    return bool(_MONEY.search(last) or (in_currency and _MAYBE_MONEY.search(last)))


def not_converted(currencies: Sequence[str]) -> str:
    """Return "3 currencies, not converted"; empty for one or none."""
    if len(currencies) < 2:
        return ""
    return counted(len(currencies), "1 currency, not converted", "{count} currencies, not converted")


class Currencies:
    """The currencies of the values in one set, from members such as "currency": "EUR"."""

    def __init__(self, values: Mapping[Path, Any]) -> None:
        self._by_place: dict[Path, Optional[str]] = {}
        for path, value in values.items():
            if isinstance(value, str) and _CODE.fullmatch(value) and _names_currency(path[-1]):
                place = path[:-1]
                seen = self._by_place.setdefault(place, value)
                if seen != value:
                    self._by_place[place] = None

    def of(self, path: Path) -> str:
        """Return the ISO code of the number at *path*; empty: the response has none."""
        code = named(path).code
        if code:
            return "" if is_count(path) else code
        if not self._by_place or not is_money(path, True):
            return ""
        places = (path[:length] for length in range(len(path) - 1, -1, -1))
        return next((self._by_place[place] or "" for place in places if place in self._by_place), "")


def _names_currency(part: str) -> bool:
    plain = part.replace("_", "").casefold()
    return plain in _CURRENCY_KEYS or plain.endswith("currency")


def _is_code(part: str) -> bool:
    return bool(_CODE.fullmatch(part)) and part in currency_codes() and part not in _WORDS_TOO


def _as_it_was(rest: str, before: str) -> str:
    """Return *rest* with its original underscores."""
    return rest.strip().replace(" ", "_") if " " not in before else rest.strip()
