"""The named filters of the project, in the panel's menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qgis.core import QgsProject
from qgis.gui import QgsNewNameDialog
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QWidget

from ...core.api.errors import InvalidInput
from ...core.gis.projects import saved_filters
from ...core.gis.text.languages import tr
from .tree import FilterTree

if TYPE_CHECKING:
    from ..window.window import Window


class SavedFilters:
    """Saves, loads and removes filters of the selected source."""

    def __init__(self, window: Window, tree: FilterTree) -> None:
        self._window = window
        self._tree = tree

    def names(self) -> list[str]:
        """Return the names for the selected source."""
        return saved_filters.names(QgsProject.instance(), self._window.session.source)

    def ask_name(self, parent: QWidget) -> None:
        """Ask for a name and save the filters."""
        dialog = QgsNewNameDialog("", "", [], self.names(), Qt.CaseSensitivity.CaseSensitive, parent)
        dialog.setObjectName("saveFiltersDialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Save Filters"))
        dialog.setHintString(tr("Name in the project"))
        dialog.setOverwriteEnabled(True)
        dialog.setConflictingNameWarning(tr("This replaces the filters with the same name."))
        dialog.accepted.connect(lambda: self._save(dialog.name()))
        dialog.open()

    def load(self, name: str) -> None:
        """Replace all filters with those called *name*; report unreadable ones."""
        try:
            filters = saved_filters.load(QgsProject.instance(), self._window.session.source, name)
        except InvalidInput as error:
            self._window.messages.problem(error, self._window.session.about())
            return
        self._tree.apply(tr("load '{name}'").format(name=name), (filters, ()))

    def remove(self, name: str) -> None:
        """Remove the filters called *name* from the project."""
        saved_filters.remove(QgsProject.instance(), self._window.session.source, name)

    def _save(self, name: str) -> None:
        saved_filters.save(QgsProject.instance(), self._window.session.source, name, self._tree.filters())
