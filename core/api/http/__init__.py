"""Send requests and read responses: retries, limits, timeouts, redaction; alone imports ``requests``."""

from __future__ import annotations

from ..lazy import later

__getattr__ = later(__name__, __path__)
