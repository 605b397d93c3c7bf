"""What the plugin's Processing algorithms share: connection, filters, cancel and errors."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional

from qgis.core import (
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtGui import QIcon

from .. import api, gis, toolbox
from ..api.config import VERSIONS
from ..api.errors import ApiError, InvalidFilters
from ..api.monitor import Monitor
from ..gis.about import About
from ..gis.connections import Connections
from ..gis.counting import plural
from ..gis.numbers import whole
from ..gis.source_cache import remembered_sources
from .help_texts import help_text
from .request_text import text_or_file
from .telling import TellingAlgorithm

if TYPE_CHECKING:
    from ..api import Config
    from ..api.filters import Filters

translate = QCoreApplication.translate

CONNECTION = "CONNECTION"
SOURCE = "SOURCE"
FILTERS = "FILTERS"
VERSION = "VERSION"
OUTPUT = "OUTPUT"

_ICON = Path(__file__).resolve().parents[2] / "resources" / "icons" / "geoportfolio.svg"


def edited_by(parameter: QgsProcessingParameterDefinition, widget: str, **more: Any) -> None:
    """Let Processing's dialogs show *parameter*, which stays a text, in a *widget* of ours.

    The class is named, not imported: there are no widgets on this floor, and none in ``qgis_process``.
    """
    package = __name__.split(".core.")[0]
    parameter.setMetadata({"widget_wrapper": {"class": f"{package}.ui.processing_widgets.{widget}", **more}})


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
                "The service gives at most {given} entry a page, not {asked}; they are asked for so.",
                "The service gives at most {given} entries a page, not {asked}; they are asked for so.",
            ).format(given=whole(given), asked=whole(asked))
        )

    def waiting(self, seconds: float, attempt: int, attempts: int, cause: ApiError) -> None:
        self._feedback.pushInfo(
            translate(
                "GeoPortfolio",
                "Trying again in {seconds} s (try {attempt} of {attempts}): {cause}",
            ).format(
                seconds=round(seconds),
                attempt=attempt + 1,
                attempts=attempts,
                cause=gis.sentences.sentence(cause),
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
    """An algorithm that asks the service.

    Subclasses set the class attributes, add their parameters and write :meth:`run_verb`. The key is
    read in ``begin``, which QGIS runs on the main thread.
    """

    verb = ""
    takes_source = False
    where = ""
    """The parameter with the areas that are asked; empty: none are."""
    example = ""
    """The parameters of an example, as ``qgis_process`` takes them."""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self._connections = connections
        self._config: Optional[Config] = None
        self._about = About()

    def name(self) -> str:
        return self.verb

    def createInstance(self) -> ServiceAlgorithm:
        return type(self)(self._connections)

    def summary(self) -> str:
        """What it does: the first paragraph of the help."""
        raise NotImplementedError

    def own_help(self) -> dict[str, str]:
        """What the help says of parameters that are this algorithm's own, by their names."""
        return {}

    def shortHelpString(self) -> str:
        names = [parameter.name() for parameter in self.parameterDefinitions()]
        command = f"qgis_process run geoportfolio:{self.verb} -- {self.example}"
        return help_text(self.summary(), names, self.own_help(), command)

    def helpUrl(self) -> str:
        return self.provider().help_url if self.provider() is not None else ""

    def icon(self) -> QIcon:
        return QIcon(str(_ICON))

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:
        connection = QgsProcessingParameterString(
            CONNECTION, translate("GeoPortfolio", "Connection (empty: the default one)"), optional=True
        )
        # The toolbox offers these as a list; the value stays text.
        connection.setMetadata({"widget_wrapper": {"value_hints": ["", *self._connections.names()]}})
        self.addParameter(connection)
        if self.takes_source:
            source = QgsProcessingParameterString(SOURCE, translate("GeoPortfolio", "Source"))
            hints = remembered_sources(self._connections.default_name())
            edited_by(source, "SourceWidget", **({"value_hints": hints} if hints else {}))
            self.addParameter(source)
        self.add_parameters()

    def add_parameters(self) -> None:
        """Add the parameters beyond CONNECTION and SOURCE."""
        raise NotImplementedError

    def run_verb(self, run: Run) -> dict[str, Any]:
        """Ask the service and return the outputs; ApiErrors become sentences."""
        raise NotImplementedError

    def add_portfolio_parameters(self, with_version: bool = True) -> None:
        """FILTERS and VERSION, as every portfolio algorithm has them."""
        filters = QgsProcessingParameterString(
            FILTERS,
            translate("GeoPortfolio", "Filters (JSON array, or @file.json)"),
            optional=True,
            multiLine=True,
        )
        edited_by(filters, "FiltersWidget")
        self.addParameter(filters)
        if with_version:
            self.addParameter(self.version_parameter())

    @staticmethod
    def version_parameter() -> QgsProcessingParameterDefinition:
        """VERSION: 0 is V1, 1 is V2 (spec 9)."""
        version = QgsProcessingParameterEnum(
            VERSION,
            translate("GeoPortfolio", "Version of the service's interface"),
            options=[text.upper() for text in VERSIONS],
            defaultValue=1,
        )
        version.setFlags(version.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
        return version

    def begin(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        name = self.parameterAsString(parameters, CONNECTION, context) or self._connections.default_name()
        source = self.parameterAsString(parameters, SOURCE, context).strip() if self.takes_source else ""
        self._about = About(name, source, bool(self.where))
        if self.takes_source and not source:
            raise QgsProcessingException(
                translate("GeoPortfolio", "SOURCE is empty. List sources shows which there are.")
            )
        try:
            self._config = self._connections.config(name)
        except ApiError as error:
            raise QgsProcessingException(gis.sentences.sentence(error, self._about)) from None
        self._warn_of_http(feedback)
        return True

    def _warn_of_http(self, feedback: QgsProcessingFeedback) -> None:
        if api.config.goes_in_the_clear(self._config.base_url):
            feedback.pushWarning(
                translate(
                    "GeoPortfolio",
                    "{address} begins with http://, so anybody on the network between can read the key and "
                    "the answers. Use https:// if the service offers it.",
                ).format(address=self._config.base_url)
            )

    def work(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict[str, Any]:
        try:
            self._refuse_written_over(parameters, context)
            toolbox.databases.check_database(parameters.get(OUTPUT))
            return self.run_verb(Run(parameters, context, feedback, FeedbackMonitor(feedback)))
        except (ApiError, OSError, toolbox.outputs.DatabaseError) as error:
            raise QgsProcessingException(gis.sentences.sentence(error, self._about)) from None

    def _refuse_written_over(self, parameters: dict[str, Any], context: QgsProcessingContext) -> None:
        for parameter in self.parameterDefinitions():
            name = parameter.name()
            is_read = isinstance(parameter, QgsProcessingParameterFeatureSource)
            if is_read and _is_replaced(parameters.get(name), parameters.get(OUTPUT), context):
                raise QgsProcessingException(
                    translate(
                        "GeoPortfolio",
                        "OUTPUT is where {name} is, which is read until the end. Choose another file or "
                        "table; you can remove the old one then.",
                    ).format(name=name)
                )

    def client(self) -> api.Client:
        """A client of the connection that was prepared."""
        return api.Client(self._config)

    def input(self, run: Run, name: str) -> toolbox.inputs.Input:
        """The features that the parameter *name* holds; raises QgsProcessingException when there are none."""
        return toolbox.inputs.Input(self, run, name)

    def source_of(self, run: Run) -> str:
        """The value of SOURCE."""
        return self.parameterAsString(run.parameters, SOURCE, run.context).strip()

    def version_of(self, run: Run) -> str:
        """``v1`` or ``v2``."""
        return VERSIONS[self.parameterAsEnum(run.parameters, VERSION, run.context)]

    def filters_of(self, run: Run) -> Filters:
        """The value of FILTERS; raises InvalidFilters."""
        typed = self.parameterAsString(run.parameters, FILTERS, run.context)
        text = text_or_file(typed, InvalidFilters)
        return api.filters.parse(text) if text else ()


def _is_replaced(given: Any, output: Any, context: QgsProcessingContext) -> bool:
    """Whether *output* would replace what the source *given* reads."""
    layer = toolbox.targets.layer_read(given, context)
    return layer is not None and (
        toolbox.databases.is_same_table(layer, output)
        or toolbox.targets.is_written_over(given, output, context)
    )
