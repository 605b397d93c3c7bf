"""Highlights are found in the label as text; nothing of the label is lost or becomes markup."""

from __future__ import annotations

import re
from html import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.ui.places.highlights import as_html, spans_of


@pytest.mark.parametrize(
    ("label", "highlights", "bold"),
    [
        ("Rathausmarkt 1, Hamburg", ["Rathausm"], ["Rathausm"]),
        ("Hamburg Airport, Hamburg", ["Hamb", "Hamb"], ["Hamb", "Hamb"]),
        ("Novo Hamburgo", ["ham"], ["Ham"]),
        ("An Aachen", ["aa"], ["Aa"]),
        ("Aachen an", ["an", "Aa"], ["Aa", "an"]),
        ("Novo Hamburgo, Hamburg", ["ham", "novo"], ["Novo", "Ham", "Ham"]),
        ("Rathausmarkt", ["rat", "rathaus"], ["Rathaus"]),
        ("Straße", ["strasse"], []),
        ("שדרות רוטשילד", ["רוט"], ["רוט"]),
        ("Tor 🏠🏠", ["🏠🏠"], ["🏠🏠"]),
        ("a.b", [".", ""], ["."]),
        ("abab cab", ["ab", "ab"], ["ab"]),
    ],
)
def test_the_typed_pieces_are_bold(label, highlights, bold):
    assert [label[start:end] for start, end in spans_of(label, highlights)] == bold


def test_a_label_is_no_markup():
    assert as_html("<b>A</b> & B", ["a"]) == "&lt;b&gt;<b>A</b>&lt;/b&gt; &amp; B"


@given(st.text(), st.lists(st.text(max_size=4)))
def test_the_label_stays_whole_whatever_is_highlighted(label, highlights):
    spans = spans_of(label, highlights)
    assert all(0 <= start < end <= len(label) for start, end in spans)
    assert all(one[1] <= other[0] for one, other in zip(spans, spans[1:]))
    assert re.sub("</?b>", "", as_html(label, highlights)) == escape(label)


@given(st.text(alphabet="abc äß", min_size=1), st.data())
def test_a_piece_of_the_label_is_always_found(label, data):
    start = data.draw(st.integers(0, len(label) - 1))
    piece = label[start : data.draw(st.integers(start + 1, len(label)))]
    assert spans_of(label, [piece]) or not piece.strip()
