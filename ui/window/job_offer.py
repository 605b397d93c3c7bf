"""Offer results that arrive after another project was opened, instead of adding them to it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional

from ...core.gis.projects.job_project import JobProject
from ...core.gis.text.languages import tr
from ..widgets import outside
from .messages import Messages, Step


def add_file_or_offer(
    project: JobProject, messages: Messages, title: str, path: Path, add: Callable[[], Any]
) -> None:
    """Call *add*, which adds the layer *title* of the file *path*, if *project* is open; else offer it."""
    text = tr("The layer {layer} belongs to the previous project. Its file is {file}.")
    step = Step(tr("Add to This Project"), add)
    do_or_offer(project, messages, text.format(layer=title, file=path), path, step)


def do_or_offer(project: JobProject, messages: Messages, text: str, path: Optional[Path], step: Step) -> None:
    """Run *step* if *project* is open; else show *text* and offer it, with the folder of *path*.

    :param path: None: there is no file.
    """
    if project.is_open:
        step.do()
        return
    folder = path and Step(tr("Open Folder"), partial(outside.open_folder, path))
    # Kept, as messages about the opened project would replace the only link to the file.
    messages.hint(text, step, folder, keep=True)
