"""Texts about map layers and about the outcome of adding them."""

from __future__ import annotations

from typing import Any, Optional, Sequence, Union

from ...core.gis.hazard_maps.catalog import (
    FEATURES,
    FOREIGN,
    RASTER,
    RELATIVE,
    UNDESCRIBED,
    Box,
    FeatureType,
    MapLayer,
)
from ...core.gis.text.joining import listed
from ...core.gis.text.languages import tr
from ...core.gis.text.numbers import counted, plural, short, whole

_NAMED = 3
_ALL_AROUND = 359.0
_NEARLY_TO_THE_POLES = 160.0


def title_of(offered: Union[MapLayer, FeatureType]) -> str:
    """Return its title, or its name if it has none, in one line."""
    return " ".join((offered.title or offered.name).split())


def facts_of(layer: MapLayer) -> tuple[str, ...]:
    """Return sentences on extent, data and scales of *layer*, as far as known."""
    kinds = {
        FEATURES: tr("Vector source."),
        RASTER: tr("Raster source."),
    }
    return tuple(
        filter(
            None,
            (
                tr("One map of all layers in this group.") if layer.is_group else "",
                extent_text(layer.extent),
                scale_text(layer),
                kinds.get(layer.kind, ""),
                "" if layer.is_queryable else tr("Not queryable with Identify."),
            ),
        )
    )


def extent_text(extent: Optional[Box]) -> str:
    """Return the extent: "Covers 10.2° W to 26° E, 36° N to 60° N."; empty if unknown."""
    if extent is None:
        return ""
    west, south, east, north = extent
    if east - west >= _ALL_AROUND and north - south >= _NEARLY_TO_THE_POLES:
        return tr("Covers the whole world.")
    return tr("Covers {west} to {east}, {south} to {north}.").format(
        west=_longitude(west), east=_longitude(east), south=_latitude(south), north=_latitude(north)
    )


def scale_text(layer: MapLayer) -> str:
    """Return the scales at which *layer* is drawn, as shown in QGIS; empty: all."""
    if layer.min_scale and layer.max_scale:
        text = tr("Visible between 1:{smallest} and 1:{largest}.")
    elif layer.min_scale:
        text = tr("Visible from 1:{smallest} inwards.")
    elif layer.max_scale:
        text = tr("Visible from 1:{largest} outwards.")
    else:
        return ""
    return text.format(smallest=whole(round(layer.min_scale)), largest=whole(round(layer.max_scale)))


def copied_text(why: str) -> str:
    """Return why the features of a service are downloaded (:class:`MapCatalog`); empty: they are not."""
    texts = {
        UNDESCRIBED: tr("The service does not describe its features. They are loaded once, as a copy."),
        FOREIGN: tr(
            "The service names another host for its features, which is not sent the API key. They are "
            "loaded once, as a copy."
        ),
        RELATIVE: tr(
            "The service gives relative URLs for its features, which QGIS cannot follow. They are loaded "
            "once, as a copy."
        ),
    }
    return texts.get(why, "")


def added_text(
    layers: Sequence[Any], refused: Sequence[tuple[str, str]], broken: Sequence[tuple[str, str]] = ()
) -> str:
    """Return what was added, and what was not or only partially, with the reasons."""
    not_added = tr("{count} not added: {told}.")
    not_whole = tr("{count} incomplete: {told}.")
    return " ".join(filter(None, (_added(layers), _told(not_added, refused), _told(not_whole, broken))))


def too_far_out_text(titles: Sequence[str], added: int, scale: float) -> str:
    """Return why *titles* of the *added* maps are not visible yet: 1:*scale* shows them all."""
    if added == 1:
        text = tr("It is visible from 1:{scale} inwards only.")
    else:
        text = plural(
            len(titles),
            "'{title}' is visible from 1:{scale} inwards only.",
            "{count} of them are visible from 1:{scale} inwards only.",
        )
    return text.format(title=titles[0], count=whole(len(titles)), scale=whole(round(scale)))


def _added(layers: Sequence[Any]) -> str:
    if not layers:
        return tr("Nothing was added.")
    return counted(
        len(layers),
        "'{title}' added to Hazard.",
        "{count} layers added to Hazard.",
        title=layers[0].name(),
    )


def _told(text: str, failures: Sequence[tuple[str, str]]) -> str:
    """Return the failures, with a common reason stated once."""
    if not failures:
        return ""
    by_reason: dict[str, list[str]] = {}
    for title, reason in failures:
        by_reason.setdefault(reason.rstrip("."), []).append(title)
    told = listed(
        f"{_list_of(titles)} ({reason})" if reason else _list_of(titles)
        for reason, titles in by_reason.items()
    )
    return text.format(count=whole(len(failures)), told=told)


def _list_of(titles: Sequence[str]) -> str:
    named = ", ".join(titles[:_NAMED])
    if len(titles) <= _NAMED:
        return named
    return counted(len(titles) - _NAMED, "{names} and 1 more", "{names} and {count} more", names=named)


def _longitude(degrees: float) -> str:
    return _degrees(degrees, tr("W"), tr("E"))


def _latitude(degrees: float) -> str:
    return _degrees(degrees, tr("S"), tr("N"))


def _degrees(value: float, below: str, above: str) -> str:
    """Return degrees such as "10.2° W", without a line break."""
    shown = round(value, 1)
    return f"{short(abs(shown))}°\u00a0{below if shown < 0 else above}"
