"""Draws one-line defects of the product from mutmut's operators, by a seed."""

from __future__ import annotations

import ast
import random
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Iterator, NamedTuple, Optional

from mutmut.mutation.file_mutation import Mutation, create_mutations
from mutmut.mutation.mutators import mutation_operators

_DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef)


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


def _places(root: Path) -> Iterator[Place]:
    for file in sorted([*root.glob("*.py"), *root.glob("core/**/*.py"), *root.glob("ui/**/*.py")]):
        path = str(file.relative_to(root))
        for node in ast.parse(file.read_text("utf-8")).body:
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
