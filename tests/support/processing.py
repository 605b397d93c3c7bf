"""Runs of the Processing algorithms: what goes in, what comes out, what is said."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsProcessingException,
    QgsProcessingFeedback,
)


class Feedback(QgsProcessingFeedback):
    """Keeps what is said to the analyst."""

    def __init__(self, cancel_at: str = "") -> None:
        super().__init__(False)
        self.errors: list[str] = []
        self.infos: list[str] = []
        self.warnings: list[str] = []
        self._cancel_at = cancel_at

    def reportError(self, error, fatalError=False):
        self.errors.append(error)

    def pushWarning(self, warning):
        self.warnings.append(warning)

    def pushInfo(self, info):
        self.infos.append(info)

    def setProgressText(self, text):
        if self._cancel_at and self._cancel_at in text:
            self.cancel()


def fails(run, name, **parameters) -> str:
    """The sentence with which a run ends; a subclass of the exception would be shown as a traceback."""
    with pytest.raises(QgsProcessingException) as raised:
        run(name, **parameters)
    parameters.clear()  # see the fixture ``run``
    assert type(raised.value) is QgsProcessingException
    return str(raised.value)


def rows(run, results) -> list[dict]:
    """The rows of a temporary table."""
    layer = run.context.getMapLayer(results["OUTPUT"])
    return [dict(zip(layer.fields().names(), feature.attributes())) for feature in layer.getFeatures()]
