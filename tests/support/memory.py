"""The memory of a process, by what Linux says of it."""

from __future__ import annotations

from pathlib import Path


class Memory:
    """The growth of this process's peak memory since this was made, in MB."""

    def __init__(self) -> None:
        Path("/proc/self/clear_refs").write_text("5")  # resets the peak
        self._base = status_mb("VmHWM")

    def added(self) -> float:
        return status_mb("VmHWM") - self._base


def status_mb(name: str, process: object = "self") -> float:
    """Return a row of the process's status in MB: ``VmHWM`` (peak), ``VmRSS``, ``RssAnon``."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{name}:")) / 1024
