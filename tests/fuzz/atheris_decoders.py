"""Coverage-guided fuzzing of one decoder: ``python -m tests.fuzz.atheris_decoders TARGET [OPTIONS]``.

The options are libFuzzer's.

``tests.nightly.fuzz`` runs all of them for a set time each. What a target asks stands in ``properties``.
"""

from __future__ import annotations

import sys
from typing import Callable

import atheris

with atheris.instrument_imports(include=["geoportfolio.core", "json"]):
    from tests.fuzz import properties


def _records(content_type: str) -> Callable[[bytes], None]:
    """The first two bytes say where the rest is cut."""

    def check(data: bytes) -> None:
        properties.check_records(data[2:], [*data[:2], 3 * (sum(data[:2]) + 1)], content_type)

    return check


def _pasted(data: bytes) -> None:
    from tests.fuzz import properties_of_texts

    properties_of_texts.check_pasted(data.decode("utf-8", "replace"))


TARGETS: dict[str, Callable[[bytes], None]] = {
    "json": _records("application/json"),
    "csv": _records("text/csv"),
    "unannounced": _records("text/plain"),
    "answers": properties.check_answers,
    "messages": properties.check_messages,
    "maps": properties.check_maps,
    "written": properties.check_written,
    "pasted": _pasted,
}


def main() -> None:
    """Fuzz the target that the first argument names."""
    target = TARGETS[sys.argv[1]]
    atheris.Setup([sys.argv[0], *sys.argv[2:]], target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
