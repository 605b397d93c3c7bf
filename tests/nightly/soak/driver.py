"""Drives the real application for as long as asked, and notes what it does, holds and says."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import time
from collections import Counter
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Iterator, Optional

from sandbox.testing import Sandbox, running
from tests.e2e import stage
from tests.e2e.analyst import StepFailed
from tests.e2e.eyes import Eyes, NotSeen
from tests.e2e.hands import NoDisplay
from tests.e2e.sample_project import write_sample_project

from . import allowed, sentences
from .by_hand import Hurried
from .deeds import DEEDS, RELOADING, SOURCES
from .meters import Meters, Reading

_REST_EVERY = 40.0
"""Seconds of work between two readings."""
_HANG = 150.0
"""Seconds without an answer after which QGIS hangs. A busy machine takes its time."""
_IDLE = 120.0
"""Seconds in which everything under way has to end, once it was cancelled and the service is well."""
_PERSEVERE = 6.0
_QUIT = 60.0
_LONG = 1500
"""Steps after which every deed should have been possible once."""
_NUMBER = re.compile(r"\d[\d,.:-]*")


class Hang(Exception):
    """QGIS does not answer; its stacks are in its log."""


class Ended(Exception):
    """QGIS has ended by itself."""


@dataclass
class Outcome:
    """What a soak brought."""

    seed: int
    minutes: float = 0.0
    steps: int = 0
    reloads: int = 0
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    readings: list[Reading] = field(default_factory=list)
    hangs: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    printed: Counter[str] = field(default_factory=Counter)
    messages: list[str] = field(default_factory=list)
    """Of those of the message bar the ones that are not explained; *told*: all of ours."""
    told: Counter[str] = field(default_factory=Counter)
    exit_code: Optional[int] = None
    last: list[str] = field(default_factory=list)
    """The last deeds."""

    def facts(self) -> dict[str, Any]:
        """What the verdict asks for beside the readings."""
        return {
            "exit_code": self.exit_code,
            "hangs": self.hangs,
            "errors": self.errors,
            "printed": [f"{count} x {line}" for line, count in self.printed.items()],
            "messages": self.messages,
            "never done": [each.name for each in DEEDS if self.steps > _LONG and not self.done[each.name]],
        }


class Soak:
    """One QGIS that is kept busy; what the deeds are given."""

    def __init__(
        self,
        application: stage.Application,
        sandbox: Sandbox,
        other: Sandbox,
        projects: Path,
        outcome: Outcome,
    ) -> None:
        self.hands = application.hands
        self.sandbox = sandbox
        self.project = str(projects / "sample.qgz")
        self._application, self._other, self._projects = application, other, projects
        self._outcome = outcome
        self._began = time.monotonic()
        port = int((application.log.parent / "probe.port").read_text())
        self._eyes = Eyes(socket.create_connection(("127.0.0.1", port), _HANG))
        self.analyst = Hurried(replace(application, eyes=self))  # type: ignore[arg-type]
        temporary = application.log.parent / "temporary"
        self._meters = Meters(application.pid, (application.profile, projects), temporary)
        self._saved = 0

    # --- what deeds use

    def do(self, deed: str, **details: Any) -> bool:
        """One of the deeds inside QGIS; whether it was done."""
        return bool(self.ask(deed, **details))

    def ask(self, question: str, **details: Any) -> Any:
        """Ask the probe, as the eyes of an analyst do; raises Hang or Ended where no answer comes."""
        try:
            return self._eyes.ask(question, **details)
        except (socket.timeout, TimeoutError) as silence:
            self._print_stacks()
            raise Hang(f"no answer to {question} {details} for {_HANG:g} s") from silence
        except (ConnectionError, ValueError) as error:
            raise Ended(str(error)) from error
        except NotSeen as missing:
            if "has ended" in str(missing):
                raise Ended(str(missing)) from missing
            raise

    def copy_of_project(self) -> str:
        """The path of a project that does not exist yet."""
        self._saved += 1
        folder = self._projects / f"saved {self._saved}"
        folder.mkdir()
        return str(folder / "work.qgz")

    # --- the course of it

    def run(self, minutes: float, steps: int) -> None:
        """Work until *minutes* are over, or *steps* are done, where that is not 0; then QGIS's normal end."""
        outcome = self._outcome
        try:
            self.do("seeded", seed=outcome.seed)
            self.do("press", name="geoportfolioPanelAction")
            self._connect()
            self._wait_for_idle()
            self.do("use", source=SOURCES[0])
            self._wait_for_idle()
            self._rest()
            while not self._is_over(minutes, steps):
                rested = time.monotonic()
                while time.monotonic() < rested + _REST_EVERY and not self._is_over(minutes, steps):
                    self._step()
                self._rest()
            self._quit()
        except Hang as hang:
            outcome.hangs.append(f"{hang}; last deeds: {outcome.last[-5:]}")
        except (Ended, NoDisplay) as end:
            outcome.errors.append(f"QGIS was closed by itself: {end}; last deeds: {outcome.last[-8:]}")
            outcome.exit_code = self._application.process.wait(_QUIT)
        finally:
            outcome.minutes = (time.monotonic() - self._began) / 60
            log = self._application.log.read_text(errors="replace")
            outcome.printed = allowed.unexplained(log.splitlines())

    def _is_over(self, minutes: float, steps: int) -> bool:
        return self._outcome.steps >= steps if steps else time.monotonic() - self._began >= 60 * minutes

    def _step(self) -> None:
        """One deed. What it is depends on the seed and the number of the step alone."""
        outcome = self._outcome
        outcome.steps += 1
        chance = random.Random(f"{outcome.seed}/{outcome.steps}")
        deed = chance.choices(DEEDS, [each.weight for each in DEEDS])[0]
        outcome.last = [*outcome.last[-19:], f"{outcome.steps} {deed.name}"]
        try:
            is_done = deed.do(self, chance) is not False
        except (NotSeen, StepFailed):
            is_done = False
        (outcome.done if is_done else outcome.refused)[deed.name] += 1
        outcome.reloads += is_done and deed.name in RELOADING
        self._pause(chance)
        self._answer(chance)
        self._read_news()

    def _pause(self, chance: random.Random) -> None:
        """Mostly none: the next deed comes into the middle of this one. Sometimes until it is over."""
        if chance.random() < 0.2:
            deadline = time.monotonic() + _PERSEVERE
            while not self.ask("state")["idle"] and time.monotonic() < deadline:
                time.sleep(0.05)
        else:
            time.sleep(chance.choice((0.0, 0.02, 0.1, 0.3)))

    def _answer(self, chance: random.Random) -> None:
        """Answer each dialog that asks, so that the work continues; the plugin comes back soon."""
        for _ in range(10):
            if self.ask("state")["modal"] is None:
                break
            self.do("answer", button=chance.choice(("Discard", "Ok", "Cancel", "Yes", "No")))
            time.sleep(0.05)
        else:
            raise Hang(f"a dialog does not go: {self.ask('state')['modal']}")
        if chance.random() < 0.3 and self.do("plugin", verbs=["load"]):
            self._connect()

    def _connect(self) -> None:
        """Save the connections that go with the plugin."""
        self.do("save_connection", name="other", url=self._other.url, key=self._other.key)
        self.do("save_connection", name="gone", url="http://127.0.0.1:9", key="nobody")

    def _rest(self) -> None:
        """Let go of everything, and read the meters; the sample project is open in the end."""
        self._let_go()
        self._read_news()
        outcome = self._outcome
        reading = self._meters.read(outcome.steps, outcome.reloads, self.ask("rest"))
        outcome.readings.append(reading)
        self.do("project", verb="open", path=self.project)
        self._wait_for_idle()
        figures = " ".join(f"{name}={value:g}" for name, value in reading.figures.items())
        print(f"{reading.steps} steps, {reading.reloads} reloads: {figures}", flush=True)

    def _let_go(self) -> None:
        """A service without faults, no project, no dialog, and nothing under way."""
        self.sandbox.restore()
        self.sandbox.faults.set()
        self.sandbox.forget()
        self._other.forget()
        self.hands.press("Escape", "Escape")
        chance = random.Random(self._outcome.seed)
        self._answer(chance)
        if self.do("plugin", verbs=["load"]):
            self._connect()
        self.do("press", name="stopReportsButton")
        self.do("cancel")
        self.do("close_windows")
        self._answer(chance)
        self.do("project", verb="new")
        self.do("press", name="mActionPan")
        self.do("make_docks")
        self._wait_for_idle()
        self.do("close_windows")
        self.do("close_messages")
        self._answer(chance)
        self._wait_for_idle()

    def _wait_for_idle(self) -> None:
        """Until nothing is under way, three looks in a row."""
        deadline, looks = time.monotonic() + _IDLE, 0
        while looks < 3:
            looks = looks + 1 if self.ask("state")["idle"] else 0
            if time.monotonic() > deadline:
                self._print_stacks()
                raise Hang(f"not idle after {_IDLE:g} s: {self.ask('state')}")
            time.sleep(0.1)

    def _read_news(self) -> None:
        """What the message bar and the log have said since the last time."""
        news, outcome = self.ask("news"), self._outcome
        for entry in news["log"]:
            is_critical = entry["level"] == "Critical" and entry["tag"] != "Processing"
            if is_critical or entry["tag"] == "Python error":
                outcome.errors.append(f"{entry['tag']}: {entry['text']} (after {outcome.last[-6:]})")
        for message in news["messages"]:
            text = f"{message['title']}: {message['text']}"
            outcome.told[_NUMBER.sub("N", text)] += 1
            if not (message["title"] == "GeoPortfolio" and sentences.is_known(message["text"])):
                unknown = allowed.unexplained([text], allowed.MESSAGES)
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
        except subprocess.TimeoutExpired:
            self._print_stacks()
            self._outcome.hangs.append("QGIS did not end")

    def _print_stacks(self) -> None:
        if self._application.process.poll() is None:
            os.kill(self._application.pid, signal.SIGUSR1)


@contextmanager
def started(seed: int, keep_log: Path) -> Iterator[tuple[Soak, Outcome]]:
    """A display, two services and QGIS; all end with the block."""
    outcome = Outcome(seed)
    with ExitStack() as stack:
        name = stack.enter_context(stage.display())
        sandbox = stack.enter_context(running())
        other = stack.enter_context(running(key="another-key", radius_form="keyed"))
        projects = keep_log.parent / "projects"
        shutil.rmtree(projects, ignore_errors=True)
        sample = write_sample_project(projects)
        service = stage.Service(sandbox.url, sandbox.key).environment()
        environment = {**service, "PYQGIS_STARTUP": str(Path(__file__).with_name("inside.py"))}
        application = stack.enter_context(
            stage.application(name, project=sample, environment=environment, keep_log=keep_log)
        )
        yield Soak(application, sandbox, other, projects, outcome), outcome
