"""Bad weather: each failure is one clear sentence, what arrived is kept, and nothing breaks."""

from __future__ import annotations

import pytest

from sandbox.testing import Sandbox

from .analyst import Analyst
from .demo import airports_in
from .steps import (
    AT_SEA,
    IN_EUROPE,
    IN_GERMANY,
    area_shapes,
    choose_source,
    draw,
    is_visible,
    layer_of_the_area,
    load_points,
    only_area,
)

WEATHER = {
    "key": ("401", r"did not accept the key for 'environment'\. Service: \"A fault on purpose\.\""),
    "no-access": ("403", r"either the area is not valid .* no access to pf_airports.*A fault on purpose"),
    "unknown-source": ("404", r"the source pf_airports is unknown\. Service: \"A fault on purpose\.\""),
    "bad-request": ("400", r"could not use this request\. Service: \"A fault on purpose\.\""),
    "proxy-page": ("html", r"answer is an HTML page \(Access denied\), not the service's data\."),
    "proxy-refusal": ("html:403", r"A proxy or gateway \(.*\) refused the request \(status 403\) before it"),
    "elsewhere": ("redirect", r"leads to http://127\.0\.0\.1:9/elsewhere, to which the key was not sent"),
    "empty-body": ("empty", r"answer can't be read"),
}


@pytest.mark.parametrize("name", WEATHER)
def test_a_failure_is_one_sentence_and_no_layer(analyst: Analyst, sandbox: Sandbox, name: str) -> None:
    fault, sentence = WEATHER[name]
    have_area(analyst)
    before = analyst.eyes.ask("layers")
    sandbox.faults.set(f"points/={fault}")
    analyst.listen()
    analyst.click("loadPointsButton")
    said = analyst.wait_for_message(sentence)
    assert "Traceback" not in said
    assert "<" not in said
    assert analyst.eyes.ask("layers") == before
    analyst.wait_until("it can be tried again", lambda: analyst.see("loadPointsButton")["enabled"])


def test_a_busy_and_a_failing_server_are_waited_out(analyst: Analyst, sandbox: Sandbox) -> None:
    have_area(analyst)
    # Long enough that a busy machine looks at the line while it stands there.
    sandbox.faults.set("points/=429:8x1", "points/=500x1")
    analyst.listen()
    analyst.click("loadPointsButton")
    analyst.wait_until("it waits", lambda: "(try 2 of " in analyst.see("progressLabel")["text"])
    analyst.wait_for_message(r"^\d+ points, \d+\.\d s$")
    assert len([r for r in sandbox.requests if r.path.endswith("/points/selection")]) == 3


@pytest.mark.parametrize("fault", ["truncate:0.6", "reset:0.6"])
def test_a_body_that_breaks_off_leaves_its_points_marked(
    analyst: Analyst, sandbox: Sandbox, fault: str
) -> None:
    only_area(analyst, IN_EUROPE)
    sandbox.faults.set(f"points/={fault}")
    analyst.listen()
    analyst.click("loadPointsButton")
    said = analyst.wait_for_message(r"^The connection broke after [\d,]+ points\. .* marked incomplete\.$")
    count = int(said.split()[4].replace(",", ""))
    layer = layer_of_the_area(analyst)
    assert layer["count"] == count
    assert 0 < count < len(airports_in(area_shapes(analyst)[0]))
    assert layer["properties"]["geoportfolio/state"] == f"stopped after {count}"
    sandbox.faults.set()
    analyst.listen()
    analyst.click("messageStepButton")
    analyst.wait_for_message(r"^[\d,]+ points, ")
    assert layer_of_the_area(analyst)["properties"]["geoportfolio/state"] == "complete"


def test_nothing_in_the_area_is_told_and_makes_no_layer(analyst: Analyst) -> None:
    only_area(analyst, AT_SEA)
    before = len(analyst.eyes.ask("layers"))
    analyst.listen()
    analyst.click("loadPointsButton")
    analyst.wait_for_message("^Nothing of pf_airports lies in this area\\.$")
    assert len(analyst.eyes.ask("layers")) == before


def test_a_second_load_after_the_storm_is_fine(analyst: Analyst) -> None:
    only_area(analyst, IN_GERMANY)
    assert load_points(analyst) == len(airports_in(area_shapes(analyst)[0]))


def have_area(analyst: Analyst) -> None:
    """An area in Germany, drawn only when there is none."""
    choose_source(analyst)
    if not is_visible(analyst, "clearAreasButton"):
        draw(analyst, IN_GERMANY)
