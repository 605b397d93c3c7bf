"""CSV with any delimiter and any quotation, in any pieces, cut and broken anywhere (spec 4.9)."""

from __future__ import annotations

import csv
import io

from hypothesis import assume, example, given
from hypothesis import strategies as st

from geoportfolio.core.api.errors import ConnectionFailed, UnreadableAnswer
from tests.fuzz.properties import check_any_pieces, check_records, naive_csv, read
from tests.fuzz.strategies import CUTS, fuzzed

CELLS = st.text(
    st.characters(blacklist_categories=("Cs",), blacklist_characters="\r\x00"), max_size=8
) | st.sampled_from(
    [
        "00123",
        "",
        "1,5",
        "a;b",
        "a\tb",
        'q"',
        '""',
        "line\nbreak",
        "=1+1",
        "9007199254740993",
        "NaN",
        "\ufeff",
        "{",
        "<",
    ]
)
NAMES = ["LocNumber", "TIV", "City", "a b", "ü", 'q"', "two\nlines"]


@st.composite
def tables(draw):
    """A delimiter, the text of a table, and its head."""
    names = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=5, unique=True))
    rows = draw(st.lists(st.lists(CELLS, min_size=len(names), max_size=len(names)), max_size=6))
    delimiter = draw(st.sampled_from(",;\t"))
    text = io.StringIO()
    quoting = draw(st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
    ending = draw(st.sampled_from(["\n", "\r\n"]))
    table = csv.writer(text, delimiter=delimiter, quoting=quoting, lineterminator=ending)
    table.writerows([names, *rows])
    return delimiter, text.getvalue(), names


MARKS = st.sampled_from(["", "\ufeff", "\r\n"])


@fuzzed
@given(tables(), MARKS, CUTS, st.sampled_from(["text/csv", "text/csv; charset=utf-8", "text/plain", ""]))
@example((",", "a,b\n1,2\n", ["a", "b"]), "", [1], "text/plain")
@example((",", '"two\nlines",b\n1,2\n', ["two\nlines", "b"]), "", [], "text/csv")
def test_every_cell_comes_as_it_was_written(table, mark, cuts, content_type):
    delimiter, text, names = table
    assume("csv" in content_type or delimiter in text.splitlines()[0])
    found = check_any_pieces((mark + text).encode(), cuts, content_type)
    assert found.error is None
    assert [row.attributes for row in found.rows] == naive_csv(text, delimiter)
    assert all(list(row.attributes) == names for row in found.rows)


@fuzzed
@given(tables(), st.integers(0, 1 << 16), CUTS)
@example((",", 'a,b\n1,"x y', []), 1 << 16, [])
@example((",", '"a', []), 1 << 16, [])
def test_a_cut_table_has_only_whole_rows_and_never_half_a_quotation(table, at, cuts):
    delimiter, text, _ = table
    body = text.encode()
    body = body[: at % (len(body) + 1)]
    assume(body.strip())
    cut = check_any_pieces(body, cuts, "text/csv")
    broken = read(body, cuts, "text/csv", failure=ConnectionFailed("broken"))
    assert isinstance(broken.error, ConnectionFailed) or isinstance(cut.error, UnreadableAnswer)
    seen = body.decode("utf-8", "replace")
    if seen.count('"') % 2:  # it ends within a quotation
        assert isinstance(cut.error, UnreadableAnswer)
    expected = naive_csv(text, delimiter)
    assert [row.attributes for row in broken.rows] == expected[: len(broken.rows)]


@fuzzed
@given(st.text(',;\t"\r\n ab1', max_size=60).map(str.encode) | st.binary(max_size=40), CUTS)
@example(b"a,b\rc,d", [])
@example(b"a,column 3\n1,2,3\n", [])
@example(b"\xef\xbb\xbb,a\n1,2\n", [1])
def test_any_text_is_a_table_or_an_error(body, cuts):
    check_records(body, cuts, "text/csv")


def test_a_quotation_mark_of_a_name_is_no_beginning_of_a_quotation():
    found = read(b'5" pipe,b\n1,2\n', (), "text/csv")
    assert found.error is None and [row.attributes for row in found.rows] == [{'5" pipe': "1", "b": "2"}]


def test_what_goes_beyond_the_head_line_takes_nobody_elses_name():
    found = read(b"a,column 3\n1,2,3\n", (), "text/csv")
    assert [row.attributes for row in found.rows] == [{"a": "1", "column 3": "2", "column 3_": "3"}]
