"""The one object a caller holds: an area of the service is an attribute of it."""

from __future__ import annotations

from .accumulation import Accumulations
from .config import Config
from .enrichment import Enrichment
from .events import Events
from .maps import Maps
from .places import Places
from .portfolio import Portfolio
from .reports import Reports
from .transport import Transport


class Client:
    """The service at one connection; may be used from several threads at a time.

    Every verb takes ``monitor=`` and raises the errors of :mod:`.errors`.
    """

    def __init__(self, config: Config) -> None:
        transport = Transport(config)
        self.config = config
        self.places = Places(transport)
        self.portfolio = Portfolio(transport)
        self.accumulation = Accumulations(transport)
        self.reports = Reports(transport)
        self.enrichment = Enrichment(transport)
        self.events = Events(transport)
        self.maps = Maps(transport)
