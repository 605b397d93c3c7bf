"""The analyst's hands: real mouse and key events of the X server, at the pixels of its screen."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Sequence

Pixel = tuple[int, int]
LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 2, 3, 4, 5


class Hands:
    """One pair a display. Pixels count from the top left corner of the screen."""

    def __init__(self, display: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._at: Pixel = (0, 0)

    def move(self, to: Pixel) -> None:
        """Move the pointer there with a stop on the way, as what follows the pointer needs a path."""
        self._xdotool(*self._path(to))

    def click(self, at: Pixel, button: int = LEFT) -> None:
        """Press and release a button there."""
        self._xdotool(*self._path(at), "click", str(button))

    def double_click(self, at: Pixel) -> None:
        """Two clicks of the left button, fast enough for Qt."""
        self._xdotool(*self._path(at), "click", "--repeat", "2", "--delay", "60", str(LEFT))

    def drag(self, start: Pixel, end: Pixel, holding: str = "") -> None:
        """Press the left button at *start*, move, release at *end*, with the key *holding* down."""
        down, up = (["keydown", holding], ["keyup", holding]) if holding else ([], [])
        self._xdotool(*down, *self._path(start), "mousedown", str(LEFT), "sleep", "0.05")
        self._xdotool(*self._path(end), "mouseup", str(LEFT), *up)

    def wheel(self, at: Pixel, notches: int) -> None:
        """Turn the wheel there; positive notches scroll down."""
        button = WHEEL_DOWN if notches > 0 else WHEEL_UP
        self._xdotool(*self._path(at), "click", "--repeat", str(abs(notches)), "--delay", "30", str(button))

    def press(self, *keys: str) -> None:
        """Keys or combinations one after the other, by their X names: ``F9``, ``ctrl+Return``."""
        self._xdotool("key", "--delay", "40", *keys)

    def write(self, text: str) -> None:
        """Type *text* into whatever has the focus."""
        self._xdotool("type", "--delay", "15", "--", text)

    def screenshot(self, path: Path) -> None:
        """The whole screen as a PNG."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._run(["import", "-window", "root", str(path)])

    def _path(self, to: Pixel) -> list[str]:
        half_way = ((self._at[0] + to[0]) // 2, (self._at[1] + to[1]) // 2)
        near = (max(to[0] - 3, 0), max(to[1] - 2, 0))
        self._at = to
        return [part for pixel in (half_way, near, to) for part in (*_step(pixel), "sleep", "0.03")]

    def _xdotool(self, *words: str) -> None:
        self._run(["xdotool", *words])

    def _run(self, command: Sequence[str]) -> None:
        subprocess.run(command, env=self._environment, check=True, timeout=60)


def _step(pixel: Pixel) -> tuple[str, str, str]:
    return ("mousemove", str(pixel[0]), str(pixel[1]))
