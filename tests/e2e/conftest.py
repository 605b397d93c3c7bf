"""Fixtures of the end-to-end tests: one display and one sandbox for all, one QGIS a module."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Iterator

import pytest

from sandbox.testing import Sandbox, running

from . import stage
from .analyst import EVIDENCE, Analyst
from .sample_project import write_sample_project
from .screens import SIZES, STRICTEST, THEMES


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-screens", action="store_true", help="take the screens in every size and theme")
    parser.addoption("--areas", default="", help="screens of these areas alone: circles,entries")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames:
        every = metafunc.config.getoption("--all-screens")
        kinds = [(size, theme) for size in SIZES for theme in THEMES] if every else STRICTEST
        metafunc.parametrize("kind", kinds, ids="-".join)


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The name of an X display."""
    with stage.display() as name:
        yield name


@pytest.fixture(scope="session")
def started_sandbox() -> Iterator[Sandbox]:
    with running() as started:
        # Its first answer takes the seconds in which it makes its portfolios; no analyst waits for that.
        started.get("/graph/api/v1/reports/portfolio/provision").raise_for_status()
        yield started


@pytest.fixture
def sandbox(started_sandbox: Sandbox) -> Iterator[Sandbox]:
    """The running sandbox: healthy, and with nothing asked so far."""
    started_sandbox.forget()
    yield started_sandbox
    started_sandbox.restore()


@pytest.fixture(scope="session")
def written_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample project, to be copied."""
    return write_sample_project(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="module")
def sample_project(written_project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh copy of the sample project."""
    folder = tmp_path_factory.mktemp("copy") / "project"
    return shutil.copytree(written_project.parent, folder) / written_project.name


@pytest.fixture(scope="module")
def application(
    screen: str, started_sandbox: Sandbox, sample_project: Path, request: pytest.FixtureRequest
) -> Iterator[stage.Application]:
    """QGIS with the plugin, the sample project, and the sandbox as its connection."""
    EVIDENCE.mkdir(parents=True, exist_ok=True)
    log = EVIDENCE / f"{request.module.__name__.rpartition('.')[2]}.log"
    service = stage.Service(started_sandbox.url, started_sandbox.key)
    with stage.application(
        screen, project=sample_project, environment=service.environment(), keep_log=log
    ) as started:
        yield started


@pytest.fixture
def analyst(application: stage.Application, request: pytest.FixtureRequest) -> Iterator[Analyst]:
    """Eyes and hands at the module's QGIS; a screenshot stays, and a complaint of QGIS fails the test."""
    before = Counter(application.complaints())
    person = Analyst(application)
    yield person
    person.screenshot(re.sub(r"\W+", "-", request.node.name).strip("-"))
    # What the test expects to fail is no complaint any more, also of those before it: their places shift.
    assert Counter(application.complaints()) - before == Counter()
