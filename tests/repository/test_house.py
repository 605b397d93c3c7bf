"""The rules of the house, read from the source: who may import and do what."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Iterator

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "geoportfolio"

# A floor, and what it may import of the plugin itself.
FLOORS = {
    "core.api": {"core.api"},
    "core.gis": {"core.gis", "core.api"},
    "core.toolbox": {"core.toolbox", "core.gis", "core.api"},
    "ui": {"ui", "core.gis", "core.api"},
    "plugin": {"ui", "core.toolbox", "core.gis", "core.api"},
    "": {"plugin"},
}
PLUGIN_FILES = [
    path
    for folder in (".", "core", "ui")
    for path in (sorted(ROOT.glob("*.py")) if folder == "." else sorted((ROOT / folder).rglob("*.py")))
]
SANDBOX_FILES = sorted((ROOT / "sandbox").rglob("*.py"))
# A file, and the names that no other file may use.
ONLY_IN = {
    "core.gis.compat": {
        "QGIS_VERSION",
        "QGIS_VERSION_INT",
        "QT_VERSION",
        "QT_VERSION_STR",
        "PYQT_VERSION",
        "PYQT_VERSION_STR",
        "qVersion",
        "version_info",
        "versionInt",
    },
    "core.gis.layer_groups": {"addMapLayer", "addMapLayers"},
    "core.gis.tasks": {"QgsTask"},
    "ui.messages": {"messageBar"},
    "ui.outside": {"openUrl"},
    "ui.questions": {"QMessageBox"},
}


def name_of(path: Path) -> str:
    """``core/api/shapes.py`` -> ``core.api.shapes``; a package's name for its ``__init__``."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def floor_of(module: str) -> str:
    for floor in FLOORS:
        if floor and (module == floor or module.startswith(floor + ".")):
            return floor
    return ""


def imports_of(path: Path, tree: ast.AST) -> Iterator[str]:
    """Absolute names of what a file imports; the plugin's own begin with ``geoportfolio``."""
    package = [PACKAGE, *path.relative_to(ROOT).parent.parts]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1]
            if node.module:
                yield ".".join([*base, node.module])
            else:
                yield from (".".join([*base, alias.name]) for alias in node.names)


def broken_imports(module: str, path: Path, tree: ast.AST) -> Iterator[str]:
    floor = floor_of(module)
    for imported in imports_of(path, tree):
        top = imported.split(".")[0]
        target = floor_of(imported[len(PACKAGE) + 1 :]) if top == PACKAGE else ""
        rules = {
            "an import that goes up": bool(target) and target not in FLOORS[floor],
            "PyQt past qgis.PyQt": top in {"PyQt5", "PyQt6", "PySide2", "PySide6", "sip"},
            "a second file that imports requests": top == "requests" and module != "core.api.exchange",
            "core.api is pure Python": floor == "core.api" and top in {"qgis", "osgeo", "numpy"},
            "the sandbox stands apart": top == "sandbox",
        }
        yield from (f"{rule}: {imported}" for rule, is_broken in rules.items() if is_broken)


def broken_places(module: str, tree: ast.AST) -> Iterator[str]:
    """What only one file may do, done elsewhere."""
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    bases = {
        getattr(base, "id", getattr(base, "attr", ""))
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    for owner, owned in ONLY_IN.items():
        if module != owner:
            yield from (f"{name} belongs to {owner}" for name in sorted((names | bases) & owned))


def broken_rules(path: Path, source: str) -> list[str]:
    """What *source* would break if it stood at *path*."""
    tree = ast.parse(source)
    module = name_of(path)
    return [*broken_imports(module, path, tree), *broken_places(module, tree)]


@pytest.mark.parametrize("path", PLUGIN_FILES, ids=name_of)
def test_the_plugin_keeps_the_rules_of_the_house(path):
    assert broken_rules(path, path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", SANDBOX_FILES, ids=name_of)
def test_the_sandbox_imports_nothing_of_the_plugin(path):
    assert imports_of_the_plugin(path, path.read_text("utf-8")) == []


def imports_of_the_plugin(path: Path, source: str) -> list[str]:
    own = (f"{PACKAGE}.sandbox",)
    return [
        name
        for name in imports_of(path, ast.parse(source))
        if name.split(".")[0] in {PACKAGE, "core", "ui", "plugin"} and not name.startswith(own)
    ]


@pytest.mark.parametrize(
    "source", ["import geoportfolio", "from ..core.api import Client", "import core.api"]
)
def test_the_rule_of_the_sandbox_notices_when_it_is_broken(source):
    assert imports_of_the_plugin(ROOT / "sandbox" / "x.py", source) != []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("core/api/x.py", "from ..gis import store"),
        ("core/api/x.py", "from qgis.core import QgsProject"),
        ("core/gis/x.py", "from ...ui import messages"),
        ("core/gis/x.py", "from ..toolbox.provider import Provider"),
        ("core/toolbox/x.py", "from ...ui.messages import sentence"),
        ("ui/x.py", "from ..core.toolbox import provider"),
        ("ui/x.py", "from .. import plugin"),
        ("ui/x.py", "import requests"),
        ("ui/x.py", "from PyQt5.QtCore import Qt"),
        ("ui/x.py", "from qgis.core import Qgis\nNEW = Qgis.QGIS_VERSION_INT >= 33800"),
        ("ui/x.py", "project.addMapLayer(layer)"),
        ("ui/x.py", "class Job(QgsTask): pass"),
        ("core/gis/x.py", "import sandbox"),
    ],
)
def test_each_rule_notices_when_it_is_broken(place, source):
    assert broken_rules(ROOT / place, source) != []


def test_the_plugin_was_found():
    assert {"core.api.endpoints", "core.gis.tasks"} <= {name_of(path) for path in PLUGIN_FILES}


@pytest.mark.parametrize("kind", [DeprecationWarning, PendingDeprecationWarning])
def test_what_is_deprecated_is_an_error_in_our_code_alone(kind):
    call = "import warnings\nwarnings.warn('there is a newer way', kind)"
    with pytest.raises(kind):
        exec(call, {"__name__": f"{PACKAGE}.ui.docks", "kind": kind})
    with pytest.warns(kind):
        exec(call, {"__name__": f"{PACKAGE}_of_others", "kind": kind})
