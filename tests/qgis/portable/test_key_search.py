"""A key is found however it is written, and nothing else is taken for one."""

from __future__ import annotations

import base64
import io
import json
import re
import time
import zipfile
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geoportfolio.core.api.errors import Cancelled
from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.api.redaction import spellings
from geoportfolio.core.gis.portable import key_search
from geoportfolio.core.gis.portable.cleaning import cleaned
from geoportfolio.core.gis.portable.key_search import Search, find_in_archive, is_in_stream

KEYS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=8, max_size=60)
WRITTEN = {
    "utf-8": str.encode,
    "utf-16-le": lambda key: key.encode("utf-16-le"),
    "utf-16-be": lambda key: key.encode("utf-16-be"),
    "percent": lambda key: quote(key, safe="").encode(),
    "percent, small letters": lambda key: re.sub(
        "%..", lambda found: found.group().lower(), quote(key, safe="")
    ).encode(),
    "JSON": lambda key: json.dumps({"key": key}).encode(),
    "base64": lambda key: base64.b64encode(key.encode()),
    "base64 of a pair": lambda key: base64.b64encode(b"user:" + key.encode() + b"\n"),
    "base64 of a header": lambda key: base64.urlsafe_b64encode(b"Key " + key.encode() + b";"),
}


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN)
@settings(max_examples=40)
@given(key=KEYS, before=st.binary(max_size=40), after=st.binary(max_size=40))
def test_a_key_is_found_however_it_is_written(written, key, before, after):
    stream = io.BytesIO(before + written(key) + after)
    assert is_in_stream(stream, spellings(key), Monitor())


@settings(max_examples=60)
@given(key=KEYS, at=st.integers(0, 80), chunk=st.integers(1, 70))
def test_a_key_across_two_reads_is_found(key, at, chunk):
    content = b"." * at + key.encode() + b"." * 30
    before, key_search._CHUNK = key_search._CHUNK, chunk
    try:
        assert is_in_stream(io.BytesIO(content), spellings(key), Monitor())
        assert not is_in_stream(io.BytesIO(b"." * 200), spellings(key), Monitor())
    finally:
        key_search._CHUNK = before


def archive_of(path, **members) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in members.items():
            made.writestr(name, content)


def test_archives_in_archives_are_opened(tmp_path):
    inner = tmp_path / "inner.qgz"
    archive_of(inner, **{"deal.qgs": "<qgis>the-secret-key</qgis>"})
    outer = tmp_path / "outer.zip"
    archive_of(outer, **{"deal.qgz": inner.read_bytes(), "no.zip": b"no archive at all"})
    assert find_in_archive(outer, ["the-secret-key"], Monitor()).member == "deal.qgz/deal.qgs"
    assert find_in_archive(outer, ["another-key-of-mine"], Monitor()) == Search()
    assert find_in_archive(outer, [], Monitor()) == Search()


def test_archives_that_can_not_be_looked_into_are_told_and_the_rest_is_read(tmp_path):
    inner = tmp_path / "inner.zip"
    archive_of(inner, locked=b"the-secret-key", other=b"content")
    content = bytearray(inner.read_bytes())
    for mark, flag in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.index(mark) + flag] |= 1  # the first member has a password
    strange = inner.read_bytes()
    for mark, way in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        at = strange.index(mark) + way
        strange = strange[:at] + b"\x09" + strange[at + 1 :]  # Deflate64
    outer = tmp_path / "outer.zip"
    archive_of(outer, **{"a.zip": bytes(content), "b.zip": strange, "c.txt": b"content"})
    told = find_in_archive(outer, ["the-secret-key"], Monitor())
    assert told == Search(None, ("a.zip/locked", "b.zip/locked"))
    archive_of(outer, **{"a.zip": bytes(content), "c.txt": b"the-secret-key"})
    assert find_in_archive(outer, ["the-secret-key"], Monitor()) == Search("c.txt", ("a.zip/locked",))


def test_a_name_that_is_the_key_is_found(tmp_path):
    archive_of(tmp_path / "a.zip", **{"the-secret-key.txt": b""})
    assert find_in_archive(tmp_path / "a.zip", ["the-secret-key"], Monitor()).member == "the-secret-key.txt"


def test_the_search_can_be_stopped(tmp_path):
    archive_of(tmp_path / "a.zip", a=b"content")
    monitor = Monitor()
    monitor.cancelled.set()
    with pytest.raises(Cancelled):
        find_in_archive(tmp_path / "a.zip", ["the-secret-key"], monitor)


def test_paths_are_taken_out_of_any_text_and_others_stay():
    text = (
        '<qgis saveUserFull="Anna" a="b" saveUser="anna"><x saveUser="kept"/>'
        "<a>/home/al/deal/x.gpkg</a><b>file:///home/al/notes</b><c>/home/alice/x</c><d>/mnt/home/al/x</d>"
        "<e>C:\\Users\\Al &amp; Co\\x</e><f>{&quot;p&quot;: &quot;C:\\\\Users\\\\Al &amp; Co\\\\x&quot;}</f>"
        "<author>Anna</author></qgis>"
    )
    places = {"/home/al/deal/x.gpkg": "./x.gpkg", "/home/al": "~", "C:\\Users\\Al & Co": "~"}
    told = cleaned(text, "<qgis>\n <extent/>\n</qgis>", {}, places, ["Anna"], (), Monitor())
    assert told == (
        '<qgis saveUserFull="" a="b" saveUser=""><x saveUser="kept"/>'
        "<a>./x.gpkg</a><b>file://~/notes</b><c>/home/alice/x</c><d>/mnt/home/al/x</d>"
        "<e>~\\x</e><f>{&quot;p&quot;: &quot;~\\\\x&quot;}</f>"
        "<author></author>\n <extent/>\n</qgis>"
    )


def test_entries_of_the_password_store_are_named_no_more():
    text = (
        "<a>authcfg=abc1234&amp;crs=EPSG:3857&amp;url=https://a.example</a><b>url=x&amp;authcfg=abc1234</b>"
        "<c>authcfg='abc1234' typename='t'</c><d>typename='t' authcfg=abc1234</d>"
        "<e>authcfg=abc12345&amp;a=b</e><f>authcfg=theirs1 dbname='d'</f>"
    )
    assert cleaned(text, "", {}, {}, (), ["abc1234"], Monitor()) == (
        "<a>crs=EPSG:3857&amp;url=https://a.example</a><b>url=x</b><c>typename='t'</c><d>typename='t'</d>"
        "<e>authcfg=abc12345&amp;a=b</e><f>authcfg=theirs1 dbname='d'</f>"
    )


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("file:///home/al%20b/x y", "file://~/x y"),
        ("?layer=ogr:%2Fhome%2Fal%20b%2Fdeal%2Fx.gpkg:t:UTF-8", "?layer=ogr:./x.gpkg:t:UTF-8"),
        ("file%3A%2F%2F%2Fhome%2Fal%20b%2Fy", "file%3A%2F%2F~%2Fy"),
        ("%2Fmnt%2Fhome%2Fal%20b%2Fy", "%2Fmnt%2Fhome%2Fal%20b%2Fy"),
        ("/home/al b/deal/x.gpkg", "./x.gpkg"),
        ("/home/al b/deal/x.gpkg_2 /home/al b", "~/deal/x.gpkg_2 ~"),
    ],
)
def test_paths_in_addresses_are_taken_out(written, told):
    places = {"/home/al b/deal/x.gpkg": "./x.gpkg", "/home/al b": "~"}
    assert cleaned(written, "", {}, places, (), (), Monitor()) == told


def test_cleaning_takes_as_long_for_many_places_as_for_few_and_can_be_stopped():
    places = {f"/home/al/deal/deal_geoportfolio/result {n}.gpkg": f"./{n}" for n in range(300)}
    text = "".join(f"<a>{place}|layername=records</a>{'-' * 5000}" for place in places) * 4
    begun = time.process_time()
    told = cleaned(text, "", {}, places, (), (), Monitor())
    assert time.process_time() - begun < 2 and told.count("<a>./299|") == 4 and "/home" not in told
    monitor = Monitor()
    monitor.cancelled.set()
    with pytest.raises(Cancelled):
        cleaned(text, "", {}, places, (), (), monitor)
