"""What is drawn of a chart, how its axis is ticked, and how it is told in words."""

from __future__ import annotations

import math
import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.PyQt.QtCore import QBuffer, QIODevice, QRectF, QSize
from qgis.PyQt.QtGui import QColor, QFont, QImage, QPainter, QPalette
from qgis.PyQt.QtSvg import QSvgGenerator

from geoportfolio.ui.charts.amounts import amount, exact, ticks
from geoportfolio.ui.charts.chart import BarChart, Look, Series, described, paint, rich_tip, size_for, tip
from tests.support.accessible import contrast
from tests.support.charts import drawn

ROOM = (300, 200)
NUMBERS = st.one_of(st.none(), st.floats(), st.floats(-1e12, 1e12), st.sampled_from((0.0, 1.0, -1.0)))


def looks() -> tuple[Look, ...]:
    """Those of a light, a dark and a gray theme."""
    return tuple(
        Look.of(colored_palette(*colors), QFont())
        for colors in (("#000000", "#ffffff"), ("#eeeeee", "#232323"), ("#0e0e0e", "#b2b2b2"))
    )


def colored_palette(text: str, base: str) -> QPalette:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(text))
    palette.setColor(QPalette.ColorRole.Base, QColor(base))
    return palette


def written(chart, width=300, height=200) -> str:
    """The SVG, in which all words that were drawn can be read."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(width, height))
    painter = QPainter(generator)
    paint(painter, QRectF(0, 0, width, height), chart, Look.print_())
    painter.end()
    return bytes(buffer.data()).decode()


def colored(image: QImage, color: str) -> int:
    wanted = QColor(color).rgb()
    places = product(range(image.width()), range(image.height()))
    return sum(image.pixel(x, y) == wanted for x, y in places)


def width_of_bar(image: QImage, rect: QRectF) -> int:
    wanted = QColor(Look.print_().colors[0]).rgb()
    return sum(image.pixel(x, int(rect.center().y())) == wanted for x in range(image.width()))


def test_bars_are_as_long_as_their_values(bars):
    image, spots = drawn(bars(10.0, 20.0, 40.0), 600)
    lengths = [width_of_bar(image, spot.rect) for spot in spots]
    assert lengths[1] == pytest.approx(2 * lengths[0], abs=4)
    assert lengths[2] == pytest.approx(4 * lengths[0], abs=8)


def test_a_negative_bar_goes_to_the_other_side_of_zero(bars):
    image, spots = drawn(bars(-50.0, 50.0))
    wanted = QColor(Look.print_().colors[0]).rgb()
    sides = [
        {x for x in range(image.width()) if image.pixel(x, int(spot.rect.center().y())) == wanted}
        for spot in spots
    ]
    assert max(sides[0]) <= min(sides[1])


def test_a_missing_value_is_a_dash_and_no_bar(bars):
    image, spots = drawn(bars(10.0, None))
    assert width_of_bar(image, spots[1].rect) == 0
    assert ">–</text>" in written(bars(10.0, None))


def test_a_tiny_value_is_seen_beside_a_large_one(bars):
    image, spots = drawn(bars(1e9, 1.0))
    assert width_of_bar(image, spots[1].rect) >= 1


def test_the_bars_keep_their_order_while_all_have_room(bars):
    _, spots = drawn(bars(1.0, 3.0, 2.0))
    assert [spot.index for spot in spots] == [0, 1, 2]
    assert "Largest" not in written(bars(1.0, 3.0, 2.0))


def test_beyond_the_room_the_largest_are_shown_and_it_is_said(bars):
    chart = bars(*(float(n) for n in range(211)), -1e6)
    _, spots = drawn(chart)
    shown = [spot.index for spot in spots]
    assert shown[:3] == [211, 210, 209]
    assert f"Largest {len(shown)} of 212" in written(chart)
    size = size_for(chart)
    assert len(drawn(chart, size.width(), size.height())[1]) == 40
    assert "Largest 40 of 212" in written(chart, size.width(), size.height())


def test_forty_bars_all_have_room_at_the_size_for_files(bars):
    chart = bars(*(float(n) for n in range(40)), footnote="pf_airports, 12:04", subtitle="by area")
    size = size_for(chart)
    assert len(drawn(chart, size.width(), size.height())[1]) == 40
    assert "Largest" not in written(chart, size.width(), size.height())


def test_names_are_all_written_while_they_have_room_and_else_cut_in_the_middle(bars):
    names = (
        "Hamburg Rathaus",
        "مطار الملك خالد",
        "𝔊𝔢𝔬 🏨",
        "Port of Rotterdam, Maasvlakte 2, behind the dunes",
    )
    texts = re.findall(">([^<]*)</text>", written(bars(1.0, 2.0, 3.0, 4.0, names=names)))
    # Another font for a part of a name makes it two texts.
    assert all(name in "".join(texts) for name in names[:3])
    (cut,) = (text for text in texts if "…" in text)
    assert cut.startswith("Port") and cut.endswith("dunes")
    assert names[3] in tip(bars(1.0, 2.0, 3.0, 4.0, names=names), 3)


def test_a_name_of_several_lines_is_one_line(bars):
    texts = re.findall(">([^<]*)</text>", written(bars(1.0, 2.0, names=("Hafen\nNord", "B"))))
    assert "Hafen Nord" in texts


def test_nothing_of_a_name_is_drawn_outside_its_column(bars):
    image, _ = drawn(bars(0.0, 0.0, names=("W" * 300, "غ" * 300)))
    right = [image.pixel(299, y) for y in range(200)]
    assert set(right) == {QColor("white").rgb()}


def test_words_give_way_to_the_plot_where_the_room_is_small(bars):
    chart = bars(*map(float, range(1, 8)), subtitle="Subtitle", footnote="Footnote", unit="EUR")
    small = written(chart, 300, 170)
    assert "Subtitle" not in small and "Footnote" not in small and "EUR" in small
    large = written(chart, 600, 400)
    assert "Subtitle" in large and "Footnote" in large


def test_a_footnote_is_whole_at_the_size_for_files(bars):
    footnote = "; ".join(["pf_airports, Country = FR, 12:04, V2"] * 8 + ["not converted"])
    chart = bars(1.0, 2.0, footnote=footnote)
    svg = written(chart, size_for(chart).width(), size_for(chart).height())
    assert "…" not in svg and "converted</text>" in svg


def test_a_long_title_is_cut_and_its_unit_is_not(bars):
    svg = written(bars(1.0, title="Sum insured of all the locations " * 9, unit="EUR"))
    assert "… EUR" in svg


def test_two_series_have_a_legend_and_differ_by_more_than_color():
    series = (Series("12:04", (1.0, 2.0, 3.0)), Series("Base: 11 Nov", (2.0, 1.0, 4.0)))
    svg = written(BarChart("Locations", names=("A", "B", "C"), series=series), 400, 300)
    assert "12:04" in svg and "Base: 11 Nov" in svg
    first, second = (Look.print_().stroke(number) for number in (0, 1))
    assert first.hollow != second.hollow


def test_one_series_has_no_legend(bars):
    chart = BarChart("Locations", names=("A",), series=(Series("12:04", (1.0,)),))
    assert "12:04" not in written(chart)


@pytest.mark.parametrize("values", [(), (None,), (math.nan, math.inf)])
def test_a_chart_without_numbers_says_so(bars, values):
    assert "No values to show." in written(bars(*values))
    assert drawn(bars(*values))[1] == ()


def test_all_zero_is_drawn_without_an_invented_scale():
    svg = written(BarChart("Locations", names=("A", "B"), series=(Series("", (0.0, 0.0)),)))
    assert ">0</text>" in svg and ">0.5</text>" not in svg and ">1</text>" not in svg


@given(st.lists(NUMBERS, max_size=45), st.lists(NUMBERS, max_size=45))
def test_any_numbers_are_drawn_inside_the_room(first, second):
    count = min(len(first), len(second))
    series = (Series("a", tuple(first[:count])), Series("b", tuple(second[:count])))
    chart = BarChart("x", unit="EUR", names=tuple(map(str, range(count))), series=series)
    for width, height in (ROOM, (40, 20), (1000, 700)):
        _, spots = drawn(chart, width, height, lit=0)
        for spot in spots:
            assert 0 <= spot.index < count
            assert 0 <= spot.rect.left() <= spot.rect.right() <= width or width < 100


@pytest.mark.parametrize("look", range(3))
def test_the_colors_stand_out_from_the_background(look):
    look = looks()[look]
    for number in range(2):
        assert contrast(look.stroke(number).color, look.background) >= 3
    assert contrast(look.text, look.background) >= 7 and contrast(look.faint, look.background) >= 4.5


def test_the_series_differ_in_lightness_for_the_color_blind_too():
    for look in looks():
        first, second = (look.stroke(number).color for number in (0, 1))
        # Orange and blue are told apart with every kind of color blindness.
        assert abs(first.red() - second.red()) > 100 and abs(first.blue() - second.blue()) > 100


def test_a_dark_theme_is_dark(bars):
    image, _ = drawn(bars(1.0, 2.0), look=looks()[1])
    assert QColor(image.pixel(1, 1)) == QColor("#232323")
    assert colored(image, looks()[1].colors[0]) > 100


def test_what_is_lit_has_another_ground(bars):
    chart = bars(1.0, 2.0)
    (plain, spots), (lit, _) = (drawn(chart, look=looks()[0], lit=lit) for lit in (-1, 1))
    for spot, differs in zip(spots, (False, True)):
        corner = int(spot.rect.right()) - 2, int(spot.rect.top()) + 2
        assert (plain.pixel(*corner) != lit.pixel(*corner)) is differs


@given(st.floats(0, 1e300), st.floats(0, 1e300), st.integers(2, 10))
def test_ticks_are_round_few_and_inside(below, high, most):
    low = -below
    found = ticks(low, high, most)
    assert 0.0 in found and len(found) <= max(most, 2 * 5)
    assert all(low * (1 + 1e-9) <= value <= high * (1 + 1e-9) for value in found)
    if high - low > 1e-300:
        assert len(found) >= 2 or high == 0 == low or most < 3


@given(st.floats(1e-3, 1e14), st.integers(2, 8))
def test_no_two_ticks_are_written_alike(high, most):
    texts = [amount(value) for value in ticks(0.0, high, most)]
    assert len(set(texts)) == len(texts) >= 2


@pytest.mark.parametrize(
    ("value", "short", "whole"),
    [
        (0, "0", "0"),
        (976, "976", "976"),
        (12_400_000, "12.4 M", "12,400,000"),
        (0.012345678, "0.0123", "0.0123457"),
        (-1234.6, "-1.2 k", "-1,235"),
        (999_960_000, "1 bn", "999,960,000"),
        (950_000, "950 k", "950,000"),
    ],
)
def test_numbers_are_short_beside_the_chart_and_whole_in_its_tooltip(value, short, whole):
    assert amount(value) == short and exact(value) == whole


def test_the_tip_says_all_of_a_bar_and_no_name_is_markup():
    series = (Series("12:04", (12_400_000, None)), Series("Base", (11_300_000, 5)))
    chart = BarChart("Sum insured", unit="EUR", names=("A & <b>", "B"), series=series)
    assert tip(chart, 0) == "A & <b>\n12:04: 12,400,000 EUR\nBase: 11,300,000 EUR"
    assert tip(chart, 1) == "B\n12:04: –\nBase: 5 EUR"
    assert "A &amp; &lt;b&gt;" in rich_tip(tip(chart, 0))


def test_the_chart_is_told_in_words(bars):
    names = ("200 m", "500 m", "1 km")
    chart = bars(1.0, 2.0, None, names=names, unit="EUR", footnote="pf_airports, not converted")
    assert described(chart) == (
        "Sum insured, EUR. 200 m, 1 EUR; 500 m, 2 EUR; 1 km, –. pf_airports, not converted"
    )


def test_the_unit_is_said_once(bars):
    assert bars(1.0, unit="EUR").heading == "Sum insured, EUR"
    assert bars(1.0, title="Sum insured (EUR)", unit="EUR").heading == "Sum insured (EUR)"


def test_a_chart_that_does_not_fit_together_is_refused():
    with pytest.raises(ValueError, match="2 values"):
        BarChart("x", names=("A", "B"), series=(Series("", (1.0,)),))
