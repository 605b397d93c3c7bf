"""Cancel in the middle: how long until the work has stopped, with what came as a layer in the project."""

from __future__ import annotations

import tempfile
from pathlib import Path

from .figures import Figure, Place, child, figure
from .points import curled

POINTS, ENTRIES, ENRICHED = 1_000_000, 200_000, 100_000
ENTRIES_LATENCY_MS, ENRICHMENT_LATENCY_MS = 50, 100
MOST_MS = 100.0


def measure(
    place: Place,
    runs: int,
    points: int = POINTS,
    entries: int = ENTRIES,
    enriched: int = ENRICHED,
    more_ms: int = 0,
) -> list[Figure]:
    """Each in a fresh process; what came is checked there: its rows, its index, that it is not all.

    :param more_ms: that each answer takes longer, so that a small one does not come whole before the cancel.
    """
    kinds = {
        "geojson": (f"{points:,} points, GeoJSON", place.slowly(more_ms), points),
        "csv": (f"{points:,} points, CSV", place.slowly(more_ms), points),
        "entries": (f"{entries:,} entries", place.after(ENTRIES_LATENCY_MS + more_ms), entries),
        "enrichment": (
            f"{enriched:,} points enriched",
            place.after(ENRICHMENT_LATENCY_MS + more_ms),
            enriched,
        ),
    }
    for kind in ("geojson", "csv"):
        curled(place, kind, points)  # makes the body
    curled(place, "geojson", enriched)
    given = place.folder / f"points_{enriched}.geojson"
    found: dict[str, list[dict[str, float]]] = {kind: [] for kind in kinds}
    for _ in range(runs):
        for kind, (_, url, count) in kinds.items():
            with tempfile.TemporaryDirectory(dir=place.folder) as folder:
                found[kind].append(_cancelled(kind, url, place.key, Path(folder), count, given))
    return [
        line
        for kind, (label, _, _) in kinds.items()
        for line in (
            figure(
                f"{label}, cancelled",
                "from cancel to the layer, ms",
                [run["stopped_ms"] for run in found[kind]],
                MOST_MS,
            ),
            figure(f"{label}, cancelled", "rows of the layer", [run["rows"] for run in found[kind]]),
        )
    ]


def _cancelled(kind: str, url: str, key: str, folder: Path, count: int, given: Path) -> dict[str, float]:
    return child(
        "benchmarks.cancelling",
        *(kind, url, key, str(folder), str(count), str(given)),
        QGIS_CUSTOM_CONFIG_PATH=str(folder),
        GEOPORTFOLIO_URL=url,
        GEOPORTFOLIO_API_KEY=key,
    )
