"""The page of the editor with the tree, what is wrong with it, and what it says in words."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..connections.connection_fields import Notice
from ..widgets.controls import button, text_label
from .bar import FilterBar
from .faults import Faults
from .tree import FilterTree

translate = QCoreApplication.translate


class FiltersPage(QWidget):
    """Buttons, tree, notices each with the way out of it, the sentence and its reading."""

    def __init__(self, bar: FilterBar, tree: FilterTree) -> None:
        super().__init__()
        self.required = Notice("filterRequired", Notice.AMBER)
        self.add_required = button("addRequiredButton", "", translate("GeoPortfolio", "Add it"), "")
        self.problem = Notice("filterProblem", Notice.AMBER)
        self.flatten = button("flattenFiltersButton", "", translate("GeoPortfolio", "Make a flat list"), "")
        self.fallback = Notice("filterFallback", Notice.AMBER)
        self.ask_again = button("askFiltersAgainButton", "", translate("GeoPortfolio", "Try again"), "")
        self.words = text_label("filterSentenceLabel")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reading = text_label("filterReadingLabel")
        self.set_reading = button("setReadingButton", "", translate("GeoPortfolio", "Set..."), "")
        self.set_reading.setToolTip(
            translate(
                "GeoPortfolio",
                "Set on the connection how its service joins nested filters, when your provider\n"
                "has told you: Edit..., then 'As the provider advises'",
            )
        )
        self.set_reading.setAccessibleName(translate("GeoPortfolio", "Set how the service joins filters"))
        self._lay_out(bar, tree)

    def show_faults(self, faults: Faults, without_hierarchy: bool) -> None:
        """What is wrong with the filters, and whether the service gave no hierarchy of them."""
        self.required.say(faults.required_text() if faults.missing else "")
        self.problem.say(faults.text())
        self.flatten.setVisible(faults.nested)
        self.fallback.say(
            translate("GeoPortfolio", "The filter hierarchy could not be had. The source's own list serves.")
            if without_hierarchy
            else ""
        )

    def show_words(self, words: str, reading: str, can_set: bool) -> None:
        """The sentence and how it is read; an empty text is not shown."""
        for label, text in ((self.words, words), (self.reading, reading)):
            label.setText(text)
            label.setVisible(bool(text))
        self.set_reading.setVisible(can_set)

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
        reading = QHBoxLayout()
        reading.addWidget(self.reading, 1)
        reading.addWidget(self.set_reading, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(reading)
