"""Make text of the service and of projects safe to show: no markup, no control characters."""

from __future__ import annotations

import re

_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Bidirectional controls: an unclosed one reverses all text after it, including ours."""
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]+")


def unmarked(text: str) -> str:
    """Return *text* with each ``<``, which could start a tag, replaced by a similar character.

    QGIS's tooltips of layers and tasks, and its metadata pages, are rich text, which loads images from disk
    and, on Windows, from other computers. QGIS shows the same text as plain text elsewhere, so it can't be
    escaped. Qt accepts many forms of a tag, so each bracket is replaced.
    """
    return text.replace("<", "\u2039")


def shown(text: str) -> str:
    """Return *text* without bidirectional controls, and with a space for each run of control characters.

    Hebrew and Arabic need no such controls; tabs and line ends are kept.
    """
    return _CONTROL.sub(" ", _TURNING.sub("", text))
