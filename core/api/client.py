"""The one object a caller holds: an area of the service is an attribute of it."""

from __future__ import annotations

from .config import Config
from .portfolio import Portfolio
from .transport import Transport


class Client:
    """The service at one connection; may be used from several threads at a time.

    Every verb takes ``monitor=`` and raises the errors of :mod:`.errors`.
    """

    def __init__(self, config: Config) -> None:
        transport = Transport(config)
        self.config = config
        self.portfolio = Portfolio(transport)
