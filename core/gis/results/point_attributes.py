"""Request the attributes of single points (spec 4.3, points/attributes; V1 only)."""

from __future__ import annotations

from typing import Any, Callable, Iterable, Iterator, Optional, TypeVar

from ...api import Client, Monitor
from ...api.batches import Outcome, each_row

Row = TypeVar("Row")


def point_attributes(client: Client, source: str, value: str, monitor: Monitor) -> dict[str, Any]:
    """Return the attributes of the point identified by *value*; nested ones unchanged.

    :param value: exactly as in the service, with all digits.
    :raises NotFound: the source has no such point.
    """
    return client.portfolio.point_attributes(source, value, monitor=monitor)


def attributes_rows(
    client: Client,
    source: str,
    rows: Iterable[Row],
    value_of: Callable[[Row], Optional[str]],
    monitor: Monitor,
) -> Iterator[tuple[Row, Optional[Outcome[str, dict[str, Any]]]]]:
    """Yield each row with the attributes of its point. Equal values are requested once.

    A row without a value (None) has no outcome.
    """
    return each_row(
        rows,
        value_of,
        lambda value, watched: point_attributes(client, source, value, watched),
        client.config.open_points.pages_in_flight,
        monitor,
    )
