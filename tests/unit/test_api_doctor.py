"""What the doctor reads of the map service's answers and asks over its own sockets."""

from __future__ import annotations

import re
import socket
import time
from urllib.parse import urlsplit

import pytest

from geoportfolio.core.api import answers
from geoportfolio.core.api.doctor import probes, rights

UNCLOSED = {
    "layers": (rights._LAYER, "<Layer " * 100_000),
    "names": (rights._LAYER, "<Layer><Name>a" + " " * 500_000 + "<x"),
    "types": (rights._FEATURE_TYPE, "<FeatureType " * 60_000),
    "queryable": (rights._LAYER, '<Layer queryable="1" ' * 30_000),
    "titles": (answers._GATE, "<html>" + "<title" * 60_000),
    "fields": (answers._GATE, "<html>" + "<input type=" * 30_000),
}


@pytest.mark.parametrize("name", UNCLOSED)
def test_tags_that_never_end_take_no_time(name):
    pattern, text = UNCLOSED[name]
    began = time.process_time()
    assert not re.findall(pattern, text)
    assert time.process_time() - began < 2, "the square of this takes minutes"


@pytest.mark.parametrize(
    ("tag", "is_queryable"),
    [
        (' queryable="1" opaque="0"', True),
        (" opaque='1' queryable='true'", True),
        (' queryable="0"', False),
        ("", False),
    ],
)
def test_a_layer_and_whether_it_may_be_asked(tag, is_queryable):
    ((attributes, name),) = rights._LAYER.findall(
        f"<wms:Layer{tag}>\n <wms:Name> a b </wms:Name></wms:Layer>"
    )
    assert name.strip() == "a b" and bool(rights._QUERYABLE.search(attributes)) == is_queryable


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("https://portf\u00f6l.example/x", b"xn--portfl-0xa.example"),
        ("https://portf\u00f6l.example:8443", b"xn--portfl-0xa.example:8443"),
        ("https://a_b.example", b"a_b.example"),
        ("http://[::1]:80/", b"[::1]:80"),
    ],
)
def test_a_name_beyond_ascii_is_asked_for_as_it_goes_over_the_wire(address, place):
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(b"HTTP/1.1 204 none\r\n\r\n")
        assert probes.ask_head(ours, urlsplit(address)).status == 204
        assert b"\r\nHost: " + place + b"\r\n" in theirs.recv(1000)


def test_a_name_that_is_none_is_left_to_the_look_up():
    assert probes.host_of(urlsplit("https://a..b/")) == "a..b"
