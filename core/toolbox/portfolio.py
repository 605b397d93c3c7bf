"""``listsources`` and ``pointattributes``: the available sources, and the attributes of single points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Iterator, Optional

from qgis.core import (
    NULL,
    QgsProcessingException,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterField,
)

from .. import api, gis
from ..gis.compat import FieldType
from ..gis.text.languages import tr
from . import shared
from .shared import parameters
from .shared.algorithm import Run
from .shared.base import ServiceAlgorithm
from .shared.parameters import INPUT, OUTPUT, with_help
from .shared.statuses import MESSAGE, STATUS, Tally, status_of

if TYPE_CHECKING:
    from ..api.batches import Outcome
    from ..api.sources import Source

VALUES = "VALUES"
FIELD = "FIELD"
_USUAL_FIELD = "id"
_VALUE = "value"
_OWN_FIELDS = {_VALUE: "text", STATUS: "text", MESSAGE: "text"}
_SOURCE_FIELDS = {
    "source": FieldType.TEXT,
    "kind": FieldType.TEXT,
    "field": FieldType.TEXT,
    "type": FieldType.TEXT,
    "label": FieldType.TEXT,
    "required": FieldType.INTEGER,
    "filter_values": FieldType.TEXT,
    "accumulation": FieldType.INTEGER,
}


class ListSources(ServiceAlgorithm):
    """The provision (spec 2.1, 4.2) as a table."""

    verb = "listsources"
    example = "OUTPUT=sources.csv"

    def displayName(self) -> str:
        return tr("List sources")

    def summary(self) -> str:
        return tr(
            "Lists the sources (portfolios) of your API key: a row for each source, each of its columns and "
            "each of its filters."
        )

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        help_text = tr(
            "A table with the fields source, kind (source, column or filter), field, type, label, required "
            "(1: the source requires this filter), filter_values and accumulation (1: the source offers "
            "it)."
        )
        yield parameters.output(tr("Sources"), help_text)

    def run_verb(self, run: Run) -> dict[str, Any]:
        sources = gis.connections.sources.list_sources(self.client(), run.monitor)
        rows = (row for source in sources.values() for row in _source_rows(source))
        destination = shared.outputs.Output(self, run).write_table(_SOURCE_FIELDS, rows)
        run.feedback.pushInfo(tr("Sources: {sources}").format(sources=", ".join(sources)))
        return {OUTPUT: destination}


def _source_rows(source: Source) -> Iterator[tuple[Any, ...]]:
    yield (source.id, "source", None, None, None, None, None, int(source.accumulation_enabled))
    for column in source.columns:
        yield (source.id, "column", column.field, column.type, None, None, None, None)
    for item in source.filters:
        values = ", ".join(item.values)
        yield (source.id, "filter", item.field, None, item.label, int(item.required), values, None)


class PointAttributes(ServiceAlgorithm):
    """points/attributes (spec 4.3, V1 only) for each value; equal values are requested once."""

    verb = "pointattributes"
    takes_source = True
    example = "SOURCE=pf_airports VALUES=apt-EDDH,apt-EDDM OUTPUT=attributes.csv"

    def displayName(self) -> str:
        return tr("Load point attributes")

    def summary(self) -> str:
        return tr("Loads all attributes of single locations of a source by their identifiers.")

    def own_parameters(self) -> Iterator[QgsProcessingParameterDefinition]:
        yield parameters.text(
            VALUES,
            tr("Values (a,b)"),
            tr('The values, such as "a,b". Alternative to INPUT and FIELD.'),
            is_optional=True,
            is_long=True,
        )
        yield parameters.features(
            INPUT, tr("or a layer"), tr("A layer or table with a value in each row."), is_optional=True
        )
        yield with_help(
            QgsProcessingParameterField(
                FIELD,
                tr("Its field with the values (empty: id)"),
                parentLayerParameterName=INPUT,
                optional=True,
            ),
            tr("The field of INPUT with the values. Empty: id."),
        )
        help_text = tr(
            "A table with a row for each value: the fields of the service, value (as requested), status "
            "(found, not found, empty, failed or stopped) and message. If the service has a field of the "
            "same name, the new field starts with gp_. Nested values are JSON."
        )
        yield parameters.output(tr("Attributes"), help_text)

    def run_verb(self, run: Run) -> dict[str, Any]:
        client, output = self.client(), shared.outputs.Output(self, run)
        values, total = self._values(run)
        described = gis.connections.sources.describe_source(client, self._about.source, run.monitor)
        tally = Tally(run.feedback, total)
        types = {column.field: column.type for column in described.columns}
        answers = gis.results.point_attributes.attributes_rows(
            client, described.id, values, lambda value: value, run.monitor
        )
        with output.file() as path:
            with gis.storage.writer.ResultWriter(path, types, _OWN_FIELDS) as writer:
                for value, outcome in answers:
                    self._write(writer, described, value, outcome, tally)
            if writer.stored is None:
                raise QgsProcessingException(tr("INPUT has no rows."))
            tally.tell()
            return {OUTPUT: output.deliver(writer.stored.path)}

    def _write(
        self,
        writer: gis.storage.writer.ResultWriter,
        described: Source,
        value: Optional[str],
        outcome: Optional[Outcome[str, dict[str, Any]]],
        tally: Tally,
    ) -> None:
        status, message = status_of(outcome, self._about)
        tally.take(value or "", status, message)
        found = (outcome.value if outcome else None) or _clashing(described)
        # Rows are already counted in the log; the writer would count them again.
        writer.add(
            [api.parsing.records.Record(None, found)],
            {_VALUE: value, STATUS: status, MESSAGE: message},
            api.Monitor(),
        )

    def _values(self, run: Run) -> tuple[Iterable[Optional[str]], int]:
        """Return the values in request order, None for empty ones, and their number."""
        typed = gis.text.lists.listed(self.text_of(run, VALUES))
        has_input = run.parameters.get(INPUT) not in (None, "")
        if bool(typed) == has_input:
            raise QgsProcessingException(tr("Set either VALUES or INPUT, not both."))
        if typed:
            return typed, len(typed)
        source = self.input(run, INPUT)
        field = self.parameterAsString(run.parameters, FIELD, run.context) or _USUAL_FIELD
        index = source.fields.lookupField(field)
        if index < 0:
            raise QgsProcessingException(
                tr("INPUT has no field '{field}'. Fields: {fields}.").format(
                    field=field, fields=", ".join(source.fields.names())
                )
            )
        values = (_value_text(feature.attribute(index)) for feature in source.features())
        return values, source.count


def _clashing(described: Source) -> dict[str, None]:
    """Return the columns that have the names of our fields, so that ours are renamed even without a
    result."""
    return {column.field: None for column in described.columns if column.field.casefold() in _OWN_FIELDS}


def _value_text(value: Any) -> Optional[str]:
    """Return a value as it is sent, with all its digits."""
    return None if value is None or value == NULL or value == "" else gis.storage.columns.text_of(value)
