"""``riskreports``: a report for each point, and a table of how each one went."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Iterator

from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsFeature,
    QgsFeatureRequest,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsPointXY,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterFolderDestination,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..api import Client, Monitor
from ..api.errors import ApiError, Cancelled, InvalidInput
from ..api.shapes import HALF_GLOBE
from ..gis import jobs
from ..gis.compat import FieldType
from ..gis.sentences import sentence
from .base import OUTPUT, Run, ServiceAlgorithm

translate = QCoreApplication.translate

INPUT = "INPUT"
RADII = "RADII"
FORMAT = "FORMAT"
FOLDER = "FOLDER"
_KINDS = ("pdf", "html")
_IN_FLIGHT = 3
_LABEL_FIELDS = ("LocNumber", "LocName", "name", "id")


class RiskReports(ServiceAlgorithm):
    """The risk report of each point, with buffers where radii are given (spec 4.5)."""

    verb = "riskreports"
    takes_source = True

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Risk reports")

    def shortHelpString(self) -> str:
        return translate(
            "GeoPortfolio",
            "Fetches a risk report for each point into a folder. A report that fails does not end the run: "
            "its row says why.\n\n"
            'RADII: meters, "500,1000"; with radii the report includes what lies in these circles.\n'
            "FORMAT: 0 is PDF, 1 is HTML.\n"
            "OUTPUT: a table with point (the feature's id), label, file, status (saved, failed or stopped) "
            "and message.\n\n"
            "Example: qgis_process run geoportfolio:riskreports -- SOURCE=pf_airports INPUT=sites.gpkg "
            "FOLDER=reports OUTPUT=index.csv",
        )

    def add_parameters(self) -> None:
        self.addParameter(
            QgsProcessingParameterFeatureSource(
                INPUT, translate("GeoPortfolio", "Points"), [QgsProcessing.SourceType.TypeVectorPoint]
            )
        )
        self.addParameter(
            QgsProcessingParameterString(
                RADII, translate("GeoPortfolio", "Radii in meters (500,1000)"), optional=True
            )
        )
        self.addParameter(
            QgsProcessingParameterEnum(
                FORMAT,
                translate("GeoPortfolio", "Format"),
                options=[kind.upper() for kind in _KINDS],
                defaultValue=0,
            )
        )
        self.addParameter(self.version_parameter())
        self.addParameter(
            QgsProcessingParameterFolderDestination(FOLDER, translate("GeoPortfolio", "Folder"))
        )
        self.addParameter(
            QgsProcessingParameterFeatureSink(
                OUTPUT, translate("GeoPortfolio", "Index of reports"), QgsProcessing.SourceType.TypeVector
            )
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        client = self.client()
        folder = Path(self.parameterAsString(run.parameters, FOLDER, run.context))
        wanted = list(self._wanted(run))
        fields = QgsFields()
        for name in ("point", "label", "file", "status", "message"):
            fields.append(QgsField(name, FieldType.TEXT))
        sink, destination = self.parameterAsSink(run.parameters, OUTPUT, run.context, fields)
        with ThreadPoolExecutor(_IN_FLIGHT) as pool:
            rows = pool.map(lambda item: self._fetch(client, item, folder, run.monitor), wanted)
            for index, row in enumerate(rows, 1):
                feature = QgsFeature(fields)
                feature.setAttributes(list(row))
                sink.addFeature(feature, QgsFeatureSink.Flag.FastInsert)
                run.feedback.setProgress(100 * index / len(wanted))
                if row[3] == "failed":
                    run.feedback.reportError(f"{row[1]}: {row[4]}")
        return {OUTPUT: destination, FOLDER: str(folder)}

    def _wanted(self, run: Run) -> Iterator[tuple[str, str, Any]]:
        """Each feature's id and label with its request, or with the error that keeps it from being asked."""
        source = self.parameterAsSource(run.parameters, INPUT, run.context)
        if source is None:
            raise QgsProcessingException(self.invalidSourceError(run.parameters, INPUT))
        radiuses = _radiuses(self.parameterAsString(run.parameters, RADII, run.context))
        kind = _KINDS[self.parameterAsEnum(run.parameters, FORMAT, run.context)]
        version = self.version_of(run)
        to_wgs84 = QgsCoordinateTransform(
            source.sourceCrs(), QgsCoordinateReferenceSystem("EPSG:4326"), run.context.transformContext()
        )
        for feature in source.getFeatures(QgsFeatureRequest(), source.Flag.FlagSkipGeometryValidityChecks):
            label = _label(feature)
            try:
                place = to_wgs84.transform(_position(feature))
            except (QgsCsException, ValueError):
                fault = InvalidInput(f"{label} has no single point in longitude and latitude")
                yield str(feature.id()), label, fault
                continue
            request = jobs.ReportRequest(
                self.source_of(run), place.x(), place.y(), label, kind, version, radiuses
            )
            yield str(feature.id()), label, request

    def _fetch(
        self, client: Client, item: tuple[str, str, Any], folder: Path, monitor: Monitor
    ) -> tuple[str, str, str, str, str]:
        point, label, wanted = item
        if isinstance(wanted, Exception):
            return point, label, "", "failed", sentence(wanted, self._about)
        try:
            report = jobs.fetch_risk_report(client, wanted, folder, monitor)
        except Cancelled:
            return point, label, "", "stopped", ""
        except (ApiError, OSError) as error:
            return point, label, "", "failed", sentence(error, self._about)
        return point, label, str(report.path), "saved", ""


def _position(feature: QgsFeature) -> QgsPointXY:
    """The only point of *feature*, which may be a multipoint of one; raises ValueError."""
    (vertex,) = feature.geometry().vertices()
    return QgsPointXY(vertex)


def _label(feature: QgsFeature) -> str:
    names = {name.lower(): name for name in feature.fields().names()}
    values = (feature[names[wanted.lower()]] for wanted in _LABEL_FIELDS if wanted.lower() in names)
    return next((str(value) for value in values if value not in (NULL, None, "")), str(feature.id()))


def _radiuses(text: str) -> tuple[float, ...]:
    try:
        radiuses = tuple(float(part) for part in text.split(",") if part.strip())
    except ValueError:
        radiuses = (math.nan,)
    if not all(0 < radius <= HALF_GLOBE for radius in radiuses):
        raise InvalidInput(f"the radii {text!r} are not numbers in meters, like 500,1000")
    return radiuses
