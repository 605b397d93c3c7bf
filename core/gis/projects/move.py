"""Move results from the profile to the project's folder. Main thread only, except :func:`copy_files`.

Files are copied first, then the layers are changed, then the project is saved. After an error, layers,
project and files are as before. The files in the profile stay, as a layer that was pasted into another
project may use them.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Collection, Iterable, Mapping, Optional

from qgis.core import QgsDataProvider, QgsProject, QgsProviderRegistry, QgsVectorLayer

from ...api.monitor import Monitor
from ..files.own_files import REPORTS, RESULTS, WITH_REPORTS, own_entry, own_file
from ..files.project_folders import known_folders, results_of
from ..history.previous_results import previous_path, set_previous_path, usable_previous
from ..layers import identity
from ..reports.batch import file_of
from ..reports.index import INDEX, LAYER
from ..reports.journal import orders_in
from ..results.layers import path_of
from ..sqlite.sqlite_files import mark_of
from .copying import Copy, copy_all, drop

REPORTS_FOLDER = "reports"
"""The folder of reports in the results folder."""


@dataclass(frozen=True)
class InProfile:
    """The files of the profile that the layers of a project use.

    :param shown: the ids of the layers that show a file, by file.
    :param earlier: the ids of the layers that would show a file after *Undo Refresh*, by file.
    :param edited: names of layers that are being edited; their files are excluded.
    """

    shown: Mapping[Path, tuple[str, ...]]
    earlier: Mapping[Path, tuple[str, ...]]
    edited: tuple[str, ...]


@dataclass(frozen=True)
class Moving:
    """The files to copy to the project's folder.

    :param project_file: the project file at the time of planning.
    :param used: the files that its layers used then.
    :param results: copies of the files in *used*, without those of *batches*.
    :param batches: copies of the points of report batches; their other files go to the same folders.
    :param reports: copies of single reports.
    """

    project_file: str
    used: InProfile
    results: tuple[Copy, ...]
    batches: tuple[Copy, ...]
    reports: tuple[Copy, ...]

    @property
    def is_empty(self) -> bool:
        """Return whether there is no file to copy."""
        return not (self.results or self.batches)

    @property
    def layer_count(self) -> int:
        """Return the number of layers that will show a copy."""
        return len({layer for layers in self.used.shown.values() for layer in layers})

    @property
    def targets(self) -> dict[Path, Path]:
        """Return the target of each file that a layer uses."""
        return {copy.source: copy.target for copy in (*self.results, *self.batches)}


@dataclass(frozen=True)
class CopiedFiles:
    """The copies that :func:`copy_files` has made.

    :param folders: the folders that were created for them.
    :param marks: the states of the files when they were copied.
    """

    made: tuple[Path, ...]
    folders: tuple[Path, ...]
    marks: Mapping[Path, Optional[tuple[int, ...]]]

    @property
    def report_count(self) -> int:
        """Return the number of copied reports."""
        return sum(path.suffix.lower() in REPORTS for path in self.made)

    def undo(self) -> None:
        """Delete the copies, before any layer shows them."""
        drop(self.made, self.folders)


def in_profile(project: QgsProject) -> list[QgsVectorLayer]:
    """Return the layers of *project* that show a result in the profile."""
    return [layer for layer in _vector_layers(project) if _is_in_profile(path_of(layer))]


def plan(project: QgsProject, reports: Iterable[Path] = ()) -> Moving:
    """Return the files in the profile, and the targets of their copies.

    :param reports: single reports that were downloaded for this project.
    """
    used, target = _used(project), results_of(project)
    wanted = list(dict.fromkeys((*used.shown, *used.earlier)))
    batches = [path for path in wanted if path in used.shown and files_of_batch(path)]
    singles = [path for path in dict.fromkeys(reports) if _is_in_profile(path, REPORTS)]
    taken: set[Path] = set()

    def copies(paths: Iterable[Path], folder: Path) -> tuple[Copy, ...]:
        return tuple(Copy(path, _free(folder / path.name, taken)) for path in paths)

    return Moving(
        project_file=project.fileName(),
        used=used,
        results=copies((path for path in wanted if path not in batches), target),
        batches=tuple(
            Copy(path, _free(target / REPORTS_FOLDER / path.parent.name, taken) / path.name)
            for path in batches
        ),
        reports=copies(singles, target / REPORTS_FOLDER),
    )


def copy_files(moving: Moving, monitor: Monitor) -> CopiedFiles:
    """Copy all of *moving*, or nothing; in any thread. Raises as :func:`~.copying.copy_all`."""
    copies = [*moving.results, *moving.reports]
    for points in moving.batches:
        copies += [Copy(path, points.target.parent / path.name) for path in files_of_batch(points.source)]
    marks = {path: mark_of(path) for path in moving.targets}
    folders = copy_all(copies, monitor)
    return CopiedFiles(tuple(copy.target for copy in copies), tuple(folders), marks)


def outdated(project: QgsProject, moving: Moving, brought: CopiedFiles) -> bool:
    """Return whether project, layers or files have changed since they were copied."""
    return (
        project.fileName() != moving.project_file
        or _used(project) != moving.used
        or any(mark_of(path) != mark for path, mark in brought.marks.items())
    )


def show_and_save(project: QgsProject, moving: Moving, save: Callable[[], object]) -> None:
    """Make the layers show the copies, and save the project.

    :param save: saves the project like the user's *Save*; the project is not dirty after success.
    :raises OSError: QGIS can't open a copy or save the project; layers and project are then as before.
    """
    was_dirty, targets = project.isDirty(), moving.targets
    before: list[tuple[QgsVectorLayer, str, Optional[Path]]] = []
    try:
        for layer in _vector_layers(project):
            path, earlier = path_of(layer), previous_path(layer)
            if path in targets or earlier in targets:
                before.append((layer, layer.source(), earlier))
                _show(layer, path, earlier, targets)
        project.setDirty(True)
        save()
        if project.isDirty():
            raise OSError(project.error() or f"{project.fileName()} can't be written")
    except Exception:
        for layer, source, previous in reversed(before):
            _put(layer, source)
            set_previous_path(layer, previous)
        project.setDirty(was_dirty)
        raise


def files_of_batch(points: Path) -> list[Path]:
    """Return the files of the report batch of the layer *points*: its points, reports, index and journal.

    Empty if *points* is not the layer of a batch.
    """
    if points.suffix != LAYER[1]:
        return []
    for order in orders_in(points.parent):
        if file_of(order, *LAYER) == points:
            beside = (file_of(order, *INDEX), file_of(order, "order", ".jsonl"))
            wanted = dict.fromkeys((points, *beside, *filter(None, map(order.path_of, order.items))))
            return [path for path in wanted if own_entry(path, WITH_REPORTS)]
    return []


def _used(project: QgsProject) -> InProfile:
    shown: dict[Path, list[str]] = {}
    earlier: dict[Path, list[str]] = {}
    edited: dict[Path, str] = {}
    for layer in _vector_layers(project):
        path, before = path_of(layer), usable_previous(layer)
        if _is_in_profile(path):
            shown.setdefault(path, []).append(layer.id())
        if before is not None and _is_in_profile(before):
            earlier.setdefault(before, []).append(layer.id())
        if layer.isEditable():
            edited.update(dict.fromkeys(filter(None, (path, before)), layer.name()))
    names = sorted({edited[path] for path in (*shown, *earlier) if path in edited})
    return InProfile(_at_rest(shown, edited), _at_rest(earlier, edited), tuple(names))


def _is_in_profile(path: Path, suffixes: Collection[str] = RESULTS) -> bool:
    return own_file(path, known_folders(None), suffixes) is not None


def _at_rest(found: Mapping[Path, list[str]], edited: Mapping[Path, str]) -> dict[Path, tuple[str, ...]]:
    return {path: tuple(ids) for path, ids in found.items() if path not in edited}


def _show(layer: QgsVectorLayer, path: Path, earlier: Optional[Path], targets: Mapping[Path, Path]) -> None:
    """Make *layer* show the copy of *path*, and after *Undo Refresh* that of *earlier*."""
    if path in targets:
        _show_copy(layer, targets[path])
        _rename(layer, path)
    if earlier is not None:
        set_previous_path(layer, targets.get(earlier, earlier))


def _show_copy(layer: QgsVectorLayer, target: Path) -> None:
    """Change the source to *target*; raises OSError if it does not open or has another number of rows."""
    # QGIS counts filtered rows one by one, which would block the window for each layer.
    count = -1 if layer.subsetString() else layer.featureCount()
    registry = QgsProviderRegistry.instance()
    parts = {**registry.decodeUri("ogr", layer.source()), "path": str(target)}
    _put(layer, registry.encodeUri("ogr", parts))
    if not layer.isValid() or (count >= 0 and layer.featureCount() != count):
        raise OSError(f"QGIS can't open {target}")


def _put(layer: QgsVectorLayer, source: str) -> None:
    """Set the *source* of *layer*, keeping styles, names and selection."""
    if layer.source() == source:
        return
    selected, is_true = layer.selectedFeatureIds(), identity.is_stamped(layer) and identity.fits(layer)
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    layer.setDataSource(source, layer.name(), "ogr", options, False)
    if is_true:
        identity.stamp(layer)
    layer.selectByIds(list(selected))
    layer.triggerRepaint()


def _rename(layer: QgsVectorLayer, old: Path) -> None:
    """Remove the profile folder from metadata that contain the file's path."""
    metadata = layer.metadata()
    if metadata.identifier() == str(old):
        metadata.setIdentifier(old.name)
        layer.setMetadata(metadata)


def _vector_layers(project: QgsProject) -> list[QgsVectorLayer]:
    found = (layer for layer in project.mapLayers().values() if isinstance(layer, QgsVectorLayer))
    return [layer for layer in found if layer.providerType() == "ogr"]


def _free(path: Path, taken: set[Path]) -> Path:
    """Return *path*, with a number if it exists or is *taken*, and add it to them."""
    candidate, number = path, 2
    while candidate.exists() or candidate in taken:
        candidate, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    taken.add(candidate)
    return candidate
