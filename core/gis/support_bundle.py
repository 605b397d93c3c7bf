"""What somebody who helps wants to know, as texts in one zip: no key, no password, no home folder.

Written down on the main thread by :func:`gathered`; made and saved in any thread. Nothing is sent anywhere.
"""

from __future__ import annotations

import json
import os
import platform
import re
import sys
import zipfile
from dataclasses import asdict, dataclass, field, replace
from html import unescape
from pathlib import Path
from typing import Any, Iterable, Iterator, Mapping, Optional
from urllib.parse import unquote, urlsplit

import qgis.utils
from osgeo import gdal
from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QLocale, QSysInfo

from ..api import Buffers, Monitor, Query
from ..api.errors import InvalidAddress
from ..api.filters import Filter
from ..api.redaction import HIDDEN, SHORTEST, redacted, spellings
from ..api.whole_files import written_aside
from .compat import VERSIONS
from .connections import Connection, Connections, user_agent
from .job_errors import KeyInside
from .languages import language
from .network import requests_proxies
from .portable.key_search import find_in_archive
from .runs import Run

LEFT_OUT = "(left out)"
_GROUP = "geoportfolio"
_LONGEST_VALUE = 2000
_PROXY = ("proxyEnabled", "proxyType", "proxyHost", "proxyPort", "proxyExcludedUrls", "noProxyUrls")
"""Of QGIS's settings of the group ``proxy``; the others are the user and the password."""
_USER_IN_PATH = re.compile(r"(?i)([/\\]+(?:home|users)[/\\]+)[^/\\\s\"'<>|]+")
_SHORTEST_SCRUBBED = 4
"""Characters."""


@dataclass(frozen=True)
class Member:
    """A text of the bundle."""

    name: str
    text: str


@dataclass(frozen=True)
class Known:
    """All that goes into the bundle, as it was found.

    :param secrets: keys and passwords, which are taken out wherever they are.
    :param homes: folders of this computer's user, the longest first.
    """

    versions: Mapping[str, str]
    connections: tuple[Connection, ...]
    default: str
    settings: Mapping[str, Any]
    proxy: Mapping[str, Any]
    plugins: tuple[str, ...]
    log: tuple[str, ...]
    answers: str
    runs: tuple[Run, ...]
    secrets: tuple[str, ...] = field(repr=False)
    homes: tuple[str, ...] = ()


def gathered(
    connections: Connections, keys: Iterable[str], log: Iterable[str], answers: str, runs: Iterable[Run]
) -> Known:
    """Write down what is so now. Main thread.

    :param keys: those that are known, to be taken out.
    :param log: the lines of this session, as the log panel has them: HTML.
    :param answers: the doctor's; empty: none.
    """
    settings = QgsSettings()
    settings.beginGroup(_GROUP)
    own = {name: settings.value(name) for name in sorted(settings.allKeys())}
    settings.endGroup()
    mine = tuple(connections.get(name) for name in connections.names())
    return Known(
        _versions(),
        mine,
        connections.default_name(),
        own,
        {name: settings.value(f"proxy/{name}") for name in _PROXY if settings.contains(f"proxy/{name}")},
        tuple(_plugins()),
        tuple(map(unescape, log)),
        answers,
        tuple(runs),
        tuple(dict.fromkeys(filter(None, (*keys, *_proxy_secrets(mine, settings))))),
        _homes(),
    )


def members(known: Known, with_work: bool) -> tuple[Member, ...]:
    """The texts, redacted. Any thread.

    :param with_work: with the values of filters, the areas, and what runs and files are called.
    """
    clean = _Cleaner(known, with_work)
    texts = {
        "versions.txt": "\n".join(f"{name}: {value}" for name, value in known.versions.items()),
        "doctor.txt": known.answers or "Nothing was examined in this session.",
        "connections.json": _json([_connection(each, known) for each in known.connections]),
        "proxy.json": _json(known.proxy),
        "settings.json": _json({name: _value(name, value) for name, value in known.settings.items()}),
        "runs.json": _json([_run(run, with_work) for run in known.runs]),
        "log.txt": "\n".join(known.log) or "Nothing was logged in this session.",
        "plugins.txt": "\n".join(known.plugins) or "No plugin is active.",
    }
    return tuple(Member(name, clean(text) + "\n") for name, text in texts.items())


def save(parts: Iterable[Member], target: Path, secrets: Iterable[str], monitor: Monitor) -> Path:
    """Write *parts* into the zip *target*, which gets its name when none of *secrets* was found in it.

    :raises OSError: when it can't be written.
    :raises KeyInside: one of *secrets* is in it.
    :raises Cancelled: between two parts.
    """
    with written_aside(target) as part:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            for member in parts:
                monitor.stop_if_cancelled()
                archive.writestr(member.name, member.text.encode("utf-8", "replace"))
        found = find_in_archive(part, [each for each in secrets if len(each) >= SHORTEST], monitor)
        if found.member is not None:
            raise KeyInside(f"a key is in {found.member}", word=found.member)
    return target


class _Cleaner:
    """Takes out of a text what is nobody else's business."""

    def __init__(self, known: Known, with_work: bool) -> None:
        self._known = known
        self._spellings = tuple(_spellings(known.secrets))
        words: set[str] = set() if with_work else set(_words_of_work(known.runs))
        self._work = sorted(filter(_is_long_enough, words), key=len, reverse=True)

    def __call__(self, text: str) -> str:
        for secret in filter(_is_long_enough, self._known.secrets):
            text = redacted(text, secret)
        for spelling in self._spellings:
            text = text.replace(spelling, HIDDEN)
        for home in self._known.homes:
            text = re.sub(re.escape(home), "<home>", text, flags=re.IGNORECASE if os.name == "nt" else 0)
        text = _USER_IN_PATH.sub(r"\g<1><user>", text)
        for word in self._work:
            text = text.replace(word, LEFT_OUT)
        return text


def _spellings(secrets: Iterable[str]) -> Iterator[str]:
    """All that the search for keys would find, the longest first."""
    forms = {form for secret in filter(_is_long_enough, secrets) for form in spellings(secret)}
    yield from sorted((form.decode() for form in forms if form.isascii() and b"\0" not in form), key=len)[
        ::-1
    ]


def _is_long_enough(word: str) -> bool:
    """A shorter one is in any text by chance."""
    return len(word) >= _SHORTEST_SCRUBBED


def _versions() -> dict[str, str]:
    return {
        "GeoPortfolio": user_agent().partition("/")[2],
        **VERSIONS,
        "GDAL": gdal.__version__,
        "Python": sys.version.replace("\n", " "),
        "System": f"{QSysInfo.prettyProductName()}, {platform.system()} {platform.release()}, "
        f"{QSysInfo.currentCpuArchitecture()}",
        "Language": language(),
        "Numbers and dates": QLocale().name(),
    }


def _plugins() -> Iterator[str]:
    for name in sorted(qgis.utils.active_plugins):
        yield f"{name} {qgis.utils.pluginMetadata(name, 'version')}"


def _homes() -> tuple[str, ...]:
    home = str(Path.home())
    ways = {home, home.replace("\\", "/"), home.replace("\\", "\\\\"), os.path.realpath(home)}
    return tuple(sorted((way for way in ways if len(way) > 1), key=len, reverse=True))


def _proxy_secrets(connections: Iterable[Connection], settings: QgsSettings) -> Iterator[str]:
    """The passwords and users of proxies, however QGIS keeps them."""
    for name in ("proxyPassword", "proxyUser"):
        yield str(settings.value(f"proxy/{name}", "") or "")
    for connection in connections:
        try:
            proxies = requests_proxies(connection.base_url)
        except InvalidAddress:
            continue
        for proxy in set(proxies.values()):
            parts = urlsplit(proxy)
            yield from (unquote(each) for each in (parts.password, parts.username) if each)


def _connection(connection: Connection, known: Known) -> dict[str, Any]:
    return {**asdict(connection), "is_default": connection.name == known.default}


def _value(name: str, value: Any) -> Any:
    """A setting; one of a window's place is bytes, and that of a key's place only a number."""
    if name.endswith("/authcfg"):
        return "set" if value else ""
    if not isinstance(value, (str, int, float, bool, list, type(None))):
        return f"({type(value).__name__})"
    text = value if isinstance(value, str) else ""
    return f"{text[:_LONGEST_VALUE]}..." if len(text) > _LONGEST_VALUE else value


def _run(run: Run, with_work: bool) -> dict[str, Any]:
    told = asdict(run)
    query = run.asked
    told["query"] = _query(query, with_work) if query is not None else ""
    if not with_work:
        told.update(what=LEFT_OUT, path=LEFT_OUT)
    return told


def _query(query: Query, with_work: bool) -> dict[str, Any]:
    if with_work:
        whole: dict[str, Any] = json.loads(query.to_json())
        return whole
    kinds = ["circles" if isinstance(area.shape, Buffers) else "polygon" for area in query.areas]
    bare = replace(query, areas=(), filters=_without_values(query.filters), request="")
    told: dict[str, Any] = json.loads(bare.to_json())
    return {
        **told,
        "areas": kinds,
        "radii": list(query.radii),
        "footprint": LEFT_OUT if query.footprint else "",
        "request": LEFT_OUT if query.request else "",
    }


def _without_values(filters: Iterable[Filter]) -> tuple[Filter, ...]:
    return tuple(replace(each, value=LEFT_OUT, filters=_without_values(each.filters)) for each in filters)


def _words_of_work(runs: Iterable[Run]) -> Iterator[str]:
    """Values of filters, names of areas and of runs: what a log may have said of them."""
    for run in runs:
        yield run.what
        query: Optional[Query] = run.asked
        if query is not None:
            yield from (area.name for area in query.areas)
            yield from _values(query.filters)
            yield query.footprint


def _values(filters: Iterable[Filter]) -> Iterator[str]:
    for each in filters:
        yield str(each.value)
        yield from _values(each.filters)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, default=str)
