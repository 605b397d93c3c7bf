"""What was chosen, onto the map, one layer after the other: QGIS's own layers, or copies of features."""

from __future__ import annotations

import time
from collections import deque
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Iterator, Sequence

from qgis.core import QgsMapLayer, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QGuiApplication

from ...core.api import Client, Monitor
from ...core.api.errors import Cancelled
from ...core.gis import jobs, web_layers
from ...core.gis.jobs.map_features import StoredFeatures
from ...core.gis.map_catalogue import FeatureType, MapCatalogue
from ...core.gis.map_sources import WFS, WMS
from ...core.gis.map_turns import CapabilitiesAhead
from ...core.gis.numbers import whole
from ...core.gis.project_file import new_result
from ...core.gis.sentences import About, sentence
from ...core.gis.tasks import ServiceTask
from ...core.gis.web_layers import Chosen, MapServer
from ..load_lane import ask_for_more
from ..messages import Step
from ..progress import ProgressLine
from ..session import Session
from .words import title_of

translate = QCoreApplication.translate

LANE = "features"
AHEAD_LANE = "maps to add"
MOMENT = 0.2
"""Seconds after which the window is let breathe: QGIS asks for the capabilities once a layer."""


@dataclass
class Outcome:
    """What came of all that was chosen until the last of it was there.

    :param refused: titles and reasons of what did not come.
    :param broken: those of copies that are not whole.
    """

    layers: list[QgsMapLayer] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)
    broken: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class _Wish:
    """One layer to come."""

    client: Client
    server: MapServer
    chosen: Chosen
    catalogue: MapCatalogue

    @property
    def title(self) -> str:
        return title_of(self.chosen.layer or self.chosen.features)

    @property
    def is_copied(self) -> bool:
        """Features that QGIS's own WFS layers can't show."""
        return self.chosen.layer is None and not self.catalogue.describes_types


class Adder(QObject):
    """Adds at once what takes a moment; the rest in later turns, with *Stop*, which keeps what has come."""

    ended = pyqtSignal(object)
    """Nothing waits any more: the :class:`Outcome`."""
    progressed = pyqtSignal(str)
    """What it is at; empty: nothing."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._waiting: deque[_Wish] = deque()
        self._outcome = Outcome()
        self._is_busy = False
        self._copied: tuple[_Wish, ...] = ()
        self._said: Any = None
        self._told = ""
        self._question: Any = None
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._go_on)
        self._ahead = CapabilitiesAhead(session.connections, session.runner, AHEAD_LANE)
        self.progress = ProgressLine(self)
        self.progress.text.connect(self.progressed)
        self.progress.asking.connect(self._answered)
        QgsProject.instance().cleared.connect(self._project_closed)

    @property
    def is_busy(self) -> bool:
        """Whether layers are still to come."""
        return self._is_busy

    def add(
        self, client: Client, server: MapServer, chosen: Sequence[Chosen], catalogue: MapCatalogue
    ) -> None:
        """Put *chosen* on the map, after what still waits: maps, then features, then copies of features."""
        maps = [Chosen(each.layer, None, each.style) for each in chosen if each.layer is not None]
        features = [Chosen(None, each.features) for each in chosen if each.features is not None]
        self._waiting.extend(_Wish(client, server, each, catalogue) for each in (*maps, *features))
        if not self._is_busy:
            self._is_busy = True
            self._begin(server, maps, features if catalogue.describes_types else ())

    def _begin(self, server: MapServer, maps: Sequence[Chosen], features: Sequence[Chosen]) -> None:
        """QGIS would ask for the capabilities once a layer; of a single one that is as good as ahead."""
        several = {kind for kind, some in ((WMS, maps), (WFS, features)) if len(some) > 1}
        if several:
            self._say_adding()
            self._ahead.fetch(server, several, partial(self._turn.start, 0))
        else:
            self._go_on()

    def stop(self) -> None:
        """End what is under way and keep what has come; what waits is not begun."""
        self._outcome.refused.extend((wish.title, _stopped()) for wish in self._waiting)
        self._waiting.clear()
        self._session.runner.stop(LANE)
        if self._is_busy and not self._copied:
            self._ahead.drop()
            self._turn.start(0)

    def close(self) -> None:
        """Nobody waits any more."""
        QgsProject.instance().cleared.disconnect(self._project_closed)
        self._is_busy = False
        self._waiting.clear()
        self._turn.stop()
        self._session.runner.drop(LANE)
        self._ahead.drop()
        self.progress.rest()

    def _project_closed(self) -> None:
        """What is on its way was meant for the project that is closed."""
        if not self._is_busy:
            return
        closed = translate("GeoPortfolio", "the project was closed")
        self._outcome.refused.extend((wish.title, closed) for wish in (*self._copied, *self._waiting))
        self._outcome.layers.clear()
        self._waiting.clear()
        self._turn.stop()
        self._session.runner.drop(LANE)
        self._end()

    def _go_on(self) -> None:
        end = time.monotonic() + MOMENT
        while self._waiting and not self._waiting[0].is_copied:
            self._add_native(self._waiting.popleft())
            # QGIS lets events in while it asks: the project may be closed by now, or the plugin gone.
            if not self._is_busy:
                return
            if time.monotonic() >= end:
                break
        if not self._waiting:
            self._end()
        elif self._waiting[0].is_copied:
            self._copy(self._waiting.popleft())
        else:
            self._say_adding()
            self._turn.start(0)

    def _say_adding(self) -> None:
        self._say(translate("GeoPortfolio", "Adding maps..."))
        text = translate("GeoPortfolio", "Adding maps, {count} to come")
        self.progressed.emit(text.format(count=whole(len(self._waiting))))

    def _add_native(self, wish: _Wish) -> None:
        with _hourglass():
            added = web_layers.add_maps(QgsProject.instance(), wish.server, (wish.chosen,), wish.catalogue)
        self._outcome.layers.extend(added.layers)
        self._outcome.refused.extend(added.refused)

    def _copy(self, wish: _Wish) -> None:
        self._copied = (wish,)
        self._say(translate("GeoPortfolio", "Loading the features of '{title}'...").format(title=wish.title))
        text = translate("GeoPortfolio", "Load the features of {title}").format(title=wish.title)
        self._session.runner.start(
            text,
            partial(_store, wish.client, wish.chosen.features, new_result(QgsProject.instance(), wish.title)),
            partial(self._came, wish),
            partial(self._failed, wish),
            lane=LANE,
            watch=partial(self._watch, text),
        )

    def _watch(self, text: str, task: ServiceTask) -> None:
        task.ask_before_more()
        task.asking.connect(self._ask)
        self.progress.follow(text, task)

    def _ask(self, rows: int, byte_count: float) -> None:
        messages = self._session.messages
        self._question = ask_for_more(messages, rows, byte_count, self.progress.go_on, self.stop)

    def _answered(self, asking: bool) -> None:
        """The question is answered, here or in the picker: it leaves the message bar."""
        if not asking:
            self._session.messages.withdraw(self._question)

    def _came(self, wish: _Wish, came: StoredFeatures) -> None:
        self._copied = ()
        try:
            layer = web_layers.add_stored_features(
                QgsProject.instance(), wish.server, wish.chosen.features, came, wish.catalogue
            )
        except OSError as error:
            self._failed(wish, error)
            return
        self._outcome.layers.append(layer)
        # Of one that was stopped the name of the layer says it.
        if came.error is not None and not isinstance(came.error, Cancelled):
            self._outcome.broken.append(self._noted(wish, came.error))
        self._go_on()

    def _failed(self, wish: _Wish, error: Exception) -> None:
        self._copied = ()
        self._outcome.refused.append(self._noted(wish, error))
        self._go_on()

    def _noted(self, wish: _Wish, error: Exception) -> tuple[str, str]:
        self._session.messages.log(error)
        reason = _stopped() if isinstance(error, Cancelled) else sentence(error, About(wish.server.name))
        return wish.title, reason

    def _say(self, text: str) -> None:
        if text == self._told:
            return
        self._told = text
        messages = self._session.messages
        messages.withdraw(self._said)
        self._said = messages.hint(text, Step(translate("GeoPortfolio", "Stop"), self.stop), keep=True)

    def _end(self) -> None:
        self._ahead.drop()
        self._turn.stop()
        outcome, self._outcome = self._outcome, Outcome()
        self._is_busy, self._told, self._copied = False, "", ()
        self.progress.rest()
        self.progressed.emit("")
        self._session.messages.withdraw(self._said)
        self.ended.emit(outcome)


@contextmanager
def _hourglass() -> Iterator[None]:
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def _store(client: Client, wanted: FeatureType, path: Path, monitor: Monitor) -> StoredFeatures:
    return jobs.store_features(client, wanted, None, path, monitor)


def _stopped() -> str:
    return translate("GeoPortfolio", "stopped")
