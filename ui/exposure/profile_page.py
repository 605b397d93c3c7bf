"""The page *Ring Profile*: the cumulative value around a pin by distance."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional

from qgis.core import QgsApplication
from qgis.PyQt.QtWidgets import QFormLayout, QToolButton

from ...core import gis
from ...core.exposure.ring_profile import RingProfile, RingProfiles
from ...core.gis.text.about import About
from ...core.gis.text.joining import in_sentences, listed
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, position_text, rounded, whole
from ..charts.amounts import with_unit
from ..charts.chart import Line, LineChart
from ..charts.view import ChartView
from ..widgets import outside, save_dialog
from ..widgets.controls import menu_of
from ..window.messages import Step
from .pin_page import PinPage

if TYPE_CHECKING:
    from ..window.window import Window
    from .locations import ReadLocations

_LANE = "ring profile"
_RADIUS = 1_000.0
_WHOLE_FROM = 100.0
"""The distance in meters from which decimals are omitted."""


class ProfilePage(PinPage):
    """Shows the ring profile of a pin, and updates it while the pin is dragged."""

    def __init__(self, window: Window, locations: ReadLocations) -> None:
        super().__init__("profile", window, locations)
        self._profiles: Optional[RingProfiles] = None
        self._prepared: tuple[Any, ...] = ()
        self._shown: Optional[RingProfile] = None
        self.view = ChartView(window)
        self.view.setObjectName("profileChart")
        self.view.hovered.connect(self._hovered)
        self._radius = self.radius_box("RadiusBox", _RADIUS)
        self._radius.valueChanged.connect(lambda _value: self._radius_changed())
        self._limit = self.amount_box("LimitBox", tr("none"))
        self._limit.valueChanged.connect(lambda _value: self._show())
        self._exports = self._export_buttons()
        form = QFormLayout()
        form.addRow(tr("Largest radius"), self._radius)
        form.addRow(tr("Limit"), self._limit)
        self.lay_out(form, self.view)

    @property
    def radii(self) -> tuple[float, ...]:
        """Return the largest radius."""
        return (self._radius.value(),)

    def prepare(self) -> None:
        """Index the locations in a task, then analyze the pin."""
        found, radius = self._locations.found, self._radius.value()
        if self._prepared != (found, radius):
            self._prepared, self._profiles = (found, radius), None
            if found is not None:
                self.index(_LANE, partial(gis.exposure.profiles.profiles_of, found, radius), self._indexed)
        self.analyze()

    def analyze(self) -> None:
        """Calculate the profile around the pin."""
        place = self._pins[self._letter].place
        is_ready = self._profiles is not None and place is not None
        self._shown = self._profiles.around(*place, self._locations.among()) if is_ready else None
        self._show()

    def close_page(self) -> None:
        """Cancel tasks, and clean up the map; for ``unload()``."""
        self._window.tasks.drop(_LANE)
        super().close_page()

    def _indexed(self, profiles: RingProfiles) -> None:
        self._profiles = profiles
        self.analyze()

    def _radius_changed(self) -> None:
        self.redraw()
        self.prepare()

    def _show(self) -> None:
        for each in self._exports:
            each.setEnabled(self._shown is not None)
        self.view.show_chart(None if self._shown is None else self._chart(self._shown))
        self.view.setVisible(self._shown is not None)
        self._tell(-1)

    def _chart(self, profile: RingProfile) -> LineChart:
        locations, choice = self._locations, self._locations.choice
        steps = (profile.nominal, *gis.exposure.profiles.more_steps(locations.found, profile))
        band = None
        if profile.certain is not None and profile.possible is not None:
            band = tuple(
                Line("", each.distances, each.cumulative) for each in (profile.certain, profile.possible)
            )
        lon, lat = self._pins[self._letter].place
        notes = [choice.layer.name(), datetime.now().strftime("%Y-%m-%d %H:%M")]
        if len(locations.currencies) > 1:
            notes.append(tr("only {currency}, not converted").format(currency=locations.currency))
        return LineChart(
            title=tr("Ring profile, {value}").format(value=choice.names[0]),
            subtitle=tr("Cumulative value by distance from {place}").format(place=position_text(lat, lon)),
            unit=locations.currency,
            footnote=listed(notes),
            lines=tuple(Line(name, *_arrays(each)) for name, each in zip(choice.names, steps)),
            band=band,
            band_name=tr("certain to possible"),
            end=self._radius.value(),
            limit=self._limit.value() or None,
            limit_name=tr("Limit"),
        )

    def _hovered(self, index: int) -> None:
        self._tell(index)
        profile, choice = self._shown, self._locations.choice
        if profile is not None and 0 <= index < len(profile.locations) and choice is not None:
            feature = int(self._locations.found.ids[profile.locations[index]])
            self._window.canvas.flashFeatureIds(choice.layer, [feature])

    def _tell(self, index: int) -> None:
        """Show the sum within the largest radius, or within the distance of the step *index*."""
        profile = self._shown
        if profile is None:
            place = self._pins[self._letter].place
            is_waiting = self._locations.found is not None and place is None
            text = tr("Click Place Pin, then drag the pin over the map.")
            self.status.setText(text if is_waiting else "")
            return
        is_step = 0 <= index < len(profile.locations)
        distance = float(profile.nominal.distances[index]) if is_step else self._radius.value()
        count = index + 1 if is_step else len(profile.locations)
        parts = [
            counted(
                count,
                "Within {distance}: {sum} at 1 location",
                "Within {distance}: {sum} at {count} locations",
                distance=_meters(distance),
                sum=self._amount(profile.nominal.within(distance)),
            )
        ]
        if profile.certain is not None and profile.possible is not None:
            parts.append(
                tr("Certain {certain}, possible {possible}").format(
                    certain=self._amount(profile.certain.within(distance)),
                    possible=self._amount(profile.possible.within(distance)),
                )
            )
        parts += self._about_the_limit(profile, distance)
        self.status.setText(in_sentences(parts))

    def _about_the_limit(self, profile: RingProfile, distance: float) -> list[str]:
        limit = self._limit.value()
        if not limit:
            return []
        left = limit - profile.nominal.within(distance)
        parts = [tr("Headroom {amount}").format(amount=self._amount(left))]
        reached = profile.nominal.reaches(limit)
        if reached is None:
            text = tr("The limit is not exceeded within {distance}")
            parts.append(text.format(distance=_meters(self._radius.value())))
        else:
            text = tr("The limit is exceeded at {distance}")
            parts.append(text.format(distance=_meters(reached)))
        return parts

    def _amount(self, value: float) -> str:
        return with_unit(whole(value), self._locations.currency)

    def _export_buttons(self) -> tuple[QToolButton, ...]:
        copy = self.add_button(
            "CopyButton",
            "/mActionEditCopy.svg",
            tr("Copy"),
            tr("Copy the locations by distance for a spreadsheet"),
        )
        copy.clicked.connect(self._copy)
        save = self.add_button(
            "SaveButton",
            "/mActionFileSave.svg",
            tr("CSV"),
            tr("Save the locations by distance as a CSV file"),
        )
        save.clicked.connect(self._save)
        chart = self.add_button(
            "ChartButton", "chart", tr("Chart"), tr("Copy the chart as an image, or save it as PNG or SVG")
        )
        menu = menu_of(chart, QToolButton.ToolButtonPopupMode.InstantPopup)
        menu.addActions(self.view.chart_actions.actions)
        return copy, save, chart

    def _copy(self) -> None:
        found, profile = self._locations.found, self._shown
        lines = gis.exposure.profiles.table_lines
        self._window.tasks.start(
            tr("Copy the ring profile"),
            lambda monitor: "\n".join("\t".join(map(str, row)) for row in lines(found, profile, monitor)),
            QgsApplication.clipboard().setText,
            partial(self._window.messages.problem, about=About()),
        )

    def _save(self) -> None:
        found, profile = self._locations.found, self._shown
        title = tr("Ring profile {layer}")
        name = title.format(layer=self._locations.choice.layer.name())
        path = save_dialog.ask_for_csv_named(self._window.iface.mainWindow(), name)
        if path is not None:
            again = Step(tr("Another File"), self._save)
            self._window.tasks.start(
                tr("Save {file}").format(file=path.name),
                lambda monitor: gis.exposure.profiles.write_profile(found, profile, path, monitor),
                self._written,
                lambda error: self._window.messages.problem(error, About(), again),
            )

    def _written(self, path: Path) -> None:
        self._window.messages.done(
            tr("Table saved as {file}.").format(file=path.name),
            Step(tr("Open Folder"), partial(outside.open_folder, path)),
        )


def _meters(value: float) -> str:
    return f"{rounded(value, 0 if value >= _WHOLE_FROM else 1)} m"


def _arrays(steps: Any) -> tuple[Any, Any]:
    return steps.distances, steps.cumulative
