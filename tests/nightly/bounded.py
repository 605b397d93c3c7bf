"""Commands of the nightly programs that must end in a set time."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from typing import Mapping, Optional, Sequence

ROOT = Path(__file__).resolve().parents[2]


def bounded(
    command: Sequence[str],
    seconds: float,
    log: Path,
    environment: Mapping[str, str],
    root: Path = ROOT,
) -> Optional[int]:
    """Return the exit code of *command*, or None on a timeout, after which its process group is killed.

    :param log: receives its output.
    :param environment: variables beyond ours. ``PYTHONPATH`` names *root* first, so that no other checkout of
        the package is tested.
    """
    path = os.pathsep.join(filter(None, (f"{root}/build/import", str(root), os.environ.get("PYTHONPATH"))))
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command,
            cwd=root,
            env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen", **environment},
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:  # also on Ctrl+C, which a session of its own does not receive
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
