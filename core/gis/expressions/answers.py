"""What is known already and what is missing, for all threads that evaluate expressions."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Mapping, Optional

from ...api.errors import Cancelled
from .asks import Answer, Ask, Asker

CAPACITY = 50_000
"""Answers that are kept; a place has some hundred bytes."""
MOST_MISSES = 100_000
"""Questions that are noted; more are not counted."""
PATIENCE = 300.0
"""Seconds after which a question that failed may be asked again by itself."""

_WAITING = "waiting"
_HELD = "held"
_UNDER_WAY = "under way"
_FAILED = "failed"
_Topic = tuple[str, str, str]


@dataclass
class _Known:
    value: Any
    used: float
    is_old: bool = False


@dataclass
class _Miss:
    drawn: Any
    state: str = _WAITING
    askers: set[Asker] = field(default_factory=set)
    until: float = 0.0


@dataclass(frozen=True)
class Batch:
    """What is asked next, and how many places wait beyond it."""

    asks: Mapping[Ask, Any]
    places: int
    held: int


@dataclass(frozen=True)
class Kept:
    """What a batch came to.

    :param askers: those for which something new is to be seen.
    :param stopped: places that were not asked after all.
    """

    askers: frozenset[Asker]
    values: int
    failures: tuple[Answer, ...]
    stopped: int


class Answers:
    """A bounded memory of answers, and the questions that it can't answer yet. Any thread.

    A question is noted once, whoever repeats it: it waits, is held beyond the cap, is under way, or has
    failed, and only what waits is asked by itself. So a map that is drawn again and again asks nothing anew.

    :param on_news: called, in the thread that asks, when something waits of which nobody was told yet.
    """

    def __init__(
        self,
        on_news: Callable[[], None],
        *,
        capacity: int = CAPACITY,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._lock = threading.Lock()
        self._on_news: Optional[Callable[[], None]] = on_news
        self._is_told = False
        self._known: OrderedDict[Ask, _Known] = OrderedDict()
        self._misses: dict[Ask, _Miss] = {}
        self._askers: defaultdict[_Topic, set[Asker]] = defaultdict(set)
        self._names: defaultdict[_Topic, set[str]] = defaultdict(set)
        self._capacity = capacity
        self._clock = clock

    def value(self, ask: Ask, asker: Callable[[], Asker], drawn: Any = None) -> Any:
        """The answer to *ask*; None where there is none, or none yet. Neither waits nor asks.

        Of one that is old a new one is wanted; until it has come, a map shows the old one. Elsewhere nobody
        would look again.

        :param drawn: what the worker needs besides; it comes with the question in :meth:`take`.
        """
        now = self._clock()
        with self._lock:
            known = self._used(ask, now)
        if known is not None and not known.is_old:
            return known.value
        who = asker()
        with self._lock:
            # The answer may have come meanwhile: noted now, it would be asked again.
            known = self._used(ask, now)
            if known is not None and not known.is_old:
                return known.value
            self._note(ask, who, drawn, now)
            tell = None if self._is_told or not self._waits(ask) else self._on_news
            self._is_told = self._is_told or tell is not None
        if tell is not None:
            tell()
        return known.value if known is not None and who.in_map and not who.in_layout else None

    def has_name(self, ask: Ask, name: str) -> bool:
        """Whether an answer on what *ask* is about had a value called *name*, wherever it was asked."""
        with self._lock:
            return name in self._names.get(ask.topic, ())

    @property
    def waiting(self) -> int:
        """How many questions wait to be asked."""
        with self._lock:
            return sum(miss.state == _WAITING for miss in self._misses.values())

    @property
    def held(self) -> int:
        """How many places wait for somebody to say that they are to be asked."""
        with self._lock:
            return self._held()

    def take(self, most: int) -> Batch:
        """The next questions, of at most *most* places; what waits beyond them is held from now on."""
        with self._lock:
            self._is_told = False
            self._make_room()
            most = min(most, self._capacity - len(self._known))
            spots: set[Any] = set()
            asks: dict[Ask, Any] = {}
            for ask, miss in self._misses.items():
                if miss.state != _WAITING:
                    continue
                if ask.spot in spots or len(spots) < most:
                    spots.add(ask.spot)
                    asks[ask], miss.state = miss.drawn, _UNDER_WAY
                else:
                    miss.state = _HELD
            return Batch(asks, len(spots), self._held())

    def keep(self, answers: Iterable[Answer]) -> Kept:
        """Remember *answers*; those to questions that nobody has any more are dropped."""
        now = self._clock()
        askers: set[Asker] = set()
        failures: list[Answer] = []
        stopped: set[Any] = set()
        values = 0
        with self._lock:
            for answer in answers:
                miss = self._misses.get(answer.ask)
                if miss is None or miss.state != _UNDER_WAY:
                    continue
                if isinstance(answer.error, Cancelled):
                    miss.state = _HELD
                    stopped.add(answer.ask.spot)
                elif answer.error is not None:
                    miss.state, miss.until = _FAILED, now + PATIENCE
                    failures.append(answer)
                else:
                    del self._misses[answer.ask]
                    before = self._known.pop(answer.ask, None)
                    self._known[answer.ask] = _Known(answer.value, now)
                    if isinstance(answer.value, Mapping):
                        self._names[answer.ask.topic].update(map(str, answer.value))
                    if answer.value or (before is not None and before.value):
                        askers |= miss.askers
                        values += 1
            self._make_room()
        return Kept(frozenset(askers), values, tuple(failures), len(stopped))

    def release(self) -> None:
        """Let what is held wait again: somebody wants it."""
        self._turn(_HELD)

    def retry(self) -> None:
        """Let what failed wait again."""
        self._turn(_FAILED)

    def forget(self, asks: Iterable[Ask]) -> frozenset[Asker]:
        """Forget that *asks* were noted: the next drawing notes them anew; who had asked them."""
        with self._lock:
            gone = [self._misses.pop(ask) for ask in tuple(asks) if ask in self._misses]
        return frozenset(asker for miss in gone for asker in miss.askers)

    def drop(self, is_meant: Callable[[Ask], bool] = lambda _ask: True) -> frozenset[Asker]:
        """Forget what was asked, also what is under way; who had asked it."""
        topics = set()
        with self._lock:
            for table in (self._known, self._misses):
                for ask in [ask for ask in table if is_meant(ask)]:
                    topics.add(ask.topic)
                    del table[ask]
            for topic in topics:
                self._names.pop(topic, None)
            return frozenset().union(*(self._askers.pop(topic, ()) for topic in topics))

    def age(self, is_meant: Callable[[Ask], bool] = lambda _ask: True) -> frozenset[Asker]:
        """Want all answers anew, also those that are under way or have failed; who had asked them."""
        topics = set()
        with self._lock:
            for ask, known in self._known.items():
                if is_meant(ask):
                    topics.add(ask.topic)
                    known.is_old = True
            for ask in [ask for ask in self._misses if is_meant(ask)]:
                topics.add(ask.topic)
                if self._misses[ask].state in (_UNDER_WAY, _FAILED):
                    del self._misses[ask]
            return frozenset().union(*(self._askers.get(topic, ()) for topic in topics))

    def connections(self) -> frozenset[str]:
        """Those of which something is known or wanted."""
        with self._lock:
            return frozenset(ask.connection for table in (self._known, self._misses) for ask in table)

    def close(self) -> None:
        """Know nothing and tell nobody any more."""
        with self._lock:
            self._on_news = None
            self._known.clear()
            self._misses.clear()
            self._capacity = 0

    def _used(self, ask: Ask, now: float) -> Optional[_Known]:
        known = self._known.get(ask)
        if known is not None:
            known.used = now
            self._known.move_to_end(ask)
        return known

    def _note(self, ask: Ask, asker: Asker, drawn: Any, now: float) -> None:
        miss = self._misses.get(ask)
        if miss is None:
            if self._on_news is None or len(self._misses) >= MOST_MISSES:
                return
            miss = self._misses[ask] = _Miss(drawn)
        elif miss.state == _FAILED and now >= miss.until:
            miss.state = _WAITING
        miss.askers.add(asker)
        self._askers[ask.topic].add(asker)

    def _waits(self, ask: Ask) -> bool:
        miss = self._misses.get(ask)
        return miss is not None and miss.state == _WAITING

    def _held(self) -> int:
        return len({ask.spot for ask, miss in self._misses.items() if miss.state == _HELD})

    def _turn(self, state: str) -> None:
        with self._lock:
            for miss in self._misses.values():
                if miss.state == state:
                    miss.state = _WAITING

    def _make_room(self) -> None:
        """Forget the oldest answers when half of the room is taken, but none that was of use lately.

        A map that shows more places than there is room for would ask for them in turns, for ever.
        """
        before = self._clock() - PATIENCE
        while len(self._known) > self._capacity // 2:
            oldest = next(iter(self._known))
            if self._known[oldest].used > before:
                return
            del self._known[oldest]
