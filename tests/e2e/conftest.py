"""Fixtures of the end-to-end tests: one sandbox, one display a size, and a QGIS that most stories share.

Each story runs in one size and theme (``KINDS``), so that narrow and wide, light and dark screens are all
judged in one run, by three QGIS; most run in the narrow dark one, where texts are cut first and colors fail
first. With ``--kinds small-light,large-dark`` the stories that keep screens run in each of those instead.
"""

from __future__ import annotations

import re
import shutil
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Callable, ContextManager, Iterator, Optional

import pytest

from sandbox.testing import Sandbox, running

from . import stage
from .analyst import EVIDENCE, Analyst
from .sample_project import write_sample_project

USUAL = "small-dark"
KINDS = {
    "test_accumulation": "large-light",
    "test_browser": "large-dark",
    "test_by_keyboard": "large-light",
    "test_connections": USUAL,
    "test_dialogs": USUAL,
    "test_enrichment": USUAL,
    "test_filters": USUAL,
    "test_home": USUAL,
    "test_loading": USUAL,
    "test_maps": "large-light",
    "test_portable": "large-dark",
    "test_reports": USUAL,
    "test_results": USUAL,
    "test_search": USUAL,
    "test_selection": USUAL,
    "test_support": USUAL,
}
"""The stories that keep screens, and the size and theme of each."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kinds", default="", help="run what keeps screens in these sizes and themes instead")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames:
        usual = KINDS.get(metafunc.module.__name__.rpartition(".")[2], USUAL)
        wanted = metafunc.config.getoption("--kinds")
        metafunc.parametrize("kind", wanted.split(",") if wanted else [usual], scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those of one kind follow each other, as they share a QGIS."""
    if config.getoption("--kinds"):
        items[:] = [item for item in items if item.path.stem in KINDS]
    items.sort(key=lambda item: item.callspec.params.get("kind", "") if hasattr(item, "callspec") else "")


@pytest.fixture(scope="session")
def screen(kind: str) -> Iterator[str]:
    """The name of an X display of the story's size."""
    with stage.display(*stage.SIZES[kind.partition("-")[0]]) as name:
        yield name


@pytest.fixture(scope="session")
def theme(kind: str) -> str:
    """The theme of QGIS in the story."""
    return kind.partition("-")[2]


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
def service(started_sandbox: Sandbox) -> stage.Service:
    """The sandbox, as the plugin's connection ``environment``."""
    return stage.Service(started_sandbox.url, started_sandbox.key)


@pytest.fixture(scope="session")
def written_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample project, to be copied."""
    return write_sample_project(tmp_path_factory.mktemp("project"))


@pytest.fixture(scope="module")
def sample_project(kind: str, written_project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sample project, which is the story's own."""
    folder = tmp_path_factory.mktemp("copy") / "project"
    return shutil.copytree(written_project.parent, folder) / written_project.name


@pytest.fixture(scope="module")
def home(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the profile and the password store of a QGIS lie that a story starts; new in each kind."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def start_qgis(screen: str, theme: str, request: pytest.FixtureRequest) -> Iterator[stage.Start]:
    """Starts a QGIS of the story's own, which ends with it."""
    EVIDENCE.mkdir(parents=True, exist_ok=True)
    options = {"theme": theme, "keep_log": EVIDENCE / f"{request.path.stem}.log"}
    with ExitStack() as stack:
        yield lambda **more: stack.enter_context(stage.application(screen, **{**options, **more}))


class SharedQgis:
    """One for all stories that need none of their own; each finds it with a new project."""

    def __init__(self, start: Callable[[Path], ContextManager[stage.Application]]) -> None:
        self._start = start
        self._stack = ExitStack()
        self._application: Optional[stage.Application] = None

    def open(self, project: Path) -> stage.Application:
        """QGIS with that project as it is in its file."""
        if self._application is None:
            self._application = self._stack.enter_context(self._start(project))
        else:
            Analyst(self._application).open_afresh(project)
        return self._application

    def end(self) -> None:
        """The next story finds a new one."""
        self._application = None
        self._stack.close()


@pytest.fixture(scope="session")
def shared_qgis(screen: str, theme: str, service: stage.Service) -> Iterator[SharedQgis]:
    EVIDENCE.mkdir(parents=True, exist_ok=True)
    shared = SharedQgis(
        lambda project: stage.application(
            screen,
            project=project,
            theme=theme,
            environment=service.environment(),
            keep_log=EVIDENCE / "shared.log",
        )
    )
    yield shared
    shared.end()


@pytest.fixture
def application(
    shared_qgis: SharedQgis, sample_project: Path, request: pytest.FixtureRequest
) -> Iterator[stage.Application]:
    """QGIS with the plugin, the sample project, and the sandbox as its connection."""
    failed = request.session.testsfailed
    yield shared_qgis.open(sample_project)
    if request.session.testsfailed > failed:
        shared_qgis.end()


@pytest.fixture
def analyst(application: stage.Application, request: pytest.FixtureRequest) -> Iterator[Analyst]:
    """Eyes and hands at the story's QGIS; a screenshot stays, and a complaint of QGIS fails the test."""
    before = Counter(application.complaints())
    person = Analyst(application)
    yield person
    person.screenshot(re.sub(r"\W+", "-", request.node.name).strip("-"))
    # What the test expects to fail is no complaint any more, also of those before it: their places shift.
    complained = Counter(application.complaints()) - before
    assert not complained, "\n".join(sorted(complained))
