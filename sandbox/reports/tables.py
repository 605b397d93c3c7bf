"""The tables of a report as rows of text, for every form alike."""

from __future__ import annotations

from dataclasses import dataclass

from .facts import Facts

WIDE, MIDDLE, NARROW = 3.0, 2.0, 1.2


@dataclass(frozen=True)
class Table:
    """A titled table.

    :param numbers: which columns hold numbers and go to the right.
    :param widths: the columns' shares of the width.
    """

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...]
    widths: tuple[float, ...]


def tables(facts: Facts) -> list[Table]:
    """All tables of a report, in order."""
    found = [_hazards(facts)]
    if facts.radiuses:
        found.append(_accumulation(facts))
    return [*found, _nearest(facts)]


def summary(facts: Facts) -> list[tuple[str, str]]:
    """The lines of the title page."""
    highest = max(facts.hazards, key=lambda hazard: ("None", "Low", "Moderate", "High").index(hazard.level))
    lines = [
        ("Source", facts.source),
        ("Latitude, longitude", f"{facts.latitude:.6f}, {facts.longitude:.6f}"),
        ("Nearest address", facts.address),
        ("Highest hazard", "none" if highest.level == "None" else f"{highest.peril}: {highest.level}"),
        ("Locations in the portfolio", amount(facts.locations_in_source)),
    ]
    if facts.radiuses:
        lines.append(("Radii", ", ".join(meters(radius) for radius in facts.radiuses)))
    return lines


def amount(value: float) -> str:
    """A number without decimals, its thousands apart."""
    return f"{value:,.0f}"


def meters(value: float) -> str:
    """A length in meters, from 10 km on in kilometers."""
    return f"{value / 1000:,.1f} km" if value >= 10_000 else f"{value:,.0f} m"


def _hazards(facts: Facts) -> Table:
    rows = tuple((hazard.peril, hazard.level, hazard.description) for hazard in facts.hazards)
    return Table("Hazards at the point", ("Peril", "Level", "Zone"), rows, (), (NARROW, NARROW, 2 * WIDE))


def _accumulation(facts: Facts) -> Table:
    rows = tuple(
        (
            meters(line.radius_m),
            line.currency,
            amount(line.locations),
            amount(line.building),
            amount(line.contents),
            amount(line.tiv),
        )
        for line in facts.accumulation
    )
    return Table(
        "Accumulation around the point",
        ("Radius", "Currency", "Locations", "Building", "Contents", "Sum insured"),
        rows or (("No insured location within the radii", "", "", "", "", ""),),
        (2, 3, 4, 5),
        (MIDDLE, NARROW, NARROW, MIDDLE, MIDDLE, MIDDLE),
    )


def _nearest(facts: Facts) -> Table:
    rows = tuple(
        (
            str(number),
            place.name,
            f"{place.city} ({place.country})" if place.city else place.country,
            meters(place.distance_m),
            amount(place.tiv),
            place.currency,
        )
        for number, place in enumerate(facts.nearest, 1)
    )
    return Table(
        "Nearest insured locations",
        ("No.", "Location", "City", "Distance", "Sum insured", "Currency"),
        rows,
        (0, 3, 4),
        (0.9, WIDE, MIDDLE, NARROW, NARROW, NARROW),
    )
