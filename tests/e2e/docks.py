"""What several stories do with docks, windows and connections, by mouse and keys."""

from __future__ import annotations

import re
from typing import Any, Callable

from .analyst import Analyst
from .eyes import NotSeen

DOCKS = ("selectionDock", "filtersDock", "searchDock", "resultsDock")
"""The group of F8."""
MASTER_PASSWORD = "correct horse"
DIAGNOSTICS_SECONDS = 60.0
"""Of all checks; for those of maps the sandbox has to start a server."""
_CROSS = (9, 10)
"""Pixels of the cross from the upper right corner of a dock."""


def is_visible(analyst: Analyst, name: str) -> bool:
    """Whether the widget *name* is there and shown."""
    try:
        return bool(analyst.eyes.ask("widget", name=name)["visible"])
    except NotSeen:
        return False


def wait_until_gone(analyst: Analyst, name: str) -> None:
    analyst.wait_until(f"{name} is gone", lambda: not is_visible(analyst, name))


def wait_for_text(analyst: Analyst, name: str, words: str) -> str:
    """Until the widget *name* reads *words*, a regular expression; all that it reads."""

    def read() -> str:
        text = str(analyst.see(name)["text"])
        return text if re.search(words, text) else ""

    return analyst.wait_until(f"{name} reads {words!r}", read)


def bring_front(analyst: Analyst, dock: str, tab: str) -> None:
    """The dock of that object name in front of its group, which F8 shows; *tab* is what its tab reads."""
    if is_visible(analyst, dock):
        return
    if not any(is_visible(analyst, each) for each in DOCKS):
        analyst.press("F8")
        analyst.see("selectionDock")
    if not is_visible(analyst, dock):
        analyst.click_label(tab)
        analyst.see(dock)


def open_panel(analyst: Analyst) -> None:
    """The Selection dock in front."""
    bring_front(analyst, "selectionDock", "Selection")


def open_filters(analyst: Analyst) -> None:
    """The Filters dock in front."""
    bring_front(analyst, "filtersDock", "Filters")


def open_runs(analyst: Analyst) -> None:
    """The page *Runs* of the Results dock in front."""
    bring_front(analyst, "resultsDock", "Results")
    if not is_visible(analyst, "runsPage"):
        analyst.click_label("History")
        analyst.see("runsTable")


def close_dock(analyst: Analyst, name: str) -> None:
    """Close the dock *name* by the cross of its title."""
    left, top, width, _ = analyst.see_at_rest(name)["rect"]
    analyst.hands.click((left + width - _CROSS[0], top + _CROSS[1]))
    wait_until_gone(analyst, name)


def close_windows(analyst: Analyst, *names: str) -> None:
    """By their key, one after the other: one that comes while a window goes is nobody's.

    :param names: of the windows, or of something in them; the one in front first.
    """
    for name in names:
        analyst.press("Escape")
        wait_until_gone(analyst, name)


def in_front(analyst: Analyst, *kinds: str) -> str:
    """The class of the window that takes the keys, where it is one of *kinds*."""
    active = (window["class"] for window in analyst.eyes.ask("windows") if window["active"])
    return next((kind for kind in active if kind in kinds), "")


def wait_for_window(analyst: Analyst, *kinds: str) -> str:
    """Until the window in front is of one of those classes; which."""
    return analyst.wait_until(f"{kinds} is in front", lambda: in_front(analyst, *kinds))


def press_in_qgis(analyst: Analyst, key: str) -> None:
    """A key of QGIS's main window, to which keys don't come at once when another one was in front."""
    analyst.wait_until("QGIS takes the keys", lambda: analyst.eyes.ask("state")["in_front"])
    analyst.press(key)


def open_main_menu(analyst: Analyst, letter: str) -> None:
    """The menu of QGIS's main window that has that letter."""
    press_in_qgis(analyst, f"alt+{letter}")
    analyst.wait_until("the menu is open", lambda: analyst.eyes.ask("menu"))


def open_plugin_menu(analyst: Analyst) -> None:
    """By the keyboard: a click on its entry is too soon for the entry to open it."""
    open_main_menu(analyst, "w")
    analyst.press("g", "Right")
    analyst.wait_until("it is open", lambda: len(analyst.eyes.ask("menu")) > 1)


def choose_from_plugin(analyst: Analyst, entry: str) -> None:
    """An entry of the menu of the plugin."""
    open_plugin_menu(analyst)
    analyst.click_label(entry)


def wait_for_diagnostics(analyst: Analyst) -> str:
    """Wait until all checks are done; return the summary."""
    analyst.see("diagnosticsDialog")
    analyst.wait_until("it is done", lambda: is_visible(analyst, "diagnosticsRunButton"), DIAGNOSTICS_SECONDS)
    return str(analyst.see("diagnosticsSummary")["text"])


def put_tool_away(analyst: Analyst) -> None:
    """The hand that moves the map, which is QGIS's first tool."""
    with analyst.another_map_tool():
        analyst.click("mActionPan")


def copied(analyst: Analyst, is_right: Callable[[str], Any] = bool) -> str:
    """The clipboard, once it is as it should be."""
    text: list[str] = [""]

    def looked() -> bool:
        text[0] = analyst.eyes.ask("clipboard")
        return bool(is_right(text[0]))

    analyst.wait_until("it is copied", looked)
    return text[0]


def has_ended(analyst: Analyst) -> bool:
    """Whether QGIS is there no more."""
    try:
        return not analyst.eyes.ask("state")
    except (NotSeen, OSError):
        return True


# --- connections


def open_connections(analyst: Analyst) -> None:
    """The page of the connections in QGIS's Options."""
    open_main_menu(analyst, "s")
    analyst.click_label("Options")
    analyst.click_item("mOptionsTreeView", "GeoPortfolio")
    analyst.see("connectionsList")


def add_connection(analyst: Analyst, name: str, address: str, key: str, session: bool = False) -> None:
    """One more connection on that page, which Options' OK keeps; *session*: its key until QGIS closes."""
    analyst.click("addConnectionButton")
    analyst.see("connectionDialog")
    analyst.type_into("addressEdit", address)
    analyst.type_into("keyEdit", key)
    analyst.type_into("connectionNameEdit", name)
    if session:
        keep_for_session(analyst)
    analyst.click_label("OK")
    wait_until_gone(analyst, "connectionDialog")
    assert any(name in item for item in analyst.eyes.ask("items", name="connectionsList"))


def keep_for_session(analyst: Analyst) -> None:
    """In the dialog of a connection: its key until QGIS closes."""
    analyst.click("sessionKeyRadio")  # beside its text, as it is wide: that moves the focus there alone
    analyst.press("space")
    analyst.wait_until("it is chosen", lambda: analyst.see("sessionKeyRadio")["checked"])


def fill_form(analyst: Analyst, address: str, key: str, keep: str = "sessionKeyRadio") -> None:
    """The form of the Selection dock for the first connection."""
    open_panel(analyst)
    analyst.type_into("addressEdit", address)
    analyst.type_into("keyEdit", key)
    analyst.click(keep)


def give_master_password(analyst: Analyst, times: int) -> None:
    """QGIS asks for it, *times*: twice for a new one."""
    analyst.see("leMasterPass")
    for field in ("leMasterPass", "leMasterPassVerify")[:times]:
        analyst.type_into(field, MASTER_PASSWORD)
    analyst.press("Return")
    wait_until_gone(analyst, "leMasterPass")
