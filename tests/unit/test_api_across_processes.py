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
    "fault": templates.TemplateFault("empty", line=3),
    "at": (1.0, 2.0),
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


@pytest.mark.parametrize("kind", all_errors())
def test_an_error_crosses_with_all_its_facts(kind):
    needed = [
        name
        for name, each in inspect.signature(kind).parameters.items()
        if each.kind is each.KEYWORD_ONLY and name in FACTS
    ]
    error = kind("what happened", **{name: FACTS[name] for name in needed})
    error.status, error.service_message, error.retry_after = 429, "slow down", 7.0
    for crossed in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(crossed) is kind
        assert (str(crossed), crossed.args, vars(crossed)) == (str(error), error.args, vars(error))
