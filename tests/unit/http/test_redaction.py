"""What is kept of an answer or an error has no key in it, however the service wrote or cut it."""

from __future__ import annotations

import base64
import html
import json
import pickle
import traceback
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geoportfolio.core.api import Buffers, Client, Config, Retry, errors
from geoportfolio.core.api.endpoints import BY_ID
from geoportfolio.core.api.enrichment import EnrichPoint
from geoportfolio.core.api.http.redaction import HIDDEN, SHORTEST, redacted
from geoportfolio.core.api.http.request import Request
from geoportfolio.core.api.http.transport import Transport
from geoportfolio.core.api.maps import Maps
from tests.support.scripted_server import KEY, FakeServer, Reply

KEYS, UNQUOTED = (
    st.text(
        st.characters(min_codepoint=33, max_codepoint=126, blacklist_characters=without),
        min_size=10,
        max_size=60,
    )
    for without in ("", "'\"<")
)
BESIDE = st.text(st.sampled_from("xyz \n.,"), max_size=20)
WAYS = {
    "as it is": str,
    "in an address": lambda key: quote(key, safe=""),
    "in an address, twice": lambda key: quote(quote(key, safe=""), safe=""),
    "in JSON": lambda key: json.dumps(key)[1:-1],
    "in JSON of PHP": lambda key: json.dumps(key)[1:-1].replace("/", "\\/"),
    "in JSON of .NET": lambda key: "".join(c if c.isalnum() else f"\\u{ord(c):04X}" for c in key),
    "in HTML": html.escape,
    "in HTML by numbers": lambda key: "".join(c if c.isalnum() else f"&#{ord(c)};" for c in key),
    "in base64": lambda key: base64.b64encode(key.encode()).decode(),
    "in hex": lambda key: key.encode().hex(),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@given(key=KEYS, before=BESIDE, after=BESIDE)
def test_a_key_is_taken_out_however_it_is_written(way, key, before, after):
    said = redacted(f"{before}{way(key)}{after}", key)
    assert way(key) not in said and key not in said and HIDDEN in said


CUTS = ["", "'", '" is wrong', "</p>", "…", "...", ")", "[...]", "****", ", which is wrong"]


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@given(key=UNQUOTED, share=st.floats(0, 1), behind=st.sampled_from(CUTS))
def test_redact_a_key_that_was_cut_off_takes_its_beginning(way, behind, key, share):
    written = way(key)
    length = SHORTEST + int(share * (len(written) - SHORTEST))
    assert written[:SHORTEST] not in redacted(f"The key is {written[:length]}{behind}", key)


def test_redact_words_that_begin_like_the_key_takes_their_beginning():
    assert redacted("sandbox-keyring and 'sandy'", "sandbox-key-1") == "***ring and 'sandy'"


@pytest.mark.parametrize("said", ["passwé", "passwè", "passwç", "passw"])
@pytest.mark.parametrize("key", ["passwé and more", "xpassw€€€€"])
def test_what_begins_as_the_key_does_may_end_within_a_character(key, said):
    assert said[-1] in redacted(f"say {said}ü", key) or said in key
    assert redacted("passw€…", "passw€€").endswith("…")


@pytest.mark.parametrize("key", ["123456", "demo", "portfolio", "point", KEY])
def test_read_data_with_the_key_in_it_leaves_the_data_as_they_are(key):
    """It may be a word or a number of theirs: ``123456`` is a part of places, ``demo`` of a source's name."""
    provision = {"sources": {"demo_portfolio": {"columns": [{"field": "point", "label": f"No. 7{key}7"}]}}}
    with FakeServer(Reply(provision), Reply({"message": f"bad: {key}."}, 400)) as server:
        transport = Transport(Config(server.url, key, retry=Retry(attempts=1)))
        request = Request(BY_ID["provision"])
        assert json.loads(transport.body(request)) == provision
        with pytest.raises(errors.BadRequest) as caught:
            transport.body(request)
    assert key not in caught.value.service_message


@pytest.mark.parametrize("key", ["123456", "demo-key", KEY])
def test_data_that_can_not_be_read_bring_no_key_into_an_error(key):
    page = Reply(f"<html>{key}", content_type="text/html")
    with FakeServer(page, page, page) as server:
        transport = Transport(Config(server.url, key, retry=Retry(attempts=1)))
        maps = Maps(transport)
        for ask in (
            lambda: transport.json(Request(BY_ID["provision"]), dict),
            maps.capabilities,
            lambda: maps.get_map(("l",), (0.0, 0.0, 1.0, 1.0), 1, 1),
        ):
            with pytest.raises(errors.UnreadableAnswer) as caught:
                ask()
            assert key not in str(caught.value) and key.encode() not in caught.value.body


AROUND = Buffers(((9.99, 53.55),), (100.0, 200.0))
SITE = [EnrichPoint("1", 9.99, 53.55)]
UNFIT = {
    "a list of sources": ({"provisioning": ["{key}"]}, lambda c: c.portfolio.provision()),
    "attributes": ("{key}", lambda c: c.portfolio.point_attributes("pf", "apt-1")),
    "a place": ({"lat": 95, "lon": 0, "label": "{key}"}, lambda c: c.places.geocode("x")),
    "no metrics": ({"message": "{key}"}, lambda c: c.accumulation.in_area("pf", AROUND)),
    "one radius": (
        {"100": {"sum": 1}, "200": {"message": "{key}"}},
        lambda c: c.accumulation.in_area("pf", AROUND),
    ),
    "no layers": ({"message": "{key}"}, lambda c: c.enrichment.point((9.99, 53.55), ("l",))),
    "no list": ({"message": "{key}"}, lambda c: list(c.enrichment.batch(SITE, ("l",)))),
    "one point": ([{"id": "1", "message": "{key}"}], lambda c: list(c.enrichment.batch(SITE, ("l",)))),
}
"""Answers that are JSON and yet none, with the key in them, and who asks for them."""


@pytest.mark.parametrize("key", ["x17z", "demo-key", KEY])
@pytest.mark.parametrize("unfit", UNFIT)
def test_json_that_is_no_answer_brings_no_key_into_an_error_that_is_raised_or_kept(unfit, key):
    answer, ask = UNFIT[unfit]
    body = json.dumps(answer).replace("{key}", f"it is {key}.")
    with FakeServer(Reply(body.encode(), content_type="application/json")) as server:
        client = Client(Config(server.url, key, retry=Retry(attempts=1)))
        try:
            found = ask(client)
        except errors.UnreadableAnswer as error:
            kept = [error]
        else:
            kept = [each.error for each in (found if isinstance(found, list) else [found]) if each.error]
    assert kept
    for error in kept:
        assert key not in repr(error) + str(vars(error))


@pytest.mark.parametrize("length", [1, 3, SHORTEST, 5000])
def test_keys_of_any_length_are_taken_out(length):
    key = ("k-" * length)[:length]
    assert key not in redacted(f"[{key}]", key)
    assert redacted("nothing here: a b c", key) == "nothing here: a b c"


ENDS = 300 - len(KEY) // 2
"""So many letters before the key, and the 300 of a message that are kept end within it."""


@pytest.mark.parametrize(
    "body",
    [
        json.dumps({"message": "x" * ENDS + KEY}),
        "x" * ENDS + KEY + " is no key",
        f"<html><title>{'x' * ENDS}{KEY}</title></html>",
        "x" * (65536 - len(KEY) // 2) + KEY,
        json.dumps({"message": f"\ud83d{KEY}"}),
        json.dumps({"errorMessage": {"message": f"Authorization: {KEY}"}}).replace("/", "\\/"),
    ],
    ids=["JSON", "text", "page", "long", "emoji", "PHP"],
)
@pytest.mark.parametrize("status", [400, 401, 403, 404, 418])
def test_a_service_that_echoes_the_key_does_not_bring_it_into_an_error(body, status):
    with FakeServer(Reply(body, status)) as server, pytest.raises(errors.ApiError) as caught:
        server.client().places.geocode("x")
    assert pieces_of_key_in(caught.value) == []


@pytest.mark.parametrize("ends", [b"", b" or not", b"'"])
@pytest.mark.parametrize("before", [0, 40, 50, 57, 65536 - len(KEY) // 2])
def test_a_body_that_can_not_be_read_brings_no_key_into_an_error(before, ends):
    body = b"x" * before + KEY.encode() + ends
    with FakeServer(Reply(body)) as server, pytest.raises(errors.UnreadableAnswer) as caught:
        server.client().places.geocode("x")
    assert pieces_of_key_in(caught.value) == []
    with FakeServer(Reply(body)) as server, pytest.raises(errors.UnreadableAnswer) as caught:
        list(server.client().portfolio.search_points("pf"))
    assert pieces_of_key_in(caught.value) == []


def pieces_of_key_in(error: BaseException) -> list[str]:
    """Half of it or more, in all that an error says, holds, pickles or prints with its traceback."""
    lines = traceback.format_exception(type(error), error, error.__traceback__)
    texts = ["".join(lines), repr(error), str(vars(error)), repr(pickle.dumps(error))]
    return [text for text in texts if KEY[: len(KEY) // 2] in text or KEY[-len(KEY) // 2 :] in text]


def test_the_password_of_a_proxy_is_taken_out_too():
    password = "pass/word?%"
    proxy = f"http://me:{quote(password, safe='')}@127.0.0.1"
    body = json.dumps({"message": f"{password} is not the password of me"})
    with FakeServer(Reply(body, 407)) as server:
        address = f"{proxy}:{server.server.server_port}"
        with pytest.raises(errors.ProxyFailed) as caught:
            server.client(proxies={"http": address}).places.geocode("x")
    assert "is not the password of me" in str(caught.value) and password not in str(vars(caught.value))
    config = Config("https://gw", KEY, proxies={"https": f"{proxy}:1"})
    assert config.secrets() == (KEY, password)
    assert password not in repr(config) and KEY not in repr(config)


@pytest.mark.parametrize("location", ["http://[broken", "ftp://elsewhere/", "//", "", "http://a b/", "\x80"])
@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_to_no_address_is_one_all_the_same(status, location):
    with FakeServer(Reply(b"moved", status, headers={"Location": location})) as server:
        with pytest.raises(errors.Redirected) as caught:
            server.client().places.geocode("x")
        assert len(server.seen) == 1
    assert caught.value.status == status


def test_credentials_are_taken_out_of_any_text():
    text = "GET http://user:pw@host/ {'Authorization': 'abc', 'x': 1} k-1"
    assert redacted(text, "k-1") == "GET http://***@host/ {'Authorization': '***', 'x': 1} ***"
    assert json.loads(redacted('{"Authorization": "abc"}', "k-1")) == {"Authorization": "***"}
