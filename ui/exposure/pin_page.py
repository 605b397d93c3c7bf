"""The base of pages with a pin: locations, currency, and the tool that places the pin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.PyQt.QtCore import QTimer
from qgis.PyQt.QtGui import QHideEvent, QShowEvent
from qgis.PyQt.QtWidgets import QComboBox, QDoubleSpinBox, QFormLayout, QWidget

from ...core.exposure.worst_circles import LARGEST
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from ..widgets.controls import group_digits, selectable_label
from .locations import ReadLocations
from .page import Page
from .pins import Pin, PinTool

if TYPE_CHECKING:
    from ..window.window import Window

_MOST_AMOUNT = 1e15


class PinPage(Page):
    """Analyzes the locations around pins."""

    letters: tuple[str, ...] = ("A",)

    def __init__(self, name: str, window: Window, locations: ReadLocations) -> None:
        super().__init__(name)
        self._window = window
        self._locations = locations
        self._is_pin_wanted = False
        self._letter = self.letters[0]
        self._pins = {letter: Pin(window.canvas, letter, self) for letter in self.letters}
        self._tool: Optional[PinTool] = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._follow)
        self._make_buttons()
        self.currency_combo = self._make_currency_combo()
        self.locations_label = selectable_label(f"{name}LocationsLabel")
        locations.changed.connect(self._show_locations)
        window.project.cleared.connect(self._clear)

    # To be overridden

    def prepare(self) -> None:
        """Prepare the analysis of the current locations and currency."""
        raise NotImplementedError

    def analyze(self) -> None:
        """Analyze the locations around the pins, and show the result."""
        raise NotImplementedError

    @property
    def radii(self) -> tuple[float, ...]:
        """Return the radii of the circles around a pin in meters."""
        raise NotImplementedError

    def close_page(self) -> None:
        """Leave the map; for ``unload()``."""
        self._window.project.cleared.disconnect(self._clear)
        if self._tool is not None:
            self._tool.unload()
            self._tool = None
        for pin in self._pins.values():
            pin.close()

    # Shared

    def lay_out(self, form: QFormLayout, content: QWidget) -> None:
        """Add currency and locations to the *form*, and lay out the page."""
        form.addRow(tr("Currency"), self.currency_combo)
        form.addRow(self.locations_label)
        super().lay_out(form, content)
        self._form = form
        self._show_locations()

    def index(self, lane: str, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """Run *work* on the locations in a task, then call *done* with its result."""
        self._window.tasks.start(
            tr("Index the locations"),
            lambda _monitor: work(),
            done,
            partial(self._window.messages.problem, about=About()),
            lane=lane,
            is_unseen=True,
            foreground=True,
        )

    def amount_box(self, name: str, none: str = "") -> QDoubleSpinBox:
        """Return a spin box for an amount; *none* is its text for 0."""
        box = _number_box(f"{self.name}{name}", 0.0, _MOST_AMOUNT)
        box.setSpecialValueText(none)
        return box

    def radius_box(self, name: str, meters: float) -> QDoubleSpinBox:
        """Return a spin box for a radius."""
        box = _number_box(f"{self.name}{name}", 1.0, LARGEST)
        box.setSuffix(" m")
        box.setValue(meters)
        return box

    def place(self, lon: float, lat: float) -> None:
        """Place the pin at a position in degrees."""
        self._pins[self._letter].put((lon, lat), self.radii)
        # In the next event loop iteration, as the mouse may already have moved on.
        if not self._later.isActive():
            self._later.start(0)

    def redraw(self) -> None:
        """Redraw the circles with the current radii."""
        if self.isVisible():
            for pin in self._pins.values():
                if pin.place is not None:
                    pin.put(pin.place, self.radii)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the pins again."""
        super().showEvent(event)
        self.redraw()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave nothing on the map."""
        super().hideEvent(event)
        if self._tool is not None and self._window.canvas.mapTool() is self._tool:
            self._tool.give_back()
        for pin in self._pins.values():
            pin.hide()

    def remove_pin(self, letter: str) -> None:
        """Remove a pin and its position."""
        self._pins[letter].hide()
        self._pins[letter].place = None

    def _clear(self) -> None:
        """Remove all pins when the project is closed."""
        for letter in self.letters:
            self.remove_pin(letter)
        self.analyze()

    def _follow(self) -> None:
        if self._locations.found is not None:
            self.analyze()

    def _make_buttons(self) -> None:
        self.pin_button = self.add_button(
            "PinButton", "pin", tr("Place Pin"), tr("Click a place on the map, or drag the pin over it")
        )
        self.pin_button.setCheckable(True)
        self.pin_button.clicked.connect(self._pin_clicked)
        self.add_button(
            "LocationsButton",
            "settings",
            tr("Locations…"),
            tr("Choose the layer, its values and how certain its positions are"),
        ).clicked.connect(self._choose)
        self._again = self.add_button(
            "ReadAgainButton", "refresh", tr("Read Again"), tr("Read the layer as it is now")
        )
        self._again.clicked.connect(self._read_again)

    def _make_currency_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(f"{self.name}CurrencyCombo")
        combo.setToolTip(tr("Values in other currencies are not counted"))
        combo.textActivated.connect(self._locations.use)
        return combo

    def _choose(self, _checked: bool = False) -> None:
        self._locations.choose()

    def _read_again(self, _checked: bool = False) -> None:
        self._locations.read_again()

    def _pin_clicked(self, wanted: bool) -> None:
        if not wanted:
            if self._tool is not None:
                self._tool.leave()
            return
        if self._locations.choice is None:
            self._is_pin_wanted = True
            self.pin_button.setChecked(False)
            self._locations.choose()
        else:
            self._begin()

    def _begin(self) -> None:
        self._is_pin_wanted = False
        if self._tool is None:
            self._tool = PinTool(self._window.canvas)
            self._tool.moved.connect(self.place)
            self._tool.activated.connect(lambda: self.pin_button.setChecked(True))
            self._tool.deactivated.connect(lambda: self.pin_button.setChecked(False))
        self._window.canvas.setMapTool(self._tool)

    def _show_locations(self) -> None:
        known = self._locations
        self.locations_label.setText(known.text())
        has_several = len(known.currencies) > 1
        self.currency_combo.setVisible(has_several)
        self._form.labelForField(self.currency_combo).setVisible(has_several)
        if [self.currency_combo.itemText(row) for row in range(self.currency_combo.count())] != list(
            known.currencies
        ):
            self.currency_combo.clear()
            self.currency_combo.addItems(known.currencies)
        self.currency_combo.setCurrentText(known.currency)
        self._again.setEnabled(known.is_outdated)
        if self._is_pin_wanted and known.choice is not None and self.isVisible():
            self._begin()
        self.prepare()


def _number_box(name: str, least: float, most: float) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setObjectName(name)
    box.setDecimals(0)
    box.setRange(least, most)
    group_digits(box)
    box.setKeyboardTracking(False)
    return box
