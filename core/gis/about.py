"""What a request was about; its sentence is in :mod:`.sentences`, which knows every error there is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class About:
    """What a request was about, for the sentence that says why it failed."""

    connection: str = ""
    source: str = ""
    with_area: bool = False


NOTHING = About()
