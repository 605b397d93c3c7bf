"""The committed ratios, by QGIS version: what a run is compared with, and when it is worse beyond noise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence

from .figures import Figure

FILE = Path(__file__).with_name("baseline.json")
MARGIN = 0.1
"""So much of the baseline's median a ratio may lose on a machine of another kind, whatever its runs say."""

Spread = Mapping[str, float]
"""``value``, the median, and the ``low`` and ``high`` of the runs."""


def of(version: str) -> dict[str, Spread]:
    """The ratios that were measured on a QGIS such as ``3.22``, by name; none where it has no baseline."""
    every: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return every.get(version, {})


def write(version: str, figures: Sequence[Figure]) -> None:
    """Keep the ratios among *figures* as what later runs on this version are compared with."""
    every = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    kept = every.setdefault(version, {})
    for figure in figures:
        if figure.is_ratio:
            spread = {"value": figure.value, "low": min(figure.runs), "high": max(figure.runs)}
            kept[name(figure)] = {part: round(value, 3) for part, value in spread.items()}
    FILE.write_text(json.dumps(every, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def name(figure: Figure) -> str:
    return f"{figure.subject}: {figure.measure}"


def is_worse(figure: Figure, before: Optional[Spread]) -> bool:
    """Whether a ratio has become worse beyond noise.

    It has where every run of it is worse than every run of the baseline, and the median by more than MARGIN.
    """
    if before is None or not figure.is_ratio:
        return False
    if figure.at_most:
        return min(figure.runs) > before["high"] and figure.value > before["value"] * (1 + MARGIN)
    return max(figure.runs) < before["low"] and figure.value < before["value"] * (1 - MARGIN)
