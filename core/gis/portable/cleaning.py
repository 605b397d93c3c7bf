"""A project's file without what is nobody else's business: folders, names of people. Any thread."""

from __future__ import annotations

import re
from html import escape
from typing import Iterable, Mapping
from urllib.parse import quote

from ...api import answers
from ...api.monitor import Monitor

_SAVED_BY = re.compile(r'(\bsaveUser(?:Full)?=")[^"]*(")')
_ROOT = re.compile(r"<qgis\b[^>]*?(/?)>")
_END = "</qgis>"
_START = 8
"""Characters by which a place is looked for."""
_GOES_ON = re.compile(r"[\w\-]")
_IN_NAME = re.compile(r"[\w.\-]$")
_ENCODED = re.compile("%[0-9A-Fa-f]{2}")


def cleaned(
    text: str,
    view: str,
    earlier: Mapping[str, str],
    places: Mapping[str, str],
    names: Iterable[str],
    logins: Iterable[str],
    monitor: Monitor,
) -> str:
    """The text of a ``.qgs`` file as a colleague gets it.

    :param view: a ``qgis`` element whose children go along at the end, as QGIS and other plugins add theirs.
    :param earlier: paths that are whole JSON values of the name ``path``, by what they become.
    :param places: paths by what is told in their place; of several that fit the longest counts.
    :param names: of who saved it; they go where the file itself notes them.
    :param logins: ids of entries of the password store; the sources of layers name them no more, as QGIS
        asks for a master password wherever it meets one that it does not know.
    :raises Cancelled: between two of them.
    """
    text = _ROOT.sub(lambda root: _SAVED_BY.sub(r"\1\2", root.group()), text, count=1)
    told = {_as_path(old): _as_path(new) for old, new in earlier.items()}
    for place in sorted(places, key=len):
        told.update(dict.fromkeys(_spellings(place), places[place]))
    text = _without(_with_view(text, view), told, monitor)
    for login in logins:
        named = rf"\bauthcfg='?{re.escape(login)}\b'?"
        text = re.sub(rf"{named}(?:&amp;|\s+)|(?:&amp;|\s+){named}", "", text)
    for name in names:
        text = text.replace(f"<author>{escape(name, quote=False)}</author>", "<author></author>")
    return text


def _with_view(text: str, view: str) -> str:
    root = _ROOT.search(view)
    if root is None or root.group(1) or _END not in view or _END not in text:
        return text
    children = view[root.end() : view.rindex(_END)]
    at = text.rindex(_END)
    return f"{text[:at]}{children}{text[at:]}"


def _without(text: str, told: Mapping[str, str], monitor: Monitor) -> str:
    """*text* with each of *told* replaced, the longest that is there, none within a longer name. One pass."""
    if not told:
        return text
    size = min(_START, *map(len, told))
    starting: dict[str, list[str]] = {}
    for spelled in sorted(told, key=len, reverse=True):
        starting.setdefault(spelled[:size], []).append(spelled)
    parts, done = [], 0
    for start in re.finditer("|".join(map(re.escape, starting)), text):
        monitor.stop_if_cancelled()
        at = start.start()
        if at < done or _is_within_name(text, at):
            continue
        found = (each for each in starting[start.group()] if text.startswith(each, at))
        spelled = next((each for each in found if not _GOES_ON.match(text, at + len(each))), None)
        if spelled is not None:
            parts += text[done:at], told[spelled]
            done = at + len(spelled)
    return "".join((*parts, text[done:]))


def _is_within_name(text: str, at: int) -> bool:
    """Whether what begins *at* is a part only: /home/al is none of /mnt/home/al."""
    before = text[max(0, at - 3) : at]
    return bool(_IN_NAME.search(before)) and not _ENCODED.match(before)


def _as_path(path: str) -> str:
    return escape(f'"path": {answers.to_keep(path)}')


def _spellings(place: str) -> tuple[str, ...]:
    """As it is, with the slashes of addresses, within JSON and within an address or a part of one; in XML."""
    posix = place.replace("\\", "/")
    encoded = quote(posix, safe="/:"), quote(posix, safe="")
    plain = dict.fromkeys((place, posix, place.replace("\\", "\\\\"), *encoded))
    return tuple(dict.fromkeys(each for text in plain for each in (escape(text), escape(text, quote=False))))
