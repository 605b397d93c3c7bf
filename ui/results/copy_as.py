"""*Copy as …*: the query of a layer, a past query or the panels, as a command or Python."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Callable

from qgis.core import QgsApplication, QgsProject

from ...core.api import Query, snippets
from ...core.api.config import Config
from ...core.api.errors import ApiError
from ...core.gis.connections.connections import user_agent
from ...core.gis.files.file_names import FORBIDDEN_IN_NAMES, clean_name
from ...core.gis.files.project_folders import results_of
from ...core.gis.results.command_line import command_for
from ...core.gis.text.error_messages import About
from ...core.gis.text.languages import message

if TYPE_CHECKING:
    from ..window.window import Window

Make = Callable[[], str]


@dataclass(frozen=True)
class Form:
    """One format in which a query is copied.

    :param name: the name of the entry, and the end of its object name.
    :param text, tip: text and tooltip of the entry in a layer's menu.
    :param said: the message when it was copied.
    :param maker: runs on the main thread, and returns a function to be called in a task.
    """

    name: str
    text: Callable[[], str]
    tip: Callable[[], str]
    said: Callable[[], str]
    maker: Callable[[Window, Query, str, Path], Make]


def copy_command(window: Window, query: Query, connection: str, name: str, form: str = "Command") -> None:
    """Copy the command that repeats *query* to the clipboard.

    :param name: the name of the result, such as that of the layer.
    :param form: the name of one of ``FORMS``.
    """
    chosen = FORMS[form]
    clean = clean_name(FORBIDDEN_IN_NAMES.sub(" ", name).replace(",", " "))
    output = results_of(QgsProject.instance()) / "commands" / f"{clean or 'result'}.gpkg"
    about = About(connection)
    try:
        make = chosen.maker(window, query, connection, output)
    except ApiError as error:
        window.messages.problem(error, about)
        return
    window.tasks.start(
        chosen.text().replace("&", ""),
        lambda _monitor: make(),
        lambda text: _copied(window, text, chosen.said().format(folder=output.parent)),
        lambda error: window.messages.problem(error, about),
    )


def _copied(window: Window, text: str, said: str) -> None:
    QgsApplication.clipboard().setText(text)
    window.messages.done(said)


def _command(_window: Window, query: Query, connection: str, output: Path) -> Make:
    """Return the command; its files are beside the project's results."""
    return partial(command_for, query, output, connection)


def _snippet(
    write: Callable[[Query, Config], str], window: Window, query: Query, connection: str, _output: Path
) -> Make:
    found = window.connections.get(connection or window.connections.default_name())
    config = snippets.without_key(found.base_url, found.version, found.open_points, user_agent())
    return partial(write, query, config)


FORMS: dict[str, Form] = {
    form.name: form
    for form in (
        Form(
            "Command",
            message("Copy as &qgis_process Command"),
            message("The command for this query, without the API key"),
            message("Command copied. It writes to {folder} and contains no API key."),
            _command,
        ),
        Form(
            "Curl",
            message("Copy as cUR&L"),
            message("The requests for a terminal; the API key is read from GEOPORTFOLIO_API_KEY"),
            message("Requests copied for bash, without the API key. Set GEOPORTFOLIO_API_KEY first."),
            partial(_snippet, snippets.curl),
        ),
        Form(
            "Python",
            message("Copy as P&ython"),
            message("A program that needs no QGIS; the API key is read from GEOPORTFOLIO_API_KEY"),
            message("Program copied, without the API key. Set GEOPORTFOLIO_API_KEY first."),
            partial(_snippet, snippets.python),
        ),
    )
}
"""The formats in menu order."""
