"""The plugin's language, which is that of QGIS, and its translations."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Callable, Optional

from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QTranslator

Text = Callable[[], str]
"""Returns a text in QGIS's language."""
_FOLDER = Path(__file__).resolve().parents[3] / "i18n"


def tr(text: str) -> str:
    """Return the literal *text* in QGIS's language."""
    return QCoreApplication.translate("GeoPortfolio", text)


def message(text: str) -> Text:
    """Return a function that translates the literal *text* when called, as no language is set at import."""
    return partial(tr, text)


def language() -> str:
    """Return QGIS's language, such as "de" or "pt_BR"; the system's if none is set, as in a new profile."""
    # The option `qgis --lang` is not in the settings.
    started_in = QgsApplication.instance().translation()
    return started_in or QgsSettings().value("locale/userLocale") or QLocale.system().name()


def locale() -> QLocale:
    """Return the locale of the installed translation; English if there is none for QGIS's language."""
    # Each translation contains its own name here, which is faster than reading QGIS's settings.
    return QLocale(tr("en"))


def install_translation(name: str) -> Optional[QTranslator]:
    """Install the translation into the language *name*, or return None if there is none.

    The caller must keep a reference to the translator, and pass it to :func:`remove_translation`.
    """
    translator = QTranslator()
    if not translator.load(QLocale(name), "geoportfolio", "_", str(_FOLDER)):
        return None
    QCoreApplication.installTranslator(translator)
    return translator


def remove_translation(translator: Optional[QTranslator]) -> None:
    """Remove the translation that :func:`install_translation` installed."""
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
