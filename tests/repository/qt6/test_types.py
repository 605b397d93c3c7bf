"""The plugin's calls fit PyQt6: mypy reads all of ``core`` and ``ui`` against the stubs of the real PyQt6.

What a name list can't see is seen here: methods called on instances (typed by annotation, by constructor or
by what Qt's own methods return), removed overloads, an int where PyQt6 wants an enum, the signatures of
overridden virtuals, attributes that hide a method of Qt. QGIS's own stubs come along where its package has
them, told that their Qt is PyQt6; what they say of QGIS itself is another matter and is not judged.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from importlib import util
from pathlib import Path
from typing import NamedTuple, Optional

import pytest

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "build" / "import" / "geoportfolio"
STUBS = ROOT / "build" / "qt6_types"
"""Kept, so that mypy reads only what has changed."""
FAULTY = ROOT / "build" / "qt6_faults"
"""One place always: of what has not changed, mypy says what it said, and where it was then."""
MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtPrintSupport", "QtSvg", "QtXml", "QtTest", "sip")
QGIS = ("_core", "_gui", "_analysis")
# What QGIS's own qgis.PyQt.QtWidgets brings along on Qt6, where PyQt6 has it in QtGui.
MOVED = "from PyQt6.QtGui import QAction as QAction, QActionGroup as QActionGroup, QShortcut as QShortcut\n"
ANYTHING = "from typing import Any\ndef __getattr__(name: str) -> Any: ...\n"
OPTIONS = (
    "--config-file=",
    "--no-strict-optional",
    "--check-untyped-defs",
    "--ignore-missing-imports",
    "--allow-redefinition-new",
    "--local-partial-types",
    "--show-absolute-path",
    "--hide-error-context",
)
FOUND = re.compile(r"^(?P<path>[^:]+):(?P<line>\d+): error: (?P<text>.*?)  \[[a-z-]+\]$")
QUOTED = re.compile(r'"(\w+)"')
OF_QT = re.compile(r"\b(Q(?!gs|gis)[A-Z]\w+|PyQt6|pyqt\w+)\b")
LACKS = re.compile(r'^"(?P<owner>[^"]+)" has no attribute "(?P<name>\w+)"')
NOT_OF_QT = re.compile(r"Qgs|type\[Qgis\]|object$|Exception$")
MISFIT = re.compile(r'has incompatible type "(?P<given>\w+)"; expected "(?P<wanted>\w+)( \| None)?"$')
# The one file that may ask for a name of either Qt, as it falls back to the other.
SWITCHES = "core/gis/compat.py"

# What the annotation says, and what it is where more is asked of it: PyQt6 must have that there.
KEYS, MOUSE, TIP = "QtGui.QKeyEvent", "QtGui.QMouseEvent", "QtGui.QHelpEvent"
OURS = "of the plugin or of QGIS"
NARROWER: dict[str, dict[str, str]] = {
    "ui/accumulation/metric_view.py": {"QEvent.matches": KEYS, "QEvent.pos": MOUSE},
    "ui/browser/clicks.py": {"QEvent": MOUSE, "QAbstractItemModel": "QtCore.QAbstractProxyModel"},
    "ui/browser/nodes.py": {"Shelved": OURS},
    "ui/charts/view.py": {"QEvent": KEYS},
    "ui/facts_dock.py": {"QEvent": KEYS},
    "ui/hazards/dock.py": {"QObject": "QtWidgets.QTreeView"},
    "ui/hazards/layers_editor.py": {"QEvent": KEYS},
    "ui/help/buttons.py": {"QEvent": KEYS},
    "ui/layer_indicators.py": {"QEvent": TIP, "QObject": "QtWidgets.QWidget"},
    "ui/maps/picker.py": {"QEvent": KEYS},
    "ui/drawing.py": {"ShapeTool": OURS},
    "ui/processing_dialogs.py": {"QDialog": OURS},
    "ui/processing_wrappers.py": {
        "QWidget": "QtWidgets.QLineEdit",
        "QWidget.setPlainText": "QtWidgets.QPlainTextEdit",
        "QWidget.toPlainText": "QtWidgets.QPlainTextEdit",
    },
    "ui/progress.py": {"QObject": OURS},
    "ui/reports/shelf_model.py": {"QAbstractItemModel": OURS},
    "ui/search/address_panel.py": {"QEvent": KEYS},
    "ui/search/suggestions.py": {"QWidget": "QtWidgets.QAbstractScrollArea"},
    "ui/tools/canvas_tool.py": {"QEvent": KEYS},
    "ui/tools/circles_tool.py": {"QEvent": KEYS},
    "ui/tools/radius_box.py": {"QEvent": KEYS},
}
# What the stubs of PyQt6 don't know or say more strictly than it is, and what proves it in the real PyQt6.
PROVEN = {
    r'^No overload variant of "bytes" matches argument type "QByteArray"': "bytes(QByteArray(b'x')) == b'x'",
    r'^Too many arguments for "connect" of "pyqtBoundSignal"': (
        "app.lastWindowClosed.connect(print, Qt.ConnectionType.QueuedConnection) is not None"
    ),
    r'^"QItemSelection" has no attribute "__iter__"': "list(QItemSelection()) == []",
    r'^"QPolygonF" has no attribute "__iter__"': "len(list(QPolygonF([QPointF(1, 2)]))) == 1",
    r'^Invalid index type "int" for "dict\[Key, ': "{Qt.Key.Key_Home: 1}[int(Qt.Key.Key_Home)] == 1",
    r'^Argument 2 to "wrapinstance"': "sip.wrapinstance(sip.unwrapinstance(app), QApplication) is app",
    r'^"simplewrapper" has no attribute': "isinstance(app, sip.simplewrapper)",
    # A Part of a LaterDock gives what its annotation says.
    r'^Incompatible types in assignment \(expression has type "Part", ': "True",
    # notice.layout() is the QHBoxLayout that it was given.
    r'^Too many arguments for "addWidget" of "QLayout"': (
        "QHBoxLayout().addWidget(QWidget(), 0, Qt.AlignmentFlag.AlignLeft) is None"
    ),
    # Qt's model never asks itself for its QObject parent by this name; nobody else does.
    r'^Signature of "parent" incompatible with supertype "PyQt6.QtCore.Q(AbstractItemModel|Object)"': (
        "hasattr(QAbstractItemModel, 'parent')"
    ),
    # QWidget.find is static and looks for a window of the system: a line of that name hides it from nobody.
    r"Callable\[\[voidptr\], QWidget\]": "callable(QWidget.find)",
}
ASK = """
import json, sys
sys.modules["PyQt5"] = None
from PyQt6 import QtCore, QtGui, QtWidgets, sip
for module in (QtCore, QtGui, QtWidgets):
    globals().update({name: value for name, value in vars(module).items() if name[0] == "Q"})
app = QApplication([])
def holds(question):
    try:
        return bool(eval(question))
    except (AttributeError, NameError, TypeError):
        return False
print(json.dumps([holds(question) for question in json.load(sys.stdin)]))
"""
NAMES_OF_QT5 = """
import importlib, json
names = set()
for module in {modules}:
    for each in vars(importlib.import_module("PyQt5." + module)).values():
        if isinstance(each, type):
            names.update(dir(each))
print(json.dumps(sorted(name for name in names if name[:2] != "__")))
"""


ENUMS_OF_QT6 = """
import enum, json, sys
sys.modules["PyQt5"] = None
from PyQt6 import QtCore, QtGui, QtWidgets
owners = [each for module in (QtCore, QtGui, QtWidgets) for each in vars(module).values()]
found = [each for owner in owners if isinstance(owner, type) for each in vars(owner).values()]
print(json.dumps([each.__name__ for each in found if isinstance(each, enum.EnumMeta)]))
"""


class Complaint(NamedTuple):
    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def run(program: str, given: object = None) -> list:
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
        env={"QT_QPA_PLATFORM": "offscreen", "PATH": ""},
    )
    return json.loads(done.stdout)


@cache
def names_of_qt5() -> frozenset[str]:
    """All that any class of Qt 5 has: what isn't among them is a matter of the plugin's own types."""
    return frozenset(run(NAMES_OF_QT5.format(modules=repr([m for m in MODULES if m != "sip"]))))


@cache
def enums_of_qt6() -> frozenset[str]:
    """The short names of Qt's enums: mypy leaves out whose they are."""
    return frozenset(run(ENUMS_OF_QT6))


def write_stubs(folder: Path) -> None:
    """``qgis`` as QGIS 4 has it: its PyQt is PyQt6."""
    (folder / "qgis" / "PyQt").mkdir(parents=True, exist_ok=True)
    (folder / "qgis" / "__init__.pyi").touch()
    (folder / "qgis" / "PyQt" / "__init__.pyi").touch()
    for module in MODULES:
        moved = MOVED if module == "QtWidgets" else ""
        (folder / "qgis" / "PyQt" / f"{module}.pyi").write_text(f"from PyQt6.{module} import *\n{moved}")
    for name in ("utils", "processing"):
        (folder / "qgis" / f"{name}.pyi").write_text(ANYTHING)
    for name in QGIS:
        theirs = stub_of_qgis(name)
        public = folder / "qgis" / f"{name[1:]}.pyi"
        public.write_text(f"from qgis.{name} import *\n{ANYTHING}" if theirs else ANYTHING)
        if theirs:
            text = theirs.read_text("utf-8").replace("PyQt5", "PyQt6")
            (folder / "qgis" / f"{name}.pyi").write_text(text, "utf-8")


def stub_of_qgis(name: str) -> Optional[Path]:
    qgis = util.find_spec("qgis")
    stub = Path(qgis.origin).with_name(f"{name}.pyi") if qgis and qgis.origin else None
    return stub if stub and stub.exists() else None


def complaints(what: list[str], *paths: Path) -> list[Complaint]:
    """What mypy says of *what*, modules and packages below any of *paths*."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *OPTIONS, "--cache-dir", str(STUBS / "cache"), *what],
        cwd=ROOT,
        env={"MYPYPATH": f"{os.pathsep.join(map(str, (STUBS, *paths)))}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1) and not done.stderr, done.stdout[-2000:] + done.stderr
    every = filter(None, map(FOUND.match, done.stdout.splitlines()))
    return [
        Complaint(found["path"].removeprefix(f"{PACKAGE}/"), int(found["line"]), found["text"])
        for found in every
        if not found["path"].startswith(str(STUBS))
    ]


def is_of_qt(said: Complaint) -> bool:
    lacks = LACKS.match(said.text)
    if lacks:
        return lacks["name"] in names_of_qt5() and not NOT_OF_QT.match(lacks["owner"])
    if said.path == SWITCHES:
        return False
    return bool(OF_QT.search(said.text)) or not enums_of_qt6().isdisjoint(QUOTED.findall(said.text))


def narrower(said: Complaint) -> Optional[str]:
    """What PyQt6 must have for *said* to be no fault; None: it is one."""
    known = NARROWER.get(said.path, {})
    lacks, misfit = LACKS.match(said.text), MISFIT.search(said.text)
    if lacks:
        real = known.get(f"{lacks['owner']}.{lacks['name']}") or known.get(lacks["owner"])
        return real and (f"hasattr({real}, {lacks['name']!r})" if real != OURS else "True")
    real = known.get(misfit["given"]) if misfit else None
    if real == OURS:
        return "True"
    return real and f"issubclass({real}, {misfit['wanted']})"


def proof(said: Complaint) -> Optional[str]:
    return next((how for pattern, how in PROVEN.items() if re.search(pattern, said.text)), None)


def faults(found: list[Complaint]) -> list[str]:
    """Those of *found* that the real PyQt6 does not refute."""
    asked = [(said, narrower(said) or proof(said)) for said in found if is_of_qt(said)]
    answers = run(ASK, [question or "False" for _, question in asked])
    return [str(said) for (said, _), holds in zip(asked, answers) if not holds]


FAULTS = (
    "dialog.exec_()",
    "view.setSelectionMode(3)",
    "bar.setValue(0.5)",
    "metrics.width('x')",
    "box.layout().setMargin(0)",
    "mouse.globalPos()",
    "drop.pos()",
    "QApplication.desktop()",
    "QTextStream().setCodec('UTF-8')",
    "QPalette().color(QPalette.Window)",
    "int(box.sizePolicy().horizontalPolicy())",
    "QEvent.ToolTip",
    "view.model().sort(0, 1)",
)
HEAD = """
from __future__ import annotations
from qgis.PyQt.QtCore import *
from qgis.PyQt.QtGui import *
from qgis.PyQt.QtWidgets import *

class Narrow(QWidget):
    width = 5
    def enterEvent(self, event: QEvent) -> bool: return True
class Ours(QDialog):
    def go(self) -> None:
        self.exec_()

def uses(dialog: QDialog, view: QTreeView, bar: QProgressBar, metrics: QFontMetrics, box: QComboBox,
         mouse: QMouseEvent, drop: QDropEvent) -> None:
"""


@pytest.fixture(scope="module")
def said_by_mypy():
    """What it says of the plugin, and of a module full of faults: one run, as each reads all the stubs."""
    FAULTY.mkdir(parents=True, exist_ok=True)
    (FAULTY / "faulty.py").write_text(HEAD + "".join(f"    {line}\n" for line in FAULTS))
    write_stubs(STUBS)
    plugin = ["-p", "geoportfolio.ui", "-p", "geoportfolio.core", "-m", "geoportfolio.plugin"]
    found = complaints([*plugin, "-m", "faulty"], PACKAGE.parent, FAULTY)
    faulty = [said for said in found if said.path == str(FAULTY / "faulty.py")]
    return [said for said in found if said not in faulty], faulty


def test_every_call_fits_pyqt6(said_by_mypy):
    found, _ = said_by_mypy
    assert {said.path for said in found} & set(NARROWER), "mypy has read nothing"
    assert faults(found) == []


@pytest.fixture(scope="module")
def seen(said_by_mypy):
    """What is said of the module full of faults, by line."""
    found = [said for said in said_by_mypy[1] if is_of_qt(said)]
    assert all(proof(said) is None and narrower(said) is None for said in found)
    lines = (HEAD + "\n".join(FAULTS)).split("\n")
    return {(lines[said.line - 1].strip(), said.text) for said in found}


@pytest.mark.parametrize("line", [*FAULTS, "self.exec_()", "width = 5"])
def test_a_call_of_qt5_alone_is_found(line, seen):
    assert [text for where, text in seen if where == line]


def test_another_signature_than_that_of_the_virtual_is_found(seen):
    assert [text for where, text in seen if where.startswith("def enterEvent")]
