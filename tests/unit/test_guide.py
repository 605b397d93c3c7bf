"""The site of the docs: whole, in the words of the screens, and with code that does what it says.

The shell of the guide, and the Python that needs QGIS, run in ``tests/qgis/test_guide_code.py``.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from geoportfolio.core.api import filters
from sandbox.testing import running
from tests.unit.endpoint_37 import DIFF, passes, patched_tree
from tests.unit.test_help import LEAD, WORDS, screen_words

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
IMAGES = DOCS / "images"
GUIDE = sorted(path for path in (DOCS / "guide").glob("*.md"))
PAGES = [ROOT / "README.md", DOCS / "index.md", *GUIDE]
LARGEST = 1_500_000
"""Bytes of all pictures together: every clone has them."""
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"(?:\]\(|src(?:set)?=\")(?:[./]*)(?:docs/)?images/([\w.-]+)")


def blocks(path: Path, language: str) -> list[str]:
    """The code of a page in that language, from top to bottom."""
    return [text for name, text in BLOCK.findall(path.read_text("utf-8")) if name == language]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_the_site_is_whole(tmp_path):
    """Every link, anchor and picture leads somewhere, and every page is in the menu."""
    site = tmp_path / "site"
    command = ["mkdocs", "build", "--strict", "--quiet", "--site-dir", str(site)]
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    made = (site / "guide" / "filters.html").read_text("utf-8")
    assert "Filters explained" in made and "https://cdn" not in made


def test_links_of_the_readme_lead_somewhere():
    text = (ROOT / "README.md").read_text("utf-8")
    inner = [link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text) if "://" not in link]
    assert len(inner) > 5 and [link for link in inner if not (ROOT / link).exists()] == []


def test_the_readme_shows_the_product_first():
    """A picture and what it does, then how to get it, before anybody has to scroll."""
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    first = "\n".join(lines[:32])
    assert "docs/images/" in first and "## Install" in first and "make demo" in first and "make test" in first


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_a_page_has_a_title_and_the_words_of_the_screens(path):
    text = path.read_text("utf-8")
    assert re.match(r"# \S.*\n\n", text) and len(text) > 500
    on_screens = screen_words()
    prose = LEAD.sub("", BLOCK.sub("", text))
    said = [words.replace("\n", " ") for words in WORDS.findall(prose)]
    assert [words for words in said if words not in on_screens] == []


def test_every_picture_is_on_a_page_and_all_are_small():
    shown = {name for path in PAGES for name in PICTURE.findall(path.read_text("utf-8"))}
    shown |= set(PICTURE.findall((DOCS / "guide" / "algorithms" / "index.md").read_text("utf-8")))
    there = {path.name: path.stat().st_size for path in IMAGES.iterdir()}
    assert shown == set(there)
    assert sum(there.values()) < LARGEST


def test_every_picture_is_one_that_make_screenshots_takes():
    from tests.e2e.pictures import FILM, GUIDE, MAIN_JOB

    assert {path.name for path in IMAGES.iterdir()} == {
        f"{FILM}.webp",
        *(f"{name}.png" for name in (*MAIN_JOB, *GUIDE)),
    }


def test_filters_of_the_guide_are_filters():
    flat, tree = blocks(DOCS / "guide" / "filters.md", "json")
    filters.flat_only(filters.parse(flat), "V1")
    assert json.loads(tree) == filters.to_json(filters.parse(tree), "v2")
    assert any(each.filters for each in filters.parse(tree))


@pytest.mark.parametrize("name", ["README.md", "docs/guide/scripting.md"])
def test_the_python_of_a_page_runs(name, tmp_path):
    """As one program, in a process of its own, without QGIS, against the sandbox."""
    program = "\n".join(blocks(ROOT / name, "python"))
    assert program
    with running() as sandbox:
        program = program.replace("https://api.example.com", sandbox.url)
        program = program.replace('api_key="..."', f"api_key={sandbox.key!r}")
        own = {"GEOPORTFOLIO_URL": sandbox.url, "GEOPORTFOLIO_API_KEY": sandbox.key}
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            env={**os.environ, **own, "PYTHONPATH": str(ROOT / "build" / "import")},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        asked = {seen.path.rpartition("/")[2] for seen in sandbox.requests}
    assert done.returncode == 0, done.stderr
    assert sandbox.key not in done.stdout + done.stderr
    assert "selection" in asked and len(done.stdout.splitlines()) > 10


def test_the_37th_endpoint_is_all_there(tmp_path):
    """The diff of the developers' page, applied to a copy: its own cases pass, and no table misses it."""
    passes(
        patched_tree(tmp_path),
        "-p",
        "no:pytest_qgis",
        "tests/unit/test_rows.py::test_each_row_goes_over_the_wire_exactly_so[time_zone]",
        "tests/unit/test_rows.py::test_each_row_brings_back_what_is_there[time_zone]",
        "tests/unit/test_rows.py::test_the_table_has_every_row_and_no_other",
        "tests/unit/test_docs.py",
    )


def test_the_page_shows_lines_of_the_diff():
    told = DIFF.read_text("utf-8").splitlines()
    shown = [line for block in blocks(DIFF.with_suffix(".md"), "diff") for line in block.splitlines()]
    assert len(shown) > 6 and [line for line in shown if line not in told] == []
