"""What QGIS holds after something that was done again and again: nothing else between, and no project."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .verdict import Weighing, kept_by_each

if TYPE_CHECKING:
    from .driver import Outcome, Soak

OPTIONS = "options"
"""The deed that opens QGIS's Options."""
_RELOADS = 12
_OPENINGS = 10
_ROUNDS = 5


def after_reloads(soak: Soak, outcome: Outcome) -> Weighing:
    """Weigh the plugin's reloads in a row; the sample project is open in the end."""
    soak.do("previews", wanted=False)
    soak.let_go()
    reloads = outcome.reloads + 1
    held = tuple(_after_reload(soak, outcome) for _ in range(_RELOADS + 1))
    soak.do("previews", wanted=True)
    soak.open_sample()
    return Weighing(outcome.steps, reloads, held, outcome.done[OPTIONS])


def _after_reload(soak: Soak, outcome: Outcome) -> float:
    soak.do("plugin", verb="reload")
    outcome.reloads += 1
    soak.connect()
    soak.do("make_docks")
    soak.wait_for_idle()
    return soak.weight()


def kept_by_options(soak: Soak) -> float:
    """MB that QGIS keeps of each opening of its Options while there is no plugin, which comes again then."""
    soak.do("previews", wanted=False)
    soak.let_go()
    soak.do("plugin", verb="unload")
    soak.wait_for_idle()
    held = [_after_openings(soak) for _ in range(_ROUNDS)]
    soak.let_go()
    return max(kept_by_each(held) / _OPENINGS, 0.0)


def _after_openings(soak: Soak) -> float:
    for _ in range(_OPENINGS):
        soak.do("trigger", name="mActionOptions")
        soak.wait_for("showing its Options", lambda: soak.see("modal") is not None)
        soak.do("answer", button="Cancel")
        soak.wait_for("closing its Options", lambda: soak.see("modal") is None)
    return soak.weight()
