"""Words that the screens say, and how the pages mark them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parents[2]
WORDS = re.compile(r"(?<![*\w])\*{1,2}([^*\n]+)\*{1,2}(?![*\w])")
LEAD = re.compile(r"\*\*[^*\n]+[.:]\*\*")
"""What begins a paragraph is in nobody's words but the page's own."""
OF_QGIS = {
    "Settings > Options > GeoPortfolio",
    "Settings > Keyboard Shortcuts...",
    "Web > GeoPortfolio",
    "Keep Unavailable Layers",
}


def syntax_trees(*places: str) -> Iterator[ast.AST]:
    for place in places:
        for path in [ROOT / place] if place.endswith(".py") else sorted((ROOT / place).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


@cache
def screen_words() -> set[str]:
    found = set(OF_QGIS)
    for tree in syntax_trees("ui", "core", "plugin.py"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.replace("&", ""))
    return found
