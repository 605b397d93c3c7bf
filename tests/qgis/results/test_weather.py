"""Bad weather over a socket through the real jobs: the error, its sentence, and what is kept."""

from __future__ import annotations

import re
import socket
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from osgeo import ogr
from qgis.core import QgsProject
from shapely.geometry import box

from geoportfolio.core import gis
from geoportfolio.core.api import Client, Config, Monitor, OpenPoints, Retry, errors
from geoportfolio.core.api.sources import Source
from geoportfolio.core.gis.results import layers
from geoportfolio.core.gis.storage.geopackage import TABLE
from geoportfolio.core.gis.text.error_messages import About, sentence
from tests.support.certificates import make_authority
from tests.support.monitors import RecordingMonitor
from tests.support.oracle import EUROPE, OCEAN, SOURCE, airports_in, is_told_well
from tests.support.provenance import state_text
from tests.support.scripted_server import KEY, FakeServer, Reply
from tests.support.service import FAULT, QUICK, client_of, config_of, query_for

ONCE = Retry(attempts=1)


@pytest.fixture
def load(tmp_path):
    def run(client: Client, source: str = SOURCE, area: Any = EUROPE, monitor: Monitor | None = None):
        query = type(query_for())(source, query_for(area).areas)
        return gis.results.loading.load(
            client, query, Source(source), tmp_path / "points.gpkg", monitor or Monitor()
        )

    return run


def told(error: Exception, words: str = "", source: str = SOURCE, keys: tuple[str, ...] = ()) -> str:
    """The sentence that the analyst reads, which every one of these tests holds to the same rules."""
    text = sentence(error, About("office", source, True))
    assert is_told_well(text, words, keys)
    assert len(re.findall(r"[.!?](?= |$)", text.replace(words, ""))) <= 3
    return text


@dataclass(frozen=True)
class Storm:
    """Nothing arrives: *faults* of the sandbox, or a *config* that is wrong.

    :param words: the service's own message.
    :param tells: pieces of the sentence.
    :param tries: how often the service was asked.
    """

    error: type[errors.ApiError]
    tells: tuple[str, ...]
    words: str = ""
    faults: tuple[str, ...] = ()
    config: dict[str, Any] = field(default_factory=dict)
    below: str = ""
    source: str = SOURCE
    tries: int = 1


PROXY_PAGE = "a web page (Access denied)"
STORMS = {
    "wrong key": Storm(
        errors.KeyRejected,
        ("rejected the API key of 'office'",),
        "Invalid key.",
        config={"api_key": "another-key"},
    ),
    "no access": Storm(
        errors.Refused,
        ("either it does not accept the area", "no access to pf_restricted"),
        "The key has no access to the source pf_restricted.",
        source="pf_restricted",
    ),
    "unknown source": Storm(
        errors.NotFound,
        ("the source pf_nothing is unknown",),
        "Unknown source: pf_nothing",
        source="pf_nothing",
    ),
    "wrong address": Storm(
        errors.NotFound,
        ("Nothing found at this URL",),
        "There is no POST /elsewhere/graph/api/v2/reports/portfolio/points/selection here.",
        below="/elsewhere",
    ),
    "malformed": Storm(errors.BadRequest, ("could not process the request",), FAULT, ("400",)),
    "always 500": Storm(errors.ServerFailed, ("status 500", "Try again later"), FAULT, ("500",), tries=3),
    "unforeseen status": Storm(errors.UnexpectedStatus, ("unexpected status 418",), FAULT, ("418",)),
    "page of a proxy, 502": Storm(
        errors.ServerFailed,
        ("status 502",),
        "Access denied",
        ("html:502",),
        tries=3,
    ),
    "page of a proxy, 200": Storm(errors.UnreadableAnswer, (PROXY_PAGE,), "", ("html",)),
    "empty body": Storm(errors.Truncated, ("an empty body",), "", ("empty",), tries=3),
    "too often, for long": Storm(
        errors.RateLimited,
        ("Rate limit reached",),
        FAULT,
        ("429:3600",),
    ),
    "no answer in time": Storm(
        errors.TimedOut,
        ("did not respond in time",),
        "",
        ("delay:1",),
        {"read_timeout": 0.1, "retry": ONCE},
    ),
    "cut before the first point": Storm(
        errors.ConnectionFailed, ("connection to 'office' failed",), "", ("truncate:0.00001",), tries=3
    ),
}


@pytest.mark.parametrize("storm", STORMS.values(), ids=STORMS)
def test_nothing_arrives(storm, sandbox, load, tmp_path):
    sandbox.faults.set(*storm.faults)
    config = config_of(sandbox, **{"base_url": sandbox.url + storm.below, **storm.config})
    with pytest.raises(errors.ApiError) as raised:
        load(Client(config), storm.source)
    assert type(raised.value) is storm.error
    text = told(raised.value, storm.words, storm.source, (sandbox.key, config.api_key))
    assert all(piece in text for piece in storm.tells), text
    assert len(sandbox.requests) == storm.tries
    assert list(tmp_path.iterdir()) == []


def test_a_key_with_a_prefix_is_refused_before_anything_is_sent(sandbox):
    with pytest.raises(errors.InvalidKey) as raised:
        config_of(sandbox, api_key=f"Bearer {sandbox.key}")
    assert "starts with 'Bearer'" in told(raised.value, keys=(sandbox.key,))
    assert sandbox.requests == ()


def test_a_service_that_is_down(load):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        waits = RecordingMonitor()
        with pytest.raises(errors.ConnectionFailed) as raised:
            load(Client(Config(base_url=url, api_key=KEY, retry=QUICK)), monitor=waits)
    assert "refused the connection" in told(raised.value, keys=(KEY,))
    assert [(attempt, type(cause)) for _, attempt, _, cause in waits.waits] == [
        (1, errors.ConnectionFailed),
        (2, errors.ConnectionFailed),
    ]


def test_a_redirect_is_not_followed_and_the_key_stays_here(sandbox, load, tmp_path):
    with FakeServer(Reply({})) as elsewhere:
        sandbox.faults.set(f"redirect:{elsewhere.url}/graph")
        with pytest.raises(errors.Redirected) as raised:
            load(client_of(sandbox))
        assert elsewhere.seen == []
    assert "Set the final URL" in told(raised.value, keys=(sandbox.key,))
    assert len(sandbox.requests) == 1 and list(tmp_path.iterdir()) == []


def test_a_service_that_repeats_the_key_does_not_bring_it_to_the_screen(load):
    with (
        FakeServer(Reply({"message": f"The key {KEY} has expired."}, 401)) as server,
        pytest.raises(errors.KeyRejected) as raised,
    ):
        load(server.client())
    assert "has expired." in told(raised.value, "The key *** has expired.", keys=(KEY,))
    assert KEY not in repr(raised.value) + str(vars(raised.value))


def test_500_twice_and_then_all_is_well(sandbox, load):
    sandbox.faults.set("500x2")
    waits = RecordingMonitor()
    result = load(client_of(sandbox), monitor=waits)
    assert (result.count, result.complete) == (len(airports_in(EUROPE)), True)
    assert [(attempt, type(cause)) for _, attempt, _, cause in waits.waits] == [
        (1, errors.ServerFailed),
        (2, errors.ServerFailed),
    ]


def test_the_service_says_how_long_to_wait(sandbox, load):
    sandbox.faults.set("429:1x1")
    waits = RecordingMonitor()
    result = load(client_of(sandbox), monitor=waits)
    assert result.complete
    ((seconds, attempt, _, cause),) = waits.waits
    assert (seconds, attempt, type(cause)) == (1.0, 1, errors.RateLimited)


def test_an_empty_result_is_good_weather(sandbox, load, tmp_path):
    result = load(client_of(sandbox), area=OCEAN)
    assert (result.stored, result.complete, result.error) == (None, True, None)
    assert list(tmp_path.iterdir()) == []


def whole_points(sandbox, share: float) -> int:
    """How many points lie whole in the first *share* of the answer's bytes."""
    query = query_for(EUROPE)
    body = {"source": SOURCE, "shape": query.areas[0].shape.to_json()}
    answer = sandbox.post("/graph/api/v2/reports/portfolio/points/selection", body).content
    ends = [match.start() for match in re.finditer(rb',\s*\{"type":\s*"Feature"', answer)]
    return sum(end <= int(len(answer) * share) for end in ends)


def ids_in(result, sql) -> list[str]:
    return [name for (name,) in sql(result.stored.path, f"SELECT id FROM {TABLE} ORDER BY fid")]


def check_kept(result, count: int, order: list[str], sql, folder) -> None:
    """The first *count* points are a valid, indexed GeoPackage, and the layer says that they are not all."""
    assert (result.count, result.complete, result.stored.count) == (count, False, count)
    assert list(folder.iterdir()) == [result.stored.path]
    assert [name for (name,) in sql(result.stored.path, f"SELECT id FROM {TABLE} ORDER BY fid")] == order[
        :count
    ]
    assert sql(result.stored.path, f"SELECT count(*) FROM rtree_{TABLE}_geom") == [(count,)]
    assert sql(result.stored.path, "PRAGMA integrity_check") == [("ok",)]
    assert ogr.Open(str(result.stored.path)).GetLayerByName(TABLE).GetFeatureCount() == count
    project = QgsProject()
    layer = layers.add_result(project, result)
    assert state_text(layer) == f"stopped after {count}"
    assert "stopped after" in layer.abstract()
    assert sum(1 for _ in layer.getFeatures()) == count
    project.clear()


@pytest.fixture
def order(sandbox, load, sql) -> list[str]:
    """The ids of the whole answer in the order in which the service gives them."""
    result = load(client_of(sandbox))
    assert result.complete
    ids = ids_in(result, sql)
    result.stored.path.unlink()
    sandbox.forget()
    return ids


@pytest.mark.parametrize("fault", ["truncate", "reset"])
def test_of_a_body_that_breaks_off_every_whole_point_is_kept(fault, sandbox, load, order, sql, tmp_path):
    share = 0.6
    sent = whole_points(sandbox, share)
    sandbox.forget()
    sandbox.faults.set(f"{fault}:{share}")
    result = load(client_of(sandbox))
    assert type(result.error) is errors.ConnectionFailed
    assert "connection to 'office' failed" in told(result.error, keys=(sandbox.key,))
    assert len(sandbox.requests) == 1
    # A reset throws away what the system had received and nobody had read.
    count = sent if fault == "truncate" else result.count
    assert len(order) > sent >= count > 200
    check_kept(result, count, order, sql, tmp_path)


def test_what_came_before_a_cancel_is_kept(sandbox, load, order, sql, tmp_path):
    monitor = RecordingMonitor(stop_after=1)
    result = load(client_of(sandbox), monitor=monitor)
    assert type(result.error) is errors.Cancelled
    assert told(result.error) == "Stopped."
    assert 0 < monitor.counts[-1] < len(order)
    check_kept(result, monitor.counts[-1], order, sql, tmp_path)


def test_a_cancel_while_the_service_is_waited_for_ends_the_wait(sandbox, load, tmp_path):
    sandbox.faults.set("429:15")
    result = load(client_of(sandbox), monitor=RecordingMonitor(stop_when=lambda each: each.waits))
    assert (result.stored, result.complete, type(result.error)) == (None, False, errors.Cancelled)
    assert len(sandbox.requests) == 1 and list(tmp_path.iterdir()) == []


def test_the_second_area_breaks_and_the_first_is_kept(sandbox, tmp_path):
    query = query_for(box(8, 53, 11, 55.5), EUROPE)
    sandbox.faults.set("delay:0x1", "500")
    client = client_of(sandbox, open_points=OpenPoints(pages_in_flight=1))
    result = gis.results.loading.load(client, query, Source(SOURCE), tmp_path / "points.gpkg", Monitor())
    assert result.count == len(airports_in(box(8, 53, 11, 55.5)))
    assert type(result.error) is errors.ServerFailed and FAULT in told(result.error, FAULT)


REPORT = gis.reports.single.ReportRequest(SOURCE, 9.9882, 53.6304, "Hotel")


@pytest.mark.parametrize(
    ("fault", "error", "words", "tries"),
    [
        ("truncate:0.5", errors.ConnectionFailed, "", 3),
        ("reset:0.5", errors.ConnectionFailed, "", 3),
        ("empty", errors.Truncated, "", 3),
        ("500", errors.ServerFailed, FAULT, 3),
        ("403", errors.Refused, FAULT, 1),
    ],
)
def test_half_a_report_is_none(fault, error, words, tries, sandbox, tmp_path):
    sandbox.faults.set(fault)
    with pytest.raises(errors.ApiError) as raised:
        gis.reports.single.fetch_risk_report(client_of(sandbox), REPORT, tmp_path, Monitor())
    assert type(raised.value) is error and told(raised.value, words, keys=(sandbox.key,))
    assert len(sandbox.requests) == tries and list(tmp_path.iterdir()) == []


def test_an_error_that_calls_itself_a_report_is_told_in_its_own_words(tmp_path):
    words = Reply({"errorMessage": {"message": "No report today."}})
    with FakeServer(words) as server, pytest.raises(errors.UnreadableAnswer) as raised:
        gis.reports.single.fetch_risk_report(server.client(), REPORT, tmp_path, Monitor())
    assert told(raised.value, "No report today.") and list(tmp_path.iterdir()) == []


def test_a_report_that_is_stopped_leaves_nothing(tmp_path):
    hold, monitor = threading.Event(), Monitor()
    reply = Reply(b"%PDF-1.7" + b"x" * 4096, content_type="application/pdf", hold=hold, hold_after=1000)
    with FakeServer(reply) as server:
        threading.Thread(target=lambda: (server.arrived.wait(20), monitor.cancelled.set())).start()
        with pytest.raises(errors.Cancelled):
            gis.reports.single.fetch_risk_report(server.client(), REPORT, tmp_path, monitor)
        hold.set()
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    """(the authority's certificate, key and certificate of ``127.0.0.1``)."""
    return make_authority(tmp_path_factory.mktemp("authority"))


def serving_tls(certificate: Path) -> FakeServer:
    """A service behind real TLS, with *certificate*."""
    replies = Reply({"result": {"lat": 51.5, "lon": 0.1}}), Reply({"provisioning": {SOURCE: {}}})
    return FakeServer(*replies, certificate=certificate)


@pytest.fixture
def https(authority):
    with serving_tls(authority[1]) as server:
        yield server


def tls_config(https, **changes: Any) -> Config:
    return Config(base_url=https.url, api_key=KEY, retry=QUICK, **changes)


def test_an_unknown_authority_is_not_trusted_and_gets_no_key(https):
    with pytest.raises(errors.TlsFailed) as raised:
        gis.connections.sources.connect(Client(tls_config(https)), Monitor())
    assert "QGIS does not trust the certificate" in told(raised.value, keys=(KEY,))
    assert https.seen == []


def test_the_certificate_of_another_host_is_not_trusted(tmp_path):
    authority, certificate = make_authority(tmp_path, "127.0.0.9")
    with serving_tls(certificate) as https, pytest.raises(errors.TlsFailed):
        gis.connections.sources.connect(Client(tls_config(https, ca_bundle=str(authority))), Monitor())
    assert https.seen == []


def test_the_companys_own_authority_is_trusted_when_it_is_given(https, authority):
    sources = gis.connections.sources.connect(
        Client(tls_config(https, ca_bundle=str(authority[0]))), Monitor()
    )
    assert list(sources) == [SOURCE]
    assert [seen.headers["Authorization"] for seen in https.seen] == [KEY, KEY]


def test_a_list_of_authorities_that_is_gone_is_told(https, tmp_path):
    with pytest.raises(errors.TlsFailed) as raised:
        gis.connections.sources.connect(
            Client(tls_config(https, ca_bundle=str(tmp_path / "gone.pem"))), Monitor()
        )
    assert told(raised.value, keys=(KEY,)) and https.seen == []
