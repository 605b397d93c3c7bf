"""From the points of a layer to the items of an order of reports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Optional

from qgis.core import QgsFeature

from .positions import InvalidPosition, Positions
from .report_names import InvalidExpression, NameExpression, Names, label_of, title_of
from .report_orders import FAILED, ReportItem
from .sentences import sentence


class ReportPoints:
    """Makes the items of one order, one after the other, in the thread in which *name* may be used.

    :param name: of each report.
    :param positions: of the layer that the points come from.
    :param folder: where the reports will lie.
    """

    def __init__(self, name: NameExpression, positions: Positions, folder: Path) -> None:
        self.unnamed: Optional[InvalidExpression] = None
        """Why the first of those that have no name by the expression has none."""
        self._name = name
        self._positions = positions
        self._names = Names(folder)
        self._count = 0

    def item_of(self, feature: QgsFeature) -> ReportItem:
        """The next item: waiting, or failed with a sentence for a feature that is no single place.

        A point for which the expression has no value is named by its number or name: its report matters more.
        """
        self._count += 1
        short, label = label_of(feature), title_of(feature)
        name = self._names.take(self._named(feature, short), short)
        item = ReportItem(self._count, str(feature.id()), label, name, None, None)
        try:
            lon, lat = self._positions.of(feature.geometry(), label)
        except InvalidPosition as error:
            return replace(item, state=FAILED, message=sentence(error))
        return replace(item, lon=lon, lat=lat)

    def _named(self, feature: QgsFeature, label: str) -> str:
        try:
            return self._name.of(feature)
        except InvalidExpression as error:
            self.unnamed = self.unnamed or error
            return label
