"""``enrichpoints``: hazard layer data at each point (spec 4.6)."""

from __future__ import annotations

import re
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, AbstractSet, Any, Iterator, Optional

from qgis.core import QgsProcessingException, QgsProcessingFeedback, QgsProcessingParameterDefinition

from .. import api, gis, toolbox
from ..api.errors import Cancelled
from ..api.files import delete_leftover
from ..gis.text.languages import tr
from . import shared
from .shared import groups, parameters
from .shared.algorithm import Run
from .shared.base import ServiceAlgorithm
from .shared.parameters import INPUT, OUTPUT
from .shared.statuses import FOUND, NOT_FOUND, Tally

if TYPE_CHECKING:
    from ..gis.enrichment.table import EnrichmentTable
    from .shared.inputs import Input

LAYERS = "LAYERS"
OPERATION = "OPERATION"
ASK_AGAIN = "ASK_AGAIN"
_COUNT = re.compile(r" \(\d[^()]*\)$")
_KEPT = "enriched.gpkg"


class EnrichPoints(ServiceAlgorithm):
    """Enriches all points of a layer in chunks; continues an earlier output."""

    verb = "enrichpoints"
    subject = groups.HAZARDS
    example = "INPUT=sites.gpkg LAYERS=flood_zones,wind_bands OPERATION=0 OUTPUT=hazards.gpkg"

    def displayName(self) -> str:
        return tr("Enrich points with hazards")

    def summary(self) -> str:
        return tr(
            "Adds to each point the attributes of hazard layers of the service, such as hazard zones. "
            "Points are sent in batches. If a point fails, its row has the reason and the run continues; if "
            "all points fail, the run ends with the reason and writes nothing.\n\nTo resume after a stop, "
            "or to retry failed points, run it with the earlier OUTPUT as INPUT and another output file: "
            "rows with a result are kept and not requested again. If QGIS was closed during the run, the "
            "partial result is next to OUTPUT, in a file named .part.gpkg."
        )

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield parameters.points(tr("Points in any CRS, or the OUTPUT of an earlier run."))
        yield parameters.text(
            LAYERS,
            tr("Hazard layers (names with commas)"),
            tr(
                'Names of hazard layers, such as "flood_zones,wind_bands". The service does not list them; '
                "ask your provider."
            ),
            widget="LayersWidget",
        )
        yield parameters.choice(
            OPERATION,
            tr("Output fields"),
            [tr("Hazard attributes"), tr("Hazard feature counts")],
            0,
            tr(
                "0 (enhance): the attributes of the layers. 1 (count): the number of their features at the "
                "point, with the features as JSON."
            ),
        )
        yield parameters.flag(
            ASK_AGAIN,
            tr("Request rows again that already have a result"),
            tr("1: request rows again that have a result of an earlier run."),
        )
        help_text = tr(
            "The points with all their attributes; enriched (what was requested), status (found, not found: "
            "no hazard in any layer, failed or stopped) and message; and for each layer fields such as "
            "flood_zones_intensity, or flood_zones_count and flood_zones_features. If INPUT has a field of "
            "the same name, the new field starts with gp_. Nested values are JSON."
        )
        label = tr("Enriched points")
        yield parameters.output(label, help_text, parameters.POINT_FEATURES)

    def run_verb(self, run: Run) -> dict[str, Any]:
        source = self.input(run, INPUT)
        layers = api.enrichment.checked_layers(gis.text.lists.listed(self.text_of(run, LAYERS)))
        operations = api.enrichment.ENHANCE, api.enrichment.COUNT
        operation = operations[self.parameterAsEnum(run.parameters, OPERATION, run.context)]
        given = shared.targets.fields_in_geopackage(
            source, shared.inputs.layer_read(run.parameters[INPUT], run.context)
        )
        fields = gis.enrichment.fields.EnrichedFields(source.fields, given.names(), layers, operation)
        rows = gis.enrichment.input_copy.InputRows(
            given,
            source.wkb_type,
            source.crs,
            run.context.transformContext(),
            source.features(),
            source.stored if given.names() == source.fields.names() else None,
        )
        table = None
        with gis.storage.gc_pause.no_collections(), self._target(run) as target:
            try:
                with gis.enrichment.table.EnrichmentTable(target, rows, fields) as table:
                    statuses = self._answer(table, source, layers, operation, run)
                    written = table.finish()
            except gis.storage.geopackage.UNWRITTEN as error:
                raise _no_room(error, table) from None
            copy = shared.outputs.InputCopy(source, table.table, fields.given)
            destination = self._delivered(written, target, copy, run)
        if {FOUND, NOT_FOUND} & statuses or not run.feedback.isCanceled():
            title = _title(source.name)
            told = gis.enrichment.layer.Enriched(title, fields.own, fields.layer_fields(), statuses)
            shared.outputs.Output(self, run).style_by(destination, title, told.style_layer)
            _report_how_to_continue(run.feedback)
        return {OUTPUT: destination}

    @contextmanager
    def _target(self, run: Run) -> Iterator[Path]:
        """Yield the path of the results: OUTPUT, or a file in a temporary folder."""
        own = shared.outputs.Output(self, run).own_file
        target = own or shared.targets.elsewhere(_KEPT)
        try:
            yield target
        finally:
            if own is None:
                with suppress(OSError):  # the folder is not empty
                    target.parent.rmdir()

    def _answer(
        self,
        table: EnrichmentTable,
        source: Input,
        layers: tuple[str, ...],
        operation: str,
        run: Run,
    ) -> AbstractSet[str]:
        """Request the data of *layers* at the points, store it, and return the statuses that occur.

        :raises ApiError: no request succeeded; a layer of failures would only hide the layers below it.
        """
        client = self.client()
        positions = gis.areas.positions.Positions(source.crs, run.context.transformContext())
        tally = Tally(run.feedback, source.count)
        is_asked_again = self.parameterAsBool(run.parameters, ASK_AGAIN, run.context)
        enriching = toolbox.enrichment_run.EnrichmentRun(table, positions, tally, self._about, is_asked_again)
        chunks = enriching.chunks(max(1, client.config.open_points.batch_size))
        answers = gis.enrichment.run.enrich_chunks(client, chunks, layers, operation, run.monitor)
        count = 0
        for answered in answers:
            enriching.take(answered)
            count += len(answered.chunk)
            if not isinstance(answered.error, Cancelled):
                run.monitor.counted(count)
        enriching.tell_earlier(run.feedback)
        tally.tell()
        refusals = list(enriching.refusals.values())
        if refusals and not enriching.statuses & {FOUND, NOT_FOUND}:
            raise refusals[0].error
        for refusal in refusals:
            run.feedback.reportError(f"{refusal.row}: {refusal.message}")
        return enriching.statuses

    def _delivered(self, written: Path, target: Path, copy: shared.outputs.InputCopy, run: Run) -> str:
        """Deliver the file *written*, intended as *target*, as OUTPUT; return its destination."""
        output = run.parameters[OUTPUT]
        if run.feedback.isCanceled() and shared.targets.is_temporary(output):
            directed = shared.targets.redirected(output, str(target))
            run = replace(run, parameters={**run.parameters, OUTPUT: directed})
        into = shared.outputs.Output(self, run)
        destination = into.deliver(written, copy=copy)
        if into.own_file is None and written.exists():
            delete_leftover(written)
        return destination


def _no_room(error: Exception, table: Optional[EnrichmentTable]) -> QgsProcessingException:
    trouble = gis.text.error_messages.sentence(error).rstrip(".")
    if table is None:
        text = tr("{trouble}. Nothing was requested. Free some space and run it again.")
    elif table.kept is not None:
        text = tr(
            "{trouble}. The partial result is in {file}. Free some space and run it with that file as INPUT "
            "to resume."
        )
    else:
        text = tr(
            "{trouble}. There is no space for the results elsewhere either. Free some space and run it again."
        )
    return QgsProcessingException(text.format(trouble=trouble, file=table and table.kept))


def _title(points: str) -> str:
    """Return the name of the layer; without the count in that of a result, which may have other rows, and
    without repeating that of an earlier enrichment."""
    title = tr("Hazards, {points}")
    points = _COUNT.sub("", points)
    return points if points.startswith(title.format(points="")) else title.format(points=points)


def _report_how_to_continue(feedback: QgsProcessingFeedback) -> None:
    if feedback.isCanceled():
        feedback.pushInfo(
            tr("The partial result is kept. To resume, choose the new layer as the points and run it again.")
        )
