"""What is said after layers were refreshed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Sequence

from qgis.PyQt.QtCore import QCoreApplication

from ..core.gis.counting import counted, plural
from ..core.gis.joining import ended, followed, headed, listed
from ..core.gis.numbers import whole
from ..core.gis.refreshing import Changes, changes_text
from ..core.gis.results import Result, rows_text

translate = QCoreApplication.translate

_SHOWN = 3


@dataclass(frozen=True)
class Outcome:
    """How one layer fared.

    :param reason: why it is as it was; empty: it was refreshed.
    :param result: the answer, whole or what came of it.
    :param changes: None where there was nothing to compare with.
    :param emptied: the service has nothing there any more.
    :param lost_filter: the layer's filter, which does not fit the new answer.
    :param layer_id: of the layer that was refreshed; empty where a new one was made.
    """

    name: str
    reason: str = ""
    error: Optional[Exception] = None
    result: Optional[Result] = None
    changes: Optional[Changes] = None
    emptied: bool = False
    lost_filter: str = ""
    layer_id: str = ""

    @property
    def is_good(self) -> bool:
        """Whether there is nothing to do about it."""
        return not (self.reason or self.emptied or self.lost_filter)


def summary_of(outcomes: Sequence[Outcome]) -> tuple[str, bool]:
    """One line on all of them, and whether it is good news."""
    is_good = all(outcome.is_good for outcome in outcomes)
    if len(outcomes) == 1:
        return _of_one(outcomes[0]), is_good
    fresh = [outcome for outcome in outcomes if not (outcome.reason or outcome.emptied)]
    parts = [
        plural(
            len(outcomes), "{count} of {all} layer refreshed.", "{count} of {all} layers refreshed."
        ).format(count=whole(len(fresh)), all=whole(len(outcomes)))
    ]
    told = [headed(o.name, _news(o)) for o in fresh if o.changes is None or o.changes.count]
    if told:
        parts.append(ended(_several(told)))
    elif fresh:
        parts.append(translate("GeoPortfolio", "No row has changed."))
    reasons: dict[str, list[str]] = {}
    for outcome in outcomes:
        if not outcome.is_good:
            reasons.setdefault(_trouble(outcome), []).append(outcome.name)
    parts.extend(headed(_several(names), reason) for reason, names in reasons.items())
    return " ".join(parts), is_good


def _of_one(outcome: Outcome) -> str:
    if outcome.is_good:
        return headed(outcome.name, _news(outcome))
    if outcome.lost_filter:
        return headed(outcome.name, followed(_news(outcome), _trouble(outcome)))
    return headed(outcome.name, _trouble(outcome))


def _news(outcome: Outcome) -> str:
    if outcome.changes is not None:
        return changes_text(outcome.changes)
    return translate("GeoPortfolio", "{rows}; the answer before can't be compared").format(
        rows=rows_text(outcome.result)
    )


def _trouble(outcome: Outcome) -> str:
    if outcome.emptied:
        return translate(
            "GeoPortfolio",
            "the service has nothing there any more. The layer still shows the answer before.",
        )
    if outcome.lost_filter:
        return translate(
            "GeoPortfolio", "Its filter {filter} does not fit the new columns and was taken off."
        ).format(filter=outcome.lost_filter)
    if outcome.result is not None and outcome.result.count:
        return translate(
            "GeoPortfolio", "only {rows} came, so the layer keeps the answer before. {reason}"
        ).format(rows=rows_text(outcome.result), reason=outcome.reason)
    return translate("GeoPortfolio", "not refreshed. {reason}").format(reason=outcome.reason)


def _several(texts: Sequence[str]) -> str:
    shown = listed(texts[:_SHOWN])
    if len(texts) <= _SHOWN:
        return shown
    return counted(len(texts) - _SHOWN, "{names} and 1 more", "{names} and {count} more", names=shown)
