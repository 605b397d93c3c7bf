"""``python -m tools.qt6``: what mypy says of the plugin by PyQt6's stubs, and does not say by PyQt5's.

QGIS 4 is not packaged yet, PyQt6 is. QGIS's own stubs come along, and take their Qt from the one or the
other. What mypy says both times is another matter, but for what Qt 5 takes whatever its stubs say: enums by
their old names, and numbers in their place. ``PLANTED`` has to be seen, or the run fails as well.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import util
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
IMPORTED = ROOT / "build" / "import"
STUBS = ROOT / "build" / "qt6"
"""Kept, so that mypy reads only what has changed."""
MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtPrintSupport", "QtSvg", "QtXml", "QtTest", "sip")
# What QGIS's own qgis.PyQt.QtWidgets brings along on Qt 6, where PyQt6 has it in QtGui.
MOVED = "from PyQt6.QtGui import QAction as QAction, QActionGroup as QActionGroup, QShortcut as QShortcut\n"
ANYTHING = "from typing import Any\ndef __getattr__(name: str) -> Any: ...\n"
OPTIONS = (
    "--config-file=",
    "--no-strict-optional",
    "--check-untyped-defs",
    "--ignore-missing-imports",
    "--allow-redefinition-new",
    "--local-partial-types",
    "--hide-error-context",
    "--no-error-summary",
)
# The one file that may ask for a name of either Qt, as it falls back to the other.
SWITCHES = "core/gis/compat.py"
# What the stubs of PyQt6 deny, and PyQt6 has: tests/repository/qt6/modules.py asks it.
DENIED = re.compile(
    r'No overload variant of "bytes" matches argument type "QByteArray"'
    r'|"(QItemSelection|QPolygonF)" has no attribute "__iter__"'
    r'|Signature of "parent" incompatible with supertype "PyQt6.QtCore.Q(AbstractItemModel|Object)"'
    # QWidget.find is static and looks for a window of the system: an attribute of that name hides nothing.
    r"|Callable\[\[voidptr\], QWidget\]"
    # The number of a key is equal to it.
    r'|expected "tuple\[Key, bool\]"'
    # A watched QObject is the widget that it was installed on.
    r'|"showText" of "QToolTip" has incompatible type "QObject"'
)
TAKEN_BY_QT5 = re.compile(
    r'" of "Q(?!gs|gis)\w+" (has incompatible|matches argument) types? .*"(int|float)"'
    r'|"(type\[)?(?!Qg)[^"\[]+\]?" has no attribute "[A-Z]'
)
READ = ("-p", "geoportfolio.core", "-p", "geoportfolio.ui", "-m", "geoportfolio.plugin", "-m", "planted")
PLANTED = """
from __future__ import annotations
from qgis.PyQt.QtCore import QEvent, Qt, QTextStream
from qgis.PyQt.QtGui import QDropEvent, QFontMetrics, QMouseEvent, QPalette
from qgis.PyQt.QtWidgets import QApplication, QComboBox, QDialog, QProgressBar, QTreeView, QWidget

class Entered(QWidget):
    def enterEvent(self, event: QEvent) -> None:
        super().enterEvent(event)  # planted
class Ours(QDialog):
    def go(self) -> None:
        self.exec_()  # planted
        self.Accepted  # planted

def uses(dialog: QDialog, view: QTreeView, bar: QProgressBar, metrics: QFontMetrics, box: QComboBox,
         mouse: QMouseEvent, drop: QDropEvent) -> None:
    from qgis.PyQt.QtCore import QRegExp  # planted
    from qgis.PyQt.QtWidgets import QUndoStack  # planted
    Qt.AlignLeft  # planted
    QEvent.ToolTip  # planted
    QPalette().color(QPalette.Window)  # planted
    QApplication.desktop()  # planted
    QTextStream().setCodec("UTF-8")  # planted
    dialog.exec_()  # planted
    metrics.width("x")  # planted
    mouse.globalPos()  # planted
    drop.pos()  # planted
    view.setSelectionMode(3)  # planted
    view.model().sort(0, 1)  # planted
    bar.setValue(0.5)  # planted
    int(box.sizePolicy().horizontalPolicy())  # planted
"""


def write_stubs() -> None:
    """``qgis`` of both, and ``PyQt5`` as it is, or with PyQt6 behind its names."""
    for folder in ("both/qgis/PyQt", "five/PyQt5", "six/PyQt5"):
        (STUBS / folder).mkdir(parents=True, exist_ok=True)
    for package in ("both/qgis", "both/qgis/PyQt", "five/PyQt5", "six/PyQt5"):
        (STUBS / package / "__init__.pyi").touch()
    for module in MODULES:
        moved = MOVED if module == "QtWidgets" else ""
        (STUBS / "both/qgis/PyQt" / f"{module}.pyi").write_text(f"from PyQt5.{module} import *\n")
        (STUBS / "five/PyQt5" / f"{module}.pyi").write_text(_stub("PyQt5", module))
        (STUBS / "six/PyQt5" / f"{module}.pyi").write_text(f"from PyQt6.{module} import *\n{moved}")
    for name in ("utils", "processing"):
        (STUBS / "both/qgis" / f"{name}.pyi").write_text(ANYTHING)
    for name in ("core", "gui", "analysis"):
        (STUBS / "both/qgis" / f"{name}.pyi").write_text(f"from qgis._{name} import *\n{ANYTHING}")
        (STUBS / "both/qgis" / f"_{name}.pyi").write_text(_stub("qgis", f"_{name}"))
    (STUBS / "both/planted.py").write_text(PLANTED)


def _stub(package: str, module: str) -> str:
    text = Path(util.find_spec(package).origin).with_name(f"{module}.pyi").read_text("utf-8")
    # Some releases of PyQt5 lack the dot.
    return text.replace("PyQt5.sipsimplewrapper", "PyQt5.sip.simplewrapper")


def complaints(binding: str) -> set[str]:
    """What mypy says of the plugin and of what is planted, a line each."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *OPTIONS, "--cache-dir", str(STUBS / binding / "cache"), *READ],
        cwd=ROOT,
        env={"MYPYPATH": os.pathsep.join(map(str, (STUBS / binding, STUBS / "both", IMPORTED))), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 1) or done.stderr:
        raise RuntimeError(done.stdout[-2000:] + done.stderr)
    return {said for said in done.stdout.splitlines() if " error: " in said and ".pyi:" not in said}


def findings() -> list[str]:
    write_stubs()
    with ThreadPoolExecutor() as pool:
        five, six = pool.map(complaints, ("five", "six"))
    taken = set(filter(TAKEN_BY_QT5.search, six))
    seen = {said for said in (six - five) | taken if SWITCHES not in said and not DENIED.search(said)}
    of_planted = {said for said in seen if "planted.py:" in said}
    lines = {int(said.split(":")[1]) for said in of_planted}
    missed = [
        f"Not seen: {line.strip()}"
        for number, line in enumerate(PLANTED.splitlines(), 1)
        if line.endswith("# planted") and number not in lines
    ]
    return sorted(seen - of_planted) + missed


if __name__ == "__main__":
    found = findings()
    print("\n".join(found) or "What the plugin asks of Qt is in PyQt6.")
    sys.exit(bool(found))
