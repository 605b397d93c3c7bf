"""The help of the algorithms: what a parameter means is said once, in the order of the parameters."""

from __future__ import annotations

from typing import Callable, Iterable, Mapping

from qgis.PyQt.QtCore import QCoreApplication

translate = QCoreApplication.translate

# Each text is asked for when it is shown, so that it comes in the language of that moment.
PARAMETERS: dict[str, Callable[[], str]] = {
    "CONNECTION": lambda: translate(
        "GeoPortfolio", "CONNECTION: the name of a connection; empty: the default one."
    ),
    "SOURCE": lambda: translate(
        "GeoPortfolio", "SOURCE: the identifier of the portfolio (see List sources)."
    ),
    "AREA": lambda: translate(
        "GeoPortfolio",
        "AREA: polygon features in any coordinate system. Each is asked on its own; one that is not valid "
        "is reported and left out.",
    ),
    "CENTERS": lambda: translate(
        "GeoPortfolio",
        "CENTERS: point features in any coordinate system. Each is asked on its own, all radii at once; "
        "one that is no single point is reported and left out.",
    ),
    "RADII": lambda: translate("GeoPortfolio", 'RADII: meters, "500,1000".'),
    "FILTERS": lambda: translate(
        "GeoPortfolio",
        'FILTERS: a JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.',
    ),
    "VERSION": lambda: translate(
        "GeoPortfolio",
        "VERSION: 0 is V1, 1 is V2. V1 takes a flat list of filters, all of which hold; in V2 a filter may "
        'hold others under "filters".',
    ),
    "COLUMNS": lambda: translate(
        "GeoPortfolio",
        'COLUMNS: names of columns of the source, "LocName,City"; empty: those that the service gives.',
    ),
    "PAGE_SIZE": lambda: translate(
        "GeoPortfolio", "PAGE_SIZE: entries asked for at a time; all pages are fetched."
    ),
}


def help_text(summary: str, parameters: Iterable[str], own: Mapping[str, str], example: str) -> str:
    """The help of one algorithm.

    :param parameters: names, in their order; those that explain themselves are passed over.
    :param own: what this algorithm says of a parameter in place of ``PARAMETERS``.
    :param example: a whole command line.
    """
    lines = [
        own[name] if name in own else PARAMETERS[name]()
        for name in parameters
        if name in own or name in PARAMETERS
    ]
    shown = translate("GeoPortfolio", "Example: {command}").format(command=example)
    return "\n\n".join((summary, "\n".join(lines), shown))
