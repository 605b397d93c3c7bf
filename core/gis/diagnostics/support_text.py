"""The support text: information on this QGIS without keys, passwords and portfolio data.

:func:`collect` runs on the main thread, :func:`write` in any thread. Nothing is sent.
"""

from __future__ import annotations

import json
import os
import platform
import re
import sys
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from html import unescape
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Mapping
from urllib.parse import unquote, urlsplit

import qgis.utils
from osgeo import gdal
from qgis.core import QgsNetworkAccessManager, QgsSettings
from qgis.PyQt.QtCore import QLocale, QSysInfo

from ...api import Buffers, Query
from ...api.errors import ApiError, InvalidAddress
from ...api.files import written_aside
from ...api.filters import Filter
from ...api.http.redaction import SHORTEST, redacted
from ..compat import VERSIONS
from ..connections.connections import Connection, Connections, user_agent
from ..connections.network import requests_proxies
from ..history.past_queries import Run
from ..text.languages import language

LEFT_OUT = "(left out)"
_SETTINGS = (
    *("proxy/proxyEnabled", "proxy/proxyType", "proxy/proxyHost", "proxy/proxyPort"),
    *("proxy/proxyExcludedUrls", "proxy/noProxyUrls"),
    *("qgis/parallel_rendering", "qgis/max_threads", "UI/UITheme"),
)
"""QGIS settings that affect requests and windows, without user and password of the proxy."""
_LOG_LINES = 300
_USER_IN_PATH = re.compile(r"(?i)([/\\]+(?:home|users)[/\\]+)[^/\\\s\"'<>|]+")
_SHORTEST_REDACTED = 4
"""Shorter words occur in any text by chance."""


@dataclass(frozen=True)
class SupportFacts:
    """The unredacted content of the text.

    :param log: the lines of this session, the oldest first.
    :param diagnostics: the last results as text; empty: none.
    :param secrets: keys, and passwords and users of proxies, to be removed.
    :param homes: spellings of the user's home folder, the longest first.
    """

    versions: Mapping[str, str]
    connections: tuple[Connection, ...]
    default: str
    settings: Mapping[str, Any]
    log: tuple[str, ...]
    diagnostics: str
    runs: tuple[Run, ...]
    secrets: tuple[str, ...] = field(repr=False)
    homes: tuple[str, ...] = ()


def known_keys(
    connections: Connections, log: Callable[[Exception], None]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the API keys to remove from the text, and the names of connections whose keys are not among
    them.

    Those keys can't be read without a prompt, or are too short to be recognized. Main thread only.
    """
    known, unknown = [], []
    for name in connections.names():
        key = ""
        if connections.has_key_ready(name):
            try:
                key = connections.config(name).api_key
            except ApiError as error:
                log(error)
        if len(key) >= SHORTEST:
            known.append(key)
        else:
            unknown.append(name)
    return tuple(known), tuple(unknown)


def collect(
    connections: Connections, keys: Iterable[str], log: Iterable[str], diagnostics: str, runs: Iterable[Run]
) -> SupportFacts:
    """Return the current state. Main thread only.

    :param keys: the readable keys, to be removed.
    :param log: the lines of the log panel in this session, as HTML.
    """
    settings = QgsSettings()
    own = tuple(connections.get(name) for name in connections.names())
    return SupportFacts(
        versions=_versions(),
        connections=own,
        default=connections.default_name(),
        settings={
            "network timeout, ms": QgsNetworkAccessManager.timeout(),
            **{name: settings.value(name) for name in _SETTINGS if settings.contains(name)},
        },
        log=tuple(map(unescape, log)),
        diagnostics=diagnostics,
        runs=tuple(runs),
        secrets=tuple(dict.fromkeys(filter(_is_long_enough, (*keys, *_proxy_secrets(own, settings))))),
        homes=_homes(),
    )


def write(facts: SupportFacts) -> str:
    """Return the redacted text. Thread-safe."""
    connections = [{**asdict(each), "is_default": each.name == facts.default} for each in facts.connections]
    sections = {
        "Versions": "\n".join(f"{name}: {value}" for name, value in facts.versions.items()),
        "Diagnostics": facts.diagnostics.strip() or "No diagnostics were run in this session.",
        "Connections": _json(connections),
        "QGIS settings": "\n".join(f"{name}: {value}" for name, value in facts.settings.items()),
        "History": _json([_described(run) for run in facts.runs]),
        "Log": "\n".join(facts.log[-_LOG_LINES:]) or "Nothing was logged in this session.",
    }
    return _redacted("\n".join(f"== {name} ==\n{text}\n" for name, text in sections.items()), facts)


def save(text: str, target: Path) -> Path:
    """Write *text* to *target* and return *target*; the file appears when it is complete.

    :raises OSError: it can't be written.
    """
    with written_aside(target) as part:
        part.write_text(text, "utf-8", "replace")
    return target


def _redacted(text: str, facts: SupportFacts) -> str:
    """Return *text* without secrets, the user's name in paths, and words of the portfolio."""
    text = redacted(text, *facts.secrets)
    for home in facts.homes:
        text = re.sub(re.escape(home), "<home>", text, flags=re.IGNORECASE if os.name == "nt" else 0)
    text = _USER_IN_PATH.sub(r"\g<1><user>", text)
    for word in sorted(set(filter(_is_long_enough, _portfolio_words(facts.runs))), key=len, reverse=True):
        text = text.replace(word, LEFT_OUT)
    return text


def _is_long_enough(word: str) -> bool:
    return len(word) >= _SHORTEST_REDACTED


def _versions() -> dict[str, str]:
    plugins = (f"{name} {qgis.utils.pluginMetadata(name, 'version')}" for name in qgis.utils.active_plugins)
    return {
        "Time": datetime.now().astimezone().isoformat(timespec="seconds"),
        "GeoPortfolio": user_agent().partition("/")[2],
        **VERSIONS,
        "GDAL": gdal.__version__,
        "Python": sys.version.replace("\n", " "),
        "System": f"{QSysInfo.prettyProductName()}, {platform.system()} {platform.release()}, "
        f"{QSysInfo.currentCpuArchitecture()}",
        "Language": language(),
        "Numbers and dates": QLocale().name(),
        "Plugins": ", ".join(sorted(plugins)) or "none",
    }


def _homes() -> tuple[str, ...]:
    home = str(Path.home())
    spellings = {home, home.replace("\\", "/"), home.replace("\\", "\\\\"), os.path.realpath(home)}
    return tuple(sorted((each for each in spellings if len(each) > 1), key=len, reverse=True))


def _proxy_secrets(connections: Iterable[Connection], settings: QgsSettings) -> Iterator[str]:
    """Yield the passwords and users of proxies, from every place where QGIS stores them."""
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


def _described(run: Run) -> dict[str, Any]:
    """Return a description of *run* without filter values, areas and names."""
    query = _query(run.asked) if run.asked is not None else ""
    return {**asdict(run), "what": LEFT_OUT, "path": LEFT_OUT, "query": query}


def _query(query: Query) -> dict[str, Any]:
    kinds = ["circles" if isinstance(area.shape, Buffers) else "polygon" for area in query.areas]
    bare = replace(query, areas=(), filters=_without_values(query.filters), request="")
    described: dict[str, Any] = json.loads(bare.to_json())
    return {
        **described,
        "areas": kinds,
        "radii": list(query.radii),
        "footprint": LEFT_OUT if query.footprint else "",
        "request": LEFT_OUT if query.request else "",
    }


def _without_values(filters: Iterable[Filter]) -> tuple[Filter, ...]:
    return tuple(replace(each, value=LEFT_OUT, filters=_without_values(each.filters)) for each in filters)


def _portfolio_words(runs: Iterable[Run]) -> Iterator[str]:
    """Yield filter values, and names of areas and results, which the log may contain."""
    for run in runs:
        yield run.what
        if run.asked is not None:
            yield from (area.name for area in run.asked.areas)
            yield from _values(run.asked.filters)
            yield run.asked.footprint


def _values(filters: Iterable[Filter]) -> Iterator[str]:
    for each in filters:
        yield str(each.value)
        yield from _values(each.filters)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, default=str)
