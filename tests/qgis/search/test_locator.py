"""Addresses in a real locator bar, and QGIS's own geocoder interface."""

from __future__ import annotations

import pytest
from qgis.core import (
    QgsFeedback,
    QgsGeocoderContext,
    QgsLocator,
    QgsLocatorContext,
    QgsLocatorResult,
    QgsPointXY,
    QgsProject,
)
from qgis.PyQt import sip

from geoportfolio.core import gis
from geoportfolio.core.api import Monitor
from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.api.places import Suggestion
from geoportfolio.core.gis.connections import keys
from geoportfolio.core.gis.connections.connections import STORE, Connection
from geoportfolio.core.gis.places.geocoder import ServiceGeocoder
from geoportfolio.ui.places import locator as locator_module
from geoportfolio.ui.places.locator import AddressLocator
from sandbox.testing import running
from tests.support.connections import MASTER
from tests.support.event_loop import pump_until
from tests.support.oracle import is_told_well
from tests.support.service import client_of

pytestmark = pytest.mark.usefixtures("fresh")


class Bar:
    """QGIS's locator with its window; *results* are those of the search that runs."""

    def __init__(self, window, bench) -> None:
        self.locator = QgsLocator()
        self.results: list = []
        self.searches: list[str] = []
        # What the signal hands over is gone after the slot.
        self.locator.foundResult.connect(lambda result: self.results.append(QgsLocatorResult(result)))
        window.registerLocatorFilter = self.locator.registerFilter
        window.deregisterLocatorFilter = self.locator.deregisterFilter
        window.locatorSearch = self.searches.append
        self.addresses = AddressLocator(bench)
        self.addresses.install()

    def search(self, text: str) -> list[str]:
        self.results.clear()
        self.locator.fetchResults(text, QgsLocatorContext())
        pump_until(lambda: not self.locator.isRunning())
        pump_until(lambda: True)
        return [result.displayString for result in self.results]

    def trigger(self, number: int = 0) -> None:
        result = self.results[number]
        result.filter.triggerResult(result)


@pytest.fixture
def bar(window, bench):
    bar = Bar(window, bench)
    yield bar
    bar.addresses.remove()


@pytest.fixture
def given_up(monkeypatch):
    """The texts whose search was given up before its answer came."""
    texts = []
    suggest = ServiceGeocoder.suggest

    def watched(geocoder, text, feedback=None):
        try:
            return suggest(geocoder, text, feedback)
        except Cancelled:
            texts.append(text)
            raise

    monkeypatch.setattr(ServiceGeocoder, "suggest", watched)
    return texts


def test_the_prefix_finds_addresses_and_choosing_one_zooms(environment, bar, window):
    found = bar.search("addr hamburg airp")
    assert found[0] == "Hamburg Airport, Hamburg, Germany"
    assert bar.results[0].description == "rooftop"
    bar.trigger()
    assert window.mapCanvas().center().distance(QgsPointXY(9.98823, 53.6304)) < 1e-3


def test_what_the_bar_still_shows_of_the_search_before_can_be_chosen(environment, bar, window):
    bar.search("addr hamburg airp")
    shown = bar.results[0], bar.results[0].filter
    bar.results = []
    bar.search("addr munich")
    result, its_filter = shown
    its_filter.triggerResult(result)
    assert window.mapCanvas().center().distance(QgsPointXY(9.98823, 53.6304)) < 1e-3


def test_no_more_is_remembered_than_a_bar_can_show(environment, bar, monkeypatch):
    monkeypatch.setattr(locator_module, "_MOST_KEPT", 3)
    bar.search("addr hamburg")
    assert len(bar.results) > 3
    (shared,) = {id(result.filter._shared): result.filter._shared for result in bar.results}.values()
    assert list(shared.suggestions) == [(seen.displayString, seen.description) for seen in bar.results[-3:]]


def test_the_service_is_asked_only_with_the_prefix(environment, bar, sandbox):
    assert bar.search("hamburg") == []
    assert sandbox.requests == ()


def test_the_order_is_that_of_the_service(environment, bar, sandbox):
    bar.search("addr hamburg")
    by_score = sorted(bar.results, key=lambda result: -result.score)
    want = [item.label for item in gis.places.addresses.suggest(client_of(sandbox), "hamburg", Monitor())]
    assert [result.displayString for result in by_score] == want


def test_what_was_answered_is_not_asked_again(environment, bar, sandbox):
    first = bar.search("addr hamburg")
    bar.search("addr hamburg a")
    assert bar.search("addr hamburg") == first
    assert [seen.query["q"] for seen in sandbox.requests] == ["hamburg", "hamburg a"]


def test_another_service_has_another_answer(environment, bar, at):
    bar.search("addr hamburg")
    with running() as other:
        at(other.url, other.key)
        pump_until(lambda: other.requests)
        other.forget()
        assert bar.search("addr hamburg")
        assert [seen.query["q"] for seen in other.requests] == ["hamburg"]


def test_a_suggestion_without_a_place_is_geocoded_when_it_is_chosen(bar, at, window):
    with running(geocoding_required=True) as other:
        at(other.url, other.key)
        assert bar.search("addr hamburg airp")
        bar.trigger()
        pump_until(lambda: not window.mapCanvas().extent().isEmpty())
        assert window.mapCanvas().center().distance(QgsPointXY(9.98823, 53.6304)) < 1e-3


def test_a_locked_key_is_never_asked_for_while_typing(bar, bench, sandbox, unlocked, monkeypatch):
    bench.connections.save(Connection("office", sandbox.url, keep_key=STORE), sandbox.key)
    unlocked.clearMasterPassword()
    read, asked = keys.read_key, []
    monkeypatch.setattr(keys, "read_key", lambda *which: asked.append(which) or "")
    (offer,) = bar.search("addr hamburg")
    assert offer == "Unlock the QGIS authentication database to search for addresses"
    assert asked == [] and sandbox.requests == ()
    monkeypatch.setattr(keys, "read_key", read)
    assert unlocked.setMasterPassword(MASTER, True)
    bar.trigger()
    assert bar.searches == ["addr hamburg"]
    assert "Hamburg, Germany" in bar.search(bar.searches[0])


def test_a_key_that_was_locked_since_the_suggestion_came_is_told(
    bar,
    at,
    bench,
    window,
    sandbox,
    unlocked,
    monkeypatch,
):
    bench.connections.save(Connection("office", sandbox.url, keep_key=STORE), sandbox.key)
    bar.search("addr hamburg")
    unlocked.clearMasterPassword()
    monkeypatch.setattr(keys, "read_key", lambda *_: "")
    bar.addresses.go_to(Suggestion("Hamburg", None, None))
    assert window.texts()


def test_without_a_connection_nothing_is_found(bar):
    assert bar.search("addr hamburg") == []


def test_an_error_is_a_result_that_says_so(environment, bar, sandbox):
    sandbox.faults.set("autocomplete=401")
    (text,) = bar.search("addr hamburg")
    assert "rejected the API key of 'environment'" in text and is_told_well(text, "A fault on purpose.")


def test_a_search_that_is_overtaken_ends_at_once(environment, bar, sandbox, given_up):
    sandbox.faults.set("autocomplete=delay:20x1")
    bar.locator.fetchResults("addr bremen", QgsLocatorContext())
    pump_until(lambda: any("autocomplete" in seen.path for seen in sandbox.requests))
    found = bar.search("addr munich")
    assert given_up == ["bremen"]
    assert found and not any("Bremen" in text for text in found)


def test_the_filter_leaves_with_the_plugin(environment, bar):
    bar.addresses.remove()
    assert [item for item in bar.locator.filters() if item.name() == "geoportfolio_addresses"] == []
    bar.addresses.remove()


def test_the_prefix_is_long_enough_for_qgis():
    assert len(locator_module.PREFIX) >= 3


def test_the_geocoder_interface_gives_places(sandbox):
    geocoder = ServiceGeocoder(lambda: client_of(sandbox))
    context = QgsGeocoderContext(QgsProject.instance().transformContext())
    assert geocoder.geocodeString("hamburg", context, QgsFeedback()) == []
    assert geocoder.prepare()
    first = geocoder.geocodeString("Hamburg Airport, Hamburg, Germany", context, QgsFeedback())[0]
    assert first.isValid() and first.crs().authid() == "EPSG:4326"
    assert first.additionalAttributes()["geocodingQuality"] == "rooftop"
    assert abs(first.geometry().asPoint().y() - 53.6304) < 1e-3
    assert geocoder.geocodeString("xyzzyville", context, QgsFeedback()) == []


def test_the_geocoder_interface_geocodes_what_has_no_place_and_tells_errors():
    context = QgsGeocoderContext(QgsProject.instance().transformContext())
    with running(geocoding_required=True) as other:
        geocoder = ServiceGeocoder(lambda: client_of(other))
        assert geocoder.prepare()
        (found,) = geocoder.geocodeString("Hamburg, Germany", context, QgsFeedback())
        assert found.identifier() == "Hamburg, Germany"
        other.faults.set("401")
        (broken,) = geocoder.geocodeString("Hamburg, Germany", context, QgsFeedback())
        assert not broken.isValid() and is_told_well(broken.error(), "A fault on purpose.")
        assert not sip.isdeleted(geocoder)


def test_a_cancelled_geocoding_finds_nothing(sandbox):
    geocoder = ServiceGeocoder(lambda: client_of(sandbox))
    geocoder.prepare()
    feedback = QgsFeedback()
    feedback.cancel()
    context = QgsGeocoderContext(QgsProject.instance().transformContext())
    assert geocoder.geocodeString("hamburg", context, feedback) == []


def test_leaving_gives_up_an_answer_that_is_under_way(environment, bar, sandbox, given_up):
    sandbox.faults.set("autocomplete=delay:20x1")
    bar.locator.fetchResults("addr bremen", QgsLocatorContext())
    pump_until(lambda: any("autocomplete" in seen.path for seen in sandbox.requests))
    bar.addresses.remove()
    pump_until(lambda: not bar.locator.isRunning())
    assert given_up == ["bremen"] and bar.results == []
