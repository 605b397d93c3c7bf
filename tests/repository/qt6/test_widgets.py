"""Under the real PyQt6: every module is imported, and widgets and models that need no QGIS are driven.

The tests are those of the real tier, run once more in a process in which ``qgis`` is a stand-in over PyQt6
(no process bears both Qts): they press the same keys and look for the same words, rows, pixels and files.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DRIVEN = (
    "tests/repository/qt6/modules.py",
    "tests/qgis/accumulation/test_metrics.py",
    "tests/qgis/charts/test_painting.py",
    "tests/qgis/charts/test_view.py",
    "tests/qgis/filters/test_edits.py",
    "tests/qgis/text/test_filter_text.py",
    "tests/qgis/enrichment/test_layers_editor.py",
    "tests/qgis/help/test_help_window.py",
    "tests/qgis/plugin/test_columns_dialog.py",
    "tests/qgis/widgets/test_compact_row.py",
    "tests/qgis/widgets/test_row_table.py",
    "tests/qgis/text/test_error_messages.py",
)


def test_what_needs_no_qgis_works_on_qt6(tmp_path):
    options = ["-q", "--tb=short", "-p", "no:pytest_qgis", "-p", "no:cacheprovider"]
    options += ["-p", "tests.repository.qt6.stage"]
    ours = {"QT_BINDING": "PyQt6", "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *DRIVEN],
        cwd=ROOT,
        env={**os.environ, **ours, "XDG_CONFIG_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 300


def test_there_are_no_forms_of_designer():
    """Windows are made in Python alone: a form of one Qt's Designer is a syntax error for the other."""
    assert not [*ROOT.glob("*.ui"), *(ROOT / "ui").rglob("*.ui"), *(ROOT / "core").rglob("*.ui")]
