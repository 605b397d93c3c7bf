"""A report whose first bytes come one by one: it is judged by enough of them."""

from __future__ import annotations

import time

import pytest

from geoportfolio.core.api.errors import UnreadableAnswer
from tests.support.scripted_server import FakeServer, Reply, Stream

HERE = (9.99, 53.55)
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
