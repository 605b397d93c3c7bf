"""The locations of an analysis: chosen in a dialog, read in a task, and watched for changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

import numpy as np
from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ...core.gis.exposure.locations import Locations
from ...core.gis.exposure.reading import LayerSource, read
from ...core.gis.text.about import About
from ...core.gis.text.joining import in_sentences
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted
from .locations_dialog import Choice, LocationsDialog

if TYPE_CHECKING:
    from ..window.window import Window

_LANE = "locations"


class ReadLocations(QObject):
    """The locations that the pages of the panel share."""

    changed = pyqtSignal()
    """Emitted when the locations, the currency or :meth:`text` change."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.choice: Optional[Choice] = None
        self.found: Optional[Locations] = None
        self.currencies: tuple[str, ...] = ()
        self.currency = ""
        """The analyzed currency; empty: all values have the same."""
        self.is_reading = False
        self.is_outdated = False
        """Whether the layer has changed since it was read."""

    def choose(self) -> None:
        """Open the dialog, then read the chosen locations."""
        active = self._window.iface.activeLayer()
        dialog = LocationsDialog(active, self.choice, self._window.iface.mainWindow())
        dialog.accepted.connect(lambda: self.read(dialog.choice()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def read(self, choice: Choice) -> None:
        """Read the locations of *choice* in a task."""
        self._disconnect_layer()
        self.choice, self.found, self.is_outdated = choice, None, False
        self._follow(choice.layer)
        source, transforms = LayerSource(choice.layer), self._window.project.transformContext()
        title = tr("Read the locations of {layer}").format(layer=choice.layer.name())
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
        """Read the layer again."""
        if self.choice is not None:
            self.read(self.choice)

    def use(self, currency: str) -> None:
        """Set the analyzed *currency*."""
        if currency != self.currency and currency in self.currencies:
            self.currency = currency
            self.changed.emit()

    def among(self) -> Optional[np.ndarray]:
        """Return which locations (n) have the analyzed currency; None: all."""
        found = self.found
        if found is None or found.currencies is None or len(self.currencies) < 2:
            return None
        return found.currencies == self.currency

    def text(self) -> str:
        """Return a description of the locations, with warnings."""
        if self.choice is None:
            return tr("Choose the locations, then place a pin on the map.")
        name = self.choice.layer.name()
        if self.is_reading:
            return tr("Reading {layer}…").format(layer=name)
        if self.found is None:
            return tr("{layer} could not be read.").format(layer=name)
        return in_sentences(self._facts(self.found, name))

    def close(self) -> None:
        """Cancel reading; for ``unload()``."""
        self._window.tasks.drop(_LANE)
        self._disconnect_layer()

    def _facts(self, found: Locations, name: str) -> list[str]:
        facts = [counted(len(found.values), "{layer}: 1 location", "{layer}: {count} locations", layer=name)]
        if self.is_outdated:
            facts.append(tr("The layer has changed since it was read. Click Read Again"))
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
        layer.willBeDeleted.connect(self._clear)

    def _disconnect_layer(self) -> None:
        if self.choice is not None:
            for signal in _changes(self.choice.layer):
                signal.disconnect(self._outdate)
            self.choice.layer.willBeDeleted.disconnect(self._clear)
            self.choice = None

    def _outdate(self, *_: object) -> None:
        if not self.is_outdated:
            self.is_outdated = True
            self.changed.emit()

    def _clear(self) -> None:
        self._window.tasks.drop(_LANE)
        self.choice, self.found, self.currencies = None, None, ()
        self.is_reading = self.is_outdated = False
        self.changed.emit()


def _changes(layer: QgsVectorLayer) -> tuple:
    """Return the signals that *layer* emits when its locations change."""
    return layer.layerModified, layer.dataChanged, layer.subsetStringChanged, layer.crsChanged
