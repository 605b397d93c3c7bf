"""Labels and colors of places and their quality."""

from __future__ import annotations

from typing import Callable

from qgis.PyQt.QtGui import QColor

from ...core.gis.text.languages import message, tr

CITY = "city"

# Text, background and foreground: with explicit colors, a badge is readable in every theme.
_BADGES: dict[str, tuple[Callable[[], str], str, str]] = {
    "rooftop": (message("rooftop"), "#2e7d32", "#ffffff"),
    "address": (message("address"), "#1f6aa5", "#ffffff"),
    CITY: (message("city!"), "#ffb733", "#000000"),
}
_OTHER = ("#666666", "#ffffff")
_LONGEST = 14


def is_coarse(quality: str) -> bool:
    """Return whether a place is only the center of a city."""
    return quality.casefold() == CITY


def badge_text(quality: str) -> str:
    """Return the short label of a geocoding quality (spec 2.5) for a badge; an unknown one unchanged."""
    known = _BADGES.get(quality.casefold())
    text = known[0]() if known else quality
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "\u2026"


def quality_text(quality: str) -> str:
    """Return the full label."""
    if is_coarse(quality):
        return tr("city center only")
    known = _BADGES.get(quality.casefold())
    return known[0]() if known else quality


def badge_colors(quality: str) -> tuple[QColor, QColor]:
    """Return background and foreground of the badge of a geocoding quality."""
    ground, ink = _BADGES.get(quality.casefold(), (None, *_OTHER))[1:]
    return QColor(ground), QColor(ink)


def coarse_note() -> str:
    """Return a note about circles around the center of a city."""
    return tr("City center only, so a 200 m circle means little.")
