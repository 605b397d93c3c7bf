"""The dialog for saving a file, which never replaces a file without confirmation."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Mapping, Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import QDir
from qgis.PyQt.QtWidgets import QFileDialog

from ...core.api import Query
from ...core.api.query import ACCUMULATION, ENTRIES
from ...core.gis.files.file_names import safe_name
from ...core.gis.results.result import areas_text
from ...core.gis.text.languages import tr
from .questions import agrees

_CSV_FOLDER = "geoportfolio/csvFolder"
_CONTENTS = {ENTRIES: "entries", ACCUMULATION: "accumulation"}


def ask_for_path(
    parent: Any,
    title: str,
    name: str,
    kinds: Mapping[str, tuple[str, ...]],
    folder_key: str,
    first_folder: Optional[Path] = None,
) -> Optional[Path]:
    """Return the file that the user chooses; None: cancelled, or the file must not be replaced.

    :param name: the proposed name, with its suffix.
    :param kinds: suffixes, such as ``(".csv", ".txt")``, by the label of the file type. A name without any of
        them gets the first one of the chosen type.
    :param folder_key: the setting that stores the last folder.
    :param first_folder: the initial folder; by default the home folder.
    """
    folder = QgsSettings().value(folder_key, str(first_folder or QDir.homePath()))
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(Path(folder) / name), ";;".join(kinds))
    if not chosen:
        return None
    path = Path(chosen)
    if not any(path.suffix.lower() in suffixes for suffixes in kinds.values()):
        suffix = kinds.get(kind, next(iter(kinds.values())))[0]
        path = path.with_name(f"{path.name}{suffix}")
        # The dialog has only checked the name without the suffix.
        question = tr("{file} already exists. Replace it?").format(file=path.name)
        if path.exists() and not agrees(parent, question):
            return None
    QgsSettings().setValue(folder_key, str(path.parent))
    return path


def ask_for_csv(parent: Any, query: Query) -> Optional[Path]:
    """Ask for the CSV file for the result of *query*, as :func:`ask_for_path`."""
    content = _CONTENTS.get(query.verb, "points")
    return ask_for_csv_named(parent, " ".join((query.source, areas_text(query.areas), content)))


def ask_for_csv_named(parent: Any, title: str) -> Optional[Path]:
    """Ask for a CSV file, with *title* as the proposed name, as :func:`ask_for_path`."""
    name = safe_name(title)
    kinds = {tr("CSV files (*.csv)"): (".csv", ".txt", ".tsv")}
    return ask_for_path(parent, tr("Save as CSV"), f"{name}.csv", kinds, _CSV_FOLDER)
