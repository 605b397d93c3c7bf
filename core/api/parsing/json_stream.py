"""Read values from the front of a JSON text while it arrives, in bounded memory."""

from __future__ import annotations

import codecs
import contextlib
import re
from json import JSONDecodeError
from typing import Any, Iterator, NoReturn, Optional

from ..config import MEGABYTE
from ..errors import ApiError, TooLarge
from . import json_text, response_text

INCOMPLETE = object()
"""Stands for a value that does not end within the available text."""
_EMPTY: dict[str, Any] = {"[": [], "{": {}, '"': ""}
_SPACE = re.compile(r"[ \t\n\r]*")
_COMMA = re.compile(r"[ \t\n\r]*,[ \t\n\r]*")
_SEPARATOR = re.compile(r'\}[ \t\n\r]*,[ \t\n\r]*\{[ \t\n\r]*"[^"\\]*"')
_BLOCK = 1 << 16
"""Characters that are read at a time: few enough for the parsed values to stay in the processor's cache."""
_CUT_NUMBER = re.compile(r"(?:\.|[eE][+-]?)\Z")
"""The end of the available text if a number is cut there whose beginning would also be a valid number."""
LARGEST_VALUE = 64
"""The largest single value, such as a row, in megabytes; it has to be complete before it can be read."""
_LONGEST_WORD = 12
"""Characters at the end in which an incomplete word, number or escape may look invalid."""


class JsonText:
    """Reads from an iterator of bytes. An exception of it is raised after all complete values before it."""

    def __init__(self, chunks: Iterator[bytes], endpoint: str = "") -> None:
        self._chunks = chunks
        self._endpoint = endpoint
        self._decode = codecs.getincrementaldecoder("utf-8-sig")(errors="replace").decode
        decoder = json_text.service_decoder()
        self._raw_decode, self._decode_whole = decoder.raw_decode, decoder.decode
        self._text = ""
        self._at = 0
        self._separator = ""
        self._is_mixed = False
        self._ended = False
        self._failure: Optional[ApiError] = None
        self._bytes = 0
        self._gone = 0
        self.first_bytes = b""
        """The first bytes, for support."""

    def next_character(self) -> str:
        """Return the next character that is not white space, without consuming it; ``""`` at the end."""
        while True:
            self._at = self._past_space(self._at)
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._read_more():
                return ""

    @property
    def position(self) -> int:
        """Return the number of consumed characters."""
        return self._gone + self._at

    def take(self, character: str) -> None:
        """Consume *character*, which must be next."""
        if self.next_character() != character:
            self.fail()
        self._at += 1

    def has_another(self, closing: str) -> bool:
        """Between the items of a list or object: consume the comma and return True, or *closing* and return
        False."""
        character = self.next_character()
        if character == closing:
            self._at += 1
            return False
        self.take(",")
        return True

    def value(self) -> Any:
        """Consume and return the next value, of any length."""
        self.next_character()
        while True:
            value, end = self._try()
            if value is not INCOMPLETE:
                self._at = end
                return value
            self._read_twice()

    def preview(self, most: int) -> dict[str, Any]:
        """Return the members of the next object, without consuming it.

        If it is longer than about *most* characters, cut off or malformed, these are its first members, and
        the value of the last one is empty.
        """
        value = self.whole(most)
        return value if isinstance(value, dict) else self._first_members()

    def opens_objects(self, most: int) -> bool:
        """Return whether the next value is a list whose first item is an object, within *most* characters."""
        self.next_character()
        at = self._past_space(self._at + 1)
        while at == len(self._text) and at - self._at < most and self._read_more():
            at = self._past_space(self._at + 1)
        return self._text[self._at : self._at + 1] == "[" and self._text[at : at + 1] == "{"

    def whole(self, most: int) -> Any:
        """Return the next value without consuming it; INCOMPLETE: it is longer than about *most*, or
        malformed."""
        self.next_character()
        while True:
            try:
                value, _ = self._try()
            except ApiError:  # raised later, after the complete records before it
                return INCOMPLETE
            if value is not INCOMPLETE:
                return value
            here = len(self._text) - self._at
            if here > most or not self._read_more(2 * here):
                return INCOMPLETE

    def _first_members(self) -> dict[str, Any]:
        members: dict[str, Any] = {}
        at = self._at
        with contextlib.suppress(ValueError, RecursionError):
            while self._text[at : at + 1] in ("{", ","):
                key, at = self._raw_decode(self._text, self._past_space(at + 1))
                if not isinstance(key, str):
                    break
                at = self._past_space(self._past_space(at) + 1)  # the colon
                members[key] = _EMPTY.get(self._text[at : at + 1])
                value, at = self._raw_decode(self._text, at)
                if self._may_go_on(at):
                    break
                members[key], at = value, self._past_space(at)
        return members

    def _past_space(self, at: int) -> int:
        match = _SPACE.match(self._text, at)
        return match.end() if match else at

    def items(self) -> Iterator[list[Any]]:
        """Consume the rest of a list of objects, up to its closing bracket, in blocks."""
        self._separator, self._is_mixed = "", False
        while True:
            has_block = len(self._text) - self._at >= _BLOCK
            many = self._up_to_separator()
            if not many and (has_block or self._is_mixed or not self._separator):
                many = self._one_by_one()
            if many:
                yield many
            elif has_block or not self._read_more():
                yield [self.value()]
                if not self.has_another("]"):
                    return
                self.next_character()  # both methods start at a brace, not at the space before it

    def _up_to_separator(self) -> list[Any]:
        """Consume the items up to the last position in a block where an item seems to end; none if it does
        not.

        Cut anywhere else, the text is not a list, as a bracket or quotation mark is missing. If that happens
        once, it does for most blocks of the list, and trying again would parse a block for every item.
        """
        if self._is_mixed or not self._separator:
            return []
        cut = self._text.rfind(self._separator, self._at, self._at + _BLOCK)
        if cut < 0:
            return []
        try:
            items: list[Any] = self._decode_whole(f"[{self._text[self._at : cut + 1]}]")
        except (ValueError, RecursionError):
            self._is_mixed = True
            return []
        self._at = cut + self._separator.index("{")
        return items

    def _one_by_one(self) -> list[Any]:
        """Consume the items of about a block, as far as they and their commas are available.

        The first separator is remembered: all in a list are equal, from a brace to the first name of an item.
        """
        items: list[Any] = []
        text, stop = self._text, self._at + _BLOCK
        with contextlib.suppress(IndexError, ValueError, RecursionError):
            while self._at < stop and text[self._at] == "{":
                value, end = self._raw_decode(text, self._at)
                comma = _COMMA.match(text, end)
                if comma is None:
                    break
                if not items and (separator := _SEPARATOR.match(text, end - 1)):
                    self._separator = separator.group()
                items.append(value)
                self._at = comma.end()
        return items

    def fail_as_too_large(self) -> NoReturn:
        """Raise TooLarge, as the next value would fill the memory."""
        raise TooLarge(
            f"{self._endpoint}: a value of more than {LARGEST_VALUE} MB",
            limit=LARGEST_VALUE,
            endpoint=self._endpoint,
            reason="value",
        )

    def fail(self, seen: str = "") -> NoReturn:
        """Raise the error of the chunks, else one for a text that is cut off or malformed here, or for
        *seen*."""
        if seen:
            raise response_text.unreadable(seen, self.first_bytes, self._endpoint)
        if self._failure is not None:
            raise self._failure
        if self._ended and self._at == len(self._text):
            raise response_text.truncated(
                f"JSON cut off at byte {self._bytes}", self.first_bytes, self._endpoint
            )
        raise response_text.unreadable(
            f"JSON that is broken near {self._text[self._at : self._at + 40]!r}",
            self.first_bytes,
            self._endpoint,
        )

    def _try(self) -> tuple[Any, int]:
        try:
            value, end = self._raw_decode(self._text, self._at)
        except JSONDecodeError as error:
            if not self._may_be_cut(error):
                self.fail()
            return INCOMPLETE, 0
        except RecursionError:
            self.fail(json_text.TOO_DEEP)
        except ValueError:  # more digits than Python can convert
            self.fail("JSON with a number of thousands of digits")
        whole = self._ended or self._text[self._at] in '{["' or not self._may_go_on(end)
        return (value, end) if whole else (INCOMPLETE, 0)

    def _may_go_on(self, end: int) -> bool:
        """Return whether the number or word that ends at *end* may continue in the next chunk."""
        return end == len(self._text) or _CUT_NUMBER.match(self._text, end) is not None

    def _may_be_cut(self, error: JSONDecodeError) -> bool:
        return error.msg.startswith("Unterminated") or error.pos >= len(self._text) - _LONGEST_WORD

    def _read_twice(self) -> None:
        """Double the available text, so that repeated attempts stay cheap."""
        wanted = 2 * (len(self._text) - self._at)
        if wanted > 2 * LARGEST_VALUE * MEGABYTE:
            self.fail_as_too_large()
        if not self._read_more(wanted):
            self._at = len(self._text)
            self.fail()

    def _read_more(self, wanted: int = 0) -> bool:
        """Add the next chunk, and more up to *wanted* characters; return False at the end."""
        if self._ended:
            return False
        rest = self._text[self._at :]
        pieces, size = [rest], len(rest)
        while not self._ended and (size < wanted or len(pieces) == 1):
            pieces.append(self._next_piece())
            size += len(pieces[-1])
        self._gone += self._at
        self._text, self._at = "".join(pieces), 0
        return not self._ended or size > len(rest)

    def _next_piece(self) -> str:
        try:
            chunk = next(self._chunks, None)
        except ApiError as error:
            chunk, self._failure = None, error
        self._ended = chunk is None
        if chunk is not None and len(self.first_bytes) < response_text.BODY_KEPT:
            self.first_bytes += chunk[: response_text.BODY_KEPT]
        self._bytes += len(chunk or b"")
        return self._decode(chunk or b"", self._ended)
