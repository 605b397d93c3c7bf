"""Judge the sentences that an analyst reads."""

from __future__ import annotations

import re


def is_told_well(text: str, words: str = "", keys: tuple[str, ...] = ()) -> bool:
    """Whether an analyst can read *text*: whole sentences, the service's *words* once, no key, no insides."""
    own = text.replace(f' Service: "{words}"', "")
    assert own and not re.search(r"[{}]", own), text
    assert not any(inside in own for inside in ("Traceback", "Error(", "object at 0x", "None", "  ", "''")), (
        text
    )
    assert own.endswith("."), text
    assert text.count(words) == 1 or not words, text
    assert not any(key in text for key in keys), "the key is in the sentence"
    return True
