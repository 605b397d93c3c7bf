"""A plugin of pytest that has tests of the real tier run where only Qt is real: see ``test_widgets.py``."""

from __future__ import annotations

import os
import sys
from typing import Iterator

import pytest

from tests.repository.qt6 import standin

standin.install(os.environ["QT_BINDING"])
# What these tests do is done by QGIS: a task, a message in its bar, its settings, its registry of algorithms.
NEEDS_QGIS = (
    "test_view.py::test_the_name_that_is_suggested",
    "test_view.py::test_the_chart_that_was_shown_is_saved",
    "test_view.py::test_the_analyst_chooses_the_file",
    "test_view.py::test_no_file_is_replaced_unasked",
    "test_view.py::test_an_svg_keeps",
    "test_view.py::test_a_read_only_folder",
    "test_view.py::test_a_png_has",
    "test_view.py::test_a_full_disk",
    "test_view.py::test_a_folder_that_is_gone",
    "test_view.py::test_a_file_that_was_there",
    "test_view.py::test_a_dialog_that_is_cancelled",
    "test_help_window.py::test_without_a_window",
    "test_help_window.py::test_help_of_a_processing_dialog",
    "test_help_window.py::test_docks_open",
    "test_layers_editor.py::test_the_map_service",
    "test_layers_editor.py::test_a_map_service",
    "test_layers_editor.py::test_a_dialog_that_is_left",
)
raised: list[BaseException] = []
# PyQt ends the process for an exception in a slot, unless somebody listens.
sys.excepthook = lambda _kind, error, _trace: raised.append(error)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ours = [item for item in items if not any(name in item.nodeid for name in NEEDS_QGIS)]
    config.hook.pytest_deselected(items=[item for item in items if item not in ours])
    items[:] = ours


@pytest.fixture(scope="session")
def qgis_app() -> Iterator[object]:
    from qgis.core import QgsApplication

    app = QgsApplication([])
    yield app
    app.processEvents()


@pytest.fixture(autouse=True)
def no_error_in_a_slot(qgis_app: object) -> Iterator[None]:
    raised.clear()
    yield
    assert raised == []
