"""What the plugin adds to QGIS's start, beside a plugin that does nothing, in the real application.

QGIS starts in a profile that was started before, as Python compiles a plugin once, and the two profiles take
turns. QGIS measures itself: by the profiler of its panel *Debugging/Development Tools*, which also counts
what other processes hold up, and by the CPU time of each plugin. A whole start differs from the next by more
than the plugin adds.
"""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path

from tests.e2e import stage

from . import ROOT
from .figures import Figure
from .processes import Place

TARGET_MS = 50
_SECONDS = 120
_METADATA = "name=Empty qgisMinimumVersion=3.22 version=1 description=- author=- email=-"
_EMPTY = """
class Empty:
    def initGui(self): pass
    def unload(self): pass

def classFactory(iface): return Empty()
"""


def measure(place: Place, runs: int) -> list[Figure]:
    """The first start of each, which compiles, is not counted."""
    empty = place.folder / "emptyplugin"
    empty.mkdir()
    (empty / "metadata.txt").write_text("\n".join(("[general]", *_METADATA.split())), "utf-8")
    (empty / "__init__.py").write_text(_EMPTY, "utf-8")
    plugins = {stage.PLUGIN: ROOT, empty.name: empty}
    for name, folder in plugins.items():
        stage.write_profile(place.folder / f"{name}-home", folder)
        (place.folder / f"{name}-home" / "runtime").mkdir(mode=0o700)
    added: list[tuple[float, ...]] = []
    with ExitStack() as stack:
        display = stack.enter_context(stage.display())
        for number in range(runs + 1):
            ours, theirs = (_start(place.folder / f"{name}-home", name, display) for name in plugins)
            if number:
                added.append(tuple(one - other for one, other in zip(ours, theirs)))
    by_profiler, worked = zip(*added)
    subject = "start of QGIS, beside an empty plugin"
    return [
        Figure(subject, "import and initGui by QGIS's profiler, ms", by_profiler, TARGET_MS),
        Figure(subject, "import and initGui, the processor's time, ms", worked, TARGET_MS),
    ]


def _start(home: Path, plugin: str, display: str) -> tuple[float, float]:
    """Start QGIS once; returns the milliseconds that the plugin took, and those of CPU time."""
    times, log = home / "stopwatch.json", home / "qgis.log"
    times.unlink(missing_ok=True)
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "QGIS_", "PYTHON"))}
    own = {
        "DISPLAY": display,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home / "runtime"),
        "QGIS_AUTH_DB_DIR_PATH": str(home),
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "PYTHONPYCACHEPREFIX": str(home / "pycache"),
        "PYQGIS_STARTUP": str(ROOT / "benchmarks" / "stopwatch.py"),
        "GEOPORTFOLIO_STOPWATCH": str(times),
    }
    with stage.running(stage.qgis_command(home), log, {**inherited, **own}) as process:
        process.wait(_SECONDS)
    if not times.exists():
        raise stage.StageFailure(f"QGIS did not start: {log.read_text(errors='replace')[-2000:]}")
    found = json.loads(times.read_text("utf-8"))
    return found["profiler"][plugin], found["processor"][plugin]
