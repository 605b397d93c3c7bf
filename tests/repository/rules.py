"""What a source file may not hold, read from its syntax tree.

Names that only one file may use, and those that not every system has, are banned in ``pyproject.toml``; the
grammar and standard library of Python 3.9 are vermin's matter, as ``make lint`` asks it.

A rule takes the path of a file and its tree, and yields a line for each place that breaks it.
"""

from __future__ import annotations

import ast
import re
from typing import Iterator

PACKAGE = "geoportfolio"
# A floor, and what it may import of the repository itself.
FLOORS = {
    "core.api": {"core.api"},
    "core.exposure": {"core.exposure"},
    "core.gis": {"core.gis", "core.api", "core.exposure"},
    "core.toolbox": {"core.toolbox", "core.gis", "core.api", "core.exposure"},
    "ui": {"ui", "core.gis", "core.api", "core.exposure"},
    "plugin": {"ui", "core.toolbox", "core.gis", "core.api"},
    "sandbox": {"sandbox"},
    "": {"plugin"},
}
WITHOUT = {"core.api": {"qgis", "osgeo", "numpy"}, "core.exposure": {"qgis", "osgeo"}}
METHODS_OF_ONE_FILE = {
    "addMapLayer": "core/gis/layers/layer_tree.py",
    "addMapLayers": "core/gis/layers/layer_tree.py",
    "messageBar": "ui/window/messages.py",
}
# Of a path: it doesn't replace what is there on Windows, needs rights there, or isn't there.
METHODS_OF_ONE_SYSTEM = {"rename", "symlink_to", "hardlink_to", "lchmod"}
TEXT_MODES = {"r", "w", "a", "x", "r+", "w+", "a+", "rt", "wt", "at", "xt"}
BEGINNINGS = ("/tmp", "/var/", "/usr/", "/home/", "/dev/", "/proc/", "/etc/", "~/", "file:/")
# It makes SQLite's address of a file itself, a network share's included.
ADDRESSES = "core/gis/sqlite/sql.py"
PLAIN_MAKERS = {"tr", "plain_tip", "tip_of", "rich", "rich_tip", "escape"}
# Where a tooltip is made of what has been made plain before, or of our own words alone.
OWN_WORDS = {
    "plugin.py": {"tip"},
    "ui/accumulation/page.py": {"_unpin_tip() if is_pinned else _pin_tip()"},
    "ui/charts/actions.py": {"tip"},
    "ui/selection/columns_dialog.py": {"tip"},
    "ui/widgets/controls.py": {"tip"},
    "ui/help/window.py": {"item.text()"},
    "ui/layers/layer_status.py": {"tip"},
    "ui/connections/open_points_editor.py": {"_tips().get(name, '')"},
    "ui/processing/processing_wrappers.py": {"self.tip_text()"},
    "ui/reports/page.py": {"says"},
    "ui/reports/viewer_bars.py": {"button.tip"},
    "ui/selection/area_section.py": {"tips.get(meters, '')"},
    "ui/widgets/tick_list.py": {"tip"},
}
# Signals that are taken by a type: one of QGIS, and one that PyQt6 takes so, too.
OVERLOADED = {"messageReceived", "highlighted"}


def imports_keep_to_the_floors(place: str, tree: ast.Module) -> Iterator[str]:
    floor = _floor_of(place.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    for line, imported in _imports_of(place, tree):
        top = imported.split(".")[0]
        is_ours = top in {PACKAGE, *FLOORS, "core"}
        if is_ours and _floor_of(imported.removeprefix(f"{PACKAGE}.")) not in FLOORS[floor]:
            yield f"{place}:{line}: imports {imported}"
        if top in WITHOUT.get(floor, ()):
            yield f"{place}:{line}: {floor} is plain Python, without {top}"


def _floor_of(module: str) -> str:
    return next((floor for floor in FLOORS if floor and f"{module}.".startswith(f"{floor}.")), "")


def _imports_of(place: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Absolute names of what a file imports, of its own package by ``geoportfolio``."""
    package = [PACKAGE, *place.split("/")[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            within = [*base, *filter(None, [node.module])]
            yield from ((node.lineno, ".".join([*within, alias.name])) for alias in node.names)


def packages_used(place: str, tree: ast.Module) -> set[str]:
    """The packages of ``core.gis`` that a file imports, or names as ``gis.<package>`` to import them late.

    What is imported for annotations alone does not count.
    """
    attributes = (node for node in _nodes_that_run(tree) if isinstance(node, ast.Attribute))
    return _packages_imported(place, tree, [PACKAGE, "core", "gis"]) | {
        each.attr for each in attributes if isinstance(each.value, ast.Name) and each.value.id == "gis"
    }


def rooms_used(place: str, tree: ast.Module) -> set[str]:
    """The packages of ``ui`` that a file imports, at its top or late; not those for annotations alone."""
    return _packages_imported(place, tree, [PACKAGE, "ui"])


def _packages_imported(place: str, tree: ast.Module, within: list[str]) -> set[str]:
    nodes = (node for node in _nodes_that_run(tree) if isinstance(node, (ast.Import, ast.ImportFrom)))
    imported = (name.split(".") for _, name in _imports_of(place, ast.Module(list(nodes), [])))
    depth = len(within)
    return {parts[depth] for parts in imported if parts[:depth] == within and len(parts) > depth + 1}


def _nodes_that_run(tree: ast.Module) -> list[ast.AST]:
    """All nodes but those that are for annotations alone."""
    late = {id(each) for node in ast.walk(tree) if _is_for_types(node) for each in ast.walk(node)}
    return [node for node in ast.walk(tree) if id(node) not in late]


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def methods_stay_in_their_file(place: str, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        owner = METHODS_OF_ONE_FILE.get(node.attr, place) if isinstance(node, ast.Attribute) else place
        if owner != place:
            yield f"{place}:{node.lineno}: {node.attr} belongs to {owner}"


def every_system_takes_it(place: str, tree: ast.Module) -> Iterator[str]:
    """Paths, files of text and dates."""
    for node in ast.walk(tree):
        fault = None
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.startswith(BEGINNINGS) and " " not in node.value and place != ADDRESSES:
                fault = f"path {node.value!r}"
        elif isinstance(node, ast.JoinedStr):
            fault = _fault_of_joined(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, (ast.Attribute, ast.Name)):
            fault = _fault_of_call(node)
        if fault:
            yield f"{place}:{node.lineno}: {fault}"


def _fault_of_joined(node: ast.JoinedStr) -> str | None:
    """A path that is put together with a slash: what is before it is a folder."""
    for before, after in zip(node.values, node.values[1:]):
        name = getattr(getattr(before, "value", None), "id", "")
        is_deeper = isinstance(after, ast.Constant) and str(after.value).startswith("/")
        if is_deeper and name in ("folder", "path", "directory", "home"):
            return f"path of {name} put together"
    return None


def _fault_of_call(node: ast.Call) -> str | None:
    name = _name_of(node.func)
    keywords = {keyword.arg for keyword in node.keywords}
    given = {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    has_encoding = "encoding" in keywords or any(text.lower().startswith("utf") for text in given)
    opens_text = name == "open" and TEXT_MODES & given and "force_zip64" not in keywords
    if name == "strftime" and any(part in text for text in given for part in ("%-", "%s", "%e", "%P")):
        return "strftime of one system"
    # Ours, of parts, replaces and tries again.
    if name in METHODS_OF_ONE_SYSTEM and isinstance(node.func, ast.Attribute):
        return f"{name} of a path" if _name_of(node.func.value) != "parts" else None
    if (name in ("read_text", "write_text") or opens_text) and not has_encoding:
        return f"{name} without an encoding"
    if opens_text and "newline" not in keywords and not given.isdisjoint("wax"):
        return "open for writing does not say how lines end"
    return None


def _name_of(node: ast.AST) -> str:
    return getattr(node, "attr", getattr(node, "id", ""))


def tooltips_are_plain(place: str, tree: ast.Module) -> Iterator[str]:
    """Each is made plain, or of our own words: rich text reads pictures from disks and other computers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _name_of(node.func) in {"setToolTip", "setWhatsThis"}:
            made = ast.unparse(node.args[0])
            if not _is_plain(node.args[0]) and made not in OWN_WORDS.get(place, ()):
                yield f"{place}:{node.lineno}: tooltip of {made}"


def _is_plain(node: ast.AST) -> bool:
    if isinstance(node, ast.IfExp):
        return _is_plain(node.body) and _is_plain(node.orelse)
    if isinstance(node, ast.Call):
        return _name_of(node.func) in PLAIN_MAKERS
    return isinstance(node, ast.Constant)


def labels_are_plain(place: str, tree: ast.Module) -> Iterator[str]:
    """``QLabel()`` that is filled later is made plain where it is made; other labels hold a literal."""
    for function in (each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)):
        if "PlainText" in ast.unparse(function):
            continue
        for node in (each for each in ast.walk(function) if isinstance(each, ast.Call)):
            is_literal = bool(node.args) and re.search(r"\btr\(", ast.unparse(node.args[0]))
            if getattr(node.func, "id", "") == "QLabel" and not is_literal:
                yield f"{place}:{node.lineno}: label of {ast.unparse(node)}"


def signals_have_one_form(place: str, tree: ast.Module) -> Iterator[str]:
    """None is taken by a type, as ``activated[str]``: Qt 6 has one form of nearly all."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("connect", "disconnect", "emit"):
            signal = _name_of(node.value.value) if isinstance(node.value, ast.Subscript) else ""
            if signal and signal not in OVERLOADED:
                yield f"{place}:{node.lineno}: one form of {signal}"


RULES = (
    imports_keep_to_the_floors,
    methods_stay_in_their_file,
    every_system_takes_it,
    tooltips_are_plain,
    labels_are_plain,
    signals_have_one_form,
)
