"""Processes to be killed, and what has to be true of the files that they leave."""

from __future__ import annotations

from typing import Iterator

import pytest
from qgis.core import QgsApplication, QgsProcessingContext, QgsProject

from geoportfolio.core.gis.connections.connections import Connections
from geoportfolio.core.toolbox.provider import GeoPortfolioProvider
from sandbox.testing import Sandbox
from tests.support.processing import Feedback
from tests.support.recovery import PLACES, Nursery, write_points


@pytest.fixture(scope="session")
def started_nursery() -> Iterator[Nursery]:
    started = Nursery()
    yield started
    started.close()


@pytest.fixture
def nursery(started_nursery: Nursery, sandbox: Sandbox) -> Nursery:
    """Its processes work with the sandbox of the test."""
    started_nursery.service = {"url": sandbox.url, "key": sandbox.key}
    return started_nursery


@pytest.fixture(scope="module")
def points(tmp_path_factory) -> str:
    path = tmp_path_factory.mktemp("points") / "sites.gpkg"
    write_points(path, PLACES)
    return str(path)


@pytest.fixture
def enrich(sandbox, monkeypatch, qgis_app):
    """Run the algorithm here."""
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    monkeypatch.setenv("GEOPORTFOLIO_API_KEY", sandbox.key)
    provider = GeoPortfolioProvider(Connections())
    assert QgsApplication.processingRegistry().addProvider(provider)
    project = QgsProject()

    def run(**parameters) -> Feedback:
        algorithm = QgsApplication.processingRegistry().createAlgorithmById("geoportfolio:enrichpoints")
        context, feedback = QgsProcessingContext(), Feedback()
        context.setProject(project)
        assert algorithm.run(parameters, context, feedback, {}, False)[1]
        return feedback

    yield run
    QgsApplication.processingRegistry().removeProvider(provider)
