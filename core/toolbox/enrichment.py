"""``enrichpoints``: what layers of the service have at each point (spec 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, AbstractSet, Any, Optional

from qgis.core import (
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QCoreApplication

from .. import api, gis, toolbox
from ..api.errors import Cancelled
from .base import OUTPUT, Run, ServiceAlgorithm, edited_by
from .statuses import FOUND, NOT_FOUND, Tally

if TYPE_CHECKING:
    from ..gis.left_answers import LeftAnswers
    from .enriching import Keeper
    from .inputs import Input

translate = QCoreApplication.translate

INPUT = "INPUT"
LAYERS = "LAYERS"
OPERATION = "OPERATION"
ASK_AGAIN = "ASK_AGAIN"
_KEPT = "enriched.gpkg"
_ROWS_AT_A_TIME = 500
"""So that a cancel does not wait long for those that are being read."""


@dataclass(frozen=True)
class _Ask:
    """What is asked of the points of *source*."""

    source: Input
    fields: gis.enriched_fields.EnrichedFields
    layers: tuple[str, ...]
    operation: str


class EnrichPoints(ServiceAlgorithm):
    """The batch enrichment of all points of a layer, in chunks; an earlier output is gone on with."""

    verb = "enrichpoints"
    example = "INPUT=sites.gpkg LAYERS=flood_zones,wind_bands OPERATION=0 OUTPUT=hazards.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Enrich points with hazards")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Attaches to each point what layers of the service have there: hazard zones, for example. Points "
            "go in batches, several at a time; one that fails does not end the run: its row says why. "
            "Where the service answers none of them, the run ends with the reason and writes nothing.\n\n"
            "To go on after a stop, or to try again those that failed, run it with the earlier OUTPUT as "
            "INPUT, into another file: rows that have their answer are not asked again and keep it. Where "
            "QGIS itself ended in the middle, run the same again into the same GeoPackage.",
        )

    def own_help(self) -> dict[str, str]:
        return {
            INPUT: translate(
                "GeoPortfolio", "INPUT: points in any coordinate system, or the OUTPUT of an earlier run."
            ),
            LAYERS: translate(
                "GeoPortfolio",
                'LAYERS: names of layers, "flood_zones,wind_bands". The service does not list them; your '
                "provider knows them.",
            ),
            OPERATION: translate(
                "GeoPortfolio",
                "OPERATION: 0 (enhance) attaches the layers' attributes, 1 (count) how many of their "
                "features are there, and these as JSON.",
            ),
            ASK_AGAIN: translate(
                "GeoPortfolio", "ASK_AGAIN: 1 asks rows again that have their answer from an earlier run."
            ),
            OUTPUT: translate(
                "GeoPortfolio",
                "OUTPUT: the points with all their attributes; enriched (what was asked), status (found, "
                "not found: no layer has anything there, failed or stopped) and message; and for each layer "
                "fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. Where "
                "INPUT has a field of such a name, ours begins with gp_; what is nested comes as JSON.",
            ),
        }

    def add_parameters(self) -> None:
        kind = QgsProcessing.SourceType.TypeVectorPoint
        self.addParameter(
            QgsProcessingParameterFeatureSource(INPUT, translate("GeoPortfolio", "Points"), [kind])
        )
        layers = QgsProcessingParameterString(
            LAYERS, translate("GeoPortfolio", "Hazard layers (names with commas)")
        )
        edited_by(layers, "LayersWidget")
        self.addParameter(layers)
        self.addParameter(
            QgsProcessingParameterEnum(
                OPERATION,
                translate("GeoPortfolio", "What is attached"),
                options=[
                    translate("GeoPortfolio", "The layers' attributes"),
                    translate("GeoPortfolio", "How many features the layers have there"),
                ],
                defaultValue=0,
            )
        )
        again = QgsProcessingParameterBoolean(
            ASK_AGAIN, translate("GeoPortfolio", "Ask rows again that have their answer"), defaultValue=False
        )
        again.setFlags(again.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
        self.addParameter(again)
        self.addParameter(
            QgsProcessingParameterFeatureSink(OUTPUT, translate("GeoPortfolio", "Enriched points"), kind)
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        source = self.input(run, INPUT)
        toolbox.targets.check_target(run.parameters.get(OUTPUT), run.feedback)
        layers = api.enrichment.checked_layers(
            gis.lists.listed(self.parameterAsString(run.parameters, LAYERS, run.context))
        )
        operations = api.enrichment.ENHANCE, api.enrichment.COUNT
        operation = operations[self.parameterAsEnum(run.parameters, OPERATION, run.context)]
        fields = gis.enriched_fields.EnrichedFields(source.fields, layers, operation)
        ask = _Ask(source, fields, layers, operation)
        target = toolbox.outputs.Output(self, run).own_file
        is_fast = target is not None and gis.enriched_table.takes(source.fields, source.wkb_type)
        with gis.no_collections.no_collections():
            destination, statuses = self._streamed(ask, target, run) if is_fast else self._spooled(ask, run)
        if {FOUND, NOT_FOUND} & statuses or not run.feedback.isCanceled():
            title = _title(source.name)
            told = gis.enriched_layers.Enriched(title, fields.own_names(), fields.layer_fields(), statuses)
            toolbox.outputs.Output(self, run).dress_by(destination, title, told.dress)
            _tell_how_to_go_on(run.feedback)
        return {OUTPUT: destination}

    def _streamed(self, ask: _Ask, target: Path, run: Run) -> tuple[str, AbstractSet[str]]:
        """Into a GeoPackage of its own; where it is and the statuses that occur."""
        output, table = toolbox.outputs.Output(self, run), None
        naming = output.naming(ask.source, toolbox.targets.layer_read(run.parameters[INPUT], run.context))
        form = gis.enriched_table.Form(
            ask.source.wkb_type,
            ask.source.crs,
            run.context.transformContext(),
            naming,
            self.client().config.base_url,
            partial(toolbox.targets.elsewhere, _KEPT),
        )
        left = gis.left_answers.left_answers(target, ask.fields, form.host, form.crs.toWkt())
        try:
            with gis.enriched_table.EnrichedTable(target, ask.fields, form) as table:
                self._answer(table, ask, run, left)
                written = table.finish()
        except toolbox.outputs.UNWRITTEN_FILE as error:
            raise _no_room(error, table) from None
        finally:
            if left is not None:
                (left.drop if table is not None and table.is_finished else left.close)()
        return output.take_or_keep(written, _KEPT, table.trouble), table.statuses

    def _spooled(self, ask: _Ask, run: Run) -> tuple[str, AbstractSet[str]]:
        """Into a sink of any kind, when all answers and so all fields are there."""
        with gis.enriched_rows.EnrichedRows(ask.fields) as kept:
            self._answer(kept, ask, run)
            return self._written(kept, ask.source, run), kept.statuses

    def _answer(self, kept: Keeper, ask: _Ask, run: Run, left: Optional[LeftAnswers] = None) -> None:
        """Have *kept* take all rows and what came for them.

        :param left: what had come for some of them when an earlier run was killed.
        :raises ApiError: where the service answered none of them; some layer of failures would tell no
            more, and hide what is below it.
        """
        source, client = ask.source, self.client()
        positions = gis.positions.Positions(source.crs, run.context.transformContext())
        rows = gis.point_rows.read(source.features(), positions, _ROWS_AT_A_TIME)
        tally = Tally(run.feedback, source.count)
        is_asked_again = self.parameterAsBool(run.parameters, ASK_AGAIN, run.context)
        size = max(1, client.config.open_points.batch_size)
        enriching = toolbox.enriching.Enriching(
            rows,
            ask.fields,
            kept,
            size,
            tally,
            self._about,
            is_asked_again,
            None if is_asked_again else left,
        )
        answers = gis.jobs.enrich_chunks(
            client, enriching.chunks(), ask.layers, ask.operation, run.monitor, enriching.read_more
        )
        count = 0
        for answered in answers:
            enriching.take(answered)
            count += len(answered.chunk)
            if not isinstance(answered.error, Cancelled):
                run.monitor.counted(count)
        enriching.tell_earlier(run.feedback)
        tally.tell()
        refusals = list(enriching.refusals.values())
        if refusals and not kept.statuses & {FOUND, NOT_FOUND}:
            raise refusals[0].error
        for refusal in refusals:
            run.feedback.reportError(f"{refusal.row}: {refusal.message}")

    def _written(self, kept: gis.enriched_rows.EnrichedRows, source: Input, run: Run) -> str:
        """Where the answers are now."""
        form = (source.wkb_type, source.crs)

        def written(there: Run) -> str:
            features = kept.features(source.features())
            return toolbox.outputs.Output(self, there).write(kept.fields(), features, *form, source)

        if run.feedback.isCanceled() and toolbox.targets.is_temporary(run.parameters[OUTPUT]):
            output = toolbox.targets.directed(run.parameters[OUTPUT], toolbox.targets.elsewhere(_KEPT))
            return written(replace(run, parameters={**run.parameters, OUTPUT: output}))
        return toolbox.outputs.written_or_kept(written, run, _KEPT)


def _no_room(error: Exception, table: Optional[gis.enriched_table.EnrichedTable]) -> QgsProcessingException:
    trouble = gis.sentences.sentence(error).rstrip(".")
    if table is None:
        text = translate("GeoPortfolio", "{trouble}. Nothing was asked. Make room and run it again.")
    elif table.is_left:
        text = translate(
            "GeoPortfolio",
            "{trouble}. What came is kept. Make room and run it again into the same OUTPUT: it goes on.",
        )
    elif table.kept is not None:
        text = translate("GeoPortfolio", "{trouble}. The answers are kept in {file}.")
    else:
        text = translate(
            "GeoPortfolio",
            "{trouble}. There is no room for the answers anywhere else either. Make room and run it again.",
        )
    return QgsProcessingException(text.format(trouble=trouble, file=table and table.kept))


def _title(points: str) -> str:
    """The name of the layer; that of an earlier answer is not named twice."""
    title = translate("GeoPortfolio", "Hazards, {points}")
    return points if points.startswith(title.format(points="")) else title.format(points=points)


def _tell_how_to_go_on(feedback: QgsProcessingFeedback) -> None:
    if feedback.isCanceled():
        feedback.pushInfo(
            translate(
                "GeoPortfolio",
                "What came is kept. To go on, choose the new layer as the points and run it again.",
            )
        )
