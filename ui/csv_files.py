"""Where a CSV file goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QDir
from qgis.PyQt.QtWidgets import QFileDialog

from ..core.api import Query
from ..core.api.query import ACCUMULATION, ENTRIES
from ..core.gis.results import areas_text
from ..core.gis.store import safe_name
from .questions import agrees

translate = QCoreApplication.translate

_FOLDER = "geoportfolio/csvFolder"
_KINDS = {ENTRIES: "entries", ACCUMULATION: "accumulation"}


def ask_for_path(parent: Any, query: Query) -> Optional[Path]:
    """The file that the analyst chooses, in the folder of the time before; None when there is none."""
    kind = _KINDS.get(query.verb, "points")
    name = safe_name(" ".join((query.source, areas_text(query.areas), kind)))
    folder = QgsSettings().value(_FOLDER, QDir.homePath())
    chosen, _ = QFileDialog.getSaveFileName(
        parent,
        translate("GeoPortfolio", "Save as CSV"),
        str(Path(folder) / f"{name}.csv"),
        translate("GeoPortfolio", "CSV files (*.csv)"),
    )
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() not in (".csv", ".txt", ".tsv"):
        path = path.with_name(f"{path.name}.csv")
        # The dialog has asked about overwriting a file of the name without the suffix.
        question = translate("GeoPortfolio", "{file} exists already. Replace it?").format(file=path.name)
        if path.exists() and not agrees(parent, question):
            return None
    QgsSettings().setValue(_FOLDER, str(path.parent))
    return path
