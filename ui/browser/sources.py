"""Browser items for the sources of a connection, with their columns and filters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, Iterator, Optional, Sequence

from qgis.core import Qgis, QgsDataItem
from qgis.PyQt.QtWidgets import QWidget

from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, whole
from ..window.catalog import SOURCES
from .nodes import Item, LayerItem, Verb, be_fast, children_of, path_below
from .offers import OfferItem
from .values import values_text

if TYPE_CHECKING:
    from ...core.api.sources import Column, FilterField, Source

# Parts of column types with QGIS's icons for them; the first match applies.
_TYPE_ICONS = (
    ("bool", "/mIconFieldBool.svg"),
    ("time", "/mIconFieldDateTime.svg"),
    ("date", "/mIconFieldDate.svg"),
    ("int", "/mIconFieldInteger.svg"),
    ("long", "/mIconFieldInteger.svg"),
    ("float", "/mIconFieldFloat.svg"),
    ("double", "/mIconFieldFloat.svg"),
    ("decimal", "/mIconFieldFloat.svg"),
    ("num", "/mIconFieldFloat.svg"),
    ("real", "/mIconFieldFloat.svg"),
)


class SourcesItem(OfferItem):
    """The item *Sources*."""

    offer = SOURCES
    slug = "sources"
    icon_name = "/mIconFolder.svg"

    def title(self) -> str:
        return tr("Sources")

    def tip(self) -> str:
        return tr("Sources to load locations and records from")

    def offered(self) -> Iterator[QgsDataItem]:
        sources = self.context.window.catalog.sources(self.connection) or {}
        for source in sources.values():
            yield SourceItem(self, source)
        if not sources:
            yield self.nothing(tr("The API key has no access to any source. Ask your provider."))


class SourceItem(LayerItem):
    """A source. It is a layer item that can't be dragged, as QGIS shows properties of layers only."""

    is_layer = False

    def __init__(self, parent: SourcesItem, source: Source) -> None:
        self.source = source
        super().__init__(
            parent,
            source.id,
            path_below(parent, source.id, source),
            ("", Qgis.BrowserLayerType.NoType, ""),
            "/mIconPointLayer.svg",
            ", ".join(
                (
                    counted(len(source.columns), "1 column", "{count} columns"),
                    counted(len(source.filters), "1 filter", "{count} filters"),
                )
            ),
            source.id.casefold(),
        )
        self.setState(Qgis.BrowserItemState.NotPopulated)
        be_fast(self)

    def make(self) -> Iterator[QgsDataItem]:
        """Yield its columns and filters."""
        source = self.source
        yield FieldsItem(
            self,
            tr("Columns ({count})").format(count=whole(len(source.columns))),
            "/mIconTableLayer.svg",
            lambda parent: (column_item(parent, *each) for each in enumerate(source.columns)),
            0,
        )
        yield FieldsItem(
            self,
            tr("Filters ({count})").format(count=whole(len(source.filters))),
            "/mActionFilter2.svg",
            lambda parent: (filter_item(parent, *each) for each in enumerate(source.filters)),
            1,
        )

    def createChildren(self) -> list[QgsDataItem]:
        return children_of(self)

    def hasDragEnabled(self) -> bool:
        return False

    def mimeUris(self) -> list:
        return []

    def opened(self) -> bool:
        self.context.verbs.use(self.connection, self.source.id)
        return True

    def page(self) -> Optional[QWidget]:
        from .source_page import SourcePage

        return SourcePage(self.source)

    def verbs(self, _chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        do = self.context.verbs
        return (
            Verb(
                "UseSource",
                tr("Set as Current &Source"),
                "panel",
                lambda: do.use(self.connection, self.source.id),
            ),
            Verb(
                "ListColumns",
                tr("List &Columns…"),
                "/mIconTableLayer.svg",
                lambda: do.show_source(self.source),
            ),
            Verb(
                "CopyIdentifier",
                tr("Copy &Identifier"),
                "/mActionEditCopy.svg",
                lambda: do.copy(self.source.id),
            ),
        )


class FieldsItem(Item):
    """The columns, or the filters, of a source."""

    def __init__(
        self,
        parent: SourceItem,
        name: str,
        icon_name: str,
        fields: Callable[[FieldsItem], Iterator[QgsDataItem]],
        order: int,
    ) -> None:
        super().__init__(parent, name, path_below(parent, str(order)), icon_name, name, order)
        self._fields = fields

    def make(self) -> Iterator[QgsDataItem]:
        return self._fields(self)


def column_item(parent: FieldsItem, order: int, column: Column) -> Item:
    """Return the item of a column with its type."""
    kind = column.type.casefold()
    icon_name = next((name for word, name in _TYPE_ICONS if word in kind), "/mIconFieldText.svg")
    tip = f"{column.field}\n{column.type}" if column.type else column.field
    path = path_below(parent, f"{order} {column.field}")
    return Item(parent, column.field, path, icon_name, tip, order, is_leaf=True)


def filter_item(parent: FieldsItem, order: int, field: FilterField) -> Item:
    """Return the item of a filter with its values."""
    name = field.label if field.label == field.field else f"{field.label} ({field.field})"
    path = path_below(parent, f"{order} {field.field}")
    return Item(parent, name, path, "/mActionFilter2.svg", _filter_tip(field), order, is_leaf=True)


def _filter_tip(field: FilterField) -> str:
    required = tr("Required by this source") if field.required else ""
    return "\n".join(filter(None, (field.field, required, values_text(field))))
