"""The evidence of worst circles: an HTML page that an auditor can read and print on A4."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Iterable, Sequence

import numpy as np

from ..text.languages import tr
from ..text.lengths import radii_text
from ..text.numbers import rounded, whole
from .circles import RankedCircle
from .locations import Columns, Locations

_MOST_MEMBERS = 1_000
"""The most rows in a table of members; the others are counted."""
_PICTURES = 3
_STYLE = """
@page { size: A4; margin: 18mm }
body { font: 10pt/1.4 sans-serif; color: #000; background: #fff; max-width: 174mm; margin: auto }
h1 { font-size: 16pt } h2 { font-size: 12pt; break-after: avoid }
table { border-collapse: collapse; width: 100%; font-size: 9pt }
th, td { border-bottom: 1px solid #bbb; padding: 2px 6px; text-align: right }
th:first-child, td:first-child { text-align: left }
thead { display: table-header-group } tr { break-inside: avoid }
svg { width: 80mm; height: 80mm; border: 1px solid #bbb }
"""


@dataclass(frozen=True)
class Origin:
    """The origin of the locations.

    :param name: the layer name; *source* its data source; *read* the time of reading.
    """

    name: str
    source: str
    read: datetime


def evidence(
    circles: Sequence[RankedCircle],
    locations: Locations,
    columns: Columns,
    radius: float,
    origin: Origin,
    positions: np.ndarray,
) -> str:
    """Return the HTML page.

    :param positions: (n, 2) longitude and latitude in degrees of the locations.
    """
    title = tr("Worst circles of {radius}").format(radius=radii_text((radius,)))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _rows(_facts(locations, columns, radius, origin)),
        f"<h2>{escape(tr('Method'))}</h2>",
        f"<p>{escape(_method())}</p>",
        f"<h2>{escape(tr('Circles'))}</h2>",
        _table(_circle_heads(locations), map(_circle_row, circles)),
    ]
    for number, each in enumerate(circles):
        head = tr("Locations of circle {rank}").format(rank=f"{each.rank} {each.currency}".strip())
        parts.append(f"<h2>{escape(head)}</h2>")
        if number < _PICTURES:
            parts.append(_picture(each, locations, positions, radius))
        parts.append(_members(each, locations))
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )


def _method() -> str:
    return tr(
        "A circle is closed: a location counts if its geodesic distance from the center on the ellipsoid "
        "WGS 84, rounded to 1 mm, is at most the radius. A polygon counts by its nearest edge. All centers "
        "on the globe are considered, not only locations: the sum of all values in reach of a region of "
        "centers bounds its circles from above, and regions are divided until none can hold a greater sum. "
        "No circle of this radius has a greater value than the first. Each further circle is the worst "
        "one without the locations of those before. Values of different currencies are never added."
    )


def _facts(
    locations: Locations,
    columns: Columns,
    radius: float,
    origin: Origin,
) -> Iterable[tuple[str, str]]:
    yield tr("Layer"), origin.name
    yield tr("Data source"), origin.source
    yield tr("Read"), f"{origin.read:%Y-%m-%d %H:%M:%S %z}".strip()
    yield tr("Radius"), radii_text((radius,))
    yield tr("Value"), columns.value
    if columns.uncertainty:
        yield tr("Uncertainty (m)"), columns.uncertainty
    if columns.currency:
        yield tr("Currency"), columns.currency
    yield tr("Locations"), whole(len(locations.ids))
    yield tr("Without a value (counted as 0)"), whole(locations.nulls)
    yield tr("Without a position (excluded)"), whole(len(locations.faults))
    for currency, values in sorted(locations.unplaceable.items()):
        text = tr("{count} locations with a value of {value}")
        said = text.format(count=whole(len(values)), value=rounded(math.fsum(values), 2))
        yield tr("Not placeable (excluded)"), f"{said} {currency}".strip()


def _circle_heads(locations: Locations) -> list[str]:
    heads = [tr("Rank"), tr("Value"), tr("Locations"), tr("Latitude"), tr("Longitude")]
    if locations.uncertainties is not None:
        heads += [tr("Certain"), tr("Possible")]
    return heads


def _circle_row(each: RankedCircle) -> list[str]:
    row = [
        f"{each.rank} {each.currency}".strip(),
        rounded(each.circle.value, 2),
        whole(len(each.members)),
        f"{each.circle.lat:.7f}",
        f"{each.circle.lon:.7f}",
    ]
    if each.uncertain is not None:
        row += [rounded(each.uncertain.certain, 2), rounded(each.uncertain.possible, 2)]
    return row


def _members(each: RankedCircle, locations: Locations) -> str:
    order = np.argsort(-locations.values[each.members], kind="stable")[:_MOST_MEMBERS]
    heads = [tr("Feature"), tr("Value"), tr("Share"), tr("Distance (m)")]
    rows = (
        [
            str(locations.ids[each.members[number]]),
            rounded(locations.values[each.members[number]], 2),
            f"{locations.values[each.members[number]] / each.circle.value:.1%}",
            f"{each.distances[number]:.2f}",
        ]
        for number in order.tolist()
    )
    table = _table(heads, rows)
    left = len(each.members) - len(order)
    if left:
        text = tr("{count} more locations with smaller values.")
        table += f"<p>{escape(text.format(count=whole(left)))}</p>"
    return table


def _picture(each: RankedCircle, locations: Locations, positions: np.ndarray, radius: float) -> str:
    """Return an SVG of the circle with its locations, north up; dot areas are proportional to values."""
    lon, lat = positions[each.members].T
    # The members are close together, so a plane is accurate enough for a picture.
    per_degree = radius and 111_320.0 / radius
    east = np.mod(lon - each.circle.lon + 180, 360) - 180
    x = east * math.cos(math.radians(each.circle.lat)) * per_degree
    y = (lat - each.circle.lat) * per_degree
    values = locations.values[each.members]
    sizes = 0.01 + 0.06 * np.sqrt(values / max(float(values.max(initial=0)), 1e-9))
    dots = "".join(
        f'<circle cx="{a:.4f}" cy="{-b:.4f}" r="{size:.4f}"/>'
        for a, b, size in zip(x.tolist(), y.tolist(), sizes.tolist())
    )
    caption = tr("Radius {radius} m, north up").format(radius=f"{radius:g}")
    return (
        '<p><svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.1 -1.1 2.2 2.2">'
        '<circle r="1" fill="none" stroke="#be4b00" stroke-width="0.015"/>'
        '<path d="M-.03 0H.03M0-.03V.03" stroke="#000" stroke-width="0.008"/>'
        f'<g fill="#0b5394" fill-opacity="0.6">{dots}</g></svg><br>{escape(caption)}</p>'
    )


def _rows(facts: Iterable[tuple[str, str]]) -> str:
    rows = "".join(
        f'<tr><td>{escape(name)}</td><td style="text-align: left">{escape(value)}</td></tr>'
        for name, value in facts
    )
    return f"<table>{rows}</table>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
