"""Draws one-line defects by a seed from mutmut's operators, and notes which tests reach each of them."""

from __future__ import annotations

import ast
import random
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Iterator, NamedTuple, Optional, Sequence

from mutmut.mutation.file_mutation import Mutation, create_mutations
from mutmut.mutation.mutators import mutation_operators

_DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef)
_PROBE = """
def _reached(folder, number, noted=set()):
    import os
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    if (number, test) not in noted:
        noted.add((number, test))
        with open(os.path.join(folder, str(number)), "a", encoding="utf-8") as file:
            file.write(test + "\\n")
"""
"""Sees threads of QGIS and processes that a test starts, which coverage.py does not."""


@dataclass(frozen=True)
class Mutant:
    """One changed line; *path* is relative to the repository."""

    path: str
    line: int
    operator: str
    before: str
    after: str

    @property
    def room(self) -> str:
        return str(Path(self.path).parent)

    def plant(self, root: Path) -> None:
        """Change the line in the copy of the repository at *root*."""
        file = root / self.path
        lines = file.read_text("utf-8").splitlines(keepends=True)
        assert lines[self.line - 1] == self.before
        lines[self.line - 1] = self.after
        file.write_text("".join(lines), "utf-8")


class Place(NamedTuple):
    """A function, a method, or a statement outside of both: no two mutants share one."""

    path: str
    name: str
    first: int
    last: int


def drawn(root: Path, seed: int, count: int, room: str = "") -> list[Mutant]:
    """Return *count* mutants in any order: each room has at least one, and more by its lines (D'Hondt).

    :param room: a folder; only its rooms are drawn from.
    """
    rooms: dict[str, list[Place]] = defaultdict(list)
    for place in _places(root):
        if f"{place.path}/".startswith(f"{room}/" if room else ""):
            rooms[str(Path(place.path).parent)].append(place)
    lines = {name: sum(_length(place) for place in places) for name, places in rooms.items()}
    shares = dict.fromkeys(rooms, 1)
    while sum(shares.values()) < count:
        shares[max(rooms, key=lambda name: lines[name] / shares[name])] += 1
    mutants: list[Mutant] = []
    for name, places in sorted(rooms.items()):
        # A long place is drawn as often as its lines make up of the room (Efraimidis and Spirakis).
        order = sorted(places, key=lambda place: -(_chance(seed, place).random() ** (1 / _length(place))))
        found = (_mutant(root, place, _chance(seed, place)) for place in order)
        mutants += islice(filter(None, found), shares[name])
    return random.Random(seed).sample(mutants, len(mutants))


def _length(place: Place) -> int:
    return place.last - place.first + 1


def _chance(seed: int, place: Place) -> random.Random:
    return random.Random(f"{seed} {place.path} {place.name}")


def _sources(root: Path) -> list[str]:
    files = sorted([*root.glob("*.py"), *root.glob("core/**/*.py"), *root.glob("ui/**/*.py")])
    return [str(file.relative_to(root)) for file in files]


def _places(root: Path) -> Iterator[Place]:
    for path in _sources(root):
        for node in ast.parse((root / path).read_text("utf-8")).body:
            for each in node.body if isinstance(node, ast.ClassDef) else [node]:
                if not isinstance(each, (ast.Import, ast.ImportFrom, ast.Expr)):
                    owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
                    name = each.name if isinstance(each, _DEFINITION) else ast.unparse(each).split("=")[0]
                    yield Place(path, owner + name, each.lineno, each.end_lineno or each.lineno)


def _mutant(root: Path, place: Place, chance: random.Random) -> Optional[Mutant]:
    """Return a mutant of the place: any of its operators first, then any that this one makes there."""
    source = (root / place.path).read_text("utf-8")
    module, made, *_ = create_mutations(place.path, source, set(range(place.first, place.last + 1)))
    mutations = [(_operator(each), each) for each in made]
    ranks = {name: chance.random() for name in sorted({name for name, _ in mutations})}
    for operator, mutation in sorted(mutations, key=lambda each: (ranks[each[0]], chance.random())):
        code = module.deep_replace(mutation.original_node, mutation.mutated_node).code  # type: ignore[arg-type]
        before, after = (text.splitlines(keepends=True) for text in (source, code))
        changed = [at for at, (old, new) in enumerate(zip(before, after)) if old != new]
        if len(before) == len(after) and len(changed) == 1 and not _is_screen_text(operator, mutation):
            return Mutant(place.path, changed[0] + 1, operator, before[changed[0]], after[changed[0]])
    return None


def _operator(mutation: Mutation) -> str:
    node = mutation.original_node
    for kind, operator in mutation_operators:
        if isinstance(node, kind) and any(made.deep_equals(mutation.mutated_node) for made in operator(node)):
            return operator.__name__.replace("operator_", "")
    raise LookupError(f"no operator makes {mutation.mutated_node}")


def _is_screen_text(operator: str, mutation: Mutation) -> bool:
    """Return whether a sentence or its context is changed: the check of the translations reports each."""
    text = getattr(mutation.original_node, "value", "")
    return operator == "string" and (" " in text or text == '"GeoPortfolio"')


def probe(root: Path, mutants: Sequence[Mutant], notes: Path) -> None:
    """Have the source below *root* note in the file *notes*/index which tests reach the mutant's statement.

    What a mutant changes outside of functions is reached by each function that names what is set there.
    """
    trees = {path: ast.parse((root / path).read_text("utf-8")) for path in _sources(root)}
    probed = dict.fromkeys(mutant.path for mutant in mutants)
    for number, mutant in enumerate(mutants):
        call = f"_reached({str(notes)!r}, {number})"
        if block := _innermost(trees[mutant.path], mutant.line):
            block[0].insert(block[1], ast.parse(call).body[0])
            continue
        for path, function in _naming(trees, mutant):
            probed[path] = None
            function.body.insert(0, ast.parse(call).body[0])
    for path in probed:
        body = trees[path].body
        first = next((at for at, each in enumerate(body, 1) if getattr(each, "module", 0) == "__future__"), 0)
        body[first:first] = ast.parse(_PROBE).body
        (root / path).write_text(ast.unparse(ast.fix_missing_locations(trees[path])), "utf-8")


def _innermost(tree: ast.Module, line: int) -> Optional[tuple[list[ast.stmt], int]]:
    """Return the block of the line's statement, and where in it; for a function's head its body's start."""
    found = None
    for node in ast.walk(tree):  # what lies deeper comes later
        if isinstance(node, _DEFINITION) and _covers(node, line):
            found = node.body, 0
        for block in (getattr(node, name, None) for name in ("body", "orelse", "finalbody")):
            for at, each in enumerate(block if isinstance(block, list) else ()):
                if found and _covers(each, line) and not isinstance(each, _DEFINITION):
                    found = block, at
    return found


def _naming(trees: dict[str, ast.Module], mutant: Mutant) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Return the functions that name what the mutant's statement sets or what is set from it, with files."""
    nodes = [(path, node) for path, tree in trees.items() for node in ast.walk(tree)]
    bodies = [node.body for _, node in nodes if isinstance(node, (ast.Module, ast.ClassDef))]
    outside = [(set(_set_by(each)), each) for body in bodies for each in body if _set_by(each)]
    own = {id(node) for node in ast.walk(trees[mutant.path])}
    names = {
        name for found, each in outside if id(each) in own and _covers(each, mutant.line) for name in found
    }
    before = 0
    while len(names) > before:
        before = len(names)
        names = names.union(*(found for found, each in outside if names & _named(each)))
    for path, node in nodes:
        if isinstance(node, _DEFINITION) and names & _named(node):
            yield path, node


def _set_by(statement: ast.stmt) -> list[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return [each.id for each in targets if isinstance(each, ast.Name)]


def _named(node: ast.AST) -> set[str]:
    found = (getattr(each, "id", getattr(each, "attr", "")) for each in ast.walk(node))
    return {each for each in found if isinstance(each, str)}


def _covers(node: ast.stmt, line: int) -> bool:
    heads = (each.lineno for each in getattr(node, "decorator_list", ()))
    return min((node.lineno, *heads)) <= line <= (node.end_lineno or node.lineno)
