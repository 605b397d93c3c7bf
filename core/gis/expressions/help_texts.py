"""What QGIS's expression builder shows beside each function, in the form of its own help."""

from __future__ import annotations

from html import escape
from typing import Callable, Mapping, Sequence

from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate


def _geometry() -> tuple[str, str]:
    return "geometry", translate(
        "GeoPortfolio",
        "Where to look, in the coordinate system of the layer, or @atlas_geometry as it is. Left out: the "
        "geometry of the feature. Of a line or polygon a point on it is taken.",
    )


def _connection() -> tuple[str, str]:
    return "connection", translate(
        "GeoPortfolio", "The name of a connection in quotes. Left out: the default connection."
    )


def _how() -> str:
    return translate(
        "GeoPortfolio",
        "The answer is NULL until the service has been asked, which happens beside the map; then the map is "
        "drawn anew. At most 1,000 places are asked at a time. In the field calculator, run it again once "
        "the values have come. To ask anew: Ask again for expressions in the menu Web > GeoPortfolio.",
    )


def _page(
    name: str,
    says: str,
    syntax: str,
    arguments: Sequence[tuple[str, str]],
    examples: Sequence[tuple[str, str]],
) -> str:
    rows = "".join(
        f'<tr><td class="argument">{argument}</td><td>{escape(text)}</td></tr>'
        for argument, text in arguments
    )
    items = "".join(
        f"<li><code>{escape(text, quote=False)}</code> &rarr; <code>{escape(result, quote=False)}</code></li>"
        for text, result in examples
    )
    optional = escape(translate("GeoPortfolio", "marks what may be left out"))
    heads = (
        translate("GeoPortfolio", "Syntax"),
        translate("GeoPortfolio", "Arguments"),
        translate("GeoPortfolio", "Examples"),
        translate("GeoPortfolio", "Notes"),
    )
    return (
        f"<h3>{name}</h3>\n"
        f'<div class="description"><p>{escape(says)}</p></div>'
        f'<h4>{heads[0]}</h4><div class="syntax"><code><span class="functionname">{name}</span>'
        f"({syntax})</code><br/><br/>[ ] {optional}</div>"
        f'<h4>{heads[1]}</h4><div class="arguments"><table>{rows}</table></div>'
        f'<h4>{heads[2]}</h4><div class="examples"><ul>{items}</ul></div>'
        f'<h4>{heads[3]}</h4><div class="notes"><p>{escape(_how())}</p></div>'
    )


def _enrichment() -> str:
    return _page(
        "gp_enrichment",
        translate("GeoPortfolio", "What a layer of the service says at a place, such as a flood zone."),
        "layer, attribute [, geometry] [, connection]",
        (
            ("layer", translate("GeoPortfolio", "The name of the service's layer in quotes.")),
            (
                "attribute",
                translate(
                    "GeoPortfolio", "The name of an attribute in quotes; '*' gives all of them as a map."
                ),
            ),
            _geometry(),
            _connection(),
        ),
        (
            ("gp_enrichment('flood_zones', 'return_period')", "'1 in 100 years'"),
            ("gp_enrichment('wind_bands', 'gust_kmh', centroid($geometry))", "130"),
            ("gp_enrichment('flood_zones', '*')", "{ 'intensity': 2, 'return_period': '1 in 100 years' }"),
        ),
    )


def _accumulation() -> str:
    return _page(
        "gp_accumulation",
        translate("GeoPortfolio", "A metric of the portfolio inside a polygon, or around a point."),
        "metric, geometry, source [, radius] [, connection] [, filters]",
        (
            (
                "metric",
                translate("GeoPortfolio", "The name of a metric in quotes; '*' gives all of them as a map."),
            ),
            (
                "geometry",
                translate(
                    "GeoPortfolio",
                    "A polygon, or a point with a radius, in the coordinate system of the layer; $geometry "
                    "for that of the feature.",
                ),
            ),
            (
                "source",
                translate("GeoPortfolio", "The identifier of the source in quotes."),
            ),
            ("radius", translate("GeoPortfolio", "In meters, around a point. Leave it out for a polygon.")),
            _connection(),
            (
                "filters",
                translate(
                    "GeoPortfolio",
                    "Which locations count, as JSON in quotes: choose them in the Filters dock, then take "
                    "Copy as JSON. Left out: all of them.",
                ),
            ),
        ),
        (
            ("gp_accumulation('locations', $geometry, 'pf_airports')", "71"),
            ("gp_accumulation('locations', $geometry, 'pf_airports', 5000)", "3"),
            ("gp_accumulation('locations', @atlas_geometry, 'pf_airports')", "71"),
            (
                "gp_accumulation('locations', $geometry, 'pf_airports', "
                """filters:='[{"field": "CountryCode", "value": "DE"}]')""",
                "52",
            ),
        ),
    )


def _address() -> str:
    return _page(
        "gp_address",
        translate("GeoPortfolio", "The address at a place, as the service writes it."),
        "[geometry] [, connection]",
        (_geometry(), _connection()),
        (
            ("gp_address()", "'Rathausmarkt 1, Hamburg'"),
            ("gp_address(@atlas_geometry)", "'Rathausmarkt 1, Hamburg'"),
        ),
    )


HELP: Mapping[str, Callable[[], str]] = {
    "gp_enrichment": _enrichment,
    "gp_accumulation": _accumulation,
    "gp_address": _address,
}
