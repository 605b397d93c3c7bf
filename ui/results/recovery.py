"""Recover interrupted loads and enrichments, which are found at the first click and offered once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Union

from qgis.core import QgsApplication, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QObject

from ...core import gis
from ...core.api.monitor import Monitor
from ...core.gis.enrichment.orphans import OrphanedEnrichment, orphaned_enrichments
from ...core.gis.files.file_names import results_folder
from ...core.gis.files.partial import drop_orphan
from ...core.gis.files.project_folders import results_of
from ...core.gis.layers import layer_tree
from ...core.gis.projects.job_project import JobProject
from ...core.gis.results import layers
from ...core.gis.results.result import Result, counted_text
from ...core.gis.storage.recovery import OrphanedLoad, orphaned_loads
from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, plural, whole
from ..window.messages import Step
from .showing import show_layer

if TYPE_CHECKING:
    from ..window.window import Window

_LANE = "leftovers"
Left = Union[OrphanedLoad, OrphanedEnrichment]


class Recovery(QObject):
    """Offers partial results of interrupted loads and enrichments: to add them as layers, or to delete them.

    It searches the project's folder and the profile in a task. Partial results that are ignored are offered
    again the next time.

    :param add_hazards: opens the dialog that continues an enrichment, for the active layer.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._offer: Any = None
        self._offered: list[Left] = []
        self._in_hand: set[Path] = set()
        self._one_look = Lock()
        QgsProject.instance().readProject.connect(self._project_opened)
        window.loader.unwritten.connect(self._unwritten)

    def look_for_partial(self, reason: str = "") -> None:
        """Search for partial results.

        :param reason: the reason to show; empty: QGIS was killed.
        """
        folders = self._folders()
        self._window.tasks.start(
            tr("Look for interrupted loads"),
            partial(self._left_in, folders),
            partial(self._found, reason),
            self._window.messages.log,
            lane=_LANE,
            is_unseen=True,
        )

    def close(self) -> None:
        """Cancel the search; for ``unload()``."""
        self._window.tasks.drop(_LANE)
        QgsProject.instance().readProject.disconnect(self._project_opened)
        self._window.loader.unwritten.disconnect(self._unwritten)

    def _folders(self) -> list[Path]:
        profile = results_folder("", QgsApplication.qgisSettingsDirPath())
        folders = dict.fromkeys((results_of(QgsProject.instance()), profile))
        # The folder of an untrusted project may be a link to any other.
        return [folder for folder in folders if not folder.is_symlink()]

    def _left_in(self, folders: list[Path], monitor: Monitor) -> list[Left]:
        # A search that this one replaces may still have a file locked.
        with self._one_look:
            return [*orphaned_loads(folders, monitor), *orphaned_enrichments(folders, monitor)]

    def _project_opened(self, *_: object) -> None:
        """Withdraw the offer when another project is opened."""
        self._window.messages.withdraw(self._offer)
        self._offered = []
        self.look_for_partial()

    def _unwritten(self, error: Exception, about: About) -> None:
        self.look_for_partial(sentence(error, about))

    def _found(self, reason: str, found: list[Left]) -> None:
        free = [each for each in found if each.path not in self._in_hand]
        known = {each.path for each in self._offered}
        if all(each.path in known for each in free):
            return
        # Earlier ones are included, as their message is replaced.
        self._window.messages.withdraw(self._offer)
        self._offered = free
        self._offer = self._window.messages.hint(
            _offer_text(free, reason),
            Step(tr("Add to Map"), partial(self._read_back, tuple(free))),
            Step(tr("Discard"), partial(self._ask_to_delete, tuple(free))),
            keep=True,
            # Opening a project may show other messages, for example that its service is unknown.
            beside=not reason,
        )

    def _read_back(self, wanted: tuple[Left, ...]) -> None:
        self._remove_offered(wanted)
        project = JobProject()
        for left in wanted:
            is_load = isinstance(left, OrphanedLoad)
            self._window.tasks.start(
                tr("Read {file}").format(file=left.target.name),
                partial(
                    gis.history.reading.recover if is_load else gis.enrichment.orphans.recover_enrichment,
                    left,
                ),
                partial(self._add_loaded if is_load else self._add_enriched_layer, project, left),
                partial(self._failed, left),
            )

    def _add_loaded(self, project: JobProject, left: OrphanedLoad, result: Result) -> None:
        self._in_hand.discard(left.path)
        self._window.loader.show(project, result, _layer_with(left))

    def _add_enriched_layer(self, project: JobProject, left: OrphanedEnrichment, path: Path) -> None:
        self._in_hand.discard(left.path)
        show_layer(
            self._window,
            project,
            path.stem,
            path,
            partial(_add_enriched, self._window.project, left, path),
            partial(self._offer_hazards, left),
            partial(self._failed, left),
        )

    def _offer_hazards(self, left: OrphanedEnrichment, layer: QgsVectorLayer) -> None:
        """Report how many points have results, and offer to continue."""
        self._window.iface.setActiveLayer(layer)
        text = plural(
            left.answered,
            "{answered} of {count} points has its hazards. Enrich this layer again for the others.",
            "{answered} of {count} points have their hazards. Enrich this layer again for the others.",
        )
        self._window.messages.hint(
            text.format(answered=whole(left.answered), count=whole(left.rows)),
            Step(tr("Enrich Again"), partial(self._continue_layer, layer.id())),
        )

    def _continue_layer(self, layer_id: str) -> None:
        layer = QgsProject.instance().mapLayer(layer_id)
        if layer is not None:
            self._window.iface.setActiveLayer(layer)
            self._window.dialogs.open("enrichpoints")

    def _remove_offered(self, chosen: tuple[Left, ...]) -> None:
        """Do not offer the chosen ones any more."""
        paths = {each.path for each in chosen}
        self._in_hand |= paths
        self._offered = [each for each in self._offered if each.path not in paths]

    def _failed(self, left: Left, error: Exception) -> None:
        self._in_hand.discard(left.path)
        again = Step(tr("Retry"), partial(self._read_back, (left,)))
        self._window.messages.problem(error, _about(left), again)

    def _ask_to_delete(self, unwanted: tuple[Left, ...]) -> None:
        self._offer = self._window.messages.hint(
            _question(unwanted),
            Step(tr("Delete"), partial(self._delete, unwanted)),
            Step(tr("Keep"), lambda: None),
        )

    def _delete(self, unwanted: tuple[Left, ...]) -> None:
        self._remove_offered(unwanted)
        paths = [left.path for left in unwanted]
        self._window.tasks.start(
            tr("Delete interrupted loads"),
            lambda _monitor: [drop_orphan(left.path) for left in unwanted],
            lambda _done: self._in_hand.difference_update(paths),
            partial(self._not_deleted, paths),
            is_unseen=True,
        )

    def _not_deleted(self, paths: list[Path], error: Exception) -> None:
        self._in_hand.difference_update(paths)
        self._window.messages.log(error)


def _add_enriched(project: QgsProject, left: OrphanedEnrichment, path: Path) -> QgsVectorLayer:
    """Add the layer of a recovered enrichment; raises OSError if QGIS can't open the file."""
    layer = layer_tree.opened(path, left.table, path.stem, project.transformContext())
    layer_tree.insert_layer(project, layer)
    return layer


def _about(left: Left) -> About:
    if isinstance(left, OrphanedEnrichment):
        return About()
    return About(left.record.connection, left.query.source, bool(left.query.areas))


def _layer_with(left: OrphanedLoad) -> str:
    """Return the id of the layer that the load resumed; empty: none."""
    name = left.record.continues
    for layer in layers.results_in(QgsProject.instance()) if name else ():
        if layers.path_of(layer) == left.path.parent / name:
            return str(layer.id())
    return ""


def _row_count(left: Left) -> int:
    """Return the number of rows of *left* as text."""
    return left.answered if isinstance(left, OrphanedEnrichment) else left.record.rows


def _question(unwanted: tuple[Left, ...]) -> str:
    """Return the question whether to delete the partial results."""
    count = sum(map(_row_count, unwanted))
    if all(isinstance(left, OrphanedEnrichment) for left in unwanted):
        return counted(
            count,
            "Delete the loaded hazards of 1 point?",
            "Delete the loaded hazards of {count} points?",
        )
    return counted(count, "Delete the loaded row?", "Delete the {count} loaded rows?")


def _offer_text(found: list[Left], reason: str) -> str:
    """Return a message about the partial results and the reason."""
    if len(found) > 1:
        rows = counted(sum(map(_row_count, found)), "1 row", "{count} rows")
        if reason:
            text = plural(
                len(found),
                "{reason} {runs} interrupted load is kept, with {rows}.",
                "{reason} {runs} interrupted loads are kept, with {rows}.",
            )
        else:
            text = plural(
                len(found),
                "QGIS was closed during {runs} load: {rows} loaded.",
                "QGIS was closed during {runs} loads: {rows} loaded.",
            )
        return text.format(reason=reason, runs=whole(len(found)), rows=rows)
    (left,) = found
    if isinstance(left, OrphanedEnrichment):
        if reason:
            text = plural(
                left.answered,
                "{reason} {answered} of {count} points has its hazards, which are kept.",
                "{reason} {answered} of {count} points have their hazards, which are kept.",
            )
        else:
            text = plural(
                left.answered,
                "QGIS was closed during enrichment: {answered} of {count} points has hazards.",
                "QGIS was closed during enrichment: {answered} of {count} points have hazards.",
            )
        return text.format(reason=reason, answered=whole(left.answered), count=whole(left.rows))
    if reason:
        text = tr("{reason} {rows} of {source} loaded before and kept.")
    else:
        text = tr("QGIS was closed while {source} was loading: {rows} loaded.")
    rows = counted_text(left.query, left.record.rows)
    return text.format(reason=reason, source=left.query.source, rows=rows)
