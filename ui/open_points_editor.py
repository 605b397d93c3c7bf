"""What the specification leaves open and the provider knows: one control for each field of OpenPoints."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Callable, Optional

from qgis.gui import QgsCollapsibleGroupBoxBasic
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from ..core.api.config import OpenPoints

translate = QCoreApplication.translate


class OpenPointsEditor(QgsCollapsibleGroupBoxBasic):
    """Collapsed as long as no advice of the provider has to be followed."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(translate("GeoPortfolio", "As the provider advises"), parent)
        self.setObjectName("openPointsGroup")
        self.setFlat(True)
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
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
        """What the controls say."""
        return OpenPoints(**{name: read() for name, (read, _) in self._controls.items()})

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
            form.addRow(box)
            self._controls[name] = (box.isChecked, box.setChecked)
        elif isinstance(default, int):
            box = QSpinBox(self)
            box.setRange(1, 100_000)
            form.addRow(label, box)
            self._controls[name] = (box.value, box.setValue)
        else:
            box = QLineEdit(self)
            box.setPlaceholderText(translate("GeoPortfolio", "as usual"))
            form.addRow(label, box)
            self._controls[name] = (lambda: box.text().strip(), box.setText)
        box.setObjectName(f"{name}Control")


def _choices() -> dict[str, list[tuple[str, str]]]:
    """What a text of OpenPoints may be, where it is not free."""
    return {
        "nested_reading": [
            ("", translate("GeoPortfolio", "not stated")),
            ("narrow", translate("GeoPortfolio", "one field: or, different fields: and")),
            ("all", translate("GeoPortfolio", "always: and")),
            ("any", translate("GeoPortfolio", "always: or")),
        ]
    }


def _tips() -> dict[str, str]:
    return {
        "nested_reading": translate(
            "GeoPortfolio",
            "How the service joins V2 filters, which its specification does not state. It changes the words "
            "of the Filters dock and nothing that is sent; a filter below another always narrows it.",
        )
    }


def _labels() -> dict[str, str]:
    return {
        "filters_in_params": translate("GeoPortfolio", "V2 filters lie inside 'params'"),
        "point_report_alias": translate("GeoPortfolio", "V2 point reports use the V1 buffer address"),
        "path_style_maps": translate("GeoPortfolio", "Maps: the request's name ends the address"),
        "risk_body": translate("GeoPortfolio", "Body of risk reports (JSON)"),
        "layer_body": translate("GeoPortfolio", "Body of accumulation layers (JSON)"),
        "event_body": translate("GeoPortfolio", "Body of live events (JSON)"),
        "nested_reading": translate("GeoPortfolio", "How filters side by side are joined"),
        "batch_size": translate("GeoPortfolio", "Points in one enrichment batch"),
        "pages_in_flight": translate("GeoPortfolio", "Pages asked for at a time"),
    }
