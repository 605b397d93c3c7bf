"""What ends after another project was opened: offered with its file, never added to that one unasked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.PyQt.QtCore import QCoreApplication

from ...core.gis.projects.job_project import JobProject
from ..widgets import outside
from .messages import Messages, Step

translate = QCoreApplication.translate


def add_file_or_offer(
    project: JobProject, messages: Messages, title: str, path: Path, add: Callable[[], Any]
) -> None:
    """Call *add*, which adds the layer *title* of the file *path*, while *project* is open; else offer it."""
    text = translate(
        "GeoPortfolio",
        "The layer {layer} belongs to the previous project. Its file is {file}.",
    )
    step = Step(translate("GeoPortfolio", "Add to This Project"), add)
    do_or_offer(project, messages, text.format(layer=title, file=path), path, step)


def do_or_offer(project: JobProject, messages: Messages, text: str, path: Optional[Path], step: Step) -> None:
    """Take *step* while *project* is open; else say *text* and offer it, with the folder of *path*.

    :param path: None: what is offered has no file.
    """
    if project.is_open:
        step.do()
        return
    folder = path and Step(translate("GeoPortfolio", "Open Folder"), partial(outside.open_folder, path))
    # Kept: opening a project says things of its own, which would take the only way to the file away.
    messages.hint(text, step, folder, keep=True)
