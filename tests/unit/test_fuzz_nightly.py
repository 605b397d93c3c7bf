"""The nightly run of the fuzz tests: it reaches its examples, ends in its time, and tests this checkout."""

from __future__ import annotations

import math
import os
import subprocess
import sys
import time
from typing import Callable

import psutil
import pytest

from tests.fuzz import nightly
from tests.fuzz.nightly import Tally, bounded, hypothesis_rounds, next_size, python_path, shares

FOREVER = """
import subprocess, sys, threading
child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
print(child.pid, flush=True)
threading.Event().wait()
"""


class Rounds:
    """In place of pytest: each test brings 30 examples for each one that is asked, in no time."""

    def __init__(self, *last: Tally) -> None:
        self.asked: list[int] = []
        self._last = list(last)

    def __call__(self, size: int, _ends: float, _seed: int) -> Tally:
        self.asked.append(size)
        return self._last.pop() if self._last else Tally(30 * size, 0)


def is_alive(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def within(seconds: float, is_so: Callable[[], bool]) -> bool:
    ends = time.monotonic() + seconds
    while not is_so() and time.monotonic() < ends:
        time.sleep(0.02)
    return is_so()


def rounds(monkeypatch: pytest.MonkeyPatch, *last: Tally) -> Rounds:
    made = Rounds(*last)
    monkeypatch.setattr(nightly, "_round", made)
    return made


def test_as_many_examples_pass_as_are_wanted_and_hardly_more(monkeypatch):
    made = rounds(monkeypatch)
    assert hypothesis_rounds(200_000, math.inf, 1) == Tally(200_010, 0)
    assert sum(made.asked) * 30 == 200_010 and max(made.asked) == 500


def test_the_end_of_the_time_ends_the_rounds_and_is_no_failure(monkeypatch):
    rounds(monkeypatch, Tally(40, 0, True), Tally(600, 0))
    assert hypothesis_rounds(200_000, 60, 1) == Tally(640, 0, True)


def test_rounds_that_bring_nothing_end_as_a_failure(monkeypatch):
    made = rounds(monkeypatch, Tally(0, 1))
    assert hypothesis_rounds(200_000, math.inf, 1) == Tally(0, 2) and len(made.asked) == 1


def test_a_round_has_what_is_missing_and_what_fits():
    assert next_size(20, 600, 10, missing=300, left=math.inf) == 10
    assert next_size(20, 600, 10, missing=10**6, left=math.inf) == 500
    assert next_size(20, 600, 10, missing=10**6, left=100) == 160
    assert next_size(20, 600, 10, missing=10**6, left=0.1) == 1


def test_a_tier_that_does_not_end_is_a_failure_and_at_the_end_of_the_time_none(monkeypatch, tmp_path):
    monkeypatch.setattr(nightly, "FOUND", tmp_path)
    monkeypatch.setattr(nightly, "SUITES", {"a": [], "b": []})
    said = {"a": (None, ""), "b": (0, " - 7 passing examples, 0 failing examples, 1 invalid\n")}

    def tested(suite, _size, seed, _seconds):
        nightly._log(suite, seed).write_text(said[suite][1])
        return said[suite]

    monkeypatch.setattr(nightly, "_tested", tested)
    assert nightly._round(20, math.inf, 1) == Tally(7, 1)
    assert nightly._round(20, time.monotonic() + 60, 1) == Tally(0, 0, True)


def test_what_does_not_end_is_ended_with_all_that_it_started(tmp_path):
    log = tmp_path / "log"
    child = [sys.executable, "-c", FOREVER]
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        begun = time.monotonic()
        assert bounded(child, 3, log, {}) is None and time.monotonic() - begun < 60
        ended = int(log.read_text().split()[0])
        assert other.poll() is None
        other.communicate(b"\n")
    assert within(20, lambda: not is_alive(ended))


def test_this_checkout_is_tested_whatever_the_environment_says(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    log = tmp_path / "log"
    asked = "import geoportfolio, os; print(os.path.realpath(geoportfolio.__file__)); print(os.environ['X'])"
    assert bounded([sys.executable, "-c", asked], 120, log, {"X": "more"}) == 0
    assert log.read_text().split() == [str(nightly.ROOT / "__init__.py"), "more"]
    assert python_path("/elsewhere").endswith(f"{nightly.ROOT}{os.pathsep}/elsewhere")
    assert python_path("").endswith(str(nightly.ROOT))


def test_hypothesis_has_what_atheris_leaves_of_the_minutes():
    assert shares(None, 10, 8) == (math.inf, 600)
    assert shares(200, 10, 8) == (120 * 60, 600)
    assert shares(8, 10, 8) == (240, 30)
    assert shares(8, 0, 8) == (480, 0)
