"""Find the connection of this profile to the service of a layer or past query. Main thread only.

A project may use another service in place of the original one. The project stores that mapping by URL, as
connection names differ between users. As it decides where areas and filters are sent, and projects are
untrusted, only mappings that this profile has confirmed count.
"""

from __future__ import annotations

import json
from typing import Optional

from qgis.core import QgsMapLayer, QgsProject, QgsSettings

from ...api.parsing import json_text
from ..connections.connections import Connections
from ..connections.settings import comparable_url
from . import identity
from .identity import CONNECTION
from .provenance import record_of

_SCOPE, _ENTRY = "geoportfolio", "/services"
_AGREED = "geoportfolio/agreed_services"


def connection_for(layer: QgsMapLayer, connections: Connections, *preferred: str) -> str:
    """Return the connection to refresh *layer* with; ``""``: there is none to its service.

    It is the one that the layer was loaded with, if its name still has the same service. Otherwise one of
    *preferred*, the default one, or any with that service. If there is none, the service that the project
    uses instead.
    """
    host, own = _origin_of(layer)
    return connection_in(layer.project(), host, connections, own, *preferred)


def connection_in(project: Optional[QgsProject], host: str, connections: Connections, *preferred: str) -> str:
    """Return :func:`connection_to`, else the connection to the service that *project* uses instead."""
    instead = instead_of(project, host)
    return connection_to(host, connections, *preferred) or (
        connection_to(instead, connections, *preferred) if instead else ""
    )


def connection_to(host: str, connections: Connections, *preferred: str) -> str:
    """Return the first of *preferred*, the default or any connection to *host*; ``""``: none."""
    url = comparable_url(host)
    there = [name for name in connections.names() if connections.get(name).base_url == url]
    wanted = (*preferred, connections.default_name(), *there)
    return next((name for name in wanted if name in there), "")


def hosts_in(project: QgsProject) -> tuple[str, ...]:
    """Return the distinct service URLs of the project's results and maps, with the first layer's name."""
    ordered = sorted(project.mapLayers().values(), key=lambda layer: layer.name().casefold())
    return tuple(dict.fromkeys(filter(None, (comparable_url(_origin_of(layer)[0]) for layer in ordered))))


def instead_of(project: Optional[QgsProject], host: str) -> str:
    """Return the URL that the user chose in place of *host*; ``""``: none."""
    own = comparable_url(host)
    instead = _services(project).get(own, "") if project is not None else ""
    return instead if instead in _agreed().get(own, ()) else ""


def use_instead(project: QgsProject, host: str, base_url: str) -> None:
    """Store in *project* and in this profile that *base_url* replaces *host*."""
    own, instead = comparable_url(host), comparable_url(base_url)
    agreed = _agreed()
    agreed[own] = sorted({*agreed.get(own, ()), instead})
    QgsSettings().setValue(_AGREED, json.dumps(agreed, sort_keys=True))
    services = {**_services(project), own: instead}
    project.writeEntry(_SCOPE, _ENTRY, json.dumps(services, sort_keys=True))
    project.setDirty(True)


def _services(project: QgsProject) -> dict[str, str]:
    """Return the URL mapping of a project; empty if it is invalid."""
    try:
        kept = json_text.load_json(project.readEntry(_SCOPE, _ENTRY, "")[0] or "{}")
        return {host: url for host, url in kept.items() if isinstance(host, str) and isinstance(url, str)}
    except (ValueError, AttributeError):
        return {}


def _agreed() -> dict[str, list[str]]:
    try:
        kept = json_text.load_json(str(QgsSettings().value(_AGREED, "") or "{}"))
        return {host: urls for host, urls in kept.items() if isinstance(urls, list)}
    except (ValueError, AttributeError):
        return {}


def _origin_of(layer: QgsMapLayer) -> tuple[str, str]:
    """Return the base URL of the service of a result or map, and the name of its connection when it was
    loaded."""
    if identity.is_result(layer):
        record = record_of(layer)
        return record.host, record.connection
    return identity.host_of(layer), str(layer.customProperty(CONNECTION) or "")
