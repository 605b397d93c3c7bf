"""``python -m tools.algorithm_pages``: ``docs/guide/algorithms`` from the provider itself, in real QGIS.

A page says what the dialog of its algorithm says, so it is never written by hand; a test compares.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterable

from qgis.core import (
    QgsApplication,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterNumber,
)

from geoportfolio.core.gis.connections.connections import Connections
from geoportfolio.core.toolbox.provider import ALGORITHMS, GeoPortfolioProvider
from geoportfolio.core.toolbox.shared.algorithm import PluginAlgorithm

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "guide" / "algorithms"
_WRITTEN = "\n<!-- Written by `python -m tools.algorithm_pages`; its words are those of core/toolbox. -->\n"
_INDEX = """# Algorithms

Each operation of the plugin is an algorithm of QGIS's Processing toolbox, group *GeoPortfolio*: for models,
batches, [`qgis_process`](../headless.md) and `processing.run` in Python. Their dialogs list sources, filters
and columns; in a script these are texts.

![The dialog of an algorithm](../../images/enrich.png)

"""

_KINDS: dict[str, str] = {
    "boolean": "`true` or `false`",
    "enum": "",
    "expression": "QGIS expression",
    "field": "field",
    "file": "file",
    "fileDestination": "file",
    "folderDestination": "folder",
    "number": "number",
    "sink": "file, table of a database, or `TEMPORARY_OUTPUT`",
    "source": "layer, file, or table of a database",
    "string": "text",
}
"""What a parameter takes, by QGIS's name of its type."""


def pages(algorithms: Iterable[PluginAlgorithm]) -> dict[str, str]:
    """The texts of all pages by the names of their files."""
    by_name = {each.name(): each for each in algorithms}
    listed = [by_name[name] for name in ALGORITHMS]
    rows = [
        f"| [{each.displayName()}]({each.name()}.md) | `{each.id()}` | {first_sentence(each)} |"
        for each in listed
    ]
    index = _INDEX + "\n".join(("| Algorithm | Id | What it does |", "|---|---|---|", *rows)) + "\n"
    return {
        "index.md": index + _WRITTEN,
        **{f"{each.name()}.md": page(each) + _WRITTEN for each in listed},
    }


def first_sentence(algorithm: PluginAlgorithm) -> str:
    """What it does, in short."""
    return re.split(r"(?<=\.)\s", algorithm.summary(), maxsplit=1)[0]


def page(algorithm: PluginAlgorithm) -> str:
    """The page of one algorithm."""
    parameters = algorithm.parameterDefinitions()
    rows = [_row(each) for each in parameters]
    named = {each.name() for each in parameters}
    more = [
        f"- `{each.name()}`: {each.description()}"
        for each in algorithm.outputDefinitions()
        if each.name() not in named
    ]
    return "\n".join(
        (
            f"# {algorithm.displayName()}",
            "",
            f"`geoportfolio:{algorithm.name()}`",
            "",
            algorithm.summary(),
            "",
            "## Parameters",
            "",
            "| Name | In the dialog | Takes | Meaning |",
            "|---|---|---|---|",
            *rows,
            "",
            *(("## More that it gives", "", *more, "") if more else ()),
            "## Example",
            "",
            "```bash",
            f"qgis_process run geoportfolio:{algorithm.name()} -- {algorithm.example}",
            "```",
            "",
        )
    )


def _row(parameter: QgsProcessingParameterDefinition) -> str:
    """The line of one parameter."""
    cells = (f"`{parameter.name()}`", parameter.description(), _taken(parameter), parameter.help())
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _taken(parameter: QgsProcessingParameterDefinition) -> str:
    words = _KINDS[parameter.type()]
    if isinstance(parameter, QgsProcessingParameterEnum):
        words = "; ".join(f"{number}: {text}" for number, text in enumerate(parameter.options()))
    default = parameter.defaultValue()
    if default not in (None, ""):
        is_number = isinstance(parameter, QgsProcessingParameterNumber)
        words += f"; {f'{default:g}' if is_number else str(default).lower()} by default"
    elif parameter.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional:
        words += "; may be left out"
    return words


def main() -> None:
    """Write all pages; one of an algorithm that is gone goes."""
    application = QgsApplication([], False)
    application.initQgis()
    try:
        provider = GeoPortfolioProvider(Connections())
        provider.refreshAlgorithms()
        texts = pages(provider.algorithms())
    finally:
        application.exitQgis()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.md"):
        if path.name not in texts:
            path.unlink()
    for name, text in texts.items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
