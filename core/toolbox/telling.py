"""How an algorithm reports a failure to QGIS, which keeps each exception with its frames."""

from __future__ import annotations

from typing import Any, Callable, Optional

from qgis.core import (
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
)


def _outcome(do: Callable[..., Any], *given: Any) -> tuple[Any, Optional[str]]:
    """What *do* returns, and what went wrong, with the exception itself gone."""
    try:
        return do(*given), None
    except QgsProcessingException as error:
        return None, str(error)


def _told_to_qgis(name: str) -> Callable[..., Any]:
    def run(self: TellingAlgorithm, *given: Any) -> Any:
        done, told = _outcome(getattr(self, name), *given)
        del self, given
        if told is not None:
            # Exactly this class: QGIS 3.22 shows a subclass as a traceback.
            raise QgsProcessingException(told)
        return done

    return run


class TellingAlgorithm(QgsProcessingAlgorithm):
    """An algorithm of which nothing stays after a failure but the sentence and this module.

    QGIS's bindings never let go of an exception that leaves an algorithm, nor of the frames below and above
    it, nor of what these can name: the layers of the run, the dialog, and all of a plugin that is reloaded.
    So the one frame that QGIS gets belongs to this module, which names nothing of the plugin, and none gets
    out while the dialog prepares a run: that would be kept, too. A run has a thread of its own.

    Subclasses write the three methods; each may raise QgsProcessingException.
    """

    def prepareAlgorithm(self, *given: Any) -> bool:
        done, told = _outcome(self.begin, *given)
        if told is not None:
            given[-1].reportError(told)  # as QGIS itself does with an exception, which it would keep
            return False
        return done

    processAlgorithm = _told_to_qgis("work")
    postProcessAlgorithm = _told_to_qgis("finish")

    def begin(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> bool:
        """What needs the main thread, before; False: it can't run."""
        raise NotImplementedError

    def work(
        self, parameters: dict[str, Any], context: QgsProcessingContext, feedback: QgsProcessingFeedback
    ) -> dict[str, Any]:
        """The work, in any thread; returns the outputs."""
        raise NotImplementedError

    def finish(self, context: QgsProcessingContext, feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """What needs the main thread, afterwards; returns more outputs."""
        return {}
