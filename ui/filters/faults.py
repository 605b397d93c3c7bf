"""Errors of filters, shown at their rows and as a message before they are sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, Mapping, Optional

from ...core.api.config import V1
from ...core.api.filters import Filters, doubled_fields
from ...core.api.sources import FilterField, Source, field_labels, missing_filters, unknown_fields
from ...core.gis.text.filter_text import label_text
from ...core.gis.text.languages import tr


@dataclass(frozen=True)
class Faults:
    """The errors in one filter tree.

    :param unknown: fields that the source does not have.
    :param doubled: fields that would have to equal two values, which matches nothing.
    :param nested: whether there are nested filters, which V1 does not support.
    """

    source: str
    labels: Mapping[str, str]
    missing: tuple[FilterField, ...] = ()
    unknown: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()
    nested: bool = False

    @classmethod
    def among(
        cls,
        filters: Filters,
        source: Optional[Source],
        hierarchy: Iterable[FilterField],
        version: str,
        reading: str,
    ) -> Faults:
        """Return the errors in *filters*; none without a source."""
        if source is None:
            return cls("", {})
        return cls(
            source.id,
            field_labels(source, hierarchy),
            missing_filters(source, filters),
            unknown_fields(source, filters, hierarchy),
            doubled_fields(filters, version, reading),
            version == V1 and any(item.filters for item in filters),
        )

    def required_text(self) -> str:
        """Return a message on required filters that are missing."""
        labels = ", ".join(label_text(item.field, self.labels) for item in self.missing)
        return tr("{source} requires a filter on {fields}.").format(source=self.source, fields=labels)

    def text(self) -> str:
        """Return all errors as messages; empty: none."""
        said = []
        if self.nested:
            said.append(
                tr("V1 does not support nested filters. Move them out, or choose V2 for the connection.")
            )
        said.extend(self._unknown_text(field) for field in self.unknown)
        said.extend(self._doubled_text(field) for field in self.doubled)
        return "\n".join(said)

    def of(self, field: str, depth: int) -> str:
        """Return the error of a filter on *field* with *depth* parents; empty: none."""
        if field in self.unknown:
            return self._unknown_text(field)
        if self.nested and depth:
            return tr("V1 does not support nested filters.")
        return self._doubled_text(field) if field in self.doubled else ""

    def _unknown_text(self, field: str) -> str:
        return tr("{source} has no filter field '{field}'. Remove it to send the query.").format(
            source=self.source, field=field
        )

    def _doubled_text(self, field: str) -> str:
        return tr("Two values of {field} combined with AND match nothing. Keep one of them.").format(
            field=label_text(field, self.labels)
        )
