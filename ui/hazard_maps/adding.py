"""Add chosen maps and features one by one: as QGIS's own layers, or as downloaded features.

Layers are created in tasks, as QGIS's providers block while they wait for the service.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Sequence

from qgis.core import QgsMapLayer, QgsProject
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ...core import gis
from ...core.api import Client, Monitor
from ...core.api.errors import Cancelled
from ...core.gis.connections import keys
from ...core.gis.hazard_maps import layers as map_layers
from ...core.gis.hazard_maps import responses
from ...core.gis.hazard_maps.catalog import FeatureType, MapCatalog
from ...core.gis.hazard_maps.features import StoredFeatures
from ...core.gis.hazard_maps.layers import Chosen
from ...core.gis.layers.uris import MapServer
from ...core.gis.projects.job_project import JobProject
from ...core.gis.tasks.runner import ServiceTask
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import whole
from ..window.job_offer import add_file_or_offer
from ..window.messages import Step
from ..window.progress import ProgressLine
from ..window.size_question import SizeQuestion
from .map_texts import title_of

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "features"
NATIVE_LANE = "maps to add"


@dataclass(frozen=True)
class RequestedLayer:
    """A layer to be added."""

    client: Client
    server: MapServer
    chosen: Chosen
    catalog: MapCatalog
    project: JobProject

    @property
    def title(self) -> str:
        return title_of(self.chosen.layer or self.chosen.features)

    @property
    def is_copied(self) -> bool:
        """Return whether the features have to be downloaded."""
        return self.chosen.layer is None and not self.catalog.describes_types


@dataclass
class Outcome:
    """The outcome of adding all chosen layers.

    :param refused: titles of layers that were not added, with the reasons.
    :param broken: titles of incomplete downloads, with the reasons.
    :param left: layers that were not created before the project was closed.
    """

    layers: list[QgsMapLayer] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)
    broken: list[tuple[str, str]] = field(default_factory=list)
    left: list[RequestedLayer] = field(default_factory=list)


class Adder(QObject):
    """Adds layers one by one; *Stop* keeps those that were added."""

    ended = pyqtSignal(object)
    """Emitted with the :class:`Outcome` when all layers are done."""
    progressed = pyqtSignal(str)
    """Emitted with the progress as text; empty: idle."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: deque[RequestedLayer] = deque()
        self._outcome = Outcome()
        self._is_busy = False
        self._under_way: tuple[RequestedLayer, ...] = ()
        self._said: Any = None
        self._told = ""
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._add_next)
        self.progress = ProgressLine(self)
        self.progress.text.connect(self.progressed)
        self._question = SizeQuestion(window, self.progress, self.stop)

    @property
    def is_busy(self) -> bool:
        """Return whether layers are still being added."""
        return self._is_busy

    def add(self, client: Client, server: MapServer, chosen: Sequence[Chosen], catalog: MapCatalog) -> None:
        """Add *chosen* after layers that are still queued: maps, then features, then downloads."""
        project = JobProject()
        maps = [Chosen(each.layer, None, each.style) for each in chosen if each.layer is not None]
        features = [Chosen(None, each.features) for each in chosen if each.features is not None]
        self._waiting.extend(
            RequestedLayer(client, server, each, catalog, project) for each in (*maps, *features)
        )
        if not self._is_busy:
            self._is_busy = True
            self._add_next()

    def stop(self) -> None:
        """Stop the current layer, keep those that were added, and drop the others."""
        self._outcome.refused.extend((item.title, _stopped()) for item in self._waiting)
        self._waiting.clear()
        self._window.tasks.stop(LANE)
        if self._window.tasks.busy(NATIVE_LANE):
            # QGIS can't be made to abort the creation of a layer.
            self._window.tasks.drop(NATIVE_LANE)
            self._outcome.refused.extend((item.title, _stopped()) for item in self._under_way)
            self._turn.start(0)

    def close(self) -> None:
        """Cancel everything."""
        self._is_busy = False
        self._waiting.clear()
        self._turn.stop()
        for lane in (LANE, NATIVE_LANE):
            self._window.tasks.drop(lane)
        self.progress.rest()

    def _add_next(self) -> None:
        while self._waiting and not self._waiting[0].project.is_open:
            self._outcome.left.append(self._waiting.popleft())
        if not self._waiting:
            self._end()
        elif self._waiting[0].is_copied:
            self._copy(self._waiting.popleft())
        else:
            self._make()

    def _say_adding(self) -> None:
        self._say(tr("Adding maps…"))
        text = tr("Adding maps, {count} to go")
        self.progressed.emit(text.format(count=whole(len(self._under_way) + len(self._waiting))))

    def _make(self) -> None:
        """Create QGIS's own layers of one service in one task, as they share its responses."""
        server = self._waiting[0].server
        batch = []
        while self._waiting and not self._waiting[0].is_copied and self._waiting[0].server == server:
            batch.append(self._waiting.popleft())
        self._under_way = tuple(batch)
        self._say_adding()
        keys.prepare_for_worker(server.authcfg)
        makers = [partial(map_layers.make_layer, item.server, item.chosen, item.catalog) for item in batch]
        self._window.tasks.start(
            tr("Add maps of {name}").format(name=server.name),
            partial(_made, makers),
            lambda _made: self._add_next(),
            self._not_made,
            lane=NATIVE_LANE,
            watch=lambda task: task.arrived.connect(self._add_native),
        )

    def _add_native(self, layer: QgsMapLayer) -> None:
        if not self._under_way[0].project.is_open:
            self._window.tasks.drop(NATIVE_LANE)
            self._outcome.left.extend(self._under_way)
            self._turn.start(0)
            return
        item, self._under_way = self._under_way[0], self._under_way[1:]
        self._say_adding()
        why_not = map_layers.add_layer(QgsProject.instance(), item.server, item.chosen, layer, item.catalog)
        if why_not:
            self._outcome.refused.append((item.title, why_not))
        else:
            self._outcome.layers.append(layer)

    def _not_made(self, error: Exception) -> None:
        self._outcome.refused.extend(self._noted(item, error) for item in self._under_way)
        self._add_next()

    def _copy(self, item: RequestedLayer) -> None:
        self._under_way = (item,)
        self._say(tr("Loading the features of '{title}'…").format(title=item.title))
        text = tr("Load the features of {title}").format(title=item.title)
        self._window.tasks.start(
            text,
            partial(
                _store,
                item.client,
                item.chosen.features,
                item.project.new_result(item.title),
            ),
            partial(self._features_loaded, item),
            partial(self._failed, item),
            lane=LANE,
            watch=partial(self._watch, text),
        )

    def _watch(self, text: str, task: ServiceTask) -> None:
        self._question.watch(task)
        self.progress.follow(text, task)

    def _features_loaded(self, item: RequestedLayer, loaded: StoredFeatures) -> None:
        self._under_way = ()
        add = partial(self._add_copy, item, loaded)
        add_file_or_offer(item.project, self._window.messages, item.title, loaded.stored.path, add)
        self._add_next()

    def _add_copy(self, item: RequestedLayer, loaded: StoredFeatures) -> None:
        try:
            layer = map_layers.add_stored_features(
                QgsProject.instance(), item.server, item.chosen.features, loaded, item.catalog
            )
        except OSError as error:
            self._outcome.refused.append(self._noted(item, error))
        else:
            self._outcome.layers.append(layer)
            # A stopped download is marked in the layer's name.
            if loaded.error is not None and not isinstance(loaded.error, Cancelled):
                self._outcome.broken.append(self._noted(item, loaded.error))
        if not self._is_busy:  # it was only offered
            self._end()

    def _failed(self, item: RequestedLayer, error: Exception) -> None:
        self._under_way = ()
        self._outcome.refused.append(self._noted(item, error))
        self._add_next()

    def _noted(self, item: RequestedLayer, error: Exception) -> tuple[str, str]:
        self._window.messages.log(error)
        reason = _stopped() if isinstance(error, Cancelled) else sentence(error, About(item.server.name))
        return item.title, reason

    def _say(self, text: str) -> None:
        if text == self._told:
            return
        self._told = text
        messages = self._window.messages
        messages.withdraw(self._said)
        self._said = messages.hint(text, Step(tr("Stop"), self.stop), keep=True)

    def _end(self) -> None:
        self._turn.stop()
        outcome, self._outcome = self._outcome, Outcome()
        # Layers of a closed project were deleted with it.
        outcome.layers = [layer for layer in outcome.layers if not sip.isdeleted(layer)]
        self._is_busy, self._told, self._under_way = False, "", ()
        self.progress.rest()
        self.progressed.emit("")
        self._window.messages.withdraw(self._said)
        self.ended.emit(outcome)


def _made(makers: Sequence[Callable[[], QgsMapLayer]], monitor: Monitor) -> None:
    """Create each layer in this thread, and pass it to the main thread immediately."""
    probe = responses.Probe(monitor)
    for make in makers:
        monitor.arrived(responses.moved_to_main(probe.make(make)))


def _store(client: Client, wanted: FeatureType, path: Path, monitor: Monitor) -> StoredFeatures:
    return gis.hazard_maps.features.store_features(client, wanted, None, path, monitor)


def _stopped() -> str:
    return tr("stopped")
