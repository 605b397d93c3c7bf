"""Words of others in sentences and titles of ours, and in places where QGIS reads markup."""

from __future__ import annotations

import re

_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Marks that turn around what follows them, our words too, where they are left open."""
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]+")


def unmarked(text: str) -> str:
    """*text* with another bracket, which looks like it, in place of each that could begin a tag.

    QGIS's tooltips of layers and tasks and its pages of metadata are rich text, which reads pictures from
    disks and, on Windows, from other computers. Where QGIS shows a text as it is in one place and as markup
    in another, it can't be escaped. Qt also takes a name behind blanks, in quotes or in entities for a tag:
    so no such bracket stays.
    """
    return text.replace("<", "\u2039")


def shown(text: str) -> str:
    """*text* as it can stand on the screen: no mark turns it around, a control character is a space.

    Hebrew and Arabic need no such marks; tabs and line ends stay.
    """
    return _CONTROL.sub(" ", _TURNING.sub("", text))
