"""The Browser items of GeoPortfolio and its connections."""

from __future__ import annotations

from typing import Iterator, Sequence

from qgis.core import QgsDataItem

from ...core.gis.connections.connections import ENVIRONMENT
from ...core.gis.text.languages import tr
from ..window.catalog import MAPS, SOURCES
from .maps import FeatureTypesItem, MapsItem
from .nodes import EMPTY, PROVIDER, BrowserContext, Item, Note, Verb, path_below
from .runs import RunsItem
from .sources import SourcesItem

ROOT_PATH = "geoportfolio:"


class _Branch(Item):
    """An item whose children exist from the start, so that QGIS recreates them only on *Refresh*."""

    def notice_refresh(self) -> None:
        """Notify the context of a *Refresh*."""
        if self.is_open() and not self.is_renewing:
            self.context.refreshing()


class RootItem(_Branch):
    """The root item with the connections."""

    kind = "root"

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        super().__init__(
            None,
            PROVIDER,
            ROOT_PATH,
            "geoportfolio",
            tr("Portfolio services with their sources, maps and recent queries"),
        )
        context.watch(self)
        self.populate()

    def make(self) -> Iterator[QgsDataItem]:
        self.notice_refresh()
        names = self.context.window.connections.names()
        for name in names:
            yield ConnectionItem(self, name)
        if not names:
            yield Note(
                self, tr("No connection: double-click to connect"), EMPTY, self.context.verbs.new_connection
            )

    def verbs(self, _chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        return (new_connection_verb(self.context), _help_verb(self.context))


class ConnectionItem(_Branch):
    """One connection."""

    def __init__(self, parent: RootItem, name: str) -> None:
        self.connection = name
        connection = parent.context.window.connections.get(name)
        super().__init__(
            parent,
            name,
            path_below(parent, name, connection.base_url),
            "/mIconConnect.svg",
            connection.base_url,
            "" if name == ENVIRONMENT else name.casefold(),
        )
        self.populate()

    def make(self) -> Iterator[QgsDataItem]:
        self.notice_refresh()
        for order, kind in enumerate((SourcesItem, MapsItem, FeatureTypesItem, RunsItem)):
            yield kind(self, order)

    def verbs(self, _chosen: Sequence[QgsDataItem]) -> tuple[Verb, ...]:
        do, name = self.context.verbs, self.connection
        is_own = name != ENVIRONMENT
        return (
            Verb("Use", tr("Set as C&urrent"), "panel", lambda: do.use(name)),
            Verb("Maps", tr("Add Hazard &Maps…"), "maps", lambda: do.show_maps(name)),
            Verb("Edit", tr("&Edit…"), "edit", lambda: do.edit_connection(name), is_own),
            new_connection_verb(self.context),
            Verb("Test", tr("&Test"), "/mIconSuccess.svg", lambda: do.test(name)),
            Verb("Reload", tr("&Reload"), "refresh", lambda: do.reload(name, SOURCES, MAPS)),
            Verb(
                "Register",
                tr("&Add to QGIS WMS and WFS Connections"),
                "/mIconWms.svg",
                lambda: do.register(name),
                is_own,
            ),
            _help_verb(self.context),
        )


def new_connection_verb(context: BrowserContext) -> Verb:
    """Return the entry *New Connection…*."""
    return Verb("NewConnection", tr("&New Connection…"), "/mActionAdd.svg", context.verbs.new_connection)


def _help_verb(context: BrowserContext) -> Verb:
    """Return the entry *Help*."""
    return Verb("Help", tr("&Help"), "help", lambda: context.window.open_help("browser"))
