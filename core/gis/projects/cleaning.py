"""Clean a project's XML for sharing: remove user names, authcfg ids and absolute paths. Thread-safe."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Iterable
from urllib.parse import quote

_ROOT = re.compile(rb"<qgis\b[^>]*>")
_SAVED_BY = re.compile(rb'(\bsaveUser(?:Full)?=")[^"]*')
_IS_ABSOLUTE = re.compile(rb'(<Absolute type="bool">)true')
"""The project's option to save absolute paths, with which QGIS does not read relative ones either."""


def cleaned(text: bytes, folder: Path, users: Iterable[str], authcfgs: Iterable[str]) -> bytes:
    """Return the cleaned content of a ``.qgs`` file in UTF-8.

    :param folder: the project's folder; absolute paths in it become relative, so that QGIS finds the files in
        any folder to which the package is extracted. Other paths stay.
    :param users: user names that are removed where QGIS stores the author or the last editor.
    :param authcfgs: ids that are removed from layer sources, as QGIS asks for a master password for each
        unknown id.
    """
    text = _ROOT.sub(lambda root: _SAVED_BY.sub(rb"\1", root.group()), text, count=1)
    for name in users:
        text = text.replace(f"<author>{escape(name, quote=False)}</author>".encode(), b"<author></author>")
    for authcfg in authcfgs:
        named = rf"\bauthcfg='?{re.escape(authcfg)}\b'?"
        text = re.sub(rf"{named}(?:&amp;|\s+)|(?:&amp;|\s+){named}".encode(), b"", text)
    text = _IS_ABSOLUTE.sub(rb"\1false", text)
    # "/home/al" must not match in "/mnt/home/al".
    below = rf"(?<![\w.\-])(file:(?://)?)?(?:{'|'.join(map(re.escape, _spellings(folder)))})[/\\]"
    return re.sub(below.encode(), lambda found: b"file:./" if found.group(1) else b"./", text)


def _spellings(folder: Path) -> list[str]:
    """Return the spellings of *folder* as a path and in a URL, escaped for XML, the longest first."""
    plain = {str(path) for path in (folder, folder.resolve())}
    plain |= {path.replace("\\", "/") for path in plain}
    plain |= {quote(path, safe="/:") for path in plain}
    escaped = {escape(path, quote=is_quoted) for path in plain for is_quoted in (True, False)}
    return sorted(escaped, key=len, reverse=True)
