"""The mutants of the nightly run: drawn again by their seed, one a function, one line each."""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path

import pytest

from tests.nightly.mutants import Mutant, drawn, probe
from tests.nightly.mutations import chosen

SOURCE = '''"""A module."""

TABLE = {"one": 1, "two": 2}


def first(a: int, b: int = 3) -> bool:
    """Return a sentence."""
    both = a < b and a + b > 4
    return not both or a in TABLE


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


def test_a_test_reaches_the_statements_that_it_runs_and_the_constants_that_they_name(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    probe(tree, [Mutant("plugin.py", line, "", "", "") for line in (3, 6, 8, 13, 15, 18)], tmp_path)
    module = runpy.run_path(str(tree / "plugin.py"))
    monkeypatch.setenv("PYTEST_CURRENT_TEST", "one")
    module["first0"](1)
    monkeypatch.setenv("PYTEST_CURRENT_TEST", "two")
    module["Thing0"]().grow(3)
    reached = {int(note.name): note.read_text("utf-8").split() for note in tmp_path.glob("[0-9]")}
    assert reached == {0: ["one"], 1: ["one"], 2: ["one"], 3: ["two"], 4: ["two"], 5: ["two"]}


def test_what_a_fixture_reaches_chooses_its_file_and_what_a_test_reaches_itself_alone() -> None:
    note = (
        "tests/b.py::c (call)\ntests/b.py::d[x y] (call)\ntests/a.py::it (setup)\ntests/a.py::it (call)\n\n"
    )
    seconds = {"tests/a.py": 2, "tests/b.py": 1}
    assert chosen(note, seconds) == ["tests/b.py::c", "tests/b.py::d[x y]", "tests/a.py"]
