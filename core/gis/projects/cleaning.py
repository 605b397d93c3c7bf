"""A project's XML for a colleague: without user names, foreign key ids and absolute paths. Any thread."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Iterable
from urllib.parse import quote

_ROOT = re.compile(rb"<qgis\b[^>]*>")
_SAVED_BY = re.compile(rb'(\bsaveUser(?:Full)?=")[^"]*')
_IS_ABSOLUTE = re.compile(rb'(<Absolute type="bool">)true')
"""The project's option to save absolute paths, with which QGIS reads no relative ones either."""


def cleaned(text: bytes, folder: Path, users: Iterable[str], authcfgs: Iterable[str]) -> bytes:
    """Return the content of a ``.qgs`` file, UTF-8, as it is passed on.

    :param folder: of the project; absolute paths below it become relative to it, so that QGIS finds the files
        in whatever folder the package is unpacked. Other paths stay.
    :param users: names that are removed where QGIS notes who saved or wrote the project.
    :param authcfgs: ids of the authentication database that are removed from the sources of layers: QGIS asks
        for a master password for each id that it does not know.
    """
    text = _ROOT.sub(lambda root: _SAVED_BY.sub(rb"\1", root.group()), text, count=1)
    for name in users:
        text = text.replace(f"<author>{escape(name, quote=False)}</author>".encode(), b"<author></author>")
    for authcfg in authcfgs:
        named = rf"\bauthcfg='?{re.escape(authcfg)}\b'?"
        text = re.sub(rf"{named}(?:&amp;|\s+)|(?:&amp;|\s+){named}".encode(), b"", text)
    text = _IS_ABSOLUTE.sub(rb"\1false", text)
    # "/home/al" is no part of "/mnt/home/al".
    below = rf"(?<![\w.\-])(file:(?://)?)?(?:{'|'.join(map(re.escape, _spellings(folder)))})[/\\]"
    return re.sub(below.encode(), lambda found: b"file:./" if found.group(1) else b"./", text)


def _spellings(folder: Path) -> list[str]:
    """Return *folder* as a path and within an address, each escaped for XML; the longest first."""
    plain = {str(path) for path in (folder, folder.resolve())}
    plain |= {path.replace("\\", "/") for path in plain}
    plain |= {quote(path, safe="/:") for path in plain}
    escaped = {escape(path, quote=is_quoted) for path in plain for is_quoted in (True, False)}
    return sorted(escaped, key=len, reverse=True)
