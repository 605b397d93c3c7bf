"""What crosses from one process to another, and what never does: errors with their facts; not the key."""

from __future__ import annotations

import copy
import inspect
import pickle

import cloudpickle
import pytest

from geoportfolio.core.api import Client, Config, errors, templates

KEY = "raw+key/123=="
FACTS = {
    "reason": "twice",
    "field": "LOB",
    "label": "Line",
    "name": "wind",
    "seen": "HTML",
    "limit": 100,
    "body": b"<",
    "line": 3,
    "at": (1.0, 2.0),
    "status": 429,
    "service_message": "slow down",
    "retry_after": 7.0,
}


def holders() -> dict[str, object]:
    client = Client(Config("http://127.0.0.1:9", KEY, proxies={"http": "http://u:secret@127.0.0.1:9"}))
    batch = client.enrichment.asking(["wind"])
    return {"config": client.config, "client": client, "verbs": client.portfolio, "batch": batch}


@pytest.mark.parametrize("kind", holders())
@pytest.mark.parametrize("copied", [pickle.dumps, cloudpickle.dumps, copy.deepcopy])
def test_nothing_with_the_key_is_pickled(kind, copied):
    holder = holders()[kind]
    with pytest.raises(
        TypeError, match="holds the key and is never pickled; build it where it is used"
    ) as caught:
        copied(holder)
    assert KEY not in str(caught.value) and KEY not in repr(holder)


def test_a_function_that_uses_a_client_is_not_pickled_either():
    client = holders()["client"]
    with pytest.raises(TypeError, match="holds the key"):
        cloudpickle.dumps(lambda address: client.places.geocode(address.strip()))


def all_errors() -> list[type[errors.ApiError]]:
    modules = (errors, templates)
    found = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    return sorted(
        (kind for kind in found if issubclass(kind, errors.ApiError)), key=lambda kind: kind.__name__
    )


def is_fact(kind: type[errors.ApiError], name: str) -> bool:
    return hasattr(kind, name) and not isinstance(getattr(kind, name), property)


def test_make_an_error_with_a_fact_that_it_does_not_have_is_refused():
    with pytest.raises(TypeError, match="InvalidKey has no color"):
        errors.InvalidKey("what happened", color="red")


@pytest.mark.parametrize("kind", all_errors())
def test_an_error_crosses_with_all_its_facts(kind):
    error = kind("what happened", **{name: fact for name, fact in FACTS.items() if is_fact(kind, name)})
    for crossed in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(crossed) is kind
        assert (str(crossed), crossed.args, vars(crossed)) == (str(error), error.args, vars(error))
