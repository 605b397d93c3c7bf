"""A million points into a styled, indexed layer: the plugin's way beside the naive way and beside curl."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from typing import Any

from .asked import PATH, body
from .figures import Figure, Place, child, figure

COUNT = 1_000_000
NAIVE = "naive"
NAIVELY_READ = "geojson"
FORMATS = {
    # way: (what it is called, media type, how many times faster it is to be)
    "geojson": ("GeoJSON", "application/json", 3.0),
    "csv": ("CSV", "text/csv", 3.5),
}


def measure(place: Place, runs: int, count: int = COUNT) -> list[Figure]:
    """Interleaved, each load in a fresh process; the naive way reads GeoJSON, also beside CSV."""
    found: dict[str, list[dict[str, float]]] = {way: [] for way in (*FORMATS, NAIVE)}
    curls: dict[str, list[float]] = {way: [] for way in FORMATS}
    for way in FORMATS:
        curled(place, way, count)  # the first makes the body
    for _ in range(runs):
        for way, kept in found.items():
            kept.append(loaded(place, way, count))
        for way, times in curls.items():
            times.append(curled(place, way, count))
    return [line for way in FORMATS for line in _judged(way, count, found, curls[way])]


def loaded(place: Place, way: str, count: int) -> dict[str, float]:
    """One load; its file and its profile are gone afterwards."""
    with tempfile.TemporaryDirectory(dir=place.folder) as folder:
        arguments = (way, place.url, place.key, folder, str(count))
        place.requests()
        found: dict[str, float] = child("benchmarks.loads", *arguments, QGIS_CUSTOM_CONFIG_PATH=folder)
        return {**found, "requests": place.requests()}


def curled(place: Place, way: str, count: int) -> float:
    """Seconds that curl takes for the same bytes, which are thrown away."""
    command = ["curl", "-sSf", "-o", os.devnull, "-w", "%{time_total}", place.url + PATH, "--data", "@-"]
    headers = (f"Authorization: {place.key}", "Content-Type: application/json", f"Accept: {FORMATS[way][1]}")
    for header in headers:
        command += ["-H", header]
    run = subprocess.run(
        command, input=json.dumps(body(count)), stdout=subprocess.PIPE, text=True, check=True
    )
    return float(run.stdout)


def _judged(way: str, count: int, found: dict[str, Any], curl: list[float]) -> list[Figure]:
    label, _, faster = FORMATS[way]
    subject = f"{count:,} points, {label}"
    ours, naive = found[way], found[NAIVE]
    ratios = [theirs["seconds"] / mine["seconds"] for mine, theirs in zip(ours, naive)]

    def each(runs: list[dict[str, float]], name: str) -> list[float]:
        return [run[name] for run in runs]

    work = [theirs["processor"] / mine["processor"] for mine, theirs in zip(ours, naive)]
    told = [
        figure(subject, "x faster than the naive way", ratios, faster, at_most=False, is_ratio=True),
        figure(subject, "x less processor time than that", work, at_most=False, is_ratio=True),
        figure(subject, "added peak memory, MB", each(ours, "added_mb"), 300, at_most=True),
        figure(subject, "longest main-thread gap, ms", each(ours, "gap_ms"), 50, at_most=True),
        figure(subject, "after the last byte, s", each(ours, "after_last_byte"), 1.5, at_most=True),
        figure(subject, "in all, s", each(ours, "seconds")),
        figure(subject, "requests", each(ours, "requests")),
        figure(subject, "curl of the same bytes, s", curl),
    ]
    if way == NAIVELY_READ:
        told += [
            figure(subject, "naive way, s", each(naive, "seconds")),
            figure(subject, "naive way, added peak memory, MB", each(naive, "added_mb")),
            figure(subject, "naive way, longest main-thread gap, ms", each(naive, "gap_ms")),
        ]
    return told
