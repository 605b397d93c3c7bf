"""Deeds by the real mouse and the real keys."""

from __future__ import annotations

import random

from tests.e2e.eyes import NotSeen
from tests.e2e.hands import RIGHT

from .stages import Stage

WORDS = ("rathausm", "hamb", "münch", "Par", "53.55, 9.99", "x", "POINT (9.99 53.55)", "Graz Flughafen")
_AROUND = 150
"""Pixels from the middle of the map."""


def drawn(stage: Stage, chance: random.Random) -> bool:
    """The polygon tool by F9, some clicks, and a right click, Escape, or another tool in the middle."""
    stage.hands.press("F9")
    for _ in range(chance.randint(1, 4)):
        if not _click_map(stage, chance):
            return False
    end = chance.choice(("right", "right", "Return", "Escape", "BackSpace", "shift+F9"))
    if end == "right":
        return _click_map(stage, chance, RIGHT)
    stage.hands.press(end)
    return True


def _click_map(stage: Stage, chance: random.Random, button: int = 1) -> bool:
    """Somewhere around the middle of the map, where no window lies over it."""
    if stage.see("modal") is not None or "center" not in (state := stage.see("state")):
        return False
    lon, lat = state["center"]
    seen = stage.see("pixel", lon=lon, lat=lat)
    if not (seen["visible"] and seen["on_top"]):
        return False
    across, down = chance.randint(-_AROUND, _AROUND), chance.randint(-_AROUND, _AROUND)
    stage.hands.click((seen["x"] + across, seen["y"] + down), button)
    return True


def _click(stage: Stage, name: str) -> bool:
    """Click the widget by the mouse where it can be clicked now."""
    try:
        seen = stage.see("widget", name=name)
    except NotSeen:
        return False
    if not (seen["visible"] and seen["enabled"] and seen["on_top"]):
        return False
    stage.hands.click((seen["x"], seen["y"]))
    return True


def load(stage: Stage, chance: random.Random) -> bool:
    """The button of the dock, which is brought to the front first."""
    if _click(stage, "loadPointsButton"):
        return True
    stage.hands.press("F8")
    return _click(stage, "loadPointsButton")


def search(stage: Stage, chance: random.Random) -> bool:
    """Type into the address line by the keys, and take a suggestion, or none."""
    stage.do("trigger", name="geoportfolioAddressAction")
    if not _click(stage, "addressLine"):
        return False
    stage.hands.press("ctrl+a")
    stage.hands.write(chance.choice(WORDS).encode("ascii", "ignore").decode())
    stage.hands.press(*chance.choice((("Down", "Return"), ("Return",), ("Escape",), ("Down",), ())))
    return True


def locate(stage: Stage, chance: random.Random) -> bool:
    """The locator bar, which is left in the middle."""
    stage.hands.press("ctrl+k")
    stage.hands.write(chance.choice(("addr hamb", "addr par", "= 6 * 7")))
    stage.hands.press("Escape", "Escape")
    return True


def tool_at_click(stage: Stage, chance: random.Random) -> bool:
    """Report, hazards or attributes at a click by the mouse."""
    name = chance.choice(("Report", "Hazards", "Attributes"))
    if not _click(stage, f"geoportfolio{name}Action"):
        return False
    return _click_map(stage, chance)


def maps(stage: Stage, chance: random.Random) -> bool:
    """The window of the maps: opened, searched by the keys, added from, closed."""
    if not stage.do("trigger", name="geoportfolioMapsAction"):
        return False
    if _click(stage, "mapFindLine"):
        stage.hands.press("ctrl+a")
        stage.hands.write(chance.choice(("flood", "wind", "e", "nothing of this")))
        stage.hands.press("Return")
    _click(stage, "mapCloseButton")
    return True


def browser(stage: Stage, chance: random.Random) -> bool:
    """The Browser by mouse and keys: unfolded, folded, refreshed."""
    try:
        seen = stage.see("item", name="Browser", text=chance.choice(("GeoPortfolio", "Sources", "Maps")))
    except NotSeen:
        return False
    if not (seen["visible"] and seen["on_top"]):
        return False
    stage.hands.click((seen["x"], seen["y"]))
    for key in chance.choices(("Right", "Down", "Left", "F5"), (5, 4, 1, 1), k=chance.randint(2, 6)):
        stage.hands.press(key)
    return True


def pack(stage: Stage, chance: random.Random) -> bool:
    """Pack for a colleague: the file is named by the keys, where QGIS asks for one."""
    if not stage.do("trigger", name="geoportfolioPackAction"):
        return False
    if (asking := stage.see("modal")) is not None and "zip" in str(asking).lower():
        stage.hands.press("ctrl+a")
        stage.hands.write(stage.copy_of_project().replace(".qgz", ".zip"))
        stage.hands.press("Return")
    return True


def scroll(stage: Stage, chance: random.Random) -> bool:
    """Zoom by the wheel over the map."""
    lon, lat = stage.see("state")["center"]
    seen = stage.see("pixel", lon=lon, lat=lat)
    if not (seen["visible"] and seen["on_top"]):
        return False
    stage.hands.wheel((seen["x"], seen["y"]), chance.choice((-1, 1)))
    return True
