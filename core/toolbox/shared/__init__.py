"""What the algorithms share: bases, parameters, inputs, outputs and status."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)
