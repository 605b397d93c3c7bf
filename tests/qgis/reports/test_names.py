"""Names of report files: readable, one file each, and none that leaves its folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qgis.core import QgsExpressionContext, QgsExpressionContextUtils, QgsFeature, QgsVectorLayer
from qgis.PyQt.QtCore import QDate

from geoportfolio.core.gis.files.file_names import RESERVED_NAMES, clean_name, free_path
from geoportfolio.core.gis.reports.names import (
    InvalidExpression,
    NameExpression,
    Names,
    default_expression,
    label_of,
    report_stem,
    title_of,
)

FOLDER = Path("/reports")
WHEN = datetime(2026, 3, 12, 9, 14)


def feature_with(**values) -> QgsFeature:
    layer = QgsVectorLayer("None?" + "&".join(f"field={name}:string" for name in values), "t", "memory")
    feature = QgsFeature(layer.fields(), 7)
    feature.setAttributes(list(values.values()))
    return feature


def context_of(feature: QgsFeature) -> QgsExpressionContext:
    context = QgsExpressionContext()
    context.appendScope(QgsExpressionContextUtils.globalScope())
    context.setFields(feature.fields())
    return context


def named(expression: str, **values) -> str:
    feature = feature_with(**values)
    return NameExpression(expression, context_of(feature)).of(feature)


@given(st.lists(st.text(max_size=300), max_size=8))
def test_names_are_files_of_their_own_on_every_system(texts):
    names = Names(FOLDER)
    taken = [names.take(text, "row") for text in texts]
    assert len({name.casefold() for name in taken}) == len(taken)
    for name in taken:
        assert Path(name).name == name and not set(name) & set('<>:"/\\|?*\r\n\t\x00')
        assert name[0] not in " .=+-@" and name[-1] not in " ."
        assert name.split(".")[0].strip().upper() not in RESERVED_NAMES
        assert len(f"{name}.html".encode()) < 255


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("../../etc/passwd", "_.._etc_passwd"),
        ("C:\\temp\\x", "C_temp_x"),
        ("Hotel Elbe", "Hotel Elbe"),
        ("فندق", "فندق"),
        ("😀 Hotel", "😀 Hotel"),
        ("aux", "_aux"),
        ("=HYPERLINK(1)", "HYPERLINK(1)"),
        ("invoice\u202efdp.exe", "invoicefdp.exe"),
        ("...", ""),
    ],
)
def test_what_a_name_becomes(text, name):
    assert clean_name(text) == name


def test_equal_names_are_numbered_whatever_their_case():
    names = Names(FOLDER)
    assert [names.take(text) for text in ("Hotel", "HOTEL", "Hotel (2)", "hotel")] == [
        "Hotel",
        "HOTEL (2)",
        "Hotel (2) (2)",
        "hotel (3)",
    ]


def test_a_thousand_equal_names_are_quick():
    names = Names(FOLDER)
    assert len({names.take("Hotel") for _ in range(20_000)}) == 20_000


def test_an_expression_names_a_report():
    assert named('"LocNumber" || \' \' || upper("City")', LocNumber="4711", City="Rome") == "4711 ROME"


def test_an_expression_without_a_value_is_no_name():
    assert named('"City"', City=None) == ""


def test_no_expression_takes_the_label():
    assert named("", LocName="Hotel") == "Hotel"


@pytest.mark.parametrize(
    "values", [{"LocNumber": "4711", "LocName": "H"}, {"LocNumber": "", "name": "H"}, {"x": "y"}]
)
def test_the_default_expression_says_what_the_label_does(values):
    feature = feature_with(**values)
    expression = default_expression(feature.fields())
    said = NameExpression(expression, context_of(feature)).of(feature)
    label = label_of(feature)
    assert said in (label, "") and Names(Path()).take(said, label) == label


@pytest.mark.parametrize(
    ("values", "title"),
    [
        ({"LocNumber": "ACC-1", "LocName": "Hotel"}, "ACC-1 Hotel"),
        ({"locnumber": "ACC-1", "name": "Hotel"}, "ACC-1 Hotel"),
        ({"LocNumber": "Hotel", "LocName": "Hotel"}, "Hotel"),
        ({"LocNumber": "", "LocName": "Hotel"}, "Hotel"),
        ({"id": "apt-1"}, "apt-1"),
    ],
)
def test_a_point_is_listed_with_its_number_and_its_name(values, title):
    assert title_of(feature_with(**values)) == title


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        ("double", 4711.0, "4711"),
        ("double", 0.5, "0.5"),
        ("int8", 2**53 + 1, "9007199254740993"),
        ("date", QDate(2026, 3, 12), "2026-03-12"),
        ("string", "9007199254740993", "9007199254740993"),
    ],
)
def test_a_number_or_a_day_is_named_as_the_table_shows_it(kind, value, text):
    layer = QgsVectorLayer(f"None?field=LocNumber:{kind}", "t", "memory")
    feature = QgsFeature(layer.fields(), 7)
    feature.setAttributes([value])
    names = [
        NameExpression(each, context_of(feature))
        for each in ('"LocNumber"', default_expression(layer.fields()))
    ]
    assert [label_of(feature), *(name.of(feature) for name in names)] == [text] * 3


def test_a_text_that_is_no_expression_is_told():
    with pytest.raises(InvalidExpression) as caught:
        named('"City" ||', City="Rome")
    assert caught.value.reason == "syntax"


def test_an_expression_that_fails_for_a_point_is_told():
    with pytest.raises(InvalidExpression) as caught:
        named("to_date('no date')", City="Rome")
    assert caught.value.reason == "value"


def test_no_report_replaces_another(tmp_path):
    first = free_path(tmp_path, "Hotel", ".pdf")
    first.touch()
    assert free_path(tmp_path, "Hotel", ".pdf").name == "Hotel (2).pdf"


@pytest.mark.parametrize(
    ("name", "file_name"),
    [
        ("ACC-0042 Hotel Elbe", "ACC-0042 Hotel Elbe 2026-03-12 0914.pdf"),
        ("../../etc/passwd", "_.._etc_passwd 2026-03-12 0914.pdf"),
        ("C:\\temp\\x", "C_temp_x 2026-03-12 0914.pdf"),
        ("con", "_con 2026-03-12 0914.pdf"),
        ("LPT1.txt", "_LPT1.txt 2026-03-12 0914.pdf"),
        ("", "report 2026-03-12 0914.pdf"),
        (" ... ", "report 2026-03-12 0914.pdf"),
        ("Zürich\n東京", "Zürich_東京 2026-03-12 0914.pdf"),
    ],
)
def test_a_report_is_named_for_what_it_is_about(tmp_path, name, file_name):
    assert f"{report_stem(tmp_path, name, WHEN)}.pdf" == file_name


@settings(max_examples=60)
@given(st.text(max_size=400), st.integers(0, 150))
def test_every_name_is_a_file_of_its_folder(tmp_path_factory, name, depth):
    folder = tmp_path_factory.getbasetemp() / ("d" * depth)
    path = folder / f"{report_stem(folder, name, WHEN)} (12).html"
    assert path.parent == folder
    assert len(path.name.encode()) <= 255
    assert len(str(path)) < 260
    assert not set(path.name) & set('<>:"/\\|?*\n\r\t\0')
