"""README, guide and help: whole, joined by links that work, and in the words of the screens."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

from tests.support.pages import DOCS, ENDPOINTS, HELP, ROOT, links, screen_words, syntax_trees, words

README = ROOT / "README.md"
GUIDE = sorted((DOCS / "guide").glob("*.md"))
HELP_PAGES = sorted(HELP.glob("*.md"))
IMAGES = DOCS / "images"
LARGEST = 1_500_000
"""Bytes of all pictures together: every clone has them."""
PICTURE = re.compile(r"(?:\]\(|src(?:set)?=\")(?:[./]*)(?:docs/)?images/([\w.-]+)")
STEP = re.compile(r"^\| \d+ \| `([\w/]+\.py)` `([\w.]+)` \|", re.MULTILINE)
"""A row of a walk: a file, and what is in it."""
OPENERS = {"help_button": 0, "with_help": 1, "explain": 1, "add_help": 2, "_add_page": 2, "open_help": 0}
"""What opens a page of the help, and which of its arguments names it."""


def contents() -> list[str]:
    """``PAGES`` of ui.help.pages, read without QGIS."""
    (tree,) = syntax_trees("ui/help/pages.py")
    values = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    first = ast.literal_eval(values["FIRST"])
    return [first if isinstance(item, ast.Name) else item.value for item in values["PAGES"].elts]


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


def test_every_page_has_a_title_and_something_to_say():
    pages = {page: page.read_text("utf-8") for page in (README, DOCS / "index.md", *GUIDE, *HELP_PAGES)}
    assert len(pages) > 20
    assert [page for page, text in pages.items() if not re.match(r"# \S.*\n\n.{300}", text, re.DOTALL)] == []


def test_the_words_of_the_pages_are_those_on_the_screens():
    said = {page: words(page) for page in (README, DOCS / "index.md", ENDPOINTS, *GUIDE, *HELP_PAGES)}
    assert len(said[ENDPOINTS]) > 40 and said[HELP / "filters.md"]
    assert [(page, word) for page in said for word in said[page] if word not in screen_words()] == []


def test_the_site_is_whole(tmp_path):
    """Every link, anchor and picture leads somewhere, and every page is in the menu."""
    site = tmp_path / "site"
    command = ["mkdocs", "build", "--strict", "--quiet", "--site-dir", str(site)]
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    made = (site / "help" / "filters.html").read_text("utf-8")
    assert "How filters are combined" in made and "https://cdn" not in made


def test_links_that_the_site_does_not_follow_lead_somewhere():
    """README is no page of the site; the help window has the pages of the help alone."""
    assert len(links(README)) > 5 and len(links(HELP / "index.md")) > 5
    found = [(page, link) for page in (README, *HELP_PAGES) for link in links(page)]
    assert [(page, link) for page, link in found if not (page.parent / link).exists()] == []
    assert [(page, link) for page, link in found if page != README and "/" in link] == []


def test_the_readme_shows_the_product_first_and_fits_on_a_screen():
    text = README.read_text("utf-8")
    assert "docs/images/" in text[:300] and len(text.split()) < 500
    assert [each for each in ("## Install", "make demo", "make test") if each not in text] == []


def test_every_picture_is_on_a_page_and_one_that_make_screenshots_takes_and_all_are_small():
    from tests.e2e.pictures import FILM, MAIN_JOB
    from tests.e2e.pictures import GUIDE as OF_GUIDE

    pages = (README, DOCS / "index.md", *GUIDE, DOCS / "guide" / "algorithms" / "index.md")
    shown = {name for page in pages for name in PICTURE.findall(page.read_text("utf-8"))}
    there = {path.name: path.stat().st_size for path in IMAGES.iterdir()}
    assert shown == set(there) == {f"{FILM}.webp", *(f"{name}.png" for name in (*MAIN_JOB, *OF_GUIDE))}
    assert sum(there.values()) < LARGEST


def test_the_contents_of_the_help_are_its_files():
    assert sorted(contents()) == [page.stem for page in HELP_PAGES]


def test_buttons_name_pages_that_are_there_and_most_pages_have_a_button():
    named = opened_pages()
    assert named <= set(contents())
    assert {"index", "connections", "filters", "search", "accumulation", "reports", "enrichment"} <= named


def test_every_page_of_the_help_is_reached_by_links_from_the_first_or_by_a_button():
    reached, coming = set(), ["index", *opened_pages()]
    while coming:
        page = coming.pop()
        if page not in reached:
            reached.add(page)
            coming += [Path(link).stem for link in links(HELP / f"{page}.md") if link.endswith(".md")]
    assert set(contents()) <= reached


def test_the_zip_holds_the_help_and_no_other_docs():
    asked = {
        "docs": "unspecified",
        "docs/help/index.md": "unspecified",
        "docs/guide": "set",
        "docs/developers": "set",
        "docs/images": "set",
    }
    command = ["git", "check-attr", "export-ignore", "--", *asked]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert dict(re.findall(r"^(\S+): export-ignore: (\w+)$", told, re.MULTILINE)) == asked


def test_each_step_of_a_walk_is_in_its_file():
    walks = (DOCS / "developers" / "walks.md").read_text("utf-8").split("\n### ")[1:]
    steps = {walk.partition("\n")[0]: STEP.findall(walk) for walk in walks}
    assert len(walks) >= 10 and [title for title, found in steps.items() if not 1 < len(found) <= 10] == []
    named = [(file, name) for found in steps.values() for file, name in found]
    assert [(file, name) for file, name in named if name not in defined_in(file)] == []


def defined_in(file: str) -> set[str]:
    """The functions and classes of *file*, and ``Class.method``."""
    found = set()
    for node in ast.parse((ROOT / file).read_text("utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{each.name}" for each in node.body if isinstance(each, ast.FunctionDef)}
    return found
