"""One matrix for all its tests: a column is run when the first of its cells is looked at."""

from __future__ import annotations

from typing import Iterator

import pytest

from tests.qgis.reliability.matrix import Matrix


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--reliability", action="store_true", help="write docs/developers/reliability.md from this run"
    )


@pytest.fixture(scope="session")
def matrix(agreed_sandbox, qgis_app, tmp_path_factory) -> Iterator[Matrix]:
    made = Matrix(agreed_sandbox, tmp_path_factory.mktemp("reliability"))
    yield made
    made.close()
