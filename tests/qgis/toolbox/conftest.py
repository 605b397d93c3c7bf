"""The provider in a real QGIS, with the sandbox as the connection of the environment."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsApplication,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProject,
)

from geoportfolio.core.toolbox.provider import GeoPortfolioProvider
from tests.support.processing import Feedback
from tests.support.service import QuickConnections


@pytest.fixture(autouse=True)
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
def run(sandbox):
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
