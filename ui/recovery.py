"""What a QGIS that was killed had under way: found with the first click, and offered once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional, Union

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication, QObject

from ..core.gis import jobs, layer_groups, layers
from ..core.gis.counting import counted, plural
from ..core.gis.job_project import JobProject
from ..core.gis.left_answers import LeftEnrichment, enrichments_in
from ..core.gis.leftovers import Leftover, leftovers_in
from ..core.gis.numbers import whole
from ..core.gis.parts import drop_if_free
from ..core.gis.project_file import results_of
from ..core.gis.results import Result, counted_text
from ..core.gis.sentences import About, sentence
from ..core.gis.store import results_folder
from .job_offer import add_file_or_offer
from .loading import Loader
from .messages import Step
from .session import Session

translate = QCoreApplication.translate

_LANE = "leftovers"
Left = Union[Leftover, LeftEnrichment]


class Recovery(QObject):
    """Offers what loads and enrichments have left that did not end: as layers to go on with, or to delete.

    It looks beside the project and in the profile, in a task; what is left alone is offered the next time.

    :param add_hazards: opens the dialog that goes on with an enrichment, of the active layer.
    """

    def __init__(
        self,
        iface: Any,
        session: Session,
        loader: Loader,
        add_hazards: Callable[[], Any],
        parent: Optional[QObject] = None,
    ) -> None:
        super().__init__(parent)
        self._iface = iface
        self._add_hazards = add_hazards
        self._session = session
        self._loader = loader
        self._offer: Any = None
        self._offered: list[Left] = []
        self._in_hand: set[Path] = set()
        QgsProject.instance().readProject.connect(self._project_opened)
        loader.unwritten.connect(self._unwritten)

    def look(self, reason: str = "") -> None:
        """Look for what was left.

        :param reason: the sentence that tells why something may have been; empty: QGIS ended.
        """
        folders = self._folders()
        self._session.runner.start(
            translate("GeoPortfolio", "Look for loads that did not end"),
            lambda monitor: [*leftovers_in(folders, monitor), *enrichments_in(folders, monitor)],
            partial(self._found, reason),
            self._session.messages.log,
            lane=_LANE,
            is_unseen=True,
        )

    def close(self) -> None:
        """Look no more; for ``unload()``."""
        self._session.runner.drop(_LANE)
        QgsProject.instance().readProject.disconnect(self._project_opened)
        self._loader.unwritten.disconnect(self._unwritten)

    def _folders(self) -> list[Path]:
        profile = results_folder("", QgsApplication.qgisSettingsDirPath())
        folders = dict.fromkeys((results_of(QgsProject.instance()), profile))
        # That of a stranger's project may lead into any other.
        return [folder for folder in folders if not folder.is_symlink()]

    def _project_opened(self, *_: object) -> None:
        """What another project has left is offered with that one again."""
        self._session.messages.withdraw(self._offer)
        self._offered = []
        self.look()

    def _unwritten(self, error: Exception, about: About) -> None:
        self.look(sentence(error, about))

    def _found(self, reason: str, found: list[Left]) -> None:
        free = [each for each in found if each.path not in self._in_hand]
        known = {each.path for each in self._offered}
        if all(each.path in known for each in free):
            return
        # The older ones are told again, as their message goes.
        self._session.messages.withdraw(self._offer)
        self._offered = free
        self._offer = self._session.messages.hint(
            _told(free, reason),
            Step(translate("GeoPortfolio", "Put them on the map"), partial(self._bring, tuple(free))),
            Step(translate("GeoPortfolio", "Discard"), partial(self._ask_to_delete, tuple(free))),
            keep=True,
            # With a project, others come at the same time: that its service is not known, say.
            beside=not reason,
        )

    def _bring(self, wanted: tuple[Left, ...]) -> None:
        self._forget(wanted)
        project = JobProject()
        for left in wanted:
            is_load = isinstance(left, Leftover)
            self._session.runner.start(
                translate("GeoPortfolio", "Read {file}").format(file=left.target.name),
                partial(jobs.recover if is_load else jobs.recover_enriched, left),
                partial(self._brought if is_load else self._brought_enriched, project, left),
                partial(self._failed, left),
            )

    def _brought(self, project: JobProject, left: Leftover, result: Result) -> None:
        self._in_hand.discard(left.path)
        self._loader.bring(project, result, _layer_with(left))

    def _brought_enriched(self, project: JobProject, left: LeftEnrichment, path: Path) -> None:
        self._in_hand.discard(left.path)
        add = partial(self._add_enriched, left, path)
        add_file_or_offer(project, self._session.messages, path.stem, path, add)

    def _add_enriched(self, left: LeftEnrichment, path: Path) -> None:
        project = QgsProject.instance()
        try:
            layer = layer_groups.opened(path, left.table, path.stem, project.transformContext())
        except OSError as error:
            self._failed(left, error)
            return
        layer_groups.insert_layer(project, layer)
        self._iface.setActiveLayer(layer)
        text = plural(
            left.answered,
            "{answered} of {count} points has its hazards. Add hazards to this layer for the others.",
            "{answered} of {count} points have their hazards. Add hazards to this layer for the others.",
        )
        self._session.messages.hint(
            text.format(answered=whole(left.answered), count=whole(left.rows)),
            Step(translate("GeoPortfolio", "Add hazards"), partial(self._go_on, layer.id())),
        )

    def _go_on(self, layer_id: str) -> None:
        layer = QgsProject.instance().mapLayer(layer_id)
        if layer is not None:
            self._iface.setActiveLayer(layer)
            self._add_hazards()

    def _forget(self, chosen: tuple[Left, ...]) -> None:
        """Offer no more what is put on the map, or deleted, now."""
        paths = {each.path for each in chosen}
        self._in_hand |= paths
        self._offered = [each for each in self._offered if each.path not in paths]

    def _failed(self, left: Left, error: Exception) -> None:
        self._in_hand.discard(left.path)
        again = Step(translate("GeoPortfolio", "Try again"), partial(self._bring, (left,)))
        self._session.messages.problem(error, _about(left), again)

    def _ask_to_delete(self, unwanted: tuple[Left, ...]) -> None:
        self._offer = self._session.messages.hint(
            _question(unwanted),
            Step(translate("GeoPortfolio", "Delete"), partial(self._delete, unwanted)),
            Step(translate("GeoPortfolio", "Keep"), lambda: None),
        )

    def _delete(self, unwanted: tuple[Left, ...]) -> None:
        self._forget(unwanted)
        paths = [left.path for left in unwanted]
        self._session.runner.start(
            translate("GeoPortfolio", "Delete loads that did not end"),
            lambda _monitor: [drop_if_free(left.path, left.written) for left in unwanted],
            lambda _done: self._in_hand.difference_update(paths),
            partial(self._not_deleted, paths),
            is_unseen=True,
        )

    def _not_deleted(self, paths: list[Path], error: Exception) -> None:
        self._in_hand.difference_update(paths)
        self._session.messages.log(error)


def _about(left: Left) -> About:
    if isinstance(left, LeftEnrichment):
        return About()
    return About(left.begun.connection, left.query.source, bool(left.query.areas))


def _layer_with(left: Leftover) -> str:
    """The id of the layer that the load was going on with; empty: there is none."""
    name = left.begun.continues
    for layer in layers.results_in(QgsProject.instance()) if name else ():
        if layers.path_of(layer) == left.path.parent / name:
            return str(layer.id())
    return ""


def _came(left: Left) -> int:
    """How many rows of the answer *left* has."""
    return left.answered if isinstance(left, LeftEnrichment) else left.rows


def _question(unwanted: tuple[Left, ...]) -> str:
    """Whether all of what came is to go."""
    count = sum(map(_came, unwanted))
    if all(isinstance(left, LeftEnrichment) for left in unwanted):
        return counted(
            count,
            "Delete the hazards of 1 point that came?",
            "Delete the hazards of {count} points that came?",
        )
    return counted(count, "Delete the row that came?", "Delete the {count} rows that came?")


def _told(found: list[Left], reason: str) -> str:
    """What was left, and why."""
    if len(found) > 1:
        came = sum(map(_came, found))
        rows = counted(came, "1 row", "{count} rows")
        if reason:
            text = plural(
                len(found),
                "{reason} {runs} run that did not end is kept, with {rows}.",
                "{reason} {runs} runs that did not end are kept, with {rows}.",
            )
        else:
            text = plural(
                len(found),
                "QGIS ended while {runs} run was under way: {rows} came.",
                "QGIS ended while {runs} runs were under way: {rows} came.",
            )
        return text.format(reason=reason, runs=whole(len(found)), rows=rows)
    (left,) = found
    if isinstance(left, LeftEnrichment):
        if reason:
            text = plural(
                left.answered,
                "{reason} {answered} of {count} points has its hazards, which are kept.",
                "{reason} {answered} of {count} points have their hazards, which are kept.",
            )
        else:
            text = plural(
                left.answered,
                "QGIS ended while hazards were added: {answered} of {count} points has them.",
                "QGIS ended while hazards were added: {answered} of {count} points have theirs.",
            )
        return text.format(reason=reason, answered=whole(left.answered), count=whole(left.rows))
    if reason:
        text = plural(
            left.rows,
            "{reason} {rows} of {source} came before that and is kept.",
            "{reason} {rows} of {source} came before that and are kept.",
        )
    else:
        text = translate("GeoPortfolio", "QGIS ended while {source} was loading: {rows} came.")
    rows = counted_text(left.query, left.rows)
    return text.format(reason=reason, source=left.query.source, rows=rows)
