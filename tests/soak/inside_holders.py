"""Runs inside QGIS: who still holds a plugin that has gone.

A plugin that was unloaded is held as a whole by anybody who holds one of its functions or objects. From
these, all who hold them are followed up to those who have a reference that Python can't account for: C++
holds them, or something that runs. They are the roots. What is of the plugin of today is one, too.
"""

from __future__ import annotations

import gc
import sys
from collections import Counter, defaultdict, deque
from types import FunctionType, ModuleType
from typing import Any, Mapping, Optional, Sequence

from qgis.PyQt import sip

from tests.soak.inside_meters import PLUGIN, is_ours

_MOST = 40
_STEPS = 8
"""Of the way from a root to the old plugin that are told."""
_Ways = Mapping[int, Optional[Any]]
"""For each that leads to an old plugin what it holds on the way there; None where it is of one itself."""


def holders() -> list[str]:
    """The roots with their ways to what is old, the shortest ways first."""
    gc.collect()
    everything = gc.get_objects()
    counts = {id(each): sys.getrefcount(each) for each in everything}
    spare = _own_references()
    referrers: dict[int, list[Any]] = defaultdict(list)
    instances: Counter[int] = Counter()
    for each in everything:
        for held in gc.get_referents(each):
            referrers[id(held)].append(each)
        # An object of PyQt does not tell the collector of its class.
        if isinstance(type(each), sip.wrappertype):
            instances[id(type(each))] += 1
    ways = _ways([each for each in everything if _is_old(each)], referrers)
    lines: Counter[str] = Counter()
    for each in everything:
        number = id(each)
        known = len(referrers[number]) + instances[number]
        if number in ways and (_is_of_today(each, ways) or counts[number] - spare > known):
            lines[_way(each, ways)] += 1
    told = sorted(lines, key=lambda line: line.count(" > "))
    return [f"{lines[line]} x {line}" for line in told[:_MOST]]


def _own_references() -> int:
    """Those which the counting itself adds: the list, the name, and the question."""
    mine = [Counter()]
    return {id(each): sys.getrefcount(each) for each in mine}.popitem()[1]


def _ways(old: Sequence[Any], referrers: Mapping[int, list[Any]]) -> _Ways:
    ways: dict[int, Optional[Any]] = {id(each): None for each in old}
    waiting = deque(old)
    while waiting:
        each = waiting.popleft()
        for holder in referrers.get(id(each), ()):
            if id(holder) not in ways:
                ways[id(holder)] = each
                if not _is_of_today(holder, ways):
                    waiting.append(holder)
    return ways


def _is_of_today(thing: Any, ways: _Ways) -> bool:
    """Whether something of ours leads to what is old, and is not old itself."""
    return is_ours(type(thing)) and ways[id(thing)] is not None


def _way(root: Any, ways: _Ways) -> str:
    told, at = [_told(root)], ways[id(root)]
    while at is not None and len(told) < _STEPS:
        told.append(_told(at))
        at = ways[id(at)]
    return " > ".join(told)


def _is_old(thing: Any) -> bool:
    """Whether it is of a plugin before that of today: a module, a function, a class, or an object of one."""
    kind = type(thing)  # of a weak proxy, which itself answers for a thing that may be gone
    if issubclass(kind, ModuleType):
        return thing.__name__.startswith(f"{PLUGIN}.") and sys.modules.get(thing.__name__) is not thing
    if issubclass(kind, FunctionType):
        if hasattr(thing, "__wrapped__"):  # around one of ours, made by a decorator of somebody else
            return False
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
    kind = type(thing)
    if issubclass(kind, ModuleType):
        return f"module {thing.__name__}"
    if issubclass(kind, (type, FunctionType)):
        return f"{kind.__name__} {thing.__module__}.{thing.__qualname__}"
    if kind.__name__ == "frame":
        return f"frame {thing.f_code.co_filename.rpartition('/')[2]}:{thing.f_code.co_name}"
    return f"{kind.__module__}.{kind.__qualname__} object"


METERS = (holders,)
