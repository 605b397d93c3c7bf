"""The table of metrics as a value: rows, columns, currencies, base and differences; copies and files."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from qgis.PyQt.QtCore import QLocale

from geoportfolio.core.api import Filter, Monitor, errors
from geoportfolio.core.gis.accumulation.export import copied_text, status_text, write_csv
from geoportfolio.core.gis.accumulation.table import BASE, DIFFERENCE, PERCENT, VALUE, MetricTable
from geoportfolio.core.gis.text.units import currency_codes, is_count, is_money, named
from tests.support.accumulation_answers import ANSWERS
from tests.support.accumulations import answer_of, circles_of

BIG = 2**62 + 1


def texts(table) -> list[list[str]]:
    """A list for each column, its head first."""
    return [[column.title, *(row.cell(column).text for row in table.rows)] for column in table.columns]


def heads(table) -> list[str]:
    return [row.title for row in table.rows]


def compared(table) -> list[list[str]]:
    """A list for each row: baseline, current, difference and percentage of each metric."""
    return [[row.cell(column).text for column in table.columns] for row in table.rows]


def test_radii_are_rows_and_metrics_are_columns():
    table = MetricTable.of(
        [circles_of({"locations": 3, "TIV": 12_400_000.4}, {"locations": 19, "TIV": 48_100_000}, {"TIV": 1})]
    )
    assert heads(table) == ["200 m", "500 m", "1 km"]
    assert texts(table) == [["locations", "3", "19", ""], ["TIV", "12,400,000", "48,100,000", "1"]]


def test_areas_are_rows_by_their_names_and_a_failed_one_says_so():
    table = MetricTable.of([answer_of({"n": 1}, errors.Refused("no"), names=("Nord", "Süd"))])
    assert heads(table) == ["Nord", "Süd, failed"]
    assert texts(table) == [["n", "1", ""]]


@pytest.mark.parametrize(
    "metrics",
    [
        {"currencies": {"EUR": {"locations": 2, "TIV": 5.6}, "USD": {"locations": 1, "TIV": 7}}},
        {"locations_EUR": 2, "TIV_EUR": 5.6, "locations_USD": 1, "TIV_USD": 7},
        {"EUR locations": 2, "EUR TIV": 5.6, "locations (USD)": 1, "TIV (USD)": 7},
    ],
)
def test_money_has_the_currency_that_the_answer_names_and_counts_have_none(metrics):
    table = MetricTable.of([answer_of(metrics)])
    assert texts(table) == [
        ["locations, EUR", "2"],
        ["TIV, EUR", "6 EUR"],
        ["locations, USD", "1"],
        ["TIV, USD", "7 USD"],
    ]
    assert table.note == "2 currencies, not converted"


def test_a_currency_told_beside_the_number_is_its_own():
    one, other = {"currency": "EUR", "tiv": 5, "locations": 3}, {"currency": "USD", "tiv": 6, "locations": 4}
    table = MetricTable.of([answer_of(one, other)])
    assert texts(table) == [["currency", "EUR", "USD"], ["tiv", "5 EUR", "6 USD"], ["locations", "3", "4"]]
    nested = answer_of({"fire": {"currency": "EUR", "limit": 5}, "flood": {"limit": 6}})
    assert [cells[1] for cells in texts(MetricTable.of([nested]))] == ["EUR", "5 EUR", "6"]
    unclear = answer_of({"aCurrency": "EUR", "bCurrency": "USD", "tiv": 5})
    assert texts(MetricTable.of([unclear]))[2] == ["tiv", "5"]


def test_what_is_counted_is_told_from_money():
    money = ("BuildingTIV", "TIV per location", "GrossPremium", "sum_insured", "loss")
    counts = ("locations", "lossCount", "loss ratio", "NumberOfBuildings", "LocNumber", "accounts")
    assert [name for name in (*money, *counts) if is_money((name,))] == list(money)
    assert all(is_count((name,)) for name in counts)


def test_no_currency_is_made_up():
    table = MetricTable.of([answer_of({"TIV": 5, "TIV_ALL": 6, "TIV_XYZ": 7, "TOP": 8})])
    assert [cells[1] for cells in texts(table)] == ["5", "6", "7", "8"] and not table.note
    assert {"EUR", "USD", "CHF", "JPY"} <= currency_codes()
    assert named(("a", "currencies", "ZZZ", "b")).code == "ZZZ"


def test_numbers_keep_what_tells_them_apart():
    values = {
        "big": BIG,
        "huge": 10**30,
        "share": 0.1234,
        "mean": 12.346,
        "whole": 3.0,
        "tiv": 0.6,
        "yes": True,
    }
    assert [cells[1] for cells in texts(MetricTable.of([answer_of(values)]))] == [
        "4,611,686,018,427,387,905",
        "1,000,000,000,000,000,000,000,000,000,000",
        "0.123",
        "12.35",
        "3",
        "1",
        "true",
    ]


def test_a_metric_that_is_a_number_here_and_a_text_there_shows_both():
    table = MetricTable.of([answer_of({"tiv": 12}, {"tiv": "n/a 𐍈 أثينا"}, {"tiv": None})])
    assert texts(table) == [["tiv", "12", "n/a 𐍈 أثينا", ""]]
    assert [table.cell(r, 0).is_number for r in range(3)] == [True, False, False]


def test_fields_of_the_source_have_their_label():
    table = MetricTable.of([answer_of({"a": {"BuildingTIV": 1}}, aliases={"BuildingTIV": "Buildings"})])
    assert table.metrics[0].label == "a › Buildings"


def test_later_answers_are_compared_with_the_baseline():
    base = circles_of({"tiv": 100, "n": 0, "k": "a"}, radii=(200.0,))
    later = circles_of({"tiv": 90.25, "n": 2, "k": "b"}, radii=(200.0,), minutes=5)
    table = MetricTable.of([later], base)
    assert [column.kind for column in table.columns[:4]] == [BASE, VALUE, DIFFERENCE, PERCENT]
    assert heads(table) == ["200 m"]
    assert texts(table) == [
        ["tiv, Baseline", "100"],
        ["tiv, Current", "90"],
        ["tiv, Difference", "-10"],
        ["tiv, Difference, %", "-9.8 %"],
        ["n, Baseline", "0"],
        ["n, Current", "2"],
        ["n, Difference", "+2"],
        ["n, Difference, %", ""],
        ["k, Baseline", "a"],
        ["k, Current", "b"],
        ["k, Difference", "changed"],
    ]
    assert table.cell(0, 2).value == -9.75


def test_a_baseline_alone_is_shown_as_any_answer():
    assert texts(MetricTable.of([], answer_of({"n": 1}, {"n": 2}))) == [["n", "1", "2"]]


def test_what_one_side_lacks_is_told():
    base = answer_of({"old": 1, "both": 2, "c": {"EUR": {"tiv": 1}}})
    later = answer_of({"new": 1, "both": 2}, minutes=1)
    table = MetricTable.of([later], base)
    told = [line for line in texts(table) if line[0].endswith("Difference")]
    assert told == [
        ["old, Difference", "only in the baseline"],
        ["both, Difference", "0"],
        ["c › tiv, EUR, Difference", "only in the baseline"],
        ["new, Difference", "not in the baseline"],
    ]


def test_money_of_another_currency_is_not_subtracted():
    base, later = answer_of({"ccy": "EUR", "tiv": 5}), answer_of({"ccy": "USD", "tiv": 9}, minutes=1)
    table = MetricTable.of([later], base)
    assert compared(table)[0][-4:] == ["5 EUR", "9 USD", "other currency", ""]
    assert table.note == "2 currencies, not converted"


def test_compare_numbers_beyond_a_double_shows_them_without_a_difference():
    later = answer_of({"n": -1e308, "m": 10**400}, minutes=1)
    table = MetricTable.of([later], answer_of({"n": 1e308, "m": 1.5}))
    cells = [table.cell(0, column) for column in range(8)]
    assert [cell.text for cell in cells[2:4] + cells[6:]] == ["", "", "", ""]
    assert cells[5].short == cells[5].text == "10" + 133 * ",000"


def test_the_counterpart_of_an_area_is_of_its_shape_name_or_radius_or_the_only_one():
    three, other = ({"n": n} for n in (1, 2, 3)), ({"n": n} for n in (10, 20, 30))
    base, later = circles_of(*three), circles_of(*other, name="Bremen", at=(8.8, 53.0), minutes=1)
    table = MetricTable.of([later], base)
    assert [row.base.set.radius for row in table.rows] == [200.0, 500.0, 1000.0]
    assert texts(table)[2] == ["n, Difference", "+9", "+18", "+27"]
    assert heads(table) == ["Bremen, 200 m", "Bremen, 500 m", "Bremen, 1 km"]
    alone = MetricTable.of([answer_of({"n": 6}, {"n": 7}, names=("x", "y"))], answer_of({"n": 5}))
    assert texts(alone)[2] == ["n, Difference", "+1", "+2"]


def test_what_the_baseline_alone_has_comes_last():
    later, base = answer_of({"n": 1}, {"n": 2}, names=("x", "y")), circles_of({"n": 3}, {"n": 4})
    table = MetricTable.of([later], base)
    assert heads(table) == ["x", "y", "Rathaus, 200 m", "Rathaus, 500 m"]
    assert compared(table) == [["", "1", "", ""], ["", "2", "", ""], ["3", "", "", ""], ["4", "", "", ""]]


def test_the_sums_insured_and_the_locations_are_shown_before_their_parts():
    eur = {"BuildingTIV": 2, "TIV": 5, "locations": 2}
    table = MetricTable.of([answer_of({"locations": 3, "currencies": {"EUR": eur, "USD": eur}})])
    assert [column.title for column in table.main().columns] == ["locations", "TIV, EUR", "TIV, USD"]
    assert len(table.columns) == 7
    parts = MetricTable.of([answer_of({"BuildingTIV": 2, "locations": 1, "x": 3})])
    assert [column.title for column in parts.main().columns] == ["locations", "BuildingTIV"]
    plain = MetricTable.of([answer_of({"share": 2, "k": "x"})])
    assert plain.main() == plain


@pytest.mark.parametrize(("radii", "compared"), [((500.0,), [500.0]), ((), [])])
def test_circles_are_not_compared_with_the_only_base_where_its_radius_is_another(radii, compared):
    base = circles_of({"n": 10}, radii=radii) if radii else answer_of({"n": 10})
    later = circles_of({"n": 4}, {"n": 10}, {"n": 20}, name="Bremen", at=(8.8, 53.0), minutes=1)
    table = MetricTable.of([later], base)
    assert [row.sums.set.radius for row in table.rows if row.base and row.current] == compared


def origins(*answers, base) -> list[str]:
    """What is said of each answer, the baseline's last."""
    rows = MetricTable.of(answers, base).rows
    return [*dict.fromkeys(row.current.origin for row in rows if row.current), rows[0].base.origin]


def test_many_filters_are_counted_where_their_words_are_too_long():
    base, many = answer_of({"n": 1}), tuple(Filter(f"Field{n}", "a value") for n in range(3))
    later = answer_of({"n": 1}, filters=many, version="v1", minutes=1)
    assert "3 filters" in origins(later, base=base)[0]


def test_answers_of_one_minute_day_or_source_can_be_told_apart():
    base = answer_of({"n": 1})
    same_minute = replace(base, when=base.when.replace(second=30))
    assert origins(same_minute, base=base) == ["12:04:30", "baseline, 12:04:00"]
    other = answer_of({"n": 1}, source="pf_places", minutes=60 * 24, filters=(Filter("LOB", "FIRE"),))
    assert origins(other, base=base) == [
        "pf_places, LOB = FIRE, 13 Mar 12:04",
        "pf_airports, no filters, baseline, 12 Mar 12:04",
    ]
    labeled = replace(other, aliases={"LOB": "Business"})
    assert origins(labeled, base=base)[0] == "pf_places, Business = FIRE, 13 Mar 12:04"
    assert heads(MetricTable.of([other, same_minute], base)) == [
        "area 1, pf_places, LOB = FIRE, 13 Mar 12:04:00",
        "area 1, pf_airports, no filters, 12 Mar 12:04:30",
    ]


def test_the_status_says_where_the_numbers_are_from():
    answer = answer_of({"n": 1}, filters=(Filter("LOB", "FIRE", (Filter("City", "x"),)),), version="v1")
    assert status_text(answer) == "pf_airports, 2 filters, 12:04, V1"


def test_the_copy_is_for_a_spreadsheet_of_this_locale():
    answer = answer_of(
        {"c": {"EUR": {"tiv": 1234567.25}}, "n": BIG, "k": "=1+1", "share": 0.5}, names=("A\tB",)
    )
    lines = copied_text(MetricTable.of([answer])).split("\n")
    assert lines[0] == "Area\tc › tiv, EUR\tn\tk\tshare"
    assert lines[1] == f"A B\t1234567.25\t{BIG}\t'=1+1\t0.5"
    assert lines[2] == "pf_airports, A B, no filters, 2026-03-12 12:04, V2, not converted" and len(lines) == 3
    QLocale.setDefault(QLocale("de_DE"))
    german = copied_text(MetricTable.of([answer])).split("\n")[1].split("\t")
    assert german[1] == "1234567,25" and german[4] == "0,5"


def test_no_word_of_the_service_becomes_a_formula():
    sums = {"=n": 1, "k": "@x", " =1+1": 2, "\t@m": 3}
    head, line, last = copied_text(MetricTable.of([answer_of(sums, names=("+a",), source="-s")])).split("\n")
    assert [each.strip()[:3] for each in head.split("\t")] == ["Are", "'=n", "k", "'=1", "'@m"]
    assert line.split("\t") == ["'+a", "1", "'@x", "2", "3"] and last.startswith("'-s")


def test_where_currencies_differ_in_a_column_the_copy_keeps_each():
    answer = answer_of({"ccy": "EUR", "tiv": 5}, {"ccy": "USD", "tiv": 6})
    lines = copied_text(MetricTable.of([answer])).split("\n")
    assert [line.split("\t")[2] for line in lines[:3]] == ["tiv", "5 EUR", "6 USD"]
    one = copied_text(MetricTable.of([answer_of({"ccy": "EUR", "tiv": 5})])).split("\n")
    assert [line.split("\t")[2] for line in one[:2]] == ["tiv [EUR]", "5"]


def rows_of(path) -> list[dict[str, str]]:
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(path.read_text("utf-8-sig"))))


def test_the_file_has_raw_numbers_and_units_in_its_head(tmp_path):
    QLocale.setDefault(QLocale("de_DE"))
    base = circles_of({"TIV_EUR": 100.25, "n": BIG, "k": "ü,𐍈"}, errors.Refused("no"))
    later = circles_of({"TIV_EUR": 110.5, "n": BIG + 1, "k": "ü,𐍈"}, {"TIV_EUR": 1e16}, minutes=1)
    path = write_csv(MetricTable.of([later], base), tmp_path / "m.csv", Monitor())
    rows = rows_of(path)
    assert [(row["radius [m]"], row["TIV_EUR, baseline [EUR]"], row["TIV_EUR [EUR]"]) for row in rows] == [
        ("200", "100.25", "110.5"),
        ("500", "", "10000000000000000"),
    ]
    assert rows[0]["TIV_EUR, difference [EUR]"] == "10.25"
    assert float(rows[0]["TIV_EUR, difference [%]"]) == pytest.approx(10.2244, abs=1e-3)
    assert rows[0]["n, difference"] == "1" and rows[0]["k"] == "ü,𐍈"
    assert rows[0]["baseline time"] < rows[0]["time"] and rows[0]["baseline source"] == "pf_airports"


def test_areas_that_failed_are_in_the_file_with_the_reason(tmp_path):
    path = write_csv(
        MetricTable.of([answer_of({"n": 1}, errors.Refused("no"))]), tmp_path / "m.csv", Monitor()
    )
    assert [(row["n"], row["status"]) for row in rows_of(path)] == [("1", "found"), ("", "failed")]
    assert rows_of(path)[1]["message"]


def test_currencies_that_differ_in_a_column_of_the_file_stand_beside_it(tmp_path):
    answer = answer_of({"ccy": "EUR", "tiv": 5}, {"ccy": "USD", "tiv": 6})
    rows = rows_of(write_csv(MetricTable.of([answer]), tmp_path / "m.csv", Monitor()))
    assert [(row["tiv"], row["tiv, unit"]) for row in rows] == [("5", "EUR"), ("6", "USD")]


def test_no_word_of_the_service_becomes_a_formula_in_the_file(tmp_path):
    answer = answer_of({"=n": -1, "k": "=cmd|x", "half": "storm \ud83d"}, names=("+a",), source="-s")
    (row,) = rows_of(write_csv(MetricTable.of([answer]), tmp_path / "m.csv", Monitor()))
    assert (row["source"], row["area"], row["'=n"], row["k"]) == ("'-s", "'+a", "-1", "'=cmd|x")
    assert row["half"] == "storm ?"


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.lists(ANSWERS, min_size=1, max_size=3), st.lists(ANSWERS, min_size=1, max_size=3))
def test_whatever_is_answered_can_be_shown_compared_and_copied(first, second):
    table = MetricTable.of([answer_of(*second, minutes=1)], answer_of(*first))
    assert len(table.rows) >= max(len(first), len(second))
    for shown in (table, table.main()):
        lines = copied_text(shown).split("\n")
        assert {line.count("\t") for line in lines[:-2]} == {len(shown.columns)}
    assert all(isinstance(text, str) for row in texts(table) for text in row)


def test_a_percentage_is_copied_with_one_decimal():
    base, later = answer_of({"n": 47}), answer_of({"n": 48}, minutes=1)
    assert copied_text(MetricTable.of([later], base)).split("\n")[1].split("\t")[-1] == "2.1"


def test_what_is_compared_is_copied_area_by_area():
    base = answer_of({"n": 47}, {"n": 10}, names=("Port", "Dock"))
    later = answer_of({"n": 48}, {"n": 5}, names=("Port", "Yard"), minutes=1)
    lines = [line.split("\t") for line in copied_text(MetricTable.of([later], base)).split("\n")]
    assert lines[0] == ["Area", "n, Baseline", "n, Current", "n, Difference", "n, Difference, %"]
    assert ["Port", "47", "48", "1", "2.1"] in lines
    assert len(lines) == 1 + 2 + 2
