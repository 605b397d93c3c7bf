"""``riskreports``: a report for each point, and a table of how each one went."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Iterator, Optional

from qgis.core import (
    NULL,
    QgsFeature,
    QgsField,
    QgsFields,
    QgsProcessing,
    QgsProcessingFeatureSource,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterFolderDestination,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..api import Client, Monitor
from ..gis import jobs
from ..gis.compat import FieldType
from ..gis.jobs.batches import Outcome
from ..gis.lengths import parse_radii
from ..gis.positions import InvalidPosition, Positions
from ..gis.report_shelf import Report
from .base import OUTPUT, VERSION, Run, ServiceAlgorithm
from .outputs import Output
from .statuses import MESSAGE, SAVED, STATUS, Tally, status_of

translate = QCoreApplication.translate

INPUT = "INPUT"
RADII = "RADII"
FORMAT = "FORMAT"
FOLDER = "FOLDER"
_KINDS = ("pdf", "html")
_IN_FLIGHT = 3
_LABEL_FIELDS = ("LocNumber", "LocName", "name", "id")


@dataclass(frozen=True)
class _Row:
    """A feature's id and label, and the report that is wanted of it or why none can be."""

    point: str
    label: str
    wanted: Optional[jobs.ReportRequest] = None
    fault: Optional[Exception] = None


class RiskReports(ServiceAlgorithm):
    """The risk report of each point, with buffers where radii are given (spec 4.5)."""

    verb = "riskreports"
    takes_source = True
    example = "SOURCE=pf_airports INPUT=sites.gpkg FOLDER=reports OUTPUT=index.csv"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Risk reports")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Fetches a risk report for each point into a folder. A report that fails does not end the run: "
            "its row says why.",
        )

    def own_help(self) -> dict[str, str]:
        return {
            INPUT: translate("GeoPortfolio", "INPUT: points in any coordinate system."),
            RADII: translate(
                "GeoPortfolio",
                'RADII: meters, "500,1000"; with radii the report includes what lies in these circles.',
            ),
            FORMAT: translate("GeoPortfolio", "FORMAT: 0 is PDF, 1 is HTML."),
            VERSION: translate("GeoPortfolio", "VERSION: 0 is V1, 1 is V2 of the reports."),
            OUTPUT: translate(
                "GeoPortfolio",
                "OUTPUT: a table with point (the feature's id), label, file, status (saved, failed or "
                "stopped) and message.",
            ),
        }

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
        source = self.source_layer(run, INPUT)
        rows = self._rows(run, source)
        fields = QgsFields()
        for name in ("point", "label", "file", STATUS, MESSAGE):
            fields.append(QgsField(name, FieldType.TEXT))
        tally = Tally(run.feedback, source.featureCount())
        outcomes = jobs.each_in_order(rows, partial(_fetch, client, folder), _IN_FLIGHT, run.monitor)
        features = (self._feature(outcome, fields, tally) for outcome in outcomes)
        destination = Output(self, run).write(fields, features)
        tally.tell()
        return {OUTPUT: destination, FOLDER: str(folder)}

    def _feature(self, outcome: Outcome[_Row, Report], fields: QgsFields, tally: Tally) -> QgsFeature:
        row, report = outcome.item, outcome.value
        status, message = status_of(outcome, self._about)
        status = SAVED if report else status
        tally.take(row.label, status, message)
        feature = QgsFeature(fields)
        feature.setAttributes([row.point, row.label, str(report.path) if report else "", status, message])
        return feature

    def _rows(self, run: Run, source: QgsProcessingFeatureSource) -> Iterator[_Row]:
        text = self.parameterAsString(run.parameters, RADII, run.context).strip()
        radii = parse_radii(text, plain=True) if text else ()
        kind = _KINDS[self.parameterAsEnum(run.parameters, FORMAT, run.context)]
        about = (self.source_of(run), kind, self.version_of(run), radii)
        positions = Positions(source.sourceCrs(), run.context.transformContext())
        return (_row(feature, positions, *about) for feature in self.features_of(source))


def _row(
    feature: QgsFeature, positions: Positions, source: str, kind: str, version: str, radii: tuple[float, ...]
) -> _Row:
    label = _label(feature)
    try:
        lon, lat = positions.of(feature.geometry(), label)
    except InvalidPosition as error:
        return _Row(str(feature.id()), label, fault=error)
    wanted = jobs.ReportRequest(source, lon, lat, label, kind, version, radii)
    return _Row(str(feature.id()), label, wanted)


def _fetch(client: Client, folder: Path, row: _Row, monitor: Monitor) -> Report:
    if row.fault is not None:
        raise row.fault
    return jobs.fetch_risk_report(client, row.wanted, folder, monitor)


def _label(feature: QgsFeature) -> str:
    names = {name.lower(): name for name in feature.fields().names()}
    values = (feature[names[wanted.lower()]] for wanted in _LABEL_FIELDS if wanted.lower() in names)
    return next((str(value) for value in values if value not in (NULL, None, "")), str(feature.id()))
