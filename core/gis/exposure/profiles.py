"""Ring profiles as rows, and as lines of a chart."""

from __future__ import annotations

from typing import Any, Iterator

import numpy as np

from ...exposure.ring_profile import RingProfile, RingProfiles, Steps
from .locations import Locations


def profiles_of(locations: Locations, radius: float) -> RingProfiles:
    """Return the ring profiles over *locations*, up to *radius* meters."""
    return RingProfiles(locations.shapes, locations.values, radius, locations.uncertainties)


def profile_rows(locations: Locations, profile: RingProfile) -> Iterator[tuple[Any, ...]]:
    """Yield (distance, feature id, value, cumulative) of each location, by distance.

    With uncertain positions also the certain and the possible sum up to that distance.
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
    """Return the steps of the further values of *locations*, in their order."""
    distances = profile.nominal.distances
    return [Steps(distances, np.cumsum(each[profile.locations])) for each in locations.more]
