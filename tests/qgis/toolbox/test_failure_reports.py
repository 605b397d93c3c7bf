"""A run that failed keeps nothing alive: neither its layers nor a plugin that comes again."""

from __future__ import annotations

import gc
import re
import weakref
from types import FrameType

import pytest
from qgis.core import (
    QgsApplication,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingException,
)

from geoportfolio.core.api import config
from geoportfolio.core.toolbox.shared import failure_reports
from geoportfolio.core.toolbox.shared.algorithm import FeedbackMonitor
from tests.support.processing import Feedback


@pytest.mark.parametrize("is_elsewhere", [True, False])
def test_an_address_without_tls_is_told_in_the_log(is_elsewhere, sandbox, run, monkeypatch):
    """No test leaves this computer: another one is played by a pattern that knows none."""
    if is_elsewhere:
        monkeypatch.setattr(config, "_LOOPBACK", re.compile("(?!)"))
    monkeypatch.setenv("GEOPORTFOLIO_URL", sandbox.url)
    feedback = Feedback()
    run("listsources", feedback, OUTPUT="TEMPORARY_OUTPUT")
    told = any(text.startswith(f"{sandbox.url} begins with http://") for text in feedback.warnings)
    assert told is is_elsewhere


def frames_of_ours() -> list[FrameType]:
    """Those of the plugin's modules that are kept, by whomever."""
    gc.collect()
    frames = (each for each in gc.get_objects() if type(each) is FrameType)
    return [each for each in frames if module_of(each).startswith("geoportfolio.")]


def module_of(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def failed_run(name, parameters) -> weakref.ref:
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"geoportfolio:{name}")
    try:
        _, is_done = algorithm.run(parameters, QgsProcessingContext(), Feedback(), {}, False)
    except QgsProcessingException:
        is_done = False
    assert not is_done
    run = weakref.ref(algorithm)
    del algorithm  # this frame is below the one that QGIS keeps
    return run


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("pointsinarea", {"SOURCE": ""}),
        ("listsources", {"CONNECTION": "of a name that nobody gave"}),
        ("pointsinarea", {"SOURCE": "no such source", "EXTENT": "9,10,53,54 [EPSG:4326]"}),
        ("refreshproject", {"PROJECT": "/nowhere/work.qgz", "OUTPUT": "TEMPORARY_OUTPUT"}),
    ],
)
def test_what_fails_lets_go_of_all_but_one_small_module(name, parameters, provider):
    before = frames_of_ours()
    run = failed_run(name, parameters)
    more = [each for each in frames_of_ours() if not any(each is known for known in before)]
    assert {module_of(each) for each in more} <= {failure_reports.__name__}
    assert run() is None


class Dialog:
    """Whoever has an algorithm prepared, from Python."""

    def __init__(self) -> None:
        self.context, self.feedback = QgsProcessingContext(), Feedback()

    def prepare(self, name, parameters) -> None:
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"geoportfolio:{name}")
        task = QgsProcessingAlgRunnerTask(algorithm, parameters, self.context, self.feedback)
        assert task.isCanceled()


def test_who_prepares_a_run_in_vain_is_told_once_and_let_go(provider):
    dialog = Dialog()
    dialog.prepare("pointsinarea", {"SOURCE": ""})
    assert dialog.feedback.errors == ["SOURCE is empty. Run List sources for the available ones."]
    left = weakref.ref(dialog)
    del dialog
    gc.collect()
    assert left() is None


def test_the_frame_that_is_kept_names_nothing_of_the_plugin():
    named = {getattr(each, "__module__", "") or "" for each in vars(failure_reports).values()}
    assert {name for name in named if name.startswith("geoportfolio")} == {failure_reports.__name__}


def test_how_far_a_run_is_is_told_once_and_not_line_by_line():
    feedback, told = Feedback(), []
    feedback.setProgressText = told.append
    monitor = FeedbackMonitor(feedback)
    for count in (12, 12, 12, 24):
        monitor.counted(count)
    assert told == ["12 so far", "24 so far"]
