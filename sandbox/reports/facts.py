"""What a risk report says, whatever its form: tables, and what the picture shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Sequence

import numpy as np

from ..accumulation import metrics
from ..data.source import TIV_COLUMNS, Source
from ..geodesy import distance, sphere_distances, within
from ..hazards import LAYERS, zones_at

NEAREST = 20
LEVELS = ("None", "Low", "Moderate", "High")
DISCLAIMER = "Places are real. Sums insured and hazard zones are synthetic and for demonstration only."


class Table(NamedTuple):
    """A titled table of texts and numbers."""

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]

    @property
    def texts(self) -> list[list[str]]:
        """The rows as they are read: numbers without decimals, their thousands apart."""
        return [[cell if isinstance(cell, str) else f"{cell:,.0f}" for cell in row] for row in self.rows]


@dataclass(frozen=True)
class Facts:
    """All that a report shows; positions in EPSG:4326, distances in meters.

    :param places: longitude and latitude of the nearest locations.
    """

    source: str
    latitude: float
    longitude: float
    radiuses: tuple[float, ...]
    places: tuple[tuple[float, float], ...]
    tables: tuple[Table, ...]

    @property
    def summary(self) -> list[tuple[str, str]]:
        """The lines of the first page."""
        return [
            ("Source", self.source),
            ("Latitude, longitude", f"{self.latitude:.6f}, {self.longitude:.6f}"),
            ("Radii", ", ".join(f"{radius:,.0f} m" for radius in self.radiuses) or "none"),
        ]

    def as_json(self) -> dict[str, Any]:
        """The report as a JSON object: each table as a list of objects."""
        tables = {each.title: [dict(zip(each.header, row)) for row in each.rows] for each in self.tables}
        place = {"latitude": self.latitude, "longitude": self.longitude, "radiuses": self.radiuses}
        return {"source": self.source, **place, **tables}


def gather(source: Source, rows: Any, center: tuple[float, float], radiuses: Sequence[float]) -> Facts:
    """The facts about a point.

    :param rows: the rows of the source that meet the request's filters.
    :param center: longitude and latitude.
    """
    close = rows[np.argsort(sphere_distances(source.lon[rows], source.lat[rows], *center))[:NEAREST]]
    tables = [_hazards(center), _nearest(source, close, center)]
    if radiuses:
        tables.insert(1, _accumulation(source, rows, center, radiuses))
    places = zip(source.lon[close].tolist(), source.lat[close].tolist())
    return Facts(source.name, center[1], center[0], tuple(radiuses), tuple(places), tuple(tables))


def _hazards(center: tuple[float, float]) -> Table:
    rows = []
    for layer in LAYERS:
        attributes = next((zone.attributes for zone in zones_at(layer, *center)), {"intensity": 0})
        told = {name: value for name, value in attributes.items() if name not in ("origin", "intensity")}
        zone = ", ".join(f"{name} {value}" for name, value in told.items()) or "Outside of all zones"
        rows.append((layer, LEVELS[attributes["intensity"]], zone))
    return Table("Hazards at the point", ("Layer", "Level", "Zone"), tuple(rows))


def _accumulation(source: Source, rows: Any, center: tuple[float, float], radiuses: Sequence[float]) -> Table:
    sums = {r: metrics(source, rows[within(source.lon[rows], source.lat[rows], center, r)]) for r in radiuses}
    lines = [
        (radius, currency, line["locations"], line["BuildingTIV"], line["ContentsTIV"], line["TIV"])
        for radius, found in sums.items()
        for currency, line in found["currencies"].items()
    ]
    header = ("Radius, m", "Currency", "Locations", "Building", "Contents", "Sum insured")
    return Table("Accumulation around the point", header, tuple(lines))


def _nearest(source: Source, rows: Any, center: tuple[float, float]) -> Table:
    """The sum insured is Building + Other + Contents + BI."""
    table, lines = source.table, []
    for row in rows:
        meters = round(distance(*center, source.lon[row], source.lat[row]), 1)
        insured = float(sum(table[column][row] or 0 for column in TIV_COLUMNS))
        names = (table["id"][row], table["LocName"][row][:36], table["CountryCode"][row])
        lines.append((*names, meters, insured, table["LocCurrency"][row]))
    header = ("Id", "Location", "Country", "Distance, m", "Sum insured", "Currency")
    return Table("Nearest insured locations", header, tuple(sorted(lines, key=lambda line: line[3])))
