"""Report failures of algorithms to QGIS, which never releases an exception and its frames."""

from __future__ import annotations

from typing import Any, Callable, Optional

from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
)


def _outcome(do: Callable[..., Any], *given: Any) -> tuple[Any, Optional[str]]:
    """Return the result of *do*, and the message of its failure, without a reference to the exception."""
    try:
        return do(*given), None
    except QgsProcessingException as error:
        return None, str(error)


def _reported_to_qgis(name: str) -> Callable[..., Any]:
    def run(self: FailureReportingAlgorithm, *given: Any) -> Any:
        done, told = _outcome(getattr(self, name), *given)
        del self, given
        if told is not None:
            # Exactly this class: QGIS 3.22 shows a subclass as a traceback.
            raise QgsProcessingException(told)
        return done

    return run


class FailureReportingAlgorithm(QgsProcessingAlgorithm):
    """An algorithm that keeps nothing in memory after a failure but the message and this module.

    QGIS's bindings never release an exception that leaves an algorithm, nor its frames and everything they
    reference: the layers of the run, the dialog, and all of a plugin that is reloaded. So the only frame that
    QGIS gets belongs to this module, which references nothing of the plugin. No exception is raised while the
    dialog prepares a run, as the dialog's frames would be kept, too. A run has its own thread.

    Subclasses implement the three methods; each may raise QgsProcessingException.
    """

    def prepareAlgorithm(self, *given: Any) -> bool:
        done, told = _outcome(self.begin, *given)
        if told is not None:
            given[-1].reportError(told)  # as QGIS does with an exception, which it would keep
            return False
        return done

    processAlgorithm = _reported_to_qgis("work")
    postProcessAlgorithm = _reported_to_qgis("finish")

    def begin(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        """Prepare on the main thread; return False if it can't run."""
        raise NotImplementedError

    def work(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict[str, Any]:
        """Do the work, in any thread; return the outputs."""
        raise NotImplementedError

    def finish(self, context: QgsProcessingContext, feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Finish on the main thread; return more outputs."""
        return {}
