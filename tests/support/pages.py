"""What the pages of the docs hold: code, links, words of the screens, and the table of the endpoints."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
HELP = DOCS / "help"
ENDPOINTS = DOCS / "endpoints.md"
OF_QGIS = {
    "Settings > Options > GeoPortfolio",
    "Settings > Keyboard Shortcuts...",
    "Web > GeoPortfolio",
    "Keep Unavailable Layers",
}
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]+\]\(([^)]+)\)")
_WORDS = re.compile(r"(?<![*\w])\*{1,2}([^*\n]+)\*{1,2}(?![*\w])")
# What begins a paragraph is in nobody's words but the page's own.
_LEAD = re.compile(r"\*\*[^*\n]+[.:]\*\*")


@dataclass(frozen=True)
class Endpoint:
    """A line of the table of the endpoints."""

    method: str
    path: str
    words: list[str]
    algorithms: tuple[str, ...]


def endpoints() -> dict[int, Endpoint]:
    found = {}
    for text in ENDPOINTS.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in text.strip("|").split("|")]
        if len(cells) == 4 and cells[0].isdigit():
            method, path = re.fullmatch(r"(GET|POST) `([^`]+)`.*", cells[1]).groups()
            algorithms = tuple(re.findall(r"`(\w+)`", cells[3]))
            found[int(cells[0])] = Endpoint(method, path, _WORDS.findall(cells[2]), algorithms)
    return found


def blocks(page: Path, language: str) -> list[str]:
    """The code of a page in that language, from top to bottom."""
    return [code for name, code in _BLOCK.findall(page.read_text("utf-8")) if name == language]


def links(page: Path) -> list[str]:
    """Those to files."""
    found = (link.partition("#")[0] for link in _LINK.findall(page.read_text("utf-8")))
    return [link for link in found if link and "://" not in link]


def words(page: Path) -> list[str]:
    """What a page says is written on a screen."""
    return _WORDS.findall(_LEAD.sub("", _BLOCK.sub("", page.read_text("utf-8"))))


@cache
def screen_words() -> set[str]:
    texts = (
        node.value.replace("&", "")
        for tree in syntax_trees("ui", "core", "plugin.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {*OF_QGIS, *texts}


def syntax_trees(*places: str) -> Iterator[ast.Module]:
    for place in places:
        for path in [ROOT / place] if place.endswith(".py") else sorted((ROOT / place).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))
