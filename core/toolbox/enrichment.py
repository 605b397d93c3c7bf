"""``enrichpoints``: what layers of the service have at each point (spec 4.6)."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Iterable, Iterator, Optional

from qgis.core import (
    QgsProcessing,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterString,
    QgsProcessingUtils,
    QgsProviderRegistry,
    QgsVectorLayer,
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
from .outputs import Output, directed, is_temporary, target_of
from .statuses import FOUND, NOT_FOUND, Tally, status_of

translate = QCoreApplication.translate

INPUT = "INPUT"
LAYERS = "LAYERS"
OPERATION = "OPERATION"
ASK_AGAIN = "ASK_AGAIN"
_OPERATIONS = (ENHANCE, COUNT)
_OF_ITS_ROW = (Cancelled, InvalidInput, UnreadableAnswer)
"""What is wrong with one row, or stopped; any other error may be that of all."""
_MOST_REFUSALS = 5
_SHORT_NAMES = (".shp", ".dbf")


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
            "go in batches, several at a time; one that fails does not end the run: its row says why.\n\n"
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
        if _is_written_over(run.parameters, run.context):
            raise QgsProcessingException(
                translate(
                    "GeoPortfolio",
                    "OUTPUT is the file of INPUT, which is read until the end. Choose another file; you can "
                    "remove the old one then.",
                )
            )
        source = self.source_layer(run, INPUT)
        _check_target(run)
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
        """Where the answers are now. They took long: where OUTPUT does not take them, they go elsewhere."""
        form = (source.wkbType(), source.sourceCrs())

        def written(output: Any) -> str:
            there = replace(run, parameters={**run.parameters, OUTPUT: output})
            features = kept.features(self.features_of(source))
            return Output(self, there).write(kept.fields(), features, *form, source)

        given = run.parameters[OUTPUT]
        if run.feedback.isCanceled() and is_temporary(given):
            return written(directed(given, _elsewhere()))
        try:
            return written(given)
        except QgsProcessingException as error:
            path = _elsewhere()
            written(str(path))
            raise QgsProcessingException(
                translate("GeoPortfolio", "{trouble}. The answers are kept in {file}.").format(
                    trouble=str(error).rstrip("."), file=path
                )
            ) from None

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


def _elsewhere() -> Path:
    """A file that outlives the run."""
    return Path(tempfile.mkdtemp(prefix="geoportfolio")) / "enriched.gpkg"


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


def _check_target(run: Run) -> None:
    """Raise OSError where a file can't be written, and warn where names won't fit: before long asking."""
    target = Path(target_of(run.parameters.get(OUTPUT)))
    if not target.is_absolute():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=target.parent):
        pass
    if target.suffix.lower() in _SHORT_NAMES:
        run.feedback.pushWarning(
            translate(
                "GeoPortfolio",
                "A Shapefile cuts the fields' names to 10 characters, so that layers are hard to tell apart. "
                "A GeoPackage keeps them.",
            )
        )


def _is_written_over(parameters: dict[str, Any], context: QgsProcessingContext) -> bool:
    """Whether OUTPUT would replace the file that INPUT reads."""
    given = parameters.get(INPUT)
    if isinstance(given, QgsProcessingFeatureSourceDefinition):
        given = given.source.staticValue()
    if isinstance(given, str):
        given = QgsProcessingUtils.mapLayerFromString(given, context)
    if not isinstance(given, QgsVectorLayer):
        return False
    read = QgsProviderRegistry.instance().decodeUri(given.providerType(), given.source()).get("path")
    target = target_of(parameters.get(OUTPUT))
    return bool(read and target) and Path(str(read)).resolve() == Path(target).resolve()
