"""What the plugin's Processing algorithms share: connection, help, cancel and errors."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, Optional

from qgis.core import (
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFeatureSource,
)
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtGui import QIcon

from .. import api, gis, toolbox
from ..api.config import VERSIONS
from ..api.errors import ApiError, InvalidFilters
from ..api.monitor import Monitor
from ..gis.connections.connections import Connections
from ..gis.connections.settings import remembered_sources
from ..gis.text.about import About
from ..gis.text.numbers import plural, whole
from . import groups
from . import parameters as factories
from .parameters import CONNECTION, FILTERS, OUTPUT, SOURCE, VERSION, text_or_file
from .telling import TellingAlgorithm

if TYPE_CHECKING:
    from ..api import Config
    from ..api.filters import Filters

translate = QCoreApplication.translate

_ICON = Path(__file__).resolve().parents[2] / "resources" / "icons" / "geoportfolio.svg"


class FeedbackMonitor(Monitor):
    """A verb's monitor on the feedback of a Processing run."""

    def __init__(self, feedback: QgsProcessingFeedback) -> None:
        super().__init__()
        self._feedback = feedback
        self._expected = 0
        self._told = ""
        # Direct: the thread that runs the algorithm has no event loop.
        feedback.canceled.connect(self.cancelled.set, Qt.ConnectionType.DirectConnection)
        if feedback.isCanceled():
            self.cancelled.set()

    def expect(self, total: int) -> None:
        """How many will be counted, so that the bar shows how far it is."""
        self._expected = total

    def counted(self, records: int) -> None:
        if self._expected:
            self._feedback.setProgress(100 * records / self._expected)
        text = translate("GeoPortfolio", "{count} so far").format(count=whole(records))
        # Each is a line of the dialog's log.
        if text != self._told:
            self._told = text
            self._feedback.setProgressText(text)

    def page_size_lowered(self, asked: int, given: int) -> None:
        self._feedback.pushInfo(
            plural(
                given,
                "The service returns at most {given} record a page, not {asked}; smaller pages are "
                "requested.",
                "The service returns at most {given} records a page, not {asked}; smaller pages are "
                "requested.",
            ).format(given=whole(given), asked=whole(asked))
        )

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        self._feedback.pushInfo(
            translate(
                "GeoPortfolio",
                "Retrying in {seconds} s (attempt {attempt} of {attempts}): {cause}",
            ).format(
                seconds=round(seconds),
                attempt=attempt + 1,
                attempts=attempts,
                cause=gis.text.error_messages.sentence(cause),
            )
        )


@dataclass(frozen=True)
class Run:
    """What one run of an algorithm is given."""

    parameters: dict[str, Any]
    context: QgsProcessingContext
    feedback: QgsProcessingFeedback
    monitor: FeedbackMonitor


class ServiceAlgorithm(TellingAlgorithm):
    """An algorithm that sends requests to the service.

    Subclasses set the class attributes and write :meth:`summary`, :meth:`own_parameters` and
    :meth:`run_verb`. The key is read in ``begin``, which QGIS runs on the main thread.

    :cvar verb: the public id, without that of the provider.
    :cvar subject: the id of its group in the toolbox.
    :cvar takes_source: whether there is a parameter SOURCE.
    :cvar where: the parameter with the areas that are sent: ``AREA``, ``CENTERS``, or empty for none.
    :cvar example: the parameters of an example, as ``qgis_process`` takes them.
    """

    verb = ""
    subject = groups.PORTFOLIO
    takes_source = False
    where = ""
    example = ""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self._connections = connections
        self._config: Optional[Config] = None
        self._about = About()

    def name(self) -> str:
        return self.verb

    def groupId(self) -> str:
        return self.subject

    def group(self) -> str:
        return groups.title_of(self.subject)

    def createInstance(self) -> ServiceAlgorithm:
        return type(self)(self._connections)

    def summary(self) -> str:
        """What it does: the first paragraph of the help."""
        raise NotImplementedError

    def connection_help(self) -> str:
        """What the help says of CONNECTION; empty: the usual."""
        return ""

    def own_parameters(self) -> Iterable[QgsProcessingParameterDefinition]:
        """Make the parameters beyond CONNECTION and SOURCE, in the order of the dialog."""
        raise NotImplementedError

    def run_verb(self, run: Run) -> dict[str, Any]:
        """Do the work and return the outputs; ApiErrors become sentences."""
        raise NotImplementedError

    def shortHelpString(self) -> str:
        told = [
            gis.text.joining.headed(parameter.description(), parameter.help())
            for parameter in self.parameterDefinitions()
            if parameter.help()
        ]
        command = f"qgis_process run geoportfolio:{self.verb} -- {self.example}"
        example = translate("GeoPortfolio", "Example: {command}").format(command=command)
        return "\n\n".join((self.summary(), "\n".join(told), example))

    def helpUrl(self) -> str:
        return self.provider().help_url if self.provider() is not None else ""

    def icon(self) -> QIcon:
        return QIcon(str(_ICON))

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:
        self.addParameter(factories.connection(self._connections.names(), self.connection_help()))
        if self.takes_source:
            self.addParameter(factories.source(remembered_sources(self._connections.default_name())))
        for parameter in self.own_parameters():
            self.addParameter(parameter)

    def begin(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        name = self.parameterAsString(parameters, CONNECTION, context) or self._connections.default_name()
        source = self.parameterAsString(parameters, SOURCE, context).strip() if self.takes_source else ""
        self._about = About(name, source, bool(self.where))
        if self.takes_source and not source:
            raise QgsProcessingException(
                translate("GeoPortfolio", "SOURCE is empty. Run List sources for the available ones.")
            )
        try:
            self._config = self._connections.config(name)
        except ApiError as error:
            raise QgsProcessingException(gis.text.error_messages.sentence(error, self._about)) from None
        self._warn_of_http(feedback)
        return True

    def _warn_of_http(self, feedback: QgsProcessingFeedback) -> None:
        if api.config.goes_in_the_clear(self._config.base_url):
            feedback.pushWarning(
                translate(
                    "GeoPortfolio",
                    "{address} begins with http://, so others on the network can read the API key and the "
                    "responses. Use https:// if the service offers it.",
                ).format(address=self._config.base_url)
            )

    def work(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict[str, Any]:
        try:
            self._refuse_written_over(parameters, context)
            toolbox.targets.check_target(parameters.get(OUTPUT), feedback)
            return self.run_verb(Run(parameters, context, feedback, FeedbackMonitor(feedback)))
        except (ApiError, OSError, toolbox.outputs.DatabaseError) as error:
            raise QgsProcessingException(gis.text.error_messages.sentence(error, self._about)) from None

    def _refuse_written_over(self, parameters: dict[str, Any], context: QgsProcessingContext) -> None:
        for parameter in self.parameterDefinitions():
            name = parameter.name()
            is_read = isinstance(parameter, QgsProcessingParameterFeatureSource)
            if is_read and toolbox.targets.replaces(parameters.get(OUTPUT), parameters.get(name), context):
                raise QgsProcessingException(
                    translate(
                        "GeoPortfolio",
                        "OUTPUT is the same as {name}, which is read until the end. Choose another file or "
                        "table.",
                    ).format(name=name)
                )

    def client(self) -> api.Client:
        """A client of the connection that was prepared."""
        return api.Client(self._config)

    def input(self, run: Run, name: str) -> toolbox.inputs.Input:
        """The features that the parameter *name* holds; raises QgsProcessingException when there are none."""
        return toolbox.inputs.Input(self, run, name)

    def text_of(self, run: Run, name: str) -> str:
        """Return the value of the parameter *name* as text, without blanks around it."""
        return self.parameterAsString(run.parameters, name, run.context).strip()

    def version_of(self, run: Run) -> str:
        """``v1`` or ``v2``."""
        return VERSIONS[self.parameterAsEnum(run.parameters, VERSION, run.context)]

    def filters_of(self, run: Run) -> Filters:
        """The value of FILTERS; raises InvalidFilters."""
        text = text_or_file(self.text_of(run, FILTERS), InvalidFilters)
        return api.filters.parse(text) if text else ()
