"""A report is judged by its bytes, by enough of them, and kept whole or not at all (spec 4.5)."""

from __future__ import annotations

import time

import pytest

from geoportfolio.core.api import OpenPoints, errors
from geoportfolio.core.api.errors import UnreadableAnswer
from geoportfolio.core.api.templates import filled, parsed
from tests.support.paged_service import HERE
from tests.support.scripted_server import FakeServer, Reply, Stream, answered

REPORTS = {
    "application/pdf": b"%PDF-1.7 a report %%EOF\n",
    "text/html": b"\r\n<!doctype html><html>a report</html>",
}


def drip(seen) -> Reply:
    """A report byte by byte, with the type of no kind of file."""

    def drops():
        for byte in REPORTS[seen.headers["Accept"]]:
            time.sleep(0.005)
            yield bytes([byte])

    return Reply(Stream(drops), content_type="")


@pytest.mark.parametrize(("kind", "content_type"), [("pdf", "application/pdf"), ("html", "text/html")])
def test_a_report_that_drips_is_known_for_what_it_is(tmp_path, kind, content_type):
    with FakeServer(answer=drip) as server:
        download = server.client().reports.point("pf", HERE, tmp_path / "report", format=kind)
    assert download.content_type == content_type
    assert (tmp_path / "report").read_bytes() == REPORTS[content_type]


WHOLE = b"<!doctype html><html><head><title>Risk of Hamburg</title></head><body>a report</body></html>"
FORM = b"<html><body><form><input name='p' type='password'></form></body></html>"


def page(title, body=b"Please wait."):
    return b"<!DOCTYPE html>\n<html><head><title>%b</title></head><body>%b</body></html>" % (title, body)


GATES = {
    "F5": page(b"Request Rejected", b"The requested URL was rejected. Your support ID is: 1"),
    "F5 without title": page(b"", b"The requested URL was rejected. Please consult your administrator."),
    "squid": page(b"ERROR: The requested URL could not be retrieved"),
    "Cloudflare": page(b"Just a moment..."),
    "maintenance": page(b"Scheduled maintenance"),
    "nginx": b"<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n"
    b"<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n",
    "heading": b"<html><body><h1>Service Unavailable</h1></body></html>",
    "captive portal": page(b"Network notice"),
    "guests": page(b"Welcome to Guest WiFi"),
    "hotel": page(b"Welcome", b"<WISPAccessGatewayParam></WISPAccessGatewayParam>"),
    "sign-in far below": page(b"Welcome", b"<p>x</p>" * 1000 + b"<input name='p' type='password'>"),
}


@pytest.mark.parametrize("kind", ["pdf", "html"])
@pytest.mark.parametrize("name", GATES)
def test_a_page_that_stands_in_the_way_is_no_report(name, kind, tmp_path):
    with FakeServer(answer=lambda _: Reply(GATES[name], content_type="text/html")) as server:
        with pytest.raises(UnreadableAnswer) as caught:
            server.client().reports.point("pf", HERE, tmp_path / "report", format=kind)
        assert len(server.seen) == 1
    assert "an HTML page" in caught.value.seen and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "title", [b"Maintenance depot", b"412 Main Street", b"Wifi Caf\xc3\xa9", b"500 Service Road"]
)
def test_a_report_of_a_place_with_such_a_name_is_one(title, tmp_path):
    with FakeServer(Reply(page(title), content_type="text/html")) as server:
        server.client().reports.point("pf", HERE, tmp_path / "report", format="html")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (WHOLE, ""),
        (WHOLE.upper(), ""),
        (b"<p>a page without its frame", "an XML document"),
        (b"Not found", "a text: 'Not found'"),
        (WHOLE[:-9], "breaks off at byte"),
        (WHOLE.replace(b"Risk of Hamburg", b"Access denied"), "Access denied"),
        (WHOLE.replace(b"Risk of Hamburg", b"Log in to the network"), "Log in to the network"),
        (FORM, "an HTML page"),
    ],
)
def test_a_page_is_a_report_when_it_is_whole_and_stands_in_nobodys_way(body, told, tmp_path):
    with FakeServer(answer=lambda _: Reply(body, content_type="text/html")) as server:
        try:
            server.client().reports.point("pf", HERE, tmp_path / "report", format="html")
            assert not told
        except UnreadableAnswer as error:
            assert told and told in error.seen
    assert [path.name for path in tmp_path.iterdir()] == ([] if told else ["report"])


@pytest.mark.parametrize(
    ("reply", "content_type"),
    [
        (Reply(b"%PDF-1.7 %%EOF\n", content_type="text/plain"), "application/pdf"),
        (Reply(b"%PDF-1.7" + bytes(9000) + b"%%EOF" + bytes(2000)), "application/pdf"),
        (Reply("<!doctype html><html></html>", content_type="application/pdf"), "text/html"),
        (Reply("<html><h1>Risk</h1></html>", content_type="text/html; charset=utf-8"), "text/html"),
    ],
)
def test_a_report_is_what_its_bytes_are(reply, content_type, tmp_path):
    path = tmp_path / "r"
    download = answered(reply, lambda c: c.reports.point("pf", HERE, path))
    assert download.content_type == content_type
    assert path.read_bytes() == reply.payload()


@pytest.mark.parametrize(
    ("reply", "message"),
    [
        (Reply(b"", content_type="application/pdf"), ""),
        (Reply({"message": "no report"}), "no report"),
        (Reply(b"\x00\x01", content_type="application/pdf"), ""),
        (Reply(b"%PDF-1.7 cut off", content_type="application/pdf"), ""),
        (Reply(b"%PDF-1.7 %%EOF" + bytes(9000), content_type="application/pdf"), ""),
        (Reply(b" \n", content_type="text/html"), ""),
        (Reply(b"<h1>Risk</h1>", content_type="text/html"), ""),
    ],
)
def test_what_is_no_report_is_not_kept(reply, message, tmp_path):
    with FakeServer(answer=lambda _: reply) as server, pytest.raises(errors.UnreadableAnswer) as caught:
        server.client().reports.point("pf", HERE, tmp_path / "r.pdf")
    assert caught.value.service_message == message
    assert list(tmp_path.iterdir()) == []


def test_a_report_has_the_body_of_the_connections_template(tmp_path):
    template = (
        '{"ds": "{source}", "at": "{lat}/{lon}", "r": "{radiuses}", "x": ["{filters}", {"lat": "{lat}"}]}'
    )
    with FakeServer(Reply("<html></html>", content_type="text/html")) as server:
        client = server.client(points=OpenPoints(risk_body=template))
        client.reports.point("pf", HERE, tmp_path / "r.html", format="html")
    assert server.seen[0].json == {"ds": "pf", "at": "53.55/9.99", "x": [{"lat": 53.55}]}
    assert server.seen[0].headers["Accept"] == "text/html"


@pytest.mark.parametrize("text", ["", "[1]", '{"a": "{unknown}"}'])
def test_a_template_that_is_none_is_refused(text):
    with pytest.raises(errors.InvalidInput):
        filled(parsed(text), {"source": "pf"})
