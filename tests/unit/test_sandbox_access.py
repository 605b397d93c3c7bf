"""The sandbox against sections 4.9, 5 and 7: key, paths, methods, formats and the shapes of errors."""

from __future__ import annotations

import httpx
import pytest

from sandbox.testing import V1, V2, circle, message, running, square

GEOCODE = "/graph/api/v1/places/geocode"
BODY = {"source": "pf_airports", "shape": square(5, 45, 10, 50)}
BATCH = "/graph/featureinfo/enrichment/api/v1/bfi/batch"
SINGLE = "/graph/featureinfo/risk-lookup/api/v1/bfi/single"


@pytest.fixture(scope="module")
def sandbox():
    with running(key="k3y raw") as started:
        yield started


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Authorization": ""},
        {"Authorization": "Bearer k3y raw"},
        {"Authorization": "bearer k3y raw"},
        {"Authorization": "Basic k3y raw"},
        {"Authorization": "another"},
        {"Authorization": "k3y raw "[:-2]},
        {"X-Api-Key": "k3y raw"},
    ],
)
@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", GEOCODE + "?q=London"), ("POST", V2 + "points/selection"), ("GET", "/graph/layers/wms")],
)
def test_a_missing_or_invalid_key_gives_401(sandbox, headers, method, path):
    answer = sandbox.send(method, path, headers, json=BODY if method == "POST" else None)
    assert answer.status_code == 401
    assert message(answer)


def test_the_raw_key_is_accepted(sandbox):
    assert sandbox.get(GEOCODE, q="London").status_code == 200


@pytest.mark.parametrize(
    "path", ["/v1/status", "/", "/graph", GEOCODE + "/", "/api/v1/places/geocode", V2 + "provision"]
)
def test_a_wrong_path_gives_404(sandbox, path):
    answer = sandbox.get(path)
    assert answer.status_code == 404
    assert message(answer)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", V1 + "points/selection"),
        ("GET", V2 + "entries/selection/search"),
        ("POST", V1 + "entries/selection/search"),
        ("POST", V1 + "provision"),
        ("POST", GEOCODE),
        ("PUT", V1 + "points/selection"),
        ("POST", V2 + "accumulation/layer"),
        ("POST", "/graph/layers/wms"),
    ],
)
def test_a_path_with_another_method_gives_404(sandbox, method, path):
    assert sandbox.send(method, path, {"Authorization": sandbox.key}).status_code == 404


@pytest.mark.parametrize(
    ("source", "status"), [("nowhere", 404), ("pf_restricted", 403), ("", 400), (7, 400), (None, 400)]
)
def test_sources_without_access_give_403_and_unknown_ones_404(sandbox, source, status):
    answer = sandbox.post(V2 + "points/selection", {**BODY, "source": source})
    assert answer.status_code == status
    assert message(answer)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'"text"', b"null", b"\xff"])
def test_a_malformed_body_gives_400(sandbox, content):
    headers = {"Authorization": sandbox.key, "Content-Type": "application/json"}
    assert sandbox.send("POST", V1 + "points/selection", headers, content=content).status_code == 400


RISK = {"source": "pf_airports", "shape": circle((51.47, -0.45))}


@pytest.mark.parametrize(
    ("path", "body", "accept", "media_type"),
    [
        (V2 + "points/selection", BODY, "*/*", "application/json"),
        (V2 + "points/selection", BODY, "application/json", "application/json"),
        (V2 + "points/selection", BODY, "text/csv", "text/csv"),
        (V1 + "entries/selection", BODY, "text/csv;q=0.9, application/json;q=0.5", "text/csv"),
        (V2 + "entries/selection", BODY, "image/png, application/json", "application/json"),
        ("/graph/api/v1/reports/risk/point", RISK, "application/pdf", "application/pdf"),
        ("/graph/api/v2/reports/risk/point", RISK, "text/html", "text/html"),
        ("/graph/api/v2/reports/risk/point", RISK, "*/*", "application/json"),
    ],
)
def test_accept_selects_the_format(sandbox, path, body, accept, media_type):
    answer = sandbox.post(path, body, accept)
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == media_type


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        (V2 + "points/selection", "application/pdf"),
        (V2 + "accumulation/selection", "text/csv"),
        (V1 + "entries/selection", "text/html"),
    ],
)
def test_a_format_that_the_endpoint_lacks_gives_400(sandbox, path, accept):
    assert sandbox.post(path, BODY, accept).status_code == 400


@pytest.mark.parametrize(
    ("settings", "portfolio", "places"),
    [
        ("mixed", {"message"}, {"errorMessage"}),
        ("a", {"message"}, {"message"}),
        ("b", {"errorMessage"}, {"errorMessage"}),
    ],
)
def test_both_error_shapes_occur_depending_on_the_endpoint(settings, portfolio, places):
    with running(error_shape=settings) as sandbox:
        assert set(sandbox.post(V1 + "points/selection", {}).json()) == portfolio
        assert set(sandbox.get(GEOCODE).json()) == places
        assert set(sandbox.post(BATCH, {}).json()) == places


def test_requests_are_recorded_without_the_key(sandbox):
    sandbox.forget()
    sandbox.get(V1 + "provision", source="pf_event_set")
    sandbox.send("GET", GEOCODE + "?q=a%20b", {"Authorization": "wrong"})
    first, second = sandbox.requests
    assert (first.method, first.path, first.query) == ("GET", V1 + "provision", {"source": "pf_event_set"})
    assert first.authorized and first.headers["authorization"] == "<key>"
    assert first.authorization == sandbox.key
    assert second.query == {"q": "a b"} and not second.authorized


def test_a_base_url_may_carry_a_path():
    with running(base_path="/geo/api") as sandbox:
        assert sandbox.url.endswith("/geo/api")
        assert sandbox.get(GEOCODE, q="London").status_code == 200
        bare = httpx.get(sandbox.url.removesuffix("/geo/api") + GEOCODE + "?q=London", trust_env=False)
        assert bare.status_code == 404


def test_a_long_url_gives_414_when_switched_on():
    with running(url_limit=200) as sandbox:
        assert sandbox.get(V1 + "provision", source="pf_airports").status_code == 200
        assert sandbox.get(V1 + "provision", source="x" * 200).status_code == 414
