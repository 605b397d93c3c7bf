"""The provider's settings for open points of the specification: one control for each field of OpenPoints."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import Any, Callable, Optional

from qgis.gui import QgsCollapsibleGroupBoxBasic
from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtWidgets import QCheckBox, QComboBox, QFormLayout, QWidget

from ...core.api.config import EMPTY_PAGE, MOST_IN_FLIGHT, SHORT_PAGE, OpenPoints
from ...core.api.template_previews import OPEN_BODIES, Example
from ...core.gis.text.filter_text import reading_texts
from ...core.gis.text.joining import headed
from ...core.gis.text.languages import tr
from ..widgets.controls import name_its_arrow, number_box
from .template_editor import PreviewContext, TemplateDialog, TemplateRow

_MOST = {"pages_in_flight": MOST_IN_FLIGHT, "largest_answer": 2000}


class OpenPointsEditor(QgsCollapsibleGroupBoxBasic):
    """Collapsed as long as all settings have defaults.

    :param address: returns the typed service URL, for previews.
    :param example: the example values of previews.
    """

    changed = pyqtSignal()
    """Emitted when a template changes."""

    def __init__(
        self,
        parent: Optional[QWidget] = None,
        address: Callable[[], str] = str,
        example: Callable[[], Example] = Example,
    ) -> None:
        super().__init__(tr("Advanced Service Settings"), parent)
        self.setObjectName("openPointsGroup")
        self.setFlat(True)
        name_its_arrow(self)
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._address = address
        self._example = example
        self._templates: dict[str, TemplateRow] = {}
        self._controls: dict[str, tuple[Callable[[], Any], Callable[[Any], None]]] = {}
        for point in fields(OpenPoints):
            self._add(form, point.name, _labels()[point.name], point.default)
        self.fill(OpenPoints())

    def fill(self, points: OpenPoints) -> None:
        """Show *points*."""
        for name, (_, write) in self._controls.items():
            write(getattr(points, name))
        self.setCollapsed(points == OpenPoints())

    def value(self) -> OpenPoints:
        """Return the value of the controls."""
        return OpenPoints(**{name: read() for name, (read, _) in self._controls.items()})

    def fault(self) -> str:
        """Return the first invalid template and the reason; ``""``: all are valid."""
        for name, row in self._templates.items():
            if row.fault():
                return headed(_labels()[name], row.fault())
        return ""

    def _edit_template(self, name: str) -> None:
        around = PreviewContext(self.value(), self._address(), self._example())
        row = self._templates[name]
        dialog = TemplateDialog(OPEN_BODIES[name], _labels()[name], row.value(), around, self)
        if dialog.exec():
            row.fill(dialog.value())
        dialog.deleteLater()

    def _add(self, form: QFormLayout, name: str, label: str, default: Any) -> None:
        if name in _choices():
            box = QComboBox(self)
            for value, text in _choices()[name]:
                box.addItem(text, value)
            form.addRow(label, box)
            box.setToolTip(_tips().get(name, ""))
            self._controls[name] = (
                lambda: str(box.currentData()),
                lambda value: box.setCurrentIndex(max(0, box.findData(value))),
            )
        elif isinstance(default, bool):
            box = QCheckBox(label, self)
            box.setToolTip(_tips().get(name, ""))
            form.addRow(box)
            self._controls[name] = (box.isChecked, box.setChecked)
        elif isinstance(default, int):
            box = number_box(f"{name}Control", _MOST.get(name, 100_000), self)
            box.setToolTip(_tips().get(name, ""))
            form.addRow(label, box)
            self._controls[name] = (box.value, box.setValue)
        else:
            box = self._templates[name] = TemplateRow(OPEN_BODIES[name], label, self)
            box.edit_wanted.connect(partial(self._edit_template, name))
            box.changed.connect(self.changed)
            form.addRow(label, box)
            self._controls[name] = (box.value, box.fill)
        box.setObjectName(f"{name}Control")


def _choices() -> dict[str, list[tuple[str, str]]]:
    """Return the choices for texts of OpenPoints that are not free."""
    return {
        "nested_reading": list(reading_texts().items()),
        "page_end": [("", tr("Automatic")), (SHORT_PAGE, tr("Short page")), (EMPTY_PAGE, tr("Empty page"))],
    }


def _tips() -> dict[str, str]:
    return {
        "nested_reading": tr(
            "Describes your service, which does not state how it combines V2 filters. It does not change the "
            "request. A filter below another always narrows it."
        ),
        "page_end": tr(
            "How the last page of records is recognized. A page with fewer rows than requested is the last; "
            "'Automatic' requests one more page where the service may have left out rows. 'Short page' "
            "never does, 'Empty page' always requests pages until one has no rows."
        ),
        "prefer_csv": tr(
            "Smaller responses. Only if the provider's CSV has latitude and longitude columns: without them "
            "the locations are a table. Circles with several radii are always JSON."
        ),
        "largest_answer": tr(
            "Limit for sources, accumulation, hazards, lists of maps and reports, once unpacked. Larger "
            "responses are cancelled, to protect memory and disk. Locations and records are written to disk "
            "as they arrive; above 500 MB you are asked first."
        ),
        "pages_in_flight": tr(
            "How many pages of records, areas, addresses or batches of points are requested at a time; of "
            "reports at most 3. While the service refuses or fails, fewer are requested."
        ),
    }


def _labels() -> dict[str, str]:
    return {
        "filters_in_params": tr('Send V2 filters in "params"'),
        "point_report_alias": tr("Request V2 point reports at the V1 buffer URL"),
        "path_style_maps": tr("Append request name to map URL"),
        "risk_body": tr("Request body of risk reports"),
        "layer_body": tr("Request body of accumulation layers"),
        "event_body": tr("Request body of live events"),
        "nested_reading": tr("The service combines filters with"),
        "batch_size": tr("Points per enrichment batch"),
        "pages_in_flight": tr("Concurrent requests"),
        "largest_answer": tr("Maximum response size (MB)"),
        "page_end": tr("Last page"),
        "prefer_csv": tr("Request locations and records as CSV"),
    }
