"""Know which layers are ours and what they show, and place them in the layer tree."""

from __future__ import annotations

from ...api.lazy import later

__getattr__ = later(__name__, __path__)
