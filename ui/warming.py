"""What the first click imports, in steps that are short enough for turns of the event loop."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any, Callable

from ..core.api.later import imported

_LIBRARIES = ("numpy", "osgeo.ogr", "ssl", "urllib3", "requests")
_OURS = (
    "core.api.answers",
    "core.api.templates",
    "core.api.wire",
    "core.api.exchange",
    "core.api.transport",
    "core.api.enrichment",
    "core.api.paging",
    "core.api.query",
    "core.gis.text_values",
    "core.gis.encoding",
    "core.gis.geopackage",
    "core.gis.results",
    "core.gis.circles",
    "core.gis.report_names",
    "core.gis.jobs.asking",
    "core.gis.refreshing",
    "core.gis.map_catalogue",
    "core.gis.capabilities",
    "core.gis.metric_units",
    "core.gis.selection_rows",
    "core.gis.pasted_wkt",
    "core.gis.metrics",
    "core.gis.commands",
    "core.gis.portable.copying",
    "core.api.filter_choices",
    "ui.charts.amounts",
    "ui.charts.bars",
    "ui.csv_files",
    "ui.area_sources",
    "ui.accumulation.history",
    "ui.accumulation.desk",
    "ui.tools.picking",
    "ui.tools.circles_tool",
    "ui.filters.values",
    "ui.filters.page",
    "ui.filters.dock",
    "ui.search.marker",
    "ui.hazards.at_click",
    "ui.other_connection",
    "ui.layer_menu",
    "ui.layer_ways",
    "ui.layer_indicators",
    "ui.maps.legends",
    "ui.maps.picker",
    "ui.portable.packer",
    "ui.reports.queue",
    "ui.reports.preflight_form",
    "ui.reports.page_view",
    "ui.reports.desk",
    "ui.runs_page",
    "ui.search.address_panel",
    "ui.search.result_table",
    "ui.search.dock",
    "ui.selection.sources",
    "ui.selection_dock",
    "ui.workbench",
)
"""The lowest first, so that each brings few others with it."""


def imports() -> list[Callable[[], Any]]:
    """The imports that are still to be done; none: the docks can be made at once."""
    root = __package__.rpartition(".")[0]
    names = (*_LIBRARIES, *(f"{root}.{name}" for name in _OURS))
    return [partial(imported, name) for name in names if name not in sys.modules]
