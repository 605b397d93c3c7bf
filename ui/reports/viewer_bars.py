"""The toolbars of the report viewer: pages and zoom; save, open, print, show on map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterator

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QSize, Qt
from qgis.PyQt.QtWidgets import QAction, QBoxLayout, QSpinBox, QToolBar

from ...core.gis.text.languages import tr
from ..widgets.controls import DescribedButton, tab_through

if TYPE_CHECKING:
    from .viewer import ReportViewer


class ViewerBars(QBoxLayout):
    """Two toolbars, side by side if they fit, else one below the other."""

    def __init__(self, viewer: ReportViewer) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._viewer = viewer
        self._page_bar, self._report_bar = QToolBar(), QToolBar()
        self._actions = {each.name: self._added(self._page_bar, each) for each in self._page_buttons()}
        self._page_spin = self._made_spin()
        self._spin = self._page_bar.insertWidget(self._actions["nextPageButton"], self._page_spin)
        for each in self._report_buttons():
            self._actions[each.name] = self._added(self._report_bar, each)
        self.setSpacing(0)
        self.addWidget(self._page_bar)
        self.addWidget(self._report_bar, 1)

    def order_tabs(self) -> None:
        """Set the tab order, once the toolbars are in a window."""
        bars = (self._page_bar, self._report_bar)
        tab_through(*(bar.widgetForAction(action) for bar in bars for action in bar.actions()))

    def set_page_count(self, count: int) -> None:
        """Show page 1 of *count*."""
        self._page_spin.setRange(1, count)
        self._page_spin.setSuffix(f"/{count}")

    def show_page(self, page: int, count: int) -> None:
        """Show the number of the current page of *count*."""
        self._page_spin.blockSignals(True)
        self._page_spin.setValue(page)
        self._page_spin.blockSignals(False)
        self._actions["previousPageButton"].setEnabled(page > 1)
        self._actions["nextPageButton"].setEnabled(page < count)

    def offer(self, *, has_content: bool, has_pages: bool) -> None:
        """Enable the buttons for what is shown: a report, and one with pages."""
        for name in ("fitButton", "zoomInButton", "zoomOutButton", "printReportButton"):
            self._actions[name].setEnabled(has_content)
        for action in (self._actions["previousPageButton"], self._spin, self._actions["nextPageButton"]):
            action.setVisible(has_pages)

    def arrange(self, width: int) -> None:
        """Place the toolbars in *width* pixels; hide texts if necessary."""
        self._report_bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        needed = self._report_bar.sizeHint().width()
        fits = self._page_bar.sizeHint().width() + needed <= width
        self.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)
        if needed > width:
            self._report_bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _made_spin(self) -> QSpinBox:
        spin = QSpinBox()
        spin.setObjectName("pageSpin")
        spin.setKeyboardTracking(False)
        spin.setAlignment(Qt.AlignmentFlag.AlignRight)
        spin.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        spin.setAccessibleName(tr("Page"))
        spin.setToolTip(tr("Page number"))
        spin.valueChanged.connect(self._viewer.page_view.go_to)
        return spin

    def _added(self, bar: QToolBar, button: DescribedButton) -> QAction:
        bar.setIconSize(QSize(20, 20))
        action = QAction(QgsApplication.getThemeIcon(button.icon), button.text, self._viewer)
        # Otherwise Qt removes the dots of "Save…".
        action.setIconText(button.text)
        action.setToolTip(button.tip)
        action.triggered.connect(button.do)
        bar.addAction(action)
        widget = bar.widgetForAction(action)
        widget.setObjectName(button.name)
        widget.setAccessibleName(button.tip)
        widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return action

    def _page_buttons(self) -> Iterator[DescribedButton]:
        """Yield the buttons of the first row."""
        before, after = (tr("Previous Page"), tr("Next Page"))
        yield DescribedButton(
            "previousPageButton",
            "mActionArrowLeft.svg",
            before,
            before,
            lambda: self._viewer.page_view.go_to(self._viewer.page_view.page - 1),
        )
        yield DescribedButton(
            "nextPageButton",
            "mActionArrowRight.svg",
            after,
            after,
            lambda: self._viewer.page_view.go_to(self._viewer.page_view.page + 1),
        )
        yield DescribedButton(
            "fitButton",
            "mActionZoomFullExtent.svg",
            tr("Fit"),
            tr("Fit the width; again: the whole page"),
            lambda: self._viewer.view().fit(),
        )
        yield DescribedButton(
            "zoomOutButton",
            "mActionZoomOut.svg",
            tr("Zoom Out"),
            tr("Zoom out (Ctrl+wheel, or - on the page)"),
            lambda: self._viewer.view().zoom_out(),
        )
        yield DescribedButton(
            "zoomInButton",
            "mActionZoomIn.svg",
            tr("Zoom In"),
            tr("Zoom in (Ctrl+wheel, or + on the page)"),
            lambda: self._viewer.view().zoom_in(),
        )

    def _report_buttons(self) -> Iterator[DescribedButton]:
        yield DescribedButton(
            "saveReportButton",
            "mActionFileSave.svg",
            tr("Save…"),
            tr("Save a copy of the report"),
            self._viewer.save,
        )
        yield DescribedButton(
            "openReportButton",
            "mActionSharingExport.svg",
            tr("Open"),
            tr("Open the report in the default program"),
            self._viewer.open_outside,
        )
        yield DescribedButton(
            "printReportButton",
            "mActionFilePrint.svg",
            tr("Print…"),
            tr("Print the report"),
            self._viewer.print_report,
        )
        yield DescribedButton(
            "showOnMapButton",
            "mActionPanTo.svg",
            tr("Show on Map"),
            tr("Zoom the map to the location of the report"),
            self._viewer.show_on_map,
        )
