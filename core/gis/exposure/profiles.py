"""Ring profiles as rows, chart lines and files."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Iterator

import numpy as np

from ...api.files import written_aside
from ...api.monitor import Monitor
from ...exposure.ring_profile import RingProfile, RingProfiles, Steps
from .locations import Locations

_UNCERTAIN = ("certain", "possible")
FIELDS = ("distance", "location", "value", "cumulative", *_UNCERTAIN)
"""The field names of :func:`profile_rows`, not translated."""


def profiles_of(locations: Locations, radius: float) -> RingProfiles:
    """Return the ring profiles over *locations*, up to *radius* meters."""
    return RingProfiles(locations.shapes, locations.values, radius, locations.uncertainties)


def profile_rows(locations: Locations, profile: RingProfile) -> Iterator[tuple[Any, ...]]:
    """Yield (distance, feature id, value, cumulative) of each location, by distance.

    With uncertain positions, also the certain and possible sums up to that distance.
    """
    ids, values = locations.ids[profile.locations], locations.values[profile.locations]
    steps = zip(
        profile.nominal.distances.tolist(), ids.tolist(), values.tolist(), profile.nominal.cumulative.tolist()
    )
    for distance, feature, value, cumulative in steps:
        row = (distance, feature, value, cumulative)
        if profile.certain is not None and profile.possible is not None:
            row += profile.certain.within(distance), profile.possible.within(distance)
        yield row


def more_steps(locations: Locations, profile: RingProfile) -> list[Steps]:
    """Return the steps of the additional values of *locations*, in order."""
    distances = profile.nominal.distances
    return [Steps(distances, np.cumsum(each[profile.locations])) for each in locations.more]


def table_lines(locations: Locations, profile: RingProfile, monitor: Monitor) -> Iterator[tuple[Any, ...]]:
    """Yield the field names and the rows of :func:`profile_rows`; raises Cancelled."""
    yield FIELDS if profile.certain is not None else FIELDS[: -len(_UNCERTAIN)]
    for row in profile_rows(locations, profile):
        monitor.stop_if_cancelled()
        yield row


def write_profile(locations: Locations, profile: RingProfile, path: Path, monitor: Monitor) -> Path:
    """Write :func:`table_lines` to the CSV file *path* and return *path*; raises OSError."""
    with written_aside(path) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file).writerows(table_lines(locations, profile, monitor))
    return path
