"""*Copy as qgis_process command*, for a layer, a run or what the docks ask now."""

from __future__ import annotations

from pathlib import Path

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QCoreApplication

from ..core.api import Query
from ..core.gis.commands import command_for
from ..core.gis.report_names import FORBIDDEN_IN_NAMES
from ..core.gis.sentences import About
from ..core.gis.store import results_folder
from .session import Session

translate = QCoreApplication.translate


def copy_command(session: Session, query: Query, connection: str, name: str) -> None:
    """Put the line that asks *query* again on the clipboard; its files lie beside the project's results.

    :param name: what the answer is called, as the layer or the run is.
    """
    clean = " ".join(FORBIDDEN_IN_NAMES.sub(" ", name).replace(",", " ").split())[:80].strip(" .")
    folder = results_folder(QgsProject.instance().fileName(), QgsApplication.qgisSettingsDirPath())
    output = folder / "commands" / f"{clean or 'result'}.gpkg"
    session.runner.start(
        translate("GeoPortfolio", "Copy as qgis_process command"),
        lambda _monitor: command_for(query, output, connection),
        lambda text: _copied(session, text, output),
        lambda error: session.messages.problem(error, About()),
    )


def _copied(session: Session, text: str, output: Path) -> None:
    QgsApplication.clipboard().setText(text)
    session.messages.done(
        translate(
            "GeoPortfolio", "The command is on the clipboard. It writes to {folder} and holds no key."
        ).format(folder=output.parent)
    )
