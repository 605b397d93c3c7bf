"""Values of the service in QGIS's expressions, answered from memory alone.

An expression is evaluated in QGIS's render threads, once a feature: it may neither wait nor ask. What
is not known yet is noted (``answers``); ``ui.expression_answers`` gathers the notes on the main thread,
and ``batch`` asks for them in a task.
"""

from __future__ import annotations

from ...api.later import later

__getattr__ = later(__name__, __path__)
