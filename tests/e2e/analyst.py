"""The analyst: looks for a thing on the screen, and clicks or types there.

Every step waits until what it needs can be seen and used, and a step that fails says which one it was,
what was on the screen instead, and where the screenshot lies.
"""

from __future__ import annotations

import json
import re
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Callable, Iterator, Optional, TypeVar

from PIL.PngImagePlugin import PngInfo

from .eyes import Eyes, NotSeen
from .hands import LEFT, Hands, Pixel
from .stage import ROOT, Application

EVIDENCE = ROOT / "build" / "e2e"
SCREENS = EVIDENCE / "screens"
PATIENCE = 30.0
"""Seconds that a step waits for what it needs; a wait that is met costs nothing."""
_TITLE_HEIGHT = 18
_VIVID = 100
"""Between the strongest and the weakest of red, green and blue."""
_ARROW_WIDTH = 12
_LAST_LINES = 80
"""What a QGIS that ended has printed last: a stack of each thread takes most of it."""
_LONG_TEXT = 40
"""Letters, each of which a field may judge, complete and search for."""
_GLANCE, _SELDOM, _LONGEST_PAUSE = 0.02, 0.1, 0.5
"""Seconds between two looks: at least, after some seconds, and at most."""

T = TypeVar("T")
Seen = dict[str, Any]


class StepFailed(AssertionError):
    """A step of the analyst could not be done."""


class Analyst:
    """Eyes and hands at one running QGIS. Places are longitude and latitude in EPSG:4326, degrees."""

    def __init__(self, application: Application, evidence: Path = EVIDENCE) -> None:
        self.application = application
        self.eyes: Eyes = application.eyes
        self.hands: Hands = application.hands
        self._evidence = evidence
        self._heard = 0
        self.listen()

    def expect_failure(self, words: str) -> None:
        """From now on it is no complaint when an algorithm fails with *words*."""
        self.application.expected.append(words)

    def open_afresh(self, project: Path) -> None:
        """Begin a story: with that project, and nothing of the one before it."""
        with self._step(f"open {project.name} afresh"):
            self.eyes.ask("open_project", path=str(project))
        self.wait_for_idle()
        self.listen()

    # --- acting

    def click(self, name: str) -> None:
        """Click the widget or the action's button with that object name."""
        with self._step(f"click {name}"):
            seen = self._usable_thing("widget", name=name)
            self.hands.click(_pixel(seen), can_be_double=seen.get("is_button", False))

    def open_menu(self, name: str) -> None:
        """Click the arrow at the right edge of the button *name*."""
        with self._step(f"open the menu of {name}"):
            self.hands.click(_at_right_edge(self._usable_thing("widget", name=name)))

    def unfold(self, name: str) -> None:
        """Click the title of the folded group *name*, which is not as wide as the group."""
        with self._step(f"unfold {name}"):
            group = self._usable_thing("widget", name=name)
            self.hands.click((group["rect"][0] + _TITLE_HEIGHT * 2, group["y"]))

    def click_label(self, text: str) -> None:
        """Click the button, menu entry or tab that reads *text* (without mnemonic and dots)."""
        with self._step(f"click what reads {text!r}"):
            self.hands.click(self._usable("labeled", text=text))

    def click_item(self, name: str, text: str, button: int = LEFT) -> None:
        """Click the entry *text* of the list, tree or table *name*, turning the wheel until it shows."""
        with self._step(f"click {text!r} in {name}"):
            self.hands.click(self._scrolled_to(name, text), button)

    def drag_item(self, name: str, text: str, target: str, edge: int = 0, onto: str = "") -> None:
        """Drag *text* of the tree *name* onto the entry *target*, or to its edge: -1 above, 1 below.

        :param onto: the tree that *target* is in, where it is another one.
        """
        there = onto or name
        with self._step(f"drag {text!r} of {name} to {target!r} in {there}"):
            start, (x, y) = self._scrolled_to(name, text), self._scrolled_to(there, target)
            height = self.eyes.ask("item", name=there, text=target)["height"]
            self.hands.drag(start, (x, y + edge * (height // 2 - 1)))

    def drag_onto_map(self, name: str, text: str, lon: float, lat: float) -> None:
        """Drag *text* of the tree *name* to that place on the map."""
        with self._step(f"drag {text!r} of {name} onto the map"):
            self.hands.drag(self._scrolled_to(name, text), self._usable("pixel", lon=lon, lat=lat))

    def double_click_item(self, name: str, text: str) -> None:
        """Double click the entry *text* of the list, tree or table *name*."""
        with self._step(f"double click {text!r} in {name}"):
            self.hands.double_click(self._scrolled_to(name, text))

    def click_layer_mark(self, layer: str, told: str = "") -> None:
        """Click the indicator, of those that tell *told*, beside the layer that *layer* finds: "
        "expressions."""
        with self._step(f"click the mark of {layer!r}"):
            self.hands.click(self._usable("layer_mark", layer=layer, told=told))

    def point_at_layer_mark(self, layer: str) -> None:
        """Move the pointer to that mark."""
        with self._step(f"point at the mark of {layer!r}"):
            self.hands.move(self._usable("layer_mark", layer=layer))

    def choose(self, name: str, text: str) -> None:
        """Open the combo box *name*, pick *text* from its list, and see that it is chosen."""
        with self._step(f"choose {text!r} in {name}"):
            # At its arrow: a click where the list was opened would be for it the end of that one.
            combo = self._usable_thing("widget", name=name)
            self.hands.click(_at_right_edge(combo))
            self.hands.click(self._scrolled_to(name, text))
            self._until(lambda: not self.eyes.ask("item", name=name, text=text)["visible"], PATIENCE)
            self._until(lambda: self._reads(name, text), PATIENCE)

    def type_into(self, name: str, text: str) -> None:
        """Replace what the field *name* holds by typing, or by pasting what is long."""
        with self._step(f"type {text!r} into {name}"):
            self.hands.click(self._usable("widget", name=name))
            # The window manager lets a click wait, and keys that come before it go to the field before.
            self._until(lambda: self.eyes.ask("widget", name=name)["gets_keys"], PATIENCE)
            self.hands.press("ctrl+a")
            with self.entered(text):
                self._until(lambda: self._reads(name, text), PATIENCE)

    @contextmanager
    def entered(self, text: str) -> Iterator[None]:
        """*text* typed where the keys go, or pasted where it is long; the block waits until it is there."""
        if len(text) < _LONG_TEXT:
            self.hands.write(text)
            yield
        else:
            self.eyes.ask("fill_clipboard", text=text)
            self.hands.press("ctrl+v")
            yield
            self.eyes.ask("fill_clipboard", text="")

    def press(self, *keys: str) -> None:
        """Press keys, by their X names, once a window takes them."""
        with self._step(f"press {' '.join(keys)}"):
            self._until(lambda: self.eyes.ask("hears_keys"), PATIENCE)
            self.hands.press(*keys)

    def point_at(self, lon: float, lat: float) -> None:
        """Move the pointer to that place on the map."""
        with self._step(f"point at {lon}, {lat}"):
            self.hands.move(self._usable("pixel", lon=lon, lat=lat))

    def point_at_head(self, name: str, row: int) -> None:
        """Move the pointer to the head of that row of the table *name*."""
        with self._step(f"point at the head {row} of {name}"):
            self.hands.move(self._usable("head", name=name, row=row))

    def click_map(self, lon: float, lat: float, button: int = LEFT) -> None:
        """Click that place on the map."""
        with self._step(f"click the map at {lon}, {lat}"):
            self.hands.click(self._usable("pixel", lon=lon, lat=lat), button)

    def double_click_map(self, lon: float, lat: float) -> None:
        """Double click that place on the map."""
        with self._step(f"double click the map at {lon}, {lat}"):
            self.hands.double_click(self._usable("pixel", lon=lon, lat=lat))

    def drag_map(self, start: tuple[float, float], end: tuple[float, float], holding: str = "") -> None:
        """Drag with the left button from one (longitude, latitude) to another, with a key held down."""
        with self._step(f"drag the map from {start} to {end}"):
            first, last = (self._usable("pixel", lon=lon, lat=lat) for lon, lat in (start, end))
            self.hands.drag(first, last, holding)

    # --- looking

    def see(self, name: str) -> Seen:
        """The widget or action with that object name, once it is visible."""
        with self._step(f"see {name}"):
            return self._until(lambda: self._visible("widget", name=name), PATIENCE)

    def see_at_rest(self, name: str) -> Seen:
        """The widget with that object name, once it is visible and has stopped moving."""
        with self._step(f"see {name} at rest"):
            return self._at_rest(lambda: self._visible("widget", name=name))

    def wait_until(self, what: str, look: Callable[[], Optional[T]], seconds: float = PATIENCE) -> T:
        """The first answer of *look* that is true; *what* names the step."""
        with self._step(f"wait until {what}"):
            return self._until(look, seconds)

    def wait_for_idle(self, seconds: float = PATIENCE) -> None:
        """Until no task runs and the map is drawn, twice in a row."""
        with self._step("wait until QGIS is idle"):
            for _ in range(2):
                self._until(lambda: self.eyes.ask("state")["idle"], seconds)

    @contextmanager
    def another_map_tool(self) -> Iterator[None]:
        """What the block does changes the map tool; wait until it has."""
        before = self.eyes.ask("state")
        yield
        with self._step(f"wait until another map tool follows {before['tool']}"):
            self._until(lambda: self.eyes.ask("state")["tool_address"] != before["tool_address"], PATIENCE)

    def listen(self, since_start: bool = False) -> None:
        """From now on only new messages of the message bar count, or all since QGIS started."""
        self._heard = 0 if since_start else len(self.eyes.ask("messages"))

    def wait_for_message(self, pattern: str, seconds: float = PATIENCE) -> str:
        """The text of the newest message of the message bar that the regular expression *pattern* finds."""

        def newest() -> Optional[str]:
            heard = self.eyes.ask("messages")[self._heard :]
            texts = [message["text"] or message["title"] for message in heard]
            return next((text for text in reversed(texts) if re.search(pattern, text)), None)

        with self._step(f"wait for a message like {pattern!r}"):
            return self._until(newest, seconds)

    def layer(self, pattern: str, seconds: float = PATIENCE) -> Seen:
        """The topmost layer whose name the regular expression *pattern* finds, once it is in the project."""

        def topmost() -> Optional[Seen]:
            return next((seen for seen in self.eyes.ask("layers") if re.search(pattern, seen["name"])), None)

        with self._step(f"find the layer {pattern!r}"):
            return self._until(topmost, seconds)

    def colors(self, name: str) -> int:
        """How many colors the screen has where the widget *name* lies: few while nothing is drawn there."""
        return len(self._colors(name))

    def is_colored(self, name: str) -> bool:
        """Whether the screen has more than grays where the widget *name* lies, as a report has."""
        return any(max(color) - min(color) > _VIVID for color in self._colors(name))

    def _colors(self, name: str) -> list[tuple[int, int, int]]:
        left, top, width, height = self.see(name)["rect"]
        part = self.hands.look().crop((left, top, left + width, top + height))
        return [color for _, color in part.getcolors(width * height)]

    def color_at(self, lon: float, lat: float) -> tuple[int, int, int]:
        """Red, green and blue of the screen at that place on the map, 0 to 255."""
        with self._step(f"look at {lon}, {lat}"):
            return self.hands.look().getpixel(self._usable("pixel", lon=lon, lat=lat))

    def screen(self, name: str, *watched: str, around: str = "") -> None:
        """Keep the screen as *name*, to be looked at.

        A text of the widgets *watched* that is cut is a complaint, and so is what keeps somebody with keys
        alone, a screen reader or poor sight from using them. The file knows where they are.

        :param around: a window of QGIS around them, which must be whole: how it is used is QGIS's.
        """
        places = PngInfo()
        for widget in filter(None, (*watched, around)):
            places.add_text(widget, json.dumps(self.see(widget)["rect"]))
            faults = self.eyes.ask("cut_texts", name=widget)
            faults += self.eyes.ask("inaccessible", name=widget) if widget != around else []
            self.application.faults.extend(f"{name}: {fault}" for fault in faults)
        picture = self.hands.look()
        SCREENS.mkdir(parents=True, exist_ok=True)
        file = SCREENS / f"{picture.width}-{self.application.theme}-{name}.png"
        picture.save(file, compress_level=3, pnginfo=places)

    def screenshot(self, name: str) -> Path:
        """Keep the screen as ``NAME.png`` among the evidence."""
        path = self._evidence / f"{name}.png"
        self.hands.screenshot(path)
        return path

    # --- inside

    def _visible(self, question: str, **details: Any) -> Optional[Seen]:
        seen = self.eyes.ask(question, **details)
        return seen if seen["visible"] else None

    def _reads(self, name: str, text: str) -> bool:
        seen = self.eyes.ask("widget", name=name)
        if text not in (seen["text"], seen.get("typed")):
            raise NotSeen(f"it reads {seen['text']!r}")
        return True

    def _usable(self, question: str, **details: Any) -> Pixel:
        """The pixel to click; see :meth:`_usable_thing`."""
        return _pixel(self._usable_thing(question, **details))

    def _usable_thing(self, question: str, **details: Any) -> Seen:
        """The thing to click, once it is visible, enabled, uncovered, and has stopped moving."""

        def usable() -> Seen:
            seen = self.eyes.ask(question, **details)
            if not (seen["visible"] and seen["enabled"] and seen["on_top"]):
                raise NotSeen(f"it is there, but can't be clicked: {seen}")
            return seen

        return self._at_rest(usable)

    def _at_rest(self, look: Callable[[], Optional[Seen]]) -> Seen:
        """What *look* finds, once it is found at the same place twice."""
        at = self._until(look, PATIENCE)
        while _pixel(again := self._until(look, PATIENCE)) != _pixel(at):
            at = again
        return again

    def _scrolled_to(self, name: str, text: str) -> Pixel:
        """The pixel of an entry, after turning the wheel over its list until it shows."""

        def shown() -> Optional[Seen]:
            seen = self.eyes.ask("item", name=name, text=text)
            if seen["visible"] and seen["on_top"]:
                return seen
            if seen["wheel"]["notches"]:
                self.hands.wheel((seen["wheel"]["x"], seen["wheel"]["y"]), seen["wheel"]["notches"])
            return None

        return _pixel(self._at_rest(shown))

    def _until(self, look: Callable[[], Optional[T]], seconds: float) -> T:
        start = time.monotonic()
        while True:
            looked = time.monotonic()
            reason = "it did not happen"
            try:
                if seen := look():
                    return seen
            except NotSeen as missing:
                reason = str(missing)
            now = time.monotonic()
            if now > start + seconds:
                raise StepFailed(f"{reason} (waited {seconds:g} s)")
            # QGIS stands still while it is looked at: it gets as long for what is waited for, and longer
            # for what takes long.
            patient = min(_GLANCE + (now - start) / 20, _SELDOM)
            time.sleep(min(max(now - looked, patient), _LONGEST_PAUSE))

    @contextmanager
    def _step(self, step: str) -> Iterator[None]:
        try:
            yield
        except Exception as failure:
            name = "failed-" + re.sub(r"[^\w]+", "-", step).strip("-")[:60]
            screenshot = self.screenshot(name)
            lines = [f"could not {step}: {failure}", *self._told(), f"screenshot: {screenshot}"]
            raise StepFailed("\n".join(lines)) from failure

    def _told(self) -> list[str]:
        """What QGIS and the plugin said lately, in the message bar, the log and the terminal; who listens."""
        try:
            messages = [f"message: {message['text']}" for message in self.eyes.ask("messages")[-3:]]
            plugin_log = [entry["text"] for entry in self.eyes.ask("log") if entry["tag"] == "GeoPortfolio"]
            focused = f"keys and clicks: {self.eyes.ask('focused')}"
            return [*messages, focused, *plugin_log[-3:], *self.application.complaints()]
        except (NotSeen, OSError) as silence:
            printed = self.application.log.read_text(errors="replace").splitlines()[-_LAST_LINES:]
            return [f"QGIS says nothing more: {silence}; it printed last:", *printed]


def _pixel(seen: Seen) -> Pixel:
    return seen["x"], seen["y"]


def _at_right_edge(seen: Seen) -> Pixel:
    left, _, width, _ = seen["rect"]
    return left + width - _ARROW_WIDTH // 2, seen["y"]
