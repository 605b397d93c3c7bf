"""What runs on Linux alone is nowhere in the plugin: it is judged by its source, name by name.

The grammar and the standard library of Python 3.9 are vermin's matter (``make lint``); files that nobody may
delete while they are open, as Windows has them, are those of ``tests/qgis/plugin/test_windows_locks.py``.
"""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path, PurePosixPath
from typing import Iterator

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = [*ROOT.glob("*.py"), *sorted((ROOT / "core").rglob("*.py")), *sorted((ROOT / "ui").rglob("*.py"))]
# Not on Windows, or of another meaning there, or of the process that is QGIS's and not ours.
MODULES = {
    "fcntl",
    "grp",
    "pwd",
    "pty",
    "resource",
    "syslog",
    "termios",
    "tty",
    "posix",
    "crypt",
    "winreg",
    "msvcrt",
}
NAMES = {
    "os": {
        *("fork", "forkpty", "kill", "killpg", "getuid", "geteuid", "getgid", "setsid", "uname", "statvfs"),
        *("mkfifo", "chown", "chmod", "symlink", "link", "readlink", "nice", "sched_getaffinity", "wait"),
        *("rename", "system", "popen", "chdir", "umask"),
    },
    "signal": {"SIGKILL", "SIGALRM", "SIGHUP", "SIGUSR1", "SIGUSR2", "alarm", "setitimer"},
    "time": {"tzset"},
    "locale": {"setlocale"},
    "socket": {"AF_UNIX"},
    "tempfile": {"mktemp"},
}
# Of a path: it doesn't replace what is there on Windows, needs rights there, or isn't there.
METHODS = {"rename", "symlink_to", "hardlink_to", "lchmod"}
TEXT_MODES = {"r", "w", "a", "x", "r+", "w+", "a+", "rt", "wt", "at", "xt"}
BEGINNINGS = ("/tmp", "/var/", "/usr/", "/home/", "/dev/", "/proc/", "/etc/", "~/", "file:/")
# It makes SQLite's address of a file itself, a network share's included.
ADDRESSES = {"core/gis/sql.py"}
RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


def faults_in(tree: ast.AST, place: str = "") -> Iterator[str]:
    """What of *tree* another system would take otherwise."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from _in_import(node)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in NAMES.get(node.value.id, ()):
                yield f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.startswith(BEGINNINGS) and " " not in node.value and place not in ADDRESSES:
                yield f"path {node.value!r}"
        elif isinstance(node, ast.JoinedStr):
            yield from _in_joined(node)
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Attribute, ast.Name)):
            yield from _in_call(node)


def _in_import(node: ast.AST) -> Iterator[str]:
    names = {alias.name for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        yield from sorted(names & NAMES.get(node.module or "", set()))
        names = {node.module}
    yield from (f"module {name}" for name in sorted(filter(None, names)) if name in MODULES)


def _in_joined(node: ast.JoinedStr) -> Iterator[str]:
    """A path that is put together with a slash: what is before it is a folder."""
    for before, after in zip(node.values, node.values[1:]):
        if isinstance(after, ast.Constant) and str(after.value).startswith("/"):
            name = before.value if isinstance(before, ast.FormattedValue) else None
            if isinstance(name, ast.Name) and name.id in ("folder", "path", "directory", "home"):
                yield f"path of {name.id} put together"


def _in_call(node: ast.Call) -> Iterator[str]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
    keywords = {keyword.arg for keyword in node.keywords}
    given = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if name == "strftime" and any(part in text for text in given for part in ("%-", "%s", "%e", "%P")):
        yield "strftime of one system"
    elif name in METHODS and isinstance(node.func, ast.Attribute) and not _is_parts(node.func.value):
        yield f"{name} of a path"
    elif name in ("read_text", "write_text") and "encoding" not in keywords and not _has_utf(given):
        yield f"{name} without an encoding"
    elif name == "open" and TEXT_MODES & set(given) and not keywords & {"encoding", "force_zip64"}:
        yield "open without an encoding"


def _is_parts(owner: ast.AST) -> bool:
    """Ours, which replaces and tries again."""
    return getattr(owner, "attr", getattr(owner, "id", "")) == "parts"


def _has_utf(given: list[str]) -> bool:
    return any(text.lower().startswith("utf") for text in given)


def text_writers(tree: ast.AST) -> list[ast.Call]:
    """Where a file is opened to write text: it must say how its lines end."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [
        call
        for call in calls
        if getattr(call.func, "attr", getattr(call.func, "id", "")) == "open"
        and any(isinstance(arg, ast.Constant) and arg.value in ("w", "a", "x") for arg in call.args)
        and any(keyword.arg == "encoding" for keyword in call.keywords)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_is_asked_of_one_system_alone(path):
    place = path.relative_to(ROOT).as_posix()
    tree = ast.parse(path.read_text("utf-8"), feature_version=(3, 9))
    assert list(faults_in(tree, place)) == []


def test_files_of_text_say_how_their_lines_end():
    writers = [call for path in FILES for call in text_writers(ast.parse(path.read_text("utf-8")))]
    assert len(writers) >= 5
    assert all("newline" in {keyword.arg for keyword in call.keywords} for call in writers)


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "from pwd import getpwuid",
        "from os import fork, kill",
        "import os\nos.uname()",
        "import os\nos.rename(a, b)",
        "import time\ntime.tzset()",
        "import locale\nlocale.setlocale(locale.LC_ALL, '')",
        "part.rename(target)",
        "link.symlink_to(target)",
        "path.read_text()",
        "path.write_text(text)",
        "open(path, 'w')",
        "path.open('a', newline='')",
        "when.strftime('%-d.%-m.')",
        "FOLDER = '/tmp/x'",
        "url = f'file://{path}'",
        "name = f'{folder}/index.csv'",
    ],
)
def test_each_rule_notices_when_it_is_broken(source):
    assert list(faults_in(ast.parse(source))) != []


def names_in_the_repository() -> list[PurePosixPath]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [PurePosixPath(name) for name in listed.stdout.split("\0") if name]


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
    assert unfit(names_in_the_repository()) == []


@pytest.mark.parametrize(
    "names",
    [["a/con.py"], ["a/nul"], ["a/b."], ["a/x:y"], ["Icon.svg", "icon.svg"], ["a/ä.py"], ["d/" * 80 + "x"]],
)
def test_a_name_that_another_system_has_not_is_noticed(names):
    assert unfit([PurePosixPath(name) for name in names]) != []
