"""A word with the window manager, of which every click waits for its leave, and no key.

It answers requests in the order in which they came. Once it has answered one that came after a click, the
click is on its way to QGIS, and a key that is pressed now comes there after it.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import time
from functools import cache

PATIENCE = 30.0
_ASKED_AGAIN = 1.0
"""Seconds after which it is asked again: one that has just started may not have heard it."""
_GLANCE = 0.001
_CLIENT_MESSAGE, _PROPERTY_NOTIFY = 33, 28
_PROPERTY_CHANGES = 1 << 22
_TO_WINDOW_MANAGER = 1 << 20 | 1 << 19
_SIZE_OF_ANY_EVENT = 24 * ctypes.sizeof(ctypes.c_long)


class Silence(Exception):
    """It does not answer."""


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    )


class WindowManager:
    """Asks it for the width of the frame around a window that nobody sees.

    :param display: the address of the ``Display`` of whoever clicks: the server keeps the order of what
        comes over one connection.
    """

    def __init__(self, display: int) -> None:
        self._display = display
        self._root = _library().XDefaultRootWindow(display)
        self._question = _library().XInternAtom(display, b"_NET_REQUEST_FRAME_EXTENTS", False)

    def wait_for_answer(self) -> None:
        """Until it has done all that it was asked before; raises Silence when it does not."""
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > deadline:
                raise Silence(f"the window manager did not answer in {PATIENCE:g} s")

    def _answers(self) -> bool:
        # A window for each question: a late answer to another one is not taken for this one's.
        window = _library().XCreateSimpleWindow(self._display, self._root, 0, 0, 1, 1, 0, 0, 0)
        try:
            _library().XSelectInput(self._display, window, _PROPERTY_CHANGES)
            self._ask(window)
            again = time.monotonic() + _ASKED_AGAIN
            while not (heard := self._hears(window)) and time.monotonic() < again:
                time.sleep(_GLANCE)
            return heard
        finally:
            _library().XDestroyWindow(self._display, window)

    def _ask(self, window: int) -> None:
        asked = _ClientMessage(type=_CLIENT_MESSAGE, window=window, message_type=self._question, format=32)
        event = ctypes.create_string_buffer(bytes(asked), _SIZE_OF_ANY_EVENT)
        _library().XSendEvent(self._display, self._root, False, _TO_WINDOW_MANAGER, event)
        _library().XFlush(self._display)

    def _hears(self, window: int) -> bool:
        event = ctypes.create_string_buffer(_SIZE_OF_ANY_EVENT)
        return bool(_library().XCheckTypedWindowEvent(self._display, window, _PROPERTY_NOTIFY, event))


@cache
def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(ctypes.util.find_library("X11"))
    display, window = ctypes.c_void_p, ctypes.c_ulong
    number, natural = ctypes.c_int, ctypes.c_uint
    library.XDefaultRootWindow.argtypes = [display]
    library.XDefaultRootWindow.restype = window
    library.XCreateSimpleWindow.argtypes = [display, window, *[number] * 2, *[natural] * 3, *[window] * 2]
    library.XCreateSimpleWindow.restype = window
    library.XSelectInput.argtypes = [display, window, ctypes.c_long]
    library.XDestroyWindow.argtypes = [display, window]
    library.XInternAtom.argtypes = [display, ctypes.c_char_p, number]
    library.XInternAtom.restype = ctypes.c_ulong
    library.XSendEvent.argtypes = [display, window, number, ctypes.c_long, ctypes.c_char_p]
    library.XFlush.argtypes = [display]
    library.XCheckTypedWindowEvent.argtypes = [display, window, number, ctypes.c_char_p]
    return library
