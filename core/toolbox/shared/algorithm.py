"""The base of the plugin's Processing algorithms: help, input, cancellation and errors."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterable, Optional

from qgis.core import (
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFeatureSource,
)
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QIcon

from ... import gis
from ...api.errors import ApiError
from ...api.monitor import Monitor
from ...gis.text.about import About
from ...gis.text.languages import tr
from ...gis.text.numbers import plural, whole
from .. import shared
from . import groups
from .failure_reports import FailureReportingAlgorithm
from .parameters import OUTPUT

_ICON = Path(__file__).resolve().parents[3] / "resources" / "icons" / "geoportfolio.svg"


class FeedbackMonitor(Monitor):
    """Connects the monitor of an operation to the feedback of a Processing run."""

    def __init__(self, feedback: QgsProcessingFeedback) -> None:
        super().__init__()
        self._feedback = feedback
        self._expected = 0
        self._told = ""
        # Direct, as the algorithm's thread has no event loop.
        feedback.canceled.connect(self.cancelled.set, Qt.ConnectionType.DirectConnection)
        if feedback.isCanceled():
            self.cancelled.set()

    def expect(self, total: int) -> None:
        """Set the *total* for the progress bar."""
        self._expected = total

    def counted(self, records: int) -> None:
        if self._expected:
            self._feedback.setProgress(100 * records / self._expected)
        text = tr("{count} so far").format(count=whole(records))
        # Each text adds a line to the dialog's log.
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
            tr("Retrying in {seconds} s (attempt {attempt} of {attempts}): {cause}").format(
                seconds=round(seconds),
                attempt=attempt + 1,
                attempts=attempts,
                cause=gis.text.error_messages.sentence(cause),
            )
        )


@dataclass(frozen=True)
class Run:
    """The arguments of one run of an algorithm."""

    parameters: dict[str, Any]
    context: QgsProcessingContext
    feedback: QgsProcessingFeedback
    monitor: FeedbackMonitor


class PluginAlgorithm(FailureReportingAlgorithm):
    """An algorithm of the provider.

    Subclasses set the class attributes and write :meth:`summary`, :meth:`own_parameters` and
    :meth:`run_verb`.

    :cvar verb: the public id, without the provider's.
    :cvar subject: the id of its group in the toolbox.
    :cvar example: the parameters of an example, as ``qgis_process`` takes them.
    """

    verb = ""
    subject = groups.PORTFOLIO
    example = ""

    def __init__(self) -> None:
        super().__init__()
        self._about = About()

    def name(self) -> str:
        return self.verb

    def groupId(self) -> str:
        return self.subject

    def group(self) -> str:
        return groups.title_of(self.subject)

    def createInstance(self) -> PluginAlgorithm:
        return type(self)()

    def summary(self) -> str:
        """Return what it does: the first paragraph of the help."""
        raise NotImplementedError

    def own_parameters(self) -> Iterable[QgsProcessingParameterDefinition]:
        """Return the parameters in the order of the dialog."""
        raise NotImplementedError

    def run_verb(self, run: Run) -> dict[str, Any]:
        """Do the work and return the outputs; an ApiError becomes a message."""
        raise NotImplementedError

    def shortHelpString(self) -> str:
        told = [
            gis.text.joining.headed(parameter.description(), parameter.help())
            for parameter in self.parameterDefinitions()
            if parameter.help()
        ]
        command = f"qgis_process run geoportfolio:{self.verb} -- {self.example}"
        example = tr("Example: {command}").format(command=command)
        return "\n\n".join((self.summary(), "\n".join(told), example))

    def helpUrl(self) -> str:
        return self.provider().help_url if self.provider() is not None else ""

    def icon(self) -> QIcon:
        return QIcon(str(_ICON))

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:
        for parameter in self.own_parameters():
            self.addParameter(parameter)

    def begin(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        return True

    def work(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict[str, Any]:
        try:
            self._refuse_written_over(parameters, context)
            shared.targets.check_target(parameters.get(OUTPUT), feedback)
            return self.run_verb(Run(parameters, context, feedback, FeedbackMonitor(feedback)))
        except (ApiError, OSError, shared.outputs.DatabaseError) as error:
            raise QgsProcessingException(gis.text.error_messages.sentence(error, self._about)) from None

    def _refuse_written_over(self, parameters: dict[str, Any], context: QgsProcessingContext) -> None:
        """Refuse an output that would overwrite an input or another output."""
        definitions = self.parameterDefinitions()
        read = [each.name() for each in definitions if isinstance(each, QgsProcessingParameterFeatureSource)]
        written: dict[str, str] = {}
        for output in (each.name() for each in definitions if each.isDestination()):
            value = parameters.get(output)
            for name in read:
                if shared.targets.replaces(value, parameters.get(name), context):
                    raise QgsProcessingException(
                        tr(
                            "{output} is the same as {name}, which is read until the end. Choose another "
                            "file or table."
                        ).format(output=output, name=name)
                    )
            if shared.targets.is_temporary(value):
                continue
            other = written.setdefault(shared.targets.destination_of(value), output)
            if other != output:
                raise QgsProcessingException(
                    tr("{output} is the same as {name}. Choose another file or table.").format(
                        output=output, name=other
                    )
                )

    def input(self, run: Run, name: str) -> shared.inputs.Input:
        """Return the features of the parameter *name*; raises QgsProcessingException if there are none."""
        return shared.inputs.Input(self, run, name)

    def text_of(self, run: Run, name: str) -> str:
        """Return the value of the parameter *name* as text, stripped."""
        return self.parameterAsString(run.parameters, name, run.context).strip()
