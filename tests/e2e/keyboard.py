"""An analyst without a mouse: goes by the Tab key, and sees where the keys go."""

from __future__ import annotations

from .analyst import Analyst

FARTHEST = 40
"""Presses of the Tab key to what is farthest away in a dock or dialog."""


class Keyboard:
    """Works with what has the focus, in the application of *analyst*."""

    def __init__(self, analyst: Analyst) -> None:
        self._analyst = analyst

    def is_in(self, name: str) -> bool:
        """Whether keys come to the widget *name* or a part of it."""
        return name in self._focused()["names"]

    def wait_to_be_in(self, name: str) -> None:
        self._analyst.wait_until(f"the keys go to {name}", lambda: self.is_in(name))

    def reach(self, name: str, key: str = "Tab") -> None:
        """Go to the control *name* by pressing *key* as often as it takes."""
        for _ in range(FARTHEST):
            if self.is_in(name):
                return
            before = self._focused()
            self._analyst.press(key)
            self._analyst.wait_until(
                f"{key} leaves {before['names'][:2]}",
                lambda before=before: self._focused()["address"] != before["address"],
                10,
            )
        raise AssertionError(f"{key} does not come to {name}; now it is at {self._focused()['names'][:3]}")

    def push(self, name: str) -> None:
        """Go to the button *name* and press it."""
        self.reach(name)
        self._analyst.press("space")

    def write(self, name: str, text: str) -> None:
        """Go to the line *name* and replace what it holds."""
        self.reach(name)
        self._analyst.press("ctrl+a")
        self._analyst.hands.write(text)
        self._analyst.wait_until(f"{name} reads {text!r}", lambda: self._analyst.see(name)["text"] == text)

    def choose(self, name: str, entry: str, letter: str) -> None:
        """Open the menu of the button *name*, and take the entry that reads *entry* by its letter."""
        self.reach(name)
        self._analyst.press("Down")
        self._analyst.wait_until(
            f"{entry!r} is offered",
            lambda: any(entry in row["text"].replace("&", "") for row in self._analyst.eyes.ask("menu")),
        )
        self._analyst.press(letter)

    def go_through_menus(self, *entries: str) -> None:
        """In the menu that is open, go by arrows to each of *entries*: into its menu, or choose it."""
        for entry in entries:
            for _ in range(FARTHEST):
                if entry in self._active():
                    break
                self._move_in_menu("Down")
            else:
                raise AssertionError(f"{entry!r} is not in {self._analyst.eyes.ask('menu')}")
            if entry == entries[-1]:
                self._analyst.press("Return")
            else:
                self._move_in_menu("Right")

    def _move_in_menu(self, key: str) -> None:
        """Press *key*, and wait until the menu has followed: two keys on their way would go too far."""
        before = self._active()
        self._analyst.press(key)
        self._analyst.wait_until("another entry of the menu is active", lambda: self._active() != before)

    def _active(self) -> list[str]:
        return [row["text"] for row in self._analyst.eyes.ask("menu") if row["active"]]

    def _focused(self) -> dict[str, object]:
        return dict(self._analyst.eyes.ask("focused"))
