"""The colors and font of a chart, on screen and on paper."""

from __future__ import annotations

from dataclasses import dataclass

from qgis.PyQt.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette

from ..widgets.link_colors import contrast

# The palette of Okabe and Ito, adjusted to a contrast of at least 3: first the color of our points, then that
# of the baseline.
_ON_LIGHT = ("#be4b00", "#005fa3", "#00735a", "#8f3f80")
_ON_GRAY = ("#983c00", "#004c82", "#00543f", "#6d2a60")
_ON_DARK = ("#f0964f", "#6eb4f0", "#4fc9a3", "#e08fd0")
_SEEN = 3.0
"""The smallest contrast ratio of a bar (WCAG 2)."""
_PAPER_PX = 13.0


@dataclass(frozen=True)
class Stroke:
    """The appearance of a series, which differs in more than color."""

    color: QColor
    hollow: bool


@dataclass(frozen=True)
class Look:
    """The appearance of a chart.

    :param size: the font size in pixels of 1/96 inch before the painter's scale.
    :param faint: the color of secondary lines and text.
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
        """Return the look of the surrounding widgets."""
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
        """Return black on white, for files and paper in any theme."""
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
        """Return the stroke of the series *number*, from 0; bars of the second one, the baseline, are
        hollow."""
        return Stroke(QColor(self.colors[number % len(self.colors)]), number % 2 == 1)

    def font(self, scale: float = 1.0, bold: bool = False) -> QFont:
        """Return the font, with its size in pixels, so that it is the same on every device."""
        font = QFont(self.family)
        font.setPixelSize(max(1, round(self.size * scale)))
        font.setBold(bold)
        return font

    def metrics(self, scale: float = 1.0, bold: bool = False) -> QFontMetricsF:
        """Return the metrics of :meth:`font`."""
        return QFontMetricsF(self.font(scale, bold))


def _seen_on(background: QColor) -> tuple[str, ...]:
    """Return the colors that are visible on *background*."""
    families = (_ON_LIGHT, _ON_GRAY, _ON_DARK)
    worst = {family: min(contrast(QColor(each), background) for each in family) for family in families}
    return next((family for family in families if worst[family] >= _SEEN), max(worst, key=worst.__getitem__))


def _between(first: QColor, second: QColor, share: float) -> QColor:
    """Return the color at *share* between *first* and *second*."""
    ways = zip(first.getRgb()[:3], second.getRgb()[:3])
    return QColor(*(round(a + (b - a) * share) for a, b in ways))
