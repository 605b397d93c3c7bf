"""What the analyst has to know of the values that expressions miss: one message, and nothing twice."""

from __future__ import annotations

from typing import Any, Callable, Collection, Iterable, Optional

from qgis.PyQt.QtCore import QCoreApplication

from ..core import gis
from ..core.api.errors import Cancelled, FilterMissing
from ..core.gis.about import About
from ..core.gis.counting import counted, plural
from ..core.gis.expressions.answers import CAPACITY, Kept
from ..core.gis.expressions.asks import ACCUMULATION, Answer, Asker
from ..core.gis.keys import KeyUnavailable
from ..core.gis.numbers import whole
from .messages import Messages, Step

translate = QCoreApplication.translate

MOST_PLACES = 1000
"""Of one batch; more are asked when the analyst says so."""


class ExpressionNews:
    """Says what came of the batches; a map that is whole needs no words.

    :param again: asks for what failed.
    :param more: asks for what is held.
    """

    def __init__(self, messages: Messages, again: Callable[[], Any], more: Callable[[], Any]) -> None:
        self._messages = messages
        self._again = again
        self._more = more
        self._asked = 0
        self._told: set[tuple[str, ...]] = set()

    def forget(self, connections: Iterable[str]) -> None:
        """What was told of *connections* may be told again."""
        names = set(connections)
        self._told = {told for told in self._told if told[0] not in names}

    def start_over(self) -> None:
        """Everything may be told again."""
        self._told.clear()
        self._asked = 0

    def tell_again(self, is_asking: bool) -> None:
        """What *Ask again for expressions* does."""
        if is_asking:
            self._messages.done(
                translate(
                    "GeoPortfolio",
                    "The expressions ask the service again. The map is drawn anew when the values have come.",
                )
            )
        else:
            self._messages.hint(
                translate(
                    "GeoPortfolio",
                    "No expression of this project has asked the service yet. Write one with gp_enrichment, "
                    "gp_accumulation or gp_address, for example in a label.",
                )
            )

    def tell(self, kept: Kept, places: int, held: int, elsewhere: Collection[Asker]) -> None:
        """After a batch.

        :param places: that were asked now.
        :param held: that wait for a word of the analyst.
        :param elsewhere: who asked beside the maps.
        """
        self._asked += places
        texts: list[str] = []
        steps: list[Optional[Step]] = []
        failure = next((each for each in kept.failures if self._is_new(each)), None)
        if failure is not None and failure.error is not None:
            texts.append(self._failure_text(failure, failure.error))
            retry = Step(translate("GeoPortfolio", "Ask again"), self._again)
            steps.append(self._messages.cure(failure.error) or retry)
        if held:
            texts.append(
                plural(
                    self._asked + held,
                    "Asked {asked} of {total} place for expressions of the map.",
                    "Asked {asked} of {total} places for expressions of the map.",
                ).format(asked=whole(self._asked), total=whole(self._asked + held))
            )
            steps.append(self._next(held))
        else:
            self._asked = 0
        if texts:
            self._messages.hint(" ".join(texts), *steps)
        else:
            self._tell_elsewhere(kept, elsewhere)

    def tell_full(self) -> None:
        """The map shows more places than there is room for."""
        self._messages.hint(
            translate(
                "GeoPortfolio",
                "The expressions of the map ask for more places than are kept, which is {count}. Show fewer "
                "at a time, or enrich the whole layer with the Processing algorithm Enrich points.",
            ).format(count=whole(CAPACITY))
        )

    def tell_no_key(self, connection: str, reason: str, unlock: Callable[[], Any]) -> None:
        """Once: the key of *connection* is not at hand without a question.

        :param reason: one of KeyUnavailable's.
        """
        if (connection, "key") in self._told:
            return
        self._told.add((connection, "key"))
        if reason != "locked":
            error = KeyUnavailable(
                f"no key for {connection!r}: {reason}", connection=connection, reason=reason
            )
            self._messages.problem(error, About(connection))
            return
        self._messages.hint(
            translate(
                "GeoPortfolio",
                "Expressions of the map ask '{connection}', whose key is in QGIS's locked password store. "
                "Unlock it to get their values.",
            ).format(connection=connection),
            Step(translate("GeoPortfolio", "Unlock"), unlock),
        )

    def _tell_elsewhere(self, kept: Kept, elsewhere: Collection[Asker]) -> None:
        """Where nothing is drawn anew by itself, somebody has to look again."""
        come = counted(
            kept.values, "1 value for expressions has come.", "{count} values for expressions have come."
        )
        if any(asker.in_layout for asker in kept.askers):
            then = translate("GeoPortfolio", "If the layout was exported before, export it again.")
            self._messages.done(f"{come} {then}")
        elif elsewhere:
            then = translate(
                "GeoPortfolio", "If the field calculator or another dialog asked for them, run it again."
            )
            self._messages.done(f"{come} {then}")

    def _next(self, held: int) -> Step:
        if held < MOST_PLACES:
            text = counted(held, "Ask for the other one", "Ask for the other {count}")
        else:
            text = translate("GeoPortfolio", "Ask for the next {count}").format(count=whole(MOST_PLACES))
        return Step(text, self._more)

    def _failure_text(self, failure: Answer, error: Exception) -> str:
        self._messages.log(error)
        ask = failure.ask
        source = ask.subject if ask.kind == ACCUMULATION else ""
        if isinstance(error, FilterMissing):
            reason = translate(
                "GeoPortfolio",
                "{source} asks for a filter on {label} ({field}). Choose it in the Filters dock, take Copy "
                "as JSON, and give the text to gp_accumulation as its filters.",
            ).format(source=source, label=error.label, field=error.field)
        else:
            reason = gis.sentences.sentence(error, About(ask.connection, source, bool(source)))
        return translate("GeoPortfolio", "Values for expressions of the map did not come. {sentence}").format(
            sentence=reason
        )

    def _is_new(self, failure: Answer) -> bool:
        """Whether this kind of failure was not told yet."""
        error = failure.error
        told = failure.ask.connection, type(error).__name__, str(getattr(error, "reason", ""))
        is_new = told not in self._told and not isinstance(error, Cancelled)
        self._told.add(told)
        return is_new
