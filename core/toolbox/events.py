"""``enrichevent``: the entries that a live event touches (spec 4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from qgis.core import QgsProcessingException, QgsProcessingParameterString
from qgis.PyQt.QtCore import QCoreApplication

from .. import api
from ..api.verbs import EVENT
from .base import Run, edited_by
from .loads import LoadAlgorithm
from .request_text import request_template, warn_of_unsent_filters

if TYPE_CHECKING:
    from ..api import Client, Query

translate = QCoreApplication.translate

FOOTPRINT = "FOOTPRINT"
REQUEST = "REQUEST"


class EnrichEvent(LoadAlgorithm):
    """live-events/footprints/:footprint/enrich/entries (spec 4.8)."""

    verb = "enrichevent"
    asks = EVENT
    example = "SOURCE=pf_airports FOOTPRINT=2026/storm-emil COLUMNS=LocName,BuildingTIV OUTPUT=event.gpkg"

    def displayName(self) -> str:
        return translate("GeoPortfolio", "Entries under a live event")

    def summary(self) -> str:
        return translate(
            "GeoPortfolio",
            "Loads the entries of a source that lie under the footprint of a live event, with what the event "
            "adds to them.",
        )

    def add_own_parameters(self) -> None:
        self.addParameter(
            QgsProcessingParameterString(FOOTPRINT, translate("GeoPortfolio", "Footprint of the event"))
        )
        request = QgsProcessingParameterString(
            REQUEST,
            translate("GeoPortfolio", "Request (JSON, or @file.json)"),
            optional=True,
            multiLine=True,
        )
        edited_by(request, "EventRequestWidget")
        self.addParameter(request)

    def own_help(self) -> dict[str, str]:
        return {
            **super().own_help(),
            FOOTPRINT: translate("GeoPortfolio", "FOOTPRINT: the identifier of the event's footprint."),
            REQUEST: translate(
                "GeoPortfolio",
                'REQUEST: the body that is sent, as JSON in which "{source}", "{footprint}", "{columns}" and '
                '"{filters}" are filled in; or @file.json; empty: that of the connection.',
            ),
        }

    def output_help(self) -> str:
        return translate(
            "GeoPortfolio",
            "OUTPUT: records in EPSG:4326 with the service's own fields and those of the event; a table when "
            "the records have no coordinates.",
        )

    def own_parts(self, run: Run) -> dict[str, Any]:
        footprint = self.parameterAsString(run.parameters, FOOTPRINT, run.context).strip()
        if not footprint:
            raise QgsProcessingException(
                translate("GeoPortfolio", "FOOTPRINT is empty. Type the identifier of the event's footprint.")
            )
        text = self.parameterAsString(run.parameters, REQUEST, run.context)
        return {"footprint": footprint, "request": request_template(text, REQUEST, api.events.NAMES)}

    def advise(self, query: Query, client: Client, run: Run) -> None:
        template = query.request or client.config.open_points.event_body
        warn_of_unsent_filters(template, query.filters, REQUEST, run.feedback)
