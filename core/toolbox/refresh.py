"""``refreshproject``: refresh every result of a project, for schedulers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Optional

from qgis.core import (
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFile,
    QgsProject,
    QgsVectorLayer,
)

from .. import api, gis
from ..api.errors import ApiError
from ..api.files import delete_leftover
from ..gis.compat import FieldType
from ..gis.text.about import About
from ..gis.text.languages import tr
from . import shared
from .shared import parameters
from .shared.algorithm import Run
from .shared.base import ServiceAlgorithm
from .shared.parameters import CONNECTION, OUTPUT, with_help
from .shared.statuses import EMPTY, FAILED, MESSAGE, STATUS

if TYPE_CHECKING:
    from ..api import Config, Query
    from ..gis.refresh.compare import Changes
    from ..gis.results.result import Result

PROJECT = "PROJECT"
REFRESHED, INCOMPLETE = "refreshed", "incomplete"
_FIELDS = {
    "layer": FieldType.TEXT,
    STATUS: FieldType.TEXT,
    MESSAGE: FieldType.TEXT,
    "rows": FieldType.LONG,
}


@dataclass
class _Layer:
    """A result of the project, before and after its refresh."""

    id: str
    name: str
    before: Path
    query: Optional[Query]
    config: Optional[Config]
    about: About
    status: str = FAILED
    message: str = ""
    result: Optional[Result] = None
    changes: Optional[Changes] = None

    @property
    def rows(self) -> int:
        return self.result.shown if self.result else 0

    def drop(self) -> None:
        """Delete the new result, which no layer will show."""
        if self.result is not None and self.result.stored is not None:
            delete_leftover(self.result.stored.path)
        self.result = None
        if self.status == REFRESHED:
            self.status, self.message = FAILED, tr("Stopped.")


class RefreshProject(ServiceAlgorithm):
    """Runs the queries of a project's result layers again and updates the layers.

    Layers are accessed on the main thread only: read in ``begin`` and changed in ``finish``. Requests are
    sent in between.
    """

    verb = "refreshproject"
    example = "PROJECT=portfolio.qgz OUTPUT=refreshed.csv"

    def displayName(self) -> str:
        return tr("Refresh project")

    def summary(self) -> str:
        return tr(
            "Runs the queries of all GeoPortfolio layers of a project again and updates the layers. A layer "
            "whose query fails or finds nothing keeps its result; the run continues."
        )

    def connection_help(self) -> str:
        return tr("The name of a connection. Empty: for each layer the connection to its service.")

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        project = QgsProcessingParameterFile(PROJECT, tr("Project (empty: the open one)"), optional=True)
        project.setFileFilter(tr("QGIS projects (*.qgz *.qgs)"))
        yield with_help(
            project, tr("The .qgz or .qgs file, which is saved. Empty: the open project, which is not saved.")
        )
        help_text = tr(
            "A table with a row for each layer: layer, status (refreshed, empty, incomplete, failed), "
            "message (the changes, or the reason), rows."
        )
        yield parameters.output(tr("Refreshed"), help_text)

    def begin(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        file = self.parameterAsFile(parameters, PROJECT, context)
        self._project = self._opened(file, context)
        self._is_saved = bool(file)
        chosen = self.parameterAsString(parameters, CONNECTION, context)
        configs: dict[str, Config] = {}
        self._layers = [
            self._looked_at(layer, chosen, configs)
            for layer in self._project.mapLayers().values()
            if gis.layers.identity.is_result(layer)
        ]
        self._layers.sort(key=lambda item: item.name.casefold())
        return True

    def run_verb(self, run: Run) -> dict[str, Any]:
        feedback = run.feedback
        for number, item in enumerate(self._layers):
            feedback.setProgress(100 * number / len(self._layers))
            if item.query is not None and item.config is not None:
                self._ask(item, run)
            say = feedback.pushInfo if item.status == REFRESHED else feedback.reportError
            say(f"{item.name}: {item.message}")
        if not self._layers:
            feedback.pushInfo(tr("The project has no GeoPortfolio layer."))
        if feedback.isCanceled():
            # QGIS's dialog does not finish a cancelled run, so no layer would ever show these files.
            for item in self._layers:
                item.drop()
        try:
            rows = ([each.name, each.status, each.message, each.rows] for each in self._layers)
            return {OUTPUT: shared.outputs.Output(self, run).write_table(_FIELDS, rows)}
        except (QgsProcessingException, OSError) as error:  # the layers are refreshed anyway
            feedback.reportError(str(error))
            return {}

    def finish(self, context: QgsProcessingContext, feedback: QgsProcessingFeedback) -> dict[str, Any]:
        project, self._project = self._project, None
        unneeded = []
        for item in self._layers:
            layer = project.mapLayer(item.id)
            if item.status == REFRESHED and layer is not None:
                selected = item.changes.follow(layer.selectedFeatureIds()) if item.changes else []
                unneeded.append(gis.history.previous_results.refresh_result(layer, item.result, selected))
        if self._is_saved:
            if unneeded and not project.write():
                raise QgsProcessingException(
                    tr("The project could not be saved: {reason}").format(reason=project.error())
                )
            folder, others = (
                gis.files.project_folders.results_of(project),
                gis.history.replaced_files.other_projects(project),
            )
            for path in filter(None, unneeded):
                is_used = gis.history.replaced_files.is_used(project, path)
                if not is_used and gis.history.replaced_files.may_go(path, folder, others):
                    gis.history.replaced_files.discard(path)
        return {}

    def _opened(self, file: str, context: QgsProcessingContext) -> QgsProject:
        current = context.project() or QgsProject.instance()
        if not file or (current.fileName() and Path(current.fileName()) == Path(file)):
            return current
        project = QgsProject()
        if not Path(file).is_file() or not project.read(file):
            raise QgsProcessingException(
                tr("The project {file} could not be opened: {reason}").format(
                    file=file, reason=project.error() or tr("there is no such file")
                )
            )
        return project

    def _looked_at(self, layer: QgsVectorLayer, chosen: str, configs: dict[str, Config]) -> _Layer:
        query = gis.results.layers.query_of(layer)
        connection = chosen or gis.layers.services.connection_for(layer, self._connections)
        about = About(connection, query.source if query else "", bool(query and query.areas))
        item = _Layer(layer.id(), layer.name(), gis.results.layers.path_of(layer), query, None, about)
        if query is None:
            item.message = tr("its file no longer exists, and neither does the query.")
        elif layer.isEditable():
            item.message = tr("it is being edited.")
        elif not connection:
            item.message = tr("there is no connection to {host}.").format(
                host=gis.layers.provenance.record_of(layer).host
            )
        else:
            try:
                if connection not in configs:
                    configs[connection] = self._connections.config(connection)
                item.config = configs[connection]
            except ApiError as error:
                item.message = gis.text.error_messages.sentence(error, about)
        return item

    def _ask(self, item: _Layer, run: Run) -> None:
        when = datetime.now().astimezone()
        path = gis.files.project_folders.new_result(
            self._project, gis.results.result.title_of(item.query, when), when
        )
        try:
            found = gis.refresh.refresh.refresh(
                api.Client(item.config), item.query, item.before, path, run.monitor
            )
        except (ApiError, OSError) as error:
            item.message = gis.text.error_messages.sentence(error, item.about)
            return
        item.result = replace(found.result, connection=item.about.connection)
        item.changes = found.changes
        if not item.result.complete:
            item.status, item.message = (
                INCOMPLETE,
                gis.text.error_messages.sentence(item.result.error, item.about),
            )
            if item.result.stored is not None:
                delete_leftover(item.result.stored.path)
        elif item.result.stored is None:
            item.status = EMPTY
            item.message = tr("the service has no data there any more.")
        else:
            item.status = REFRESHED
            item.message = (
                gis.refresh.changes.changes_text(item.changes)
                if item.changes
                else gis.results.result.rows_text(item.result)
            )
