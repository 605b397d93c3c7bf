"""How our parameters look in Processing's dialogs: a text, and a button that opens the editor of the docks.

Processing makes the widgets by the names of the classes at the end of this file. In batches and in the
model designer the texts stay what QGIS makes of them.
"""

from __future__ import annotations

from typing import Any, Callable, Iterable, Optional

from processing.gui.wrappers import WidgetWrapper
from qgis.core import (
    QgsProcessingContext,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterString,
)
from qgis.gui import QgsAbstractProcessingParameterWidgetWrapper, QgsGui, QgsProcessingGui
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QFontDatabase
from qgis.PyQt.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPlainTextEdit, QToolButton, QWidget

from ..core.api import filters as filter_tree
from ..core.api.errors import ApiError, InvalidInput
from ..core.api.filters import MalformedFilters
from ..core.api.portfolio import Source
from ..core.gis import jobs
from ..core.gis.commands import columns_text
from ..core.gis.lists import listed
from ..core.gis.sentences import About
from ..core.gis.source_cache import remembered_sources
from .columns_dialog import ColumnsDialog
from .filters.dialog import FiltersDialog
from .hazards.suggesting import edit_layers
from .processing_window import window
from .session import Session

translate = QCoreApplication.translate

_BATCH, _MODELER = "BatchAlgorithmDialog", "ModelerParametersDialog"
_LANE = "columns for a dialog"
_LINES = 4


class _Wrapper(WidgetWrapper):
    """One parameter in the dialog of an algorithm; it sees the values of the others.

    Processing's own base class keeps the widgets in Python: those that QGIS takes over from a class of
    ours lose their Python half on the way.
    """

    def __init__(self, parameter: QgsProcessingParameterDefinition, dialog: QWidget) -> None:
        self._others: dict[str, QgsAbstractProcessingParameterWidgetWrapper] = {}
        super().__init__(parameter, dialog)

    def createWidget(self) -> QWidget:
        """The widget that the dialog shows."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        self.fill(row)
        return holder

    def fill(self, row: QHBoxLayout) -> None:
        """Make what is in the widget."""
        raise NotImplementedError

    def postInitialize(self, wrappers: Iterable[QgsAbstractProcessingParameterWidgetWrapper]) -> None:
        """Meet the other parameters."""
        super().postInitialize(wrappers)
        self._others = {each.parameterDefinition().name(): each for each in wrappers}

    def value_of(self, name: str) -> Any:
        """What the parameter *name* of the dialog has now; None: there is no such parameter."""
        other = self._others.get(name)
        return other.parameterValue() if other is not None else None

    def connection(self, session: Session) -> str:
        """The connection that the dialog asks."""
        return str(self.value_of("CONNECTION") or "") or session.connections.default_name()

    def source(self) -> str:
        """The source that the dialog asks."""
        return str(self.value_of("SOURCE") or "").strip()


class _TextWrapper(_Wrapper):
    """A text with a button "..." beside it."""

    def fill(self, row: QHBoxLayout) -> None:
        name = self.parameterDefinition().name()
        self.text = self.make_text()
        self.text.setObjectName(f"{name.lower()}Text")
        self.text.setAccessibleName(self.parameterDefinition().description())
        self.text.textChanged.connect(lambda *_: self.widgetValueHasChanged.emit(self))
        self.button = QToolButton()
        self.button.setObjectName(f"{name.lower()}EditButton")
        self.button.setText("\u2026")
        self.button.setToolTip(self.tip_text())
        self.button.setAccessibleName(self.tip_text())
        self.button.clicked.connect(self._edit)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)

    def make_text(self) -> QWidget:
        """The widget of the text."""
        return QLineEdit()

    def tip_text(self) -> str:
        """What the button does."""
        raise NotImplementedError

    def edit(self, iface: Any, session: Session) -> None:
        """Open the editor on the text."""
        raise NotImplementedError

    def setValue(self, value: Any) -> None:
        self.take("" if value is None else str(value))

    def value(self) -> str:
        return str(self.text.text())

    def take(self, text: str) -> None:
        """Show *text*, unless the dialog was closed while its editor was open."""
        if not sip.isdeleted(self.text):
            self.text.setText(text)

    def names(self) -> Optional[tuple[str, ...]]:
        """The text as a list of names; None: it can't be read as one."""
        try:
            return listed(self.value())
        except InvalidInput:
            return None

    def _edit(self) -> None:
        known = window()
        if known is not None:
            self.edit(*known)


class _Filters(_TextWrapper):
    """JSON, or the name of a file with it."""

    def make_text(self) -> QPlainTextEdit:
        text = QPlainTextEdit()
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setTabChangesFocus(True)
        text.setFixedHeight(text.fontMetrics().lineSpacing() * _LINES + 12)
        return text

    def fill(self, row: QHBoxLayout) -> None:
        super().fill(row)
        # What is in a file is edited there.
        self.text.textChanged.connect(
            lambda: self.button.setEnabled(not self.value().lstrip().startswith("@"))
        )

    def tip_text(self) -> str:
        return translate("GeoPortfolio", "Edit the filters as a tree or as JSON")

    def value(self) -> str:
        return str(self.text.toPlainText())

    def take(self, text: str) -> None:
        if not sip.isdeleted(self.text):
            self.text.setPlainText(text)

    def edit(self, iface: Any, session: Session) -> None:
        text = self.value().strip()
        fits = (session.connection, session.source) == (self.connection(session), self.source())
        dialog = FiltersDialog(iface, session if fits else None, self.dialog)
        try:
            dialog.show_filters(filter_tree.parse(text) if text else ())
        except MalformedFilters as fault:
            dialog.show_fault(text, fault)
        dialog.accepted.connect(lambda: self.take(dialog.text()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class _Columns(_TextWrapper):
    """Names of columns, in their order."""

    def tip_text(self) -> str:
        return translate("GeoPortfolio", "Choose the columns and their order")

    def edit(self, iface: Any, session: Session) -> None:
        connection, source = self.connection(session), self.source()
        described = session.sources.get(source) if session.connection == connection else None
        if described is not None:
            self._choose(described)
            return
        about = About(connection, source)
        try:
            client = session.client(connection)
        except ApiError as error:
            session.messages.problem(error, about)
            return
        self.button.setEnabled(False)
        session.runner.start(
            translate("GeoPortfolio", "List the columns of {source}").format(source=source),
            lambda monitor: jobs.describe_source(client, source, monitor),
            self._described,
            lambda error: self._not_described(session, error, about),
            lane=_LANE,
        )

    def _described(self, described: Source) -> None:
        if not sip.isdeleted(self.button):
            self.button.setEnabled(True)
            self._choose(described)

    def _not_described(self, session: Session, error: Exception, about: About) -> None:
        if not sip.isdeleted(self.button):
            self.button.setEnabled(True)
        session.messages.problem(error, about)

    def _choose(self, described: Source) -> None:
        size = self.value_of("PAGE_SIZE")
        dialog = ColumnsDialog(
            described, self.names() or (), None if size is None else int(size), self.dialog
        )
        dialog.accepted.connect(lambda: self._chosen(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _chosen(self, dialog: ColumnsDialog) -> None:
        self.take(columns_text(dialog.columns()))
        if "PAGE_SIZE" in self._others:
            self._others["PAGE_SIZE"].setParameterValue(dialog.page_size(), QgsProcessingContext())


class _Layers(_TextWrapper):
    """Names of hazard layers."""

    def tip_text(self) -> str:
        return translate("GeoPortfolio", "Choose layers from the list of the connection")

    def edit(self, iface: Any, session: Session) -> None:
        chosen = self.names() or None
        edit_layers(
            session,
            self.connection(session),
            self.dialog,
            lambda names: self.take(columns_text(names)),
            chosen,
        )


class _Source(_Wrapper):
    """The sources that the connection has listed, and room to type another."""

    def fill(self, row: QHBoxLayout) -> None:
        self.combo = QComboBox()
        self.combo.setObjectName("sourceParameterCombo")
        self.combo.setEditable(True)
        self.combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.combo.setAccessibleName(self.parameterDefinition().description())
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.editTextChanged.connect(lambda *_: self.widgetValueHasChanged.emit(self))
        self._offer(self.parameterDefinition().metadata().get("widget_wrapper", {}).get("value_hints", []))
        row.addWidget(self.combo)

    def postInitialize(self, wrappers: Iterable[QgsAbstractProcessingParameterWidgetWrapper]) -> None:
        """Offer the sources of the connection that is chosen in the dialog."""
        super().postInitialize(wrappers)
        if "CONNECTION" in self._others:
            self._others["CONNECTION"].widgetValueHasChanged.connect(self._connection_changed)

    def setValue(self, value: Any) -> None:
        self.combo.setEditText("" if value is None else str(value))

    def value(self) -> str:
        return str(self.combo.currentText()).strip()

    def _connection_changed(self, *_: object) -> None:
        connection = str(self.value_of("CONNECTION") or "")
        if connection:
            self._offer(remembered_sources(connection))

    def _offer(self, sources: Iterable[str]) -> None:
        text = self.combo.currentText()
        self.combo.clear()
        self.combo.addItems(list(sources))
        self.combo.setEditText(text)


def _made(
    kind: Callable[..., _Wrapper], parameter: QgsProcessingParameterString, dialog: Any
) -> QgsAbstractProcessingParameterWidgetWrapper:
    """Ours in the dialog of an algorithm, QGIS's own elsewhere."""
    registry, where = QgsGui.processingGuiRegistry(), type(dialog).__name__
    if where == _MODELER:
        return registry.createModelerParameterWidget(dialog.model, dialog.childId, parameter, dialog.context)
    if where == _BATCH:
        wrapper = registry.createParameterWidgetWrapper(parameter, QgsProcessingGui.WidgetType.Batch)
        wrapper.setDialog(dialog)
        return wrapper
    return kind(parameter, dialog)


class FiltersWidget:
    """FILTERS."""

    def __new__(cls, parameter: Any, dialog: Any, *_: Any, **__: Any) -> Any:
        return _made(_Filters, parameter, dialog)


class ColumnsWidget:
    """COLUMNS."""

    def __new__(cls, parameter: Any, dialog: Any, *_: Any, **__: Any) -> Any:
        return _made(_Columns, parameter, dialog)


class LayersWidget:
    """LAYERS."""

    def __new__(cls, parameter: Any, dialog: Any, *_: Any, **__: Any) -> Any:
        return _made(_Layers, parameter, dialog)


class SourceWidget:
    """SOURCE."""

    def __new__(cls, parameter: Any, dialog: Any, *_: Any, **__: Any) -> Any:
        return _made(_Source, parameter, dialog)
