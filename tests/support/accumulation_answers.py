"""Accumulations as a service may give them, for hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

LEAVES = st.one_of(st.integers(), st.floats(allow_nan=False), st.text(max_size=4), st.booleans(), st.none())
NAMES = st.text("ab_1", min_size=1, max_size=3)
ANSWERS = st.dictionaries(
    NAMES,
    st.recursive(
        LEAVES,
        lambda inner: st.one_of(st.dictionaries(NAMES, inner, max_size=3), st.lists(inner, max_size=3)),
        max_leaves=8,
    ),
    max_size=4,
)
