"""A source (spec 2.1): a table of points, its typed columns and its filters."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Mapping, Sequence

import numpy as np

TIV_COLUMNS = ("BuildingTIV", "OtherTIV", "ContentsTIV", "BITIV")
POINT_COLUMNS = (
    *("id", "LocNumber", "LocName", "City", "CountryCode", "OccupancyCode"),
    *("BuildingTIV", "ContentsTIV", "LocCurrency", "AddressMatch", "LOB"),
)
TYPES = {
    **dict.fromkeys(("Latitude", "Longitude", *TIV_COLUMNS), "number"),
    **dict.fromkeys(("AddressMatch", "YearBuilt", "NumberOfStoreys", "Population"), "integer"),
    **dict.fromkeys(("PolInceptionDate", "PolExpiryDate"), "date"),
}
"""The types of the provision; a column that is not named here is a string."""
MAX_LISTED_VALUES = 300


@dataclass(frozen=True)
class FilterField:
    """A column that requests may filter by; *children* are the fields below it in the hierarchy."""

    field: str
    label: str
    required: bool = False
    children: tuple[str, ...] = ()


@dataclass(frozen=True)
class Source:
    """One portfolio.

    :param table: column name to numpy array, all of one length; Latitude and Longitude in EPSG:4326.
    :param filter_fields: in the order in which they are offered, the hierarchy's root first.
    """

    name: str
    table: Mapping[str, Any] = field(repr=False)
    filter_fields: tuple[FilterField, ...]
    accumulation: bool = True

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.table)

    @property
    def lon(self) -> Any:
        return self.table["Longitude"]

    @property
    def lat(self) -> Any:
        return self.table["Latitude"]

    def __len__(self) -> int:
        return len(self.lon)

    def subset(self, name: str, rows: Any, **changes: Any) -> Source:
        """Another source of some of the rows."""
        table = {column: values[rows] for column, values in self.table.items()}
        return Source(name, table, self.filter_fields, **changes)

    def edition(self, number: int) -> Source:
        """The portfolio some renewals later: of each 50 rows one is gone, one is worth more, one has a twin.

        A twin stands 0.001 degrees north of the first, under an id of its own.
        """
        place = (np.arange(len(self)) - number) % 50
        twins = np.flatnonzero(place == 2)
        rows = np.r_[np.flatnonzero(place), twins]
        is_twin = np.arange(len(rows)) >= len(rows) - len(twins)
        table = {column: values[rows] for column, values in self.table.items()}
        table["id"] = np.where(is_twin, table["id"] + f"-{number}", table["id"])
        table["Latitude"] = table["Latitude"] + 0.001 * is_twin
        if "BuildingTIV" in table:
            table["BuildingTIV"] = np.round(table["BuildingTIV"] * np.where(place[rows] == 1, 1.1, 1.0), 2)
        return replace(self, table=table)

    @cached_property
    def provision(self) -> dict[str, Any]:
        """The value of the source in a provision response (spec 2.1)."""
        return {
            "columns": [{"field": name, "type": TYPES.get(name, "string")} for name in self.columns],
            "filters": [self.offered(item) for item in self.filter_fields],
            "reports": {"accumulation": {"enabled": self.accumulation}},
        }

    def filter_field(self, name: str) -> FilterField:
        """The filter of that name."""
        return next(item for item in self.filter_fields if item.field == name)

    def offered(self, item: FilterField) -> dict[str, Any]:
        """A filter as the provision offers it."""
        choices = {"required": item.required, "values": self._choices[item.field]}
        return {"field": item.field, "label": item.label, **choices}

    @cached_property
    def _choices(self) -> dict[str, list[str]]:
        return {item.field: self.values(item.field) for item in self.filter_fields}

    def values(self, column: str, rows: Any = slice(None)) -> list[str]:
        """What a filter may choose among; none where there are too many to list."""
        found = sorted({str(value) for value in self.table[column][rows] if value is not None})
        return found if len(found) <= MAX_LISTED_VALUES else []

    def text(self, column: str) -> Any:
        """The column as filters compare it: as text."""
        if column not in self._texts:
            self._texts[column] = np.array(
                ["" if value is None else str(value) for value in self.table[column].tolist()], dtype=object
            )
        return self._texts[column]

    @cached_property
    def _texts(self) -> dict[str, Any]:
        return {}

    def point_features(self, rows: Any) -> list[str]:
        """The rows as texts of GeoJSON features, kept so that a big answer is only joined."""
        missing = [row for row in rows if row not in self._point_features]
        self._point_features.update(zip(missing, features(self, POINT_COLUMNS, missing)))
        return [self._point_features[row] for row in rows]

    @cached_property
    def _point_features(self) -> dict[int, str]:
        return {}

    @cached_property
    def row_of_id(self) -> dict[str, int]:
        return {name: row for row, name in enumerate(self.table["id"])}


encode = json.JSONEncoder(ensure_ascii=False).encode
"""As json.dumps, which makes a new encoder for each call."""


def records(source: Source, columns: Sequence[str], rows: Any) -> list[dict[str, Any]]:
    """The rows as objects with the wanted columns."""
    lists = [source.table[column][rows].tolist() for column in columns]
    return [dict(zip(columns, values)) for values in zip(*lists)]


def features(source: Source, columns: Sequence[str], rows: Any) -> list[str]:
    """The rows as texts of GeoJSON features, longitude first."""
    ids, lons, lats = (source.table[name][rows].tolist() for name in ("id", "Longitude", "Latitude"))
    return [
        f'{{"type":"Feature","id":{encode(identifier)},'
        f'"geometry":{{"type":"Point","coordinates":[{lon!r},{lat!r}]}},'
        f'"properties":{encode(record)}}}'
        for identifier, lon, lat, record in zip(ids, lons, lats, records(source, columns, rows))
    ]
