"""What may go wrong when a text is translated."""

from __future__ import annotations

import re
from collections import Counter
from typing import Iterator

from tools.translations import Language, Message

# {count}; but not {{filters}}, which is text.
_PLACEHOLDER = re.compile(r"\{\{|\}\}|\{\w*[^{}]*\}")
_TAG = re.compile(r"</?\w[^>]*>")
_MNEMONIC = re.compile(r"&(?=\w)(?!\w+;)")
_JAPANESE = r"\u3040-\u30ff\u4e00-\u9fff"
_JAPANESE_MNEMONIC = re.compile(r"\(&\w\)")
_ONE = re.compile(r"\b1\b(?!:)")
_DOTS = re.compile("…")


def faults(language: Language, message: Message, forms: list[str]) -> Iterator[str]:
    """What *forms*, the translation of *message*, has lost or got too much of."""
    wanted = language.forms if message.counts else 1
    if len(forms) != wanted or not all(forms):
        yield f"{wanted} forms are wanted"
        return
    for number, form in enumerate(forms):
        # A form of 0 and 1 can't say "1".
        may_name_one = language.has_form_of_one or not _ONE.search(message.one)
        is_for_one = message.counts and number == 0 and language.forms > 1 and may_name_one
        sources = [message.source, message.one] if is_for_one else [message.source]
        yield from (lost for lost, keeps in _KEEPS.items() if not any(keeps(each, form) for each in sources))
        yield from (wrong for wrong, sign in _WRONG[language.code[:2]].items() if sign.search(form))
        end, other = _end(message.one if is_for_one else message.source), _end(form)
        # A full stop may be that of an abbreviation.
        if end != other and (end or other == ":"):
            yield "another mark at the end"


def _placeholders(source: str, form: str) -> bool:
    return Counter(_PLACEHOLDER.findall(source)) == Counter(_PLACEHOLDER.findall(form))


def _mnemonic(source: str, form: str) -> bool:
    in_source, in_form = len(_MNEMONIC.findall(source)), len(_MNEMONIC.findall(form))
    is_japanese = bool(re.search(f"[{_JAPANESE}]", form))
    return in_source == in_form and (not is_japanese or len(_JAPANESE_MNEMONIC.findall(form)) == in_form)


def _tags(source: str, form: str) -> bool:
    return Counter(_TAG.findall(source)) == Counter(_TAG.findall(form))


def _spaces(source: str, form: str) -> bool:
    return _around(source) == _around(form)


def _around(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()


def _dots(source: str, form: str) -> bool:
    return bool(_DOTS.search(source)) == bool(_DOTS.search(form))


def _end(text: str) -> str:
    """The mark that ends a sentence or leads on; Japanese has its own full stop."""
    mark = _JAPANESE_MNEMONIC.sub("", text).replace("&", "").rstrip()[-1:]
    return mark if mark in ".?:" else "." if mark == "。" else ""


_EVERYWHERE = {
    "an em dash": r"\u2014",
    "three dots in place of an ellipsis": r"(?<!\()\.\.\.(?!\))",
    "two spaces": r"\S  +\S",
}
_WRONG = {
    language: {fault: re.compile(sign) for fault, sign in {**_EVERYWHERE, **own}.items()}
    for language, own in {
        "de": {"a familiar address": r"\b(?:[Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b"},
        "fr": {
            "a mark after a space where lines break": r"[^\S\u00a0\u202f][;:!?»]",
            "a mark without a space": r"[\w)}»][;:!?](?=\s|$)",
            "a quote without its no-break space": "«(?![\u00a0\u202f])",
            "a quote that is not French": r"'\{\w+\}'",
            "a familiar address": r"\b(?:tu|toi|tes)\b",
        },
        "es": {
            "a question or call without its opening mark": r"^[^¿]*\?(?:\s|$)|^[^¡]*!(?:\s|$)",
            "a quote that is not Spanish": r"'\{\w+\}'",
            "a familiar address": r"\b(?:tú|tus?|ti)\b",
        },
        "it": {"an address that QGIS's Italian has not": r"\b(?:Lei|[Cc]licchi|[Ss]celga|[Vv]erifichi)\b"},
        "pt": {"a familiar address": r"\b(?:[Tt]u|teus?|tuas?|[Vv]ocês?)\b"},
        "ja": {
            "a mark that is not Japanese": rf"[{_JAPANESE}」](?:,|\.(?!\.))(?!\w)",
            "a quote that is not Japanese": r"'\{\w+\}'",
            "a space beside a Japanese word": rf"[{_JAPANESE}] \{{|\}} [{_JAPANESE}]",
        },
    }.items()
}
_KEEPS = {
    "a placeholder": _placeholders,
    "the mnemonic": _mnemonic,
    "a tag": _tags,
    "the spaces around it": _spaces,
    "the dots at the end": _dots,
}
