"""Whether a soak was a good one, by figures and not by eye."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Mapping, Sequence

import numpy as np

from .meters import Reading

MOST_MB_A_THOUSAND = 3.0
"""Deeds, in the last two thirds: before, QGIS, Qt and Python grow what they keep of each part's first use."""
MB_A_RELOAD = 1.2
"""Python and QGIS keep that much of each plugin that goes; ``e2e/test_lifecycle`` judges it by itself."""
_SPARE = {"threads": 3, "handles": 4, "sockets": 2, "windows": 4, "our_objects": 150, "widgets": 150}
"""By how much the median of the last third may be above that of the middle one."""
_FEWEST = 9
_MADE_UP = re.compile(r"(?<=[.-])\w{6}$|^\w{6}(?=_styles\.db$)")
"""Letters of Qt: at the end of a name, or before that of the styles which QGIS keeps for its open project."""


@dataclass(frozen=True)
class Finding:
    """One thing that was judged."""

    name: str
    good: bool
    said: str


def judged(readings: Sequence[Reading], facts: Mapping[str, Any]) -> list[Finding]:
    """Return every finding: of the meters, of what is left at the end, and of *facts*.

    :param facts: ``exit_code``, and lists that are empty when all is well: what went wrong, by its name.
    """
    exit_code = facts["exit_code"]
    findings = [Finding("end of QGIS", exit_code == 0, f"exit code {exit_code}")]
    findings += [_nothing(name, found) for name, found in facts.items() if name != "exit_code"]
    if len(readings) < _FEWEST:
        findings.append(Finding("readings", False, f"only {len(readings)}, too few to judge what grows"))
    else:
        findings += _of_growth(readings[len(readings) // 3 :])
    return [*findings, *_of_rest(readings)] if readings else findings


def _of_growth(settled: Sequence[Reading]) -> list[Finding]:
    held = [each.figures["held_mb"] - MB_A_RELOAD * each.reloads for each in settled]
    slope = 1000 * float(np.polyfit([each.steps for each in settled], held, 1)[0])
    said = f"{slope:+.2f} MB of a thousand deeds, without {MB_A_RELOAD} of each reload"
    findings = [Finding("memory", slope < MOST_MB_A_THOUSAND, f"{said}; at most {MOST_MB_A_THOUSAND}")]
    for name, spare in _SPARE.items():
        figures = [each.figures[name] for each in settled]
        before, after = (float(np.median(part)) for part in np.array_split(figures, 2))
        said = f"{before:g}, then {after:g} at rest; at most {spare} more"
        findings.append(Finding(name, after - before <= spare, said))
    return findings


def _of_rest(readings: Sequence[Reading]) -> list[Finding]:
    first, last = readings[0], readings[-1]
    tasks = [
        f"{each.figures['tasks']:g} after {each.steps} deeds" for each in readings if each.figures["tasks"]
    ]
    return [
        _nothing("Python threads", (Counter(last.python_threads) - Counter(first.python_threads)).elements()),
        _nothing("temporary files", (_passing(last.temporary) - _passing(first.temporary)).elements()),
        _nothing("unfinished files", last.unfinished),
        _nothing("tasks at rest", tasks),
    ]


def _nothing(name: str, found: Any) -> Finding:
    entries = [str(each).replace("\n", " / ")[:300] for each in found]
    return Finding(name, not entries, f"{len(entries)}: {'; '.join(entries[:8])}" if entries else "none")


def _passing(temporary: Sequence[str]) -> Counter[str]:
    """The names without the letters that Qt makes up: a file that replaces another one is no more.

    Responses that an OUTPUT could not take do not count: they are kept, and the analyst is told where.
    """
    kept = {
        path
        for name in temporary
        if name.endswith("/answers.gpkg")
        for path in (name, str(Path(name).parent))
    }
    return Counter(_MADE_UP.sub("XXXXXX", Path(each).name) for each in temporary if each not in kept)
