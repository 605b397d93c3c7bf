"""The pages of the help: all there, joined by links that work, and in the words of the screens."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Iterator

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "help"
LINK = re.compile(r"\[[^\]]+\]\(([^)]+)\)")
WORDS = re.compile(r"(?<![*\w])\*{1,2}([^*\n]+)\*{1,2}(?![*\w])")
LEAD = re.compile(r"\*\*[^*\n]+[.:]\*\*")
"""What begins a paragraph is in nobody's words but the page's own."""
OF_QGIS = {
    "Settings > Options > GeoPortfolio",
    "Settings > Keyboard Shortcuts...",
    "Web > GeoPortfolio",
    "Keep Unavailable Layers",
}
OPENERS = {"help_button": 0, "with_help": 1, "explain": 1, "add_help": 2, "add_page": 2, "open_help": 0}
"""What opens a page, and which of its arguments names it."""


def syntax_trees(*places: str) -> Iterator[ast.AST]:
    for place in places:
        for path in [ROOT / place] if place.endswith(".py") else sorted((ROOT / place).rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


def contents() -> tuple[str, ...]:
    """``PAGES`` of ui.help.pages, read without QGIS."""
    (tree,) = syntax_trees("ui/help/pages.py")
    values = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    first = ast.literal_eval(values["FIRST"])
    return tuple(first if isinstance(item, ast.Name) else item.value for item in values["PAGES"].elts)


def opened_pages() -> set[str]:
    """The pages that buttons, dialogs and F1 name."""
    found = set()
    for tree in syntax_trees("ui"):
        for node in ast.walk(tree):
            name = isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in OPENERS and len(node.args) > OPENERS[name]:
                page = node.args[OPENERS[name]]
                if isinstance(page, ast.Constant):
                    found.add(page.value)
    return found


@cache
def screen_words() -> set[str]:
    found = set(OF_QGIS)
    for tree in syntax_trees("ui", "core", "plugin.py"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.replace("&", ""))
    return found


def links(page: str) -> list[str]:
    return LINK.findall((FOLDER / f"{page}.md").read_text("utf-8"))


def test_the_contents_are_the_files():
    assert sorted(contents()) == sorted(path.stem for path in FOLDER.glob("*.md"))


@pytest.mark.parametrize("page", contents())
def test_a_page_has_a_title_something_to_say_and_links_that_work(page):
    text = (FOLDER / f"{page}.md").read_text("utf-8")
    assert re.match(r"# \S.*\n\n", text) and len(text) > 300
    inner = [link for link in links(page) if not link.startswith("https://")]
    assert [link for link in inner if not (FOLDER / link).is_file()] == []


@pytest.mark.parametrize("page", contents())
def test_a_page_uses_the_words_of_the_screens(page):
    on_screens = screen_words()
    said = WORDS.findall(LEAD.sub("", (FOLDER / f"{page}.md").read_text("utf-8")))
    assert [words for words in said if words not in on_screens] == []


def test_buttons_name_pages_that_are_there_and_most_pages_have_a_button():
    named = opened_pages()
    assert named <= set(contents())
    assert {"index", "connections", "filters", "search", "accumulation", "reports", "enrichment"} <= named


def test_every_page_is_reached_by_links_from_the_first_or_by_a_button():
    reached, coming = set(), ["index", *opened_pages()]
    while coming:
        page = coming.pop()
        if page not in reached:
            reached.add(page)
            coming += [Path(link).stem for link in links(page) if link.endswith(".md")]
    assert set(contents()) <= reached


def test_the_zip_holds_the_help_and_no_other_docs():
    asked = ("docs/help/index.md", "docs/guide", "docs/developers", "docs/images")
    told = subprocess.run(
        ["git", "check-attr", "export-ignore", "--", "docs", *asked],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    kept = dict(re.findall(r"^(\S+): export-ignore: (\w+)$", told, re.MULTILINE))
    assert kept == {
        "docs": "unspecified",
        "docs/help/index.md": "unspecified",
        "docs/guide": "set",
        "docs/developers": "set",
        "docs/images": "set",
    }
