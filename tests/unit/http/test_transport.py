"""Retries, cancelling, errors, redirects and the key, each over a socket."""

from __future__ import annotations

import base64
import gc
import gzip
import json
import sys
import threading
import time
import traceback
import warnings
from urllib.parse import quote

import pytest
from requests.adapters import HTTPAdapter

from geoportfolio.core.api import Buffers, Config, Monitor, Retry, errors
from geoportfolio.core.api.http.redaction import redacted
from geoportfolio.core.api.http.retry import retry_seconds
from tests.support.monitors import RecordingMonitor
from tests.support.paged_service import ONE, POINTS
from tests.support.scripted_server import KEY, FakeServer, Reply
from tests.support.threads import threads_end

CIRCLE = Buffers(((9.99, 53.55),), (500.0,))


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_a_passing_failure_is_tried_again_with_growing_waits(status):
    ears = RecordingMonitor()
    with FakeServer(Reply(status=status), Reply(status=status), Reply(POINTS)) as server:
        records = list(server.client().portfolio.points("pf", CIRCLE, monitor=ears))
    assert [r.attributes for r in records] == [{"a": 1}]
    assert [(attempt, attempts, cause.status) for _, attempt, attempts, cause in ears.waits] == [
        (1, 3, status),
        (2, 3, status),
    ]
    assert ears.waits[0][0] < ears.waits[1][0]
    assert ears.bytes == len(json.dumps(POINTS))


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, errors.BadRequest),
        (401, errors.KeyRejected),
        (403, errors.Refused),
        (404, errors.NotFound),
        (407, errors.ProxyFailed),
        (413, errors.BadRequest),
        (418, errors.UnexpectedStatus),
    ],
)
@pytest.mark.parametrize(
    "body", [{"message": "no way"}, {"errorMessage": {"message": "no way"}}, "no way\nx"]
)
def test_a_lasting_failure_is_told_at_once_in_the_services_words(status, kind, body):
    with FakeServer(Reply(body, status)) as server, pytest.raises(kind) as caught:
        server.client().places.geocode("x")
    assert (caught.value.status, caught.value.service_message) == (status, "no way")
    assert caught.value.endpoint == "geocode"


def test_the_last_try_tells_what_failed():
    with FakeServer(*[Reply({"message": "busy"}, 503)] * 3) as server:
        with pytest.raises(errors.ServerFailed, match="busy"):
            server.client().places.geocode("x")
        assert len(server.seen) == 3


def test_retry_after_is_honoured_as_seconds_and_as_date():
    ears = RecordingMonitor()
    asked = [{"Retry-After": "1"}, {"Retry-After": "Thu, 01 Jan 2026 00:00:00 GMT"}]
    replies = [Reply(status=429, headers=headers) for headers in asked]
    with FakeServer(*replies, Reply(POINTS)) as server:
        list(server.client().portfolio.points("pf", CIRCLE, monitor=ears))
    assert ears.waits[0][0] == 1.0
    assert ears.waits[1][0] < 1.0
    assert retry_seconds("Fri, 01 Jan 2100 00:00:00 GMT") > 1e9
    assert retry_seconds("soon") is None


def test_a_wait_beyond_the_deadline_is_not_begun():
    retry = Retry(attempts=5, first_wait=0.01, deadline=5.0)
    reply = Reply(status=429, headers={"Retry-After": "600"})
    with FakeServer(reply) as server, pytest.raises(errors.RateLimited):
        server.client(retry=retry).places.geocode("x")


def test_no_server_is_a_connection_failure():
    with FakeServer() as server:
        client = server.client()
    ears = RecordingMonitor()
    with pytest.raises(errors.ConnectionFailed):
        client.places.geocode("x", monitor=ears)
    assert len(ears.waits) == 2


def test_silence_times_out():
    hold = threading.Event()
    with FakeServer(Reply(hold=hold)) as server, pytest.raises(errors.TimedOut):
        server.client(read_timeout=0.1, retry=Retry(attempts=1)).places.geocode("x")
    hold.set()


def test_the_deadline_ends_a_try_that_waits():
    hold = threading.Event()
    with FakeServer(Reply(hold=hold)) as server, pytest.raises(errors.TimedOut):
        server.client(retry=Retry(attempts=1, deadline=0.1)).places.geocode("x")
    hold.set()


def cancel_when(event: threading.Event, monitor: Monitor) -> None:
    def wait() -> None:
        event.wait(10)
        monitor.cancelled.set()

    threading.Thread(target=wait, daemon=True).start()


def test_cancel_ends_a_request_that_is_never_answered_and_hangs_up():
    hold, monitor = threading.Event(), Monitor()
    with FakeServer(Reply(hold=hold)) as server:
        cancel_when(server.arrived, monitor)
        with pytest.raises(errors.Cancelled):
            server.client().places.geocode("x", monitor=monitor)
        assert not hold.is_set()
        assert server.left.wait(10)
    hold.set()


def test_cancel_one_of_two_requests_leaves_the_other_and_the_connections_for_later():
    hold, found = threading.Event(), []
    place = Reply({"result": {"lat": 1, "lon": 2}})

    def answer(seen):
        return Reply(hold=hold) if "silent" in seen.target else place

    with FakeServer(answer=answer) as server:
        client = server.client()

        def ask_on():
            found.extend(client.places.geocode(f"x{number}").lat for number in range(200))

        others = [threading.Thread(target=ask_on) for _ in range(3)]
        for each in others:
            each.start()
        for _ in range(5):
            monitor = Monitor()
            threading.Timer(0.05, monitor.cancelled.set).start()
            with pytest.raises(errors.Cancelled):
                client.places.geocode("silent", monitor=monitor)
        for each in others:
            each.join(60)
    assert found == [1.0] * 600
    hold.set()


def test_cancel_ends_a_body_that_stops_half_way_behind_what_came():
    body = json.dumps({"type": "FeatureCollection", "features": [ONE] * 3}).encode()
    hold, monitor = threading.Event(), Monitor()
    with FakeServer(Reply(body, hold=hold, hold_after=len(body) - 20, announce=70000)) as server:
        stream = server.client().portfolio.points("pf", CIRCLE, monitor=monitor)
        cancel_when(server.arrived, monitor)
        with pytest.raises(errors.Cancelled):
            list(stream)
        assert server.left.wait(10)
    hold.set()


def test_cancel_ends_the_wait_before_the_next_try():
    with FakeServer(Reply(status=503)) as server, pytest.raises(errors.Cancelled):
        server.client(retry=Retry(first_wait=100.0, longest_wait=200.0)).places.geocode(
            "x", monitor=RecordingMonitor(stop_when=lambda each: each.waits)
        )


def test_leaving_a_stream_early_hangs_up_and_the_client_goes_on():
    # More than twice what is looked at ahead, in which a list that is short is read at once.
    body = json.dumps({"features": [ONE] * 4000}).encode()
    hold = threading.Event()
    replies = (Reply(body, hold=hold, hold_after=200_000, announce=10), Reply(POINTS))
    assert len(body) > 200_000
    with FakeServer(*replies) as server:
        client = server.client()
        stream = client.portfolio.points("pf", CIRCLE)
        assert next(stream).attributes == {"a": 1}
        stream.close()
        assert server.left.wait(10)
        assert len(list(client.portfolio.points("pf", CIRCLE))) == 1
    hold.set()


def test_leaving_a_stream_that_has_arrived_whole_does_not_hurt_the_next():
    ears = RecordingMonitor()
    with FakeServer(Reply({"features": [ONE] * 3}), *[Reply(POINTS)] * 2) as server:
        client = server.client()
        stream = client.portfolio.points("pf", CIRCLE)
        next(stream)
        stream.close()
        for _ in range(2):
            assert len(list(client.portfolio.points("pf", CIRCLE, monitor=ears))) == 1
    assert ears.waits == []


def test_a_server_without_tls_is_not_trusted_and_not_asked_again():
    with FakeServer() as server, pytest.raises(errors.TlsFailed):
        server.url = server.url.replace("http:", "https:")
        server.client().places.geocode("x")
    assert server.seen == []


def test_a_missing_ca_bundle_is_a_tls_failure(tmp_path):
    with FakeServer() as server, pytest.raises(errors.TlsFailed):
        server.url = server.url.replace("http:", "https:")
        server.client(ca_bundle=str(tmp_path / "none.pem")).places.geocode("x")


def test_small_numbers_go_without_exponent():
    with FakeServer(Reply({})) as server:
        server.client().places.reverse(0.00001, -0.5)
    assert server.seen[0].target.endswith("?lat=0.000010000000000&lon=-0.5")


def test_a_body_that_breaks_off_gives_what_was_whole_then_the_failure():
    body = json.dumps({"features": [ONE] * 1000}).encode()[:-300]
    records = []
    with FakeServer(Reply(body, announce=300)) as server, pytest.raises(errors.ConnectionFailed):
        for record in server.client().portfolio.points("pf", CIRCLE):
            records.append(record)
    assert 990 < len(records) < 1000
    assert len(server.seen) == 1


def test_a_redirect_is_not_followed():
    with FakeServer(Reply(status=302, headers={"Location": "http://elsewhere.example/"})) as server:
        with pytest.raises(errors.Redirected):
            server.client().places.geocode("x")
        assert len(server.seen) == 1


def test_gzip_is_unpacked():
    packed = gzip.compress(json.dumps(POINTS).encode())
    with FakeServer(Reply(packed, headers={"Content-Encoding": "gzip"})) as server:
        assert len(list(server.client().portfolio.points("pf", CIRCLE))) == 1


def test_a_body_that_only_claims_to_be_gzip_is_unreadable():
    broken = Reply(b"no gzip", headers={"Content-Encoding": "gzip"})
    with FakeServer(broken) as server, pytest.raises(errors.UnreadableAnswer):
        list(server.client().portfolio.points("pf", CIRCLE))


@pytest.mark.parametrize(
    ("status", "packed", "body", "kind"),
    [
        (401, "br", b"abcde", errors.KeyRejected),
        (404, "gzip", b"no gzip", errors.NotFound),
        (503, "gzip", b"no gzip", errors.ServerFailed),
    ],
)
def test_a_body_that_can_not_be_unpacked_does_not_hide_the_status(status, packed, body, kind):
    reply = Reply(body, status, headers={"Content-Encoding": packed})
    with FakeServer(*[reply] * 3) as server, pytest.raises(kind) as caught:
        server.client().places.geocode("x")
    assert caught.value.status == status
    assert len(server.seen) == (3 if status == 503 else 1), "what may pass is tried again"


@pytest.mark.parametrize("name", ["UTF-8", "none", "identity, gzip ", "binary"])
def test_a_coding_that_is_none_is_no_reason_not_to_read(name):
    body = json.dumps(POINTS).encode()
    reply = Reply(gzip.compress(body) if "gzip" in name else body, headers={"Content-Encoding": name})
    with FakeServer(reply) as server:
        assert len(list(server.client().portfolio.points("pf", CIRCLE))) == 1


@pytest.mark.parametrize(
    "asked", ["\N{SUPERSCRIPT TWO}", "Mon, 01 Jan 99999999999999999999 00:00:00 GMT", "soon", "-5"]
)
def test_a_wait_that_is_no_number_and_no_date_is_none(asked):
    assert retry_seconds(asked) is None


def test_one_connection_serves_many_requests_and_goes_with_the_client():
    with FakeServer(*[Reply({"result": {"lat": 1, "lon": 2}})] * 3) as server:
        client = server.client()
        accepted = []
        accept = server.server.get_request
        server.server.get_request = lambda: accepted.append(accept()) or accepted[-1]
        for _ in range(3):
            client.places.geocode("x")
        assert len(accepted) == 1
        del client
        gc.collect()
        closed, deadline = accepted[0][0], time.monotonic() + 10
        while closed.fileno() != -1 and time.monotonic() < deadline:
            time.sleep(0.01)
        assert closed.fileno() == -1


def test_a_client_that_is_gone_closes_its_sockets():
    with FakeServer(Reply(POINTS)) as server, warnings.catch_warnings():
        warnings.simplefilter("error", ResourceWarning)
        unraised = []
        before, sys.unraisablehook = sys.unraisablehook, unraised.append
        client = server.client()
        assert len(list(client.portfolio.points("pf", CIRCLE))) == 1
        del client
        gc.collect()
        sys.unraisablehook = before
    assert unraised == []


def test_a_client_that_is_gone_leaves_no_connection_behind():
    """Nobody closes a client; urllib3 2 holds what lies in a pool until nobody refers to the pool."""
    threads_end()  # those of an earlier test hold its client
    gc.collect()
    before = count_of_adapters()
    with FakeServer(Reply(POINTS)) as server:
        client = server.client()
        assert len(list(client.portfolio.points("pf", CIRCLE))) == 1
        threads_end()
        assert count_of_adapters() == before + 1
        del client
        gc.collect()
        assert count_of_adapters() == before


def count_of_adapters() -> int:
    return sum(isinstance(each, HTTPAdapter) for each in gc.get_objects())


def test_a_broken_download_leaves_nothing(tmp_path):
    path = tmp_path / "r.pdf"
    path.write_bytes(b"before")
    broken = Reply(b"%PDF-1.7 half", content_type="application/pdf", announce=10)
    with FakeServer(*[broken] * 3) as server, pytest.raises(errors.ConnectionFailed):
        server.client().reports.point("pf", (9.0, 53.0), path)
    assert [each.name for each in tmp_path.iterdir()] == ["r.pdf"]
    assert path.read_bytes() == b"before"


@pytest.mark.parametrize(
    "form", [KEY, quote(KEY, safe=""), base64.b64encode(KEY.encode()).decode(), f"Authorization: {KEY}"]
)
def test_the_key_is_in_no_error(form):
    asked = (
        (Reply({"message": f"got {form}"}, 401), lambda client: client.places.geocode("x")),
        (Reply(f"got {form}"), lambda client: client.places.geocode("x")),
        (Reply({"message": f"got {form}"}), lambda client: list(client.portfolio.points("pf", CIRCLE))),
        (Reply(f"got {form}"), lambda client: client.maps.legend("a")),
    )
    for reply, ask in asked:
        with FakeServer(reply) as server, pytest.raises(errors.ApiError) as caught:
            ask(server.client())
        error = caught.value
        told = "".join(traceback.format_exception(type(error), error, error.__traceback__))
        told += repr(error) + error.service_message + repr(getattr(error, "body", b""))
        assert "got" in told
        assert KEY not in told
        assert form not in told


def test_the_key_is_in_no_text_of_a_connection():
    config = Config(base_url="http://127.0.0.1:9", api_key=KEY, proxies={"http": "http://u:pw@127.0.0.1:9"})
    assert KEY not in repr(config)
    assert "pw" not in repr(config)
    with FakeServer() as server:
        client = server.client(proxies={"http": "http://u:secret@127.0.0.1:1"}, retry=Retry(attempts=1))
        with pytest.raises(errors.ProxyFailed) as caught:
            client.places.geocode("x")
    assert "secret" not in str(caught.value)
    assert KEY not in str(caught.value)
    assert caught.value.__context__ is None


@pytest.mark.parametrize("cut", ["storm \ud83d", "\ude00 storm", "st\ud83dorm 😀"])
def test_a_message_that_is_cut_inside_an_emoji_is_still_told(cut):
    for body in ({"message": cut}, {"errorMessage": {"message": cut}}):
        with FakeServer(Reply(body, 403)) as server, pytest.raises(errors.Refused) as caught:
            server.client().accumulation.in_area("pf", CIRCLE)
        wanted = cut.replace("\ud83d", "\ufffd").replace("\ude00", "\ufffd")
        assert caught.value.service_message == wanted and wanted in str(caught.value)
    with FakeServer(Reply({"message": cut})) as server:
        found = server.client().enrichment.point((9.0, 53.0), ["flood"])
    assert found.error.service_message == wanted


@pytest.mark.parametrize("half", ["\ud83d", "\ude00", "\udc80"])
def test_half_an_emoji_around_the_key_does_not_show_it(half):
    assert redacted(f"{half}{KEY}{half} 😀", KEY) == f"{half}***{half} 😀"
