"""A geocoder on loopback."""

from __future__ import annotations

from pathlib import Path

from tests.support.scripted_server import FakeServer, Reply, Seen


def serving(certificate: Path | None = None) -> FakeServer:
    """A service that answers each GET as a geocoder does, by TLS where it has a certificate."""
    found = Reply({"result": {"lat": 51.5, "lon": 0.1}})
    return FakeServer(
        answer=lambda seen: Reply(status=404) if seen.method == "HEAD" else found, certificate=certificate
    )


def key_of(seen: Seen) -> str | None:
    """What a request had as its key."""
    return seen.headers.get("Authorization")
