"""WFS paging: the number of features and the next page (OGC WFS 1.0 to 2.0)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import Any, Iterator, Mapping, Optional, Sequence

from . import response_text
from .records import Record
from .xml_scan import local, scan

NEWEST = "2.0.0"
ENDPOINT = "wfs_feature"
_CAPS = ("CountDefault", "DefaultMaxFeatures")
"""The constraints of WFS 2.0 and 1.1 that limit the size of a response."""
_PIECE = 1 << 18
COMPARED = 20
"""The number of features that identify a page."""


@dataclass(frozen=True)
class Offer:
    """The properties of GetFeature in the capabilities.

    :param version: the newest supported version.
    :param most: the most features in a response; 0: unknown.
    :param has_pages: whether ``STARTINDEX`` is supported; None: unknown.
    """

    version: str = NEWEST
    most: int = 0
    has_pages: Optional[bool] = None


@dataclass(frozen=True)
class FeaturePage:
    """The properties of one response.

    :param mark: equal for two responses that start with the same features.
    :param matched: the number of features in all pages; None: unknown.
    """

    rows: int
    mark: Any = None
    matched: Optional[int] = None
    has_next: bool = False


def mark_of(first: Sequence[Sequence[Record]]) -> list[Record]:
    """Return the mark of a page of GeoJSON."""
    return list(islice(chain.from_iterable(first), COMPARED))


def page_of_json(rows: int, around: Mapping[str, Any]) -> FeaturePage:
    """Return the page from the members *around* the features of a GeoJSON response."""
    matched = next((around[name] for name in ("numberMatched", "totalFeatures") if name in around), None)
    links = around.get("links")
    has_next = isinstance(links, list) and any(
        isinstance(link, dict) and link.get("rel") == "next" for link in links
    )
    is_told = isinstance(matched, int) and not isinstance(matched, bool)
    return FeaturePage(rows, None, matched if is_told else None, has_next)


def page_of_gml(path: Path) -> FeaturePage:
    """Return the page of a GML file.

    :raises UnreadableAnswer: the file is malformed or not GML.
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
        if rows <= COMPARED:
            digest.update(f"<{tag} {sorted(attributes.items())}>".encode("utf-8", "replace"))

    def text(characters: str) -> None:
        if 0 < rows <= COMPARED:
            digest.update(characters.encode("utf-8", "replace"))

    scan(_pieces(path), ENDPOINT, begin, text)
    if not rows and not top.endswith("Collection"):
        with path.open("rb") as file:
            raise response_text.unreadable(
                "XML without features", file.read(response_text.BODY_KEPT), ENDPOINT
            )
    matched = root.get("numberMatched", "")
    return FeaturePage(
        rows, digest.hexdigest(), int(matched) if matched.isdecimal() else None, bool(root.get("next"))
    )


def _pieces(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            yield piece


def offer_of(capabilities: bytes) -> Offer:
    """Return the properties of GetFeature in the capabilities of a WFS.

    :raises UnreadableAnswer: they are not readable XML.
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
