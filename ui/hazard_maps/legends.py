"""Legend images of map layers, requested one at a time and cached."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Optional

from qgis.PyQt.QtCore import QBuffer, QByteArray, QObject, QSize, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QImage, QImageReader, QPainter

from ...core.api import Client, Monitor
from ...core.gis.text.about import About
from ...core.gis.text.languages import tr
from ..window.catalog import MAPS

if TYPE_CHECKING:
    from ..window.window import Window

LANE = "legend"
_KEPT = 100
_PATIENCE_MS = 250
"""Delay in ms between the selection of a layer and the request for its legend."""
_LARGEST = QSize(360, 1200)
"""The largest cached image in pixels; larger ones are scaled down."""
_MOST_READ = 20_000_000
"""The largest image, in pixels, that is decoded."""

_Key = tuple[str, str, str]


class Legends(QObject):
    """The legends of all connections by layer name and style. Main thread only."""

    received = pyqtSignal(str, str, str)
    """Emitted with connection, layer and style when a legend was loaded or has failed."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._kept: OrderedDict[_Key, Optional[QImage]] = OrderedDict()
        self._wanted: Optional[_Key] = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._ask)
        window.catalog.changed.connect(self._offer_changed)

    def knows(self, connection: str, layer: str, style: str) -> bool:
        """Return whether it was loaded or has failed."""
        return (connection, layer, style) in self._kept

    def image(self, connection: str, layer: str, style: str) -> Optional[QImage]:
        """Return the legend; None if there is none."""
        return self._kept.get((connection, layer, style))

    def ask(self, connection: str, layer: str, style: str) -> None:
        """Schedule the request of a legend, replacing a previous one; :attr:`received` is emitted when it
        ends."""
        self.drop()
        self._wanted = connection, layer, style
        self._patience.start()

    def drop(self) -> None:
        """Cancel the request, if there is one."""
        self._patience.stop()
        self._window.tasks.drop(LANE)

    def retry_failures(self) -> None:
        """Request failed legends again when their layer is selected."""
        self._kept = OrderedDict((key, image) for key, image in self._kept.items() if image is not None)

    def close(self) -> None:
        """Cancel all requests."""
        self.drop()
        self._window.catalog.changed.disconnect(self._offer_changed)

    def _offer_changed(self, connection: str, kind: str) -> None:
        """Clear the cache when the maps of a connection are requested again, as legends may change, too."""
        directory = self._window.catalog
        if kind != MAPS or (
            directory.is_known(connection, kind) and not directory.is_loading(connection, kind)
        ):
            return
        self._kept = OrderedDict((key, image) for key, image in self._kept.items() if key[0] != connection)
        if self._wanted is not None and self._wanted[0] == connection:
            self.drop()

    def _ask(self) -> None:
        connection, layer, style = key = self._wanted
        self._window.requests.start(
            tr("Legend of {layer}").format(layer=layer),
            partial(_legend, layer=layer, style=style),
            partial(self._received, key),
            partial(self._failed, key),
            about=About(connection),
            interactive=True,
            lane=LANE,
        )

    def _received(self, key: _Key, image: Optional[QImage]) -> None:
        self._kept[key] = image
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        self.received.emit(*key)

    def _failed(self, key: _Key, error: Exception) -> None:
        """Record a failure in the log only, as a layer is usable without a legend."""
        self._window.messages.log(error)
        self._received(key, None)


def _legend(client: Client, monitor: Monitor, layer: str, style: str) -> Optional[QImage]:
    return readable_image(client.maps.legend(layer, style=style, monitor=monitor))


def readable_image(png: bytes) -> Optional[QImage]:
    """Return an image on white, scaled down to the size of a legend; None: not an image. Thread-safe."""
    data = QByteArray(png)
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > _MOST_READ:
        return None
    if size.width() > _LARGEST.width() or size.height() > _LARGEST.height():
        reader.setScaledSize(size.scaled(_LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
    read = reader.read()
    if read.isNull():
        return None
    image = QImage(read.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawImage(0, 0, read)
    painter.end()
    return image
