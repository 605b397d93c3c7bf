"""An HTML report outside QGIS: in a real Chromium nothing of the safe copy runs, is fetched or sent."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Iterator

import pytest

from geoportfolio.core.gis.reports.html_pages import write_safe_copy
from tests.support.hostile_html import hostile
from tests.support.scripted_server import FakeServer, Reply

SECONDS = 60
WAITED_MS = 5_000
"""Of the page's own time, which Chromium passes faster: for what a script or a refresh does later."""


@pytest.fixture
def server() -> Iterator[FakeServer]:
    with FakeServer(answer=lambda _: Reply()) as started:
        yield started


def seen_in_chromium(page: Path, profile: Path) -> str:
    """The document of *page* as it stands once its scripts and requests are done."""
    command = [
        *("chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
        *("--no-first-run", "--disable-background-networking", "--allow-file-access-from-files"),
        *(f"--user-data-dir={profile}", f"--virtual-time-budget={WAITED_MS}", "--dump-dom", page.as_uri()),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=True)
    return done.stdout


def test_chromium_fetches_for_the_report_itself(server, tmp_path):
    """Without a harm that could be done nothing is proved."""
    page = tmp_path / "report.html"
    page.write_text(hostile(server.url, "red.png"), "utf-8")
    seen_in_chromium(page, tmp_path / "profile")
    asked = {seen.target.strip("/") for seen in server.seen}
    assert {"fetch", "image", "css", "frame", "background"} & asked, asked


def test_chromium_fetches_runs_and_leaves_nothing_for_the_safe_copy(server, tmp_path):
    page, copies = tmp_path / "report.html", tmp_path / "copies"
    copies.mkdir()
    page.write_text(hostile(server.url, "red.png"), "utf-8")
    document = seen_in_chromium(write_safe_copy(page, copies), tmp_path / "profile")
    assert "Words that stay" in document and "<script" not in document
    assert server.seen == []
