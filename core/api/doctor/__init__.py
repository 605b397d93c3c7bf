"""Why a connection does not work, step by step: from the form of its address to the rights of its key.

Pure Python, in any thread. What only QGIS knows is handed in: its proxy, its authorities, how a certificate
is read.
"""

from __future__ import annotations

from .examination import examine
from .findings import BAD, GOOD, NOT_ASKED, NOTE, ROWS, STEPS, Case, Certificate, Finding, Way

__all__ = [
    "BAD",
    "GOOD",
    "NOTE",
    "NOT_ASKED",
    "ROWS",
    "STEPS",
    "Case",
    "Certificate",
    "Finding",
    "Way",
    "examine",
]
