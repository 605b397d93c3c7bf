"""A window, a profile and a project of the test's own, as the tests of the plugin have them."""

from __future__ import annotations

import pytest
from qgis.PyQt.QtWidgets import QWidget

from tests.support.event_loop import let_go


@pytest.fixture
def shown(fresh):
    """Show a widget until the end of the test."""
    widgets: list[QWidget] = []

    def show(widget):
        widgets.append(widget)
        widget.show()
        return widget

    yield show
    for widget in widgets:
        widget.deleteLater()
    let_go()
