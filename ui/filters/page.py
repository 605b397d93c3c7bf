"""The page of the editor with the tree, its errors and its summary."""

from __future__ import annotations

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from ...core.gis.text.filter_text import reading_texts
from ...core.gis.text.languages import tr
from ..connections.connection_fields import Notice
from ..widgets.controls import button, plain_tip, text_label
from .bar import FilterBar
from .faults import Faults
from .tree import FilterTree


class FiltersPage(QWidget):
    """Buttons, tree, messages with their next steps, and the filters as text with their reading."""

    reading_chosen = pyqtSignal(str)
    """Emitted with one of ``config.READINGS``; empty: unknown."""

    def __init__(self, bar: FilterBar, tree: FilterTree) -> None:
        super().__init__()
        self.required = Notice("filterRequired", Notice.AMBER)
        self.add_required = button("addRequiredButton", "", tr("Add Required Filter"), "")
        self.problem = Notice("filterProblem", Notice.AMBER)
        self.flatten = button("flattenFiltersButton", "", tr("Flatten"), "")
        self.fallback = Notice("filterFallback", Notice.AMBER)
        self.ask_again = button("askFiltersAgainButton", "", tr("Retry"), "")
        self.words = text_label("filterSentenceLabel")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reading = QComboBox()
        self.reading.setObjectName("filterReadingCombo")
        self.reading.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for reading, text in reading_texts().items():
            self.reading.addItem(text, reading)
        self.reading.activated.connect(lambda row: self.reading_chosen.emit(self.reading.itemData(row)))
        self.reading_title = QLabel(tr("The service combines filters with"))
        self.reading.setAccessibleName(self.reading_title.text())
        self._lay_out(bar, tree)

    def show_faults(self, faults: Faults, without_hierarchy: bool) -> None:
        """Show the errors of the filters, and whether the service returned no filter hierarchy."""
        self.required.say(faults.required_text() if faults.missing else "")
        self.problem.say(faults.text())
        self.flatten.setVisible(faults.nested)
        self.fallback.say(
            tr("The filter hierarchy could not be loaded. The list of the source is shown instead.")
            if without_hierarchy
            else ""
        )

    def show_words(self, words: str) -> None:
        """Show the filters as text; an empty one is hidden."""
        self.words.setText(words)
        self.words.setVisible(bool(words))

    def show_reading(self, reading: str, why_fixed: str) -> None:
        """Show how the service combines filters.

        :param why_fixed: why it can't be changed here; empty: it can.
        """
        tip = tr("Describes your service. It does not change the request.")
        self.reading.setCurrentIndex(self.reading.findData(reading))
        self.reading.setEnabled(not why_fixed)
        self.reading.setToolTip(plain_tip(why_fixed or tip))

    def _lay_out(self, bar: FilterBar, tree: FilterTree) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(bar)
        column.addWidget(tree, 1)
        for notice, link in (
            (self.required, self.add_required),
            (self.problem, self.flatten),
            (self.fallback, self.ask_again),
        ):
            notice.layout().addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
            column.addWidget(notice)
        column.addWidget(self.words)
        column.addWidget(self.reading_title)
        column.addWidget(self.reading)
