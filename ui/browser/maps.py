"""Browser items for maps and feature types of a connection: QGIS layers that can be dragged onto the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Iterator, Mapping, Sequence

from qgis.core import Qgis, QgsDataItem

from ...core import gis
from ...core.gis.layers.uris import WFS, WMS, MapServer, server_of, wfs_uri, wms_uri
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from ..window.catalog import MAPS
from .nodes import ERROR, BrowserNode, Item, LayerItem, Note, Verb, path_below
from .offers import OfferItem

if TYPE_CHECKING:
    from ...core.gis.hazard_maps.catalog import FeatureType, MapLayer


@dataclass(frozen=True)
class MapFacts:
    """The data shared by all maps of a connection, looked up once."""

    catalog: gis.hazard_maps.catalog.MapCatalog
    server: MapServer
    features: Mapping[str, FeatureType]

    @classmethod
    def of(cls, item: OfferItem) -> MapFacts:
        """Return the data for the connection of *item*."""
        window = item.context.window
        catalog = window.catalog.maps(item.connection) or gis.hazard_maps.catalog.MapCatalog()
        return cls(
            catalog,
            server_of(window.connections, item.connection),
            {each.name: each for each in catalog.features},
        )


class MapsItem(OfferItem):
    """The item *Maps (WMS)*."""

    offer = MAPS
    slug = "maps"
    icon_name = "/mIconWms.svg"

    def title(self) -> str:
        return tr("Maps (WMS)")

    def tip(self) -> str:
        return tr("Hazard maps, to drag onto the map")

    def offered(self) -> Iterator[QgsDataItem]:
        facts = MapFacts.of(self)
        yield from _level(self, facts, facts.catalog.maps, 0)
        if not facts.catalog.maps:
            yield self.nothing(tr("The map service offers no maps."))

    def verbs(self, chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        return _picker_verb(self), *super().verbs(chosen)


class MapGroupItem(Item):
    """A group of maps of the service."""

    def __init__(
        self, parent: Item, facts: MapFacts, maps: tuple[MapLayer, ...], depth: int, order: int
    ) -> None:
        title = maps[0].group[depth]
        super().__init__(
            parent, title, path_below(parent, title, (maps, order)), "/mIconFolder.svg", title, order
        )
        self._facts = facts
        self._maps = maps
        self._depth = depth

    def make(self) -> Iterator[QgsDataItem]:
        return _level(self, self._facts, self._maps, self._depth + 1)


class Choice(BrowserNode):
    """An item that a double click adds to the group of hazard maps."""

    chosen: gis.hazard_maps.layers.Chosen

    def opened(self) -> bool:
        self.context.verbs.add_maps(self.connection, (self.chosen,))
        return True

    def verbs(self, chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        wanted = [each for each in chosen if isinstance(each, Choice) and each.connection == self.connection]
        every = tuple(each.chosen for each in wanted) or (self.chosen,)
        add = Verb(
            "Add",
            tr("&Add to Group Hazard"),
            "add_to_map",
            lambda: self.context.verbs.add_maps(self.connection, every),
        )
        return add, *self.more_verbs(), _picker_verb(self)

    def more_verbs(self) -> tuple[Verb, ...]:
        """Return additional menu entries."""
        return ()


class MapItem(Choice, LayerItem):
    """The item of a map."""

    def __init__(self, parent: Item, facts: MapFacts, layer: MapLayer, order: int) -> None:
        self.chosen = gis.hazard_maps.layers.Chosen(layer)
        self._features = facts.features.get(layer.feature_type)
        self._title = layer.title or layer.name
        together = tr("{title}, all in one map").format(title=self._title)
        super().__init__(
            parent,
            together if layer.is_group else self._title,
            path_below(parent, layer.name, (layer, order)),
            (wms_uri(facts.server, layer, catalog=facts.catalog), Qgis.BrowserLayerType.Raster, WMS),
            "/mIconWms.svg",
            _tip(layer.title, layer.name, layer.abstract),
            order,
        )

    def layerName(self) -> str:
        return self._title

    def more_verbs(self) -> tuple[Verb, ...]:
        if self._features is None:
            return ()
        features = gis.hazard_maps.layers.Chosen(features=self._features)
        return (
            Verb(
                "AddFeatures",
                tr("Add as &WFS Layer"),
                "/mIconWfs.svg",
                lambda: self.context.verbs.add_maps(self.connection, (features,)),
            ),
        )


class FeatureTypesItem(OfferItem):
    """The item *Features (WFS)*."""

    offer = MAPS
    slug = "features"
    icon_name = "/mIconWfs.svg"

    def title(self) -> str:
        return tr("Features (WFS)")

    def tip(self) -> str:
        return tr("Vector sources of the hazard maps, with attributes")

    def offered(self) -> Iterator[QgsDataItem]:
        facts = MapFacts.of(self)
        catalog = facts.catalog
        kind = FeatureTypeItem if catalog.describes_types else StoredTypeItem
        for order, feature_type in enumerate(catalog.features):
            yield kind(self, facts, feature_type, order)
        if catalog.features_error is not None:
            yield Note(
                self,
                gis.text.error_messages.sentence(catalog.features_error, About(self.connection)),
                ERROR,
                lambda: self.context.verbs.reload(self.connection, MAPS),
            )
        elif not catalog.features:
            yield self.nothing(tr("The map service offers no features."))

    def verbs(self, chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        return _picker_verb(self), *super().verbs(chosen)


class FeatureTypeItem(Choice, LayerItem):
    """A feature type that QGIS can read itself."""

    def __init__(self, parent: Item, facts: MapFacts, feature_type: FeatureType, order: int) -> None:
        self.chosen = gis.hazard_maps.layers.Chosen(features=feature_type)
        super().__init__(
            parent,
            feature_type.title or feature_type.name,
            path_below(parent, feature_type.name, (feature_type, order)),
            (wfs_uri(facts.server, feature_type), Qgis.BrowserLayerType.Vector, WFS),
            "/mIconVector.svg",
            _tip(feature_type.title, feature_type.name, feature_type.abstract),
            order,
        )


class StoredTypeItem(Choice, Item):
    """A feature type that QGIS can't read itself: it is downloaded to a file, not dragged."""

    def __init__(self, parent: Item, _facts: MapFacts, feature_type: FeatureType, order: int) -> None:
        self.chosen = gis.hazard_maps.layers.Chosen(features=feature_type)
        Item.__init__(
            self,
            parent,
            feature_type.title or feature_type.name,
            path_below(parent, feature_type.name, (feature_type, order)),
            "/mIconVector.svg",
            _tip(
                feature_type.title,
                feature_type.name,
                feature_type.abstract,
                tr("Double-click to load a copy: QGIS cannot read it from the service."),
            ),
            order,
            is_leaf=True,
        )


def _level(parent: Item, facts: MapFacts, maps: Sequence[MapLayer], depth: int) -> Iterator[QgsDataItem]:
    """Yield the maps of one level and its groups, in the order of the service."""
    groups: dict[str, list[MapLayer]] = {}
    for layer in maps:
        if len(layer.group) > depth:
            groups.setdefault(layer.group[depth], []).append(layer)
    for order, layer in enumerate(maps):
        if len(layer.group) <= depth:
            yield MapItem(parent, facts, layer, order)
        elif group := groups.pop(layer.group[depth], None):
            yield MapGroupItem(parent, facts, tuple(group), depth, order)


def _picker_verb(item: BrowserNode) -> Verb:
    return Verb(
        "Maps",
        tr("Add Hazard &Maps…"),
        "/mActionAddWmsLayer.svg",
        lambda: item.context.verbs.show_maps(item.connection),
    )


def _tip(title: str, name: str, *more: str) -> str:
    return "\n".join(dict.fromkeys(filter(None, (title, name, *more))))
