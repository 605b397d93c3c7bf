"""Numbers as an analyst reads them at a glance."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication, QLocale

from .languages import locale

translate = QCoreApplication.translate

_EXACT_IN_DOUBLE = 2**53
_AS_GOOD_AS_ONE = 0.99995
"""Of a unit: in the smaller one, with its decimal, it would be written 1000."""


def short(value: float) -> str:
    """*value* with one decimal at most, as "950", "12.4 M" or "1.3 bn"; for legends, labels and charts."""
    counts_by_myriads = locale().language() == QLocale.Language.Japanese
    for size, pattern in _by_myriads() if counts_by_myriads else _by_thousands():
        if abs(value) / size >= _AS_GOOD_AS_ONE:
            return pattern.format(number=_trimmed(value / size))
    return _trimmed(value)


def _by_thousands() -> tuple[tuple[float, str], ...]:
    return (
        (1e12, translate("GeoPortfolio", "{number} tn")),
        (1e9, translate("GeoPortfolio", "{number} bn")),
        (1e6, translate("GeoPortfolio", "{number} M")),
        (1e3, translate("GeoPortfolio", "{number} k")),
    )


def _by_myriads() -> tuple[tuple[float, str], ...]:
    return (
        (1e12, translate("GeoPortfolio", "{number} tn")),
        (1e8, translate("GeoPortfolio", "{number} × 10⁸")),
        (1e4, translate("GeoPortfolio", "{number} × 10⁴")),
    )


def whole(value: float) -> str:
    """*value* without decimals, in groups of digits, which QGIS leaves out of its locale by default.

    Integers of any length keep each digit.
    """
    if isinstance(value, int) and abs(value) >= _EXACT_IN_DOUBLE:
        return f"{value:,}".replace(",", QLocale().groupSeparator())
    return rounded(value, 0)


def rounded(value: float, decimals: int) -> str:
    """*value* with so many decimals, in groups of digits."""
    formats = QLocale()
    formats.setNumberOptions(formats.numberOptions() & ~QLocale.NumberOption.OmitGroupSeparator)
    return formats.toString(float(value), "f", decimals)


def readable(value: float) -> str:
    """*value* as a table shows it: integers whole, of others as many decimals as tell them apart."""
    if isinstance(value, int) or float(value).is_integer():
        return whole(value)
    if abs(value) >= 1:
        return rounded(value, 2)
    return QLocale().toString(float(value), "g", 3)


def position_text(lat: float, lon: float, decimals: int = 5) -> str:
    """A position in degrees, as "53.55030, 9.99200", in every locale: a comma parts the two."""
    return f"{lat:.{decimals}f}, {lon:.{decimals}f}"


def _trimmed(value: float) -> str:
    value = round(float(value), 1)
    return QLocale().toString(value, "f", 0 if value.is_integer() else 1)
