"""Runs of the Processing algorithms: what goes in, what comes out, what is said."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsApplication,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProject,
)

from geoportfolio.core.toolbox.provider import GeoPortfolioProvider
from tests.support.service import QuickConnections


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


@pytest.fixture
def provider(sandbox, monkeypatch, qgis_app):
    """The provider with the sandbox as the connection of the environment."""
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    provider = GeoPortfolioProvider(QuickConnections())
    registry = QgsApplication.processingRegistry()
    assert registry.addProvider(provider)
    yield provider
    registry.removeProvider(provider)


@pytest.fixture
def run(provider):
    """Run an algorithm; the outputs, or the exception as it leaves the algorithm.

    QGIS itself catches what leaves ``prepareAlgorithm``, and reports it.
    """

    project = QgsProject()  # a context does not keep its project

    def run(name, feedback=None, **parameters):
        feedback = feedback or Feedback()
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"geoportfolio:{name}")
        context = QgsProcessingContext()
        context.setProject(project)
        try:
            results, is_done = algorithm.run(parameters, context, feedback, {}, False)
        except QgsProcessingException:
            # QGIS keeps the frames below what left an algorithm for ever; files must end before QGIS does.
            del parameters, context
            raise
        if not is_done:
            raise QgsProcessingException(feedback.errors[-1])
        run.context = context
        return results

    run.context = None
    yield run
    run.context = None  # its layers end before QGIS does
