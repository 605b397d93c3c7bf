"""Requests through a real nginx and a real squid, which nobody here wrote, in front of a service of ours."""

from __future__ import annotations

import json
import math

import pytest

from geoportfolio.core.api import Buffers, Client, Config, OpenPoints, Polygon, Retry, errors
from tests.support.nginx import Nginx
from tests.support.processes import free_port
from tests.support.scripted_server import KEY, QUICK, FakeServer, Reply
from tests.support.squid import Squid

SQUARE = Polygon((((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0))),),))
CIRCLE = Buffers(((9.99, 53.55),), (500.0,))
HERE = (9.99, 53.55)


def client_of(url, **config):
    config.setdefault("retry", QUICK)
    return Client(Config(base_url=url, api_key=KEY, **config))


def through(proxy, url, **config):
    return client_of(url, proxies={"http": proxy.url, "https": proxy.url}, **config)


def failure(ask):
    with pytest.raises(errors.ApiError) as caught:
        ask()
    return caught.value


def ring(corners):
    angles = [2 * math.pi * corner / corners for corner in range(corners)]
    points = [(9 + math.cos(angle) / 10, 53 + math.sin(angle) / 10) for angle in angles]
    return Polygon((((*points, points[0]),),))


def test_squid_that_denies_an_address_is_named():
    with FakeServer() as server, Squid("deny all") as squid:
        error = failure(lambda: through(squid, server.url).places.geocode("x"))
    assert (squid.requests, server.seen) == (["GET 403"], [])
    assert (type(error), error.status) == (errors.GatewayRefused, 403)
    assert error.answered_by.startswith("squid/")
    assert error.service_message == "" and "could not be retrieved" in str(error)


def test_squid_that_denies_a_tunnel_is_not_asked_again():
    with Squid("deny all") as squid:
        error = failure(lambda: through(squid, f"https://127.0.0.1:{free_port()}").places.geocode("x"))
    assert squid.requests == ["CONNECT 403"]
    assert type(error) is errors.ProxyFailed


@pytest.mark.parametrize(
    ("scheme", "method", "kind"),
    [("https", "CONNECT", errors.ConnectionFailed), ("http", "GET", errors.ServerFailed)],
)
def test_squid_that_does_not_reach_the_service_is_asked_again(scheme, method, kind):
    with Squid("allow all") as squid:
        error = failure(lambda: through(squid, f"{scheme}://127.0.0.1:{free_port()}").places.geocode("x"))
    assert squid.requests == [f"{method} 503"] * QUICK.attempts
    assert (type(error), error.status) == (kind, 503)


@pytest.mark.parametrize(
    ("location", "kind", "facts"),
    [
        ("deny all;", errors.GatewayRefused, {"status": 403, "reason": ""}),
        (
            'auth_basic "Gateway"; auth_basic_user_file {folder}/users;',
            errors.GatewayRefused,
            {"status": 401, "reason": "sign_in"},
        ),
        ("return 404;", errors.NotFound, {"status": 404}),
        ("return 302 /login;", errors.Redirected, {"status": 302, "reason": "sign_in"}),
    ],
    ids=["deny", "auth_basic", "404", "redirect"],
)
def test_nginx_that_refuses_is_named(location, kind, facts, tmp_path):
    (tmp_path / "users").touch()
    with FakeServer() as server, Nginx(tmp_path, server.url, location.format(folder=tmp_path)) as nginx:
        error = failure(lambda: client_of(nginx.url).places.geocode("x"))
        if kind is errors.Redirected:
            assert error.target == f"{nginx.url}/login"
    assert len(nginx.statuses) == 1 and server.seen == []
    expected = {"service_message": "", **facts}
    assert error.answered_by.startswith("nginx/")
    assert type(error) is kind
    assert {name: getattr(error, name) for name in expected} == expected


def test_an_area_that_is_larger_than_nginx_takes(tmp_path):
    with FakeServer() as server, Nginx(tmp_path, server.url, "client_max_body_size 100k;") as nginx:
        client = client_of(nginx.url, open_points=OpenPoints(pages_in_flight=1))
        error = failure(lambda: list(client.portfolio.entries("pf", ring(20_000), page_size=10)))
    assert (type(error), error.status, error.endpoint) == (errors.BadRequest, 413, "entries_selection_v2")
    assert error.answered_by.startswith("nginx/") and (error.tries, server.seen) == (1, [])


def test_a_text_that_is_longer_than_nginx_takes(tmp_path):
    http = "large_client_header_buffers 2 2k;"
    with FakeServer() as server, Nginx(tmp_path, server.url, http=http) as nginx:
        error = failure(lambda: client_of(nginx.url).places.geocode("x" * 4000))
    assert nginx.statuses == [414]
    assert (type(error), error.status) == (errors.BadRequest, 414)


def test_a_maintenance_page_of_nginx_is_no_data_and_no_report(tmp_path):
    page = "<html><head><title>Scheduled maintenance</title></head><body>Back at noon.</body></html>"
    location = f"default_type text/html; return 200 '{page}';"
    report = tmp_path / "report.pdf"
    with FakeServer() as server, Nginx(tmp_path, server.url, location) as nginx:
        client = client_of(nginx.url)
        for ask in (
            lambda: client.reports.point("pf", HERE, report),
            lambda: client.reports.point("pf", HERE, report, format="html"),
            lambda: list(client.portfolio.points("pf", CIRCLE)),
            lambda: client.places.geocode("x"),
        ):
            error = failure(ask)
            assert type(error) is errors.UnreadableAnswer
            assert "an HTML page (Scheduled maintenance)" in error.seen
    assert nginx.statuses == [200] * 4
    assert not report.exists()


@pytest.mark.parametrize("status", [429, 503])
def test_a_plain_rate_limit_of_nginx_slows_a_load_down_and_ends_none(status, tmp_path):
    rows = list(range(120))

    def pages(seen):
        asked = json.loads(seen.body)
        start = asked["page"] * asked["limit"]
        return Reply([{"n": n} for n in rows[start : start + asked["limit"]]])

    http = "limit_req_zone $binary_remote_addr zone=one:1m rate=5r/s;"
    location = f"limit_req zone=one; limit_req_status {status};"
    with FakeServer(answer=pages) as server, Nginx(tmp_path, server.url, location, http) as nginx:
        points, retry = OpenPoints(pages_in_flight=4), Retry(5, 0.25, 8.0, 60.0)
        client = client_of(nginx.url, open_points=points, retry=retry)
        blocks = list(client.portfolio.entries("pf", SQUARE, page_size=10))
    assert status in nginx.statuses
    assert [record.attributes["n"] for block in blocks for record in block.records] == rows


def test_a_page_that_nginx_cuts_off_is_asked_for_again(tmp_path):
    rows = [{"n": n} for n in range(7)]
    half = json.dumps(rows)[:40]
    answers = [Reply(half, announce=500), Reply(rows)]
    answer = lambda _: answers.pop(0) if answers else Reply([])  # noqa: E731
    with FakeServer(answer=answer) as server, Nginx(tmp_path, server.url) as nginx:
        client = client_of(nginx.url, open_points=OpenPoints(pages_in_flight=1))
        blocks = list(client.portfolio.entries("pf", SQUARE, page_size=10))
        assert [seen.json["page"] for seen in server.seen][:2] == [0, 0]
    assert [record.attributes["n"] for block in blocks for record in block.records] == list(range(7))
