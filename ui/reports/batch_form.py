"""The controls of the dialog of a report batch."""

from __future__ import annotations

from typing import Optional

from qgis.core import QgsMapLayerProxyModel, QgsVectorLayer
from qgis.gui import QgsFieldExpressionWidget, QgsFileWidget, QgsMapLayerComboBox
from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QWidget

from ...core.api.config import V1, V2
from ...core.gis.text.languages import tr
from ...core.gis.text.lengths import radii_text
from ...core.gis.text.numbers import whole
from ..widgets.controls import plain_tip, show_text, steady_label, text_label
from .settings import KINDS, ReportSettings


class BatchForm(QWidget):
    """Points, folder, file names and request settings of a batch.

    :param filters: the filters of the panels as text, or empty.
    """

    changed = pyqtSignal()
    layer_changed = pyqtSignal()
    selection_toggled = pyqtSignal()

    def __init__(self, settings: ReportSettings, filters: str, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._make_points()
        self._make_request_controls(settings)
        self._make_filters(filters)
        self._lay_out()
        self._connect()

    @property
    def layer(self) -> Optional[QgsVectorLayer]:
        """Return the chosen layer."""
        return self.layers.currentLayer()

    @property
    def name(self) -> str:
        """Return the expression of the file names."""
        return str(self.names.asExpression())

    @property
    def radii_typed(self) -> str:
        """Return the radii as typed; empty without circles."""
        return self.radii.text().strip() if self.circles.isChecked() else ""

    def show_layer(self, name: str) -> None:
        """Offer the fields and the selected points of the chosen layer.

        :param name: the initial expression of the file names.
        """
        layer = self.layer
        self.names.setLayer(layer)
        self.names.setExpression(name)
        selected = layer.selectedFeatureCount() if layer is not None else 0
        self.only_selected.setText(tr("&Selected points only ({count})").format(count=whole(selected)))
        self.only_selected.setEnabled(selected > 0)
        self.only_selected.setChecked(selected > 0)

    def _make_points(self) -> None:
        self.layers = QgsMapLayerComboBox()
        self.layers.setFilters(QgsMapLayerProxyModel.Filter.PointLayer)
        self.only_selected = QCheckBox()
        self.count = text_label("reportCountLabel")
        self.folder = QgsFileWidget()
        self.folder.setStorageMode(QgsFileWidget.StorageMode.GetDirectory)
        self.folder.fileChanged.connect(self._show_folder)
        self.names = QgsFieldExpressionWidget()
        self.preview = steady_label("reportNamesLabel", 3)

    def _make_request_controls(self, settings: ReportSettings) -> None:
        self.kind = QComboBox()
        for kind in KINDS:
            self.kind.addItem(kind.upper(), kind)
        self.kind.setCurrentIndex(self.kind.findData(settings.batch_kind))
        self.version = QComboBox()
        for version in (V2, V1):
            self.version.addItem(version.upper(), version)
        self.version.setCurrentIndex(self.version.findData(settings.version))
        self.circles = QCheckBox(tr("With &circles of"))
        self.circles.setObjectName("reportCirclesCheck")
        self.circles.setChecked(settings.with_circles)
        self.radii = QLineEdit(radii_text(settings.radii))
        self.radii.setObjectName("reportRadiiEdit")
        self.radii.setAccessibleName(tr("Radii of the circles"))
        self.radii.setEnabled(settings.with_circles)
        self.circles.toggled.connect(self.radii.setEnabled)
        self.circle_row = QWidget()
        row = QHBoxLayout(self.circle_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.circles)
        row.addWidget(self.radii, 1)
        self.skip = QCheckBox(tr("S&kip reports that are already in the folder"))
        self.skip.setChecked(True)

    def _make_filters(self, filters: str) -> None:
        self.with_filters = QCheckBox(tr("Appl&y current filters"))
        self.with_filters.setChecked(bool(filters))
        self.with_filters.setEnabled(bool(filters))
        self.with_filters.setToolTip(plain_tip(filters or tr("There are no current filters.")))
        self.filters_label = text_label("reportFiltersLabel")
        show_text(self.filters_label, filters)
        self.filters_label.setVisible(bool(filters))

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, name, field in (
            (tr("&Points"), "reportLayerCombo", self.layers),
            ("", "reportSelectedCheck", self.only_selected),
            ("", "reportCountLabel", self.count),
            (tr("&Folder"), "reportFolder", self.folder),
            (tr("File &names"), "reportName", self.names),
            ("", "reportNamesLabel", self.preview),
            (tr("F&ormat"), "reportKindCombo", self.kind),
            (tr("&Version"), "reportVersionCombo", self.version),
            ("", "reportCirclesRow", self.circle_row),
            ("", "reportFiltersCheck", self.with_filters),
            ("", "reportFiltersLabel", self.filters_label),
            ("", "reportSkipCheck", self.skip),
        ):
            field.setObjectName(name)
            if text:
                field.setAccessibleName(text.replace("&", "").rstrip(":"))
            form.addRow(text, field)

    def _connect(self) -> None:
        self.layers.layerChanged.connect(self.layer_changed)
        self.only_selected.toggled.connect(self.selection_toggled)
        for change in (
            self.folder.fileChanged,
            self.names.fieldChanged,
            self.kind.currentIndexChanged,
            self.version.currentIndexChanged,
            self.circles.toggled,
            self.radii.textChanged,
            self.with_filters.toggled,
        ):
            change.connect(self._emit_changed)
        # For typed text, the widget emits fieldChanged only when it loses the focus.
        self.names.findChild(QComboBox).editTextChanged.connect(self._emit_changed)

    def _show_folder(self, folder: str) -> None:
        """Show the beginning of a long path, with a tooltip of the whole path, except while it is typed."""
        line = self.folder.lineEdit()
        line.setToolTip(plain_tip(folder))
        if not line.hasFocus():
            line.setCursorPosition(0)

    def _emit_changed(self, *_: object) -> None:
        self.changed.emit()
