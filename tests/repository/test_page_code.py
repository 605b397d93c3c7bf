"""The code of the guide does what it says.

Its shell, and the Python that needs QGIS, run in ``tests/qgis/test_guide_code.py``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from geoportfolio.core.api import filters
from sandbox.testing import running
from tests.support.endpoint_37 import DIFF
from tests.support.pages import DOCS, ROOT, blocks


def test_filters_of_the_help_are_filters():
    flat, tree = blocks(DOCS / "help" / "filters.md", "json")
    filters.flat_only(filters.parse(flat), "V1")
    assert json.loads(tree) == filters.to_json(filters.parse(tree), "v2")
    assert any(each.filters for each in filters.parse(tree))


def test_the_python_of_the_guide_runs(tmp_path):
    """As one program, in a process of its own, without QGIS, against the sandbox."""
    program = "\n".join(blocks(DOCS / "guide" / "scripting.md", "python"))
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


def test_the_python_of_the_200_m_test_runs():
    (program,) = blocks(DOCS / "guide" / "worst-circles.md", "python")
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(ROOT / "build" / "import")},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.splitlines()[0].startswith("60 [0, 1, 2] 9.521 47.14")


def test_the_page_shows_lines_of_the_diff():
    told = DIFF.read_text("utf-8").splitlines()
    shown = [line for block in blocks(DIFF.with_suffix(".md"), "diff") for line in block.splitlines()]
    assert len(shown) > 6 and [line for line in shown if line not in told] == []
