"""The actions of GeoPortfolio's menu and toolbar, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QKeySequence

from ...core.gis.text.languages import tr


@dataclass(frozen=True)
class MenuAction:
    """An action of the menu.

    :param name: its object name is ``geoportfolio<name>Action``.
    :param whats_this: the description for *What's This* and the status bar.
    :param do: called with the window; for a map tool also with whether to activate it.
    :param key: the default shortcut, which can be changed in QGIS's shortcut editor.
    :param in_toolbar: whether it is also in the toolbar.
    :param is_tool: whether it is a map tool, whose button is checked while the tool is active.
    :param clicks_by: the key that replaces a click, for the tooltip.
    :param icon: as for ``icons.icon``; empty: ``resources/icons/<name>.svg`` in lower case.
    :param needs_docks: whether the panels have to be created first.
    :param begins_group: whether there is a separator above it.
    """

    name: str
    text: str
    whats_this: str
    do: Callable[..., Any]
    key: str = ""
    in_toolbar: bool = True
    is_tool: bool = False
    clicks_by: Optional[Qt.Key] = None
    begins_group: bool = False
    needs_docks: bool = True
    icon: str = ""

    @property
    def without_a_mouse(self) -> str:
        """Return how to use a map tool by keyboard; empty for other actions."""
        if self.clicks_by is None:
            return ""
        key = QKeySequence(self.clicks_by).toString(QKeySequence.SequenceFormat.NativeText)
        return tr(
            "Without a mouse: move the map under the cross with the arrow keys, with Shift in small steps; "
            "{key} clicks there."
        ).format(key=key)


def menu_actions() -> tuple[MenuAction, ...]:
    """Return the actions in menu order."""
    return (
        *_of_the_docks(),
        *_of_the_map(),
        *_of_the_query(),
        *_at_a_click(),
        *_of_results(),
        *_of_the_service(),
    )


def _of_the_docks() -> tuple[MenuAction, ...]:
    """Return the actions that show panels."""
    return (
        MenuAction(
            "Panel",
            tr("Portfolio Selection"),
            tr("Choose a source, an area and filters."),
            lambda window: window.open(),
            "F8",
        ),
        MenuAction(
            "Filters",
            tr("Filters"),
            tr("Edit the filters of the query."),
            lambda window: window.filters.open(),
            in_toolbar=False,
            icon="/mActionFilter2.svg",
        ),
        MenuAction(
            "Results",
            tr("Results"),
            tr("Show reports and past queries."),
            lambda window: window.results.open(),
            in_toolbar=False,
            icon="runs",
        ),
    )


def _of_the_map() -> tuple[MenuAction, ...]:
    """Return the actions for areas, places and maps."""
    return (
        MenuAction(
            "Polygon",
            tr("Draw Polygon"),
            tr("Click the vertices of an area; right-click or press Enter to finish."),
            lambda window, wanted: window.drawing.draw(wanted),
            "F9",
            is_tool=True,
            clicks_by=Qt.Key.Key_Insert,
            begins_group=True,
        ),
        MenuAction(
            "Circles",
            tr("Draw Circles"),
            tr("Click the centers; type digits for the radii; press Enter to finish."),
            lambda window, wanted: window.drawing.draw_circles(wanted),
            "Shift+F9",
            is_tool=True,
            clicks_by=Qt.Key.Key_Insert,
        ),
        MenuAction(
            "Address",
            tr("Search Address"),
            tr("Search for an address, with suggestions."),
            lambda window: window.search.open_address(),
        ),
        MenuAction(
            "Maps",
            tr("Add Hazard Maps…"),
            tr("Search, preview and add the hazard maps of the service."),
            lambda window: window.maps.open(),
        ),
    )


def _of_the_query() -> tuple[MenuAction, ...]:
    """Return the actions for queries."""
    return (
        MenuAction(
            "Load",
            tr("Load Locations"),
            tr("Load the locations of the source in the area, one point each."),
            lambda window: window.selection.press("loadPointsButton"),
            in_toolbar=False,
            begins_group=True,
        ),
        MenuAction(
            "Entries",
            tr("Load Records"),
            tr("Load the records of the source in the area."),
            lambda window: window.selection.press("loadEntriesButton"),
            in_toolbar=False,
            icon="attributes",
        ),
        MenuAction(
            "Accumulate",
            tr("Calculate Accumulation"),
            tr("Calculate the totals of the source in the area."),
            lambda window: window.selection.press("accumulateButton"),
            in_toolbar=False,
        ),
        MenuAction(
            "WorstCircles",
            tr("Find Worst Circles…"),
            tr("Find the circles of a radius with the greatest sums insured of a layer."),
            lambda window: window.dialogs.open("worstcircles"),
            in_toolbar=False,
            icon="circles",
        ),
        MenuAction(
            "RingProfile",
            tr("Ring Profile"),
            tr("Show the cumulative value around a pin by distance, for any layer."),
            lambda window: window.accumulation.open_page("profile"),
            in_toolbar=False,
            icon="chart",
        ),
        MenuAction(
            "ProspectiveRisk",
            tr("Prospective Risk"),
            tr("Show what a new risk adds to the accumulation around a pin."),
            lambda window: window.accumulation.open_page("risk"),
            in_toolbar=False,
            icon="pin",
        ),
        MenuAction(
            "Limits",
            tr("Check Limits"),
            tr("Compare the accumulation of watched areas with their limits."),
            lambda window: window.accumulation.open_page("limits"),
            in_toolbar=False,
            icon="check_warning",
        ),
    )


def _at_a_click() -> tuple[MenuAction, ...]:
    """Return the actions for one position."""
    return (
        MenuAction(
            "Report",
            tr("Risk Report at Location"),
            tr("Click a place or a loaded location to open its risk report."),
            lambda window, wanted: window.reports.pick(None if wanted else ""),
            is_tool=True,
            clicks_by=Qt.Key.Key_Enter,
            begins_group=True,
        ),
        MenuAction(
            "Identify",
            tr("Identify Location"),
            tr("Click a place or a loaded location to show its address, record and hazards."),
            lambda window, wanted: window.identify.pick(wanted),
            is_tool=True,
            clicks_by=Qt.Key.Key_Enter,
        ),
    )


def _of_results() -> tuple[MenuAction, ...]:
    """Return the actions for results."""
    return (
        MenuAction(
            "RefreshAll",
            tr("Refresh All Results"),
            tr("Run the queries of all GeoPortfolio layers of the project again."),
            lambda window: window.refresher.refresh_all(),
            in_toolbar=False,
            begins_group=True,
        ),
        MenuAction(
            "Pack",
            tr("Export Project Package…"),
            tr("Export the project, its results and its reports as one zip, without the API key."),
            lambda window: window.packer.pack(),
            in_toolbar=False,
        ),
    )


def _of_the_service() -> tuple[MenuAction, ...]:
    """Return the actions for connections and help."""
    return (
        MenuAction(
            "Connections",
            tr("Connections…"),
            tr("Manage the service URLs and API keys."),
            lambda window: window.show_connections(),
            in_toolbar=False,
            begins_group=True,
        ),
        MenuAction(
            "Doctor",
            tr("Diagnose Connection…"),
            tr("Check a connection and what its API key can access."),
            lambda window: window.diagnostics.open(),
            in_toolbar=False,
            needs_docks=False,
        ),
        MenuAction(
            "SupportBundle",
            tr("Support Text…"),
            tr("Show versions, settings and log as one text, without API keys."),
            lambda window: window.diagnostics.open_support_text(),
            in_toolbar=False,
            needs_docks=False,
        ),
        MenuAction(
            "Help",
            tr("GeoPortfolio Help"),
            tr("Open the help."),
            lambda window: window.open_help(),
            in_toolbar=False,
            needs_docks=False,
        ),
    )
