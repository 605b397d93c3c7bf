"""What a soak leaves to read: a report, and the readings as CSV."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Sequence

from .driver import Outcome
from .verdict import Finding


def write(folder: Path, outcome: Outcome, findings: Sequence[Finding]) -> Path:
    """Write ``report.md`` and ``readings.csv`` into *folder*; returns the report."""
    folder.mkdir(parents=True, exist_ok=True)
    if outcome.readings:
        with (folder / "readings.csv").open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(["steps", "reloads", *outcome.readings[0].figures])
            table.writerows([each.steps, each.reloads, *each.figures.values()] for each in outcome.readings)
    path = folder / "report.md"
    path.write_text("\n".join(_lines(outcome, findings)) + "\n", encoding="utf-8")
    return path


def _lines(outcome: Outcome, findings: Sequence[Finding]) -> list[str]:
    good = all(each.good for each in findings)
    names = sorted({*outcome.done, *outcome.refused})
    lines = [
        f"# Soak: {'good' if good else 'NOT GOOD'}\n",
        f"Seed {outcome.seed}, {outcome.minutes:.1f} minutes, {outcome.steps} steps "
        f"({sum(outcome.done.values())} done, the others not possible then), {outcome.reloads} reloads.\n",
        "| | judged | figures |\n|---|---|---|",
        *(
            f"| {'good' if each.good else '**BAD**'} | {each.name} | {each.said.replace('|', '/')} |"
            for each in findings
        ),
        "\n| deed | done | not possible |\n|---|---|---|",
        *(f"| {name} | {outcome.done[name]} | {outcome.refused[name]} |" for name in names),
    ]
    sections = {
        **{name: found for name, found in outcome.facts().items() if name != "exit_code"},
        "messages of ours": [f"{count} x {text}" for text, count in outcome.told.most_common()],
        "objects of ours that are more": _grown(outcome),
        "last deeds": outcome.last,
    }
    for name, entries in sections.items():
        if entries:
            lines += [f"\n## {name}\n", *(f"```\n{entry[:3000]}\n```" for entry in entries[:60])]
    return lines


def _grown(outcome: Outcome) -> list[str]:
    if not outcome.readings:
        return []
    more = Counter(outcome.readings[-1].kinds) - Counter(outcome.readings[0].kinds)
    return [f"{count} x {kind}" for kind, count in more.most_common(30)]
