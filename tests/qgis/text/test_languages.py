"""The plugin speaks QGIS's language, with its plural forms, from its first word to its last."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path

import pytest
from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QObject

from geoportfolio.core.gis.storage.value_summary import SumInsured
from geoportfolio.core.gis.styles import renderers
from geoportfolio.core.gis.text import joining, languages
from geoportfolio.core.gis.text.dates import full
from geoportfolio.core.gis.text.numbers import counted, short
from geoportfolio.plugin import GeoPortfolioPlugin
from geoportfolio.ui.results.messages import Outcome, summary_of

translate = QCoreApplication.translate
ROOT = Path(__file__).resolve().parents[2]
SAID = {
    "de": "Gebiet {number}",
    "es": "Zona {number}",
    "fr": "Zone {number}",
    "it": "Area {number}",
    "ja": "エリア{number}",
    "pt": "Área {number}",
    "en": "Area {number}",
}
WORDS = """
import sys
from qgis.core import QgsApplication
application = QgsApplication([], False, sys.argv[1])
application.initQgis()
from geoportfolio.core.gis.text.languages import language
print("LANGUAGE", language())
"""


@pytest.fixture(autouse=True)
def before():
    locale, name = QLocale(), QgsSettings().value("locale/userLocale")
    yield
    QLocale.setDefault(locale)
    QgsSettings().setValue("locale/userLocale", name)


@pytest.fixture
def install_translation():
    """Speak a language, and write numbers as it does, until the test ends."""
    spoken = []

    def in_language(name: str) -> None:
        QLocale.setDefault(QLocale(name))
        spoken.append(languages.install_translation(name))

    yield in_language
    for translator in spoken:
        languages.remove_translation(translator)


def rows(count: int) -> str:
    return counted(count, "1 row", "{count} rows")


@pytest.mark.parametrize("name", SAID)
def test_speak_each_language_translates(install_translation, name):
    install_translation(name)
    assert translate("GeoPortfolio", "Area {number}") == SAID[name]


@pytest.mark.parametrize(
    ("locale", "name"), [("de_AT", "de"), ("fr_CA", "fr"), ("pt_BR", "pt"), ("pt_PT", "pt"), ("es_MX", "es")]
)
def test_speak_language_of_a_country_uses_that_of_the_language(install_translation, locale, name):
    install_translation(locale)
    assert translate("GeoPortfolio", "Area {number}") == SAID[name]


@pytest.mark.parametrize("locale", ["en_US", "C", "fi", "nonsense"])
def test_speak_unknown_language_stays_english(install_translation, locale):
    install_translation(locale)
    assert translate("GeoPortfolio", "Area {number}") == "Area {number}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("de", ["0 Zeilen", "1 Zeile", "2 Zeilen", "5 Zeilen"]),
        ("fr", ["0 ligne", "1 ligne", "2 lignes", "5 lignes"]),
        ("ja", ["0行", "1行", "2行", "5行"]),
        ("en", ["0 rows", "1 row", "2 rows", "5 rows"]),
    ],
)
def test_count_uses_the_plural_forms_of_the_language(install_translation, name, said):
    install_translation(name)
    assert [rows(count) for count in (0, 1, 2, 5)] == said


def test_count_beyond_qt_uses_the_form_of_many(install_translation):
    install_translation("de")
    assert rows(5_000_000_000) == "5.000.000.000 Zeilen"


def test_count_below_zero_uses_the_form_of_many(install_translation):
    install_translation("de")
    assert [rows(count) for count in (-1, -3)] == ["-1 Zeilen", "-3 Zeilen"]


def test_count_without_number_uses_the_plural_form(install_translation):
    install_translation("de")
    text = counted(1, "'{title}' added to Hazard.", "{count} layers added to Hazard.", title="Flut")
    assert "Flut" in text and "{" not in text


@pytest.mark.parametrize(
    ("locale", "number"), [("de_DE", "1.234.567"), ("en_US", "1,234,567"), ("fr_FR", "1\u202f234\u202f567")]
)
def test_format_number_uses_the_locale(install_translation, locale, number):
    install_translation(locale)
    assert rows(1_234_567).split(" ")[0].replace("\xa0", "\u202f") == number


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("en", ["950", "12.4 k", "599 M", "2.7 bn", "1.5 tn"]),
        ("de", ["950", "12,4 Tsd.", "599 Mio.", "2,7 Mrd.", "1,5 Bio."]),
        ("ja", ["950", "1.2万", "6億", "26.9億", "1.5兆"]),
    ],
)
def test_format_large_number_uses_units_of_the_language(install_translation, name, said):
    install_translation(name)
    assert [short(value) for value in (950, 12_403, 598_960_100, 2_692_377_600, 1.5e12)] == said


@pytest.mark.parametrize(
    ("name", "moment"),
    [("de", "12. März 2026 09:14"), ("en", "12 Mar 2026 09:14"), ("ja", "2026年3月12日 09:14")],
)
def test_format_date_uses_the_order_of_the_language(install_translation, name, moment):
    install_translation(name)
    assert full(datetime(2026, 3, 12, 9, 14)) == moment


@pytest.mark.parametrize("name", SAID)
def test_read_locale_returns_that_of_the_translation(install_translation, name):
    install_translation(name)
    assert languages.locale().language() == QLocale(name).language()


@pytest.mark.parametrize(
    ("name", "formats", "moment"),
    [
        ("de", "en_US", "12. März 2026 09:14"),
        ("en", "de_DE", "12 Mar 2026 09:14"),
        ("fi", "fi_FI", "12 Mar 2026 09:14"),
    ],
)
def test_format_date_names_the_month_in_the_language(install_translation, name, formats, moment):
    """Whatever QGIS's locale is, which writes numbers and may be set to that of another language."""
    install_translation(name)
    QLocale.setDefault(QLocale(formats))
    assert full(datetime(2026, 3, 12, 9, 14)) == moment


def test_count_currencies_in_a_heading_uses_plural_forms(install_translation):
    install_translation("de")
    assert renderers.heading_of(SumInsured(("BITIV",), (), ("EUR", "USD"))) == (
        "BITIV, 2 Währungen, nicht umgerechnet"
    )


@pytest.mark.parametrize(("count", "said"), [(4, "und 1 weiteres: "), (5, "und 2 weitere: ")])
def test_list_many_layers_counts_those_not_named(install_translation, count, said):
    install_translation("de")
    text, _ = summary_of([Outcome(f"layer {number}", reason="no") for number in range(count)])
    assert said in text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("en", "Area 1: no change; moved. Done. More."),
        ("fr", "Area 1\u00a0: no change\u00a0; moved. Done. More."),
        ("ja", "Area 1: no change、moved。Done. More。"),
    ],
)
def test_join_sentences_uses_punctuation_of_the_language(install_translation, name, said):
    install_translation(name)
    news = joining.headed("Area 1", joining.listed(("no change", "", "moved")))
    assert joining.ended(joining.followed(news, "Done.", "", "More")) == said
    assert joining.followed(news) == news and joining.listed(()) == joining.in_sentences(()) == ""


def test_translate_in_another_context_finds_nothing(install_translation):
    """Why there is no `self.tr`: it looks in the context of its class, a module's tr in "@default"."""
    install_translation("de")

    class Panel(QObject):
        def title(self) -> str:
            return self.tr("Area {number}")

    assert Panel().title() == translate("@default", "Area {number}") == "Area {number}"


def test_read_language_returns_that_of_the_settings():
    QgsSettings().setValue("locale/userLocale", "ja")
    assert languages.language() == "ja"


def test_read_unset_language_returns_that_of_the_system():
    QgsSettings().remove("locale/userLocale")
    assert QgsSettings().value("locale/userLocale") is None
    assert languages.language() == QLocale.system().name()


@pytest.mark.parametrize(("variable", "language"), [("ja_JP.UTF-8", "ja_JP"), ("C", "C")])
def test_start_new_profile_uses_the_language_of_the_system(tmp_path, variable, language):
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT / "build" / "import"), *sys.path)),
        "QGIS_CUSTOM_CONFIG_PATH": str(tmp_path),
        "LC_ALL": variable,
    }
    run = subprocess.run(
        [sys.executable, "-c", WORDS, str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert f"LANGUAGE {language}" in run.stdout


def test_unload_in_a_script_removes_the_translation(qgis_processing):
    QgsSettings().setValue("locale/userLocale", "de")
    plugin = GeoPortfolioPlugin(None)
    plugin.initProcessing()
    try:
        assert translate("GeoPortfolio", "Area {number}") == "Gebiet {number}"
    finally:
        plugin.unload()
    assert translate("GeoPortfolio", "Area {number}") == "Area {number}"


def test_format_date_of_another_zone_uses_local_time(monkeypatch):
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        assert full(datetime.fromisoformat("2026-03-12T09:14:00+09:00")) == "12 Mar 2026 01:14"
    finally:
        monkeypatch.undo()
        time.tzset()
