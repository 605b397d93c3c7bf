"""The mutants of the nightly run: drawn again by their seed, one a function, one line each."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.nightly.mutants import drawn

SOURCE = '''"""A module."""

TABLE = {"one": 1, "two": 2}


def first(a: int, b: int = 3) -> bool:
    """Return a sentence."""
    both = a < b and a + b > 4
    return not both


class Thing:
    size = 7

    def grow(self, by: int) -> int:
        self.size += by
        return max(
            self.size,
            by,
        )
'''
PLACES = (3, 6, 13, 15)
"""The lines of SOURCE where what may be changed once begins."""
COPIES = {"core/api/one.py": 6, "core/gis/two.py": 3, "ui/three.py": 3, "plugin.py": 1}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, times in COPIES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        text = "".join(
            SOURCE.replace("first", f"first{n}").replace("Thing", f"Thing{n}") for n in range(times)
        )
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_the_same_seed_draws_the_same_mutants_and_another_one_others(tree: Path) -> None:
    assert drawn(tree, 1, 12) == drawn(tree, 1, 12) != drawn(tree, 2, 12)


def test_a_room_has_as_many_as_its_lines_earn_and_at_least_one(tree: Path) -> None:
    rooms = Counter(mutant.room for mutant in drawn(tree, 1, 13))
    assert rooms == {"core/api": 6, "core/gis": 3, "ui": 3, ".": 1}
    assert {mutant.room for mutant in drawn(tree, 1, 3, "core/api")} == {"core/api"}


def test_a_mutant_changes_one_line_and_shares_its_function_with_none(tree: Path) -> None:
    mutants = drawn(tree, 1, 26)
    owners = set()
    for mutant in mutants:
        before = (tree / mutant.path).read_text("utf-8")
        mutant.plant(tree)
        after = (tree / mutant.path).read_text("utf-8")
        pairs = enumerate(zip(before.splitlines(), after.splitlines()), 1)
        assert [number for number, (old, new) in pairs if old != new] == [mutant.line]
        compile(after, mutant.path, "exec")
        copy, line = divmod(mutant.line - 1, len(SOURCE.splitlines()))
        owners.add((mutant.path, copy, max(first for first in PLACES if first <= line + 1)))
    assert len(mutants) == 26 == len(owners)
