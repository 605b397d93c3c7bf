"""When something does not work: the diagnostics, and the support text."""

from __future__ import annotations

from pathlib import Path

from sandbox.testing import Sandbox

from .analyst import Analyst
from .docks import choose_from_plugin, close_windows, copied, wait_for_diagnostics
from .file_dialog import name_file


def test_diagnostics_find_the_fault_and_the_support_text_holds_no_key(
    analyst: Analyst, sandbox: Sandbox, tmp_path: Path
) -> None:
    sandbox.faults.set("reports/portfolio/points/selection=403", "wms=html", "accumulation=500")
    choose_from_plugin(analyst, "Diagnose Connection")
    assert wait_for_diagnostics(analyst) == "2 checks failed, first: Accumulation."
    analyst.screen("diagnostics-fault", "diagnosticsDialog")
    sandbox.faults.set("geocode=401")
    analyst.click("diagnosticsRunButton")
    assert wait_for_diagnostics(analyst) == "1 check failed: Connection."
    analyst.screen("diagnostics-key", "diagnosticsDialog")
    sandbox.faults.set()
    analyst.click("diagnosticsRunButton")
    assert wait_for_diagnostics(analyst) == "All checks passed."
    analyst.click("diagnosticsCopyButton")
    copied(analyst, lambda text: "Passed: Connection" in text)
    analyst.click("diagnosticsSupportButton")
    analyst.wait_until("the text is there", lambda: analyst.see("supportTextSaveButton")["enabled"])
    analyst.screen("support-text", "supportTextDialog")
    analyst.click("supportTextCopyButton")
    text = copied(analyst, lambda text: "== Log ==" in text)
    assert "Passed: Connection" in text and sandbox.key not in text
    analyst.listen()
    analyst.click("supportTextSaveButton")
    name_file(analyst, tmp_path / "help.txt")
    analyst.wait_for_message("^Support text saved as help.txt")
    assert (tmp_path / "help.txt").read_text("utf-8") == text
    close_windows(analyst, "diagnosticsDialog")
