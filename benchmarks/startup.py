"""What the plugin adds to QGIS's start, beside a plugin that does nothing, in the real application.

QGIS starts in a profile that has been started before, as Python compiles a plugin once, and starts of the
two take turns. QGIS measures itself: by the profiler of its panel *Debugging/Development Tools*, which also
counts what other processes hold up, and by the processor's time of each plugin. A whole start differs from
the next by more than the plugin adds.
"""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.e2e import stage

from .figures import ROOT, Figure, Place, figure

TARGET_MS = 50
_SUBJECT = "start of QGIS, beside an empty plugin"
_SECONDS = 120
_STOPWATCH = ROOT / "benchmarks" / "stopwatch.py"
_METADATA = "[general]\nname=Empty\nqgisMinimumVersion=3.22\nversion=1\ndescription=-\nauthor=-\nemail=-\n"
_EMPTY = """
class Empty:
    def initGui(self):
        pass

    def unload(self):
        pass

def classFactory(iface):
    return Empty()
"""


@dataclass(frozen=True)
class Profile:
    """A profile with one plugin of ours, which keeps what the starts before have left."""

    home: Path
    plugin: str

    @classmethod
    def made(cls, home: Path, plugin: Path, name: str) -> Profile:
        stage.write_profile(home, plugin)
        (home / "runtime").mkdir(mode=0o700)
        return cls(home, name)

    def started(self, display: str) -> tuple[float, float]:
        """Of one start the milliseconds that the plugin took, and those of the processor's time."""
        told = self._told(display)
        return told["profiler"][self.plugin], told["processor"][self.plugin]

    def _told(self, display: str) -> dict[str, Any]:
        answer, log = self.home / "stopwatch.json", self.home / "qgis.log"
        answer.unlink(missing_ok=True)
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "QGIS_", "PYTHON"))}
        own = {
            "DISPLAY": display,
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self.home / "runtime"),
            "QGIS_AUTH_DB_DIR_PATH": str(self.home),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "PYTHONPYCACHEPREFIX": str(self.home / "pycache"),
            "PYQGIS_STARTUP": str(_STOPWATCH),
            "GEOPORTFOLIO_STOPWATCH": str(answer),
        }
        with stage.running(stage.qgis_command(self.home), log, {**inherited, **own}) as process:
            process.wait(_SECONDS)
        if not answer.exists():
            raise stage.StageFailure(f"QGIS did not start: {log.read_text(errors='replace')[-2000:]}")
        return json.loads(answer.read_text(encoding="utf-8"))


def measure(_place: Place, runs: int) -> list[Figure]:
    """See the module; the first start of each, which compiles, is not counted."""
    taken: list[float] = []
    counted: list[float] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="geoportfolio-startup-")))
        empty = folder / "emptyplugin"
        empty.mkdir()
        (empty / "metadata.txt").write_text(_METADATA)
        (empty / "__init__.py").write_text(_EMPTY)
        ours = Profile.made(folder / "ours", ROOT, stage.PLUGIN)
        theirs = Profile.made(folder / "theirs", empty, empty.name)
        display = stack.enter_context(stage.display())
        for number in range(runs + 1):
            (our_time, our_share), (their_time, their_share) = ours.started(display), theirs.started(display)
            if number:
                taken.append(our_time - their_time)
                counted.append(our_share - their_share)
    return [
        figure(_SUBJECT, "import and initGui by QGIS's profiler, ms", taken, TARGET_MS, at_most=True),
        figure(_SUBJECT, "import and initGui, the processor's time, ms", counted, TARGET_MS, at_most=True),
    ]
