"""Answers of map services that QGIS's main thread reads from a cache instead of waiting for the service.

QGIS's providers send requests while a layer is made: for the capabilities, for the description of the
features, and for one feature. On the main thread the window stops until they are answered. A task sends them
first (:class:`Probe`) and keeps the answers in QGIS's network cache, under addresses that only
:func:`direct` uses: under their own, QGIS would take a layer for valid whose key is refused now.
"""

from __future__ import annotations

import threading
from base64 import b64encode
from typing import Callable, Mapping, Optional, TypeVar

from qgis.core import (
    QgsBlockingNetworkRequest,
    QgsFeedback,
    QgsMapLayer,
    QgsNetworkAccessManager,
    QgsProject,
)
from qgis.PyQt.QtCore import QCoreApplication, QTimer, QUrl, QUrlQuery
from qgis.PyQt.QtNetwork import QNetworkCacheMetaData, QNetworkRequest

from ..api.monitor import POLL, Monitor
from ..api.xml_scan import is_too_deep
from .provisional_maps import SavedLayers, response_to, saved_maps

Layer = TypeVar("Layer", bound=QgsMapLayer)
Made = TypeVar("Made")

_KEPT = "geoportfolio-kept"
_ENCODED = QUrl.ComponentFormattingOption.FullyEncoded
_ONE = ("COUNT", "MAXFEATURES")
_ATTRIBUTE = QNetworkRequest.Attribute
_CONTROL = QNetworkRequest.CacheLoadControl
_here = threading.local()


class _Known:
    """What any thread reads; each value is replaced as a whole, on the main thread."""

    answers: Mapping[str, bool] = {}
    """By address whether the service has just answered it, and how QGIS is answered now."""
    given: Optional[set[str]] = None
    """While QGIS reads a project: the addresses that were answered without the service."""
    saved: Optional[SavedLayers] = None
    """While QGIS reads a project: its maps, once a layer needs them."""
    project_file = ""


class Probe:
    """Makes layers in a worker thread and keeps what QGIS was answered.

    :ivar answers: by address whether there is an answer; for :func:`use`.
    """

    def __init__(self, monitor: Monitor) -> None:
        self.answers: dict[str, bool] = {}
        self._monitor = monitor
        self._asked: set[str] = set()
        self._changed: set[str] = set()
        self._is_fetching = False

    @property
    def is_same(self) -> bool:
        """Whether all that the last layer is made of was kept before, and is the same."""
        return self._asked.isdisjoint(self._changed)

    def make(self, make: Callable[[], Made]) -> Made:
        """Return what *make* makes."""
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
        """Whether *request* is answered from the cache; None: it is for the service."""
        if self._is_fetching:
            return None
        address = _address(request)
        self._asked.add(address)
        if address not in self.answers:
            body = self._fetched(request)
            if body is None or body != _kept(address):
                self._changed.add(address)
            if body is None:
                _cache().remove(_kept_url(address))
            elif not _keep(address, body):
                return None
            self.answers[address] = body is not None
        return self.answers[address]

    def _fetched(self, request: QNetworkRequest) -> Optional[bytes]:
        """Send *request* now; None: there is no answer that QGIS can read."""
        feedback, timer, blocking = QgsFeedback(), QTimer(), QgsBlockingNetworkRequest()
        # PyQt keeps a slot of this thread until the thread itself ends: it holds no task.
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
        # QGIS would crash on it.
        return None if is_too_deep(body) else body


def moved_to_main(layer: Layer) -> Layer:
    """Return *layer*, which was made in this thread, for use on the main thread."""
    layer.moveToThread(QCoreApplication.instance().thread())
    return layer


def use(answers: Mapping[str, bool]) -> None:
    """From now on QGIS is given *answers*, and at once an error for what has none. Main thread."""
    _Known.answers = dict(answers)


def follow_reading(number: int, count: int) -> None:
    """QGIS has read so many layers of the project that it opens: until all are there it gets what is kept."""
    if number < count and _Known.given is None:
        _Known.given, _Known.saved = set(), None
        _Known.project_file = QgsProject.instance().fileName()


def end_reading() -> bool:
    """Whether the project that was just read has layers made without the service. Main thread."""
    given, _Known.given = _Known.given, None
    return bool(given)


def direct(request: QNetworkRequest) -> None:
    """Have *request*, which carries the key, answered by the service, or by what it has just answered."""
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
        request.setUrl(_kept_url(_address(request)))
        load = _CONTROL.AlwaysCache
    request.setAttribute(_ATTRIBUTE.CacheLoadControlAttribute, load)
    # It would take the page of a proxy, once that has come, for the features of a map again and again.
    request.setAttribute(_ATTRIBUTE.CacheSaveControlAttribute, False)


def _known_answer(request: QNetworkRequest) -> Optional[bool]:
    address, given = _address(request), _Known.given
    if address in _Known.answers:
        return _Known.answers[address]
    if given is None or not _cache().metaData(_kept_url(address)).isValid():
        return None
    given.add(address)
    return True


def _provisional(url: QUrl) -> Optional[QUrl]:
    """Return an address that contains the response itself; None if no project is being read."""
    given = _Known.given
    if given is None:
        return None
    if _Known.saved is None:
        _Known.saved = saved_maps(_Known.project_file)
    response = response_to(url, _Known.saved)
    if response is None:
        return None
    given.add(url.toString(_ENCODED))
    return QUrl(f"data:text/xml;base64,{b64encode(response).decode()}")


def _is_for_making(request: QNetworkRequest) -> bool:
    """Whether a provider sends it while it is made: of features it takes one, wherever that is."""
    query = {name.upper(): value for name, value in QUrlQuery(request.url()).queryItems()}
    if query.get("REQUEST", "").lower() != "getfeature":
        return True
    return "BBOX" not in query and any(query.get(name) == "1" for name in _ONE)


def _address(request: QNetworkRequest) -> str:
    return str(request.url().toString(_ENCODED))


def _kept_url(address: str) -> QUrl:
    url = QUrl(address)
    query = QUrlQuery(url)
    query.addQueryItem(_KEPT, "1")
    url.setQuery(query)
    return url


def _cache():  # type: ignore[no-untyped-def]
    return QgsNetworkAccessManager.instance().cache()


def _kept(address: str) -> Optional[bytes]:
    device = _cache().data(_kept_url(address))
    return None if device is None else bytes(device.readAll())


def _keep(address: str, body: bytes) -> bool:
    """Write *body* (XML) into the cache; False: the cache is switched off, or too small."""
    facts, url = QNetworkCacheMetaData(), _kept_url(address)
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
    return bool(_cache().metaData(url).isValid())
