"""``qgis_process`` as cron runs it: a profile of its own, the plugin in it, the key in the environment."""

from __future__ import annotations

import os
import subprocess
from itertools import islice
from pathlib import Path
from typing import Iterator

import pytest
from qgis.core import QgsProject

from geoportfolio.core import gis
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.results import layers
from sandbox.testing import Sandbox, running
from tests.support.oracle import ALPS, COAST, SOURCE
from tests.support.service import client_of, query_for

ROOT = Path(__file__).resolve().parents[2]
# Debian 12's wrapper of this name is broken; elsewhere there is only the program itself.
PROGRAM = next(path for path in ("/usr/bin/qgis_process.bin", "/usr/bin/qgis_process") if Path(path).exists())
KEY = "headless+key/42="


@pytest.fixture(scope="module")
def headless_sandbox() -> Iterator[Sandbox]:
    """The service of a file's runs of ``qgis_process``."""
    with running(key=KEY) as started:
        yield started


@pytest.fixture(scope="module")
def headless(headless_sandbox: Sandbox, tmp_path_factory) -> dict[str, str]:
    """The variables of a shell whose profile has the plugin enabled."""
    profile = tmp_path_factory.mktemp("profile")
    plugins = profile / "profiles" / "default" / "python" / "plugins"
    plugins.mkdir(parents=True)
    (plugins / "geoportfolio").symlink_to(ROOT)
    own = ("QGIS_AUTH_DB_DIR_PATH", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if name not in own}
    environment.update(
        QT_QPA_PLATFORM="offscreen",
        QGIS_CUSTOM_CONFIG_PATH=str(profile),
        GEOPORTFOLIO_URL=headless_sandbox.url,
        GEOPORTFOLIO_API_KEY=KEY,
    )

    # What ``qgis_process plugins enable geoportfolio`` writes.
    settings = profile / "profiles" / "default" / "QGIS" / "QGIS3.ini"
    settings.parent.mkdir()
    settings.write_text("[PythonPlugins]\ngeoportfolio=true\n", "utf-8")
    return environment


@pytest.fixture
def pasted(headless, tmp_path):
    """Run text in bash, where ``qgis_process`` is on the path."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "qgis_process").symlink_to(PROGRAM)
    environment = {**headless, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}

    def run(text: str) -> str:
        done = subprocess.run(
            ["bash", "-e", "-c", text],
            env=environment,
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"
        assert KEY not in done.stdout + done.stderr
        return done.stdout

    return run


@pytest.fixture
def typed(run):
    """Run text as bash and ``qgis_process`` read it, without the start of another QGIS."""

    def run_all(text: str) -> None:
        # Each command becomes how many words it has, and the words.
        printed = "qgis_process() { printf '%s\\0' $# \"$@\"; }\n" + text
        said = subprocess.run(["bash", "-e", "-c", printed], stdout=subprocess.PIPE, text=True, check=True)
        words = iter(said.stdout.split("\0"))
        while count := next(words):
            first, algorithm, end, *parameters = islice(words, int(count))
            assert (first, end) == ("run", "--")
            run(algorithm.partition(":")[2], **dict(each.split("=", 1) for each in parameters))

    return run_all


@pytest.fixture
def saved_project(sandbox, tmp_path):
    """A project file with two results, one of which had an older answer, and no window."""
    project = QgsProject()
    path = tmp_path / "portfolio.qgz"
    project.setFileName(str(path))
    client = client_of(sandbox)
    described = gis.connections.sources.describe_source(client, SOURCE, Monitor())
    for name, query in (("Coast", query_for(COAST)), ("Alps", query_for(ALPS))):
        folder = tmp_path / "portfolio_geoportfolio"
        result = gis.results.loading.load(
            client, query, described, folder / f"{name}.gpkg", Monitor(), mark_repeats=True
        )
        layer = layers.add_result(project, result)
        layer.setName(name)
    assert project.write()
    project.clear()
    return path
