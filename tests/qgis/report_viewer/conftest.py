"""A report viewer in a window, what it reads, and hands for it."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtWidgets import (
    QMainWindow,
)

from geoportfolio.ui.reports.viewer import ReportViewer
from tests.support.report_viewer import Background
from tests.support.reports import a_report, write_pdf


@pytest.fixture
def background():
    return Background()


@pytest.fixture
def said():
    return []


@pytest.fixture
def window():
    window = QMainWindow()
    window.resize(1000, 800)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def viewer(window, background, said):
    return ReportViewer(background, lambda level, text: said.append((level, text)), window)


@pytest.fixture
def six(tmp_path):
    return a_report(write_pdf(tmp_path / "six.pdf", 6))
