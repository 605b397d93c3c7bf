"""The verdict on a soak: a leak is told from noise, and a sentence of ours from any other."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from tests.nightly.soak import allowed, sentences
from tests.nightly.soak.meters import Reading
from tests.nightly.soak.verdict import MB_A_RELOAD, judged

WELL: dict[str, Any] = {"exit_code": 0, "hangs": [], "errors": []}


def soaked(mb_a_thousand: float = 0.0, warm_up_mb: float = 0.0, **grown: float) -> list[Reading]:
    """Forty readings of 30 minutes; *grown*: what of a count is more in the last ten of them."""
    chance, readings = random.Random(7), []
    for number in range(1, 41):
        steps, reloads = 300 * number, number // 2
        held = 500 + steps * mb_a_thousand / 1000 + reloads * MB_A_RELOAD - warm_up_mb * 0.6**number
        figures = {"held_mb": held + chance.gauss(0, 4), "tasks": 0, "widgets": 1700, "our_objects": 900}
        figures |= {"windows": 140, "threads": 10, "handles": 24, "sockets": 6}
        figures |= {name: figures[name] + more for name, more in grown.items() if number > 30}
        readings.append(Reading(steps, reloads, figures, ("MainThread",), ("/t/QGIS3.abcdef",)))
    return readings


def bad(readings: list[Reading], **facts: Any) -> set[str]:
    return {each.name for each in judged(readings, {**WELL, **facts}) if not each.good}


def test_memory_that_grows_by_deeds_is_told_from_warm_up_reloads_and_noise() -> None:
    assert bad(soaked(warm_up_mb=130)) == bad(soaked(1.5)) == set()
    assert bad(soaked(4.5)) == {"memory"}
    assert bad(soaked(4.5)[:8]) == {"readings"}


def test_a_count_that_is_more_at_rest_is_bad_by_its_name() -> None:
    for name, more in {"threads": 6, "handles": 20, "sockets": 9, "windows": 9, "our_objects": 400}.items():
        assert bad(soaked(**{name: more})) == {name}
        assert bad(soaked(**{name: 1})) == set()


def test_what_is_left_at_the_end_is_bad_and_what_is_kept_on_purpose_is_not() -> None:
    *readings, last = soaked()
    for name, changed in {
        "temporary files": {"temporary": ("/t/QGIS3.ghijkl", "/t/geoportfolio1/rows.gpkg")},
        "unfinished files": {"unfinished": ("/p/geoportfolio/results/a.part.gpkg",)},
        "Python threads": {"python_threads": ("MainThread", "geoportfolio-socket")},
        "tasks at rest": {"figures": {**last.figures, "tasks": 1}},
    }.items():
        assert bad([*readings, replace(last, **changed)]) == {name}
    kept = ("/t/QGIS3.ghijkl", "/t/geoportfolio1", "/t/geoportfolio1/answers.gpkg")
    assert bad([*readings, replace(last, temporary=kept)]) == set()


def test_only_sentences_of_ours_and_what_is_explained_may_be_said() -> None:
    assert sentences.is_known("Circles added: 2 centers, 200 m, 500 m each")
    assert not any(map(sentences.is_known, ("list index out of range", "KeyError: 'id'", "None", "Rings")))
    theirs, ours = "<string>:1: DeprecationWarning: setapi() is deprecated", "QObject::startTimer: no"
    assert allowed.unexplained([ours, theirs, ours, ""]) == {ours: 2}
    assert bad(soaked(), exit_code=-11) == bad(soaked(), exit_code=None) == {"end of QGIS"}
    assert bad(soaked(), hangs=["no response"], errors=["KeyError"]) == {"hangs", "errors"}
