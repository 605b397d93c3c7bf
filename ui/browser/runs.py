"""Browser items for the recent queries of a connection."""

from __future__ import annotations

from typing import Iterator, Sequence

from qgis.core import Qgis, QgsDataItem

from ...core.gis.history.past_queries import ACCUMULATED, SAVED, Run
from ...core.gis.text.languages import tr
from ..results.history_texts import details_text, rows_text, short_time, state_text
from .nodes import EMPTY, BrowserNode, Item, LayerItem, Note, Verb, path_below

RUNS = "runs"


class RunsItem(Item):
    """The item *Recent Queries*, the newest first."""

    kind = RUNS

    def __init__(self, parent: Item, order: int) -> None:
        super().__init__(
            parent,
            tr("Recent queries"),
            f"{parent.path()}/{RUNS}",
            "/mIconHistory.svg",
            tr("Recent queries with time and rows"),
            order,
        )
        parent.context.watch(self)

    def make(self) -> Iterator[QgsDataItem]:
        runs = self.context.window.history
        runs.open()
        own = [run for run in runs.runs() if run.connection == self.connection]
        for run in own:
            yield _run_item(self, run)
        if not own:
            yield Note(self, tr("No queries yet"), EMPTY)


class RunVerbs(BrowserNode):
    """The menu entries of a past query."""

    run: Run

    def opened(self) -> bool:
        self.context.verbs.show_run(self.run)
        return True

    def verbs(self, _chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        do, run = self.context.verbs, self.run
        is_askable = bool(run.query)
        return (
            Verb("ShowRun", tr("&Layer"), "panel", lambda: do.show_run(run)),
            Verb("Again", tr("&Run Again"), "refresh", lambda: do.again(run), is_askable),
            Verb("EditQuery", tr("&Edit Query"), "edit", lambda: do.edit_run(run), is_askable),
            Verb(
                "Command",
                tr("Copy as qgis_process &Command"),
                "command",
                lambda: do.copy_command(run),
                is_askable,
            ),
        )


class RunItem(RunVerbs, Item):
    """A past query without a result file."""

    def __init__(self, parent: RunsItem, run: Run) -> None:
        self.run = run
        Item.__init__(
            self,
            parent,
            _name(run),
            _path(parent, run),
            "/mActionHistory.svg",
            details_text(run),
            _newest_first(run),
            True,
        )


class RunLayerItem(RunVerbs, LayerItem):
    """A past query whose file exists; dragging it adds the file as a layer."""

    def __init__(self, parent: RunsItem, run: Run) -> None:
        self.run = run
        LayerItem.__init__(
            self,
            parent,
            _name(run),
            _path(parent, run),
            (run.path, Qgis.BrowserLayerType.Vector, "ogr"),
            "/mIconPointLayer.svg",
            details_text(run),
            _newest_first(run),
        )

    def layerName(self) -> str:
        return self.run.what


def _run_item(parent: RunsItem, run: Run) -> QgsDataItem:
    has_layer = run.kind not in (ACCUMULATED, SAVED) and run.path in parent.context.window.history.files
    return (RunLayerItem if has_layer else RunItem)(parent, run)


def _name(run: Run) -> str:
    """Return the name, with the distinctive part first, as a narrow panel cuts off the end."""
    rows = rows_text(run)
    told = rows if run.is_complete else f"{rows}, {state_text(run)}"
    return f"{short_time(run)} {told}: {run.what}"


def _newest_first(run: Run) -> float:
    return -run.time.timestamp()


def _path(parent: RunsItem, run: Run) -> str:
    return path_below(parent, run.when, run)
