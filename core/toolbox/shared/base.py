"""The base of algorithms that send requests: connection, source and filters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from qgis.core import QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback

from ... import api, gis
from ...api.config import VERSIONS
from ...api.errors import ApiError, InvalidFilters
from ...gis.connections.connections import Connections
from ...gis.connections.settings import remembered_sources
from ...gis.text.about import About
from ...gis.text.languages import tr
from . import parameters as factories
from .algorithm import PluginAlgorithm, Run
from .parameters import CONNECTION, FILTERS, SOURCE, VERSION, text_or_file

if TYPE_CHECKING:
    from ...api import Config
    from ...api.filters import Filters


class ServiceAlgorithm(PluginAlgorithm):
    """An algorithm that sends requests to the service.

    The key is read in ``begin``, which runs on the main thread.

    :cvar takes_source: whether it has a parameter SOURCE.
    :cvar where: the parameter with the areas to send: ``AREA``, ``CENTERS``, or empty for none.
    """

    takes_source = False
    where = ""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self._connections = connections
        self._config: Optional[Config] = None

    def createInstance(self) -> ServiceAlgorithm:
        return type(self)(self._connections)

    def connection_help(self) -> str:
        """Return the help of CONNECTION; empty: the default."""
        return ""

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:
        self.addParameter(factories.connection(self._connections.names(), self.connection_help()))
        if self.takes_source:
            self.addParameter(factories.source(remembered_sources(self._connections.default_name())))
        super().initAlgorithm(configuration)

    def begin(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        name = self.parameterAsString(parameters, CONNECTION, context) or self._connections.default_name()
        source = self.parameterAsString(parameters, SOURCE, context).strip() if self.takes_source else ""
        self._about = About(name, source, bool(self.where))
        if self.takes_source and not source:
            raise QgsProcessingException(tr("SOURCE is empty. Run List sources for the available ones."))
        try:
            self._config = self._connections.config(name)
        except ApiError as error:
            raise QgsProcessingException(gis.text.error_messages.sentence(error, self._about)) from None
        self._warn_of_http(feedback)
        return True

    def _warn_of_http(self, feedback: QgsProcessingFeedback) -> None:
        if api.config.is_unencrypted(self._config.base_url):
            feedback.pushWarning(
                tr(
                    "{address} begins with http://, so others on the network can read the API key and the "
                    "responses. Use https:// if the service offers it."
                ).format(address=self._config.base_url)
            )

    def client(self) -> api.Client:
        """Return a client for the prepared connection."""
        return api.Client(self._config)

    def version_of(self, run: Run) -> str:
        """Return ``v1`` or ``v2``."""
        return VERSIONS[self.parameterAsEnum(run.parameters, VERSION, run.context)]

    def filters_of(self, run: Run) -> Filters:
        """Return the value of FILTERS; raises InvalidFilters."""
        text = text_or_file(self.text_of(run, FILTERS), InvalidFilters)
        return api.filters.parse(text) if text else ()
