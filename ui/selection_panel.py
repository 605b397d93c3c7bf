"""The controls of the Selection dock; it shows and asks, and knows nothing of the service."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QCompleter,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from .compact_row import CompactRow
from .icons import icon
from .prompting_combo import PromptingCombo

translate = QCoreApplication.translate

_MANY_SOURCES = 10


class SelectionPanel(QWidget):
    """Connection, source, area, and what to do with them (ux: Arrangement)."""

    connection_chosen = pyqtSignal(str)
    source_chosen = pyqtSignal(str)
    new_connection_wanted = pyqtSignal()
    connections_page_wanted = pyqtSignal()
    reload_wanted = pyqtSignal()
    polygon_wanted = pyqtSignal(bool)
    features_wanted = pyqtSignal()
    edit_wanted = pyqtSignal()
    clear_wanted = pyqtSignal()
    points_wanted = pyqtSignal()
    report_wanted = pyqtSignal(str)
    stop_wanted = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("selectionPanel")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(self._source_rows())
        self.status = self._text_label("sourceStatusLabel")
        column.addWidget(self.status)
        column.addWidget(self._line())
        column.addWidget(self._area_row())
        column.addLayout(self._areas_row())
        column.addWidget(self._line())
        column.addWidget(self._action_row())
        column.addWidget(self._progress_row())
        self.hint = self._text_label("hintLabel")
        self.hint.hide()
        column.addWidget(self.hint)
        column.addStretch(1)

    def _source_rows(self) -> QVBoxLayout:
        row = QHBoxLayout()
        self.connection = QComboBox()
        self.connection.setObjectName("connectionCombo")
        self.connection.setToolTip(translate("GeoPortfolio", "Connection: which service is asked"))
        self.connection.setAccessibleName(translate("GeoPortfolio", "Connection"))
        self.connection.activated.connect(
            lambda index: self.connection_chosen.emit(self.connection.itemText(index))
        )
        self.source = PromptingCombo()
        self.source.setObjectName("sourceCombo")
        self.source.setToolTip(translate("GeoPortfolio", "Source: which portfolio is asked"))
        self.source.setAccessibleName(translate("GeoPortfolio", "Source"))
        self.source.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.source.setPlaceholderText(translate("GeoPortfolio", "Choose a source"))
        self.source.activated.connect(lambda index: self.source_chosen.emit(self.source.itemText(index)))
        for combo in (self.connection, self.source):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(8)
            combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(self.connection, 1)
        row.addWidget(self._connection_menu())
        rows = QVBoxLayout()
        rows.addLayout(row)
        rows.addWidget(self.source)
        return rows

    def _connection_menu(self) -> QToolButton:
        button = QToolButton()
        button.setObjectName("connectionMenuButton")
        button.setIcon(icon("settings"))
        button.setToolTip(translate("GeoPortfolio", "Connections and sources"))
        button.setAccessibleName(button.toolTip())
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setAutoRaise(True)
        menu = QMenu(button)
        for text, signal in (
            (translate("GeoPortfolio", "&Reload sources"), self.reload_wanted),
            (translate("GeoPortfolio", "&New connection..."), self.new_connection_wanted),
            (translate("GeoPortfolio", "&Connections..."), self.connections_page_wanted),
        ):
            menu.addAction(text).triggered.connect(signal)
        button.setMenu(menu)
        return button

    def _area_row(self) -> QWidget:
        row = CompactRow()
        self.polygon = self._button(
            "polygonButton",
            "polygon",
            translate("GeoPortfolio", "&Polygon"),
            translate("GeoPortfolio", "Draw a polygon on the map (F9)"),
        )
        self.polygon.setCheckable(True)
        self.polygon.clicked.connect(self.polygon_wanted)
        self.use_features = self._button(
            "useFeaturesButton",
            "use_features",
            translate("GeoPortfolio", "&Use selected features"),
            translate("GeoPortfolio", "Use the selected polygon features of the current layer"),
        )
        self.use_features.clicked.connect(self.features_wanted)
        row.add(self.polygon)
        row.add(self.use_features)
        return row

    def _areas_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.area = self._text_label("areaLabel")
        row.addWidget(self.area, 1)
        self.edit = self._button(
            "editAreasButton",
            "edit",
            translate("GeoPortfolio", "&Edit"),
            translate("GeoPortfolio", "Edit the areas with QGIS's vertex tool"),
        )
        self.edit.clicked.connect(self.edit_wanted)
        self.clear = self._button(
            "clearAreasButton",
            "clear",
            translate("GeoPortfolio", "&Clear"),
            translate("GeoPortfolio", "Remove all areas"),
        )
        self.clear.clicked.connect(self.clear_wanted)
        for button in (self.edit, self.clear):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _action_row(self) -> QWidget:
        row = CompactRow()
        self.load = self._button(
            "loadPointsButton",
            "load",
            translate("GeoPortfolio", "&Load points"),
            translate("GeoPortfolio", "Load the points in the area: one marker per place (Ctrl+Return)"),
        )
        self.load.setShortcut("Ctrl+Return")
        self.load.clicked.connect(self.points_wanted)
        self.report = self._button(
            "reportButton",
            "report",
            translate("GeoPortfolio", "&Report"),
            translate("GeoPortfolio", "Click a place or a loaded point on the map for its risk report"),
        )
        menu = QMenu(self.report)
        for text, kind in (
            (translate("GeoPortfolio", "Report as &PDF"), "pdf"),
            (translate("GeoPortfolio", "Report as &HTML"), "html"),
        ):
            menu.addAction(text).setData(kind)
        menu.triggered.connect(lambda action: self.report_wanted.emit(action.data()))
        self.report.setMenu(menu)
        self.report.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.report.setCheckable(True)
        self.report.clicked.connect(lambda on: self.report_wanted.emit("pdf" if on else ""))
        for button in (self.load, self.report):
            row.add(button)
        return row

    def _progress_row(self) -> QWidget:
        self.progress = QWidget()
        self.progress.setObjectName("progressRow")
        column = QVBoxLayout(self.progress)
        column.setContentsMargins(0, 0, 0, 0)
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setMaximumHeight(6)
        row = QHBoxLayout()
        self.progress_text = self._text_label("progressLabel")
        self.stop = self._button(
            "stopButton",
            "stop",
            translate("GeoPortfolio", "&Stop"),
            translate("GeoPortfolio", "Stop and keep what has come"),
        )
        self.stop.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.stop.clicked.connect(self.stop_wanted)
        row.addWidget(self.progress_text, 1)
        row.addWidget(self.stop)
        column.addWidget(bar)
        column.addLayout(row)
        self.progress.hide()
        return self.progress

    def show_connections(self, names: list[str], current: str) -> None:
        """Offer the connections *names*."""
        self.connection.clear()
        self.connection.addItems(names)
        self.connection.setCurrentIndex(max(0, self.connection.findText(current)))

    def show_sources(self, sources: list[str], current: str, status: str) -> None:
        """Offer *sources*, searchable when they are many; *status* says when and what was answered."""
        self.source.clear()
        self.source.setEditable(len(sources) > _MANY_SOURCES)
        if self.source.isEditable():
            self.source.completer().setFilterMode(Qt.MatchFlag.MatchContains)
            self.source.completer().setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.source.addItems(sources)
        self.source.setCurrentIndex(self.source.findText(current))
        self.source.setEnabled(bool(sources))
        self.status.setText(status)

    def show_areas(self, text: str, count: int) -> None:
        """Say which areas are chosen."""
        self.area.setText(text)
        self.edit.setVisible(count > 0)
        self.clear.setVisible(count > 0)

    def show_ready(self, points: bool, reports: bool) -> None:
        """Which of the verbs can be asked for now."""
        self.load.setEnabled(points)
        self.report.setEnabled(reports)

    def show_progress(self, text: str) -> None:
        """The line of what runs; empty: nothing runs."""
        self.progress_text.setText(text)
        self.progress.setVisible(bool(text))

    def show_hint(self, text: str) -> None:
        """The three lines for someone who is here for the first time; empty: none."""
        self.hint.setText(text)
        self.hint.setVisible(bool(text))

    @staticmethod
    def _button(name: str, icon_name: str, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setIcon(icon(icon_name))
        button.setText(text)
        button.setToolTip(tip)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    @staticmethod
    def _text_label(name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    @staticmethod
    def _line() -> QFrame:
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        return line
