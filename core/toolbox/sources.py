"""``listsources``: what the key may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator

from qgis.core import (
    QgsFeature,
    QgsField,
    QgsFields,
    QgsProcessing,
    QgsProcessingParameterFeatureSink,
)
from qgis.PyQt.QtCore import QCoreApplication

from .. import gis, toolbox
from ..gis.compat import FieldType
from .base import OUTPUT, Run, ServiceAlgorithm

if TYPE_CHECKING:
    from ..api.provision import Source

translate = QCoreApplication.translate

_FIELDS = ("source", "kind", "field", "type", "label", "required", "filter_values", "accumulation")


class ListSources(ServiceAlgorithm):
    """The provision (spec 2.1, 4.2) as a table."""

    verb = "listsources"
    example = "OUTPUT=sources.csv"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "List sources")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Lists the sources (portfolios) that your key may see: one row for each source, each of its "
            "columns and each of its filters.",
        )

    def own_help(self) -> dict[str, str]:
        return {
            OUTPUT: translate(
                "GeoPortfolio",
                "OUTPUT: a table with the fields source, kind (source, column or filter), field, type, "
                "label, required (1: the source can't be asked without this filter), filter_values and "
                "accumulation (1: the source offers it).",
            )
        }

    def add_parameters(self) -> None:
        self.addParameter(
            QgsProcessingParameterFeatureSink(
                OUTPUT, translate("GeoPortfolio", "Sources"), QgsProcessing.SourceType.TypeVector
            )
        )

    def run_verb(self, run: Run) -> dict[str, Any]:
        sources = gis.jobs.list_sources(self.client(), run.monitor)
        fields = QgsFields()
        for name in _FIELDS:
            whole = name in {"required", "accumulation"}
            fields.append(QgsField(name, FieldType.INTEGER if whole else FieldType.TEXT))
        rows = (_feature(row, fields) for source in sources.values() for row in _rows(source))
        destination = toolbox.outputs.Output(self, run).write(fields, rows)
        run.feedback.pushInfo(
            translate("GeoPortfolio", "Sources: {sources}").format(sources=", ".join(sources))
        )
        return {OUTPUT: destination}


def _feature(row: tuple[Any, ...], fields: QgsFields) -> QgsFeature:
    feature = QgsFeature(fields)
    feature.setAttributes(list(row))
    return feature


def _rows(source: Source) -> Iterator[tuple[Any, ...]]:
    yield (source.id, "source", None, None, None, None, None, int(source.accumulation_enabled))
    for column in source.columns:
        yield (source.id, "column", column.field, column.type, None, None, None, None)
    for item in source.filters:
        values = ", ".join(item.values)
        yield (source.id, "filter", item.field, None, item.label, int(item.required), values, None)
