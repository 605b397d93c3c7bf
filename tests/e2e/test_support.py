"""When something does not work: the doctor, and the support bundle."""

from __future__ import annotations

import zipfile
from pathlib import Path

from sandbox.testing import Sandbox

from .analyst import Analyst
from .docks import choose_from_plugin, close_windows, copied, wait_for_doctor
from .file_dialog import name_file


def test_the_doctor_finds_the_fault_and_the_bundle_holds_no_key(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    sandbox.faults.set("v1/reports/portfolio/points=403", "wms=html", "accumulation=500")
    choose_from_plugin(analyst, "Connection doctor")
    assert "fault" in wait_for_doctor(analyst)
    analyst.screen("doctor", "doctorDialog")
    sandbox.faults.set("geocode=401")
    analyst.click("doctorCheckButton")
    wait_for_doctor(analyst)
    analyst.screen("doctor-fault", "doctorDialog")
    sandbox.faults.set()
    analyst.click("doctorCheckButton")
    assert wait_for_doctor(analyst) == "It works."
    analyst.click("doctorCopyButton")
    copied(analyst, lambda text: "Works: Key" in text)
    analyst.click("doctorBundleButton")
    analyst.wait_until("the texts are there", lambda: analyst.see("bundleSaveButton")["enabled"])
    analyst.screen("bundle", "bundleDialog")
    analyst.listen()
    analyst.click("bundleSaveButton")
    name_file(analyst, tmp_path / "help.zip")
    analyst.wait_for_message("^The support bundle is in help.zip")
    with zipfile.ZipFile(tmp_path / "help.zip") as opened:
        texts = {name: opened.read(name).decode() for name in opened.namelist()}
    assert "Works: Key" in texts["doctor.txt"] and sandbox.key not in "".join(texts.values())
    close_windows(analyst, "doctorDialog")
