"""Runs inside QGIS: who still holds a plugin that has gone.

A plugin that was unloaded is held as a whole by anybody who holds one of its functions or objects. Python
names those who can be named; what C++ holds has a reference more than Python can account for.
"""

from __future__ import annotations

import gc
import sys
from collections import Counter, defaultdict
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any, Iterable, Mapping, Sequence

from tests.soak.inside_meters import PLUGIN, is_ours

_MOST = 40
_PLAIN = (dict, list, tuple, set, frozenset, MethodType, CellType)
"""They hold on behalf of somebody else."""


def holders() -> list[str]:
    """One line each: what of an earlier plugin is held, how often, and by whom."""
    gc.collect()
    everything = gc.get_objects()
    old = {id(each): each for each in everything if _is_old(each)}
    outside = _held_outside(everything, old)
    referrers: dict[int, list[Any]] = defaultdict(list)
    for each in everything if old else ():
        for held in gc.get_referents(each):
            referrers[id(held)].append(each)
    lines: Counter[str] = Counter(f"{_told(old[number])} held outside of Python" for number in outside)
    for number, each in old.items():
        for holder in _others(referrers[number], old, referrers):
            lines[f"{_told(each)} held by {_told(holder)}"] += 1
    return [f"{count} x {line}" for line, count in lines.most_common(_MOST)]


def _held_outside(everything: Sequence[Any], old: Mapping[int, Any]) -> list[int]:
    """Those whose references are more than the collector finds; no classes, as PyQt holds them all."""
    named = [number for number, each in old.items() if not isinstance(each, (type, ModuleType))]
    counts = {number: sys.getrefcount(old[number]) for number in named}
    found: Counter[int] = Counter()
    for each in everything:
        found.update(number for number in map(id, gc.get_referents(each)) if number in counts)
    # The list of everything, the table of the old ones, and the question itself, as a thing of ours has it.
    mine: list[Any] = [Counter()]
    again = {0: mine[0]}
    spare = sys.getrefcount(again[0])
    return [number for number in named if counts[number] - spare > found[number]]


def _others(
    first: Iterable[Any], old: Mapping[int, Any], referrers: Mapping[int, list[Any]]
) -> Iterable[Any]:
    """Those of today who hold it, through however many plain containers."""
    waiting, seen = [*first], set()
    while waiting:
        each = waiting.pop()
        if id(each) in seen or id(each) in old:
            continue
        seen.add(id(each))
        if issubclass(type(each), _PLAIN):
            waiting += referrers.get(id(each), ())
        else:
            yield each


def _is_old(thing: Any) -> bool:
    """Whether it is of a plugin before that of today: a module, a function, a class, or an object of one."""
    kind = type(thing)  # of a weak proxy, which itself answers for a thing that may be gone
    if issubclass(kind, ModuleType):
        return thing.__name__.startswith(f"{PLUGIN}.") and sys.modules.get(thing.__name__) is not thing
    if issubclass(kind, FunctionType):
        module = sys.modules.get(thing.__module__ or "")
        return is_ours(thing) and getattr(module, "__dict__", None) is not thing.__globals__
    if issubclass(kind, type):
        kind = thing
    if not is_ours(kind) or "<locals>" in kind.__qualname__:
        return False
    there: Any = sys.modules.get(kind.__module__)
    for name in kind.__qualname__.split("."):
        there = getattr(there, name, None)
    return there is not kind


def _told(thing: Any) -> str:
    if issubclass(type(thing), ModuleType):
        return f"module {thing.__name__}"
    if issubclass(type(thing), (type, FunctionType)):
        return f"{type(thing).__name__} {thing.__module__}.{thing.__qualname__}"
    return f"{type(thing).__module__}.{type(thing).__qualname__} object"


METERS = (holders,)
