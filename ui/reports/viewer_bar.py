"""The two rows of buttons above a report: its pages and zoom, and what can be done with it."""

from __future__ import annotations

from typing import NamedTuple

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, QSize, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QAction, QBoxLayout, QSpinBox, QToolBar, QWidget

translate = QCoreApplication.translate


class Button(NamedTuple):
    """A button; *icon* is one of QGIS's theme. Leafing and zooming are keys of the page."""

    name: str
    icon: str
    text: str
    tip: str


class ReportBar(QWidget):
    """One row where it fits, else two; text goes before a button is cut."""

    #: the objectName of the button
    pressed = pyqtSignal(str)
    page_asked = pyqtSignal(int)

    def __init__(self) -> None:
        super().__init__()
        self._actions: dict[str, QAction] = {}
        self._page_spin = self._built_spin()
        previous_page, next_page, *zooming = _leaf_buttons()
        self._leaf_row, self._report_row = QToolBar(), QToolBar()
        self._fill(self._leaf_row, previous_page)
        self._spin_action = self._leaf_row.addWidget(self._page_spin)
        self._fill(self._leaf_row, next_page, *zooming)
        self._fill(self._report_row, *_report_buttons())
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addWidget(self._leaf_row)
        self._rows.addWidget(self._report_row, 1)

    def set_page_count(self, count: int) -> None:
        """Offer pages 1 to *count*."""
        self._page_spin.blockSignals(True)
        self._page_spin.setRange(1, count)
        self._page_spin.setSuffix(f"/{count}")
        self._page_spin.blockSignals(False)

    def show_page(self, page: int) -> None:
        """Show that *page* is looked at."""
        self._page_spin.blockSignals(True)
        self._page_spin.setValue(page)
        self._page_spin.blockSignals(False)
        self._actions["previousPageButton"].setEnabled(page > 1)
        self._actions["nextPageButton"].setEnabled(page < self._page_spin.maximum())

    def enable(self, *, readable: bool, leafing: bool) -> None:
        """Offer what works for the report that is shown: zoom and print, and going from page to page."""
        leaf_actions = [
            self._spin_action,
            self._actions["previousPageButton"],
            self._actions["nextPageButton"],
        ]
        for name in ("fitButton", "zoomInButton", "zoomOutButton", "printReportButton"):
            self._actions[name].setEnabled(readable)
        for action in leaf_actions:
            action.setVisible(leafing)

    def arrange(self, width: int) -> None:
        """Fit the rows into *width* pixels."""
        self._report_row.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        leaf, report = self._leaf_row.sizeHint().width(), self._report_row.sizeHint().width()
        one_row = leaf + report <= width
        self._rows.setDirection(
            QBoxLayout.Direction.LeftToRight if one_row else QBoxLayout.Direction.TopToBottom
        )
        if report > width:
            self._report_row.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _built_spin(self) -> QSpinBox:
        spin = QSpinBox()
        spin.setObjectName("pageSpin")
        spin.setKeyboardTracking(False)
        spin.setAlignment(Qt.AlignmentFlag.AlignRight)
        spin.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        spin.setAccessibleName(translate("GeoPortfolio", "Page"))
        spin.setToolTip(translate("GeoPortfolio", "Page; type a number to go there"))
        spin.valueChanged.connect(self.page_asked)
        return spin

    def _fill(self, row: QToolBar, *buttons: Button) -> None:
        row.setIconSize(QSize(20, 20))
        for button in buttons:
            action = QAction(QgsApplication.getThemeIcon(button.icon), button.text, self)
            # Without this Qt cuts the dots off "&Save...".
            action.setIconText(button.text)
            action.setToolTip(button.tip)
            action.triggered.connect(lambda _checked, name=button.name: self.pressed.emit(name))
            row.addAction(action)
            widget = row.widgetForAction(action)
            widget.setObjectName(button.name)
            widget.setAccessibleName(button.tip)
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._actions[button.name] = action


def _leaf_buttons() -> list[Button]:
    return [
        Button(
            "previousPageButton",
            "mActionArrowLeft.svg",
            translate("GeoPortfolio", "Previous page"),
            translate("GeoPortfolio", "Previous page"),
        ),
        Button(
            "nextPageButton",
            "mActionArrowRight.svg",
            translate("GeoPortfolio", "Next page"),
            translate("GeoPortfolio", "Next page"),
        ),
        Button(
            "fitButton",
            "mActionZoomFullExtent.svg",
            translate("GeoPortfolio", "Fit"),
            translate("GeoPortfolio", "Fit the width; once more: the whole page"),
        ),
        Button(
            "zoomOutButton",
            "mActionZoomOut.svg",
            translate("GeoPortfolio", "Smaller"),
            translate("GeoPortfolio", "Smaller (Ctrl+wheel, or - on the page)"),
        ),
        Button(
            "zoomInButton",
            "mActionZoomIn.svg",
            translate("GeoPortfolio", "Larger"),
            translate("GeoPortfolio", "Larger (Ctrl+wheel, or + on the page)"),
        ),
    ]


def _report_buttons() -> list[Button]:
    return [
        Button(
            "saveReportButton",
            "mActionFileSave.svg",
            translate("GeoPortfolio", "&Save..."),
            translate("GeoPortfolio", "Save a copy of the report"),
        ),
        Button(
            "openReportButton",
            "mActionSharingExport.svg",
            translate("GeoPortfolio", "&Open"),
            translate("GeoPortfolio", "Open the report in the program that this computer uses for it"),
        ),
        Button(
            "printReportButton",
            "mActionFilePrint.svg",
            translate("GeoPortfolio", "&Print..."),
            translate("GeoPortfolio", "Print the report"),
        ),
        Button(
            "showOnMapButton",
            "mActionPanTo.svg",
            translate("GeoPortfolio", "Show on &map"),
            translate("GeoPortfolio", "Move the map to the point of the report"),
        ),
    ]
