"""The colors and letters of a chart, on the screen and on paper."""

from __future__ import annotations

from dataclasses import dataclass

from qgis.PyQt.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette

from ..widgets.link_colors import contrast

# Okabe and Ito's, darkened or lightened to a contrast of 3 and more: first that of our points, then that of
# the baseline.
_ON_LIGHT = ("#be4b00", "#005fa3", "#00735a", "#8f3f80")
_ON_GRAY = ("#983c00", "#004c82", "#00543f", "#6d2a60")
_ON_DARK = ("#f0964f", "#6eb4f0", "#4fc9a3", "#e08fd0")
_SEEN = 3.0
"""The least ratio of contrast of a bar (WCAG 2)."""
_PAPER_PX = 13.0


@dataclass(frozen=True)
class Stroke:
    """How a series differs from the others, by more than its color."""

    color: QColor
    hollow: bool


@dataclass(frozen=True)
class Look:
    """What a chart is drawn with.

    :param size: of the letters, in pixels of 1/96 inch before the painter's own scale.
    :param faint: of lines and words that stand back.
    """

    text: QColor
    faint: QColor
    grid: QColor
    background: QColor
    lit: QColor
    colors: tuple[str, ...]
    family: str
    size: float

    @classmethod
    def of(cls, palette: QPalette, font: QFont) -> Look:
        """As the widgets around it."""
        text, background = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base)
        lit = QColor(palette.color(QPalette.ColorRole.Highlight))
        lit.setAlpha(60)
        return cls(
            text,
            _between(text, background, 0.3),
            _between(text, background, 0.82),
            background,
            lit,
            _seen_on(background),
            font.family(),
            float(QFontInfo(font).pixelSize()),
        )

    @classmethod
    def print_(cls) -> Look:
        """Black on white: for files and paper, whatever the theme."""
        black, white = QColor("black"), QColor("white")
        lit = QColor(0, 0, 0, 0)
        family = QFont().family()
        return cls(
            black,
            _between(black, white, 0.3),
            _between(black, white, 0.82),
            white,
            lit,
            _ON_LIGHT,
            family,
            _PAPER_PX,
        )

    def stroke(self, number: int) -> Stroke:
        """That of the series *number*, from 0; the second bars are hollow, as a base to compare with."""
        return Stroke(QColor(self.colors[number % len(self.colors)]), number % 2 == 1)

    def font(self, scale: float = 1.0, bold: bool = False) -> QFont:
        """The letters in pixels, so that they are the same on every device."""
        font = QFont(self.family)
        font.setPixelSize(max(1, round(self.size * scale)))
        font.setBold(bold)
        return font

    def metrics(self, scale: float = 1.0, bold: bool = False) -> QFontMetricsF:
        """The sizes of :meth:`font`."""
        return QFontMetricsF(self.font(scale, bold))


def _seen_on(background: QColor) -> tuple[str, ...]:
    """The colors that all differ visibly from *background*."""
    families = (_ON_LIGHT, _ON_GRAY, _ON_DARK)
    worst = {family: min(contrast(QColor(each), background) for each in family) for family in families}
    return next((family for family in families if worst[family] >= _SEEN), max(worst, key=worst.__getitem__))


def _between(first: QColor, second: QColor, share: float) -> QColor:
    """*share* of the way from *first* to *second*."""
    ways = zip(first.getRgb()[:3], second.getRgb()[:3])
    return QColor(*(round(a + (b - a) * share) for a, b in ways))
