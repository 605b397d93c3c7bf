"""The table of endpoints in the docs says what is there: rows and algorithms."""

from __future__ import annotations

import ast

from geoportfolio.core.api.endpoints import ROWS
from tests.support.pages import DOCS, ENDPOINTS, ROOT, endpoints, syntax_trees

NATIVE = {30: "GetCapabilities", 31: "GetMap", 32: "GetFeatureInfo", 33: "GetLegendGraphic", 35: "GetFeature"}


def algorithms() -> set[str]:
    """The names of the provider's algorithms: ``verb`` of a class, or of a row of the table of loads."""
    nodes = [node for tree in syntax_trees("core/toolbox") for node in ast.walk(tree)]
    classes = [
        node.value
        for node in nodes
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "verb"
    ]
    rows = [
        keyword.value
        for node in nodes
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Load"
        for keyword in node.keywords
        if keyword.arg == "verb"
    ]
    return {ast.literal_eval(value) for value in (*classes, *rows)} - {""}


def test_every_row_is_there_with_its_method_path_and_place():
    table = endpoints()
    assert {number: (line.method, line.path) for number, line in table.items()} == {
        row.row: (row.method, row.path) for row in ROWS
    }
    assert [number for number, line in table.items() if not line.words and not line.algorithms] == []
    page = ENDPOINTS.read_text("utf-8")
    assert table.keys() >= NATIVE.keys() and [name for name in NATIVE.values() if name not in page] == []


def test_every_algorithm_is_named_and_no_other():
    named = {name for line in endpoints().values() for name in line.algorithms}
    assert named <= algorithms()
    page = ENDPOINTS.read_text("utf-8")
    assert [name for name in sorted(algorithms()) if f"`{name}`" not in page] == []


def test_the_table_is_found_from_where_people_look():
    assert "docs/endpoints.md" in (ROOT / "README.md").read_text("utf-8")
    assert "endpoints.md" in (DOCS / "developers" / "endpoint-37.md").read_text("utf-8")
