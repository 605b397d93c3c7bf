"""Labels and colors of places and their quality."""

from __future__ import annotations

from typing import Callable

from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QColor

translate = QCoreApplication.translate

CITY = "city"

# Text, ground and ink: with a ground of its own a badge reads in every theme; the word needs no color.
_BADGES: dict[str, tuple[Callable[[], str], str, str]] = {
    "rooftop": (lambda: translate("GeoPortfolio", "rooftop"), "#2e7d32", "#ffffff"),
    "address": (lambda: translate("GeoPortfolio", "address"), "#1f6aa5", "#ffffff"),
    CITY: (lambda: translate("GeoPortfolio", "city!"), "#ffb733", "#000000"),
}
_OTHER = ("#666666", "#ffffff")
_LONGEST = 14


def is_coarse(quality: str) -> bool:
    """Whether a place is only the center of a city."""
    return quality.casefold() == CITY


def badge_text(quality: str) -> str:
    """The word for a geocoding quality (spec 2.5), cut to a badge; one that we do not know as it came."""
    known = _BADGES.get(quality.casefold())
    text = known[0]() if known else quality
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "\u2026"


def quality_text(quality: str) -> str:
    """Return the full label, where there is room for it."""
    if is_coarse(quality):
        return translate("GeoPortfolio", "city center only")
    known = _BADGES.get(quality.casefold())
    return known[0]() if known else quality


def badge_colors(quality: str) -> tuple[QColor, QColor]:
    """Ground and ink of the badge of a geocoding quality."""
    ground, ink = _BADGES.get(quality.casefold(), (None, *_OTHER))[1:]
    return QColor(ground), QColor(ink)


def coarse_note() -> str:
    """What to think of circles around the center of a city."""
    return translate("GeoPortfolio", "City center only, so a 200 m circle means little.")
