"""A JSON text that is still coming: values are taken from its front, in bounded memory."""

from __future__ import annotations

import codecs
import contextlib
import re
from json import JSONDecodeError
from typing import Any, Iterator, NoReturn, Optional

from . import answers
from .errors import ApiError

INCOMPLETE = object()
"""Said of a value that does not end within the text that is here."""
_SPACE = re.compile(r"[ \t\n\r]*")
_COMMA = re.compile(r"[ \t\n\r]*,[ \t\n\r]*")
_LONGEST_WORD = 12
"""Characters in which a cut word, number or escape may be taken for a wrong one."""


class JsonText:
    """Reads from an iterator of bytes; what the iterator raises comes behind all that is whole before it."""

    def __init__(self, chunks: Iterator[bytes], endpoint: str = "") -> None:
        self._chunks = chunks
        self._endpoint = endpoint
        self._decode = codecs.getincrementaldecoder("utf-8-sig")(errors="replace").decode
        self._raw_decode = answers.decoder().raw_decode
        self._text = ""
        self._at = 0
        self._ended = False
        self._failure: Optional[ApiError] = None
        self._bytes = 0
        self.first_bytes = b""
        """What came first, for support."""

    def next_character(self) -> str:
        """The next character that is no white space, without taking it; ``""`` at the end."""
        while True:
            match = _SPACE.match(self._text, self._at)
            self._at = match.end() if match else self._at
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._read_more():
                return ""

    def take(self, character: str) -> None:
        """Take *character*, which must come next."""
        if self.next_character() != character:
            self.fail()
        self._at += 1

    def goes_on(self, closing: str) -> bool:
        """Between the parts of a list or object: take the comma, or *closing* and say False."""
        character = self.next_character()
        if character == closing:
            self._at += 1
            return False
        self.take(",")
        return True

    def value(self) -> Any:
        """Take the next value, however long it is."""
        self.next_character()
        while True:
            value, end = self._try()
            if value is not INCOMPLETE:
                self._at = end
                return value
            self._read_twice()

    def peek(self, most: int) -> Any:
        """The next value without taking it; INCOMPLETE when it is longer than about *most* characters."""
        self.next_character()
        while True:
            value, _ = self._try()
            if value is not INCOMPLETE or len(self._text) - self._at > most or self._ended:
                return value
            self._read_twice()

    def items(self) -> Iterator[Any]:
        """Take the rest of a list, from an item on to its closing bracket: the fast way through many."""
        raw_decode, comma = self._raw_decode, _COMMA.match
        while True:
            text, at = self._text, self._at
            with contextlib.suppress(IndexError, ValueError, RecursionError):
                while text[at] in "{[":
                    value, end = raw_decode(text, at)
                    match = comma(text, end)
                    if match is None:
                        break
                    self._at = at = match.end()
                    yield value
            yield self.value()
            if not self.goes_on("]"):
                return

    def fail(self) -> NoReturn:
        """Raise what stopped the chunks, else that the text is cut off or broken here."""
        if self._failure is not None:
            raise self._failure
        if self._ended and self._at >= len(self._text.rstrip()) - _LONGEST_WORD:
            raise answers.unreadable(f"JSON cut off at byte {self._bytes}", self.first_bytes, self._endpoint)
        raise answers.unreadable(
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
        except (ValueError, RecursionError):  # a number or a nesting beyond what Python takes
            self.fail()
        whole = end < len(self._text) or self._ended or self._text[self._at] in '{["'
        return (value, end) if whole else (INCOMPLETE, 0)

    def _may_be_cut(self, error: JSONDecodeError) -> bool:
        return error.msg.startswith("Unterminated") or error.pos >= len(self._text) - _LONGEST_WORD

    def _read_twice(self) -> None:
        """Double the text that is here, so that trying again and again stays cheap."""
        wanted = 2 * (len(self._text) - self._at)
        if not self._read_more():
            self._at = len(self._text)
            self.fail()
        while len(self._text) - self._at < wanted and self._read_more():
            pass

    def _read_more(self) -> bool:
        if self._ended:
            return False
        try:
            chunk = next(self._chunks, None)
        except ApiError as error:
            chunk, self._failure = None, error
        self._ended = chunk is None
        if chunk is not None and len(self.first_bytes) < answers.BODY_KEPT:
            self.first_bytes += chunk[: answers.BODY_KEPT]
        self._bytes += len(chunk or b"")
        self._text = self._text[self._at :] + self._decode(chunk or b"", self._ended)
        self._at = 0
        return not self._ended
