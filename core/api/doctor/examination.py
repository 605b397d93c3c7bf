"""The steps on the way to the service, each with what it found; then the rights of the key."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import ssl
import time
from dataclasses import replace
from functools import partial
from typing import Callable, Iterator, Optional, cast
from urllib.parse import SplitResult, urlsplit

from ..client import Client
from ..config import Retry, normalised_url
from ..errors import (
    ApiError,
    Cancelled,
    ConnectionFailed,
    GatewayRefused,
    InvalidAddress,
    KeyRejected,
    NotFound,
    Refused,
    TimedOut,
)
from ..monitor import Monitor
from ..provision import Source
from . import probes
from .certificates import judged
from .findings import BAD, GOOD, NOT_ASKED, NOTE, STEPS, Case, Finding
from .rights import rights

CLOCK_MAY_DIFFER = 300.0
"""Seconds; beyond, certificates begin too late and end too early."""
_KNOWN_ADDRESS = "London"
_NO_OBSTACLES = ("clock", "sources")
"""Steps behind which all the same something may work."""
_UNSURE = "unsure"
"""Of the key: geocoding alone failed, which says nothing of the other rows."""
_Outcomes = tuple[tuple[type[ApiError], str, str], ...]
# What an error says of a step: the state and the reason, by the nearest class.
_OF_KEY: _Outcomes = (
    (KeyRejected, BAD, "rejected"),
    (Refused, NOTE, "no_geocoding"),
    (GatewayRefused, BAD, "gateway"),
    (ConnectionFailed, BAD, "failed"),
    (NotFound, BAD, "failed"),
    (ApiError, BAD, _UNSURE),
)
_OF_SOURCES: _Outcomes = ((KeyRejected, BAD, "rejected"), (ApiError, BAD, "failed"))
_AT_ONCE = Retry(attempts=1, deadline=30.0)
"""What is asked here is to be seen as it is, not as it is after the fifth try."""


def examine(case: Case, monitor: Monitor) -> tuple[Finding, ...]:
    """A finding for each of ``ROWS``, in that order; each is told to ``monitor.arrived`` as it comes.

    :raises Cancelled: within 100 ms.
    """
    found = []
    for finding in _Examination(case, monitor).findings():
        found.append(finding)
        monitor.arrived(finding)
    return tuple(found)


class _Examination:
    """One look at a case: what the steps before have learnt for those that follow."""

    def __init__(self, case: Case, monitor: Monitor) -> None:
        self._case = case
        self._monitor = monitor
        self._parts: SplitResult = urlsplit("")
        self._is_broken = False
        """Whether there is no way to the service, so that what follows was not asked."""
        self._sources: dict[str, Source] = {}
        self._socket: Optional[socket.socket] = None
        self._client: Optional[Client] = None

    def findings(self) -> Iterator[Finding]:
        """Each row's, in order."""
        steps: dict[str, Callable[[], Finding]] = {
            "address": self._address,
            "proxy": self._proxy,
            "dns": self._dns,
            "tcp": self._tcp,
            "tls": self._tls,
            "clock": self._clock,
            "key": self._key,
            "sources": self._ask_sources,
        }
        try:
            for row in STEPS:
                yield self._timed(row, steps[row])
        finally:
            self._hang_up()
        client = None if self._is_broken else self._client
        yield from rights(client, self._sources, self._case, self._monitor)

    def _timed(self, row: str, step: Callable[[], Finding]) -> Finding:
        self._monitor.stop_if_cancelled()
        if self._is_broken and not (row == "clock" and self._socket is not None):
            return Finding(row, NOT_ASKED, "before")
        began = time.monotonic()
        finding = step()
        may_go_on = row in _NO_OBSTACLES or finding.reason == _UNSURE
        self._is_broken |= finding.state == BAD and not may_go_on
        return replace(finding, seconds=time.monotonic() - began)

    def _address(self) -> Finding:
        try:
            self._parts = urlsplit(normalised_url(self._case.address))
        except InvalidAddress as error:
            return Finding("address", BAD, "invalid", error=error)
        facts = {"address": self._parts.geturl(), "host": self._parts.hostname}
        if self._parts.scheme == "http" and not _is_this_machine(self._parts.hostname or ""):
            return Finding("address", NOTE, "open", facts)
        return Finding("address", GOOD, "good", facts)

    def _proxy(self) -> Finding:
        way = self._case.way
        if not way.proxy:
            return Finding("proxy", GOOD, way.kind)
        parts = urlsplit(way.proxy)
        facts = {"proxy": f"{parts.hostname}:{probes.port_of(parts)}", "host": self._host}
        is_named = parts.username is not None
        try:
            head = self._through_proxy(parts)
        except TimedOut:
            return Finding("proxy", BAD, "silent", facts)
        except OSError as error:
            return Finding("proxy", BAD, "unreachable", {**facts, "trouble": _trouble(error)})
        status = head.status
        if status == 407:
            return Finding("proxy", BAD, "credentials" if is_named else "no_credentials", facts)
        if status >= 400 and (self._parts.scheme == "https" or head.is_of_squid):
            reason = "refused" if status < 500 else "cut_off"
            return Finding("proxy", BAD, reason, {**facts, "status": status})
        return Finding("proxy", GOOD, "named" if is_named else "open", facts)

    def _through_proxy(self, parts: SplitResult) -> probes.Head:
        """What the proxy says; a SOCKS proxy is only reached, as it speaks no HTTP."""
        proxy, patience = self._case.way.proxy, self._case.connect_timeout
        if not parts.scheme.startswith("http"):
            reach = partial(probes.connect, parts.hostname or "", probes.port_of(parts), patience)
            self._patiently(reach).close()
            return probes.Head(200, None)
        if self._parts.scheme == "https":
            sock, head = self._patiently(
                partial(probes.tunnel, proxy, self._host, self._port, patience), 2 * patience
            )
            sock.close()
            return head
        reach = partial(probes.connect, parts.hostname or "", probes.port_of(parts), patience)
        with contextlib.closing(self._patiently(reach)) as sock:
            return self._patiently(partial(probes.ask_head, sock, self._parts, proxy))

    def _dns(self) -> Finding:
        if self._case.way.proxy:
            return Finding("dns", NOT_ASKED, "proxy", {"host": self._host})
        with contextlib.suppress(ValueError):
            ipaddress.ip_address(self._host)
            return Finding("dns", GOOD, "number", {"host": self._host})
        began = time.monotonic()
        try:
            addresses = self._patiently(partial(probes.look_up, self._host, self._port))
        except TimedOut:
            return Finding("dns", BAD, "silent", {"host": self._host})
        except (OSError, UnicodeError) as error:
            return Finding("dns", BAD, "unknown", {"host": self._host, "trouble": _trouble(error)})
        facts = {
            "host": self._host,
            "addresses": ", ".join(addresses),
            "milliseconds": round((time.monotonic() - began) * 1000),
        }
        return Finding("dns", GOOD, "found", facts)

    def _tcp(self) -> Finding:
        if self._case.way.proxy:
            return Finding("tcp", NOT_ASKED, "proxy", {"host": self._host})
        facts = {"host": self._host, "port": self._port}
        try:
            self._socket = self._patiently(self._open)
        except TimedOut:
            return Finding("tcp", BAD, "silent", facts)
        except ConnectionRefusedError:
            return Finding("tcp", BAD, "refused", facts)
        except OSError as error:
            silent = isinstance(error, socket.timeout)
            return Finding(
                "tcp", BAD, "silent" if silent else "unreachable", {**facts, "trouble": _trouble(error)}
            )
        return Finding("tcp", GOOD, "open", facts)

    def _tls(self) -> Finding:
        if self._parts.scheme != "https":
            return Finding("tls", NOT_ASKED, "http")
        if self._is_socks:
            return Finding("tls", NOT_ASKED, "socks")
        facts = {"host": self._host}
        shake = partial(probes.shake_hands, self._take_socket, self._host, self._case.ca_bundle)
        try:
            shaken = self._patiently(shake, 3 * self._case.connect_timeout)
        except TimedOut:
            return Finding("tls", BAD, "silent", facts)
        except FileNotFoundError as error:
            return Finding("tls", BAD, "no_bundle", {**facts, "trouble": _trouble(error)})
        except (OSError, ValueError) as error:
            reason = "no_tls" if _is_no_tls(error) else "broken"
            return Finding("tls", BAD, reason, {**facts, "trouble": _trouble(error)})
        self._socket = shaken.socket
        return judged(shaken, self._host, self._case)

    def _clock(self) -> Finding:
        """The service's Date; asked for without the key, so that an untrusted service may be asked, too."""
        if self._is_socks:
            return Finding("clock", NOT_ASKED, "socks")
        before = self._case.now()
        try:
            sock = self._socket or self._patiently(self._open)
            proxy = self._case.way.proxy if self._parts.scheme == "http" else ""
            with contextlib.closing(sock):
                head = self._patiently(partial(probes.ask_head, sock, self._parts, proxy))
        except (ApiError, OSError) as error:
            if isinstance(error, Cancelled):
                raise
            return Finding("clock", NOTE, "silent", {"trouble": _trouble(error)})
        self._socket = None
        if head.date is None:
            return Finding("clock", NOTE, "untold")
        # The date has whole seconds and was written somewhere between the question and the answer.
        ahead = (before + self._case.now()) / 2 - head.date - 0.5
        facts = {"minutes": round(abs(ahead) / 60), "seconds": round(abs(ahead))}
        if abs(ahead) <= CLOCK_MAY_DIFFER:
            return Finding("clock", GOOD, "right", facts)
        return Finding("clock", BAD, "ahead" if ahead > 0 else "behind", facts)

    def _key(self) -> Finding:
        config = self._case.config
        if config is None:
            return Finding("key", BAD, "unfit", error=self._case.refusal)
        # Entries are else read a few pages ahead.
        points = replace(config.open_points, pages_in_flight=1)
        client = self._client = Client(replace(config, retry=_AT_ONCE, open_points=points))
        return self._asked("key", lambda: self._geocode(client), _OF_KEY)

    def _geocode(self, client: Client) -> Finding:
        client.places.geocode(_KNOWN_ADDRESS, monitor=self._monitor)
        return Finding("key", GOOD, "accepted")

    def _ask_sources(self) -> Finding:
        # Nothing is asked behind a step that broke, and the key's makes the client.
        return self._asked("sources", lambda: self._provision(cast(Client, self._client)), _OF_SOURCES)

    def _provision(self, client: Client) -> Finding:
        self._sources = client.portfolio.provision(monitor=self._monitor)
        if not self._sources:
            return Finding("sources", NOTE, "none")
        facts = {"count": len(self._sources), "names": ", ".join(sorted(self._sources))}
        return Finding("sources", GOOD, "some", facts)

    def _asked(self, row: str, ask: Callable[[], Finding], outcomes: _Outcomes) -> Finding:
        try:
            return ask()
        except Cancelled:
            raise
        except ApiError as error:
            state, reason = next((s, r) for kind, s, r in outcomes if isinstance(error, kind))
            return Finding(row, state, reason, {"status": error.status}, error)

    def _open(self) -> socket.socket:
        """A connection to the service, through the proxy where there is one."""
        patience = self._case.connect_timeout
        proxy = self._case.way.proxy
        if proxy and self._parts.scheme == "https":
            sock, head = probes.tunnel(proxy, self._host, self._port, patience)
            if head.status != 200:
                sock.close()
                raise OSError(f"the proxy says {head.status}")
            return sock
        if proxy:
            parts = urlsplit(proxy)
            return probes.connect(parts.hostname or "", probes.port_of(parts), patience)
        return probes.connect(self._host, self._port, patience)

    def _take_socket(self) -> socket.socket:
        """The one that is open; a new one the second time."""
        sock, self._socket = self._socket, None
        return sock or self._open()

    def _patiently(self, do: Callable[[], probes.T], seconds: float = 0.0) -> probes.T:
        return probes.patiently(do, self._monitor, seconds or self._case.connect_timeout)

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    @property
    def _host(self) -> str:
        return probes.host_of(self._parts)

    @property
    def _port(self) -> int:
        return probes.port_of(self._parts)

    @property
    def _is_socks(self) -> bool:
        return self._case.way.proxy.startswith("socks")


def _is_this_machine(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_no_tls(error: Exception) -> bool:
    """Whether something else than TLS was spoken on the other side."""
    name = getattr(error, "reason", "") or ""
    return isinstance(error, ssl.SSLError) and any(
        word in name for word in ("WRONG_VERSION_NUMBER", "UNKNOWN_PROTOCOL", "HTTP_REQUEST", "RECORD_LAYER")
    )


def _trouble(error: Exception) -> str:
    """The system's own words."""
    return str(getattr(error, "strerror", None) or error)
