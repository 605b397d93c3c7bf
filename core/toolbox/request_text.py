"""Parameters that hold JSON, typed or in a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Collection

from qgis.core import QgsProcessingException, QgsProcessingFeedback
from qgis.PyQt.QtCore import QCoreApplication

from .. import api, gis
from ..api.errors import InvalidInput

if TYPE_CHECKING:
    from ..api.filters import Filters

translate = QCoreApplication.translate


def text_or_file(text: str, error: type[InvalidInput] = InvalidInput) -> str:
    """*text*, or what is in the file that ``@file.json`` names.

    :raises InvalidInput: of the type *error*, when the file can't be read.
    """
    text = text.strip()
    if not text.startswith("@"):
        return text
    try:
        return Path(text[1:]).read_text("utf-8-sig").strip()
    except (OSError, UnicodeDecodeError) as trouble:
        raise error(f"the file {text[1:]} can't be read: {trouble}") from trouble


def request_template(text: str, name: str, placeholders: Collection[str]) -> str:
    """The template of a request's body that the parameter *name* holds; empty: that of the connection.

    :raises InvalidInput: for a file that can't be read.
    :raises QgsProcessingException: for a text that is no template with these *placeholders*.
    """
    template = text_or_file(text)
    if template:
        try:
            api.templates.parsed(template, placeholders)
        except api.templates.InvalidTemplate as error:
            raise QgsProcessingException(f"{name}: {gis.sentences.sentence(error)}") from None
    return template


def warn_of_unsent_filters(
    template: str, filters: Filters, name: str, feedback: QgsProcessingFeedback
) -> None:
    """Say so where there are *filters* and the parameter *name* has no place for them."""
    if filters and template and "{filters}" not in template:
        feedback.pushWarning(
            translate(
                "GeoPortfolio",
                'FILTERS are not sent: {name} has no "{{filters}}". Put it where the filters belong.',
            ).format(name=name)
        )
