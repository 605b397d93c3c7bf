"""The stage of an end-to-end run: an X display, a sandbox service, and QGIS in a throwaway profile.

Each is a context manager that ends its own processes, by their ids, however the block is left.
"""

from __future__ import annotations

import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Iterator, Mapping, Optional, Sequence, TypeVar

from .eyes import Eyes

ROOT = Path(__file__).resolve().parents[2]
PLUGIN = "geoportfolio"
START_SECONDS = 90
STOP_SECONDS = 10
_HERE = Path(__file__).resolve().parent
_SETTINGS = """\
[PythonPlugins]
{plugin}=true
processing=true
MetaSearch=false
db_manager=false
grassprovider=false
sagaprovider=false

[qgis]
checkVersion=false
showTips=false

[auth]
use_password_helper=false

[core]
NewsFeed\\httpsfeedqgisorg\\disabled=true

[UI]
UITheme={theme}

[locale]
userLocale=en_US
globalLocale=en_US
overrideFlag=true
"""

T = TypeVar("T")


class StageFailure(Exception):
    """Something that has to run before the analyst comes did not; the text says what it said."""


def within(seconds: float, what: str, look: Callable[[], Optional[T]]) -> T:
    """The first answer of *look* that is true; raises StageFailure after *seconds*."""
    deadline = time.monotonic() + seconds
    while not (seen := look()):
        if time.monotonic() > deadline:
            raise StageFailure(f"{what}: nothing after {seconds:g} s")
        time.sleep(0.05)
    return seen


@contextmanager
def running(
    command: Sequence[str],
    log: Path,
    environment: Optional[Mapping[str, str]] = None,
    pass_fds: Sequence[int] = (),
) -> Iterator[subprocess.Popen[bytes]]:
    """*command* in a session of its own, with its output in *log*; the whole session ends with the block."""
    with log.open("ab") as output:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=pass_fds,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    for end_signal in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is not None:
            return
        os.killpg(process.pid, end_signal)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            continue


@contextmanager
def display(width: int = 1280, height: int = 768) -> Iterator[str]:
    """An X server of that size with a window manager; yields its name, ``:N``."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="geoportfolio-display-")))
        log = folder / "display.log"
        readable, writable = os.pipe()
        stack.callback(os.close, readable)
        screen = ["-screen", "0", f"{width}x{height}x24", "-dpi", "96", "-nolisten", "tcp", "-noreset"]
        try:
            command = ["Xvfb", "-displayfd", str(writable), *screen]
            stack.enter_context(running(command, log, pass_fds=[writable]))
        finally:
            os.close(writable)
        if not select.select([readable], [], [], START_SECONDS)[0] or not (number := os.read(readable, 16)):
            raise StageFailure(f"Xvfb did not start: {log.read_text(errors='replace')}")
        name = f":{number.decode().strip()}"
        # A layout with the letters of Western Europe: xdotool would put them on spare keys, too late for Qt.
        layout = ["setxkbmap", "-display", name, "-layout", "us", "-variant", "altgr-intl"]
        subprocess.run(layout, check=True, timeout=STOP_SECONDS)
        command = ["openbox", "--sm-disable", "--config-file", str(_HERE / "openbox.xml")]
        stack.enter_context(running(command, log, {**os.environ, "DISPLAY": name, "HOME": str(folder)}))
        yield name


@dataclass(frozen=True)
class Service:
    """A running sandbox."""

    url: str
    key: str

    def environment(self) -> dict[str, str]:
        """The variables that make it the plugin's connection ``environment``."""
        return {"GEOPORTFOLIO_URL": self.url, "GEOPORTFOLIO_API_KEY": self.key}


@contextmanager
def sandbox(*arguments: str) -> Iterator[Service]:
    """The sandbox on a free port of loopback, with more *arguments* for its command line."""
    with tempfile.TemporaryDirectory(prefix="geoportfolio-sandbox-") as folder:
        log = Path(folder) / "sandbox.log"
        command = [sys.executable, "-u", "-m", "sandbox", "--port", "0", *arguments]
        with running(command, log) as process:

            def announced() -> Optional[Service]:
                printed = log.read_text(errors="replace")
                if line := re.search(r"^GeoPortfolio sandbox: (\S+)\s+key: (\S+)$", printed, re.MULTILINE):
                    return Service(*line.groups())
                if process.poll() is not None:
                    raise StageFailure(f"the sandbox ended: {printed}")
                return None

            yield within(START_SECONDS, "the sandbox", announced)


@dataclass(frozen=True)
class Application:
    """A running QGIS: its display, what can be seen of it, and what it printed.

    :ivar expected: words of the sentences with which an algorithm may fail: its dialog shows them.
    """

    display: str
    eyes: Eyes
    log: Path
    profile: Path
    expected: list[str] = field(default_factory=list, compare=False)

    def complaints(self) -> list[str]:
        """Python errors, critical messages and Qt warnings since the start; an empty list is the good one."""
        printed = self.log.read_text(errors="replace")
        entries = [
            f"{entry['tag']}: {entry['text']}"
            for entry in self.eyes.ask("log")
            if entry["tag"] == "Python error" or self._is_critical(entry)
        ]
        return entries + _PRINTED_COMPLAINTS.findall(printed)

    def _is_critical(self, entry: Mapping[str, str]) -> bool:
        text = entry["text"]
        is_sentence = entry["tag"] == "Processing" and "Traceback" not in text
        is_expected = is_sentence and any(words in text for words in self.expected)
        return entry["level"] == "Critical" and not is_expected


# What QGIS prints of itself (fonts, no session bus, no graphics card) starts otherwise.
_PRINTED_COMPLAINTS = re.compile(
    r"^(?:Traceback \(most recent call last\)[\s\S]*?^\w.*"
    r"|(?:Warning: )?Q(?:Object|Painter|Thread|Timer|Sql|Layout)[A-Za-z:]*[: ].*)",
    re.MULTILINE,
)


def write_profile(folder: Path, plugin: Path, theme: str = "default") -> Path:
    """A profile ``test`` below *folder* with the plugin of folder *plugin* enabled; returns its path."""
    profile = folder / "profiles" / "test"
    plugins = profile / "python" / "plugins"
    plugins.mkdir(parents=True)
    name = PLUGIN if plugin == ROOT else plugin.name
    (plugins / name).symlink_to(plugin)
    (profile / "QGIS").mkdir()
    (profile / "QGIS" / "QGIS3.ini").write_text(_SETTINGS.format(plugin=name, theme=theme))
    return profile


def qgis_command(folder: Path, project: Optional[Path] = None) -> list[str]:
    """QGIS with the profile that :func:`write_profile` wrote below *folder*."""
    command = ["qgis", "--profiles-path", str(folder), "--profile", "test", "--nologo", "--noversioncheck"]
    return [*command, "--project", str(project)] if project else command


@contextmanager
def application(
    on_display: str,
    *,
    project: Optional[Path] = None,
    plugin: Path = ROOT,
    theme: str = "default",
    environment: Optional[Mapping[str, str]] = None,
    keep_log: Optional[Path] = None,
    home: Optional[Path] = None,
) -> Iterator[Application]:
    """QGIS on the display *on_display*, ready for the analyst: started, plugin loaded, map drawn.

    :param plugin: the folder of the plugin; the repository by default.
    :param home: the folder of the profile and the password store, as the last start left them; by
        default a new one, which goes away again.
    :param environment: variables on top of the process's own.
    :param keep_log: where a copy of what QGIS printed stays.
    :raises StageFailure: when QGIS ends, asks something or fails to load the plugin before it is ready.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="geoportfolio-qgis-")))
        home = home or folder
        profile = home / "profiles" / "test"
        if not profile.exists():
            write_profile(home, plugin, theme)
        log, address = folder / "qgis.log", folder / "probe.port"
        if keep_log:
            stack.callback(shutil.copyfile, log, keep_log)
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        # Of its own: QGIS takes layers for temporary that lie below the temporary folder.
        temporary = folder / "temporary"
        temporary.mkdir()
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("QT_", "QGIS_", "PYTHON"))}
        own = {
            "DISPLAY": on_display,
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(runtime),
            "TMPDIR": str(temporary),
            "QGIS_AUTH_DB_DIR_PATH": str(home),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONFAULTHANDLER": "1",
            "PYTHONPATH": str(ROOT),
            "PYQGIS_STARTUP": str(_HERE / "probe.py"),
            "GEOPORTFOLIO_PROBE": str(address),
        }
        command = qgis_command(home, project)
        process = stack.enter_context(running(command, log, {**inherited, **own, **(environment or {})}))

        def alive() -> None:
            if process.poll() is not None:
                raise StageFailure(
                    f"QGIS ended with {process.returncode}: {log.read_text(errors='replace')[-3000:]}"
                )

        def port() -> Optional[int]:
            alive()
            return int(address.read_text()) if address.exists() else None

        connection = socket.create_connection(("127.0.0.1", within(START_SECONDS, "QGIS's Python", port)), 30)
        eyes = Eyes(stack.enter_context(connection))
        started = Application(on_display, eyes, log, profile)

        def ready() -> bool:
            alive()
            return _ready(eyes, PLUGIN if plugin == ROOT else plugin.name)

        within(START_SECONDS, "QGIS", ready)
        yield started


def _ready(eyes: Eyes, plugin: str) -> bool:
    """Whether QGIS is idle with its plugin; raises StageFailure for a bad start."""
    state = eyes.ask("state")
    bad = [entry["text"] for entry in eyes.ask("log") if entry["tag"] == "Python error"]
    if state["modal"]:
        bad.append(f"it asks: {state['modal']['title']}: {state['modal']['text']}")
    if bad:
        raise StageFailure("QGIS did not start well: " + "\n".join(bad))
    return bool(state["idle"]) and plugin in state["plugins"]
