"""Point attributes: a click on a loaded point, and what the service knows of it."""

from __future__ import annotations

import airportsdata
import pytest

from sandbox.testing import Sandbox

from .analyst import Analyst
from .screens import Photographer
from .steps import IN_GERMANY, close_dock, draw, is_visible, load_points, look_at, only_area

BREMEN = airportsdata.load()["EDDW"]
HERE = (BREMEN["lon"], BREMEN["lat"])
BESIDE = (BREMEN["lon"] + 0.5, BREMEN["lat"])


@pytest.fixture
def tool(analyst: Analyst) -> Analyst:
    """The tool in hand, with loaded points before it."""
    only_area(analyst, IN_GERMANY)
    load_points(analyst)
    look_at(analyst, *HERE, 1_000_000)
    with analyst.another_map_tool():
        analyst.click("geoportfolioAttributesAction")
    return analyst


def shown(analyst: Analyst) -> dict[str, str]:
    """Field and value of the rows of the table."""
    cells = analyst.eyes.ask("items", name="attributesTable")
    return dict(zip(cells[::2], cells[1::2]))


def said(analyst: Analyst) -> str:
    return str(analyst.see("attributesStatus")["text"])


def test_a_loaded_point_tells_what_the_service_knows(tool: Analyst, sandbox: Sandbox) -> None:
    analyst = tool
    sandbox.forget()
    analyst.click_map(*BESIDE)
    analyst.wait_until(
        "the miss is told",
        lambda: analyst.see("mapToolReadout")["text"] == "There is no loaded point here.",
    )
    assert not is_visible(analyst, "pointAttributesDock")
    assert not sandbox.requests

    analyst.click_map(*HERE)
    attributes = analyst.wait_until("the answer is there", lambda: shown(analyst))
    (request,) = sandbox.requests
    assert request.query == {"source": "pf_airports", "value": "apt-EDDW"}
    assert attributes["LocName"] == BREMEN["name"]
    assert float(attributes["Latitude"]) == BREMEN["lat"]
    assert len(attributes) > 20
    analyst.type_into("attributesFilter", "tiv")
    analyst.wait_until("few are left", lambda: 0 < len(shown(analyst)) < len(attributes))
    analyst.click("attributesCopyButton")
    tiv = {field: value for field, value in attributes.items() if "TIV" in field}
    lines = "\n".join("\t".join(row) for row in tiv.items())
    analyst.wait_until("they are copied", lambda: analyst.eyes.ask("clipboard").rstrip("\n") == lines)

    analyst.choose("attributesField", "LocName")
    analyst.wait_until("it is unknown", lambda: "The service knows no point" in said(analyst))
    assert BREMEN["name"] in said(analyst)
    sandbox.faults.set("attributes=403")
    analyst.listen()
    analyst.choose("attributesField", "id")
    analyst.wait_for_message("A fault on purpose")
    assert said(analyst) == "No answer. The message above the map says why."
    sandbox.faults.set()
    analyst.click_label("Try again")
    analyst.wait_until("the answer is there", lambda: "BuildingTIV" in shown(analyst))
    with analyst.another_map_tool():
        analyst.click("mActionPan")


def screens_of_attributes(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """The dock with an answer, and with none."""
    draw(analyst, IN_GERMANY)
    load_points(analyst)
    look_at(analyst, *HERE, 1_000_000)
    with analyst.another_map_tool():
        analyst.click("geoportfolioAttributesAction")
    analyst.click_map(*HERE)
    analyst.wait_until("the answer is there", lambda: shown(analyst))
    photographer.take("attributes", "pointAttributesDock")
    analyst.choose("attributesField", "LocName")
    analyst.wait_until("it is unknown", lambda: "The service knows no point" in said(analyst))
    photographer.take("attributes-unknown", "pointAttributesDock")
    analyst.choose("attributesField", "id")
    with analyst.another_map_tool():
        analyst.click("mActionPan")
    close_dock(analyst, "pointAttributesDock")
