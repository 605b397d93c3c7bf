"""Expressions get their values: what they miss is gathered, asked in one task, and drawn once it has come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Iterable, Mapping, Optional

from qgis.core import QgsFields, QgsMapLayer, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject, Qt, QTimer, pyqtSignal

from ..core import api, gis
from ..core.api.errors import ApiError
from ..core.gis import keys
from ..core.gis.about import About
from ..core.gis.connections import STORE, UnknownConnection
from ..core.gis.counting import counted
from ..core.gis.expressions.answers import Answers, Batch
from ..core.gis.expressions.asks import ACCUMULATION, Answer, Ask, Asker
from ..core.gis.expressions.functions import PREFIX, Functions
from ..core.gis.expressions.places import Surroundings
from ..core.gis.tasks import ServiceTask
from .expression_news import MOST_PLACES, ExpressionNews
from .patience import impatient
from .session import Session

if TYPE_CHECKING:
    from ..core.gis.connections import Connection
    from ..core.gis.runs import Run

LANE = "expressions"
_GATHER_MS = 150
_MOST_IDLE_GATHERINGS = 20
"""A drawing that notes nothing new in these goes on with something else, as a slow service's picture."""


class ExpressionAnswers(QObject):
    """A part of a window: knows the functions, and asks on the main thread what they miss.

    Nothing is asked before an expression is evaluated, and no password is asked for: where the key is not
    ready, a message says so once.

    :param gather_ms: how long a drawing notes nothing new before what it missed is asked.
    """

    _missed = pyqtSignal()
    """Comes from the threads that draw."""

    def __init__(self, iface: Any, session: Session, gather_ms: int = _GATHER_MS) -> None:
        super().__init__()
        self._iface = iface
        self._session = session
        self._surroundings = Surroundings()
        self._answers: Optional[Answers] = None
        self._functions: Optional[Functions] = None
        self._facts: dict[str, tuple[Optional[Connection], int]] = {}
        self._news = ExpressionNews(session.messages, self._ask_again, self._ask_for_more)
        self._waiting = self._idle_gatherings = 0
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(gather_ms)
        self._turn.timeout.connect(self._gather)
        self._missed.connect(self._turn.start, Qt.ConnectionType.QueuedConnection)

    def ask_again(self) -> None:
        """Ask anew for all that expressions show, for the menu; the old values stay until then."""
        if self._answers is None:
            return
        self._news.start_over()
        askers = self._answers.age()
        self._news.tell_again(bool(askers))
        self._draw(askers)

    def install(self) -> None:
        """Let expressions know the functions."""
        self._answers = Answers(self._missed.emit)
        self._functions = Functions(self._answers, lambda: self._surroundings)
        self._look_around()
        for signal, slot in self._signals():
            signal.connect(slot)
        self._follow(QgsProject.instance().mapLayers().values())
        self._functions.register()

    def remove(self) -> None:
        """Answer no more; for ``unload()``."""
        if self._functions is None or self._answers is None:
            return
        for signal, slot in self._signals():
            signal.disconnect(slot)
        for layer in QgsProject.instance().mapLayers().values():
            layer.crsChanged.disconnect(self._look_around)
        self._turn.stop()
        self._answers.close()
        self._session.runner.drop(LANE)
        self._functions.unregister()
        self._functions = self._answers = None
        self.deleteLater()

    def _signals(self) -> tuple[tuple[Any, Any], ...]:
        project = QgsProject.instance()
        return (
            (self._session.connections.changed, self._connections_changed),
            (project.layersAdded, self._follow),
            (project.layersRemoved, self._look_around),
            (project.crsChanged, self._look_around),
            (project.transformContextChanged, self._look_around),
            (project.cleared, self._cleared),
            (self._session.runs.added, self._ran),
        )

    def _follow(self, layers: Iterable[QgsMapLayer]) -> None:
        for layer in layers:
            layer.crsChanged.connect(self._look_around)
        self._look_around()

    def _look_around(self, *_what: Any) -> None:
        """Write down what other threads may know; they go on with what they have."""
        project, connections = QgsProject.instance(), self._session.connections
        systems = {name: layer.crs() for name, layer in project.mapLayers().items()}
        self._surroundings = Surroundings(
            frozenset(connections.names()),
            connections.default_name(),
            {**systems, "": project.crs()},
            project.transformContext(),
        )

    def _connections_changed(self) -> None:
        """What was asked of a connection that changed, or has another key, holds no more."""
        self._look_around()
        known = self._answers.connections()
        changed = [name for name in known if self._facts.get(name) != self._facts_of(name)]
        askers = self._answers.drop(lambda ask: ask.connection in changed)
        for name in changed:
            self._facts.pop(name, None)
        self._news.forget(changed)
        self._draw(askers)

    def _facts_of(self, name: str) -> tuple[Optional[Connection], int]:
        """What the answers of a connection depend on."""
        connections = self._session.connections
        try:
            return connections.get(name), connections.key_number(name)
        except UnknownConnection:
            return None, 0

    def _cleared(self) -> None:
        """Another project is to show what the service says by then."""
        self._answers.drop()
        self._news.start_over()
        self._look_around()

    def _ran(self, run: Run) -> None:
        """What was loaded of a source may be newer than the sums that expressions show beside it."""
        query = run.asked

        def is_meant(ask: Ask) -> bool:
            is_of_it = ask.kind == ACCUMULATION and ask.connection == run.connection
            return is_of_it and (query is None or ask.subject == query.source)

        self._draw(self._answers.age(is_meant))

    def _gather(self) -> None:
        """Wait until a drawing notes no more, then ask: in parts, each would have its own thousand places."""
        if self._session.runner.busy(LANE):
            return
        waiting, before = self._answers.waiting, self._waiting
        self._waiting = waiting
        self._idle_gatherings = 0 if waiting > before else self._idle_gatherings + 1
        is_drawing = any(canvas.isDrawing() for canvas in self._iface.mapCanvases())
        if waiting > before or (waiting and is_drawing and self._idle_gatherings < _MOST_IDLE_GATHERINGS):
            self._turn.start()
        elif waiting:
            self._ask()

    def _ask(self) -> None:
        self._waiting = self._idle_gatherings = 0
        if self._session.runner.busy(LANE):
            return
        batch = self._answers.take(MOST_PLACES)
        clients = self._clients({ask.connection for ask in batch.asks}, batch)
        asks = {ask: drawn for ask, drawn in batch.asks.items() if ask.connection in clients}
        if asks:
            self._start(batch, asks, clients)
        elif batch.held and not batch.places:
            self._news.tell_full()

    def _start(self, batch: Batch, asks: Mapping[Ask, Any], clients: Mapping[str, api.Client]) -> None:
        def watch(task: ServiceTask) -> None:
            task.counted.connect(lambda count: task.setProgress(min(100.0, 100.0 * count / len(asks))))

        places = len({ask.spot for ask in asks})
        self._session.runner.start(
            counted(places, "Ask for expressions: 1 place", "Ask for expressions: {count} places"),
            partial(gis.expressions.batch.answers_to, clients, asks),
            partial(self._came, places),
            lambda error: self._came(places, [Answer(ask, error=error) for ask in asks]),
            lane=LANE,
            watch=watch,
        )

    def _clients(self, names: Iterable[str], batch: Batch) -> dict[str, api.Client]:
        """By name, of those whose key is ready; the questions to the others are forgotten, or failed."""
        clients = {}
        for name in sorted(names):
            asks = [ask for ask in batch.asks if ask.connection == name]
            try:
                if self._session.connections.has_key_ready(name):
                    self._facts[name] = self._facts_of(name)
                    clients[name] = api.Client(impatient(self._session.connections.config(name)))
                else:
                    self._wait_for_key(name, asks)
            except ApiError as error:
                self._came(0, [Answer(ask, error=error) for ask in asks])
        return clients

    def _came(self, places: int, answers: list[Answer]) -> None:
        kept = self._answers.keep(answers)
        elsewhere = self._draw(kept.askers)
        self._news.tell(kept, places - kept.stopped, self._answers.held, elsewhere)
        if self._answers.waiting:
            self._turn.start()

    def _draw(self, askers: Iterable[Asker]) -> tuple[Asker, ...]:
        """Once: the layers that have asked, tables of virtual fields, and the layouts when one of these has.

        :returns: those that asked elsewhere, which nobody can have ask again.
        """
        askers = tuple(askers)
        with_fields = set()
        for name in {asker.layer for asker in askers}:
            layer = QgsProject.instance().mapLayer(name)
            if layer is None:
                continue
            layer.triggerRepaint()
            if isinstance(layer, QgsVectorLayer) and _own_fields(layer):
                with_fields.add(name)
                layer.dataChanged.emit()
        if any(asker.in_layout for asker in askers):
            for designer in self._iface.openLayoutDesigners():
                designer.layout().refresh()
        return tuple(each for each in askers if not each.in_map and each.layer not in with_fields)

    def _wait_for_key(self, name: str, asks: Iterable[Ask]) -> None:
        """The next drawing after the key is ready asks by itself."""
        askers = self._answers.forget(asks)
        keeps = self._session.connections.get(name).keep_key
        reason = "session" if keeps != STORE else "missing" if keys.is_unlocked() else "locked"
        self._news.tell_no_key(name, reason, partial(self._unlock, name, askers))

    def _unlock(self, name: str, askers: Iterable[Asker]) -> None:
        self._news.forget([name])
        try:
            self._session.connections.config(name)
        except ApiError as error:
            self._session.messages.problem(error, About(name))
            return
        self._draw(askers)

    def _ask_again(self) -> None:
        self._news.forget(self._answers.connections())
        self._answers.retry()
        self._ask()

    def _ask_for_more(self) -> None:
        self._answers.release()
        self._ask()


def _own_fields(layer: QgsVectorLayer) -> list[int]:
    """The virtual fields of *layer* whose expression has a function of ours."""
    fields: QgsFields = layer.fields()
    return [
        number
        for number in range(fields.count())
        if fields.fieldOrigin(number) == QgsFields.FieldOrigin.OriginExpression
        and PREFIX in layer.expressionField(number)
    ]
