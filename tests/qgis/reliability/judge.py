"""Whether a cell ended as it has to: data, sentence, what is kept and marked, nothing leaked. Main thread."""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Iterator

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication

from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.results.result import Result
from geoportfolio.core.gis.results.states import STOPPED, state_of
from geoportfolio.core.gis.text.about import About
from geoportfolio.core.gis.text.error_messages import sentence
from geoportfolio.core.toolbox.loads import report_result
from geoportfolio.ui.window.messages import LOG_TAG, Messages
from tests.qgis.reliability.cells import KEY, Ending, is_part_of
from tests.qgis.reliability.runner import Seen
from tests.support.key_search import has_key
from tests.support.operations import CONNECTION, Came
from tests.support.oracle import SOURCE
from tests.support.processing import Feedback
from tests.support.provenance import state_text
from tests.support.window import Window

ABOUT = About(CONNECTION, SOURCE, False)
MOST_SENTENCES = 3
"""Of one message: what happened, the next step, the service's own words."""


class Judge:
    """Has a window to say things in, and listens to QGIS's log."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._messages = Messages(SimpleNamespace(iface=window))
        self.log: list[str] = []
        self.qgis_log: list[str] = []
        """What QGIS itself has logged."""
        QgsApplication.messageLog().messageReceived.connect(self._note)

    def close(self) -> None:
        QgsApplication.messageLog().messageReceived.disconnect(self._note)
        self._messages.close()

    def _note(self, text: str, tag: str, _level: object) -> None:
        (self.log if tag == LOG_TAG else self.qgis_log).append(text)

    def faults(
        self, seen: Seen, ending: Ending, truth: tuple[str, ...], healthy: tuple[str, ...]
    ) -> list[str]:
        """What is wrong with a cell, in words; empty: nothing.

        :param truth: all that could come under the fault; *healthy*: all that comes in good weather.
        """
        found = [*_wrong_data(seen.came, ending, truth), *self._wrong_words(seen.came, ending)]
        if ending.tries is not None and seen.tries != ending.tries:
            found.append(f"it was asked {seen.tries} times, not {ending.tries}")
        if seen.came.result is not None and seen.came.result.stored is not None and seen.came.error:
            found += self._unmarked(seen.came.result)
        found += _left_over(seen)
        if seen.again.error is not None or Counter(seen.again.rows) != Counter(healthy):
            found.append(f"asked again in good weather: {_told(seen.again, healthy)}")
        return found

    def native_faults(
        self, seen: Seen, ending: Ending, truth: tuple[str, ...], says: bool, elsewhere: bytes
    ) -> list[str]:
        """What is wrong with a cell that QGIS asks itself.

        :param says: whether we have a sentence for a layer that QGIS can't show.
        :param elsewhere: all that came to other hosts; QGIS may go there, but without the key.
        """
        found = [] if ending.keeps == "shown" else list(_wrong_data(seen.came, ending, truth))
        if says and seen.came.rows != truth:
            due = ("did not return it to QGIS", "does not respond, or rejects the API key")
            for tells in due[: len(truth) - len(seen.came.rows)]:
                if tells not in seen.came.seen:
                    found.append(f"'{tells}' is not in: {seen.came.seen}")
        if Counter(seen.again.rows) != Counter(truth):
            found.append(f"asked again in good weather: {_told(seen.again, truth)}")
        texts = (*self.log, *self.qgis_log, seen.came.seen, elsewhere.decode("latin-1"))
        found += [f"the key is in {text!r}" for text in texts if has_key(text.encode(), KEY)]
        return found

    def _wrong_words(self, came: Came, ending: Ending) -> Iterator[str]:
        error = came.error
        if type(error) is not (ending.error or type(None)):
            yield f"{ending.error and ending.error.__name__} is due, but {type(error).__name__} came: {error}"
        if error is None:
            return
        said = self._said(error)
        if ending.tells not in said:
            yield f"'{ending.tells}' is not in: {said}"
        if not said.endswith((".", '"')) or re.search(
            r"[{}]|Traceback|Error\(|object at 0x|None|  |''", said
        ):
            yield f"this is no plain sentence: {said}"
        if len(re.findall(r"[.!?](?= |$)", re.sub(r'"[^"]*"', "", said))) > MOST_SENTENCES:
            yield f"these are too many sentences: {said}"
        texts = (said, *self.log, repr(error), str(vars(error)))
        yield from (f"the key is in {text!r}" for text in texts if has_key(text.encode(), KEY))

    def _said(self, error: Exception) -> str:
        """What the message bar says, once: the sentence, and no other."""
        self.log.clear()
        self._messages.problem(error, ABOUT)
        QCoreApplication.processEvents()
        text = sentence(error, ABOUT)
        assert self._window.texts()[-1:] == [f"{LOG_TAG}: {text}"] or self._window.texts()[-1:] == [text]
        assert self.log, "the log has nothing"
        self._messages.clear()
        return text

    def _unmarked(self, result: Result) -> Iterator[str]:
        """What keeps a part and does not say so, on the layer or in the feedback of Processing."""
        project = QgsProject()
        layer = layers.add_result(project, result)
        count = sum(1 for _ in layer.getFeatures())
        if count != result.count:
            yield f"the layer has {count} rows, the result {result.count}"
        if state_text(layer) != f"stopped after {count}":
            yield f"the layer's state is {state_text(layer)}"
        mark = state_of(layer, {}, datetime.now().astimezone())
        if mark.kind != STOPPED or not mark.text.endswith("."):
            yield f"the mark in the layer tree is {mark}"
        project.clear()
        feedback = Feedback()
        report_result(result, ABOUT, feedback)
        words = sentence(result.error, ABOUT)
        if len(feedback.errors) != 1 or not feedback.errors[0].startswith("Incomplete: "):
            yield f"the feedback says {feedback.errors}"
        elif words not in feedback.errors[0]:
            yield f"the feedback says {feedback.errors[0]} and not {words}"


def _wrong_data(came: Came, ending: Ending, truth: tuple[str, ...]) -> Iterator[str]:
    if not is_part_of(came.rows, truth):
        invented = list(Counter(came.rows) - Counter(truth))
        yield f"{len(invented)} rows are wrong, doubled or invented, as {invented[0][:300]}"
    whole = len(came.rows) == len(truth)
    kept = {
        "all": whole,
        "nothing": not came.rows,
        "some": 0 < len(came.rows) < len(truth),
        "part": len(came.rows) <= len(truth),
    }
    if not kept[ending.keeps]:
        yield f"{ending.keeps} is due: {_told(came, truth)}"


def _told(came: Came, truth: tuple[str, ...]) -> str:
    return f"{len(came.rows)} of {len(truth)} rows came, with {type(came.error).__name__}: {came.error}"


def _left_over(seen: Seen) -> Iterator[str]:
    """Files that are neither the result nor whole; and a key in one of those that are there."""
    stored = seen.came.result.stored if seen.came.result else None
    wanted = {stored.path.name} if stored else set()
    reports = {name for name in seen.left if name.endswith((".pdf", ".html")) and not name.startswith(".")}
    if seen.came.error is None:
        wanted |= reports
    for name in set(seen.left) - wanted:
        yield f"{name} is left in the folder"
    yield from (
        f"the key is in {path.name}" for path in _files(seen.folder) if has_key(path.read_bytes(), KEY)
    )


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def mark_of(ending: Ending, truth: tuple[str, ...], healthy: tuple[str, ...]) -> str:
    """Return what the table says of a cell that ends as it has to.

    :param truth: all that could come under the fault; *healthy*: all that comes in good weather.
    """
    if ending.keeps == "shown":
        return "as text"
    if ending.keeps == "part" and ending.error is None:
        return "some or none"
    if ending.keeps in ("part", "some"):  # how much of it comes is a matter of the moment
        return "part"
    if ending.keeps == "all" and truth:
        return "all" if Counter(truth) == Counter(healthy) else "part"
    return "none" if ending.error is None else "told"
