"""Fixtures of the end-to-end tests: one display and one sandbox for all, one QGIS a module."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest

from . import stage
from .analyst import EVIDENCE, Analyst
from .sample_project import write_sample_project


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The name of an X display."""
    with stage.display() as name:
        yield name


@pytest.fixture(scope="session")
def service() -> Iterator[stage.Service]:
    """A running sandbox."""
    with stage.sandbox() as running:
        yield running


@pytest.fixture(scope="module")
def sample_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh copy of the sample project."""
    return write_sample_project(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="module")
def application(
    screen: str, service: stage.Service, sample_project: Path, request: pytest.FixtureRequest
) -> Iterator[stage.Application]:
    """QGIS with the plugin, the sample project, and the sandbox as its connection."""
    EVIDENCE.mkdir(parents=True, exist_ok=True)
    log = EVIDENCE / f"{request.module.__name__.rpartition('.')[2]}.log"
    with stage.application(
        screen, project=sample_project, environment=service.environment(), keep_log=log
    ) as started:
        yield started


@pytest.fixture
def analyst(application: stage.Application, request: pytest.FixtureRequest) -> Iterator[Analyst]:
    """Eyes and hands at the module's QGIS; a screenshot stays, and a complaint of QGIS fails the test."""
    before = len(application.complaints())
    person = Analyst(application)
    yield person
    person.screenshot(request.node.name)
    assert application.complaints()[before:] == []
