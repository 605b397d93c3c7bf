"""The dialog for the position uncertainty in meters by AddressMatch."""

from __future__ import annotations

from typing import Optional, Sequence

from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from ...core.exposure.uncertainty import ADDRESS_MATCH, expression
from ...core.gis.exposure import address_match
from ...core.gis.text.languages import tr
from ..help.buttons import add_help
from ..widgets.controls import group_digits, text_label

_NOT_PLACEABLE = -1.0
FIELD = "AddressMatch"
"""The name of the field in OED."""
_COARSE = range(10, 21)
"""The codes of areas, which share a row of the dialog."""


class AddressMatchDialog(QDialog):
    """Edits the table in the settings, and returns the expression for a field.

    :param fields: the fields of the layer to choose from.
    """

    def __init__(self, fields: Sequence[str], parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("addressMatchDialog")
        self.setWindowTitle(tr("Uncertainty by Address Match"))
        self._field = QComboBox()
        self._field.setObjectName("addressMatchField")
        self._field.setEditable(True)
        self._field.addItems(list(fields))
        lowered = [each.lower() for each in fields]
        is_known = FIELD.lower() in lowered
        self._field.setEditText(fields[lowered.index(FIELD.lower())] if is_known else FIELD)
        self._boxes: dict[int, QDoubleSpinBox] = {}
        form = QFormLayout()
        form.addRow(tr("&Field"), self._field)
        known = address_match.meters()
        for match, label in _labels().items():
            form.addRow(label, self._box(match, known[match]))
        layout = QVBoxLayout(self)
        layout.addWidget(self._intro())
        layout.addLayout(form)
        layout.addWidget(self._ends())

    def expression(self) -> str:
        """Return the expression for the chosen field and meters."""
        return expression(self._field.currentText().strip(), self._meters())

    def accept(self) -> None:
        address_match.set_meters(self._meters())
        super().accept()

    def _meters(self) -> dict[int, Optional[float]]:
        values = {match: box.value() for match, box in self._boxes.items()}
        shown = {match: None if value == _NOT_PLACEABLE else value for match, value in values.items()}
        return {match: shown[min(match, _COARSE[0])] for match in ADDRESS_MATCH}

    def _box(self, match: int, meters: Optional[float]) -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        box.setObjectName(f"addressMatch{match}")
        box.setDecimals(0)
        box.setRange(_NOT_PLACEABLE, address_match.LARGEST)
        box.setSuffix(" m")
        group_digits(box)
        box.setSpecialValueText(tr("not placeable"))
        box.setValue(_NOT_PLACEABLE if meters is None else meters)
        self._boxes[match] = box
        return box

    def _intro(self) -> QWidget:
        label = text_label("addressMatchIntro")
        label.setWordWrap(True)
        label.setText(
            tr(
                "How far a location may be off, by the AddressMatch of Open Exposure Data. The meters are "
                "kept for all projects; adapt them to your geocoder."
            )
        )
        return label

    def _ends(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel | buttons.RestoreDefaults)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        box.button(buttons.RestoreDefaults).clicked.connect(self._restore)
        add_help(box, self, "accumulation")
        return box

    def _restore(self) -> None:
        for match, box in self._boxes.items():
            meters = ADDRESS_MATCH[match]
            box.setValue(_NOT_PLACEABLE if meters is None else meters)


def _labels() -> dict[int, str]:
    """Return the row labels by AddressMatch; the last one is for all coarser areas."""
    return {
        0: tr("0: unknown"),
        1: tr("1: user coordinate"),
        2: tr("2: building"),
        3: tr("3: parcel"),
        4: tr("4: interpolated street"),
        5: tr("5: high-resolution postcode"),
        6: tr("6: block group"),
        7: tr("7: postal code"),
        8: tr("8: city centroid"),
        9: tr("9: area"),
        10: tr("10 to 20: CRESTA zone to country"),
    }
