"""The languages: whole, in step with the source, and nothing lost on the way."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.repository.translation_faults import faults
from tools.translations import (
    LANGUAGES,
    ROOT,
    Message,
    Unreadable,
    file_of,
    messages_of,
    plugin_files,
    translations_of,
    update,
    written,
)

ROWS = Message("{count} rows", ["ui/x.py"], counts=True, one="1 row")


@pytest.fixture
def plugin(tmp_path: Path):
    """Write the source of a plugin of one file; answers its root."""

    def write(source: str, name: str = "ui/x.py") -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
        return tmp_path

    return write


def finish(root: Path, language: str, translations: dict[str, list[str]]) -> None:
    text = written(LANGUAGES[language], messages_of(root), translations)
    file_of(language, root).write_text(text, "utf-8")


def test_every_text_is_translated(messages):
    finished = {name: translations_of(file_of(name)) for name in LANGUAGES}
    wanted = [(name, each.source) for name in LANGUAGES for each in messages]
    assert [(name, source) for name, source in wanted if source not in finished[name]] == []


def test_the_files_are_in_step_with_the_source(messages):
    """Where not: `make translations`."""
    files = {name: file_of(name) for name in LANGUAGES}
    made = {name: written(LANGUAGES[name], messages, translations_of(path)) for name, path in files.items()}
    assert [name for name, path in files.items() if path.read_text("utf-8") != made[name]] == []


def test_nothing_is_lost_in_translation(messages):
    found = [
        (name, fault, message.source, forms)
        for name in LANGUAGES
        for finished in [translations_of(file_of(name))]
        for message in messages
        for forms in [finished.get(message.source)]
        for fault in (faults(LANGUAGES[name], message, forms) if forms is not None else ())
    ]
    assert found == []


def test_every_file_has_a_language():
    assert sorted((ROOT / "i18n").glob("*.ts")) == sorted(file_of(name) for name in LANGUAGES)


def test_qt_compiles_every_file(tmp_path, messages):
    for name in LANGUAGES:
        compiled = tmp_path / f"{name}.qm"
        command = ["/usr/lib/qt5/bin/lrelease", str(file_of(name)), "-qm", str(compiled)]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert f"{len(messages)} finished and 0 unfinished" in told, name


FAULTY = [
    ("de", Message("Load {count}"), ["Laden"]),
    ("de", Message("{field}, {field}"), ["{field}"]),
    ("de", Message("{{filters}} of {name}"), ["{filters} von {name}"]),
    ("de", Message("&Load"), ["Laden"]),
    ("ja", Message("&Load"), ["&読み込む"]),
    ("de", Message("<b>Load</b>"), ["<b>Laden<b>"]),
    ("de", Message("Load…"), ["Laden"]),
    ("de", Message("Load"), ["Laden…"]),
    ("de", Message(" of {name}"), ["von {name}"]),
    ("de", Message("Load"), ["Laden \u2014 jetzt"]),
    ("de", ROWS, ["{count} Zeilen"]),
    ("de", ROWS, ["{count} Zeile", ""]),
    ("de", ROWS, ["1 Zeile", "Zeilen"]),
    ("fr", ROWS, ["1 ligne", "{count} lignes"]),
    ("ja", ROWS, ["1 行", "{count} 行"]),
    ("de", Message("Load"), ["Laden\u2026"]),
    ("de", Message("Load it."), ["Laden Sie es"]),
    ("de", Message("Folder"), ["Ordner:"]),
    ("de", Message("Load it."), ["Lade dein Ergebnis."]),
    ("fr", Message("Load {name}: {what}"), ["Charger {name} : {what}"]),
    ("fr", Message("Load it?"), ["La charger?"]),
    ("fr", Message("Load '{name}'"), ["Charger '{name}'"]),
    ("fr", Message("Load '{name}'"), ["Charger «{name}»"]),
    ("es", Message("Load it?"), ["Cargarla?"]),
    ("es", Message("Load it."), ["Carga tus puntos."]),
    ("it", Message("Load it."), ["Lei scelga."]),
    ("pt", Message("Load it."), ["Você carrega."]),
    ("ja", Message("Load it."), ["読み込みます."]),
    ("ja", Message("Load {a}, {b}"), ["{a}を読み込み, {b}"]),
    ("ja", Message("{count} loaded"), ["{count} 件"]),
]
RIGHT = [
    ("de", Message("&Add {count}…"), ["{count} &hinzufügen…"]),
    ("ja", Message("&Add {count}…"), ["{count}を追加…(&A)"]),
    ("de", ROWS, ["1 Zeile", "{count} Zeilen"]),
    ("fr", ROWS, ["{count} ligne", "{count} lignes"]),
    ("ja", ROWS, ["{count}行"]),
    ("de", Message("A & B"), ["A & B"]),
    ("de", Message("{number} M"), ["{number} Mio."]),
    ("fr", Message("Load {name}: {what}?"), ["Charger {name}\u00a0: {what}\u00a0?"]),
    ("fr", Message("At 1:{scale} of EPSG:4326"), ["À 1:{scale} en EPSG:4326"]),
    ("es", Message("All came. Go on?"), ["Llegó todo. ¿Continuar?"]),
    ("ja", Message("Loading '{name}'…"), ["「{name}」を読み込み中…"]),
    ("ja", Message("{count} loaded."), ["{count}件を読み込みました。"]),
]


def test_each_fault_is_noticed_and_none_in_what_is_right():
    assert [(name, *each) for name, *each in FAULTY if not list(faults(LANGUAGES[name], *each))] == []
    assert [(name, *each) for name, *each in RIGHT if list(faults(LANGUAGES[name], *each))] == []


def test_a_round_keeps_what_is_finished_and_forgets_what_is_not_said_any_more(plugin):
    root = plugin('def f(n):\n    tr("Load")\n    counted(n, "1 row", "{count} rows")')
    assert update(root)["de"] == 2
    finish(root, "de", {"Load": ["Laden"], "{count} rows": ["{count} Zeile", "{count} Zeilen"]})
    assert update(root)["de"] == 0
    plugin('def f(n):\n    tr("Save")\n    counted(n, "1 row", "{count} rows")')
    assert update(root)["de"] == 1
    assert translations_of(file_of("de", root)) == {"{count} rows": ["{count} Zeile", "{count} Zeilen"]}
    text = file_of("de", root).read_text("utf-8")
    assert "Load" not in text and 'type="unfinished"' in text and "English for 1: 1 row" in text


def test_a_text_that_begins_to_count_is_translated_anew(plugin):
    root = plugin('def f(n):\n    tr("{count} rows")')
    update(root)
    finish(root, "de", {"{count} rows": ["{count} Zeilen"]})
    plugin('def f(n):\n    counted(n, "1 row", "{count} rows")')
    assert update(root)["de"] == 1


def test_a_line_more_changes_no_file_of_translations(plugin):
    source = 'def f():\n    return tr("Load")\n'
    root = plugin(source)
    update(root)
    before = file_of("de", root).read_text("utf-8")
    plugin(f"import os\n\n\n{source}")
    update(root)
    assert file_of("de", root).read_text("utf-8") == before


def test_a_text_knows_every_file_that_says_it(plugin):
    plugin('f = lambda: tr("Load")', "ui/b.py")
    root = plugin('f = lambda: tr("Load")', "ui/a.py")
    assert messages_of(root) == [Message("Load", ["ui/a.py", "ui/b.py"])]


def test_find_texts_in_a_table_of_messages_needs_no_function(plugin):
    root = plugin('MESSAGES = {"": message("Stopped."), "wait": message("Try " "again.")}')
    assert [each.source for each in messages_of(root)] == ["Stopped.", "Try again."]


def test_a_text_of_a_method_that_is_called_like_a_reader_is_found(plugin):
    method = 'def counted(self):\n        return tr("So far")'
    assert [each.source for each in messages_of(plugin(f"class Monitor:\n    {method}"))] == ["So far"]


@pytest.mark.parametrize(
    "source",
    [
        "STOPPED = message(word)",
        'STOPPED = message(f"Stopped by {word}")',
        'STOPPED = message("GeoPortfolio", "Stopped.")',
        'def f(): translate("GeoPortfolio", "Load")',
        'def f(x): tr(f"Load {x}")',
        "def f(x): tr(x)",
        'def f(): tr("Load", "Save")',
        'def f(self): self.tr("Load")',
        'def f(): QCoreApplication.translate("GeoPortfolio", "Load")',
        'def f(n): gis.text.numbers.plural(n, "It is kept.", "They are kept.")',
        'def f(n): counted(n, "1 row", word)',
        'def f(n): (counted(n, "1 row", "{count} rows"), counted(n, "a row", "{count} rows"))',
        'def f(n): (counted(n, "1 row", "{count} rows"), tr("{count} rows"))',
        'def f(n): (tr("{count} rows"), counted(n, "1 row", "{count} rows"))',
        'LOAD = tr("Load")',
        'class A:\n    load = tr("Load")',
    ],
)
def test_what_would_not_be_translated_is_refused(plugin, source):
    with pytest.raises(Unreadable):
        messages_of(plugin(source))


def test_every_text_is_translated_by_the_one_function():
    """Another one, or another name of it, and the tool would not see what it says."""
    found = {
        path.relative_to(ROOT).as_posix()
        for path in plugin_files(ROOT)
        if "Application.translate" in path.read_text("utf-8")
    }
    assert found == {"core/gis/text/languages.py", "core/gis/text/numbers.py"}


def test_plural_forms_of_a_language_are_as_many_as_qt_asks(tmp_path):
    """lrelease takes what is missing for unfinished, and says so."""
    for name, language in LANGUAGES.items():
        path = tmp_path / f"{name}.ts"
        path.write_text(written(language, [ROWS], {ROWS.source: ["{count}"] * language.forms}), "utf-8")
        command = ["/usr/lib/qt5/bin/lrelease", str(path)]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        assert "1 finished and 0 unfinished" in told.stdout and told.stderr == "", name
