"""What answers and texts may hold, drawn by hypothesis; and the two tiers in which they are drawn.

``FUZZ_PROFILE=ci`` (the default): few examples, always the same. ``nightly``: ``FUZZ_EXAMPLES`` of each test.
"""

from __future__ import annotations

import json
import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from geoportfolio.core.api import Buffers, Filter, Polygon

_SHARED: dict[str, Any] = {
    "deadline": None,  # speed belongs into benchmarks
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
}
settings.register_profile("ci", max_examples=25, derandomize=True, database=None, **_SHARED)
settings.register_profile("nightly", max_examples=int(os.environ.get("FUZZ_EXAMPLES", "500")), **_SHARED)
fuzzed = settings.get_profile(os.environ.get("FUZZ_PROFILE", "ci"))
"""The decorator of each test."""
many = settings(fuzzed, max_examples=4 * fuzzed.max_examples)
"""The decorator of those whose examples are drawn and tried in a moment."""

TEXTS = st.text(st.characters(blacklist_categories=("Cs",)))
"""What UTF-8 can carry."""
ODD_TEXTS = st.sampled_from(
    [
        "00123",
        "1e5",
        "-0",
        "1,5",
        "null",
        "NaN",
        "},{",
        "],[",
        "{",
        "[",
        '"',
        "\\",
        "'",
        '{"a":1}',
        "a;b",
        "é",
    ]
) | st.sampled_from(
    ["", " ", "\x00", "a\x00b", "\ufeff", "\ud83d", "\ude00", "\u2028", "\u202e", "\r\n", "\r", "a\tb"]
)
NUMBERS = (
    st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from([0, -0.0, 2**53 + 1, -(2**63), 10**30, 1e308, 5e-324, 0.1])
)
SCALARS = st.none() | st.booleans() | NUMBERS | st.text(max_size=8) | ODD_TEXTS
VALUES = SCALARS | st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
"""Anything that JSON can say, also halves of surrogate pairs."""
CUTS = st.lists(st.integers(0, 1 << 20), max_size=12)
FIELDS = st.sampled_from(["LocNumber", "TIV", "a", "ü", 'q"', "{", "a b", "", "\x00"]) | st.text(max_size=5)
LON, LAT = st.floats(-180, 180), st.floats(-90, 90)
PLACES = st.none() | st.tuples(LON, LAT)
TREES = st.recursive(
    st.builds(Filter, TEXTS.filter(bool), TEXTS),
    lambda inner: st.builds(Filter, TEXTS.filter(bool), TEXTS, st.lists(inner, max_size=3).map(tuple)),
)
FORESTS = st.lists(TREES, max_size=4).map(tuple)
FLAT = st.lists(st.builds(Filter, TEXTS.filter(bool), TEXTS), max_size=4).map(tuple)


@st.composite
def rings(draw: st.DrawFn) -> tuple[tuple[float, float], ...]:
    """A closed ring of three to eight different corners."""
    corners = draw(st.lists(st.tuples(LON, LAT), min_size=3, max_size=8, unique=True))
    return (*corners, corners[0])


POLYGONS = st.lists(st.lists(rings(), min_size=1, max_size=3).map(tuple), min_size=1, max_size=3).map(
    lambda parts: Polygon(tuple(parts))
)
CIRCLES = st.builds(
    Buffers,
    st.lists(st.tuples(LON, LAT), min_size=1, max_size=3).map(tuple),
    st.lists(st.floats(0.01, 2e7), min_size=1, max_size=3).map(tuple),
)
SHAPES = POLYGONS | CIRCLES


@st.composite
def written(draw: st.DrawFn, values: st.SearchStrategy[Any]) -> tuple[Any, bytes]:
    """A value, and one of the ways in which it is written as JSON."""
    value = draw(values)
    is_ascii = draw(st.booleans())
    text = json.dumps(
        value,
        indent=draw(st.sampled_from([None, 1, "\t"])),
        ensure_ascii=is_ascii,
        separators=draw(st.sampled_from([None, (",", ":"), (" ,", " : ")])),
    )
    if not is_ascii:  # UTF-8 has no room for half of a pair
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        value = json.loads(text)
    mark = draw(st.sampled_from(["", "", "\ufeff", "\r\n "]))
    return value, (mark + text + draw(st.sampled_from(["", "\n", " \r\n\t"]))).encode()
