"""The actions of GeoPortfolio's menu and toolbar, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtGui import QKeySequence

from .help.pages import open_help
from .support.door import open_bundle, open_doctor

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Command:
    """An action of the menu; its icon is ``resources/icons/<name>.svg`` in small letters.

    :param name: of the action; its object name is ``geoportfolio<name>Action``.
    :param whats_this: what it does, for *What's This* and the status bar.
    :param key: the shortcut until the analyst sets another in QGIS's shortcut editor.
    :param in_toolbar: whether it is in the toolbar, too.
    :param is_tool: of the map: pressed while it is in the hand; *do* is given whether it is wanted.
    :param clicks_by: the key that clicks for somebody without a mouse; the tooltip says how.
    :param needs_docks: whether it works with the workbench.
    :param begins_group: a line of the menu is above it.
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

    @property
    def without_a_mouse(self) -> str:
        """How a tool is used by keys; empty for what is no tool."""
        if self.clicks_by is None:
            return ""
        key = QKeySequence(self.clicks_by).toString(QKeySequence.SequenceFormat.NativeText)
        return translate(
            "GeoPortfolio",
            "Without a mouse: arrows bring a place under a cross, with Shift a little; {key} clicks there.",
        ).format(key=key)


def commands(workbench: Callable[[], Any]) -> tuple[Command, ...]:
    """In the order of the menu.

    :param workbench: gives docks and tools, which are made when they are first wanted.
    """
    return (
        *_of_the_map(workbench),
        *_at_a_click(workbench),
        *_of_results(workbench),
        *_of_the_service(workbench),
    )


def _of_the_map(workbench: Callable[[], Any]) -> tuple[Command, ...]:
    """What to ask about, and what to lay under it."""
    return (
        Command(
            "Panel",
            translate("GeoPortfolio", "Show the GeoPortfolio panel"),
            translate("GeoPortfolio", "Opens the docks in which you choose a source, an area and filters."),
            lambda: workbench().open(),
            "F8",
        ),
        Command(
            "Polygon",
            translate("GeoPortfolio", "Draw a polygon selection"),
            translate("GeoPortfolio", "Click the corners of an area; right click or Enter ends it."),
            lambda wanted=True: workbench().draw(wanted),
            "F9",
            is_tool=True,
            clicks_by=Qt.Key.Key_Insert,
            begins_group=True,
        ),
        Command(
            "Circles",
            translate("GeoPortfolio", "Draw circles"),
            translate("GeoPortfolio", "Click the centers; type digits for the radii of all; Enter ends it."),
            lambda wanted=True: workbench().draw_circles(wanted),
            "Shift+F9",
            is_tool=True,
            clicks_by=Qt.Key.Key_Insert,
        ),
        Command(
            "Address",
            translate("GeoPortfolio", "Find an address"),
            translate("GeoPortfolio", "Type an address; suggestions come while you type."),
            lambda: workbench().find_address(),
        ),
        Command(
            "Maps",
            translate("GeoPortfolio", "Add hazard maps..."),
            translate("GeoPortfolio", "Opens the maps of the service: find, look, and add several at once."),
            lambda: workbench().show_maps(),
        ),
    )


def _at_a_click(workbench: Callable[[], Any]) -> tuple[Command, ...]:
    """What is known of one place."""
    return (
        Command(
            "Report",
            translate("GeoPortfolio", "Risk report at a click"),
            translate("GeoPortfolio", "Click a place or a loaded point; its risk report opens."),
            lambda wanted=True: workbench().report(wanted),
            is_tool=True,
            clicks_by=Qt.Key.Key_Enter,
            begins_group=True,
        ),
        Command(
            "Hazards",
            translate("GeoPortfolio", "Hazards at a click"),
            translate("GeoPortfolio", "Click a place or a loaded point; the hazards there are shown."),
            lambda wanted=True: workbench().show_hazards(wanted),
            is_tool=True,
            clicks_by=Qt.Key.Key_Enter,
        ),
        Command(
            "Attributes",
            translate("GeoPortfolio", "Attributes of a point"),
            translate("GeoPortfolio", "Click a loaded point; what the service knows of it is shown."),
            lambda wanted=True: workbench().show_attributes(wanted),
            is_tool=True,
            clicks_by=Qt.Key.Key_Enter,
        ),
    )


def _of_results(workbench: Callable[[], Any]) -> tuple[Command, ...]:
    """What to do with what was loaded."""
    return (
        Command(
            "RefreshAll",
            translate("GeoPortfolio", "Refresh all results"),
            translate("GeoPortfolio", "Asks the queries of all GeoPortfolio layers of the project again."),
            lambda: workbench().refresh_all(),
            in_toolbar=False,
            begins_group=True,
        ),
        Command(
            "Pack",
            translate("GeoPortfolio", "Pack for a colleague..."),
            translate(
                "GeoPortfolio",
                "Puts the project, its results and its reports into one zip, without your key.",
            ),
            lambda: workbench().pack(),
            in_toolbar=False,
        ),
    )


def _of_the_service(workbench: Callable[[], Any]) -> tuple[Command, ...]:
    """Connections, and where help is."""
    return (
        Command(
            "Connections",
            translate("GeoPortfolio", "Connections..."),
            translate("GeoPortfolio", "The services that you can ask: their addresses and keys."),
            lambda: workbench().show_connections(),
            in_toolbar=False,
            begins_group=True,
        ),
        Command(
            "Doctor",
            translate("GeoPortfolio", "Connection doctor..."),
            translate("GeoPortfolio", "Finds out step by step why a connection does not work."),
            open_doctor,
            in_toolbar=False,
            needs_docks=False,
        ),
        Command(
            "SupportBundle",
            translate("GeoPortfolio", "Support bundle..."),
            translate(
                "GeoPortfolio", "Gathers in one zip what somebody who helps wants to know, without your key."
            ),
            open_bundle,
            in_toolbar=False,
            needs_docks=False,
        ),
        Command(
            "Help",
            translate("GeoPortfolio", "GeoPortfolio help"),
            translate("GeoPortfolio", "What each screen is for and how it is used."),
            open_help,
            in_toolbar=False,
            needs_docks=False,
        ),
    )
