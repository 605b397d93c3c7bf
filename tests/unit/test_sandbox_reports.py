"""The sandbox's risk reports (spec 4.5, 4.9): real PDF and HTML with the facts of the place."""

from __future__ import annotations

import subprocess

import pytest

from sandbox.hazards import LAYERS
from sandbox.testing import V1, V2, circle

POINT = {"source": "pf_airports", "shape": circle((51.47, -0.45))}
NEAREST = "Nearest insured locations"
BUFFERS = {**POINT, "radiuses": [10_000, 50_000]}
POINT_PATHS = {version: f"/graph/api/{version}/reports/risk/point" for version in ("v1", "v2")}
BUFFER_PATHS = {"v1": V1 + "risk/point-buffer", "v2": V2 + "risk/point-buffer"}


def pdf_text(content):
    return subprocess.run(
        ["pdftotext", "-layout", "-", "-"], input=content, stdout=subprocess.PIPE, check=True
    ).stdout.decode()


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_the_pdf_of_a_point_has_several_pages(sandbox, version):
    content = sandbox.post(POINT_PATHS[version], POINT, "application/pdf").content
    assert content.startswith(b"%PDF-")
    pages = pdf_text(content).rstrip("\f").split("\f")
    assert len(pages) >= 2
    assert all(f"Page {number}" in page and "synthetic" in page for number, page in enumerate(pages, 1))
    assert "pf_airports" in pages[0] and "51.470000, -0.450000" in pages[0]
    assert "London Heathrow Airport" in pages[1] and "GBP" in pages[1]


@pytest.mark.parametrize("version", ["v1", "v2"])
@pytest.mark.parametrize("accept", ["application/pdf", "text/html"])
def test_the_report_of_circles_shows_the_accumulation(sandbox, version, accept):
    answer = sandbox.post(BUFFER_PATHS[version], BUFFERS, accept)
    text = pdf_text(answer.content) if accept == "application/pdf" else answer.text
    for found in sandbox.post(V1 + "accumulation/buffer", BUFFERS).json():
        assert f"{found['metrics']['currencies']['GBP']['TIV']:,.0f}" in text


def test_html_fetches_nothing(sandbox):
    page = sandbox.post(POINT_PATHS["v1"], POINT, "text/html").text
    assert "http://" not in page and "https://" not in page and "<script" not in page
    assert "data:image/png;base64," in page


@pytest.mark.parametrize(("version", "key"), [("v1", "filters"), ("v2", "filters_v2")])
def test_json_orders_by_distance_what_the_filters_leave(sandbox, version, key):
    french = {**POINT, key: [{"field": "CountryCode", "value": "FR"}]}
    whole, some = (sandbox.post(POINT_PATHS[version], body).json() for body in (POINT, french))
    for facts in (whole, some):
        distances = [line["Distance, m"] for line in facts[NEAREST]]
        assert distances == sorted(distances) and len(distances) == 20
    assert whole[NEAREST][0]["Id"] == "apt-EGLL"
    assert {line["Country"] for line in some[NEAREST]} == {"FR"}
    assert [line["Layer"] for line in whole["Hazards at the point"]] == [*LAYERS]


@pytest.mark.parametrize("center", [(-17.8, 179.95), (89.9, 0), (0, -30), (-90, 0)])
@pytest.mark.parametrize("accept", ["application/pdf", "text/html"])
def test_reports_of_odd_places(sandbox, center, accept):
    body = {"source": "pf_airports", "shape": circle(center), "radiuses": [5_000, 400_000]}
    assert sandbox.post(BUFFER_PATHS["v2"], body, accept).status_code == 200


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
        ("cut", b"%PDF-", None),
    ],
)
def test_a_report_can_be_what_was_not_asked_for(sandbox, form, start, end):
    with sandbox.behaving(report_form=form):
        answer = sandbox.post(POINT_PATHS["v2"], POINT, "application/pdf")
    assert answer.status_code == 200 and answer.content.startswith(start)
    assert b"%%EOF" not in answer.content if end is None else answer.content.rstrip().endswith(end)
    assert ("../" in answer.headers.get("content-disposition", "")) is (form == "path-name")
