"""The memory of answers to expressions: many threads, bounded, and no question twice."""

from __future__ import annotations

import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api.errors import Cancelled, ServerFailed
from geoportfolio.core.api.filters import Filter
from geoportfolio.core.gis.expressions.answers import PATIENCE, Answers
from geoportfolio.core.gis.expressions.asks import ACCUMULATION, ENRICHMENT, Answer, Ask, Asker

LABELS = Asker("layer 1")


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


def ask(number, connection="office", subject="flood"):
    return Ask(ENRICHMENT, connection, subject, (float(number), 0.0))


def is_office(asked):
    return asked.connection == "office"


def memory(**more):
    news = []
    clock = Clock()
    made = Answers(lambda: news.append(1), clock=clock, **more)
    return made, news, clock


def drawn(answers, numbers, asker=LABELS):
    """A drawing of these places: their values."""
    return [answers.value(ask(number), lambda: asker) for number in numbers]


def test_a_question_is_told_once_and_asked_once():
    answers, news, _ = memory()
    assert drawn(answers, [1, 2, 1]) == [None] * 3 and len(news) == 1
    batch = answers.take(10)
    assert list(batch.asks) == [ask(1), ask(2)] and batch.places == 2 and batch.held == 0
    drawn(answers, [1, 2])
    assert answers.take(10).asks == {} and len(news) == 1
    drawn(answers, [3])
    assert len(news) == 2


def test_an_answer_is_known_to_all_and_says_who_waits_for_it():
    answers, _, _ = memory()
    drawn(answers, [1], LABELS)
    drawn(answers, [1], Asker("layer 2"))
    drawn(answers, [2], Asker("layer 3"))
    kept = answers.keep([Answer(each, {"zone": "A"}) for each in answers.take(1).asks])
    assert kept.askers == {LABELS, Asker("layer 2")} and kept.values == 1
    assert drawn(answers, [1, 2]) == [{"zone": "A"}, None]


def test_an_answer_of_nothing_is_known_and_needs_no_drawing():
    answers, news, _ = memory()
    drawn(answers, [1])
    assert answers.keep([Answer(each, {}) for each in answers.take(1).asks]).askers == frozenset()
    assert drawn(answers, [1]) == [{}] and len(news) == 1


def test_an_answer_that_comes_while_a_thread_looks_up_who_asks_is_not_asked_again():
    answers, news, _ = memory()
    drawn(answers, [1])
    batch = answers.take(1)

    def slow_asker():
        answers.keep([Answer(each, {"zone": "A"}) for each in batch.asks])
        return LABELS

    assert answers.value(ask(1), slow_asker) == {"zone": "A"}
    assert not answers.take(1).asks and len(news) == 1


def test_what_waits_beyond_the_cap_is_held_until_it_is_released():
    answers, news, _ = memory()
    drawn(answers, range(25))
    batch = answers.take(10)
    assert (batch.places, batch.held) == (10, 15)
    answers.keep([Answer(each, "x") for each in batch.asks])
    drawn(answers, range(25))
    assert len(news) == 1 and not answers.take(10).asks
    answers.release()
    assert (answers.take(10).places, answers.held) == (10, 5)


def test_the_cap_counts_places_and_not_layers():
    answers, _, _ = memory()
    for number in range(3):
        for layer in ("flood", "wind"):
            answers.value(ask(number, subject=layer), lambda: LABELS)
    batch = answers.take(2)
    assert len(batch.asks) == 4 and (batch.places, batch.held) == (2, 1)


def test_the_cap_counts_each_source_and_each_set_of_filters_of_a_sum():
    answers, _, _ = memory()
    danes, germans = (Filter("CountryCode", "DK"),), (Filter("CountryCode", "DE"),)
    for source, filters in (("airports", danes), ("airports", germans), ("places", danes)):
        for radius in (500.0, 1000.0):
            answers.value(Ask(ACCUMULATION, "office", source, (9.0, 53.0), radius, filters), lambda: LABELS)
    batch = answers.take(2)
    assert len(batch.asks) == 4, "all radii of a place are one request"
    assert (batch.places, batch.held) == (2, 1)


def test_a_failure_is_not_asked_again_by_itself_for_a_while():
    answers, news, clock = memory()
    drawn(answers, [1])
    kept = answers.keep([Answer(each, error=ServerFailed("no")) for each in answers.take(1).asks])
    assert len(kept.failures) == 1 and not kept.askers
    drawn(answers, [1])
    assert not answers.take(1).asks and len(news) == 1
    clock.now += PATIENCE
    drawn(answers, [1])
    assert answers.take(1).places == 1 and len(news) == 2


def test_a_failure_is_asked_again_at_once_when_somebody_says_so():
    answers, _, _ = memory()
    drawn(answers, [1])
    answers.keep([Answer(each, error=ServerFailed("no")) for each in answers.take(1).asks])
    answers.retry()
    assert answers.take(1).places == 1


def test_what_was_stopped_is_held():
    answers, _, _ = memory()
    drawn(answers, [1, 2])
    kept = answers.keep([Answer(each, error=Cancelled("stop")) for each in answers.take(5).asks])
    assert kept.stopped == 2 and not kept.failures and answers.held == 2
    drawn(answers, [1, 2])
    assert not answers.take(5).asks


def test_a_connection_that_changed_is_forgotten_and_late_answers_of_it_are_dropped():
    answers, _, _ = memory()
    drawn(answers, [1])
    answers.keep([Answer(each, "old") for each in answers.take(1).asks])
    drawn(answers, [2])
    late = answers.take(1).asks
    other = ask(1, "home")
    answers.value(other, lambda: LABELS)
    assert answers.drop(is_office) == {LABELS}
    drawn(answers, [2])
    assert answers.keep([Answer(each, "old") for each in late]).values == 0
    assert drawn(answers, [1, 2]) == [None, None]
    assert set(answers.take(5).asks) == {ask(1), ask(2), other}


def test_an_old_answer_is_on_the_map_until_a_new_one_has_come():
    answers, _, _ = memory()
    on_map, table = Asker("layer 1", in_map=True), Asker("layer 2")
    drawn(answers, [1], on_map)
    answers.keep([Answer(each, 71) for each in answers.take(1).asks])
    other = ask(1, subject="wind")
    answers.value(other, lambda: LABELS)
    answers.keep([Answer(each, "calm") for each in answers.take(1).asks])
    assert answers.age(lambda asked: asked.subject == "flood") == {on_map}
    assert answers.value(other, lambda: LABELS) == "calm"
    assert drawn(answers, [1], on_map) == [71] and drawn(answers, [1], table) == [None]
    failed = answers.take(1).asks
    assert list(failed) == [ask(1)]
    answers.keep([Answer(each, error=ServerFailed("no")) for each in failed])
    assert drawn(answers, [1], on_map) == [71]
    answers.retry()
    # Also what has nothing any more is drawn anew.
    assert answers.keep([Answer(each, None) for each in answers.take(1).asks]).askers == {on_map, table}
    assert drawn(answers, [1], on_map) == [None] and not answers.take(1).asks


def test_what_was_under_way_or_failed_is_asked_anew():
    answers, _, _ = memory()
    drawn(answers, [1, 2])
    late = answers.take(1).asks
    answers.age()
    drawn(answers, [1])
    answers.keep([Answer(each, "late") for each in late])
    assert drawn(answers, [1]) == [None] and list(answers.take(1).asks) == [ask(1)]


def test_names_of_values_are_known_wherever_they_came():
    answers, _, _ = memory()
    drawn(answers, [1])
    answers.keep([Answer(each, {"gust": 1}) for each in answers.take(1).asks])
    assert answers.has_name(ask(2), "gust") and not answers.has_name(ask(1), "gusts")
    assert not answers.has_name(ask(1, subject="wind"), "gust")
    answers.drop()
    assert not answers.has_name(ask(2), "gust")


def test_the_memory_is_bounded_and_a_map_that_is_too_large_for_it_asks_no_place_twice():
    answers, _, clock = memory(capacity=10)
    asked = []
    for _ in range(20):
        clock.now += 1
        drawn(answers, range(30))
        answers.release()
        batch = answers.take(4)
        asked += batch.asks
        answers.keep([Answer(each, "x") for each in batch.asks])
    assert len(asked) == 10 and len(set(asked)) == 10
    clock.now += PATIENCE + 1
    drawn(answers, range(100, 110))
    assert answers.take(4).places == 4


def test_nothing_is_noted_nor_told_after_the_end():
    answers, news, _ = memory()
    answers.close()
    assert drawn(answers, range(5)) == [None] * 5
    assert not news and not answers.take(5).asks


def test_many_threads_note_each_question_once():
    answers, news, _ = memory()
    threads = [threading.Thread(target=drawn, args=(answers, range(500))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers.take(1000).places == 500 and len(news) == 1


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("draw"), st.integers(0, 12), st.integers(1, 6)),
            st.tuples(st.just("take"), st.integers(0, 5), st.sampled_from(["value", "error", "stop"])),
            st.tuples(st.sampled_from(["release", "retry", "drop"]), st.just(0), st.just(0)),
        ),
        max_size=30,
    )
)
def test_whatever_happens_no_place_is_under_way_twice_and_none_is_lost(steps):
    answers, _, _ = memory(capacity=100)
    known = {}
    wanted = set()
    for what, number, more in steps:
        if what == "draw":
            for place in range(number, number + more):
                assert answers.value(ask(place), lambda: LABELS) == known.get(place)
                wanted.add(place)
        elif what == "take":
            batch = answers.take(number)
            places = {int(each.place[0]) for each in batch.asks}
            assert places <= wanted and not places & set(known) and len(places) <= number
            errors = {"error": ServerFailed("no"), "stop": Cancelled("stop")}
            answers.keep([Answer(each, str(each), errors.get(more)) for each in batch.asks])
            if more == "value":
                known.update({place: str(ask(place)) for place in places})
        elif what == "drop":
            answers.drop(is_office)
            known.clear()
            wanted.clear()
        else:
            getattr(answers, what)()
    answers.release()
    answers.retry()
    left = {int(each.place[0]) for each in answers.take(100).asks}
    assert left == wanted - set(known)


@pytest.mark.parametrize("most", [0, 3])
def test_an_empty_memory_has_nothing_to_ask(most):
    answers, _, _ = memory()
    batch = answers.take(most)
    assert not batch.asks and batch.held == 0 and answers.waiting == 0
