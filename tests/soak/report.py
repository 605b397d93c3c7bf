"""What a soak leaves for somebody to read: a report, the readings as CSV, and a picture of the memory."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Mapping, Sequence

from PIL import Image, ImageDraw

from .driver import Outcome
from .meters import Reading
from .verdict import Finding

_SIZE, _EDGE = (960, 320), 48


def write(folder: Path, outcome: Outcome, findings: Sequence[Finding]) -> Path:
    """Write ``report.md``, ``readings.csv`` and ``memory.png`` into *folder*; returns the report."""
    folder.mkdir(parents=True, exist_ok=True)
    if outcome.readings:
        with (folder / "readings.csv").open("w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, list(outcome.readings[0].figures()))
            table.writeheader()
            table.writerows(each.figures() for each in outcome.readings)
        _draw(folder / "memory.png", outcome.readings)
    path = folder / "report.md"
    path.write_text("\n".join(_lines(outcome, findings)) + "\n", encoding="utf-8")
    return path


def _lines(outcome: Outcome, findings: Sequence[Finding]) -> list[str]:
    good = all(each.good for each in findings)
    return [
        f"# Soak: {'good' if good else 'NOT GOOD'}",
        "",
        f"Seed {outcome.seed}, {outcome.minutes:.1f} minutes, {outcome.steps} steps "
        f"({sum(outcome.done.values())} done, the others not possible then), {outcome.reloads} reloads.",
        "",
        "| | judged | figures |",
        "|---|---|---|",
        *(
            f"| {'good' if each.good else '**BAD**'} | {each.name} | {each.said.replace('|', '/')} |"
            for each in findings
        ),
        "",
        "![memory](memory.png)",
        "",
        *_sections(outcome),
    ]


def _sections(outcome: Outcome) -> list[str]:
    names = sorted({*outcome.done, *outcome.refused})
    deeds = [f"| {name} | {outcome.done[name]} | {outcome.refused[name]} |" for name in names]
    lists = {
        "Errors": outcome.errors,
        "Hangs": outcome.hangs,
        "Printed, and not explained": [f"{count} x {line}" for line, count in outcome.printed.items()],
        "Messages that nobody knows": outcome.messages,
        "Messages": [f"{count} x {title}" for title, count in outcome.told.most_common()],
        "MB held after each of the reloads in a row": [
            ", ".join(f"{held:.1f}" for held in each.held) for each in outcome.weighings
        ],
        "Held of plugins that have gone": outcome.holders,
        "Last deeds": outcome.last,
    }
    shown = [part for name, entries in lists.items() if entries for part in _section(name, entries)]
    ends = [_ends(outcome.readings)] if outcome.readings else []
    return ["## Deeds", "", "| deed | done | not possible |", "|---|---|---|", *deeds, "", *ends, *shown]


def _section(name: str, entries: Sequence[str]) -> list[str]:
    return [f"## {name}", "", *(f"```\n{entry[:3000]}\n```" for entry in entries[:60]), ""]


def _ends(readings: Sequence[Reading]) -> str:
    first, last = readings[0], readings[-1]
    rows = (
        ("threads", first.threads, last.threads),
        ("handles", first.handles, last.handles),
        ("windows", *_grown(Counter(first.inside["windows"]), Counter(last.inside["windows"]))),
        ("our objects", *_grown(first.inside["our_kinds"], last.inside["our_kinds"])),
    )
    lines = [
        f"- {name}: first {dict(sorted(a.items()))}\n  last {dict(sorted(b.items()))}" for name, a, b in rows
    ]
    return "## First and last reading\n\n" + "\n".join(lines) + "\n"


def _grown(first: Mapping[str, int], last: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """The kinds of which there are most more."""
    kinds = sorted(last, key=lambda kind: first.get(kind, 0) - last[kind])[:30]
    return {kind: first.get(kind, 0) for kind in kinds}, {kind: last[kind] for kind in kinds}


def _draw(path: Path, readings: Sequence[Reading]) -> None:
    """The memory over the minutes: all of the process and what is held; a mark for each reload before it."""
    image = Image.new("RGB", _SIZE, "white")
    draw = ImageDraw.Draw(image)
    width, height = _SIZE[0] - 2 * _EDGE, _SIZE[1] - 2 * _EDGE
    end = max(readings[-1].minutes, 0.1)
    values = [value for each in readings for value in (each.rss, each.held)]
    low, high = min(values) * 0.95, max(values) * 1.02

    def at(minutes: float, value: float) -> tuple[float, float]:
        across = _EDGE + width * minutes / end
        return across, _EDGE + height * (1 - (value - low) / (high - low))

    for before, after in zip(readings, readings[1:]):
        if after.reloads > before.reloads:
            draw.line([at(after.minutes, low), at(after.minutes, high)], fill="#e0e0e0")
    for colour, name, line in (
        ("#1f5fa8", "resident", [at(each.minutes, each.rss) for each in readings]),
        ("#c05a1a", "held", [at(each.minutes, each.held) for each in readings]),
    ):
        draw.line(line, fill=colour, width=2)
        draw.text((line[-1][0] - 50, line[-1][1] - 14), name, fill=colour)
    for value in (low, high):
        draw.text((4, at(0, value)[1] - 6), f"{value:.0f} MB", fill="black")
    draw.text((_SIZE[0] - _EDGE - 60, _SIZE[1] - 24), f"{end:.0f} minutes", fill="black")
    image.save(path)
