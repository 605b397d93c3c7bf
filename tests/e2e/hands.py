"""The analyst's hands: real mouse and key events of the X server, at the pixels of its screen.

They are those of xdotool, called as a library: a process for each event took longer than QGIS's answer to it.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import math
import time
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Iterator

from PIL import Image, ImageGrab

from .window_manager import WindowManager

Pixel = tuple[int, int]
LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 2, 3, 4, 5
_DOUBLE_CLICK = 0.45
"""Seconds in which Qt takes a second click for half of a double one, and a list that opened ignores it."""
_DOUBLE_CLICK_WIDTH = 12
"""Pixels: farther apart two clicks are never a double one, and a list that opened hears the second."""
_NAP = 0.002
_PATH_NAP = 0.007
"""Seconds between two moves of which each counts: Qt makes one of those that it finds waiting together."""
_DRAG_NAP = 0.03
_KEY_MICROSECONDS = 2_000
_LETTER_MICROSECONDS = 1_000
_FOCUSED = ctypes.c_ulong(0)


class NoDisplay(Exception):
    """The X server does not answer."""


class Hands:
    """One pair an application. Pixels count from the top left corner of the screen."""

    def __init__(self, display: str) -> None:
        self._display = display
        self._xdo = ctypes.c_void_p(_library().xdo_new(display.encode()))
        if not self._xdo:
            raise NoDisplay(f"{display} can't be opened")
        # The first that libxdo keeps in what it gave us is its connection.
        self._window_manager = WindowManager(ctypes.cast(self._xdo, ctypes.POINTER(ctypes.c_void_p))[0])
        self._at: Pixel = (0, 0)
        self._clicked = (-math.inf, self._at)

    def close(self) -> None:
        """Let go of the display; to be called while it is there."""
        _library().xdo_free(self._xdo)
        self._xdo = ctypes.c_void_p()

    def move(self, to: Pixel) -> None:
        """Move the pointer there with stops on the way, as what follows the pointer needs a path."""
        self._follow(to, _PATH_NAP)

    def click(self, at: Pixel, button: int = LEFT, can_be_double: bool = False) -> None:
        """Press and release a button there; not so soon after the last time that Qt sees a double click.

        :param can_be_double: it may be one: what lies there takes each of its halves for a click.
        """
        self._follow(at, _NAP)
        when, where = self._clicked
        if math.dist(where, at) < _DOUBLE_CLICK_WIDTH and not can_be_double:
            time.sleep(max(0.0, when + _DOUBLE_CLICK - time.monotonic()))
        self._press_and_release(button)
        self._clicked = (time.monotonic(), at)
        # Which lets it wait, while keys that come now would overtake it.
        self._window_manager.wait_for_answer()

    def double_click(self, at: Pixel) -> None:
        """Two clicks of the left button, fast enough for Qt."""
        self.click(at)
        time.sleep(0.06)
        self._press_and_release(LEFT)
        self._window_manager.wait_for_answer()

    def drag(self, start: Pixel, end: Pixel, holding: str = "") -> None:
        """Press the left button at *start*, move, release at *end*, with the key *holding* down."""
        with self._held(holding):
            self._follow(start, _PATH_NAP)
            self._do("mouse_down", _FOCUSED, LEFT)
            time.sleep(2 * _DRAG_NAP)
            self._follow(end, _DRAG_NAP)
            time.sleep(_DRAG_NAP)
            self._do("mouse_up", _FOCUSED, LEFT)

    def wheel(self, at: Pixel, notches: int) -> None:
        """Turn the wheel there; positive notches scroll down."""
        self._follow(at, _NAP)
        for _ in range(abs(notches)):
            self._press_and_release(WHEEL_DOWN if notches > 0 else WHEEL_UP)

    def press(self, *keys: str) -> None:
        """Keys or combinations one after the other, by their X names: ``F9``, ``ctrl+Return``."""
        # A window that it has still to activate would take the focus back from where a key leads.
        self._window_manager.wait_for_answer()
        for key in keys:
            self._do("send_keysequence_window", _FOCUSED, key.encode(), _KEY_MICROSECONDS)

    def write(self, text: str) -> None:
        """Type *text* into whatever has the focus."""
        self._do("enter_text_window", _FOCUSED, text.encode(), _LETTER_MICROSECONDS)

    def look(self) -> Image.Image:
        """The whole screen."""
        return ImageGrab.grab(xdisplay=self._display)

    def screenshot(self, path: Path) -> None:
        """The whole screen as a PNG."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.look().save(path, compress_level=3)

    @contextmanager
    def _held(self, key: str) -> Iterator[None]:
        keys = [key.encode()] if key else []
        for each in keys:
            self._do("send_keysequence_window_down", _FOCUSED, each, _KEY_MICROSECONDS)
        yield
        for each in keys:
            self._do("send_keysequence_window_up", _FOCUSED, each, _KEY_MICROSECONDS)

    def _press_and_release(self, button: int) -> None:
        self._do("mouse_down", _FOCUSED, button)
        time.sleep(_NAP)
        self._do("mouse_up", _FOCUSED, button)
        time.sleep(_NAP)

    def _follow(self, to: Pixel, nap: float) -> None:
        half_way = ((self._at[0] + to[0]) // 2, (self._at[1] + to[1]) // 2)
        near = (max(to[0] - 3, 0), max(to[1] - 2, 0))
        self._at = to
        for pixel in (half_way, near, to):
            self._do("move_mouse", *pixel, 0)
            time.sleep(nap)

    def _do(self, name: str, *arguments: Any) -> None:
        """Returns once the X server has done it: on a busy machine a question would overtake a click."""
        if not self._xdo or getattr(_library(), f"xdo_{name}")(self._xdo, *arguments):
            raise NoDisplay(f"{self._display} took no {name} {arguments}")
        _library().xdo_get_mouse_location(self._xdo, None, None, None)


@cache
def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(ctypes.util.find_library("xdo"))
    library.xdo_new.restype = ctypes.c_void_p
    return library
