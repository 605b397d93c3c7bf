"""The locations of an analysis: chosen in a dialog, read in a task, and whether they have changed since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

import numpy as np
from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal

from ...core.gis.exposure.locations import Locations
from ...core.gis.exposure.reading import LayerSource, read
from ...core.gis.text.about import About
from ...core.gis.text.joining import in_sentences
from ...core.gis.text.numbers import counted
from .locations_dialog import Choice, LocationsDialog

if TYPE_CHECKING:
    from ..window.window import Window

translate = QCoreApplication.translate

_LANE = "locations"


class ReadLocations(QObject):
    """What the pages of the panel analyze."""

    changed = pyqtSignal()
    """Other locations or another currency, or what :meth:`text` says."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.choice: Optional[Choice] = None
        self.found: Optional[Locations] = None
        self.currencies: tuple[str, ...] = ()
        self.currency = ""
        """The one that is analyzed; empty: all values have the same."""
        self.is_reading = False
        self.is_outdated = False
        """Whether the layer has changed since."""

    def choose(self) -> None:
        """Open the dialog; what it chooses is read."""
        active = self._window.iface.activeLayer()
        dialog = LocationsDialog(active, self.choice, self._window.iface.mainWindow())
        dialog.accepted.connect(lambda: self.read(dialog.choice()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def read(self, choice: Choice) -> None:
        """Read the locations of *choice* in a task."""
        self._leave()
        self.choice, self.found, self.is_outdated = choice, None, False
        self._follow(choice.layer)
        source, transforms = LayerSource(choice.layer), self._window.project.transformContext()
        title = translate("GeoPortfolio", "Read the locations of {layer}").format(layer=choice.layer.name())
        self.is_reading = True
        self._window.tasks.start(
            title,
            lambda monitor: read(source, choice.columns, transforms, monitor.stop_if_cancelled),
            self._done,
            self._failed,
            lane=_LANE,
            foreground=True,
        )
        self.changed.emit()

    def read_again(self) -> None:
        """Read the layer as it is now."""
        if self.choice is not None:
            self.read(self.choice)

    def use(self, currency: str) -> None:
        """Analyze the values in *currency*."""
        if currency != self.currency and currency in self.currencies:
            self.currency = currency
            self.changed.emit()

    def among(self) -> Optional[np.ndarray]:
        """Return which locations (n) have the currency that is analyzed; None: all."""
        found = self.found
        if found is None or found.currencies is None or len(self.currencies) < 2:
            return None
        return found.currencies == self.currency

    def text(self) -> str:
        """Say which locations there are, and what has to be known of them."""
        if self.choice is None:
            return translate("GeoPortfolio", "Choose the locations, then place a pin on the map.")
        name = self.choice.layer.name()
        if self.is_reading:
            return translate("GeoPortfolio", "Reading {layer}…").format(layer=name)
        if self.found is None:
            return translate("GeoPortfolio", "{layer} could not be read.").format(layer=name)
        return in_sentences(self._facts(self.found, name))

    def close(self) -> None:
        """Read no more; for ``unload()``."""
        self._window.tasks.drop(_LANE)
        self._leave()

    def _facts(self, found: Locations, name: str) -> list[str]:
        facts = [counted(len(found.values), "{layer}: 1 location", "{layer}: {count} locations", layer=name)]
        if self.is_outdated:
            facts.append(
                translate("GeoPortfolio", "The layer has changed since it was read. Click Read Again")
            )
        if found.nulls:
            facts.append(counted(found.nulls, "1 without a value", "{count} without a value"))
        if found.faults:
            facts.append(counted(len(found.faults), "1 without a position", "{count} without a position"))
        unplaceable = sum(map(len, found.unplaceable.values()))
        if unplaceable:
            facts.append(counted(unplaceable, "1 not placeable", "{count} not placeable"))
        return facts

    def _done(self, found: Locations) -> None:
        self.is_reading, self.found = False, found
        codes = found.currencies
        self.currencies = () if codes is None else tuple(sorted(set(codes.tolist())))
        if self.currency not in self.currencies:
            self.currency = self.currencies[0] if self.currencies else ""
        self.changed.emit()

    def _failed(self, error: Exception) -> None:
        self.is_reading = False
        self.changed.emit()
        self._window.messages.problem(error, About())

    def _follow(self, layer: QgsVectorLayer) -> None:
        for signal in _changes(layer):
            signal.connect(self._outdate)
        layer.willBeDeleted.connect(self._forget)

    def _leave(self) -> None:
        if self.choice is not None:
            for signal in _changes(self.choice.layer):
                signal.disconnect(self._outdate)
            self.choice.layer.willBeDeleted.disconnect(self._forget)
            self.choice = None

    def _outdate(self, *_: object) -> None:
        if not self.is_outdated:
            self.is_outdated = True
            self.changed.emit()

    def _forget(self) -> None:
        self._window.tasks.drop(_LANE)
        self.choice, self.found, self.currencies = None, None, ()
        self.is_reading = self.is_outdated = False
        self.changed.emit()


def _changes(layer: QgsVectorLayer) -> tuple:
    """The signals after which *layer* has other locations."""
    return layer.layerModified, layer.dataChanged, layer.subsetStringChanged, layer.crsChanged
