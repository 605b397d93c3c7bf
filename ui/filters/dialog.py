"""The editor of filters in a window of its own, for filters that are not those of the docks."""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QCoreApplication, QObject, pyqtSignal
from qgis.PyQt.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from ...core.api import filters as filter_tree
from ...core.api.filters import Filters, MalformedFilters
from ..help.buttons import add_help
from ..session import Session
from .dock import FiltersDock
from .json_page import JsonPage

translate = QCoreApplication.translate


class _Kept(QObject):
    """The part of a draft that the editor needs: the filters, of nobody else."""

    changed = pyqtSignal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.filters: Filters = ()

    def set_filters(self, filters: Filters) -> None:
        """Take *filters*."""
        if filters != self.filters:
            self.filters = filters
            self.changed.emit()


class FiltersDialog(QDialog):
    """Filters as a tree where *session* knows their source, else as JSON.

    :param session: has the source of the filters chosen; None: their source is another one.
    """

    def __init__(self, iface: Any, session: Optional[Session], parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("filtersDialog")
        self.setWindowTitle(translate("GeoPortfolio", "Filters"))
        self.resize(420, 480)
        self._kept = _Kept(self)
        self._tree: Optional[FiltersDock] = None
        column = QVBoxLayout(self)
        if session is None:
            self.json = JsonPage()
            self.json.applied.connect(self._apply)
            self.json.cancelled.connect(self.reject)
            column.addWidget(self.json)
            return
        # The whole editor is a dock; here it is a part of the window, without title and without room to go.
        self._tree = FiltersDock(iface, session, self._kept, self)
        self._tree.setTitleBarWidget(QWidget())
        self._tree.setFeatures(self._tree.DockWidgetFeature.NoDockWidgetFeatures)
        self.json = self._tree.json
        column.addWidget(self._tree, 1)
        column.addWidget(self._ends())

    def filters(self) -> Filters:
        """The filters as they are now."""
        return self._kept.filters

    def text(self) -> str:
        """The filters as the text of a parameter; empty: there are none."""
        return filter_tree.dumps(self.filters()) if self.filters() else ""

    def show_filters(self, filters: Filters) -> None:
        """Edit *filters*."""
        self._kept.set_filters(filters)
        if self._tree is None:
            self.json.show_filters(filters)

    def show_fault(self, text: str, fault: MalformedFilters) -> None:
        """Edit *text*, which is none yet."""
        if self._tree is not None:
            self._tree.pages.setCurrentWidget(self.json)
        self.json.show_fault(text, fault)

    def accept(self) -> None:
        """End with the filters; JSON that is still open is taken, too, unless something is wrong with it."""
        if self._tree is not None and self._tree.pages.currentWidget() is self.json:
            self.json.apply.click()
            if self._tree.pages.currentWidget() is self.json:
                return
        super().accept()

    def _apply(self, filters: Filters) -> None:
        self._kept.set_filters(filters)
        self.accept()

    def _ends(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        box.setObjectName("filtersDialogButtons")
        add_help(box, self, "filters")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        for each in box.findChildren(QPushButton):
            each.setAutoDefault(False)
        return box
