"""Keeps i18n/*.ts in step with the source: new texts come in unfinished, obsolete ones are removed.

`make translations` runs it. Qt's own extractors read neither ``counted`` nor f-strings.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator, Mapping, Optional
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
CONTEXT = "GeoPortfolio"
FOLDER = "i18n"


@dataclass(frozen=True)
class Language:
    """A language that QGIS may speak.

    By its *code* Qt knows when to take which of its plural *forms*; *has_form_of_one*: the first is said of 1
    alone, and may do without the number.
    """

    code: str
    forms: int = 2
    has_form_of_one: bool = True


LANGUAGES = {
    "de": Language("de_DE"),
    "es": Language("es_ES"),
    "fr": Language("fr_FR", has_form_of_one=False),
    "it": Language("it_IT"),
    "ja": Language("ja_JP", forms=1, has_form_of_one=False),
    "pt": Language("pt_BR"),
}
"""By the end of their files' names, which have no country: a file speaks for all of them."""


class Unreadable(Exception):
    """A text that can't be translated as it stands in the source."""


@dataclass
class Message:
    """A text of the source, the *files* that say it, and whether it counts something.

    *one* is what English says where there is one; translations have that among their forms.
    """

    source: str
    files: list[str] = field(default_factory=list)
    counts: bool = False
    one: str = ""


def messages_of(root: Path) -> list[Message]:
    """Every text that the plugin below *root* lets translate, in the order of the files.

    :raises Unreadable: for one that would not be found again, or is asked for before there is a translation.
    """
    found: dict[str, Message] = {}
    flat: dict[str, str] = {}
    for path in plugin_files(root):
        place = path.relative_to(root).as_posix()
        for source, one in _said(ast.parse(path.read_text("utf-8")), place):
            message = found.setdefault(source, Message(source))
            if place not in message.files:
                message.files.append(place)
            if one is not None:
                if message.counts and message.one != one:
                    raise Unreadable(f"{place}: '{source}' is '{message.one}' and '{one}' for one")
                message.counts, message.one = True, one
            else:
                flat[source] = place
    both = sorted(source for source in flat if found[source].counts)
    if both:
        raise Unreadable(f"{flat[both[0]]}: '{both[0]}' is counted elsewhere; say counted here, too")
    return sorted(found.values(), key=lambda each: (each.files[0], each.source))


def plugin_files(root: Path) -> list[Path]:
    """The plugin's own Python."""
    return sorted([*root.glob("*.py"), *(root / "core").rglob("*.py"), *(root / "ui").rglob("*.py")])


def _said(tree: ast.AST, place: str, at_import: bool = True) -> Iterator[tuple[str, Optional[str]]]:
    """Each text below *tree*, with what English says for one where it counts."""
    for node in ast.iter_child_nodes(tree):
        is_function = isinstance(tree, ast.Module) and isinstance(node, ast.FunctionDef)
        if is_function and node.name in _READERS:
            continue  # its texts are those of its callers
        if isinstance(node, ast.Call):
            spot = f"{place}:{node.lineno}"
            called = ast.unparse(node.func)
            if called in _ELSEWHERE:
                raise Unreadable(
                    f"{spot}: {called} is found in another context, or not at all; say tr, counted or plural "
                    "by that name"
                )
            if called in _READERS:
                if at_import and called != _MESSAGE:
                    raise Unreadable(f"{spot}: said while it is imported, before QGIS's language is known")
                yield _READERS[called](node, spot)
        is_later = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        yield from _said(node, place, at_import and not is_later)


def _literal(call: ast.Call, spot: str) -> tuple[str, None]:
    return _texts(call.args, 1, spot)[0], None


def _counted(call: ast.Call, spot: str) -> tuple[str, str]:
    one, many = _texts(call.args[1:], 2, spot)
    return many, one


def _texts(arguments: list[ast.expr], wanted: int, spot: str) -> list[str]:
    texts = [
        each.value for each in arguments if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]
    if len(texts) != len(arguments) or len(texts) != wanted:
        raise Unreadable(f"{spot}: literals are wanted here, as many as {wanted}")
    return texts


_MESSAGE = "message"
_READERS = {"tr": _literal, _MESSAGE: _literal, "counted": _counted, "plural": _counted}
_ELSEWHERE = {
    "self.tr",
    "gis.text.languages.tr",
    "translate",
    "QCoreApplication.translate",
    "QApplication.translate",
    "gis.text.numbers.counted",
    "gis.text.numbers.plural",
}


def translations_of(path: Path) -> dict[str, list[str]]:
    """What is finished in a .ts file: its forms by the text of the source."""
    if not path.exists():
        return {}
    finished = {}
    for message in ElementTree.parse(path).iterfind("context/message"):
        translation = message.find("translation")
        if translation.get("type") is None:
            forms = translation.findall("numerusform") or [translation]
            finished[message.findtext("source")] = [form.text or "" for form in forms]
    return finished


def written(language: Language, messages: list[Message], finished: Mapping[str, list[str]]) -> str:
    """The .ts file of *language* with what is *finished* of *messages*; the others are unfinished."""
    root = ElementTree.Element("TS", version="2.1", language=language.code, sourcelanguage="en_US")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for message in messages:
        _add(context, message, finished.get(message.source, []), language.forms if message.counts else 1)
    ElementTree.indent(root, " " * 4)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n'


def _add(context: ElementTree.Element, message: Message, forms: list[str], wanted: int) -> None:
    element = ElementTree.SubElement(context, "message", {"numerus": "yes"} if message.counts else {})
    # Without lines, which would change with every edit.
    for place in message.files:
        ElementTree.SubElement(element, "location", filename=f"../{place}")
    ElementTree.SubElement(element, "source").text = message.source
    if message.counts:
        ElementTree.SubElement(element, "extracomment").text = f"English for 1: {message.one}"
    is_whole = len(forms) == wanted and all(forms)
    translation = ElementTree.SubElement(element, "translation", {} if is_whole else {"type": "unfinished"})
    shown = forms if is_whole else [""] * wanted
    if message.counts:
        for form in shown:
            ElementTree.SubElement(translation, "numerusform").text = form
    else:
        translation.text = shown[0]


def file_of(name: str, root: Path = ROOT) -> Path:
    return root / FOLDER / f"geoportfolio_{name}.ts"


def update(root: Path = ROOT) -> dict[str, int]:
    """Bring the files of all languages in step with the source; answers how many texts wait in each."""
    messages = messages_of(root)
    waiting = {}
    for name, language in LANGUAGES.items():
        path = file_of(name, root)
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(language, messages, translations_of(path)), "utf-8", newline="\n")
        finished = translations_of(path)
        waiting[name] = sum(message.source not in finished for message in messages)
    return waiting


if __name__ == "__main__":
    try:
        for name, count in update().items():
            print(f"{file_of(name).relative_to(ROOT)}: {count} to translate")
    except Unreadable as trouble:
        sys.exit(str(trouble))
