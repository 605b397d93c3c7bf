"""The table of endpoints in the docs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "endpoints.md"


@dataclass(frozen=True)
class Line:
    """A line of the table."""

    method: str
    path: str
    words: str
    algorithms: tuple[str, ...]

    @property
    def menu_words(self) -> list[str]:
        return re.findall(r"\*([^*]+)\*", self.words)


def table() -> dict[int, Line]:
    found = {}
    for text in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in text.strip("|").split("|")]
        if len(cells) == 4 and cells[0].isdigit():
            method, path = re.fullmatch(r"(GET|POST) `([^`]+)`.*", cells[1]).groups()
            found[int(cells[0])] = Line(method, path, cells[2], tuple(re.findall(r"`(\w+)`", cells[3])))
    return found
