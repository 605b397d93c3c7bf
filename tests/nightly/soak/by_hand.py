"""Deeds by the real mouse and the real keys, of an analyst who does not wait."""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING, Callable, Iterator, Optional, TypeVar

from tests.e2e.analyst import Analyst
from tests.e2e.eyes import NotSeen
from tests.e2e.hands import RIGHT

if TYPE_CHECKING:
    from .driver import Soak

WORDS = ("rathausm", "hamb", "munch", "Par", "53.55, 9.99", "x", "POINT (9.99 53.55)", "Graz Flughafen")
_REACH = 4e-7
"""Degrees of some 150 pixels at a scale of 1 : 1."""
_PATIENCE = 0.5
T = TypeVar("T")


class Hurried(Analyst):
    """What can't be clicked now is not waited for, and leaves no evidence: the deed was not possible."""

    def _until(self, look: Callable[[], Optional[T]], seconds: float) -> T:
        return super()._until(look, min(seconds, _PATIENCE))

    @contextmanager
    def _step(self, step: str) -> Iterator[None]:
        yield


def _spot(soak: Soak, chance: random.Random) -> tuple[float, float]:
    """A place around the middle of the map."""
    state = soak.ask("state")
    if state["modal"] or "center" not in state:
        raise NotSeen("the map is covered")
    lon, lat = (degrees + chance.uniform(-1, 1) * _REACH * state["scale"] for degrees in state["center"])
    return max(-179.0, min(lon, 179.0)), max(-80.0, min(lat, 80.0))


def drawn(soak: Soak, chance: random.Random) -> None:
    """The polygon tool by F9, some clicks, and a right click, Escape, or another tool in the middle."""
    soak.analyst.press("F9")
    for _ in range(chance.randint(1, 4)):
        soak.analyst.click_map(*_spot(soak, chance))
    end = chance.choice(("right", "right", "Return", "Escape", "BackSpace", "shift+F9"))
    if end == "right":
        soak.analyst.click_map(*_spot(soak, chance), RIGHT)
    else:
        soak.hands.press(end)


def load(soak: Soak, chance: random.Random) -> None:
    """The button of the dock, which F8 brings to the front where it is behind another one."""
    if not soak.ask("widget", name="loadPointsButton")["on_top"]:
        soak.hands.press("F8")
    soak.analyst.click("loadPointsButton")


def search(soak: Soak, chance: random.Random) -> None:
    """Type into the address line, and take a suggestion, or none."""
    soak.do("press", name="geoportfolioAddressAction")
    soak.analyst.type_into("addressLine", chance.choice(WORDS))
    soak.hands.press(*chance.choice((("Down", "Return"), ("Return",), ("Escape",), ("Down",), ())))


def locate(soak: Soak, chance: random.Random) -> None:
    """The locator bar, which is left in the middle."""
    soak.hands.press("ctrl+k")
    soak.hands.write(chance.choice(("addr hamb", "addr par", "= 6 * 7")))
    soak.hands.press("Escape", "Escape")


def tool_at_click(soak: Soak, chance: random.Random) -> None:
    """A report, or what is known of a place, at a click."""
    soak.analyst.click(f"geoportfolio{chance.choice(('Report', 'Identify'))}Action")
    soak.analyst.click_map(*_spot(soak, chance))


def maps(soak: Soak, chance: random.Random) -> None:
    """The window of the maps: opened, searched, added from, closed."""
    soak.do("press", name="geoportfolioMapsAction")
    soak.analyst.type_into("mapFindLine", chance.choice(("flood", "wind", "e", "nothing of this")))
    soak.hands.press("Return")
    soak.analyst.click("mapCloseButton")


def browser(soak: Soak, chance: random.Random) -> None:
    """The Browser by mouse and keys: unfolded, folded, refreshed."""
    soak.analyst.click_item("Browser", chance.choice(("GeoPortfolio", "Sources", "Maps")))
    soak.hands.press(*chance.choices(("Right", "Down", "Left", "F5"), (5, 4, 1, 1), k=chance.randint(2, 6)))


def pack(soak: Soak, chance: random.Random) -> Optional[bool]:
    """Export a project package: the project is saved, and the file is named by the keys where QGIS asks."""
    if not soak.do("press", name="geoportfolioPackAction"):
        return False
    if "saved" in str(soak.ask("state")["modal"]):
        soak.do("answer", button="Yes")
    if "zip" in str(soak.ask("state")["modal"]).lower():
        soak.hands.press("ctrl+a")
        soak.hands.write(soak.copy_of_project().replace(".qgz", ".zip"))
        soak.hands.press("Return")
    return True


def scroll(soak: Soak, chance: random.Random) -> None:
    """Zoom by the wheel over the map."""
    lon, lat = _spot(soak, chance)
    soak.analyst.point_at(lon, lat)
    pixel = soak.ask("pixel", lon=lon, lat=lat)
    soak.hands.wheel((pixel["x"], pixel["y"]), chance.choice((-1, 1)))
