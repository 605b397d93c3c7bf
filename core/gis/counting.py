"""Counts within sentences, in the grammar of QGIS's language.

*one* and *many* are literals, which ``tools/translations.py`` reads. Only *many* is translated: into as many
forms as the language has. English needs no translation; it says *one* where there is 1.
"""

from __future__ import annotations

from typing import Sequence

from qgis.PyQt.QtCore import QCoreApplication

from .numbers import whole

_NAMES_SHOWN = 3
_LARGEST = 2**31 - 1
"""That Qt takes for a count; what is larger, or below 0, has the grammar of large numbers."""


def plural(count: int, one: str, many: str) -> str:
    """The form of a sentence for *count*, with its placeholders."""
    # Qt gives what is below 0 the form of 1, which may say "1".
    counted_as = count if 0 <= count <= _LARGEST else _LARGEST
    sentence = QCoreApplication.translate("GeoPortfolio", many, None, counted_as)
    return one if count == 1 and sentence == many else sentence


def counted(count: int, one: str, many: str, **words: object) -> str:
    """The form of a sentence for *count*, with {count} and *words* in it: "1 row", "1,200 rows"."""
    return plural(count, one, many).format(count=whole(count), **words)


def some_of(names: Sequence[str]) -> str:
    """The first of *names*, quoted, and how many more there are."""
    first = ", ".join(f"'{name}'" for name in names[:_NAMES_SHOWN])
    if len(names) <= _NAMES_SHOWN:
        return first
    return counted(len(names) - _NAMES_SHOWN, "{names} and 1 more", "{names} and {count} more", names=first)
