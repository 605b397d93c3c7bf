"""How features are asked for page by page, and how it shows that all have come (OGC WFS 1.0 to 2.0).

A service may cap what one answer holds. WFS 2.0 says so in the answer (``numberMatched``, a next link); the
GeoJSON of most services and older versions say nothing, so that the next page has to show it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, Optional, Sequence, Union

from . import answers
from .errors import ApiError, FeaturesMissing, PageRepeated
from .records import Record
from .xml_scan import local, scan

Box = tuple[float, float, float, float]
"""West, south, east, north."""
NEWEST = "2.0.0"
ENDPOINT = "wfs_feature"
_CAPS = ("CountDefault", "DefaultMaxFeatures")
"""The constraints that cap an answer, of WFS 2.0 and 1.1."""
_PIECE = 1 << 18
_COMPARED = 20
"""Features at the beginning of a page by which it is known again."""


@dataclass(frozen=True)
class Offer:
    """What the capabilities say of GetFeature.

    :param version: the newest that the service speaks.
    :param most: features that one answer holds at most; 0: nothing is said.
    :param has_pages: whether ``STARTINDEX`` is heeded; None: nothing is said.
    """

    version: str = NEWEST
    most: int = 0
    has_pages: Optional[bool] = None


@dataclass(frozen=True)
class Page:
    """What is known of one answer.

    :param mark: the same for two answers that begin with the same features.
    :param matched: features there are in all pages; None: nothing is said.
    """

    rows: int
    mark: Any = None
    matched: Optional[int] = None
    has_next: bool = False


class Pages:
    """The pages of one query: where the next begins, and whether there is one.

    :param offer: asks for what the capabilities say; called only where an answer leaves open whether it is
        all.
    :param wanted: features that are enough; 0: all of them.
    """

    def __init__(self, offer: Callable[[], Offer], version: str = NEWEST, wanted: int = 0) -> None:
        self.version = version
        self.start = 0
        self.size = wanted
        """Features to ask for; 0: as many as the service gives."""
        self._offer = offer
        self._wanted = wanted
        self._first_rows = 0
        self._is_more = False
        self._marks: list[Any] = []

    def is_repeated(self, mark: Any) -> bool:
        """Whether the page that begins with *mark* has come before, as the service ignores ``STARTINDEX``."""
        is_known = self.start > 0 and mark in self._marks
        # The first page is what a service gives that ignores the parameter, the last one what a cache gives.
        self._marks = [*self._marks[:1], mark]
        return is_known

    def has_more_after(self, page: Page) -> bool:
        """Take *page*, and tell whether another is to be asked for.

        :raises FeaturesMissing: there are more that the service does not give.
        """
        is_first, self.start = self.start == 0, self.start + page.rows
        self._is_more = page.has_next or (page.matched or 0) > self.start
        if self._wanted and self.start >= self._wanted:
            return False
        if not page.rows:
            self._miss_if((page.matched or 0) > self.start)
            return False
        if is_first:
            self._first_rows = page.rows
        has_more = self._has_more(page, is_first)
        self.size = min(self._first_rows, self._wanted - self.start if self._wanted else self._first_rows)
        return has_more

    def end_at(self, reason: ApiError) -> bool:
        """Take that the page is not given, as *reason* says; whether it is to be asked for once more.

        It is where it was the first, and the service speaks another version.

        :raises FeaturesMissing: there are more, so far as is known.
        :raises ApiError: *reason*, where no page has come at all.
        """
        if self.start == 0:
            version, self.version = self.version, self._offer().version
            if version == self.version:
                raise reason
            return True
        self._miss_if(self._is_more or self._is_capped())
        return False

    def _has_more(self, page: Page, is_first: bool) -> bool:
        if page.matched is not None or page.has_next:
            return self._is_more
        if not is_first:
            return page.rows >= self.size
        offer = self._offer()
        if offer.has_pages is False:
            self._miss_if(self._is_capped())
            return False
        return not offer.most or page.rows >= offer.most

    def _is_capped(self) -> bool:
        most = self._offer().most
        return 0 < most <= self._first_rows

    def _miss_if(self, is_missing: bool) -> None:
        if is_missing:
            text = f"{ENDPOINT}: {self.start} features came, and no further page"
            raise FeaturesMissing(text, limit=self.start, endpoint=ENDPOINT)


def query(type_names: Sequence[str], bbox: Optional[Box], pages: Pages) -> dict[str, Union[str, float]]:
    """The parameters of the next page of *pages*. *bbox* in degrees, longitude first."""
    is_new = pages.version.startswith("2")
    asked: dict[str, Union[str, float]] = {
        "VERSION": pages.version,
        "TYPENAMES" if is_new else "TYPENAME": ",".join(type_names),
        "SRSNAME": "EPSG:4326",
    }
    if bbox:
        asked["BBOX"] = _box(bbox, pages.version)
    if pages.size:
        asked["COUNT" if is_new else "MAXFEATURES"] = pages.size
    if pages.start:
        asked["STARTINDEX"] = pages.start
    return asked


def _box(bbox: Box, version: str) -> str:
    west, south, east, north = (repr(float(edge)) for edge in bbox)
    if version.startswith("1.0"):  # knows no order but this, and no CRS of a box
        return f"{west},{south},{east},{north}"
    # The order of "EPSG:4326" is read in both ways; a URN's is that of EPSG.
    return f"{south},{west},{north},{east},urn:ogc:def:crs:EPSG::4326"


def begun(
    blocks: Iterator[Sequence[Record]],
) -> tuple[list[Sequence[Record]], Iterator[Sequence[Record]]]:
    """As many of *blocks* as a page is known by, and the others; what fails behind the first fails there."""
    first: list[Sequence[Record]] = []
    try:
        for block in blocks:
            first.append(block)
            if sum(map(len, first)) >= _COMPARED:
                break
    except ApiError as error:
        if not first:
            raise
        return first, _failing(error)
    return first, blocks


def _failing(error: ApiError) -> Iterator[Sequence[Record]]:
    raise error
    yield ()


def mark_of(first: Sequence[Sequence[Record]]) -> list[Record]:
    """The features that a page of GeoJSON is known by."""
    return list(islice(chain.from_iterable(first), _COMPARED))


def repeated() -> PageRepeated:
    """The reason to ask for no further page when one has come twice."""
    seen = "the same page of features again"
    return PageRepeated(f"{ENDPOINT}: {seen}", seen=seen, endpoint=ENDPOINT)


def page_of_json(rows: int, mark: Any, around: Mapping[str, Any]) -> Page:
    """What the members *around* the features of a GeoJSON answer tell."""
    matched = next((around[name] for name in ("numberMatched", "totalFeatures") if name in around), None)
    links = around.get("links")
    has_next = isinstance(links, list) and any(
        isinstance(link, dict) and link.get("rel") == "next" for link in links
    )
    is_told = isinstance(matched, int) and not isinstance(matched, bool)
    return Page(rows, mark, matched if is_told else None, has_next)


def page_of_gml(path: Path) -> Page:
    """What a GML file tells of itself.

    :raises UnreadableAnswer: it is broken, in its first line or its last, or is no GML.
    """
    root: dict[str, str] = {}
    top = ""
    rows = 0
    lists: set[int] = set()
    digest = hashlib.sha256()

    def begin(depth: int, tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal rows, top
        if depth == 1:
            top = tag
            root.update((local(name), value) for name, value in attributes.items())
            return
        if depth == 2:
            lists.clear()
            if tag == "featureMembers":
                lists.add(depth + 1)
        if (depth == 2 and tag in ("member", "featureMember")) or depth in lists:
            rows += 1
        if rows <= _COMPARED:
            digest.update(f"<{tag} {sorted(attributes.items())}>".encode("utf-8", "replace"))

    def text(characters: str) -> None:
        if 0 < rows <= _COMPARED:
            digest.update(characters.encode("utf-8", "replace"))

    scan(_pieces(path), ENDPOINT, begin, text)
    if not rows and not top.endswith("Collection"):
        with path.open("rb") as file:
            raise answers.unreadable("XML without features", file.read(answers.BODY_KEPT), ENDPOINT)
    matched = root.get("numberMatched", "")
    return Page(
        rows, digest.hexdigest(), int(matched) if matched.isdecimal() else None, bool(root.get("next"))
    )


def _pieces(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            yield piece


def offer_of(capabilities: bytes) -> Offer:
    """What the capabilities of a WFS say of GetFeature.

    :raises UnreadableAnswer: they are no XML that can be read.
    """
    version, named = "", ""
    said: dict[str, str] = {}

    def begin(depth: int, tag: str, attributes: Mapping[str, str]) -> None:
        nonlocal version, named
        if depth == 1:
            version = attributes.get("version", "")
        elif tag == "Constraint":
            named = attributes.get("name", "")
        elif tag not in ("NoValues", "DefaultValue", "AllowedValues", "Value"):
            named = ""

    def text(characters: str) -> None:
        if named in (*_CAPS, "ImplementsResultPaging") and len(said.get(named, "")) < 100:
            said[named] = said.get(named, "") + characters

    scan((capabilities,), ENDPOINT, begin, text)
    caps = [said[name].strip() for name in _CAPS if said.get(name, "").strip().isdecimal()]
    pages = said.get("ImplementsResultPaging", "").strip().upper()
    return Offer(
        version if version[:2] in ("1.", "2.") else NEWEST,
        int(caps[0]) if caps else 0,
        {"TRUE": True, "FALSE": False}.get(pages),
    )
