"""Where a result's layer came from, and the connection of this profile that leads there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from qgis.core import QgsMapLayer, QgsProject

from ..api.config import normalised_url
from ..api.errors import InvalidAddress
from . import moments
from .connections import Connections
from .layers import CONNECTION, HOST, time_of
from .portable.services import instead_of

if TYPE_CHECKING:
    from .runs import Run


def connection_for(layer: QgsMapLayer, connections: Connections, *preferred: str) -> str:
    """The connection that *layer* is asked through again; ``""`` when none leads to its service.

    The one that it was loaded with, where its name still leads to the same service. A colleague's has
    another name: then one of *preferred*, the default one, or any that leads there. Where none does, the
    service that the project asks instead is looked for.
    """
    host, own = str(layer.customProperty(HOST) or ""), layer.customProperty(CONNECTION)
    return connection_in(layer.project(), host, connections, own, *preferred)


def connection_in(project: Optional[QgsProject], host: str, connections: Connections, *preferred: str) -> str:
    """As :func:`connection_to`; where none leads there, to the service that *project* asks instead."""
    instead = instead_of(project, host)
    return connection_to(host, connections, *preferred) or (
        connection_to(instead, connections, *preferred) if instead else ""
    )


def connection_of(run: Run, connections: Connections, *preferred: str) -> str:
    """The connection that leads to the service of *run*; ``""`` when none does.

    Of a run that keeps no host, the one of its name.
    """
    if run.host:
        return connection_to(run.host, connections, run.connection, *preferred)
    return run.connection if run.connection in connections.names() else ""


def connection_to(host: str, connections: Connections, *preferred: str) -> str:
    """The first of *preferred*, the default one, or any connection that leads to *host*; ``""``: none."""
    url = _normalised(host)
    there = [name for name in connections.names() if _normalised(connections.get(name).base_url) == url]
    wanted = (*preferred, connections.default_name(), *there)
    return next((name for name in wanted if name in there), "")


def moment_of(layer: QgsMapLayer) -> str:
    """When *layer* was answered, as "12 Mar 2026 09:14"."""
    when = time_of(layer)
    return moments.full(when) if when else ""


def _normalised(url: str) -> str:
    try:
        return normalised_url(url)
    except InvalidAddress:
        return url
