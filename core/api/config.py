"""The settings of a connection: service URL, key, network, and the provider's answers to open points."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Mapping, NoReturn, Optional
from urllib.parse import unquote, urlsplit, urlunsplit

from .errors import InvalidAddress, InvalidKey

V1 = "v1"
V2 = "v2"
VERSIONS = (V1, V2)
READINGS = ("", "narrow", "all", "any")
"""How V2 filter trees are combined (design 5): unknown; siblings of one field OR, of different fields AND;
always AND; always OR. A child always narrows its parent."""
SHORT_PAGE, EMPTY_PAGE = "short", "empty"
PAGE_ENDS = ("", SHORT_PAGE, EMPTY_PAGE)
"""How the last page of entries is recognized: detected; fewer rows than ``limit`` (spec 4.10); no rows."""
MEGABYTE = 1_000_000
MOST_IN_FLIGHT = 16
"""The most concurrent requests that a service should have to accept."""
_SHORTEST_PASSWORD = 4
"""Shorter strings occur in any text by chance."""
_DEFAULT_PORTS = {"http": 80, "https": 443}
_LOOPBACK = re.compile(r"localhost|127(\.\d+){3}|::1")


@dataclass(frozen=True)
class OpenPoints:
    """What the specification leaves open and only the provider knows (spec 2.8, 4.4, 4.5, 8)."""

    filters_in_params: bool = False
    """V2 selections: put ``filters_v2`` into a ``params`` object instead of the body's top level."""
    point_report_alias: bool = False
    """V2 point reports: use the V1 point-buffer path, the "further entry" of spec 4.5."""
    path_style_maps: bool = False
    """WMS and WFS: append the request's name to the path (spec 4.7)."""
    risk_body: str = ""
    """JSON template for risk report bodies; empty: the default of ``reports``."""
    layer_body: str = ""
    """JSON template for accumulation/layer; empty: the default of ``accumulation``."""
    event_body: str = ""
    """JSON template for live events; empty: the default of ``events``."""
    batch_size: int = 500
    """Points in one enrichment request."""
    pages_in_flight: int = 4
    """Concurrent requests for pages of entries, areas of points, or batches of points; 1 to
    MOST_IN_FLIGHT."""
    page_end: str = ""
    """How the last page of entries is recognized: one of ``PAGE_ENDS``."""
    prefer_csv: bool = False
    """Request points and entries as CSV (spec 4.9), which is smaller; only if the provider's CSV has
    coordinates."""
    largest_answer: int = 100
    """The largest response that is read as a whole, or report, in megabytes, decompressed. Rows are streamed
    and have no such limit."""
    nested_reading: str = ""
    """How the service combines nested filters, if the provider says so: one of ``READINGS``. For display
    only."""


@dataclass(frozen=True)
class Retry:
    """When to retry: read-only requests, after a failed connection, 429, 500, 502, 503 or 504 (spec 7)."""

    attempts: int = 5
    first_wait: float = 1.0
    longest_wait: float = 60.0
    deadline: float = 300.0
    """Seconds for all attempts and waits of one request, until its first byte."""


@dataclass(frozen=True)
class Config:
    """The configuration of one connection. It can't be pickled, as it holds the key.

    :param base_url: http or https URL, optionally with a path (``https://gw/geo/api``).
    :param api_key: the raw key, sent as the value of ``Authorization`` (spec 5); never shown.
    :param version: the portfolio version, ``v1`` or ``v2`` (spec 9).
    :param proxies: in the form that ``requests`` expects; None: no proxy.
    :param trust_env: use the environment's proxies, as when QGIS is set to use the system's.
    :param ca_bundle: a PEM file of trusted certificate authorities; None: those of ``requests``.
    :raises InvalidAddress: *base_url* is not a valid base URL.
    :raises InvalidKey: the key is empty, starts with ``Bearer``, or has characters that a header can't
        contain.
    """

    base_url: str
    api_key: str = field(repr=False)
    version: str = V2
    proxies: Optional[Mapping[str, str]] = field(default=None, repr=False)
    trust_env: bool = False
    ca_bundle: Optional[str] = None
    connect_timeout: float = 10.0
    read_timeout: float = 60.0
    retry: Retry = Retry()
    open_points: OpenPoints = OpenPoints()
    user_agent: str = "GeoPortfolio"

    def __post_init__(self) -> None:
        object.__setattr__(self, "base_url", normalized_url(self.base_url))
        object.__setattr__(self, "api_key", checked_key(self.api_key))
        if self.version not in VERSIONS:
            raise ValueError(f"version is {self.version!r}, not one of {VERSIONS}")

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Config holds the key and is never pickled; build it where it is used")

    def secrets(self) -> tuple[str, ...]:
        """Return what no log and no error may contain: the key, and the passwords of proxies."""
        proxies = set((self.proxies or {}).values())
        passwords = {unquote(urlsplit(proxy).password or "") for proxy in proxies}
        return (self.api_key, *sorted(each for each in passwords if len(each) >= _SHORTEST_PASSWORD))

    def url(self, path: str) -> str:
        """Return the URL of *path*, appended to the base URL and its path."""
        return self.base_url + path


def normalized_url(url: str) -> str:
    """Return *url* in a normalized form: lower-case host, no default port, no trailing slash.

    A host name with other letters is converted to ASCII (IDNA), as a Cyrillic "a" looks like a Latin one.
    """
    text = url.strip()
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise InvalidAddress(f"not an address: {error}") from None
    host = _in_ascii((parts.hostname or "").lower())
    if parts.scheme.lower() not in _DEFAULT_PORTS or not host or re.search(r"\s", text):
        raise InvalidAddress("not an http or https address")
    if parts.username is not None or parts.query or parts.fragment:
        raise InvalidAddress("an address with a user, a query or a fragment")
    scheme = parts.scheme.lower()
    if ":" in host:
        host = f"[{host}]"
    if port and port != _DEFAULT_PORTS[scheme]:
        host = f"{host}:{port}"
    return urlunsplit((scheme, host, parts.path.rstrip("/"), "", ""))


def is_unencrypted(url: str) -> bool:
    """Return whether requests to *url* travel unencrypted to another computer."""
    parts = urlsplit(url)
    return parts.scheme == "http" and not _LOOPBACK.fullmatch(parts.hostname or "")


def _in_ascii(host: str) -> str:
    if host.isascii():
        return host
    try:
        return host.encode("idna").decode("ascii")
    except UnicodeError:
        raise InvalidAddress("a host that no address can have") from None


def checked_key(key: str) -> str:
    """Return *key* without surrounding white space. Errors name a reason and never the key."""
    key = key.strip()
    if not key:
        raise InvalidKey("the key is empty", reason="empty")
    if re.match(r"bearer\s", key, re.IGNORECASE):
        raise InvalidKey("the key starts with 'Bearer'", reason="prefix")
    if not all(" " <= character <= "~" for character in key):
        raise InvalidKey("the key has a character that no header carries", reason="characters")
    return key
