"""What may be meant by a text that is still being typed: asked at once, and never more than is of use.

The first key asks at once. While a question is out, the next text is asked as soon as no key has followed
for a moment, with at most three out; beyond that the newest text waits for the first that comes back, or for
one that takes too long, which is given up. No other question is given up for a newer one: its connection
stays open, and its answer is kept, so that the same text is never asked twice. Where the service asks for
patience, one question is out at a time.
"""

from __future__ import annotations

import math
import time
from typing import Any, Optional

from qgis.PyQt.QtCore import QObject, Qt, QTimer, pyqtSignal

from ...core.api.errors import ApiError
from ...core.gis.errands import Errand, Errands, Work

MOST_OUT = 3
SETTLED = 0.01
"""Seconds without a key: between two keys of the fastest typist there are three times as many."""
TOO_LONG = 1.0
"""Seconds after which a question makes room for a newer one."""
LONGEST_HOLD = 60.0
"""Seconds that a service may ask us to stay silent for."""
MOST_KEPT = 1000


class _Question:
    def __init__(self, text: str, work: Work) -> None:
        self.text = text
        self.work = work
        self.asked_for = time.monotonic()
        self.errand: Optional[Errand] = None


class Suggester(QObject):
    """Answers the newest text; older answers are told as long as they still fit it."""

    answered = pyqtSignal(str, object, bool)
    """A text, its answer, and whether it is the newest text."""
    failed = pyqtSignal(object)
    """Why the newest text has no answer."""
    waits = pyqtSignal(float, int, int)
    """A try failed, the next comes in so many seconds: number of the try, and how many there will be."""

    def __init__(self, errands: Errands, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._errands = errands
        self._answers: dict[str, Any] = {}
        self._out: list[_Question] = []
        self._newest: Optional[_Question] = None
        self._told: Optional[_Question] = None
        self._is_pressed = False
        self._silent_until = 0.0
        self._refusal: Optional[ApiError] = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._ask_newest)

    def ask(self, text: str, work: Work) -> None:
        """*text* is the newest; what is known of it is told at once, else ``work(monitor)`` is asked."""
        known = next((question for question in self._out if question.text == text), None)
        self._newest = known or _Question(text, work)
        self._newest.asked_for = time.monotonic()
        if text in self._answers:
            self._tell(self._newest, self._answers[text])
        elif self._refusal is not None and time.monotonic() < self._silent_until:
            self.failed.emit(self._refusal)
        self._ask_newest()

    def drop(self) -> None:
        """Nothing is wanted any more; what is out is only kept for later."""
        self._newest = None
        self._timer.stop()

    def forget(self) -> None:
        """Another service is asked from now on: give up what is out, and what this one said."""
        self.drop()
        for question in tuple(self._out):
            self._give_up(question)
        self._answers.clear()
        self._is_pressed = False
        self._silent_until = 0.0

    def _ask_newest(self) -> None:
        """Ask when it may be asked, or come back then."""
        question = self._newest
        if question is None or question.errand is not None:
            return
        seconds = self._seconds_to_wait(question)
        if seconds <= 0 and len(self._out) >= MOST_OUT:
            self._give_up(self._out[0])
        if math.isinf(seconds):
            self._timer.stop()
        elif seconds > 0:
            self._timer.start(math.ceil(seconds * 1000))
        else:
            self._timer.stop()
            self._send(question)

    def _seconds_to_wait(self, question: _Question) -> float:
        """Infinite: until one of those that are out is back."""
        now = time.monotonic()
        silence = self._silent_until - now
        if silence > 0 or not self._out:
            return silence
        if self._is_pressed:
            return math.inf
        settled = question.asked_for + SETTLED - now
        if len(self._out) < MOST_OUT:
            return settled
        oldest = self._out[0].errand
        late = oldest.began + TOO_LONG - now if oldest else 0.0
        return max(late, settled)

    def _send(self, question: _Question) -> None:
        self._out.append(question)
        question.errand = self._errands.start(
            question.work,
            lambda value: self._came(question, value),
            lambda error: self._not_came(question, error),
            self._wait,
        )

    def _give_up(self, question: _Question) -> None:
        self._out.remove(question)
        if question.errand is not None:
            self._errands.drop(question.errand)

    def _came(self, question: _Question, value: Any) -> None:
        self._out.remove(question)
        self._is_pressed = False
        self._keep(question.text, value)
        self._tell(question, value)
        self._ask_newest()

    def _tell(self, question: _Question, value: Any) -> None:
        newest, told = self._newest, self._told
        if newest is None:
            return
        if question is newest:
            self._newest = None
        elif not newest.text.startswith(question.text) or (told and told.asked_for > question.asked_for):
            return
        self._told = question
        self.answered.emit(question.text, value, question is newest)

    def _not_came(self, question: _Question, error: Exception) -> None:
        self._out.remove(question)
        if isinstance(error, ApiError) and error.retry_after:
            self._is_pressed = True
            self._refusal = error
            self._silent_until = time.monotonic() + min(error.retry_after, LONGEST_HOLD)
        if question is self._newest:
            self._newest = None
            self.failed.emit(error)
        self._ask_newest()

    def _wait(self, seconds: float, attempt: int, attempts: int) -> None:
        self._is_pressed = True
        self.waits.emit(seconds, attempt, attempts)

    def _keep(self, text: str, value: Any) -> None:
        if len(self._answers) >= MOST_KEPT:
            self._answers.clear()
        self._answers[text] = value
