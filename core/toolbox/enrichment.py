"""``enrichpoints``: what layers of the service have at each point (spec 4.6)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Iterable, Iterator, Optional

from qgis.core import (
    QgsProcessing,
    QgsProcessingFeatureSource,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..api.enrichment import COUNT, ENHANCE, Enriched, checked_layers
from ..api.errors import ApiError, Cancelled, InvalidInput, UnreadableAnswer
from ..api.shapes import Position
from ..gis import enriched_layers, jobs
from ..gis.enriched_fields import EnrichedFields
from ..gis.enriched_rows import EnrichedRows
from ..gis.jobs.batches import Outcome
from ..gis.lists import listed
from ..gis.numbers import whole
from ..gis.positions import InvalidPosition, Positions
from .base import OUTPUT, Run, ServiceAlgorithm, edited_by
from .outputs import Output, written_or_kept
from .statuses import FOUND, NOT_FOUND, Tally, status_of
from .targets import check_target, directed, elsewhere, is_temporary

translate = QCoreApplication.translate

INPUT = "INPUT"
LAYERS = "LAYERS"
OPERATION = "OPERATION"
ASK_AGAIN = "ASK_AGAIN"
_OPERATIONS = (ENHANCE, COUNT)
_OF_ITS_ROW = (Cancelled, InvalidInput, UnreadableAnswer)
"""What is wrong with one row, or stopped; any other error may be that of all."""
_MOST_REFUSALS = 5
_KEPT = "enriched.gpkg"


@dataclass(frozen=True)
class _Row:
    """A feature while it is asked.

    :param position: None: nothing is asked; *fault* says why where something is wrong.
    :param kept: what it has in the layers' fields by now.
    :param earlier: (status, message) where it has its answer from an earlier run.
    """

    id: int
    position: Optional[Position] = None
    fault: Optional[Exception] = None
    kept: dict[int, Any] = field(default_factory=dict)
    earlier: Optional[tuple[str, str]] = None


@dataclass(frozen=True)
class _Refusal:
    """Why the service gave no answer; *row* is the first that it did not answer."""

    row: str
    message: str
    error: ApiError


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
            "INPUT, into another file: rows that have their answer are not asked again and keep it.",
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
        source = self.source_layer(run, INPUT)
        check_target(run.parameters.get(OUTPUT), run.feedback)
        layers = checked_layers(listed(self.parameterAsString(run.parameters, LAYERS, run.context)))
        operation = _OPERATIONS[self.parameterAsEnum(run.parameters, OPERATION, run.context)]
        fields = EnrichedFields(source.fields(), layers, operation)
        rows = self._rows(run, source, fields)
        answers = jobs.enrich_rows(
            self.client(), rows, lambda row: row.position, layers, operation, run.monitor
        )
        tally = Tally(run.feedback, source.featureCount())
        with EnrichedRows(fields) as kept:
            refusals = self._keep(answers, kept, tally, run.feedback)
            tally.tell()
            has_answers = bool(kept.statuses & {FOUND, NOT_FOUND})
            if refusals and not has_answers:
                raise refusals[0].error  # a layer of failures would tell no more, and hide what is below it
            for refusal in refusals:
                run.feedback.reportError(f"{refusal.row}: {refusal.message}")
            destination = self._written(kept, source, run)
            title = _title(source.sourceName())
            told = enriched_layers.Enriched(title, fields.own_names(), fields.layer_fields(), kept.statuses)
        if has_answers or not run.feedback.isCanceled():
            Output(self, run).dress_by(destination, title, told.dress)
            _tell_how_to_go_on(run.feedback)
        return {OUTPUT: destination}

    def _written(self, kept: EnrichedRows, source: QgsProcessingFeatureSource, run: Run) -> str:
        """Where the answers are now."""
        form = (source.wkbType(), source.sourceCrs())

        def written(there: Run) -> str:
            features = kept.features(self.features_of(source))
            return Output(self, there).write(kept.fields(), features, *form, source)

        if run.feedback.isCanceled() and is_temporary(run.parameters[OUTPUT]):
            output = directed(run.parameters[OUTPUT], elsewhere(_KEPT))
            return written(replace(run, parameters={**run.parameters, OUTPUT: output}))
        return written_or_kept(written, run, _KEPT)

    def _rows(self, run: Run, source: QgsProcessingFeatureSource, fields: EnrichedFields) -> Iterator[_Row]:
        is_asked_again = self.parameterAsBool(run.parameters, ASK_AGAIN, run.context)
        positions = Positions(source.sourceCrs(), run.context.transformContext())
        for feature in self.features_of(source):
            attributes = feature.attributes()
            kept = fields.kept(attributes)
            earlier = None if is_asked_again else fields.earlier(attributes)
            if earlier is not None:
                yield _Row(feature.id(), kept=kept, earlier=earlier)
                continue
            try:
                run.monitor.stop_if_cancelled()
                place = positions.of(feature.geometry(), str(feature.id()))
                yield _Row(feature.id(), place, kept=kept)
            except (InvalidPosition, Cancelled) as error:
                yield _Row(feature.id(), fault=error, kept=kept)

    def _keep(
        self,
        answers: Iterable[tuple[_Row, Optional[Outcome[Position, Enriched]]]],
        kept: EnrichedRows,
        tally: Tally,
        feedback: QgsProcessingFeedback,
    ) -> list[_Refusal]:
        """Keep the answers; some kinds of trouble that may not be of one row alone."""
        earlier = 0
        refusals: dict[str, _Refusal] = {}
        for row, outcome in answers:
            status, message = row.earlier or self._status(row, outcome)
            found = outcome.value if outcome else None
            error = outcome.error if outcome else None
            is_general = isinstance(error, ApiError) and not isinstance(error, _OF_ITS_ROW)
            if is_general and len(refusals) < _MOST_REFUSALS:
                refusals.setdefault(message, _Refusal(str(row.id), message, error))
            tally.take(str(row.id), status, message, is_told=message in refusals)
            kept.add(row.id, row.kept, status, message, found.layers if found else None)
            earlier += row.earlier is not None
        if earlier:
            feedback.pushInfo(
                translate(
                    "GeoPortfolio", "{count} rows have their answer from an earlier run; not asked again."
                ).format(count=whole(earlier))
            )
        return list(refusals.values())

    def _status(self, row: _Row, outcome: Optional[Outcome[Position, Enriched]]) -> tuple[str, str]:
        status, message = status_of(outcome, self._about, row.fault)
        if status == FOUND and outcome and outcome.value and not outcome.value.has_anything:
            return NOT_FOUND, translate("GeoPortfolio", "None of the layers has anything here.")
        return status, message


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
