"""The layers at one place, together where the service takes them, else one by one."""

from __future__ import annotations

import threading

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.enrichment import ENHANCE
from geoportfolio.core.api.errors import (
    BadRequest,
    Cancelled,
    InvalidShape,
    KeyRejected,
    ServerFailed,
)
from geoportfolio.core.gis.enrichment.hazards import LayerAnswer
from sandbox.hazards import zones_at
from tests.support.service import client_of

QUITO = (-78.4678, -0.1807)
LAYERS = ("earthquake_bands", "wind_bands")


def ask(sandbox, layers, place=QUITO, monitor=None) -> tuple[LayerAnswer, ...]:
    return gis.enrichment.hazards.hazards_at(client_of(sandbox), place, layers, monitor or Monitor())


def test_all_layers_come_with_one_request_in_the_order_asked(sandbox):
    answers = ask(sandbox, LAYERS)
    (zone, *_) = zones_at("earthquake_bands", *QUITO)
    assert answers == (LayerAnswer("earthquake_bands", zone.attributes), LayerAnswer("wind_bands", {}))
    (seen,) = sandbox.requests
    assert seen.path == "/graph/featureinfo/risk-lookup/api/v1/bfi/single"
    assert seen.query["layers"] == ",".join(LAYERS) and seen.query["operation"] == ENHANCE
    assert (float(seen.query["lng"]), float(seen.query["lat"])) == QUITO


@pytest.mark.parametrize("layers", [("typo", *LAYERS), (*LAYERS, "typo"), ("wind_bands", "typo", "other")])
def test_a_layer_that_is_refused_takes_nothing_from_the_others(sandbox, layers):
    answers = ask(sandbox, layers)
    assert tuple(answer.name for answer in answers) == layers
    for answer in answers:
        assert (answer.error is None) == (answer.name in LAYERS)
        if answer.error is not None:
            assert isinstance(answer.error, BadRequest) and answer.found is None
            assert answer.name in answer.error.service_message
    assert len(sandbox.requests) == 1 + len(layers)


def test_a_single_layer_that_is_refused_is_asked_once(sandbox):
    (answer,) = ask(sandbox, ("typo",))
    assert isinstance(answer.error, BadRequest) and len(sandbox.requests) == 1


@pytest.mark.parametrize(("fault", "kind"), [("401", KeyRejected), ("500", ServerFailed)])
def test_what_is_not_the_layers_fault_is_raised(sandbox, fault, kind):
    sandbox.faults.set(f"bfi/single={fault}")
    with pytest.raises(kind):
        ask(sandbox, LAYERS)


def test_what_fails_between_the_layers_is_raised(sandbox):
    sandbox.faults.set("bfi/single=400x1", "bfi/single=500")
    with pytest.raises(ServerFailed):
        ask(sandbox, LAYERS)


def test_a_place_off_the_globe_is_not_asked_for(sandbox):
    with pytest.raises(InvalidShape):
        ask(sandbox, LAYERS, place=(190.0, 1.0))
    assert sandbox.requests == ()


def test_a_cancel_between_the_layers_ends_it(sandbox):
    sandbox.faults.set("bfi/single=400x1", "bfi/single=delay:5")
    monitor = Monitor()
    stopping = threading.Timer(0.5, monitor.cancelled.set)
    stopping.start()
    with pytest.raises(Cancelled):
        ask(sandbox, LAYERS, monitor=monitor)
    stopping.join()
