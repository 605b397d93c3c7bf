"""Pick a loaded point to see what the service knows of it."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication

from .pick_tool import PickTool

translate = QCoreApplication.translate


class AttributesTool(PickTool):
    """Each click on a loaded point picks it; beside the points, a word by the cursor says so."""

    command = "Attributes"

    def hint(self) -> str:
        return translate(
            "GeoPortfolio", "Click a loaded point to see what the service knows of it. Esc leaves."
        )

    def miss(self) -> None:
        """Say that there is no loaded point where the mouse is."""
        self.say(translate("GeoPortfolio", "There is no loaded point here."), self._pixel, True)
