"""The widgets of our parameters in Processing dialogs: a text, and a button that opens an editor.

Processing creates the widgets by the names of the classes at the end of this file. In batches and in the
model designer, QGIS's own widgets are used.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Callable, Iterable

from qgis.core import QgsProcessingContext, QgsProcessingParameterString, QgsProject, QgsVectorLayer
from qgis.gui import QgsAbstractProcessingParameterWidgetWrapper, QgsGui, QgsProcessingGui
from qgis.PyQt import sip
from qgis.PyQt.QtWidgets import QComboBox, QHBoxLayout

from ...core.api import filters as filter_tree
from ...core.api.config import OpenPoints
from ...core.api.errors import InvalidInput
from ...core.api.filters import MalformedFilters
from ...core.api.sources import Source
from ...core.api.template_previews import OPEN_BODIES, Example
from ...core.api.templates import RequestTemplate
from ...core.gis.connections.connections import UnknownConnection
from ...core.gis.connections.settings import remembered_sources
from ...core.gis.results.command_line import columns_text
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import tr
from ...core.gis.text.lists import listed
from ..connections.template_editor import PreviewContext, TemplateDialog
from ..enrichment.suggesting import edit_layers
from ..exposure.address_match_dialog import AddressMatchDialog
from ..filters.dialog import FiltersDialog
from ..selection.columns_dialog import ColumnsDialog
from .processing_wrappers import JsonWrapper, TextWrapper, Wrapper, plugin_window

if TYPE_CHECKING:
    from ..window.window import Window

_BATCH, _MODELER = "BatchAlgorithmDialog", "ModelerParametersDialog"
_LANE = "columns for the widget {}"


class _Filters(JsonWrapper):
    """FILTERS."""

    def tip_text(self) -> str:
        return tr("Edit the filters as a tree or as JSON")

    def edit(self, window: Window) -> None:
        text = self.value().strip()
        fits = (window.session.connection, window.session.source) == (self.connection(window), self.source())
        dialog = FiltersDialog(window if fits else None, self.dialog)
        try:
            dialog.show_filters(filter_tree.parse(text) if text else ())
        except MalformedFilters as fault:
            dialog.show_fault(text, fault)
        dialog.accepted.connect(lambda: self.take(dialog.text()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class _Request(JsonWrapper):
    """The template of a request body.

    :cvar body: the kind of body.
    """

    body: RequestTemplate

    def tip_text(self) -> str:
        return tr("Edit the request, with a preview")

    def edit(self, window: Window) -> None:
        try:
            asked = window.connections.get(self.connection(window))
            points, address = asked.open_points, asked.base_url
        except UnknownConnection:
            points, address = OpenPoints(), ""
        dialog = TemplateDialog(
            self.body,
            tr("Request"),
            self.value().strip() or self.body.shown(points),
            PreviewContext(points, address, self._example()),
            self.dialog,
        )
        # As written, because an empty text would mean the connection's own template.
        dialog.accepted.connect(lambda: self.take(dialog.editor.edit.text()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _example(self) -> Example:
        """Return the values of the dialog, with examples for missing ones."""
        usual = Example()
        try:
            filters = filter_tree.parse(str(self.value_of("FILTERS") or "[]"))
            columns = listed(str(self.value_of("COLUMNS") or ""))
        except InvalidInput:
            filters, columns = (), ()
        return replace(
            usual,
            source=self.source() or usual.source,
            footprint=str(self.value_of("FOOTPRINT") or "") or usual.footprint,
            filters=filters,
            columns=columns,
        )


class _LayerRequest(_Request):
    """LAYER_REQUEST."""

    body = OPEN_BODIES["layer_body"]


class _EventRequest(_Request):
    """REQUEST of live events."""

    body = OPEN_BODIES["event_body"]


class _Columns(TextWrapper):
    """COLUMNS: names in order."""

    def tip_text(self) -> str:
        return tr("Choose the columns and their order")

    def edit(self, window: Window) -> None:
        connection, source = self.connection(window), self.source()
        described = (window.catalog.sources(connection) or {}).get(source)
        if described is not None:
            self._choose(described)
            return
        about = About(connection, source)
        self.button.setEnabled(False)
        window.requests.start(
            tr("List the columns of {source}").format(source=source),
            lambda _client, described, _monitor: described,
            self._described,
            lambda error: self._not_described(window, error, about),
            about=about,
            describe=True,
            lane=_LANE.format(id(self)),
        )

    def _described(self, described: Source) -> None:
        if not sip.isdeleted(self.button):
            self.button.setEnabled(True)
            self._choose(described)

    def _not_described(self, window: Window, error: Exception, about: About) -> None:
        if not sip.isdeleted(self.button):
            self.button.setEnabled(True)
        window.messages.problem(error, about)

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


class _Layers(TextWrapper):
    """LAYERS: names of hazard layers."""

    def tip_text(self) -> str:
        return tr("Choose hazard layers of the connection")

    def edit(self, window: Window) -> None:
        chosen = self.names() or None
        edit_layers(
            window,
            self.connection(window),
            self.dialog,
            lambda names: self.take(columns_text(names)),
            chosen,
        )


class _Uncertainty(TextWrapper):
    """UNCERTAINTY: an expression."""

    def tip_text(self) -> str:
        return tr("Set the meters by address match")

    def edit(self, window: Window) -> None:
        of = self.parameterDefinition().parentLayerParameterName()
        layer = QgsProject.instance().mapLayer(str(self.value_of(of) or ""))
        names = layer.fields().names() if isinstance(layer, QgsVectorLayer) else []
        dialog = AddressMatchDialog(names, self.dialog)
        dialog.accepted.connect(lambda: self.take(dialog.expression()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class _Source(Wrapper):
    """SOURCE: an editable list of the connection's known sources."""

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
        """Start with the values of the panels, and offer the sources of the chosen connection."""
        super().postInitialize(wrappers)
        if "CONNECTION" in self._others:
            self._others["CONNECTION"].widgetValueHasChanged.connect(self._connection_changed)
        window = plugin_window(start=False)
        for name, value in window.dialogs.beginning().items() if window is not None else ():
            if name in self._others:
                self._others[name].setParameterValue(value, QgsProcessingContext())

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
    kind: Callable[..., Wrapper], parameter: QgsProcessingParameterString, dialog: Any
) -> QgsAbstractProcessingParameterWidgetWrapper:
    """Return our widget in the dialog of an algorithm, QGIS's own elsewhere."""
    registry, where = QgsGui.processingGuiRegistry(), type(dialog).__name__
    if where == _MODELER:
        return registry.createModelerParameterWidget(dialog.model, dialog.childId, parameter, dialog.context)
    if where == _BATCH:
        wrapper = registry.createParameterWidgetWrapper(parameter, QgsProcessingGui.WidgetType.Batch)
        wrapper.setDialog(dialog)
        return wrapper
    return kind(parameter, dialog)


class _Chooser:
    """A factory by name in a parameter's metadata; Processing requires a class."""

    kind: Callable[..., Wrapper]

    def __new__(cls, parameter: Any, dialog: Any, *_: Any, **__: Any) -> Any:
        return _made(cls.kind, parameter, dialog)


class FiltersWidget(_Chooser):
    """FILTERS."""

    kind = _Filters


class LayerRequestWidget(_Chooser):
    """LAYER_REQUEST."""

    kind = _LayerRequest


class EventRequestWidget(_Chooser):
    """REQUEST."""

    kind = _EventRequest


class ColumnsWidget(_Chooser):
    """COLUMNS."""

    kind = _Columns


class LayersWidget(_Chooser):
    """LAYERS."""

    kind = _Layers


class UncertaintyWidget(_Chooser):
    """UNCERTAINTY."""

    kind = _Uncertainty


class SourceWidget(_Chooser):
    """SOURCE."""

    kind = _Source
