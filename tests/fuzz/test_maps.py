"""Capabilities and DescribeLayer (spec 4.7): any bytes are read or told, in a time that grows with them."""

from __future__ import annotations

from operator import itemgetter
from xml.sax.saxutils import escape, quoteattr

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from geoportfolio.core.api.maps import Maps
from geoportfolio.core.gis.hazard_maps import capabilities
from tests.fuzz.properties import Said, check_maps
from tests.fuzz.strategies import fuzzed, many
from tests.fuzz.work import work_of

WORDS = st.text(st.characters(blacklist_categories=("Cs", "Cc", "Cn", "Co")), min_size=1, max_size=8).filter(
    lambda text: text == text.strip() and "\ufffe" not in text
)

NAME = itemgetter(0)


def is_utf8(data: bytes) -> bool:
    try:
        return bool(data.decode())
    except UnicodeDecodeError:
        return False


@fuzzed
@given(
    st.lists(st.tuples(WORDS, WORDS, WORDS), max_size=5), st.sampled_from(["utf-8", "utf-16", "iso-8859-1"])
)
@example([("0", "0", "à\xa0¡")], "iso-8859-1")
def test_every_layer_is_told_once_in_any_encoding(layers, encoding):
    inner = "".join(
        f"<Layer queryable='1'><Name>{escape(name)}</Name><Title>{escape(title)}</Title>"
        f"<Abstract>{escape(said)}</Abstract></Layer>"
        for name, title, said in layers
    )
    text = (
        f"<?xml version='1.0' encoding='{encoding}'?><W><Capability><Layer>{inner}</Layer></Capability></W>"
    )
    data = text.encode(encoding, "xmlcharrefreplace")
    if encoding == "iso-8859-1" and is_utf8(data):  # which goes before what a service declares
        assert Maps(Said(data)).capabilities() == data.decode()
    elif encoding != "utf-16":  # of which a service says nothing else that we could go by
        found = capabilities.layers_in(Maps(Said(data)).capabilities())
        first = {name: (title, said) for name, title, said in reversed(layers)}
        assert {each.name: (each.title, each.abstract) for each in found} == first
        assert all(each.is_queryable for each in found)
    check_maps(data)


@fuzzed
@given(
    st.lists(
        st.tuples(WORDS, st.sampled_from(["wfs", "WCS"]), WORDS), max_size=4, unique_by=lambda each: each[0]
    )
)
def test_every_description_is_told(layers):
    inner = "".join(
        f"<LayerDescription name={quoteattr(name)} owsType='{kind}' owsURL={quoteattr(url)}>"
        f"<Query typeName={quoteattr(name)}/></LayerDescription>"
        for name, kind, url in layers
    )
    found = capabilities.descriptions_in(f"<D version='1.1.1'>{inner}</D>")
    assert list(found) == [name for name, _, _ in layers]
    for name, kind, url in layers:
        told = found[name]
        is_wfs = kind == "wfs"
        assert (told.address, told.feature_type) == (url, name if is_wfs else "")


TAGS = [
    "Layer",
    "Name",
    "Title",
    "Style",
    "Capability",
    "Request",
    "Get",
    "Operation",
    "FeatureType",
    "x:Layer",
]
TREES = st.recursive(
    st.builds(
        "<{0} name='{1}'>{1}</{0}>".format, st.sampled_from(TAGS), st.sampled_from(["", "a", "&lt;", "&b;"])
    ),
    lambda inner: st.builds(
        lambda tag, parts: f"<{tag}>{''.join(parts)}</{tag}>", st.sampled_from(TAGS), st.lists(inner)
    ),
    max_leaves=10,
)


@many
@given(TREES)
def test_any_document_is_read_or_told(text):
    check_maps(text.encode())


@many
@given(st.binary(max_size=50), st.sampled_from([b"", b"<a>", b"<?xml version='1.0' encoding='utf-16'?><a>"]))
@example(b'<?xml version="1.0" encoding="idna"?><a>\xff</a>', b"")
@example(b'<?xml version="1.0" encoding="unicode_escape"?><a>\xff\\ud800</a>', b"")
@example(b'<?xml version="1.0" encoding="undefined"?><a>\xff</a>', b"")
@example(b"<OperationsMetadata><Operation><Get onlineResource='x'/></Operation></OperationsMetadata>", b"<a>")
def test_any_bytes_are_read_or_told(data, before):
    check_maps(before + data)


GROWING = {
    "styles of all": lambda n: (
        "<Layer>" + "<Style><Name>s{}</Name></Style>" * n + "<Layer><Name>l</Name></Layer>" * n
    ),
    "gets": lambda n: "<Request><GetMap>" + "<Get></Get>" * n,
}


@pytest.mark.parametrize("name", GROWING)
def test_twice_as_much_takes_twice_as_long(name):
    def read(size):
        inner = GROWING[name](size)
        number = iter(range(10**9))
        inner = "".join(f"{part}{next(number)}" for part in inner.split("{}"))
        opened = [part.split(">")[0] for part in inner.split("<")[1:]]
        stack: list[str] = []
        for tag in opened:
            stack.pop() if tag.startswith("/") else stack.append(tag)
        text = f"<W><Capability>{inner}{''.join(f'</{tag}>' for tag in reversed(stack))}</Capability></W>"
        return work_of(lambda: (capabilities.layers_in(text), capabilities.addresses_in(text)))

    assert read(2000) < 3.5 * read(1000) + 0.1
