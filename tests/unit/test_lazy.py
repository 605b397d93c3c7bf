"""Names of a package that are imported at their first use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from geoportfolio.core import api
from geoportfolio.core.api.lazy import later

ROOT = Path(__file__).resolve().parents[2]


def said(code: str) -> str:
    """What a fresh interpreter prints."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "build" / "import")},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


def test_each_name_of_the_api_is_there():
    assert [name for name in api.__all__ if getattr(api, name).__name__ != name] == []


def test_nothing_is_imported_before_it_is_used():
    loaded = "print('requests' in sys.modules, 'geoportfolio.core.api.client' in sys.modules)"
    assert said(f"import sys; from geoportfolio.core import api; {loaded}") == "False False"
    assert said(f"import sys; from geoportfolio.core import api; api.Client; {loaded}") == "True True"


def test_what_is_not_there_is_no_attribute_and_imports_nothing():
    assert not hasattr(api, "qCleanupResources")
    forgotten = "del sys.modules['geoportfolio.core.api'], sys.modules['geoportfolio.core']"
    asked = "hasattr(api, 'qCleanupResources')"
    again = "'geoportfolio.core' in sys.modules"
    code = f"import sys; from geoportfolio.core import api; {forgotten}; print({asked}, {again})"
    assert said(code) == "False False"


def test_a_name_that_its_module_would_hide_is_refused():
    with pytest.raises(ValueError, match="reports"):
        later("package", [], places="reports", reports="ReportRequest")
