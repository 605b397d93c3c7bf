"""The sandbox's risk reports (spec 4.5, 4.9): real PDF and HTML with the facts of the place."""

from __future__ import annotations

import subprocess

import pytest

from sandbox.testing import V1, V2, circle, message, running, square

API = "/graph/api/{}/reports/"
POINT = {"source": "pf_airports", "shape": circle((51.47, -0.45))}
BUFFERS = {**POINT, "radiuses": [10_000, 50_000]}
POINT_PATHS = {"v1": API.format("v1") + "risk/point", "v2": API.format("v2") + "risk/point"}
BUFFER_PATHS = {"v1": V1 + "risk/point-buffer", "v2": V2 + "risk/point-buffer"}


def pdf_text(content):
    return subprocess.run(
        ["pdftotext", "-layout", "-", "-"], input=content, stdout=subprocess.PIPE, check=True
    ).stdout.decode()


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_the_point_report_is_a_pdf_of_several_pages(sandbox, version):
    answer = sandbox.post(POINT_PATHS[version], POINT, "application/pdf")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    pages = pdf_text(answer.content).rstrip("\f").split("\f")
    assert len(pages) >= 2
    for number, page in enumerate(pages, 1):
        assert f"Page {number} of {len(pages)}" in page
        assert "synthetic" in page
    assert "pf_airports" in pages[0] and "51.470000, -0.450000" in pages[0]
    assert "London Heathrow Airport" in pages[1] and "GBP" in pages[1]


@pytest.mark.parametrize("version", ["v1", "v2"])
@pytest.mark.parametrize("accept", ["application/pdf", "text/html"])
def test_the_buffer_report_shows_the_accumulation(sandbox, version, accept):
    answer = sandbox.post(BUFFER_PATHS[version], BUFFERS, accept)
    assert answer.headers["content-type"].startswith(accept)
    text = pdf_text(answer.content) if accept == "application/pdf" else answer.text
    sets = sandbox.post(V1 + "accumulation/buffer", BUFFERS).json()
    for found in sets:
        assert f"{found['metrics']['currencies']['GBP']['TIV']:,.0f}" in text


def test_html_fetches_nothing_and_escapes(sandbox):
    page = sandbox.post(POINT_PATHS["v1"], POINT, "text/html").text
    assert "http://" not in page and "https://" not in page and "<script" not in page
    assert "data:image/png;base64," in page


def test_json_is_the_default_and_orders_by_distance(sandbox):
    facts = sandbox.post(POINT_PATHS["v2"], POINT).json()
    distances = [place["distance_m"] for place in facts["nearest"]]
    assert distances == sorted(distances) and len(distances) == 20
    assert facts["nearest"][0]["id"] == "apt-EGLL"
    assert [hazard["peril"] for hazard in facts["hazards"]] == ["Windstorm", "Flood", "Earthquake"]


@pytest.mark.parametrize(("version", "key"), [("v1", "filters"), ("v2", "filters_v2")])
def test_filters_narrow_the_report(sandbox, version, key):
    french = {**POINT, key: [{"field": "CountryCode", "value": "FR"}]}
    facts = sandbox.post(POINT_PATHS[version], french).json()
    assert {place["country"] for place in facts["nearest"]} == {"FR"}


@pytest.mark.parametrize("center", [(-17.8, 179.95), (89.9, 0), (0, -30), (-90, 0)])
@pytest.mark.parametrize("accept", ["application/pdf", "text/html"])
def test_reports_of_odd_places(sandbox, center, accept):
    body = {"source": "pf_airports", "shape": circle(center), "radiuses": [5_000, 400_000]}
    assert sandbox.post(BUFFER_PATHS["v2"], body, accept).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (POINT_PATHS["v1"], BUFFERS, 400),
        (BUFFER_PATHS["v1"], POINT, 400),
        (POINT_PATHS["v1"], {**POINT, "filters_v2": []}, 400),
        (POINT_PATHS["v2"], {**POINT, "filters": []}, 400),
        (POINT_PATHS["v1"], {**POINT, "shape": circle((1, 2), (3, 4))}, 400),
        (POINT_PATHS["v1"], {**POINT, "shape": square(1, 1, 2, 2)}, 403),
        (POINT_PATHS["v1"], {**POINT, "source": "nowhere"}, 404),
        (BUFFER_PATHS["v1"], {**BUFFERS, "source": "pf_event_set"}, 403),
    ],
)
def test_wrong_bodies_are_refused_with_a_json_error(sandbox, path, body, status):
    answer = sandbox.post(path, body, "application/pdf")
    assert answer.status_code == status
    assert message(answer)


def test_the_alias_of_the_v2_point_report():
    with running(risk_alias=True) as sandbox:
        assert sandbox.post(POINT_PATHS["v2"], POINT).status_code == 404
        tree = [{"field": "CountryCode", "value": "FR", "filters": [{"field": "LOB", "value": "Aviation"}]}]
        facts = sandbox.post(BUFFER_PATHS["v1"], {**POINT, "filters_v2": tree}).json()
        assert facts["radiuses"] == [] and facts["nearest"][0]["country"] == "FR"
        assert sandbox.post(BUFFER_PATHS["v1"], BUFFERS).json()["radiuses"] == BUFFERS["radiuses"]


def test_another_body_of_the_reports():
    with running(risk_body="point") as sandbox:
        body = {"source": "pf_airports", "point": {"lat": 51.47, "long": -0.45}}
        assert sandbox.post(POINT_PATHS["v1"], body).json()["nearest"][0]["id"] == "apt-EGLL"
        assert sandbox.post(POINT_PATHS["v1"], POINT).status_code == 400


@pytest.mark.parametrize(
    ("form", "start", "end"),
    [
        ("html", b"<!DOCTYPE html", b"</html>"),
        ("empty", b"", b""),
        ("json-error", b'{"message"', b"}"),
        ("path-name", b"%PDF-", b"%%EOF"),
        ("noise", b"%PDF-", b"%%EOF"),
        ("locked", b"%PDF-", b"%%EOF"),
        ("other", b"PK", b"\0"),
    ],
)
def test_a_report_can_be_what_was_not_asked_for(sandbox, form, start, end):
    with sandbox.behaving(report_form=form):
        answer = sandbox.post(POINT_PATHS["v2"], POINT, "application/pdf")
    assert answer.status_code == 200
    assert answer.content.startswith(start) and answer.content.rstrip().endswith(end)
    assert ("../" in answer.headers.get("content-disposition", "")) is (form == "path-name")


def test_a_report_can_lack_its_end(sandbox):
    with sandbox.behaving(report_form="cut"):
        content = sandbox.post(POINT_PATHS["v2"], POINT, "application/pdf").content
    assert content.startswith(b"%PDF-") and b"%%EOF" not in content
