"""``pointattributes``: what the service knows of single points (spec 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Optional

from qgis.core import (
    NULL,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QCoreApplication

from .. import api, gis, toolbox
from .base import OUTPUT, Run, ServiceAlgorithm
from .statuses import MESSAGE, STATUS, Tally, status_of

if TYPE_CHECKING:
    from ..api.batches import Outcome
    from ..api.provision import Source

translate = QCoreApplication.translate

VALUES = "VALUES"
INPUT = "INPUT"
FIELD = "FIELD"
VALUE = "value"
_FIELD = "id"
_OWN = {VALUE: "text", STATUS: "text", MESSAGE: "text"}


class PointAttributes(ServiceAlgorithm):
    """points/attributes for each value; equal values are asked once. V1 only: there is no other."""

    verb = "pointattributes"
    takes_source = True
    example = "SOURCE=pf_airports VALUES=apt-EDDH,apt-EDDM OUTPUT=attributes.csv"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Point attributes")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Reads all attributes of single points of a source, each named by the value that identifies it.",
        )

    def own_help(self) -> dict[str, str]:
        return {
            VALUES: translate("GeoPortfolio", 'VALUES: the values, "a,b"; or INPUT and FIELD instead.'),
            INPUT: translate("GeoPortfolio", "INPUT: a layer or table with a value in each row."),
            FIELD: translate("GeoPortfolio", "FIELD: its field with the values; empty: id."),
            OUTPUT: translate(
                "GeoPortfolio",
                "OUTPUT: a table with a row for each value: the service's own fields, value (as asked), "
                "status (found, not found, empty, failed or stopped) and message. Where the service has a "
                "field of such a name, ours begins with gp_; what is nested comes as JSON.",
            ),
        }

    def add_parameters(self) -> None:
        kind = QgsProcessing.SourceType.TypeVector
        self.addParameter(
            QgsProcessingParameterString(
                VALUES, translate("GeoPortfolio", "Values (a,b)"), optional=True, multiLine=True
            )
        )
        self.addParameter(
            QgsProcessingParameterFeatureSource(
                INPUT, translate("GeoPortfolio", "or a layer"), [kind], optional=True
            )
        )
        self.addParameter(
            QgsProcessingParameterField(
                FIELD,
                translate("GeoPortfolio", "Its field with the values (empty: id)"),
                parentLayerParameterName=INPUT,
                optional=True,
            )
        )
        self.addParameter(
            QgsProcessingParameterFeatureSink(OUTPUT, translate("GeoPortfolio", "Attributes"), kind)
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        client, output = self.client(), toolbox.outputs.Output(self, run)
        values, total = self._values(run)
        described = gis.jobs.describe_source(client, self.source_of(run), run.monitor)
        tally = Tally(run.feedback, total)
        types = {column.field: column.type for column in described.columns}
        answers = gis.jobs.attributes_rows(client, described.id, values, lambda value: value, run.monitor)
        with output.file() as path:
            with gis.store.ResultWriter(path, types, _OWN) as writer:
                for value, outcome in answers:
                    self._write(writer, described, value, outcome, tally)
            if writer.stored is None:
                raise QgsProcessingException(translate("GeoPortfolio", "INPUT has no row to ask for."))
            tally.tell()
            return {OUTPUT: output.take(writer.stored.path)}

    def _write(
        self,
        writer: gis.store.ResultWriter,
        described: Source,
        value: Optional[str],
        outcome: Optional[Outcome[str, dict[str, Any]]],
        tally: Tally,
    ) -> None:
        status, message = status_of(outcome, self._about)
        tally.take(value or "", status, message)
        found = (outcome.value if outcome else None) or _clashing(described)
        # The rows are in the log as counts; the writer's own would count them again.
        writer.add(
            [api.records.Record(None, found)], {VALUE: value, STATUS: status, MESSAGE: message}, api.Monitor()
        )

    def _values(self, run: Run) -> tuple[Iterable[Optional[str]], int]:
        """The values in the order they are asked, None for an empty one, and how many there are."""
        typed = gis.lists.listed(self.parameterAsString(run.parameters, VALUES, run.context))
        has_input = run.parameters.get(INPUT) not in (None, "")
        if bool(typed) == has_input:
            raise QgsProcessingException(
                translate("GeoPortfolio", "Give either VALUES or INPUT, so that it is clear what is asked.")
            )
        if typed:
            return typed, len(typed)
        source = self.input(run, INPUT)
        field = self.parameterAsString(run.parameters, FIELD, run.context) or _FIELD
        index = source.fields.lookupField(field)
        if index < 0:
            raise QgsProcessingException(
                translate("GeoPortfolio", "INPUT has no field '{field}'. There are: {fields}.").format(
                    field=field, fields=", ".join(source.fields.names())
                )
            )
        values = (_value_text(feature.attribute(index)) for feature in source.features())
        return values, source.count


def _clashing(described: Source) -> dict[str, None]:
    """The columns that have the names of our fields: ours give way, also where no answer came first."""
    return {column.field: None for column in described.columns if column.field.casefold() in _OWN}


def _value_text(value: Any) -> Optional[str]:
    """A value as it is sent, digit by digit."""
    return None if value is None or value == NULL or value == "" else gis.columns.text_of(value)
