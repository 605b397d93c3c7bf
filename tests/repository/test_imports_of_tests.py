"""No conftest and no test file is imported by another: what several need lies in ``tests/support``."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Iterator

import pytest

ROOT = Path(__file__).resolve().parents[2]
OF_TESTS = re.compile(r"(^|\.)(conftest|test_\w+)(\.|$)")


def borrowed(name: str, source: str) -> Iterator[str]:
    """Where a file imports a conftest or a test file, or something out of one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            modules = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [f"{node.module or ''}.{each.name}" for each in node.names]
        else:
            continue
        yield from (f"{name}:{node.lineno} {module}" for module in modules if OF_TESTS.search(module))


def test_nothing_is_borrowed_from_a_test():
    files = sorted((ROOT / "tests").rglob("*.py"))
    found = [each for path in files for each in borrowed(str(path), path.read_text("utf-8"))]
    assert len(files) > 200 and found == []


@pytest.mark.parametrize(
    "planted",
    [
        "from tests.qgis.plugin.conftest import bench",
        "from .conftest import bench",
        "from tests.unit.test_docs import table",
        "from tests.unit import test_docs",
        "from . import test_docs",
        "import tests.unit.test_docs",
        "def f():\n from tests.unit.test_docs import table",
    ],
)
def test_it_is_noticed(planted):
    assert list(borrowed("x.py", planted))
