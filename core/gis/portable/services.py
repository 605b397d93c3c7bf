"""Which services a project's layers came from, and which connection stands in for one. Main thread.

The mapping is kept with the project by addresses: names of connections are each analyst's own. It says where
areas and filters go, and a project may come from anybody: only what this profile has agreed to counts.
"""

from __future__ import annotations

import json
from typing import Optional

from qgis.core import QgsMapLayer, QgsProject, QgsSettings

from ...api import answers
from ...api.config import normalised_url
from ...api.errors import InvalidAddress
from .. import provenance
from ..provenance import HOST

_SCOPE, _ENTRY = "geoportfolio", "/services"
_AGREED = "geoportfolio/agreed_services"


def hosts_in(project: QgsProject) -> tuple[str, ...]:
    """The addresses that the project's results and maps came from, each once, by the first layer's name."""
    ordered = sorted(project.mapLayers().values(), key=lambda layer: layer.name().casefold())
    return tuple(dict.fromkeys(filter(None, map(_host_of, ordered))))


def instead_of(project: Optional[QgsProject], host: str) -> str:
    """The address that the analyst has asked in place of *host*; ``""``: none."""
    own = _normalised(host)
    instead = _services(project).get(own, "") if project is not None else ""
    return instead if instead in _agreed().get(own, ()) else ""


def use_instead(project: QgsProject, host: str, base_url: str) -> None:
    """Keep with *project*, and as agreed in this profile, that *base_url* is asked in place of *host*."""
    own, instead = _normalised(host), _normalised(base_url)
    agreed = _agreed()
    agreed[own] = sorted({*agreed.get(own, ()), instead})
    QgsSettings().setValue(_AGREED, json.dumps(agreed, sort_keys=True))
    services = {**_services(project), own: instead}
    project.writeEntry(_SCOPE, _ENTRY, json.dumps(services, sort_keys=True))
    project.setDirty(True)


def _services(project: QgsProject) -> dict[str, str]:
    """A project may come from anybody: what is no mapping of addresses is none."""
    try:
        kept = answers.kept_json(project.readEntry(_SCOPE, _ENTRY, "")[0] or "{}")
        return {host: url for host, url in kept.items() if isinstance(host, str) and isinstance(url, str)}
    except (ValueError, AttributeError):
        return {}


def _agreed() -> dict[str, list[str]]:
    try:
        kept = answers.kept_json(str(QgsSettings().value(_AGREED, "") or "{}"))
        return {host: urls for host, urls in kept.items() if isinstance(urls, list)}
    except (ValueError, AttributeError):
        return {}


def _host_of(layer: QgsMapLayer) -> str:
    return _normalised(str(layer.customProperty(HOST) or "")) if provenance.fits(layer) else ""


def _normalised(url: str) -> str:
    try:
        return normalised_url(url) if url else ""
    except InvalidAddress:
        return url
