"""Responses of map services that QGIS's main thread reads from a cache instead of waiting for the service.

QGIS's providers send requests while a layer is created: for the capabilities, the schema, and one feature. On
the main thread they block the window. A task sends them first (:class:`Probe`) and stores the responses in
QGIS's network cache, under URLs that only :func:`adjust_request` uses: under the original ones, QGIS would
consider a layer valid even if its key is now rejected.
"""

from __future__ import annotations

import threading
from base64 import b64encode
from contextlib import contextmanager
from functools import cached_property
from typing import Callable, Iterator, Mapping, Optional, TypeVar

from qgis.core import (
    QgsBlockingNetworkRequest,
    QgsFeedback,
    QgsMapLayer,
    QgsNetworkAccessManager,
    QgsProject,
    QgsSettings,
)
from qgis.PyQt.QtCore import QCoreApplication, QTimer, QUrl, QUrlQuery
from qgis.PyQt.QtNetwork import QNetworkCacheMetaData, QNetworkRequest

from ...api.monitor import POLL, Monitor
from ...api.parsing.xml_scan import is_too_deep
from .provisional import SavedLayers, response_to, saved_maps

Layer = TypeVar("Layer", bound=QgsMapLayer)
Made = TypeVar("Made")

_KEPT = "geoportfolio-kept"
_ENCODED = QUrl.ComponentFormattingOption.FullyEncoded
_ONE = ("COUNT", "MAXFEATURES")
_REQUEST, _TRANSPARENT = "REQUEST", "TRANSPARENT"
_MAKING = ("getcapabilities", "describefeaturetype", "getfeature")
"""The operations that a provider requests when it is created."""
_WFS_CACHE = "qgis/wfsMemoryCacheDelay"
"""A setting of QGIS, in seconds."""
_ATTRIBUTE = QNetworkRequest.Attribute
_CONTROL = QNetworkRequest.CacheLoadControl
_here = threading.local()


class _Reading:
    """A project that is being read, and whether any of its layers was created without the service."""

    def __init__(self, project_file: str) -> None:
        self.has_answered = False
        self._project_file = project_file

    @cached_property
    def maps(self) -> SavedLayers:
        """Return its map layers, from its file."""
        return saved_maps(self._project_file)


class _Known:
    """State shared with all threads; values are replaced as a whole, on the main thread."""

    answers: Mapping[str, bool] = {}
    """By URL, whether the service has just responded; determines how QGIS's requests are handled."""
    reading: Optional[_Reading] = None
    """While QGIS reads a project."""


class Probe:
    """Creates layers in a worker thread and caches the responses that QGIS gets.

    :ivar answers: by URL, whether there was a response; for :func:`use`.
    """

    def __init__(self, monitor: Monitor) -> None:
        self.answers: dict[str, bool] = {}
        self._monitor = monitor
        self._asked: set[str] = set()
        self._changed: set[str] = set()
        self._is_fetching = False

    @property
    def is_same(self) -> bool:
        """Return whether all responses for the last layer were cached before and are unchanged."""
        return self._asked.isdisjoint(self._changed)

    def make(self, make: Callable[[], Made]) -> Made:
        """Return the layer that *make* creates."""
        self._monitor.stop_if_cancelled()
        self._asked.clear()
        _here.probe = self
        try:
            made = make()
        finally:
            _here.probe = None
        self._monitor.stop_if_cancelled()
        return made

    def has_answer(self, request: QNetworkRequest) -> Optional[bool]:
        """Return whether the cache has a response to *request*; None: it is to be sent to the service."""
        if self._is_fetching:
            return None
        address = _address(request)
        self._asked.add(address)
        if address not in self.answers:
            body = self._fetched(request)
            if body is None or body != _cached(address):
                self._changed.add(address)
            if body is None:
                _cache().remove(_cache_url(address))
            elif not _keep(address, body):
                return None
            self.answers[address] = body is not None
        return self.answers[address]

    def _fetched(self, request: QNetworkRequest) -> Optional[bytes]:
        """Send *request* and return the response; None: none that QGIS can read."""
        feedback, timer, blocking = QgsFeedback(), QTimer(), QgsBlockingNetworkRequest()
        # PyQt keeps a slot of this thread alive until the thread ends, so it must not reference the task.
        cancelled = self._monitor.cancelled
        timer.timeout.connect(lambda: cancelled.is_set() and feedback.cancel())
        timer.start(round(POLL * 1000))
        self._is_fetching = True
        try:
            error = blocking.get(QNetworkRequest(request), True, feedback)
        finally:
            self._is_fetching = False
        if error != QgsBlockingNetworkRequest.ErrorCode.NoError or feedback.isCanceled():
            return None
        body = bytes(blocking.reply().content())
        # QGIS would crash on deeper nesting.
        return None if is_too_deep(body) else body


def moved_to_main(layer: Layer) -> Layer:
    """Move *layer*, which was created in this thread, to the main thread, and return it."""
    layer.moveToThread(QCoreApplication.instance().thread())
    return layer


def use(answers: Mapping[str, bool]) -> None:
    """Use *answers* for QGIS's requests from now on; those without a response fail immediately. Main thread
    only."""
    _Known.answers = dict(answers)


def follow_reading(number: int, count: int) -> None:
    """Use cached responses until QGIS has read all *count* layers of a project. Main thread only."""
    if number < count and _Known.reading is None:
        _Known.reading = _Reading(QgsProject.instance().fileName())


def end_reading() -> bool:
    """Return whether the project that was just read has layers created without the service. Main thread
    only."""
    reading, _Known.reading = _Known.reading, None
    return reading is not None and reading.has_answered


def adjust_request(request: QNetworkRequest) -> None:
    """Adjust a request of QGIS that has the key to its operation (spec 4.7). Thread-safe."""
    operation = _operation(request.url())
    if operation in _MAKING:
        _direct(request)
    elif operation == "getlegendgraphic":
        _make_opaque(request)


def _operation(url: QUrl) -> str:
    """Return the operation in lower case, from a parameter or the end of the path."""
    last = url.path().rpartition("/")[2]
    return _parameters(url).get(_REQUEST, last).lower()


def _parameters(url: QUrl) -> dict[str, str]:
    return {name.upper(): value for name, value in QUrlQuery(url).queryItems()}


def _make_opaque(request: QNetworkRequest) -> None:
    """Request a legend with a background; QGIS requests a transparent one, on which black text is unreadable
    in a dark theme."""
    url = request.url()
    query = QUrlQuery(url)
    kept = [(name, value) for name, value in query.queryItems(_ENCODED) if name.upper() != _TRANSPARENT]
    query.setQueryItems([*kept, (_TRANSPARENT, "FALSE")])
    url.setQuery(query)
    request.setUrl(url)


class _WfsCache:
    """The number of active blocks without the cache, in all threads, and the user's setting."""

    lock = threading.Lock()
    blocks = 0
    before: object = None


@contextmanager
def without_wfs_cache() -> Iterator[None]:
    """Disable, during the block, the WFS cache that QGIS 3.36 and later share between all keys.

    The end of the last block restores the user's setting.
    """
    settings, cache = QgsSettings(), _WfsCache
    with cache.lock:
        if not cache.blocks:
            cache.before = settings.value(_WFS_CACHE)
            settings.setValue(_WFS_CACHE, 0)
        cache.blocks += 1
    try:
        yield
    finally:
        with cache.lock:
            cache.blocks -= 1
            if not cache.blocks and cache.before is None:
                settings.remove(_WFS_CACHE)
            elif not cache.blocks:
                settings.setValue(_WFS_CACHE, cache.before)


def _direct(request: QNetworkRequest) -> None:
    """Make *request* bypass the cache, or use the response that the service has just sent."""
    probe: Optional[Probe] = getattr(_here, "probe", None)
    has_answer = None
    if _is_for_making(request):
        has_answer = _known_answer(request) if probe is None else probe.has_answer(request)
        if has_answer is None and probe is None and (provisional := _provisional(request.url())):
            request.setUrl(provisional)
            return
    if has_answer is False:
        request.setUrl(QUrl())
        return
    load = _CONTROL.AlwaysNetwork
    if has_answer:
        request.setUrl(_cache_url(_address(request)))
        load = _CONTROL.AlwaysCache
    request.setAttribute(_ATTRIBUTE.CacheLoadControlAttribute, load)
    # A cached page of a proxy would be read as the features of a map again and again.
    request.setAttribute(_ATTRIBUTE.CacheSaveControlAttribute, False)


def _known_answer(request: QNetworkRequest) -> Optional[bool]:
    address, reading = _address(request), _Known.reading
    if address in _Known.answers:
        return _Known.answers[address]
    if reading is None or not _is_kept(address):
        return None
    reading.has_answered = True
    return True


def _provisional(url: QUrl) -> Optional[QUrl]:
    """Return a data URL with a provisional response; None if no project is being read.

    It is not cached, as it contains the layers of this project only.
    """
    reading = _Known.reading
    response = response_to(url, reading.maps) if reading is not None else None
    if response is None:
        return None
    reading.has_answered = True
    return QUrl(f"data:text/xml;base64,{b64encode(response).decode()}")


def _is_for_making(request: QNetworkRequest) -> bool:
    """Return whether a provider sends the request when it is created; it then requests one feature without a
    box."""
    query = _parameters(request.url())
    if query.get(_REQUEST, "").lower() != "getfeature":
        return True
    return "BBOX" not in query and any(query.get(name) == "1" for name in _ONE)


def _address(request: QNetworkRequest) -> str:
    return str(request.url().toString(_ENCODED))


def _cache_url(address: str) -> QUrl:
    url = QUrl(address)
    query = QUrlQuery(url)
    query.addQueryItem(_KEPT, "1")
    url.setQuery(query)
    return url


def _cache():  # type: ignore[no-untyped-def]
    return QgsNetworkAccessManager.instance().cache()


def _is_kept(address: str) -> bool:
    return bool(_cache().metaData(_cache_url(address)).isValid())


def _cached(address: str) -> Optional[bytes]:
    device = _cache().data(_cache_url(address))
    return None if device is None else bytes(device.readAll())


def _keep(address: str, body: bytes) -> bool:
    """Write *body* (XML) into the cache; return False if the cache is disabled or too small."""
    facts, url = QNetworkCacheMetaData(), _cache_url(address)
    facts.setUrl(url)
    facts.setSaveToDisk(True)
    facts.setRawHeaders([(b"Content-Type", b"text/xml")])
    facts.setAttributes({_ATTRIBUTE.HttpStatusCodeAttribute: 200})
    _cache().remove(url)
    device = _cache().prepare(facts)
    if device is None:
        return False
    device.write(body)
    _cache().insert(device)
    return _is_kept(address)
