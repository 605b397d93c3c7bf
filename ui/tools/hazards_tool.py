"""Pick a place to see which hazards are there."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication

from .pick_tool import PickTool

translate = QCoreApplication.translate


class HazardsTool(PickTool):
    """Each click picks a place, or a loaded point exactly."""

    command = "Hazards"

    def hint(self) -> str:
        return translate(
            "GeoPortfolio", "Click a place or a loaded point to see the hazards there. Esc leaves."
        )
