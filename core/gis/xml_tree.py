"""An XML document as a small tree. What it refers to is never looked for, what it declares never worked out.

A few lines that declare entities fill the memory, and an entity may name a file of this computer. Nothing
that a map service says needs one: a document that declares them is refused before it is read. A document
type alone, as WMS 1.1.1 has it, is none; where it leads to is not looked up.
"""

from __future__ import annotations

import re
from typing import Iterator, Optional

from qgis.PyQt.QtCore import QXmlStreamReader

from ..api import answers
from ..api.xml_scan import TOO_DEEP

MOST_ELEMENTS = 2_000_000
"""A tree of more would fill the memory."""
_ENTITY = re.compile(r"<!ENTITY\b", re.IGNORECASE)
_KIND = QXmlStreamReader.TokenType


class BrokenXml(ValueError):
    """A text that is no XML, or that no sound service sends."""


class Element:
    """An element by its local name, with the attributes by theirs.

    :ivar parts: its characters, in the pieces they come in: a document may have one for each letter.
    :ivar before_child: how many of them stand before its first child.
    """

    __slots__ = ("attributes", "before_child", "children", "parts", "tag")

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children: list[Element] = []
        self.parts: list[str] = []
        self.before_child = 0

    @property
    def text(self) -> str:
        """The characters before its first child."""
        return "".join(self.parts[: self.before_child])

    def get(self, name: str) -> Optional[str]:
        """An attribute, or None."""
        return self.attributes.get(name)

    def all(self, tag: str) -> list[Element]:
        """The children that are called *tag*."""
        return [each for each in self.children if each.tag == tag]

    def first(self, tag: str) -> Optional[Element]:
        """The first child that is called *tag*, or None."""
        return next((each for each in self.children if each.tag == tag), None)

    def text_of(self, tag: str) -> str:
        """The words of the first child *tag*; those of what is inside it are not meant."""
        found = self.first(tag)
        return found.text.strip() if found is not None else ""

    def everything(self) -> Iterator[Element]:
        """The element and all below it, in the order of the document."""
        waiting = [self]
        while waiting:  # a stack of our own: a document may nest deeper than Python may call
            element = waiting.pop()
            yield element
            waiting.extend(reversed(element.children))

    def all_text(self) -> str:
        """Its words and those of all below it."""
        return "".join("".join(each.parts) for each in self.everything())


def parsed(text: str) -> Element:
    """The outermost element of *text*; raises BrokenXml."""
    if _ENTITY.search(text):
        raise BrokenXml("XML with entities of its own")
    reader = QXmlStreamReader(text)
    top: Optional[Element] = None
    open_elements: list[Element] = []
    count = 0
    while not reader.atEnd():
        token = reader.readNext()
        if token == _KIND.StartElement:
            element = _started(reader)
            count += 1
            if count > MOST_ELEMENTS:
                raise BrokenXml(f"XML of more than {MOST_ELEMENTS:,} elements")
            if open_elements:
                open_elements[-1].children.append(element)
            top = top or element
            open_elements.append(element)
            if len(open_elements) > answers.DEEPEST:
                raise BrokenXml(TOO_DEEP)
        elif token == _KIND.EndElement:
            open_elements.pop()
        elif token == _KIND.Characters and open_elements:
            _add_text(open_elements[-1], str(reader.text()))
    if reader.hasError() or top is None:
        raise BrokenXml(f"XML that is broken ({reader.errorString()})")
    return top


def _started(reader: QXmlStreamReader) -> Element:
    attributes = reader.attributes()
    named = {
        str(each.name()): str(each.value()) for each in (attributes.at(n) for n in range(len(attributes)))
    }
    return Element(str(reader.name()), named)


def _add_text(element: Element, text: str) -> None:
    element.parts.append(text)
    if not element.children:
        element.before_child = len(element.parts)
