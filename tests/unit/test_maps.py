"""The requests to WMS and WFS; all features of a service that caps its answers, or that some are missing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

import pytest

from geoportfolio.core.api import Client, errors
from geoportfolio.core.api.errors import FeaturesMissing, Refused, ServerFailed, UnreadableAnswer
from tests.support.scripted_server import FakeServer, Reply, answered

XML = "application/xml"
TOTAL = 25


@dataclass
class Service:
    """A WFS of TOTAL sites.

    :param says: ``matched``, ``next`` or nothing, in each answer.
    :param told_cap: whether the capabilities name *cap*; *told_paging*: ImplementsResultPaging.
    :param paging: what becomes of STARTINDEX: ``heeded``, ``ignored``, ``refused`` or ``broken``.
    """

    version: str = "2.0.0"
    cap: int = 10
    says: str = ""
    told_cap: bool = True
    told_paging: str = ""
    paging: str = "heeded"
    total: int = TOTAL

    def __call__(self, seen) -> Reply:
        query = dict(parse_qsl(urlsplit(seen.target).query))
        if query["REQUEST"] == "GetCapabilities":
            return Reply(self.capabilities(), content_type=XML)
        is_two = self.version.startswith("2")
        names = ("TYPENAMES", "COUNT") if is_two else ("TYPENAME", "MAXFEATURES")
        if query["VERSION"] != self.version or names[0] not in query:
            return Reply({"message": "version"}, 400)
        if "STARTINDEX" in query and self.paging in ("refused", "broken"):
            return Reply({"message": "no paging"}, 400 if self.paging == "refused" else 501)
        start = int(query.get("STARTINDEX", 0)) if self.paging == "heeded" else 0
        count = min(int(query.get(names[1], self.cap)), self.cap)
        numbers = range(self.total)[start : start + count]
        is_last = start + len(numbers) >= self.total
        if "json" in query.get("OUTPUTFORMAT", ""):
            return self.geojson(numbers, is_last)
        return Reply(self.gml(numbers, is_last), content_type="text/xml; subtype=gml/3.2")

    def geojson(self, numbers, is_last) -> Reply:
        told = {"matched": {"numberMatched": self.total}, "next": {"links": [{"rel": "self"}]}}
        around = dict(told.get(self.says, {}))
        if self.says == "next" and not is_last:
            around["links"].append({"rel": "next", "href": "http://elsewhere.invalid/"})
        sites = [{"type": "Feature", "geometry": None, "properties": {"n": n}} for n in numbers]
        return Reply({"type": "FeatureCollection", "features": sites, **around})

    def gml(self, numbers, is_last) -> str:
        told = (
            f'numberMatched="{self.total if self.says == "matched" else "unknown"}" timeStamp="{id(numbers)}"'
        )
        told += ' next="http://elsewhere.invalid/"' if self.says == "next" and not is_last else ""
        members = "".join(f"<m:member><g:site><g:n>{n}</g:n></g:site></m:member>" for n in numbers)
        names = 'xmlns:m="http://m" xmlns:g="http://g"'
        return f"<m:FeatureCollection {names} {told}>{members}</m:FeatureCollection>"

    def capabilities(self) -> str:
        name = "CountDefault" if self.version.startswith("2") else "DefaultMaxFeatures"
        value = "DefaultValue" if self.version.startswith("2") else "Value"
        constraints = ""
        if self.told_cap:
            constraints += f'<Constraint name="{name}"><NoValues/><{value}>{self.cap}</{value}></Constraint>'
        if self.told_paging:
            constraints += (
                '<Constraint name="ImplementsResultPaging"><NoValues/>'
                f"<DefaultValue>{self.told_paging}</DefaultValue></Constraint>"
            )
        return f'<WFS_Capabilities version="{self.version}"><A>{constraints}</A></WFS_Capabilities>'


def json_numbers(client: Client, _folder, **more) -> list[int]:
    return [record.attributes["n"] for record in client.maps.get_features(("g:site",), **more)]


def gml_numbers(client: Client, folder) -> list[int]:
    pages = client.maps.gml_pages(("g:site",), folder)
    return [int(n) for page in pages for n in re.findall(r"<g:n>(\d+)<", page.read_text("utf-8"))]


def asked(server, name="GetFeature") -> int:
    return sum(f"REQUEST={name}&" in seen.target for seen in server.seen)


FORMS = pytest.mark.parametrize("numbers", [json_numbers, gml_numbers])
WHOLE = {
    "numberMatched": (Service(says="matched"), 3),
    "next link": (Service(says="next"), 3),
    "short page": (Service(), 3),
    "short page, cap not told": (Service(told_cap=False), 3),
    "empty last page": (Service(total=20), 3),
    "one page below the cap": (Service(cap=1000), 1),
    "one page without a word": (Service(cap=1000, told_cap=False), 2),
    "WFS 1.1": (Service("1.1.0"), 4),
    "WFS 1.0": (Service("1.0.0"), 4),
    "no paging, no cap": (Service(cap=1000, told_cap=False, paging="ignored"), 2),
    "paging refused, no cap": (Service(cap=1000, told_cap=False, paging="refused"), 2),
    "no paging offered, below the cap": (Service(cap=1000, told_paging="FALSE"), 1),
    "nothing": (Service(total=0, says="matched"), 1),
}


@FORMS
@pytest.mark.parametrize("case", WHOLE)
def test_all_features_come(case, numbers, tmp_path):
    service, requests = WHOLE[case]
    with FakeServer(answer=service) as server:
        assert numbers(server.client(), tmp_path) == list(range(service.total))
    assert asked(server) == requests
    assert not [seen for seen in server.seen if "invalid" in seen.target]


CUT = {
    "numberMatched, the same page again": Service(says="matched", paging="ignored"),
    "numberMatched, no page": Service(says="matched", paging="refused"),
    "next link, the same page again": Service(says="next", paging="ignored"),
    "the cap is told, the same page again": Service(paging="ignored"),
    "the cap is told, no page": Service(paging="refused"),
    "the cap is told, no paging": Service(told_paging="FALSE"),
    "WFS 1.1 without paging": Service("1.1.0", paging="ignored"),
}


@FORMS
@pytest.mark.parametrize("case", CUT)
def test_what_is_cut_off_is_told_behind_what_came(case, numbers, tmp_path):
    came: list[int] = []
    with FakeServer(answer=CUT[case]) as server, pytest.raises(FeaturesMissing) as caught:
        client = server.client()
        if numbers is json_numbers:
            came.extend(record.attributes["n"] for record in client.maps.get_features(("g:site",)))
        else:
            for page in client.maps.gml_pages(("g:site",), tmp_path):
                came.append(page.stat().st_size)
    assert caught.value.limit == 10 and came == came[:10] != []


def test_a_page_that_fails_is_no_end():
    with FakeServer(answer=Service(paging="broken")) as server, pytest.raises(ServerFailed):
        json_numbers(server.client(), None)


def test_a_count_is_reached_over_pages_and_asks_for_no_more():
    with FakeServer(answer=Service()) as server:
        assert json_numbers(server.client(), None, count=12) == list(range(12))
        assert json_numbers(server.client(), None, count=5) == list(range(5))
    pages = [dict(parse_qsl(urlsplit(seen.target).query)) for seen in server.seen]
    assert [page.get("COUNT") for page in pages if page["REQUEST"] == "GetFeature"] == ["12", "2", "5"]


@pytest.mark.parametrize(
    "sent",
    [
        "<m:FeatureCollection xmlns:m='http://m'><m:member>",
        "<m:FeatureCollection><m:member>\x01</m:member></m:FeatureCollection>",
        '<!DOCTYPE a [<!ENTITY b "bb">]><FeatureCollection><member>&b;</member></FeatureCollection>',
        "<FeatureCollection>" + "<member>" * 200 + "</member>" * 200 + "</FeatureCollection>",
        "<schema/>",
        "no XML",
    ],
)
def test_gml_that_is_broken_in_any_place_is_told(sent, tmp_path):
    with FakeServer(Reply(sent, content_type=XML)) as server, pytest.raises(UnreadableAnswer):
        list(server.client().maps.gml_pages(("a",), tmp_path))


REPORT = (
    "<?xml version='1.0'?>\n<!-- of MapServer -->\n<ServiceExceptionReport version='1.3.0'><ServiceException>"
    "\nNo such layer.\n</ServiceException></ServiceExceptionReport>"
)
BOX = (0.0, 1.0, 2.0, 3.0)


@pytest.mark.parametrize(
    "ask",
    [
        lambda maps: maps.capabilities(),
        lambda maps: maps.capabilities("WFS"),
        lambda maps: maps.describe_layer(("a",)),
        lambda maps: maps.describe_feature_type("a"),
        lambda maps: maps.legend("a"),
        lambda maps: maps.get_map(("a",), BOX, 8, 8),
        lambda maps: list(maps.feature_info(("a",), BOX, 8, 8, 1, 1)),
        lambda maps: list(maps.get_features(("a",))),
    ],
)
def test_a_report_of_an_error_is_none_of_what_was_asked_for(ask):
    reports = FakeServer(answer=lambda _: Reply(REPORT, content_type="text/xml"))
    with reports as server, pytest.raises(UnreadableAnswer) as caught:
        ask(server.client().maps)
    assert caught.value.service_message == "No such layer."


def feature(x, y):
    return {"type": "Feature", "properties": {"n": 1}, "geometry": {"type": "Point", "coordinates": [x, y]}}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("urn:ogc:def:crs:EPSG::3857", [4.0, 51.5]),
        ("urn:ogc:def:crs:OGC:1.3:CRS84", [445277.96, 6710219.08]),
        ("urn:ogc:def:crs:EPSG::25832", None),
    ],
)
@pytest.mark.parametrize("verb", ["feature_info", "get_features"])
def test_no_meters_pass_for_degrees(verb, name, expected):
    crs = {"type": "name", "properties": {"name": name}}
    sent = {"type": "FeatureCollection", "crs": crs, "features": [feature(445277.96, 6710219.08)]}
    with FakeServer(Reply({**sent, "numberMatched": 1})) as server:
        maps = server.client().maps
        found = (
            maps.get_features(("a",))
            if verb == "get_features"
            else maps.feature_info(("a",), BOX, 8, 8, 1, 1)
        )
        (record,) = found
    if expected is None:
        assert record.geometry is None
    else:
        assert record.geometry["coordinates"] == pytest.approx(expected, abs=1e-3)
    assert record.attributes == {"n": 1}


ACCEPTED = {
    "WMS GetCapabilities": (lambda maps, _: maps.capabilities(), XML),
    "WFS GetCapabilities": (lambda maps, _: maps.capabilities("WFS"), XML),
    "GetMap": (lambda maps, _: maps.get_map(("a",), BOX, 8, 8), "image/png"),
    "GetLegendGraphic": (lambda maps, _: maps.legend("a"), "image/png"),
    "GetFeatureInfo": (lambda maps, _: list(maps.feature_info(("a",), BOX, 8, 8, 1, 1)), "application/json"),
    "DescribeLayer": (lambda maps, _: maps.describe_layer(("a",)), XML),
    "DescribeFeatureType": (lambda maps, _: maps.describe_feature_type("a"), XML),
    "GetFeature, GeoJSON": (lambda maps, _: list(maps.get_features(("a",))), "application/json"),
    "GetFeature, GML": (lambda maps, folder: list(maps.gml_pages(("a",), folder)), XML),
}


@pytest.mark.parametrize("request_name", ACCEPTED)
def test_each_request_accepts_the_format_that_is_read(request_name, tmp_path):
    ask, accepted = ACCEPTED[request_name]
    refuses = FakeServer(answer=lambda _: Reply({"message": "enough"}, 403))
    with refuses as server, pytest.raises(Refused):
        ask(server.client().maps, tmp_path)
    assert {seen.headers["Accept"] for seen in server.seen} == {accepted}


def test_the_capabilities_of_wfs_have_their_own_path():
    with FakeServer(Reply("<a/>", content_type="application/xml")) as server:
        assert server.client().maps.capabilities("WFS") == "<a/>"
    assert server.seen[0].target == "/graph/layers/wfs?SERVICE=WFS&REQUEST=GetCapabilities&VERSION=2.0.0"


def test_an_exception_instead_of_an_image_is_told():
    body = "<ServiceExceptionReport><ServiceException>no layer x</ServiceException></ServiceExceptionReport>"
    with pytest.raises(errors.UnreadableAnswer) as caught:
        answered(Reply(body, content_type="image/png"), lambda c: c.maps.legend("x"))
    assert caught.value.service_message == "no layer x"
