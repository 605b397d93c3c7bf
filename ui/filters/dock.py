"""The panel *Filters*: the filters of the selected source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtWidgets import QVBoxLayout, QWidget

from ...core.gis.text.languages import tr
from ..help.buttons import explain
from ..widgets.scrolling import Scrolling
from ..window.docks import PanelDock, Part
from .editor import FiltersEditor

if TYPE_CHECKING:
    from ..window.window import Window


class FiltersDock(PanelDock):
    """Edits the filters of the draft."""

    editor: FiltersEditor = Part()

    def __init__(self, window: Window, parent: Optional[QWidget] = None) -> None:
        super().__init__("filtersDock", tr("Filters"), parent)
        self._window = window

    def make_body(self) -> None:
        """Create the editor with the current filters."""
        window = self._window
        self.editor = FiltersEditor(window)
        holder = QWidget()
        outer = QVBoxLayout(holder)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addWidget(self.editor)
        self.setWidget(Scrolling(holder))
        explain(self, "filters")
        self.editor.changed.connect(lambda: window.draft.set_filters(self.editor.filters()))
        window.draft.changed.connect(self._show_draft)
        self.visibilityChanged.connect(lambda shown: self.editor.describe() if shown else None)
        self._show_draft()

    def open(self) -> None:
        """Show the panel in front."""
        self.show_in_front()
        self._window.session.open()
        self.editor.describe()

    def _show_draft(self) -> None:
        self.editor.show_filters(self._window.draft.filters)
