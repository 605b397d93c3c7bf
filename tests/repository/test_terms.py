"""Each term of docs/developers/languages.md has its one word in a language."""

from __future__ import annotations

import re
from functools import cache
from typing import Iterator

from tools.translations import LANGUAGES, ROOT, Message, file_of, translations_of

PAGE = ROOT / "docs" / "developers" / "languages.md"
COLUMNS = ["English", "German", "French", "Spanish", "Italian", "Portuguese", "Japanese"]
NAMES = dict(zip(("en", "de", "fr", "es", "it", "pt", "ja"), COLUMNS))
NO_TERMS = re.compile(
    r"\{\w+\}"  # of placeholders
    r"|https?://\S+|\b[A-Z_]{4,}\b"  # of addresses, and of an algorithm's parameters
    r"|\b(?:[Gg]roup|to) Hazard\b|Data Source Manager"  # of names
)
FIELDS = re.compile(r"\bstatus \(|\bfields source, ")
"""What has this lists fields, whose names are English."""


def terms() -> list[dict[str, list[str]]]:
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    table = cells[cells.index(COLUMNS) + 2 :]
    rows = [row for row in table if len(row) == len(COLUMNS)]
    return [{name: cell.split(" / ") for name, cell in zip(NAMES, row)} for row in rows]


def test_a_term_is_the_same_word_everywhere(messages):
    found = [
        (name, term["en"][0], text, form)
        for name in LANGUAGES
        for finished in [translations_of(file_of(name))]
        for term in terms()
        for message in messages
        for text, form in _pairs(message, finished[message.source], LANGUAGES[name].forms)
        if _names(term["en"], text) and not any(word.casefold() in _plain(form) for word in term[name])
    ]
    assert found == []


def test_a_term_is_said_somewhere(messages):
    found = terms()
    assert len(found) > 20
    assert [
        term["en"] for term in found if not any(_names(term["en"], message.source) for message in messages)
    ] == []


def _pairs(message: Message, forms: list[str], wanted: int) -> Iterator[tuple[str, str]]:
    """What English says, and how it is said in the other language: of one, and of many."""
    texts = [message.one, message.source] if message.counts and wanted > 1 else [message.source]
    return zip(texts, forms)


def _names(words: list[str], text: str) -> bool:
    return any(_is_in(word, text) for word in words)


# Asked for each language, whose English is the same.
@cache
def _is_in(word: str, text: str) -> bool:
    if FIELDS.search(text):
        return False
    said = NO_TERMS.sub("", text.replace("&", ""))
    return re.search(rf"(?<![\w'\"]){re.escape(word)}(?![\w'\"])", said, re.IGNORECASE) is not None


def _plain(form: str) -> str:
    return form.replace("&", "").casefold()
