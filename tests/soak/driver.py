"""Drives the real application for as long as asked, and notes what it does, holds and says."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import threading
import time
from collections import Counter
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Iterator, Optional, Sequence

from sandbox.testing import Sandbox, running
from tests.e2e import stage
from tests.e2e.eyes import Eyes, NotSeen
from tests.e2e.hands import Hands, NoDisplay
from tests.e2e.sample_project import write_sample_project

from . import allowed, scales, sentences
from .deeds import DEEDS, RELOADING, SOURCES
from .meters import Meters, Reading
from .stages import Deed
from .verdict import WARM_UP, WARM_UP_STEPS, Weighing

REST_EVERY = 40.0
"""Seconds of work between two readings."""
_SILENCE = 30.0
"""Seconds after which QGIS's stacks are printed, while somebody waits for an answer."""
_HANG = 150.0
"""Seconds without an answer after which QGIS hangs. A busy machine takes its time."""
_IDLE = 120.0
"""Seconds in which everything under way has to end, once it was cancelled and the service is well."""
_PERSEVERE = 6.0
_QUIT = 60.0
_LONG = 1500
"""Steps after which every deed should have been possible once."""
_INSIDE = Path(__file__).resolve().with_name("inside.py")


_NUMBER = re.compile(r"\d[\d,.:-]*")


class Hang(Exception):
    """QGIS does not answer; its stacks are in its log."""


class Ended(Exception):
    """QGIS has ended by itself."""


@dataclass
class Outcome:
    """What a soak brought."""

    seed: int
    deeds: Sequence[Deed] = DEEDS
    minutes: float = 0.0
    steps: int = 0
    reloads: int = 0
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    readings: list[Reading] = field(default_factory=list)
    hangs: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    printed: dict[str, int] = field(default_factory=dict)
    messages: list[str] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)
    exit_code: Optional[int] = None
    weighings: list[Weighing] = field(default_factory=list)
    """After the warm-up and at the end."""
    options_mb: float = 0.0
    """What QGIS keeps of each opening of its Options without the plugin."""
    holders: list[str] = field(default_factory=list)
    """Who holds plugins that have gone, at the end."""
    last: list[str] = field(default_factory=list)
    """The last deeds before an end that nobody asked for."""

    def facts(self) -> dict[str, Any]:
        """What the verdict asks for beside the readings."""
        return {
            "exit_code": self.exit_code,
            "weighings": self.weighings,
            "options_mb": self.options_mb,
            "hangs": self.hangs,
            "errors": self.errors,
            "printed": [f"{count} x {line}" for line, count in self.printed.items()],
            "messages": self.messages,
            "never_done": self.never_done(),
        }

    def never_done(self) -> list[str]:
        """The deeds of a long soak that were never possible: they say nothing about what they are for."""
        return [deed.name for deed in self.deeds if self.steps > _LONG and not self.done[deed.name]]


class Soak:
    """One QGIS that is kept busy; what the deeds are given (``deeds.Stage``)."""

    def __init__(
        self,
        application: stage.Application,
        sandbox: Sandbox,
        other: Sandbox,
        projects: Path,
        outcome: Outcome,
    ) -> None:
        self.hands: Hands = application.hands
        self.sandbox = sandbox
        self.names = ("environment", "environment", "other", "gone")
        self.project = str(projects / "sample.qgz")
        self._application = application
        self._other = other
        self._projects = projects
        self._outcome = outcome
        self._began = time.monotonic()
        at = application.eyes.ask("place")
        self._pid = at["pid"]
        connection = socket.create_connection(("127.0.0.1", at["port"]), _HANG)
        self._eyes = Eyes(connection)
        temporary = application.log.parent / "temporary"
        self._meters = Meters(self._pid, application.profile, temporary, projects)
        self._waiting_since: Optional[float] = None
        self._saved = 0
        self._has_ended = threading.Event()
        threading.Thread(target=self._watch, daemon=True, name="watchdog").start()

    # --- what deeds use

    def do(self, deed: str, **details: Any) -> bool:
        """One of the deeds inside QGIS; whether it was done."""
        return bool(self.see(deed, **details))

    def see(self, question: str, **details: Any) -> Any:
        """Ask the probe; raises Hang or Ended where no answer comes."""
        self._waiting_since = time.monotonic()
        try:
            return self._eyes.ask(question, **details)
        except (socket.timeout, TimeoutError) as silence:
            raise Hang(f"no answer to {question} {details} for {_HANG:g} s") from silence
        except (ConnectionError, ValueError) as error:
            raise Ended(str(error)) from error
        except NotSeen as missing:
            if "has ended" in str(missing):
                raise Ended(str(missing)) from missing
            raise
        finally:
            self._waiting_since = None

    def copy_of_project(self) -> str:
        """The path of a project that is not there yet."""
        self._saved += 1
        folder = self._projects / f"saved {self._saved}"
        folder.mkdir()
        return str(folder / "work.qgz")

    # --- what the scales use, too

    def connect(self) -> None:
        """Save the connections that go with the plugin."""
        self.do("save_connection", name="other", url=self._other.url, key=self._other.key)
        self.do("save_connection", name="gone", url="http://127.0.0.1:9", key="nobody")

    def let_go(self) -> None:
        """A service without faults, no project, no dialog, and nothing under way."""
        self.sandbox.restore()
        self.sandbox.faults.set()
        self.sandbox.forget()
        self._other.forget()
        self.hands.press("Escape", "Escape")
        chance = random.Random(self._outcome.seed)
        self._answer(chance)
        if self.do("plugin", verb="load"):
            self.connect()
        self.do("press_button", name="stopReportsButton")
        self.do("cancel_all")
        self.do("close_windows")
        self._answer(chance)
        self.do("project", verb="new")
        self.do("trigger", name="mActionPan")
        self.do("make_docks")
        self.wait_for_idle()
        self.do("close_windows")
        self.do("close_messages")
        self._answer(chance)
        self.wait_for_idle()

    def open_sample(self) -> None:
        """The sample project, and all of it there."""
        self.do("project", verb="open", path=self.project)
        self.wait_for_idle()

    def wait_for_idle(self) -> None:
        """Until nothing is under way, three looks in a row."""
        self.wait_for("idle", lambda: bool(self.see("state")["idle"]), 3)

    def wait_for(self, what: str, is_so: Callable[[], bool], looks: int = 1) -> None:
        """Until it is so in that many looks in a row; raises Hang."""
        deadline, seen = time.monotonic() + _IDLE, 0
        while seen < looks:
            seen = seen + 1 if is_so() else 0
            if time.monotonic() > deadline:
                self._print_stacks()
                raise Hang(f"not {what} after {_IDLE:g} s: {self.see('state')}")
            time.sleep(0.1)

    def weight(self) -> float:
        """MB that somebody holds now."""
        inside = self.see("rest")
        return self._meters.read(
            self._minutes(), self._outcome.steps, self._outcome.reloads, 0.0, inside
        ).held

    # --- the course of it

    def run(self, minutes: float, steps: int) -> None:
        """Work until *minutes* are over, or *steps* are done, where that is not 0; then QGIS's normal end."""
        try:
            self._settle()
            self._rest()
            while not self._is_over(minutes, steps):
                self._work_a_while(minutes, steps)
                self._rest()
                if not self._outcome.weighings and self._is_warm(minutes):
                    self._weigh()
            if not steps:
                self._weigh()
                self._outcome.options_mb = scales.kept_by_options(self)
            self._outcome.holders = self.see("holders")
            self._quit()
        except Hang as hang:
            self._outcome.hangs.append(f"{hang}; last deeds: {self._outcome.last[-5:]}")
        except (Ended, NoDisplay) as end:
            self._outcome.errors.append(f"QGIS ended by itself: {end}; last deeds: {self._outcome.last[-8:]}")
            self._application.process.wait(_QUIT)
            self._outcome.exit_code = self._application.process.returncode
        finally:
            self._has_ended.set()
            self._outcome.minutes = self._minutes()
            log = self._application.log.read_text(errors="replace")
            self._outcome.printed = allowed.unexplained(log.splitlines())

    def _is_over(self, minutes: float, steps: int) -> bool:
        return self._outcome.steps >= steps if steps else self._minutes() >= minutes

    def _is_warm(self, minutes: float) -> bool:
        return self._minutes() >= minutes * WARM_UP and self._outcome.steps >= WARM_UP_STEPS

    def _minutes(self) -> float:
        return (time.monotonic() - self._began) / 60

    def _settle(self) -> None:
        self.do("seeded", seed=self._outcome.seed)
        self.see("start_heartbeat")
        self.do("trigger", name="geoportfolioPanelAction")
        self.connect()
        self.wait_for_idle()
        self.do("choose_source", name=SOURCES[0])
        self.wait_for_idle()

    def _work_a_while(self, minutes: float, steps: int) -> None:
        until = time.monotonic() + REST_EVERY
        self.see("start_heartbeat")
        while time.monotonic() < until and not self._is_over(minutes, steps):
            self._step()

    def _step(self) -> None:
        """One deed. What it is depends on the seed and the number of the step alone."""
        outcome = self._outcome
        outcome.steps += 1
        chance = random.Random(f"{outcome.seed}/{outcome.steps}")
        deed = chance.choices(outcome.deeds, [each.weight for each in outcome.deeds])[0]
        outcome.last = [*outcome.last[-19:], f"{outcome.steps} {deed.name}"]
        done = self._try(deed, chance)
        (outcome.done if done else outcome.refused)[deed.name] += 1
        outcome.reloads += done and deed.name in RELOADING
        self._pause(chance)
        self._answer(chance)
        self._read_news()

    def _try(self, deed: Deed, chance: random.Random) -> bool:
        try:
            return deed.do(self, chance)
        except NotSeen:  # what a hand reached for has gone meanwhile
            return False

    def _pause(self, chance: random.Random) -> None:
        """Mostly none: the next deed comes into the middle of this one. Sometimes until it is over."""
        if chance.random() < 0.2:
            with_patience = time.monotonic() + _PERSEVERE
            while not self.see("state")["idle"] and time.monotonic() < with_patience:
                time.sleep(0.05)
        else:
            time.sleep(chance.choice((0.0, 0.02, 0.1, 0.3)))

    def _answer(self, chance: random.Random) -> None:
        """Whatever asks gets an answer, so that the work goes on; the plugin comes back soon."""
        for _ in range(10):
            if self.see("modal") is None:
                break
            self.do("answer", button=chance.choice(("Discard", "Ok", "Cancel", "Yes", "No")))
            time.sleep(0.05)
        else:
            raise Hang(f"a dialog does not go: {self.see('modal')}")
        if chance.random() < 0.3 and self.do("plugin", verb="load"):
            self.connect()

    def _rest(self) -> None:
        """Let go of everything, and read the meters."""
        gap = self.see("gaps")["longest"] / 1000 if self._outcome.readings else 0.0
        self.let_go()
        self._read_news()
        inside = self.see("rest")
        outcome = self._outcome
        reading = self._meters.read(self._minutes(), outcome.steps, outcome.reloads, gap, inside)
        outcome.readings.append(reading)
        self.open_sample()
        print(" ".join(f"{name}={value:g}" for name, value in reading.figures().items()), flush=True)

    def _weigh(self) -> None:
        self._outcome.weighings.append(scales.after_reloads(self, self._outcome))

    def _read_news(self) -> None:
        """What the message bar and the log have said since the last time."""
        news = self.see("news")
        outcome = self._outcome
        for entry in news["log"]:
            if entry["tag"] == "Python error" or (
                entry["level"] == "Critical" and entry["tag"] != "Processing"
            ):
                outcome.errors.append(f"{entry['tag']}: {entry['text']} (after {outcome.last[-6:]})")
        for message in news["messages"]:
            outcome.told[f"{message['title']}: {_NUMBER.sub('N', message['text'])}"] += 1
            text = f"{message['title']}: {message['text']}"
            if not (message["title"] == "GeoPortfolio" and sentences.is_known(message["text"])):
                unknown = list(allowed.unexplained([text], allowed.MESSAGES))
                outcome.messages += [each for each in unknown if each not in outcome.messages]

    def _quit(self) -> None:
        self.do("end")
        deadline = time.monotonic() + _QUIT
        while self._application.process.poll() is None and time.monotonic() < deadline:
            try:
                self.do("answer", button="Discard")
            except Ended:
                break
            time.sleep(0.2)
        try:
            self._outcome.exit_code = self._application.process.wait(_QUIT)
        except Exception:
            self._print_stacks()
            self._outcome.hangs.append("QGIS did not end")

    # --- the watchdog

    def _watch(self) -> None:
        """Have QGIS print its stacks where an answer is late; once for each."""
        told = None
        while not self._has_ended.wait(1.0):
            since = self._waiting_since
            if since is not None and since != told and time.monotonic() - since > _SILENCE:
                told = since
                self._print_stacks()

    def _print_stacks(self) -> None:
        if self._application.process.poll() is None:
            os.kill(self._pid, signal.SIGUSR1)


@contextmanager
def started(seed: int, keep_log: Path, deeds: Sequence[Deed] = DEEDS) -> Iterator[tuple[Soak, Outcome]]:
    """A display, two services and QGIS; all end with the block."""
    outcome = Outcome(seed, tuple(deeds))
    with ExitStack() as stack:
        name = stack.enter_context(stage.display())
        sandbox = stack.enter_context(running())
        other = stack.enter_context(running(key="another-key", radius_form="keyed"))
        projects = keep_log.parent / "projects"
        shutil.rmtree(projects, ignore_errors=True)
        sample = write_sample_project(projects)
        service = stage.Service(sandbox.url, sandbox.key)
        environment = {**service.environment(), "PYQGIS_STARTUP": str(_INSIDE)}
        application = stack.enter_context(
            stage.application(name, project=sample, environment=environment, keep_log=keep_log)
        )
        yield Soak(application, sandbox, other, projects, outcome), outcome
