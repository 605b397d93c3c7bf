"""What is examined, and what came of each step: facts, never sentences."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Callable, Mapping, Optional

from .. import endpoints
from ..config import Config
from ..errors import ApiError

GOOD, NOTE, BAD, NOT_ASKED = "good", "note", "bad", "not_asked"
"""Works; to be known, as a right that the key has not; a fault; was not tried."""
STEPS = ("address", "proxy", "dns", "tcp", "tls", "clock", "key", "sources")
"""On the way to the service, in this order."""
ROWS = (*STEPS, *(row.id for row in endpoints.ROWS))
"""All that is examined, in order: the steps, then the rows of the service."""


@dataclass(frozen=True)
class Certificate:
    """What a certificate says. Names as somebody reads them; the times with their zone."""

    subject: str
    issuer: str
    names: tuple[str, ...]
    not_before: datetime
    not_after: datetime


@dataclass(frozen=True)
class Way:
    """Which way QGIS takes to the service.

    :param kind: ``direct``; ``excepted`` (QGIS has a proxy, but not for this address) or ``proxy``.
    :param proxy: its address with user and password, as ``requests`` has it; empty: none.
    """

    kind: str = "direct"
    proxy: str = field(default="", repr=False)


@dataclass(frozen=True)
class Case:
    """What is examined.

    :param address: as it was typed.
    :param config: None where none can be made; *refusal* says why.
    :param ca_bundle: a PEM file of the authorities that are trusted; None: those of Python.
    :param read: a certificate in DER form.
    :param source: the one whose rights are looked at; empty or unknown: the first that the service lists.
    :param layers: names of layers to enrich with; the service lists none (spec 2.8).
    :param now: this machine's clock, seconds since 1970.
    """

    address: str
    config: Optional[Config]
    read: Callable[[bytes], Certificate]
    refusal: Optional[ApiError] = None
    way: Way = Way()
    ca_bundle: Optional[str] = None
    connect_timeout: float = 10.0
    source: str = ""
    layers: tuple[str, ...] = ()
    now: Callable[[], float] = time.time


@dataclass(frozen=True)
class Finding:
    """What came of one row of ``ROWS``.

    :param reason: tells the findings of a row apart; its sentence is in ``core.gis.doctor_texts``.
    :param facts: what the sentence names.
    :param error: what went wrong, where a request did; redacted.
    """

    row: str
    state: str
    reason: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    error: Optional[ApiError] = None
    seconds: float = 0.0
