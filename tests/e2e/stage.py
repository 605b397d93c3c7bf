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
from .hands import Hands

ROOT = Path(__file__).resolve().parents[2]
PLUGIN = "geoportfolio"
ENGLISH = "en_US"
START_SECONDS = 60
"""More than a step waits: the first start of QGIS reads all of it from the disk."""
STOP_SECONDS = 10
SIZES = {"small": (1280, 768), "large": (1600, 1000)}
THEMES = {"light": "default", "dark": "Night Mapping"}
"""How QGIS calls them."""
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
userLocale={language}
globalLocale={language}
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
        # A layout with the letters of Western Europe: libxdo would put them on spare keys, too late for Qt.
        # Without keys for the server itself: libxdo presses Alt with the F keys of xkeyboard-config 2.48.
        layout = ["setxkbmap", "-display", name, "-layout", "us", "-variant", "altgr-intl"]
        layout += ["-option", "srvrkeys:none"]
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
    """A running QGIS: what can be seen of it and done to it, and what it printed.

    :ivar pid: of its process.
    :ivar theme: "light" or "dark".
    :ivar expected: words of the sentences with which an algorithm may fail: its dialog shows them.
    :ivar faults: what was seen on its screens that is cut, or for some only.
    """

    eyes: Eyes
    hands: Hands
    log: Path
    profile: Path
    process: subprocess.Popen[bytes] = field(compare=False)
    theme: str = "light"
    expected: list[str] = field(default_factory=list, compare=False)
    faults: list[str] = field(default_factory=list, compare=False)

    @property
    def pid(self) -> int:
        return self.process.pid

    def complaints(self) -> list[str]:
        """Python errors, deprecated calls, critical messages, Qt warnings, faults of screens."""
        printed = self.log.read_text(errors="replace")
        critical = [_line(entry) for entry in self.eyes.ask("log") if self._is_critical(entry)]
        return [*self.python_faults(), *critical, *_PRINTED_COMPLAINTS.findall(printed), *self.faults]

    def python_faults(self) -> list[str]:
        """Errors, and deprecated calls that QGIS tells of a line of the profile's plugins.

        Of its own lines it tells them with a plugin on the stack, too: its installer calls ``codecs.open``.
        """
        told = f"warning:{self.profile / 'python' / 'plugins'}"
        return [
            _line(entry)
            for entry in self.eyes.ask("log")
            if entry["tag"] == "Python error"
            or ("deprecat" in entry["text"].casefold() and entry["text"].startswith(told))
        ]

    def _is_critical(self, entry: Mapping[str, str]) -> bool:
        text = entry["text"]
        is_sentence = entry["tag"] == "Processing" and "Traceback" not in text
        is_expected = is_sentence and any(words in text for words in self.expected)
        return entry["level"] == "Critical" and entry["tag"] != "Python error" and not is_expected


Start = Callable[..., Application]
"""Starts a QGIS by the options of :func:`application`."""


def _line(entry: Mapping[str, str]) -> str:
    return f"{entry['tag']}: {entry['text']}"


# What QGIS prints of itself (fonts, no session bus, no graphics card) starts otherwise. Its WFS provider
# connects its progress task after it started it: where the task has ended by then, Qt warns.
_PRINTED_COMPLAINTS = re.compile(
    r"^(?:Traceback \(most recent call last\)[\s\S]*?^\w.*"
    r"|(?!.*QgsFeatureDownloaderProgressTask)"
    r"(?:Warning: )?Q(?:Object|Painter|Thread|Timer|Sql|Layout)[A-Za-z:]*[: ].*)",
    re.MULTILINE,
)


def write_profile(
    folder: Path, plugin: Optional[Path], theme: str = "light", language: str = ENGLISH
) -> Path:
    """A profile ``test`` below *folder* with the plugin of folder *plugin* enabled; returns its path."""
    profile = folder / "profiles" / "test"
    plugins = profile / "python" / "plugins"
    plugins.mkdir(parents=True)
    name = _name_of(plugin)
    if plugin is not None:
        (plugins / name).symlink_to(plugin)
    (profile / "QGIS").mkdir()
    (profile / "QGIS" / "QGIS3.ini").write_text(
        _SETTINGS.format(plugin=name, theme=THEMES[theme], language=language)
    )
    return profile


def _name_of(plugin: Optional[Path]) -> str:
    """How QGIS calls the plugin of that folder; without one, the plugin that is not there."""
    return PLUGIN if plugin in (ROOT, None) else plugin.name


def qgis_command(folder: Path, project: Optional[Path] = None) -> list[str]:
    """QGIS with the profile that :func:`write_profile` wrote below *folder*."""
    command = ["qgis", "--profiles-path", str(folder), "--profile", "test", "--nologo", "--noversioncheck"]
    return [*command, "--project", str(project)] if project else command


@contextmanager
def application(
    on_display: str,
    *,
    project: Optional[Path] = None,
    plugin: Optional[Path] = ROOT,
    theme: str = "light",
    language: str = ENGLISH,
    environment: Optional[Mapping[str, str]] = None,
    keep_log: Optional[Path] = None,
    home: Optional[Path] = None,
) -> Iterator[Application]:
    """QGIS on the display *on_display*, ready for the analyst: started, plugin loaded, map drawn.

    :param plugin: the folder of the plugin; the repository by default; None: QGIS without it.
    :param language: of QGIS and its numbers, where the profile is new: "de".
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
            write_profile(home, plugin, theme, language)
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
            "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache"),
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
                    f"QGIS was closed with {process.returncode}: {log.read_text(errors='replace')[-3000:]}"
                )

        def port() -> Optional[int]:
            alive()
            return int(address.read_text()) if address.exists() else None

        connection = socket.create_connection(("127.0.0.1", within(START_SECONDS, "QGIS's Python", port)), 30)
        eyes = Eyes(stack.enter_context(connection))
        hands = Hands(on_display)
        stack.callback(hands.close)
        started = Application(eyes, hands, log, profile, process, theme)

        def ready() -> bool:
            alive()
            return _ready(started, _name_of(plugin) if plugin else "")

        within(START_SECONDS, "QGIS", ready)
        yield started


def _ready(application: Application, plugin: str) -> bool:
    """Whether QGIS is idle with its plugin, where it has one; raises StageFailure for a bad start."""
    state = application.eyes.ask("state")
    bad = application.python_faults()
    if state["modal"]:
        bad.append(f"it asks: {state['modal']['title']}: {state['modal']['text']}")
    if bad:
        raise StageFailure("QGIS did not start well: " + "\n".join(bad))
    return bool(state["idle"]) and plugin in ("", *state["plugins"])
