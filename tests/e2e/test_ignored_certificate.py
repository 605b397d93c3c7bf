"""QGIS's own question about a certificate, answered with *Ignore*: the key does not leave."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest

from tests.support.certificates import make_self_signed
from tests.support.gateway import Gateway, leaks

from . import stage
from .analyst import Analyst
from .docks import wait_for_window

KEY = "ignored-Key/4+g=h"
OURS, THEIRS = "ours", "theirs"
CONNECTIONS = """
[qgis]
connections-wms\\{ours}\\url={base}/graph/layers/wms
connections-wms\\{theirs}\\url={host}/elsewhere
"""


@pytest.fixture(scope="module")
def gateway(started_sandbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gateway]:
    """The service behind a certificate that nobody vouches for."""
    _, server = make_self_signed(tmp_path_factory.mktemp("certificate"))
    with Gateway(started_sandbox, server) as opened:
        yield opened


@pytest.fixture(scope="module")
def application(
    start_qgis: stage.Start, sample_project: Path, gateway: Gateway, home: Path
) -> stage.Application:
    """QGIS that knows the service, and something else on the same host, as WMS connections."""
    settings = stage.write_profile(home, stage.ROOT) / "QGIS" / "QGIS3.ini"
    names = {"ours": OURS, "theirs": THEIRS, "base": gateway.base_url, "host": gateway.url}
    settings.write_text(settings.read_text() + CONNECTIONS.format(**names))
    known = stage.Service(gateway.base_url, KEY)
    return start_qgis(project=sample_project, home=home, environment=known.environment())


def connect(analyst: Analyst, name: str) -> None:
    analyst.choose("cmbConnections", name)
    analyst.click("btnConnect")


def close_answer(analyst: Analyst) -> None:
    """QGIS says that what it got is no list of maps."""
    wait_for_window(analyst, "QMessageBox")
    analyst.press("Escape")


def test_ignore_lets_a_request_through_and_never_the_key(analyst: Analyst, gateway: Gateway) -> None:
    analyst.click("mActionDataSourceManager")
    analyst.click_item("mOptionsListWidget", "WMS/WMTS")
    connect(analyst, OURS)
    close_answer(analyst)
    assert gateway.seen == []
    connect(analyst, THEIRS)
    wait_for_window(analyst, "QgsAuthSslErrorsDialog")
    analyst.click_label("Ignore")
    close_answer(analyst)
    assert gateway.seen, "QGIS lets nothing through any more: this test shows nothing"
    connect(analyst, OURS)
    close_answer(analyst)
    analyst.press("Escape")
    assert {seen.headers.get("Authorization") for seen in gateway.seen} == {None}
    assert leaks([gateway], gateway.port, KEY) == []
