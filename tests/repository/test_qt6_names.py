"""Every name of Qt that the plugin uses exists in PyQt6: QGIS 4 is not to be had here, PyQt6 is.

The source is read for names from ``qgis.PyQt`` and what is looked up on them (enums, class methods,
signals), and for what classes that derive from Qt's call on themselves; another Python process, which
knows nothing of PyQt5, looks each of them up. ``qt6/test_types.py`` judges what is called on instances,
by PyQt6's stubs; this is the judgement of the library itself.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Iterator

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = [*ROOT.glob("*.py"), *sorted((ROOT / "core").rglob("*.py")), *sorted((ROOT / "ui").rglob("*.py"))]
SHIM = "qgis.PyQt"
# What QGIS's own qgis.PyQt.QtWidgets brings along on Qt6, where PyQt6 has it in QtGui.
MOVED = {"QAction", "QActionGroup", "QShortcut"}
# The one file that may ask for a name of either Qt, as it falls back to the other.
SWITCHES = ROOT / "core" / "gis" / "compat.py"

LOOK_UP = """
import importlib, json, sys
sys.modules["PyQt5"] = None
missing = []
for module, *names in json.load(sys.stdin):
    try:
        found = importlib.import_module("PyQt6." + module)
        for name in names:
            found = getattr(found, name)
    except (ImportError, AttributeError) as error:
        missing.append([".".join([module, *names]), str(error)])
print(json.dumps(missing))
"""

Chain = tuple[str, ...]


def chains_in(tree: ast.Module) -> Iterator[Chain]:
    """Module of Qt, name, and the attributes looked up on it, of each use in one file."""
    imported: dict[str, Chain] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(SHIM):
            module = node.module[len(SHIM) + 1 :]
            for alias in node.names:
                at = (module, alias.name) if module else (alias.name,)
                imported[alias.asname or alias.name] = at
                yield at
    for node in ast.walk(tree):
        root, attributes = node, []
        while isinstance(root, ast.Attribute):
            attributes.insert(0, root.attr)
            root = root.value
        if attributes and isinstance(root, ast.Name) and root.id in imported:
            yield (*imported[root.id], *attributes)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from inherited_in(node, imported)


def inherited_in(declared: ast.ClassDef, imported: dict[str, Chain]) -> Iterator[Chain]:
    """What a class that derives from one of Qt's uses of itself and does not define."""
    bases = [
        imported[base.id] for base in declared.bases if isinstance(base, ast.Name) and base.id in imported
    ]
    if len(bases) != 1 or len(declared.bases) != 1:
        return
    own = {node.name for node in ast.walk(declared) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    used = set()
    for node in ast.walk(declared):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
            (used if isinstance(node.ctx, ast.Load) else own).add(node.attr)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            own.update(target.id for target in targets if isinstance(target, ast.Name))
    for name in sorted(used - own):
        yield (*bases[0], name)


def looked_up(chains: list[Chain]) -> list[str]:
    """Those of *chains* that PyQt6 does not have."""
    there = [
        ("QtGui" if c[0] == "QtWidgets" and c[1] in MOVED else c[0], *c[1:]) for c in chains if len(c) > 1
    ]
    done = subprocess.run(
        [sys.executable, "-c", LOOK_UP], input=json.dumps(there), capture_output=True, text=True, check=True
    )
    return [name for name, _ in json.loads(done.stdout)]


def is_the_shims_own(chain: Chain) -> bool:
    """``sip`` and ``uic`` are modules that the shim takes from the binding as they are."""
    return chain[0] in ("sip", "uic")


def test_every_name_of_qt_is_one_of_pyqt6():
    chains = {
        chain for path in FILES if path != SWITCHES for chain in chains_in(ast.parse(path.read_text("utf-8")))
    }
    assert len(chains) > 250
    assert looked_up(sorted(chain for chain in chains if not is_the_shims_own(chain))) == []


def overloads_in(tree: ast.Module) -> set[str]:
    """Names of signals that are taken by the types of what they bring, as ``activated[str]``."""
    return {
        node.value.value.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in ("connect", "disconnect", "emit")
        and isinstance(node.value, ast.Subscript)
        and isinstance(node.value.value, ast.Attribute)
    }


def test_no_overload_of_a_signal_of_qt_is_asked_for():
    """Qt6 has one form of nearly all; left are one of QGIS, and one that PyQt6 takes by its type."""
    used = {name for path in FILES for name in overloads_in(ast.parse(path.read_text("utf-8")))}
    assert used == {"messageReceived", "highlighted"}
    assert overloads_in(ast.parse("box.activated[str].connect(go)")) == {"activated"}


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ("from qgis.PyQt.QtCore import QRegExp", "QtCore.QRegExp"),
        ("from qgis.PyQt.QtCore import Qt\nQt.AlignLeft", "QtCore.Qt.AlignLeft"),
        ("from qgis.PyQt.QtWidgets import QUndoStack", "QtWidgets.QUndoStack"),
        ("from qgis.PyQt import QtGui\nQtGui.QFont.Bold", "QtGui.QFont.Bold"),
        (
            "from qgis.PyQt.QtWidgets import QDialog\nclass D(QDialog):\n def go(self): self.exec_()",
            "QtWidgets.QDialog.exec_",
        ),
    ],
)
def test_a_name_of_qt5_alone_is_found(source, missing):
    assert looked_up(sorted(chains_in(ast.parse(source)))) == [missing]
