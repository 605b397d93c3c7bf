"""The layers at one place, together where the service takes them, else one by one."""

from __future__ import annotations

import threading

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.enrichment import COUNT, ENHANCE
from geoportfolio.core.api.errors import (
    BadRequest,
    Cancelled,
    InvalidShape,
    KeyRejected,
    ServerFailed,
)
from sandbox.hazards import zones_at
from tests.support.service import client_of

QUITO = (-78.4678, -0.1807)
LAYERS = ("earthquake_bands", "wind_bands")


def ask(sandbox, layers, operation=ENHANCE, place=QUITO, monitor=None) -> gis.enrichment.hazards.Hazards:
    return gis.enrichment.hazards.hazards_at(
        client_of(sandbox), place, layers, operation, monitor or Monitor()
    )


def test_all_layers_come_with_one_request_in_the_order_asked(sandbox):
    found = ask(sandbox, LAYERS)
    (zone, *_) = zones_at("earthquake_bands", *QUITO)
    assert found.answers == (
        gis.enrichment.hazards.LayerAnswer("earthquake_bands", zone.attributes),
        gis.enrichment.hazards.LayerAnswer("wind_bands", {}),
    )
    assert (found.position, found.operation) == (QUITO, ENHANCE)
    (seen,) = sandbox.requests
    assert seen.path == "/graph/featureinfo/risk-lookup/api/v1/bfi/single"
    assert seen.query["layers"] == ",".join(LAYERS) and seen.query["operation"] == ENHANCE
    assert (float(seen.query["lng"]), float(seen.query["lat"])) == QUITO


def test_counts_come_with_their_features(sandbox):
    (quake, wind) = ask(sandbox, LAYERS, COUNT).answers
    zones = zones_at("earthquake_bands", *QUITO)
    assert quake.found == {"count": len(zones), "features": [zone.attributes for zone in zones]}
    assert wind.found == {"count": 0, "features": []}


@pytest.mark.parametrize("layers", [("typo", *LAYERS), (*LAYERS, "typo"), ("wind_bands", "typo", "other")])
def test_a_layer_that_is_refused_takes_nothing_from_the_others(sandbox, layers):
    answers = ask(sandbox, layers).answers
    assert tuple(answer.name for answer in answers) == layers
    for answer in answers:
        assert (answer.error is None) == (answer.name in LAYERS)
        if answer.error is not None:
            assert isinstance(answer.error, BadRequest) and answer.found is None
            assert answer.name in answer.error.service_message
    assert len(sandbox.requests) == 1 + len(layers)


def test_a_single_layer_that_is_refused_is_asked_once(sandbox):
    (answer,) = ask(sandbox, ("typo",)).answers
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
