"""Whether a widget shows all that is written in it; asked by the probe inside QGIS."""

from __future__ import annotations

from typing import Iterator

from qgis.PyQt.QtCore import QTextBoundaryFinder
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)


def fault_of(seen: QWidget) -> str:
    """What is too small for the text of a visible label, button or combo box; empty when nothing is."""
    for kind, judge in _JUDGES:
        if isinstance(seen, kind):
            return judge(seen)
    return ""


def _label(label: QLabel) -> str:
    if not label.wordWrap():
        return _narrow(label, label.sizeHint().width())
    needed = label.heightForWidth(label.width())
    if needed > label.height():
        return f"{label.height()} px high, needs {needed}"
    return _narrow(
        label, max(label.fontMetrics().horizontalAdvance(part) for part in _unbroken(label.text()))
    )


def _unbroken(text: str) -> Iterator[str]:
    """What a line is not broken within: words, or in Japanese single characters."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    begin = 0
    while (end := finder.toNextBoundary()) >= 0:
        yield text[begin:end].strip()
        begin = end


def _button(button: QAbstractButton) -> str:
    return _narrow(button, button.sizeHint().width())


def _combo(combo: QComboBox) -> str:
    if combo.isEditable():  # its line scrolls
        return ""
    option = QStyleOptionComboBox()
    # Its own initStyleOption is closed for those that QGIS has made.
    option.initFrom(combo)
    option.frame = combo.hasFrame()
    part = QStyle.SubControl.SC_ComboBoxEditField
    field = combo.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, combo)
    text = combo.fontMetrics().horizontalAdvance(combo.currentText())
    return _narrow(combo, combo.width() - field.width() + text)


def _narrow(seen: QWidget, needed: int) -> str:
    in_sight = seen.visibleRegion().boundingRect().width()
    shown = min(seen.width(), in_sight or seen.width())  # what is scrolled away is not judged
    return f"{shown} px wide, needs {needed}" if shown < needed else ""


_JUDGES = ((QLabel, _label), (QAbstractButton, _button), (QComboBox, _combo))
