"""The language of the plugin, which is QGIS's."""

from __future__ import annotations

from pathlib import Path
from typing import Optional

from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QTranslator

translate = QCoreApplication.translate

_FOLDER = Path(__file__).resolve().parents[2] / "i18n"


def language() -> str:
    """As "de" or "pt_BR"; that of the system where QGIS has none set, as in a new profile or a script."""
    # Only `qgis --lang` sets the first, which the settings do not know.
    started_in = QgsApplication.instance().translation()
    return started_in or QgsSettings().value("locale/userLocale") or QLocale.system().name()


def locale() -> QLocale:
    """That of the language spoken now: English where there is no translation into QGIS's own."""
    # Each translation says its own name here: cheaper than QGIS's settings, and never that of another.
    return QLocale(translate("GeoPortfolio", "en"))


def speak(name: str) -> Optional[QTranslator]:
    """Translate what the plugin says from now on, where its language *name* is known.

    Whoever calls it keeps the answer, by which the translation lives, and gives it to :func:`be_quiet`.
    """
    translator = QTranslator()
    if not translator.load(QLocale(name), "geoportfolio", "_", str(_FOLDER)):
        return None
    QCoreApplication.installTranslator(translator)
    return translator


def be_quiet(translator: Optional[QTranslator]) -> None:
    """The end of a :func:`speak`."""
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
