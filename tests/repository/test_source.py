"""The source of plugin and sandbox: floors, and what no file may do."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path, PurePosixPath
from typing import Callable

import pytest

from tests.repository import rules

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("core", "ui", "sandbox")
WINDOW = "ui/window/window.py"
PLANTED = {
    rules.imports_keep_to_the_floors: [
        ("core/api/x.py", "from ..gis import store"),
        ("core/api/x.py", "from qgis.core import QgsProject"),
        ("core/exposure/x.py", "from ..api import Client"),
        ("core/exposure/x.py", "from qgis.core import QgsProject"),
        ("core/gis/x.py", "from ...ui import messages"),
        ("core/gis/x.py", "from ..toolbox.provider import Provider"),
        ("core/toolbox/x.py", "from ...ui.messages import sentence"),
        ("ui/x.py", "from ..core.toolbox import provider"),
        ("ui/x.py", "from ..core import toolbox"),
        ("ui/x.py", "from .. import plugin"),
        ("sandbox/x.py", "import geoportfolio"),
        ("sandbox/x.py", "from ..core.api import Client"),
        ("sandbox/x.py", "import core.api"),
    ],
    rules.methods_stay_in_their_file: [("ui/x.py", "project.addMapLayer(layer)")],
    rules.every_system_takes_it: [
        ("ui/x.py", "part.rename(target)"),
        ("ui/x.py", "link.symlink_to(target)"),
        ("ui/x.py", "path.read_text()"),
        ("ui/x.py", "path.write_text(text)"),
        ("ui/x.py", "open(path, 'w')"),
        ("ui/x.py", "path.open('a', newline='')"),
        ("ui/x.py", "path.open('w', encoding='utf-8')"),
        ("ui/x.py", "when.strftime('%-d.%-m.')"),
        ("ui/x.py", "FOLDER = '/tmp/x'"),
        ("ui/x.py", "url = f'file://{path}'"),
        ("ui/x.py", "name = f'{folder}/index.csv'"),
    ],
    rules.tooltips_are_plain: [
        ("ui/x.py", "button.setToolTip(source.name)"),
        ("ui/x.py", "button.setWhatsThis(tr('{name}').format(name=name))"),
        (
            "ui/selection/columns_dialog.py",
            "button.setToolTip(name if is_known else tr('x'))",
        ),
    ],
    rules.labels_are_plain: [
        ("ui/x.py", "def f():\n return QLabel()"),
        ("ui/x.py", "def f(name):\n return QLabel(name)"),
        ("ui/x.py", "def f(name):\n return QLabel(str(name))"),
    ],
    rules.signals_have_one_form: [("ui/x.py", "box.activated[str].connect(go)")],
}
BANNED = """
import requests
import sandbox.testing
import sip
from PyQt5.QtCore import Qt
from qgis.core import QgsTask
from qgis.core import Qgis; NEW = Qgis.QGIS_VERSION_INT >= 33800
from qgis.PyQt.QtCore import qVersion
from qgis.PyQt.QtGui import QDesktopServices; QDesktopServices.openUrl(url)
from qgis.PyQt.QtWidgets import QMessageBox
import sys; OLD = sys.version_info < (3, 10)
import fcntl
from pwd import getpwuid
from os import fork
import os; os.uname()
import os; os.rename(a, b)
import time; time.tzset()
import locale; locale.setlocale(locale.LC_ALL, "")
open(path)
"""


@cache
def trees() -> dict[str, ast.Module]:
    files = [
        *ROOT.glob("*.py"),
        *(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))),
    ]
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in files}


@pytest.mark.parametrize("rule", rules.RULES, ids=lambda rule: rule.__name__)
def test_no_file_breaks_the_rule_that(rule):
    assert {"plugin.py", "core/api/endpoints.py", "ui/window/messages.py", "sandbox/app.py"} <= trees().keys()
    is_for_the_sandbox = rule is rules.imports_keep_to_the_floors
    files = [place for place in trees() if is_for_the_sandbox or not place.startswith("sandbox/")]
    assert [fault for place in sorted(files) for fault in rule(place, trees()[place])] == []


def packages_within(folder: str, used: Callable[[str, ast.Module], set[str]]) -> dict[str, set[str]]:
    """By package of *folder*, the others there that it uses."""
    uses: dict[str, set[str]] = {}
    for place, tree in trees().items():
        match = re.match(rf"{folder}/(\w+)/", place)
        if match is not None:
            own = match.group(1)
            uses.setdefault(own, set()).update(used(place, tree) - {own})
    return uses


def test_packages_of_core_gis_import_each_other_one_way():
    uses = packages_within("core/gis", rules.packages_used)
    assert {"storage", "results"} <= uses.keys() and "storage" in uses["results"]
    TopologicalSorter(uses).prepare()  # raises CycleError, which names the packages


def test_packages_of_ui_import_each_other_one_way():
    """All but the window itself, whose parts they are: it imports each when it is first asked for."""
    uses = packages_within(
        "ui", lambda place, tree: set() if place == WINDOW else rules.rooms_used(place, tree)
    )
    assert uses["widgets"] == set() and uses["help"] == {"widgets"} and uses["window"] == {"widgets"}
    assert {"areas", "results"} <= uses.keys() and "window" in uses["results"]
    TopologicalSorter(uses).prepare()


def test_each_rule_sees_what_breaks_it():
    assert PLANTED.keys() == set(rules.RULES)
    planted = [(rule, *each) for rule, several in PLANTED.items() for each in several]
    assert [each for each in planted if not list(each[0](each[1], ast.parse(each[2])))] == []


def test_ruff_sees_what_is_banned():
    lines = BANNED.strip().splitlines()
    options = ("--select", "TID251,PLW1514", "--output-format", "concise", "--stdin-filename", "ui/x.py")
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", *options, "-"],
        cwd=ROOT,
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
    )
    seen = {int(said.split(":")[1]) for said in done.stdout.splitlines() if said.startswith("ui/x.py:")}
    assert [line for number, line in enumerate(lines, 1) if number not in seen] == []


RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


def unfit(names: list[PurePosixPath]) -> list[str]:
    """Names that Windows or macOS can't have beside the others."""
    lowered = [str(name).lower() for name in names]
    twice = {name for name in lowered if lowered.count(name) > 1}
    return [
        str(name)
        for name in names
        if str(name).lower() in twice
        or not str(name).isascii()
        or len(str(name)) > 150
        or any(part.split(".")[0].lower() in RESERVED for part in name.parts)
        or any(part[-1] in ". " or set(part) & set('<>:"\\|?*') for part in name.parts)
    ]


def test_every_file_can_have_its_name_on_every_system():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert unfit([PurePosixPath(name) for name in listed.stdout.split("\0") if name]) == []
    planted = ["a/con.py", "a/nul", "a/b.", "a/x:y", "Icon.svg", "icon.svg", "a/ä.py", "d/" * 80 + "x"]
    assert unfit(list(map(PurePosixPath, planted))) == planted


@pytest.mark.parametrize("kind", [DeprecationWarning, PendingDeprecationWarning])
def test_what_is_deprecated_is_an_error_in_our_code_alone(kind):
    call = "import warnings\nwarnings.warn('there is a newer way', kind)"
    with pytest.raises(kind):
        exec(call, {"__name__": f"{rules.PACKAGE}.ui.docks", "kind": kind})
    with pytest.warns(kind):
        exec(call, {"__name__": f"{rules.PACKAGE}_of_others", "kind": kind})


BRITISH = re.compile(
    r"catalogue|colour|centre|neighbour|behaviour|favour|licence|labelled|travelled"
    r"|(?:normal|organ|recogn|minim|maxim|optim|summar|serial)is(?:e|ing|ation)|\bgrey\b|\bmetre",
    re.IGNORECASE,
)
SPELLED_OTHERWISE = {
    "core/gis/text/lengths.py": "what an analyst may type",
    "tests/qgis/text/test_lengths.py": "what an analyst may type",
    "tests/data/make_project_0_1.py": "the names of that version",
    "tests/repository/test_source.py": "the words themselves",
}


def test_spelling_is_american():
    listed = subprocess.run(
        ["git", "ls-files", "*.py", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = [
        (name, number, word)
        for name in listed.stdout.split()
        if name not in SPELLED_OTHERWISE
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1)
        for word in BRITISH.findall(line)
    ]
    assert found == []


BANNED_WORDS = re.compile(r"\b(?:anew|meanwhile|whoever|somebody|nobody)\b", re.IGNORECASE)
"""Where the standard word is better: again, at the same time, the caller, the user, no response."""


def test_prose_has_none_of_the_banned_words():
    listed = subprocess.run(
        ["git", "ls-files", "*.py", "docs/*.md", "README.md", "benchmarks/*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = [name for name in listed.stdout.split() if not name.startswith("tests/")]
    assert {"plugin.py", "core/api/errors.py", "docs/index.md", "sandbox/app.py"} <= set(files)
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in files
        if (ROOT / name).exists()
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1)
        if BANNED_WORDS.search(line)
    ]
    assert found == []
