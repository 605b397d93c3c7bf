"""A service of pages of rows."""

from __future__ import annotations

import threading
import time

from geoportfolio.core.api import Buffers, Polygon
from geoportfolio.core.api.enrichment import EnrichPoint
from tests.support.scripted_server import Reply

AREA = Polygon((((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0))),),))
HERE = (9.99, 53.55)
RINGS = Buffers((HERE,), (500.0, 1000.0))
ONE = {"type": "Feature", "geometry": {"type": "Point", "coordinates": [9.5, 53.5]}, "properties": {"a": 1}}
POINTS = {"type": "FeatureCollection", "features": [ONE]}


class Service:
    """Pages of rows; counts what it is asked, and how many are with it at a time."""

    def __init__(self, count, fate=lambda number: None, seconds=0.004):
        self.pages, self.most, self.at = [], [], []
        self._rows, self._fate, self._seconds = list(range(count)), fate, seconds
        self._lock, self._now = threading.Lock(), 0

    def __call__(self, seen):
        asked = seen.json
        with self._lock:
            number = len(self.pages)
            self.pages.append(asked["page"])
            self.at.append(time.monotonic())
            self._now += 1
            self.most.append(self._now)
        time.sleep(self._seconds)
        with self._lock:
            self._now -= 1
        start = asked["page"] * asked["limit"]
        return self._fate(number) or Reply([{"n": n} for n in self._rows[start : start + asked["limit"]]])


def points(count, start=0):
    return [EnrichPoint(str(number), 9.0 + number / 1000, 53.0) for number in range(start, start + count)]
