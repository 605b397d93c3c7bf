"""Labels with a halo, so that they can be read on any map and fill."""

from __future__ import annotations

from typing import Optional

from qgis.core import (
    QgsPalLayerSettings,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)

_HALO_MM = 0.8


def label(expression: str, letters: Optional[QgsTextFormat] = None) -> QgsPalLayerSettings:
    """Return a label with the value of *expression*, in *letters* or those of QGIS, with a halo."""
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(_HALO_MM)
    text = letters or QgsTextFormat()
    text.setBuffer(halo)
    settings = QgsPalLayerSettings()
    settings.fieldName = expression
    settings.isExpression = True
    settings.setFormat(text)
    return settings


def show_labels(layer: QgsVectorLayer, expression: str) -> None:
    """Label each feature of *layer* with the value of *expression*."""
    layer.setLabeling(QgsVectorLayerSimpleLabeling(label(expression)))
    layer.setLabelsEnabled(True)
