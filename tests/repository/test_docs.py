"""The table of endpoints in the docs says what is there: rows, algorithms, words on the screens."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator

import pytest

from geoportfolio.core.api.endpoints import ROWS

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "endpoints.md"
NATIVE = {30: "GetCapabilities", 31: "GetMap", 32: "GetFeatureInfo", 33: "GetLegendGraphic", 35: "GetFeature"}
QGIS_OWN = "Settings > Options > GeoPortfolio"
"""Words of QGIS itself, with the name of our page."""


@dataclass(frozen=True)
class Line:
    """A line of the table."""

    method: str
    path: str
    words: str
    algorithms: tuple[str, ...]

    @property
    def menu_words(self) -> list[str]:
        return re.findall(r"\*([^*]+)\*", self.words)


def table() -> dict[int, Line]:
    found = {}
    for text in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in text.strip("|").split("|")]
        if len(cells) == 4 and cells[0].isdigit():
            method, path = re.fullmatch(r"(GET|POST) `([^`]+)`.*", cells[1]).groups()
            found[int(cells[0])] = Line(method, path, cells[2], tuple(re.findall(r"`(\w+)`", cells[3])))
    return found


def strings(place: str) -> Iterator[str]:
    """All texts in the code of a file or folder, adjoining ones joined."""
    for path in [ROOT / place] if place.endswith(".py") else sorted((ROOT / place).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def algorithms() -> set[str]:
    """The names of the provider's algorithms, from the classes that have one."""
    found = set()
    for path in (ROOT / "core" / "toolbox").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "verb":
                found.add(ast.literal_eval(node.value))
    return found - {""}


def screen_words() -> set[str]:
    return {text.replace("&", "") for text in (*strings("ui"), *strings("plugin.py"))} | {QGIS_OWN}


def test_every_row_is_there_with_its_method_and_path():
    lines = table()
    assert {number: (line.method, line.path) for number, line in lines.items()} == {
        row.row: (row.method, row.path) for row in ROWS
    }


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_every_row_has_a_place(row):
    line = table()[row.row]
    assert line.menu_words or line.algorithms
    if row.row in NATIVE:
        assert NATIVE[row.row] in PAGE.read_text("utf-8")


def test_every_algorithm_is_named_and_no_other():
    named = {name for line in table().values() for name in line.algorithms}
    assert named <= algorithms()
    page = PAGE.read_text("utf-8")
    assert [name for name in sorted(algorithms()) if f"`{name}`" not in page] == []


def test_the_words_are_those_on_the_screens():
    words = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", PAGE.read_text("utf-8"))
    assert len(words) > 40
    on_screens = screen_words()
    assert [word for word in dict.fromkeys(words) if word not in on_screens] == []


def test_the_table_is_found_from_where_people_look():
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "docs/endpoints.md" in readme
    assert [name for name in sorted(algorithms()) if f"`geoportfolio:{name}`" not in readme] == []
    assert "endpoints.md" in (ROOT / "docs" / "developers" / "endpoint-37.md").read_text("utf-8")
