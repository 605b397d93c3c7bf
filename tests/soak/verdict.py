"""Whether a soak was a good one, by figures and not by eye."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Callable, Mapping, Sequence

import numpy as np

from .meters import Reading

WARM_UP = 1 / 3
"""The share of the time in which QGIS, Qt and Python grow what they keep; the other thirds are compared."""
WARM_UP_STEPS = 600
"""And the deeds in which they do so, however slow the machine is: most parts are made by their first use."""
MOST_MB_A_THOUSAND = 3.0
"""Deeds: a fast machine does twice as many in a minute, and what QGIS keeps, it keeps of deeds."""
MOST_MB_A_RELOAD = 1.2
"""Python and QGIS keep something of each plugin that goes."""
MOST_PLATEAU_MB = 8.0
"""By how much the last third may lie above the middle one, beside what the reloads keep."""
_MADE_UP = re.compile(r"(?<=[.-])\w{6}$|^\w{6}(?=_styles\.db$)")
"""Letters of Qt: at the end of a name, or before that of the styles which QGIS keeps for its open project."""
_SPARE = {"threads": 3, "handles": 4, "sockets": 2, "windows": 4, "our_objects": 150, "widgets": 150}
"""By how much the median at rest of the last third may lie above that of the middle one."""


@dataclass(frozen=True)
class Finding:
    """One thing that was judged."""

    name: str
    good: bool
    said: str


def kept_by_each(held: Sequence[float]) -> float:
    """What each adds, by Theil and Sen: one that brings what QGIS keeps anyway does not tell."""
    pairs = combinations(enumerate(held), 2)
    return float(np.median([(later - earlier) / (end - start) for (start, earlier), (end, later) in pairs]))


@dataclass(frozen=True)
class Weighing:
    """Some reloads in a row, with nothing between and no project: what QGIS holds after each.

    :param steps: the deeds by the first of them; *reloads*: those of the plugin; *options*: the openings of
        QGIS's Options.
    :param held: MB after each.
    """

    steps: int
    reloads: int
    held: tuple[float, ...]
    options: int = 0

    @property
    def kept(self) -> float:
        """MB that a reload keeps."""
        return kept_by_each(self.held)

    @property
    def allowance(self) -> float:
        """Of that what may be: a reload that keeps more leaks, and the rest stays in the growth by time."""
        return min(max(self.kept, 0.0), MOST_MB_A_RELOAD)

    @property
    def level(self) -> float:
        """MB after the first of them, as all of them have it."""
        return float(np.median([held - self.kept * number for number, held in enumerate(self.held)]))


def staying(first: Weighing, last: Weighing, options_mb: float = 0.0) -> float:
    """MB of a thousand deeds that stay, whatever becomes of plugin and project, beside what others keep.

    :param options_mb: what QGIS keeps of each opening of its Options without the plugin.
    """
    reloads = last.allowance * (last.reloads - first.reloads)
    options = options_mb * (last.options - first.options)
    return 1000 * (last.level - first.level - reloads - options) / (last.steps - first.steps)


def thirds(readings: Sequence[Reading]) -> tuple[list[Reading], list[Reading]]:
    """The middle and the last third by time."""
    end = readings[-1].minutes
    middle = [each for each in readings if end / 3 <= each.minutes < end * 2 / 3]
    return middle, [each for each in readings if each.minutes >= end * 2 / 3]


def judged(readings: Sequence[Reading], facts: Mapping[str, Any]) -> list[Finding]:
    """Every finding: those of the meters first, then those of what was seen and said.

    :param facts: ``exit_code``, ``hangs``, ``errors``, ``printed``, ``messages`` (each empty when all is
        well) and ``never_done``; ``weighings``: after the warm-up and at the end; ``options_mb``.
    """
    return [
        *_of_memory(readings, facts["weighings"], facts["options_mb"]),
        *_of_counts(readings),
        *_of_files(readings),
        *_of_facts(facts),
    ]


def _of_memory(
    readings: Sequence[Reading], weighings: Sequence[Weighing], options_mb: float
) -> list[Finding]:
    if len(weighings) < 2:
        return []
    first, last = weighings[0], weighings[-1]
    thousand = staying(first, last, options_mb)
    before, after = (
        _median(part, lambda each: each.held - last.allowance * each.reloads) for part in thirds(readings)
    )
    return [
        Finding(
            "memory by deeds",
            thousand < MOST_MB_A_THOUSAND,
            f"{thousand:+.2f} MB of a thousand, from {first.level:.1f} MB after {first.steps} to "
            f"{last.level:.1f} MB after {last.steps}, of which reloads keep {last.allowance:.2f} MB each "
            f"and the {last.options - first.options} openings of QGIS's Options {options_mb:.2f}; "
            f"at most {MOST_MB_A_THOUSAND}",
        ),
        Finding(
            "memory by reload",
            last.kept < MOST_MB_A_RELOAD,
            f"{last.kept:+.2f} MB a reload; at most {MOST_MB_A_RELOAD}",
        ),
        Finding(
            "plateau",
            after - before < MOST_PLATEAU_MB,
            f"last third {after - before:+.1f} MB above the middle one; at most {MOST_PLATEAU_MB}",
        ),
    ]


def _of_counts(readings: Sequence[Reading]) -> list[Finding]:
    middle, last = thirds(readings) if readings else ([], [])
    if len(readings) < 3 or not middle:
        return [Finding("readings", False, f"only {len(readings)}")]
    findings = []
    for name, spare in _SPARE.items():
        before, after = (_median(part, partial(_figure, name)) for part in (middle, last))
        said = f"{before:g}, then {after:g} at rest; at most {spare} more"
        findings.append(Finding(name, after - before <= spare, said))
    names = Counter(readings[-1].python_threads) - Counter(readings[0].python_threads)
    findings.append(Finding("Python threads", not names, _list(names.elements())))
    return findings


def _of_files(readings: Sequence[Reading]) -> list[Finding]:
    if not readings:
        return []
    first, last = (Counter(map(_unmarked, _passing(readings[at].temporary))) for at in (0, -1))
    more = sorted((last - first).elements())
    tasks = max(each.inside.get("tasks", 0) for each in readings)
    return [
        Finding("temporary files", not more, _list(more)),
        Finding("unfinished files", not readings[-1].unfinished, _list(readings[-1].unfinished)),
        Finding("tasks at rest", tasks == 0, f"{tasks}"),
    ]


def _of_facts(facts: Mapping[str, Any]) -> list[Finding]:
    return [
        Finding("end of QGIS", facts["exit_code"] == 0, f"exit code {facts['exit_code']}"),
        *(
            Finding(name.replace("_", " "), not facts[name], _list(facts[name]))
            for name in ("hangs", "errors", "printed", "messages", "never_done")
        ),
    ]


def _figure(name: str, reading: Reading) -> float:
    return reading.figures()[name]


def _median(readings: Sequence[Reading], value: Callable[[Reading], float]) -> float:
    return float(np.median([value(each) for each in readings])) if readings else 0.0


def _passing(temporary: Sequence[str]) -> list[str]:
    """Without the answers that an OUTPUT did not take: they are kept, and the analyst is told where."""
    kept = {
        name for path in map(Path, temporary) if path.name == "answers.gpkg" for name in (path, path.parent)
    }
    return [each for each in temporary if Path(each) not in kept]


def _unmarked(path: str) -> str:
    """Its name without the letters that Qt makes up: a file that gave way to another one is no more."""
    return _MADE_UP.sub("XXXXXX", Path(path).name)


def _list(found: Any) -> str:
    entries = [str(each) for each in found]
    shown = "; ".join(each.replace("\n", " / ")[:300] for each in entries[:8])
    return f"{len(entries)}: {shown}" if entries else "none"
