"""``pointsinarea``: the points of a source inside polygons."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Iterator, Optional

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeatureRequest,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..api import Area, Query
from ..api.errors import Cancelled, InvalidShape
from ..api.portfolio import Source
from ..gis import jobs
from ..gis.areas import polygon_from_geometry
from ..gis.compat import FieldType
from ..gis.numbers import whole
from ..gis.results import Result
from ..gis.sentences import sentence
from .base import OUTPUT, Run, ServiceAlgorithm

translate = QCoreApplication.translate

AREA = "AREA"
_SINK_BATCH = 1000


class PointsInArea(ServiceAlgorithm):
    """points/selection (spec 4.3, 4.4) for each polygon feature."""

    verb = "pointsinarea"
    takes_source = True

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Points in area")

    def shortHelpString(self) -> str:
        return translate(
            "GeoPortfolio",
            "Loads the points of a source that lie inside polygons. Each polygon feature is asked on its "
            "own, in its layer's coordinate system; a polygon that is not valid is reported and left out.\n\n"
            "SOURCE: the identifier of the portfolio (see List sources).\n"
            'FILTERS: a JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. In V2 a filter '
            'may hold others under "filters".\n'
            "OUTPUT: points in EPSG:4326 with the service's own fields and 'area', the id of the polygon "
            "feature. A .gpkg file is written in a stream; it holds what had come when the run is "
            "cancelled.\n\n"
            "Example: qgis_process run geoportfolio:pointsinarea -- SOURCE=pf_airports "
            "AREA=regions.gpkg OUTPUT=points.gpkg",
        )

    def add_parameters(self) -> None:
        self.addParameter(
            QgsProcessingParameterFeatureSource(
                AREA, translate("GeoPortfolio", "Areas"), [QgsProcessing.SourceType.TypeVectorPolygon]
            )
        )
        self.add_portfolio_parameters()
        self.addParameter(
            QgsProcessingParameterFeatureSink(
                OUTPUT, translate("GeoPortfolio", "Points"), QgsProcessing.SourceType.TypeVectorPoint
            )
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        client = self.client()
        query = Query(
            self.source_of(run),
            tuple(self._areas(run)),
            self.version_of(run),
            self.filters_of(run),
        )
        if not query.areas:
            raise QgsProcessingException(
                translate("GeoPortfolio", "There is no valid polygon in AREA, so nothing was asked.")
            )
        described = jobs.describe_source(client, query.source, run.monitor)
        target = _geopackage(run.parameters[OUTPUT])
        with tempfile.TemporaryDirectory(prefix="geoportfolio") as folder:
            path = target or Path(folder) / "points.gpkg"
            result = jobs.load(client, query, described, path, run.monitor)
            self._tell(result, run.feedback)
            if result.stored is None:
                return {OUTPUT: self._empty(run, described)}
            if target is None:
                return {OUTPUT: self._to_sink(run, result.stored.path)}
            if result.stored.path != target:
                result.stored.path.replace(target)
            return {OUTPUT: self.parameterAsOutputLayer(run.parameters, OUTPUT, run.context)}

    def _areas(self, run: Run) -> Iterator[Area]:
        source = self.parameterAsSource(run.parameters, AREA, run.context)
        if source is None:
            raise QgsProcessingException(self.invalidSourceError(run.parameters, AREA))
        # We judge geometries ourselves: QGIS's "stop on invalid geometry" breaks the interpreter.
        features = source.getFeatures(QgsFeatureRequest(), source.Flag.FlagSkipGeometryValidityChecks)
        for feature in features:
            name = str(feature.id())
            try:
                yield Area(
                    name,
                    polygon_from_geometry(
                        feature.geometry(), source.sourceCrs(), run.context.transformContext(), name
                    ),
                )
            except InvalidShape as error:
                run.feedback.reportError(sentence(error, self._about))

    def _tell(self, result: Result, feedback: QgsProcessingFeedback) -> None:
        count = whole(result.count)
        if result.error is None:
            feedback.pushInfo(translate("GeoPortfolio", "{count} points").format(count=count))
        elif isinstance(result.error, Cancelled):
            feedback.reportError(
                translate("GeoPortfolio", "Stopped after {count} points; they are kept.").format(count=count)
            )
        else:
            feedback.reportError(
                translate("GeoPortfolio", "Incomplete: {count} points came and are kept. {reason}").format(
                    count=count, reason=sentence(result.error, self._about)
                )
            )

    def _empty(self, run: Run, described: Source) -> str:
        """No point lies in the areas: a layer with the columns of the source and no rows."""
        fields = QgsFields()
        for name in (*(column.field for column in described.columns), "area"):
            fields.append(QgsField(name, FieldType.TEXT))
        _, destination = self.parameterAsSink(
            run.parameters,
            OUTPUT,
            run.context,
            fields,
            QgsWkbTypes.Type.Point,
            QgsCoordinateReferenceSystem("EPSG:4326"),
        )
        return str(destination)

    def _to_sink(self, run: Run, path: Path) -> str:
        layer = QgsVectorLayer(str(path), "points", "ogr")
        try:
            sink, destination = self.parameterAsSink(
                run.parameters, OUTPUT, run.context, layer.fields(), layer.wkbType(), layer.crs()
            )
        except QgsProcessingException:
            # QGIS never lets go of the frames of an exception that leaves an algorithm, nor of their layers.
            del layer
            raise
        batch = []
        for feature in layer.getFeatures():
            batch.append(feature)
            if len(batch) == _SINK_BATCH:
                sink.addFeatures(batch, QgsFeatureSink.Flag.FastInsert)
                batch = []
        sink.addFeatures(batch, QgsFeatureSink.Flag.FastInsert)
        return str(destination)


def _geopackage(output: Any) -> Optional[Path]:
    """The file of an OUTPUT that is a GeoPackage of its own, into which we may stream."""
    if isinstance(output, QgsProcessingOutputLayerDefinition):
        output = output.sink.staticValue()
    text = str(output or "")
    return Path(text) if text.lower().endswith(".gpkg") and ":" not in text[2:] else None
