"""All that a sandbox prepares and keeps, made before anybody waits for an answer.

``python -m sandbox.prepared`` makes it in set-up.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Callable

from . import hazards, maps, places
from .data import airports, city, geonames
from .data.cache import is_kept

MAKERS: dict[str, Callable[[], Any]] = {
    "airports": airports.airports,
    "places": geonames.places,
    "city": city.city,
    "gazetteer": places.gazetteer,
    **{f"hazard-{layer}": partial(hazards.zones, layer) for layer in hazards.LAYERS},
}
"""By the name under which each is kept."""


def prepare() -> None:
    """Make what is not kept yet; nothing is read of what is."""
    for name, make in MAKERS.items():
        if not is_kept(name):
            print(f"The sandbox prepares its {name}, once.", flush=True)
            make()
    maps.write_layers()


if __name__ == "__main__":
    prepare()
