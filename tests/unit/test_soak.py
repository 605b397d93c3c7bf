"""The judgement of a soak: a leak is told from noise, and a sentence of ours from any other."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Callable

import pytest

from tests.soak import allowed, sentences
from tests.soak.deeds import DEEDS
from tests.soak.meters import Reading
from tests.soak.verdict import Weighing, judged, staying

MINUTES = 30
RELOAD_MB = 1.1


def weighed(mb_a_thousand: float = 0.0, reload_mb: float = RELOAD_MB) -> list[Weighing]:
    """After 1,000 deeds with four reloads, and at the end with seventeen more and those that were weighed."""
    return [
        Weighing(
            steps,
            reloads,
            tuple(300 + mb_a_thousand * steps / 1000 + reload_mb * (reloads + n) for n in range(13)),
        )
        for steps, reloads in ((1000, 4), (5000, 33))
    ]


WELL: dict[str, Any] = {
    "exit_code": 0,
    "hangs": [],
    "errors": [],
    "printed": [],
    "messages": [],
    "never_done": [],
    "weighings": weighed(),
    "options_mb": 0.0,
}


def reading(minute: float, chance: random.Random, rss: Callable[[float], float], **other: Any) -> Reading:
    reloads = int(minute / 1.7)
    inside = {"tasks": 0, "widgets": 1700, "our_objects": 900, "windows": ["QMenu "] * 140}
    values: dict[str, Any] = {
        "minutes": minute,
        "steps": int(400 * minute),
        "reloads": reloads,
        "rss": rss(minute) + RELOAD_MB * reloads + chance.gauss(0, 4),
        "private": 250.0,
        "threads": {"qgis": 10},
        "python_threads": ("MainThread",),
        "handles": {"socket": 6, "system": 18},
        "sockets": 6,
        "temporary": ("/t/QGIS3.abcdef",),
        "unfinished": (),
        "results": 20,
        "inside": inside,
    }
    return Reading(**{**values, **other})


def soaked(rss: Callable[[float], float] = lambda minute: 500.0) -> list[Reading]:
    chance = random.Random(7)
    return [reading(0.75 * number, chance, rss) for number in range(1, int(MINUTES / 0.75) + 1)]


def bad(readings: list[Reading], **facts: Any) -> set[str]:
    return {each.name for each in judged(readings, {**WELL, **facts}) if not each.good}


def test_memory_that_levels_out_is_good() -> None:
    assert bad(soaked()) == set()
    assert bad(soaked(lambda minute: 560 - 130 * 0.4**minute)) == set()


@pytest.mark.parametrize("mb_a_thousand", [3.5, 6, 20])
def test_memory_that_grows_by_the_deed_is_bad(mb_a_thousand: float) -> None:
    weighings = weighed(mb_a_thousand)
    assert staying(*weighings) == pytest.approx(mb_a_thousand)
    assert bad(soaked(), weighings=weighings) == {"memory by deeds"}


def test_what_a_reload_keeps_is_told_from_what_deeds_bring() -> None:
    assert staying(*weighed(0.1)) == pytest.approx(0.1)
    assert bad(soaked(), weighings=weighed(0.1)) == set()
    found = bad(soaked(), weighings=weighed(0.1, RELOAD_MB + 4))
    assert {"memory by reload", "memory by deeds"} <= found


def test_what_qgis_keeps_of_its_options_is_told_from_what_deeds_bring() -> None:
    first, last = weighed(5.0)
    weighings = [first, replace(last, options=120)]
    assert staying(*weighings, options_mb=0.15) == pytest.approx(5.0 - 120 * 0.15 / 4)
    assert bad(soaked(), weighings=weighings) == {"memory by deeds"}
    assert bad(soaked(), weighings=weighings, options_mb=0.15) == set()


def test_what_reloads_keep_is_what_each_of_them_keeps() -> None:
    def kept(*held: float) -> float:
        return Weighing(6, 1, held).kept

    assert kept(*(300.0 + 0.2 * number for number in range(13))) == pytest.approx(0.2)
    assert kept(*[300.0] * 6, *[308.0] * 7) < 1.0
    assert kept(*[300.0, 318.0, 300.0] * 4) == pytest.approx(0.0, abs=0.3)
    assert kept(*(300.0 + 4 * (number // 2) for number in range(13))) == pytest.approx(2.0, abs=0.3)


def test_a_run_that_was_too_short_to_be_weighed_is_judged_by_the_rest() -> None:
    assert bad(soaked(lambda minute: 500 + 9 * minute), weighings=weighed(9)[:1]) == set()


def test_a_step_in_the_last_third_is_bad() -> None:
    assert "plateau" in bad(soaked(lambda minute: 500.0 if minute < 20 else 540.0))


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("threads", {"threads": {"qgis": 16}}),
        ("handles", {"handles": {"socket": 6, "results": 40}}),
        ("sockets", {"sockets": 30}),
    ],
)
def test_what_is_more_at_rest_in_the_end_is_bad(name: str, changed: dict[str, Any]) -> None:
    readings = soaked()
    readings[27:] = [replace(each, **changed) for each in readings[27:]]
    assert name in bad(readings)


def test_what_is_left_at_the_end_is_bad() -> None:
    readings = soaked()
    last = readings[-1]
    for name, changed in {
        "temporary files": {"temporary": ("/t/QGIS3.ghijkl", "/t/geoportfolio1/rows.gpkg")},
        "unfinished files": {"unfinished": ("/p/geoportfolio/results/a.part.gpkg",)},
        "Python threads": {"python_threads": ("MainThread", "geoportfolio-socket")},
        "tasks at rest": {"inside": {**last.inside, "tasks": 1}},
    }.items():
        assert bad([*readings[:-1], replace(last, **changed)]) == {name}


def test_one_project_s_own_files_may_give_way_to_another_s() -> None:
    readings = soaked()
    for at, temporary in (
        (0, ("/t/QGIS3.abcdef", "/t/QGIS3.abcdef/CwsRHd_styles.db")),
        (-1, ("/t/QGIS3.ghijkl", "/t/QGIS3.ghijkl/qpLmZt_styles.db")),
    ):
        readings[at] = replace(readings[at], temporary=temporary)
    assert bad(readings) == set()
    more = (*readings[-1].temporary, "/t/QGIS3.ghijkl/aaaaaa_styles.db")
    assert bad([*readings[:-1], replace(readings[-1], temporary=more)]) == {"temporary files"}


def test_answers_that_were_kept_on_purpose_are_good() -> None:
    readings = soaked()
    kept = (*readings[-1].temporary, "/t/geoportfolio1", "/t/geoportfolio1/answers.gpkg")
    assert bad([*readings[:-1], replace(readings[-1], temporary=kept)]) == set()


@pytest.mark.parametrize("name", ["hangs", "errors", "printed", "messages", "never_done"])
def test_what_was_said_is_judged(name: str) -> None:
    assert bad(soaked(), **{name: ["something"]}) == {name.replace("_", " ")}


@pytest.mark.parametrize("code", [None, 1, -11])
def test_another_end_than_the_normal_one_is_bad(code: object) -> None:
    assert bad(soaked(), exit_code=code) == {"end of QGIS"}


@pytest.mark.parametrize(
    "text",
    [
        "Circles added: 2 centers, 200 m, 500 m each",
        "11,870 entries in 3 circles and 5 areas (12,292 rows), 0.6 s",
        'The service could not use this request. Service: "A fault on purpose."',
        "pf_airports, Area 2: not refreshed. The connection to 127.0.0.1 failed: it was closed.",
        "1 of 2 layers refreshed. pf_places, Area 1: not refreshed. Stopped.",
        "pf_airports, 3 areas, 2026-11-22: +299",
        "Nothing was added. 1 not: Wind, 100 years (the service did not answer).",
    ],
)
def test_our_sentences_are_known(text: str) -> None:
    assert sentences.is_known(text)


@pytest.mark.parametrize(
    "text",
    ["list index out of range", "KeyError: 'id'", "<html><body>Proxy</body></html>", "None", "Circles"],
)
def test_other_texts_are_not(text: str) -> None:
    assert not sentences.is_known(text)


def test_only_what_somebody_explains_may_be_printed() -> None:
    ours = "QObject::startTimer: Timers cannot be started from another thread"
    theirs = "<string>:1: DeprecationWarning: setapi() is deprecated"
    assert allowed.unexplained([ours, theirs, ours, ""]) == {ours: 2}
    assert all(each.who and each.why for each in (*allowed.LINES, *allowed.MESSAGES))


def test_deeds_have_names_of_their_own() -> None:
    names = [each.name for each in DEEDS]
    assert len(set(names)) == len(names)
    assert all(each.weight > 0 for each in DEEDS)
