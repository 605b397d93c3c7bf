"""A run that failed keeps nothing alive: neither its layers nor a plugin that comes again."""

from __future__ import annotations

import gc
import weakref
from types import FrameType

import pytest
from qgis.core import (
    QgsApplication,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingException,
)

from geoportfolio.core.toolbox import telling
from geoportfolio.core.toolbox.base import FeedbackMonitor
from tests.qgis.toolbox.runs import Feedback


@pytest.mark.parametrize(("host", "is_told"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_an_address_without_tls_is_told_in_the_log(host, is_told, sandbox, run, monkeypatch):
    address = sandbox.url.replace("127.0.0.1", host).replace("localhost", host)
    monkeypatch.setenv("GEOPORTFOLIO_URL", address)
    feedback = Feedback()
    run("listsources", feedback, OUTPUT="TEMPORARY_OUTPUT")
    assert any(text.startswith(f"{address} begins with http://") for text in feedback.warnings) is is_told


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
    assert {module_of(each) for each in more} <= {telling.__name__}
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
    assert dialog.feedback.errors == ["SOURCE is empty. List sources shows which there are."]
    left = weakref.ref(dialog)
    del dialog
    gc.collect()
    assert left() is None


def test_the_frame_that_is_kept_names_nothing_of_the_plugin():
    named = {getattr(each, "__module__", "") or "" for each in vars(telling).values()}
    assert {name for name in named if name.startswith("geoportfolio")} == {telling.__name__}


def test_how_far_a_run_is_is_told_once_and_not_line_by_line():
    feedback, told = Feedback(), []
    feedback.setProgressText = told.append
    monitor = FeedbackMonitor(feedback)
    for count in (12, 12, 12, 24):
        monitor.counted(count)
    assert told == ["12 so far", "24 so far"]
