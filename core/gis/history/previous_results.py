"""Refresh a layer and undo it: one previous result is kept. Main thread only."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Iterable, Mapping, Optional

from qgis.core import QgsMapLayer, QgsVectorLayer

from ...api.parsing import json_text
from ..files.own_files import RESULTS, own_file
from ..files.project_folders import known_folders
from ..layers import identity
from ..layers.provenance import record_in, record_of
from ..results.layers import path_of, update_result
from ..results.result import Result
from ..storage.record import ResultRecord, stored_query

PREVIOUS = "geoportfolio/previous"
"""The result before the last refresh, as JSON: the path of its file, and its record without the query."""
_replaced: set[Path] = set()
"""Files that layers of this session showed before a refresh, in any folder."""


def refresh_result(layer: QgsVectorLayer, result: Result, selected: Iterable[int] = ()) -> Optional[Path]:
    """Show *result* with :func:`.update_result`, and keep the previous one for :func:`undo_refresh`.

    :returns: the file of the result before the previous one, which the layer no longer needs.
    """
    older, record = previous_path(layer), record_of(layer)
    before = update_result(layer, result, selected)
    _replaced.add(before)
    _keep(layer, {"path": _path_beside(layer, before), "record": json_text.load_json(record.to_json())})
    return older


def undo_refresh(layer: QgsVectorLayer, result: Result, selected: Iterable[int] = ()) -> Path:
    """Show *result*, which *layer* had before its last refresh, in the current styles.

    :param result: as :func:`.reading.result_in` reads it from :func:`previous_path`.
    :param selected: the ids of the rows of *result* to select.
    :returns: the file of the refreshed result, which still exists.
    :raises OSError: QGIS can't open the previous file; the layer is then unchanged.
    """
    before = update_result(layer, result, selected)
    layer.removeCustomProperty(PREVIOUS)
    identity.keep(layer)
    return before


def previous_record(layer: QgsMapLayer) -> ResultRecord:
    """Return the record of the result before the last refresh of *layer*, without its query; empty: none."""
    found = record_in(_stored(layer))
    # Version 0.1 stored labels for the fields of the rows only, but a filter may use another field.
    return replace(found, aliases={**record_of(layer).aliases, **found.aliases})


def previous_path(layer: QgsMapLayer) -> Optional[Path]:
    """Return the file of the result before the last refresh, which may be missing; None without one."""
    named = _named(layer)
    return named if named in _replaced else _own(layer, named)


def usable_previous(layer: QgsMapLayer) -> Optional[Path]:
    """Return :func:`previous_path` if it may be copied or packed, as it is a result; else None."""
    path = _own(layer, _named(layer))
    return path if path is not None and path.exists() and stored_query(path) is not None else None


def _named(layer: QgsMapLayer) -> Optional[Path]:
    try:
        # Beside the result that is shown, wherever both files were moved.
        return path_of(layer).parent / _stored(layer)["path"]
    except (TypeError, KeyError):
        return None


def _stored(layer: QgsMapLayer) -> dict[str, Any]:
    """Return the property of *layer*; empty if it has none or it can't be read."""
    try:
        return dict(json_text.load_json(layer.customProperty(PREVIOUS) or "{}"))
    except (TypeError, ValueError):
        return {}


def _own(layer: QgsMapLayer, named: Optional[Path]) -> Optional[Path]:
    """Return *named* if it is right beside the layer's file or in a results folder, else None."""
    if named is None:
        return None
    beside = path_of(layer).parent
    folders = [beside] if named.parent == beside else known_folders(layer.project())
    return own_file(named, folders, RESULTS, may_be_missing=True)


def set_previous_path(layer: QgsMapLayer, path: Optional[Path]) -> None:
    """Set the file of the result before the last refresh of *layer*; without one, nothing changes."""
    kept = _stored(layer)
    if kept and path is not None:
        _keep(layer, {**kept, "path": _path_beside(layer, path)})


def _keep(layer: QgsMapLayer, kept: Mapping[str, Any]) -> None:
    layer.setCustomProperty(PREVIOUS, json_text.dump_json(kept))
    identity.keep(layer)


def _path_beside(layer: QgsMapLayer, path: Path) -> str:
    """Return *path* as a file name if it is in the folder of the layer's file."""
    return path.name if path.parent == path_of(layer).parent else str(path)
