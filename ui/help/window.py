"""The help window: contents, a page, back and forward, and search."""

from __future__ import annotations

from functools import partial
from typing import Optional

from qgis.core import QgsSettings
from qgis.gui import QgsFilterLineEdit
from qgis.PyQt.QtCore import QByteArray, Qt, QUrl
from qgis.PyQt.QtGui import (
    QCloseEvent,
    QColor,
    QKeySequence,
    QPalette,
    QTextCursor,
    QTextFrameFormat,
    QTextTable,
)
from qgis.PyQt.QtWidgets import (
    QAction,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from ...core.gis.text.languages import tr
from ..widgets.icons import icon
from ..widgets.link_colors import ReadableLinks, color_anchors
from .pages import FIRST, PAGES, WINDOW, page_at, text_of, title_of, url_of

_GEOMETRY = "geoportfolio/helpGeometry"
_WIDTH, _HEIGHT = 780, 620
_BESIDE = 24
"""The width that a list needs in addition to its text."""
_MARGIN = 14
_PADDING = 4


class HelpWindow(QWidget):
    """Shows the pages of the plugin's folder; it sends no requests."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName(WINDOW)
        self.setWindowTitle(tr("GeoPortfolio Help"))
        self.setWindowIcon(icon("geoportfolio"))
        self.contents = self._contents()
        self.browser = self._browser()
        self.line = self._line()
        self._lay_out()
        self._read_size()

    def open(self, page: str = FIRST) -> None:
        """Show *page* in front; an unknown page shows the first one."""
        self.browser.setSource(url_of(page if page in PAGES else FIRST))
        self.show()
        self.raise_()
        self.activateWindow()
        self.browser.setFocus()

    @property
    def page(self) -> str:
        """Return the current page."""
        return page_at(self.browser.source())

    def closeEvent(self, event: QCloseEvent) -> None:
        QgsSettings().setValue(_GEOMETRY, self.saveGeometry())
        super().closeEvent(event)

    # Widgets

    def _contents(self) -> QListWidget:
        made = QListWidget()
        made.setObjectName("helpContents")
        made.setAccessibleName(tr("Contents"))
        made.setToolTip(tr("Help pages"))
        for page in PAGES:
            item = QListWidgetItem(title_of(page), made)
            item.setData(Qt.ItemDataRole.UserRole, page)
            item.setToolTip(item.text())
        made.currentItemChanged.connect(self._go)
        return made

    def _browser(self) -> QTextBrowser:
        made = QTextBrowser()
        made.setObjectName("helpPage")
        made.setAccessibleName(tr("Page"))
        made.setOpenExternalLinks(True)
        made.document().setDocumentMargin(_MARGIN)
        made.sourceChanged.connect(self._arrived)
        ReadableLinks(made, QPalette.ColorRole.Base, partial(color_anchors, made))
        return made

    def _line(self) -> QgsFilterLineEdit:
        made = QgsFilterLineEdit()
        made.setObjectName("helpFindLine")
        made.setShowSearchIcon(True)
        made.setPlaceholderText(tr("Search the help"))
        made.setAccessibleName(made.placeholderText())
        made.setToolTip(tr("Only pages with these words are listed; Enter goes to the next match"))
        made.textChanged.connect(self._look_for)
        made.returnPressed.connect(self._find_next)
        return made

    def _lay_out(self) -> None:
        bar = QToolBar()
        bar.setObjectName("helpBar")
        history = (
            ("Back", "/mActionArrowLeft.svg", tr("Back"), "backward"),
            ("Forward", "/mActionArrowRight.svg", tr("Forward"), "forward"),
            ("Home", "help", tr("First Page"), "home"),
        )
        actions = {name: self._action(bar, name, symbol, text) for name, symbol, text, _ in history}
        for name, _, _, method in history[:2]:
            actions[name].triggered.connect(getattr(self.browser, method))
            actions[name].setEnabled(False)
        actions["Home"].triggered.connect(lambda: self.browser.setSource(url_of(FIRST)))
        actions["Back"].setShortcuts(QKeySequence.keyBindings(QKeySequence.StandardKey.Back))
        actions["Forward"].setShortcuts(QKeySequence.keyBindings(QKeySequence.StandardKey.Forward))
        self.browser.backwardAvailable.connect(actions["Back"].setEnabled)
        self.browser.forwardAvailable.connect(actions["Forward"].setEnabled)
        bar.addWidget(self.line)
        find = QAction(self)
        find.setShortcuts(QKeySequence.keyBindings(QKeySequence.StandardKey.Find))
        find.triggered.connect(self.line.setFocus)
        close = QAction(self)
        close.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        close.triggered.connect(self.close)
        self.addActions([find, close])
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.contents)
        halves.addWidget(self.browser)
        contents = self.contents.sizeHintForColumn(0) + _BESIDE
        halves.setSizes([contents, max(_WIDTH, 3 * contents) - contents])
        halves.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(bar)
        column.addWidget(halves, 1)

    def _action(self, bar: QToolBar, name: str, symbol: str, text: str) -> QAction:
        action = QAction(icon(symbol), text, self)
        action.setObjectName(f"help{name}Action")
        bar.addAction(action)
        shown = bar.widgetForAction(action)
        shown.setObjectName(f"help{name}Button")
        shown.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return action

    def _read_size(self) -> None:
        kept = QgsSettings().value(_GEOMETRY)
        # Qt moves a window whose screen is disconnected.
        if not (isinstance(kept, QByteArray) and self.restoreGeometry(kept)):
            self.resize(_WIDTH, _HEIGHT)

    # Display

    def _go(self, item: Optional[QListWidgetItem]) -> None:
        page = item.data(Qt.ItemDataRole.UserRole) if item is not None else ""
        if page and page != self.page:
            self.browser.setSource(url_of(page))

    def _arrived(self, url: QUrl) -> None:
        # The browser's source is still the previous page.
        page = page_at(url)
        row = PAGES.index(page) if page in PAGES else -1
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)
        self._dress_tables()
        color_anchors(self.browser)
        self._light_up()

    def _dress_tables(self) -> None:
        """Style the tables, as Markdown has no styles."""
        for frame in self.browser.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                look = frame.format()
                look.setCellPadding(_PADDING)
                look.setCellSpacing(0)
                look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                look.setBorderBrush(self.palette().mid())
                look.setBorderCollapse(True)
                frame.setFormat(look)

    def _look_for(self, words: str) -> None:
        """Hide pages without *words* in the contents, and show the first match on this page."""
        for row in range(self.contents.count()):
            item = self.contents.item(row)
            item.setHidden(words.lower() not in text_of(item.data(Qt.ItemDataRole.UserRole)).lower())
        self._light_up()
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        if words:
            self.browser.find(words)

    def _find_next(self) -> None:
        """Show the next match, continuing on the next page that has one."""
        words = self.line.text()
        if not words or self.browser.find(words):
            return
        found = [page for page in PAGES if words.lower() in text_of(page).lower()]
        if found:
            later = [page for page in found if PAGES.index(page) > PAGES.index(self.page or FIRST)]
            self.browser.setSource(url_of((later or found)[0]))
            self.browser.moveCursor(QTextCursor.MoveOperation.Start)
            self.browser.find(words)

    def _light_up(self) -> None:
        """Highlight all matches."""
        words, document = self.line.text(), self.browser.document()
        marks, cursor = [], QTextCursor(document)
        while words:
            cursor = document.find(words, cursor)
            if cursor.isNull():
                break
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            # Set both colors, as a theme's text color may be unreadable on ours.
            mark.format.setBackground(QColor("#ffb733"))
            mark.format.setForeground(QColor("black"))
            marks.append(mark)
        self.browser.setExtraSelections(marks)
