"""When something does not work: the doctor, the support bundle, and what was asked as text for elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import zipfile
from pathlib import Path

from sandbox.testing import Sandbox

from .analyst import Analyst
from .file_dialog import name_file
from .hands import RIGHT
from .screens import Photographer
from .steps import (
    IN_GERMANY,
    add_connection,
    choose_source,
    close_windows,
    draw,
    is_visible,
    load_points,
    open_connections,
    open_main_menu,
)
from .test_connections import CLOSED_PORT

ROWS = 44


def from_menu(analyst: Analyst, entry: str) -> None:
    open_main_menu(analyst, "w")
    analyst.click_label("GeoPortfolio")
    analyst.click_label(entry)


def wait_for_doctor(analyst: Analyst) -> str:
    """The doctor is done; what it says in short."""
    analyst.see("doctorDialog")
    analyst.wait_until("it is done", lambda: is_visible(analyst, "doctorCheckButton"))
    return analyst.see("doctorSummary")["text"]


def test_the_doctor_finds_the_fault_and_the_bundle_holds_no_key(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    open_connections(analyst)
    add_connection(analyst, "closed", CLOSED_PORT, sandbox.key, session=True)
    analyst.click("checkConnectionButton")
    assert wait_for_doctor(analyst) == "There is one fault: Way to it."
    analyst.screenshot("doctor-in-options")
    close_windows(analyst, "doctorDialog")
    analyst.click_label("Cancel")
    analyst.wait_until("the options have gone", lambda: not is_visible(analyst, "connectionsList"))
    from_menu(analyst, "Connection doctor")
    assert wait_for_doctor(analyst) == "It works."
    assert len(analyst.eyes.ask("items", name="doctorTable")) >= ROWS
    analyst.screenshot("doctor")
    analyst.click("doctorCopyButton")
    analyst.wait_until("it is copied", lambda: "Works: Key" in analyst.eyes.ask("clipboard"))
    analyst.click("doctorBundleButton")
    analyst.wait_until("the texts are there", lambda: analyst.see("bundleSaveButton")["enabled"])
    analyst.screenshot("bundle")
    analyst.listen()
    analyst.click("bundleSaveButton")
    name_file(analyst, tmp_path / "help.zip")
    analyst.wait_for_message("^The support bundle is in help.zip")
    analyst.press("Escape")
    with zipfile.ZipFile(tmp_path / "help.zip") as opened:
        texts = {name: opened.read(name).decode() for name in opened.namelist()}
    assert "Works: Key" in texts["doctor.txt"] and sandbox.key not in "".join(texts.values())


def test_a_layer_is_copied_for_curl(analyst: Analyst, sandbox: Sandbox) -> None:
    choose_source(analyst)
    draw(analyst, IN_GERMANY)
    count = load_points(analyst)
    analyst.listen()
    analyst.click_item("theLayerTreeView", "pf_airports", RIGHT)
    analyst.click_label("GeoPortfolio")
    analyst.click_label("Copy as cURL")
    analyst.wait_for_message("^The requests are on the clipboard")
    text = analyst.eyes.ask("clipboard")
    assert sandbox.key not in text
    environment = {**os.environ, "GEOPORTFOLIO_API_KEY": sandbox.key, "NO_PROXY": "*"}
    done = subprocess.run(
        ["bash", "-c", text], env=environment, capture_output=True, text=True, timeout=30, check=True
    )
    assert len(json.loads(done.stdout)["features"]) == count


def screens_of_support(analyst: Analyst, sandbox: Sandbox, photographer: Photographer) -> None:
    """The doctor with a fault and without one, and the bundle."""
    sandbox.faults.set("v1/reports/portfolio/points=403", "wms=html", "accumulation=500")
    from_menu(analyst, "Connection doctor")
    wait_for_doctor(analyst)
    photographer.take("doctor", "doctorDialog")
    sandbox.faults.set("geocode=401")
    analyst.click("doctorCheckButton")
    wait_for_doctor(analyst)
    photographer.take("doctor-fault", "doctorDialog")
    sandbox.faults.set()
    analyst.click("doctorBundleButton")
    analyst.wait_until("the texts are there", lambda: analyst.see("bundleSaveButton")["enabled"])
    photographer.take("bundle", "bundleDialog")
    close_windows(analyst, "bundleDialog", "doctorDialog")
