"""What proxies and gateways answer is not told as the fault of the service, the key or the area."""

from __future__ import annotations

import base64

import pytest

from geoportfolio.core.api import errors
from geoportfolio.core.api.parsing import response_text
from tests.support.pace import takes_at_most
from tests.support.scripted_server import KEY, FakeServer, Reply


def page(title):
    return (
        f"<html>\r\n<head><title>{title}</title></head>\r\n<body>\r\n<center><h1>{title}</h1></center>\r\n"
        "<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n"
    )


def reply(status, title, **headers):
    headers.setdefault("Server", "nginx/1.22.1")
    return Reply(
        page(title), status, "text/html", {name.replace("_", "-"): text for name, text in headers.items()}
    )


def error_of(answer):
    with FakeServer(answer=lambda _: answer) as server, pytest.raises(errors.ApiError) as caught:
        server.server.RequestHandlerClass.send_response = _send_bare
        server.client().places.geocode("x")
    return caught.value


def _send_bare(handler, code, message=None):
    """The status line alone, without a Server header of Python's own."""
    handler.send_response_only(code, message)


SQUID = {"Server": "squid/5.7", "X_Squid_Error": "ERR_ACCESS_DENIED 0", "Via": "1.1 proxy (squid/5.7)"}
BASIC = {"WWW_Authenticate": 'Basic realm="Gateway"'}


@pytest.mark.parametrize(
    ("answer", "kind", "reason"),
    [
        (reply(403, "403 Forbidden"), errors.GatewayRefused, ""),
        (reply(403, "ERROR: The requested URL could not be retrieved", **SQUID), errors.GatewayRefused, ""),
        (reply(401, "401 Authorization Required", **BASIC), errors.GatewayRefused, "sign_in"),
        (reply(401, "Sign in"), errors.GatewayRefused, "sign_in"),
        (reply(400, "400 No required SSL certificate was sent"), errors.GatewayRefused, "certificate"),
        (reply(400, "400 Bad Request"), errors.GatewayRefused, ""),
        (reply(405, "405 Not Allowed"), errors.GatewayRefused, ""),
        (reply(404, "404 Not Found"), errors.NotFound, None),
        (reply(413, "413 Request Entity Too Large"), errors.BadRequest, None),
        (reply(414, "414 Request-URI Too Large"), errors.BadRequest, None),
        (reply(429, "429 Too Many Requests"), errors.RateLimited, None),
        (reply(502, "502 Bad Gateway"), errors.ServerFailed, None),
        (reply(503, "503 Service Temporarily Unavailable"), errors.ServerFailed, None),
        (reply(504, "504 Gateway Time-out"), errors.ServerFailed, None),
    ],
    ids=lambda each: f"{each.status} {each.headers['Server']}" if isinstance(each, Reply) else None,
)
def test_an_error_page_names_who_answered_and_quotes_no_words_of_the_service(answer, kind, reason):
    error = error_of(answer)
    assert (type(error), getattr(error, "reason", None)) == (kind, reason)
    assert (error.answered_by, error.status) == (answer.headers["Server"], answer.status)
    assert error.service_message == ""
    assert "an HTML page" in str(error)


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (Reply({"message": "No such key."}, 401, headers=dict(BASIC)), errors.KeyRejected),
        (Reply({"message": "no access"}, 403, headers={"Via": "1.1 proxy (squid/5.7)"}), errors.Refused),
        (Reply("not valid", 400, "text/plain"), errors.BadRequest),
        (Reply({"message": "gone"}, 404, headers={"Server": "nginx"}), errors.NotFound),
        (reply(500, "500 Internal Server Error"), errors.ServerFailed),
    ],
)
def test_an_error_of_the_service_behind_a_gateway_stays_its_own(answer, kind):
    error = error_of(answer)
    assert (type(error), error.answered_by) == (kind, "")


@pytest.mark.parametrize(
    ("headers", "who"),
    [
        ({"Via": "1.1 hub (squid/5.7), 1.1 other"}, "1.1 hub (squid/5.7)"),
        ({"Server": "x" * 1000}, "x" * 60),
        ({"Server": f"a {KEY}"}, "a ***"),
        ({"Server": "a " + base64.b64encode(KEY.encode()).decode()}, "a ***"),
        ({"Server": "y" * 50 + KEY}, "y" * 50 + "***"),
        ({}, "Access & denied"),
    ],
)
def test_who_answered_is_bounded_and_has_no_key(headers, who):
    assert error_of(Reply(PAGE, 403, "text/html", headers)).answered_by == who


PAGE = "<!DOCTYPE html><html><head><title>Access &amp; denied</title></head><body>x</body></html>"


@pytest.mark.parametrize(
    ("location", "target", "reason"),
    [
        ("https://other.example:8443/a/b?key=1#x", "https://other.example:8443/a/b", "known"),
        ("https://me:secret@other.example/a", "https://other.example/a", "known"),
        ("/login?next=/graph", "{url}/login", "sign_in"),
        ("https://idp.example/saml2/sso", "https://idp.example/saml2/sso", "sign_in"),
        (f"https://other.example/{KEY}", "https://other.example/***", "known"),
        ("https://other.example/" + "x" * 5000, "https://other.example/" + "x" * 178, "known"),
        ("http://[broken", "", ""),
        ("", "", ""),
    ],
)
def test_a_redirect_says_where_to(location, target, reason):
    with FakeServer(Reply(b"", 302, headers={"Location": location})) as server:
        with pytest.raises(errors.Redirected) as caught:
            server.client().places.geocode("x")
        target = target.replace("{url}", server.url)
    assert (caught.value.target, caught.value.reason) == (target, reason)
    assert (target or "no address") in str(caught.value)


@pytest.mark.parametrize("text", ["<title" * 60_000, "<input type=" * 30_000], ids=["titles", "fields"])
def test_tags_that_never_end_take_no_time(text):
    with takes_at_most(5):  # the square of this takes minutes
        assert not response_text._GATE.findall("<html>" + text)
