"""Every error that can reach the analyst has its sentence: whole, with its facts, without our insides."""

from __future__ import annotations

import ast
import sqlite3
from pathlib import Path
from typing import Any, Iterator

import pytest

from geoportfolio.core import gis
from geoportfolio.core.api import errors
from geoportfolio.core.api.filters import MalformedFilters
from geoportfolio.core.api.parsing.response_text import unreadable
from geoportfolio.core.api.templates import InvalidTemplate
from geoportfolio.core.gis.areas.errors import InvalidArea, InvalidPaste, InvalidPosition
from geoportfolio.core.gis.connections.connections import InvalidName, UnknownConnection
from geoportfolio.core.gis.connections.keys import KeyNotStored, KeyUnavailable
from geoportfolio.core.gis.exposure.errors import InvalidLocations
from geoportfolio.core.gis.files.own_files import UnsafeFile
from geoportfolio.core.gis.places.addresses import AddressUnknown
from geoportfolio.core.gis.reports.batch import OrderBusy
from geoportfolio.core.gis.reports.names import InvalidExpression
from geoportfolio.core.gis.reports.pdf_pages import ReportUnreadable
from geoportfolio.core.gis.results.errors import AreasMissing, SourceVanished, Unquotable
from geoportfolio.core.gis.storage.errors import QgisEnded
from geoportfolio.core.gis.text.error_messages import About, sentence
from geoportfolio.core.gis.text.lengths import InvalidRadius
from geoportfolio.core.gis.text.message_texts import TEXTS
from tests.support.oracle import is_told_well

CORE_GIS = Path(gis.__file__).parent
WORDS = 'Reference {4711}: the "area" & <b>more</b>.'
FULL = About("office", "pf_airports", True)
AT = (9.98765, 53.55)

# A class, and the arguments of each of its kinds beyond the message and what every ApiError takes.
KINDS: dict[type[BaseException], list[dict[str, Any]]] = {
    errors.InvalidShape: [
        {"reason": reason, "at": at}
        for reason in ("empty", "unclosed", "too_few_points", "not_finite", "out_of_range", "self_crossing")
        for at in (None, AT)
    ],
    InvalidLocations: [
        {"reason": reason, "name": "VALUE", "found": "many"}
        for reason in ("none", "unplaced", "expression", "text", "negative", "radius")
    ],
    InvalidArea: [
        {"name": "Port", "reason": reason, "at": at}
        for reason in ("empty", "too_few_points", "self_crossing", "transform", "not_polygon", "no_crs")
        for at in (None, AT)
    ],
    InvalidPosition: [
        {"name": "Hotel", "reason": reason}
        for reason in ("none", "several", "no_crs", "transform", "out_of_range")
    ],
    InvalidExpression: [{"reason": reason} for reason in ("syntax", "value")],
    errors.InvalidKey: [{"reason": reason} for reason in ("empty", "prefix", "characters")],
    errors.FilterMissing: [{"field": "CountryCode", "label": "Country"}],
    MalformedFilters: [
        {"reason": reason, "steps": steps, "key": "value"}
        for reason in ("syntax", "array", "object", "key", "twice", "text", "field", "characters", "depth")
        for steps in ((), (2, "value"))
    ],
    InvalidTemplate: [
        {"reason": reason, "line": line, "column": 4, "name": "1e999", "choices": "source, filters"}
        for reason in ("syntax", "object", "placeholder", "twice", "number", "characters", "depth")
        for line in (0, 3)
    ],
    errors.UnknownField: [{"field": "LOB", "reason": reason} for reason in ("filter", "column")],
    errors.InvalidLayers: [{"reason": reason, "name": "a,b"} for reason in ("none", "comma")],
    errors.NoResult: [{"reason": reason, "seen": "no result"} for reason in ("none", "twice")],
    errors.BadRequest: [
        {},
        {"endpoint": "entries_search_v1"},
        {"endpoint": "entries_selection_v2", "status": 413},
        {"endpoint": "geocode", "status": 414},
    ],
    errors.GatewayRefused: [{"reason": reason, "status": 403} for reason in ("", "sign_in", "certificate")],
    AddressUnknown: [{"name": "Nowhere 1"}],
    Unquotable: [{"name": "SOURCE", "near": near} for near in ("%", "U+000A")],
    errors.UnreadableAnswer: [{"seen": "an HTML page (Sign in)"}],
    errors.Truncated: [{"seen": "an empty body"}],
    errors.RadiusMissing: [{"seen": "rows without their radius"}],
    errors.FeaturesMissing: [{"limit": 1000}],
    errors.TooLarge: [{"limit": 100, "reason": reason} for reason in ("answer", "value")],
    errors.ConnectionFailed: [
        *({"reason": reason} for reason in ("", "unknown_host", "refused", "tls_closed")),
        {"reason": "proxy", "status": 503},
    ],
    errors.ProxyFailed: [{}, {"reason": "socks"}],
    errors.TlsFailed: [
        {"reason": reason}
        for reason in ("", "untrusted", "expired", "not_yet_valid", "wrong_name", "no_tls", "ca_file")
    ],
    errors.PageRepeated: [{"seen": "an HTML page (Sign in)"}],
    InvalidRadius: [
        {"reason": reason, "word": "5 parsec"}
        for reason in ("empty", "text", "ambiguous", "not_positive", "too_large")
    ],
    InvalidPaste: [
        {"reason": reason, "line": 3, "column": 14, "near": "10 x"}
        for reason in (
            *("empty", "unknown", "pair", "wkt", "json", "geojson"),
            *("no_shape", "line", "crs", "out_of_range"),
        )
    ],
    UnknownConnection: [{"connection": "old"}],
    KeyNotStored: [{"reason": reason} for reason in ("refused", "taken")],
    KeyUnavailable: [{"connection": "old", "reason": r} for r in ("locked", "missing", "session")],
    ReportUnreadable: [
        {"reason": reason} for reason in ("missing", "empty", "encrypted", "broken", "no_driver", "too_large")
    ],
}
STATUSES = {errors.ServerFailed: 503, errors.UnexpectedStatus: 418}


def family(root: type[BaseException]) -> Iterator[type[BaseException]]:
    yield root
    for child in root.__subclasses__():
        yield from family(child)


# AreasMissing has no words of its own, but those of the refusals in it.
CLASSES = sorted(
    {*family(errors.ApiError), OrderBusy, QgisEnded, ReportUnreadable, SourceVanished} - {AreasMissing},
    key=lambda kind: kind.__name__,
)


def with_messages(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and "MESSAGES" in (ast.get_source_segment(source, node) or ""):
            yield node.name


def made(kind: type[BaseException]) -> Iterator[BaseException]:
    for arguments in KINDS.get(kind, [{}]):
        error = kind("for the log", **arguments)
        if kind in STATUSES:
            error.status = STATUSES[kind]
        yield error


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_explain_each_class_returns_a_sentence(kind):
    for error in made(kind):
        for about in (FULL, About("office", "pf_airports"), About("office")):
            assert is_told_well(sentence(error, about))


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_explain_error_with_service_message_quotes_it_once(kind):
    for error in made(kind):
        error.service_message = WORDS
        text = sentence(error, FULL)
        assert is_told_well(text, WORDS)
        assert text.endswith(f'Service: "{WORDS}"')


@pytest.mark.parametrize(
    ("error", "pieces"),
    [
        (OSError(28, "No space left on device", "/data/points.gpkg"), ["No space left on device"]),
        (PermissionError(13, "Permission denied", "C:\\x{1}.gpkg"), ["Permission denied"]),
        (
            PermissionError(13, "Permission denied", "/data/.x.part", None, "/data/index 2.csv"),
            ["index 2.csv could not be written", "Permission denied", "Close the program that uses it"],
        ),
        (OSError("QGIS can't open points.gpkg"), ["QGIS can't open points.gpkg"]),
        (sqlite3.OperationalError("database or disk is full"), ["database or disk is full"]),
        (ZeroDivisionError("division by zero"), ["Unexpected error", "See the log"]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_explain_error_of_python_returns_a_sentence(error, pieces):
    text = sentence(error)
    assert is_told_well(text)
    assert all(piece in text for piece in pieces)


@pytest.mark.parametrize(
    ("error", "about", "pieces"),
    [
        (errors.KeyRejected("x"), FULL, ["API key of 'office'"]),
        (errors.Refused("x"), FULL, ["does not accept the area", "no access to pf_airports"]),
        (errors.Refused("x"), About("office", "pf_airports"), ["The API key has no access to pf_airports."]),
        (errors.Refused("x"), About("office"), ["not authorized for this request"]),
        (errors.NotFound("x"), FULL, ["at this URL, or the source pf_airports is unknown"]),
        (errors.NotFound("x"), About("office"), ["Check the service URL of 'office'"]),
        (UnknownConnection("x", connection=""), About(), ["There is no connection yet"]),
        (UnknownConnection("x", connection="old"), FULL, ["no connection 'old'"]),
        (KeyUnavailable("x", connection="old", reason="session"), FULL, ["API key of 'old' was kept until"]),
        (
            InvalidArea("x", name="Port", reason="self_crossing", at=AT),
            FULL,
            ["'Port' crosses itself near 53"],
        ),
        (InvalidName("x"), FULL, ["a unique name"]),
        (errors.ProxyFailed("x", status=407), FULL, ["did not accept the user name and password"]),
        (errors.ProxyFailed("x", status=403), FULL, ["(status 403)", "URL of 'office'"]),
        (errors.ProxyFailed("x", reason="unreachable"), FULL, ["could not be reached", "name and port"]),
        (errors.TimedOut("x", reason="connect"), FULL, ["connection to 'office'", "A firewall may block it"]),
    ],
)
def test_explain_error_names_its_facts(error, about, pieces):
    text = sentence(error, about)
    assert is_told_well(text)
    assert all(piece in text for piece in pieces), text


@pytest.mark.parametrize("names", [("Port",), ("Port", "Old town")])
def test_explain_missing_areas_names_them_and_the_first_reason(names):
    refused = errors.Refused("for the log", status=403, service_message=WORDS)
    text = sentence(AreasMissing([(name, refused) for name in names]), FULL)
    assert is_told_well(text, WORDS) and all(f"'{name}'" in text for name in names)


def test_read_table_finds_texts_only_of_errors_that_are_tested():
    assert set(TEXTS) <= {*CLASSES, OSError, PermissionError, sqlite3.Error, Exception}


def test_read_sources_finds_texts_only_in_errors_that_are_tested():
    named = {name for path in CORE_GIS.rglob("*.py") for name in with_messages(path.read_text("utf-8"))}
    assert named == {kind.__name__ for kind in {*CLASSES, UnsafeFile} if "MESSAGES" in vars(kind)}


@pytest.mark.parametrize(
    ("kind", "status", "facts", "says"),
    [
        (errors.ServerFailed, 503, {}, "The service failed (status 503). Try again later."),
        (errors.ServerFailed, 503, {"tries": 3}, "repeatedly (status 503). Try again later."),
        (errors.ServerFailed, 503, {"retry_after": 120.0}, "not available (status 503). Try again in 2 min."),
        (errors.RateLimited, 429, {"retry_after": 3600.0}, "Rate limit reached. Try again in 60 min."),
        (errors.RateLimited, 429, {"retry_after": 7.2}, "Rate limit reached. Try again in 8 s."),
        (errors.RateLimited, 429, {"tries": 3}, "Rate limit reached. Wait a while, then try again."),
    ],
)
def test_explain_unavailable_service_names_retries_and_waiting_time(kind, status, facts, says):
    error = kind("for the log", status=status)
    vars(error).update(facts)
    assert sentence(error, FULL).endswith(says)


def test_explain_proxy_without_service_names_its_status():
    error = errors.ConnectionFailed("for the log", reason="proxy", status=503)
    assert sentence(error, FULL).startswith("The proxy could not reach the service (status 503).")


@pytest.mark.parametrize(
    ("kind", "facts", "pieces"),
    [
        (errors.GatewayRefused, {"status": 403}, ["gateway (nginx) refused the request (status 403) before"]),
        (
            errors.GatewayRefused,
            {"reason": "sign_in", "status": 401},
            ["(nginx) requires a user name and a pass"],
        ),
        (
            errors.GatewayRefused,
            {"reason": "certificate"},
            ["(nginx) requires a client certificate"],
        ),
        (
            errors.NotFound,
            {"status": 404},
            [
                "server (nginx) responded instead of the service (status 404)",
                "Check the service URL of 'office'",
            ],
        ),
        (
            errors.RateLimited,
            {"status": 429},
            ["gateway (nginx) limits the number of requests", "Wait a while"],
        ),
        (errors.RateLimited, {"status": 429, "retry_after": 7.0}, ["Rate limit reached. Try again in 7 s."]),
        (errors.ServerFailed, {"status": 502}, ["(nginx) responded instead of the service (status 502)"]),
        (
            errors.BadRequest,
            {"status": 413, "endpoint": "entries_selection_v2"},
            ["The area has too many vertices (status 413). Simplify it, or split it"],
        ),
        (errors.BadRequest, {"status": 414, "endpoint": "geocode"}, ["too long (status 414)"]),
        (errors.BadRequest, {"status": 413, "endpoint": "geocode"}, ["(nginx) refused the request"]),
        (errors.Redirected, {}, ["redirects to another one"]),
        (
            errors.Redirected,
            {"reason": "known", "target": "https://a.example/b"},
            ["redirects to https://a.example/b, to which", "Set the final URL"],
        ),
        (
            errors.Redirected,
            {"reason": "sign_in", "target": "https://a.example/login"},
            ["a sign-in page (https://a.example/login), to which", "Check the service URL of 'office'"],
        ),
    ],
)
def test_explain_response_of_a_gateway_names_it_and_not_the_key(kind, facts, pieces):
    error = kind("for the log")
    vars(error).update({"answered_by": "nginx", **facts})
    text = sentence(error, About("office", "pf_airports"))
    assert is_told_well(text) and all(piece in text for piece in pieces), text
    assert "The API key has no" not in text and "rejected" not in text


def test_explain_page_instead_of_data_names_what_may_be_in_the_way():
    error = unreadable("an HTML page (Guest WiFi)", b"<html><title>Guest WiFi</title></html>")
    text = sentence(error, FULL)
    assert is_told_well(text)
    assert "The response is a web page (Guest WiFi), not data of the service." in text
    assert "for your provider" in sentence(unreadable("an empty body", b""), FULL)
