"""Results that lie in the profile, brought beside the project. Main thread, but for :func:`bring`.

A copy first, then the layers, then the project's file; whatever fails leaves layers, project and files as
they were. The files in the profile stay: a layer may have been pasted into another project, which names them,
and no one can tell.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Iterable, Mapping, Optional

from qgis.core import QgsDataProvider, QgsMapLayer, QgsProject, QgsProviderRegistry, QgsVectorLayer

from ...api.monitor import Monitor
from .. import provenance
from ..layer_history import kept_before, previous_path, set_previous_path
from ..layers import path_of
from ..own_files import REPORTS, RESULTS, WITH_REPORTS, own_entry, own_file
from ..parts import mark_of
from ..project_file import file_of as file_of_project
from ..report_index import INDEX, LAYER
from ..report_memory import orders_in
from ..report_orders import file_of
from ..store import results_folder
from .copying import Copy, copy_all, drop

_REPORTS = "reports"


@dataclass(frozen=True)
class Moving:
    """What is to be brought beside a project.

    :param project_file: the project when this was planned.
    :param files: each file of the profile, and where it goes.
    :param shown: the ids of the layers that show each file; *earlier* of those that have it for
        *Undo refresh*.
    :param orders: folders of reports of which the project shows the points, and where their files go.
    :param reports: single reports, and where they go.
    :param edited: names of layers that are being edited: their files stay.
    """

    project_file: str
    files: tuple[Copy, ...] = ()
    shown: Mapping[Path, tuple[str, ...]] = field(default_factory=dict)
    earlier: Mapping[Path, tuple[str, ...]] = field(default_factory=dict)
    orders: tuple[Copy, ...] = ()
    reports: tuple[Copy, ...] = ()
    edited: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing can be moved now."""
        return not (self.files or self.orders)

    @property
    def layer_count(self) -> int:
        """How many layers will show a file beside the project."""
        return len({layer for copy in (*self.files, *self.orders) for layer in self.shown[copy.source]})


@dataclass(frozen=True)
class Brought:
    """What :func:`bring` has copied.

    :param marks: of each file of :attr:`Moving.files` and reports' points when it was copied.
    """

    made: tuple[Path, ...]
    marks: Mapping[Path, Optional[tuple[int, ...]]]
    report_count: int


def in_profile(project: QgsProject, profile: str) -> list[QgsVectorLayer]:
    """The layers of *project* that show a file of the profile's results."""
    folder = results_folder(None, profile)
    return [layer for layer in _vector_layers(project) if own_file(path_of(layer), [folder], RESULTS)]


def plan(project: QgsProject, profile: str, reports: Iterable[Path] = ()) -> Moving:
    """What lies in the profile, and where it goes.

    :param reports: single reports that were fetched for this project.
    """
    home, target = results_folder(None, profile), results_folder(file_of_project(project), profile)
    shown: dict[Path, list[str]] = {}
    earlier: dict[Path, list[str]] = {}
    edited: dict[Path, str] = {}
    for layer in _vector_layers(project):
        path, before = path_of(layer), kept_before(layer)
        if own_file(path, [home], RESULTS):
            shown.setdefault(path, []).append(layer.id())
        if before is not None and own_file(before, [home], RESULTS):
            earlier.setdefault(before, []).append(layer.id())
        if layer.isEditable():
            edited.update(dict.fromkeys(filter(None, (path, before)), layer.name()))
    names = sorted({edited[path] for path in (*shown, *earlier) if path in edited})
    wanted = [path for path in dict.fromkeys((*shown, *earlier)) if path not in edited]
    orders = [path for path in wanted if path in shown and _is_of_reports(path)]
    taken: set[Path] = set()
    singles = [path for path in dict.fromkeys(reports) if own_file(path, [home], REPORTS)]
    return Moving(
        project_file=project.fileName(),
        files=tuple(Copy(path, _free(target / path.name, taken)) for path in wanted if path not in orders),
        orders=tuple(
            Copy(path, _free(target / _REPORTS / (path.parent.name or _REPORTS), taken) / path.name)
            for path in orders
        ),
        reports=tuple(Copy(path, _free(target / _REPORTS / path.name, taken)) for path in singles),
        shown={path: tuple(shown.get(path, ())) for path in wanted},
        earlier={path: tuple(earlier.get(path, ())) for path in wanted},
        edited=tuple(names),
    )


def bring(moving: Moving, monitor: Monitor) -> Brought:
    """Copy all of *moving*, or nothing; in any thread. Raises as :func:`~.copying.copy_all`."""
    copies = [*moving.files, *moving.reports]
    for points in moving.orders:
        copies += _files_of_order(points)
    marks = {copy.source: mark_of(copy.source) for copy in (*moving.files, *moving.orders)}
    copy_all(copies, monitor)
    reports = sum(copy.target.suffix.lower() in (".pdf", ".html") for copy in copies)
    return Brought(tuple(copy.target for copy in copies), marks, reports)


def undo(moving: Moving, brought: Brought) -> None:
    """Take the copies away again; nothing names them."""
    ours = results_folder(moving.project_file, "")
    parents = {folder for path in brought.made for folder in path.parents}
    drop(brought.made, [folder for folder in parents if ours in (folder, *folder.parents)])


def outdated(project: QgsProject, moving: Moving, brought: Brought) -> bool:
    """Whether what was copied is not what the project shows by now, so that it has to be copied anew."""
    if project.fileName() != moving.project_file:
        return True
    for copy in (*moving.files, *moving.orders):
        if mark_of(copy.source) != brought.marks[copy.source]:
            return True
        present = [project.mapLayer(layer_id) for layer_id in moving.shown[copy.source]]
        if any(layer is None or layer.isEditable() or path_of(layer) != copy.source for layer in present):
            return True
        kept = [project.mapLayer(layer_id) for layer_id in moving.earlier[copy.source]]
        if any(layer is None or layer.isEditable() or previous_path(layer) != copy.source for layer in kept):
            return True
    return False


def show_and_save(project: QgsProject, moving: Moving, save: Callable[[], object]) -> None:
    """Have the layers show the copies and save the project.

    :param save: as the analyst does, so that QGIS knows that the file is its own; the project is not dirty
        after success.
    :raises OSError: when QGIS can't open a copy or save the project; all is as it was then.
    """
    was_dirty = project.isDirty()
    before: list[tuple[QgsVectorLayer, str, object]] = []
    try:
        _show(project, moving, before)
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


def _show(project: QgsProject, moving: Moving, before: list[tuple[QgsVectorLayer, str, object]]) -> None:
    targets = {copy.source: copy.target for copy in (*moving.files, *moving.orders)}
    for layer in _vector_layers(project):
        path, earlier = path_of(layer), previous_path(layer)
        if path not in targets and earlier not in targets:
            continue
        before.append((layer, layer.source(), earlier))
        if path in targets:
            _show_copy(layer, targets[path])
            _rename(layer, path)
        if earlier is not None:
            set_previous_path(layer, targets.get(earlier, earlier))


def _show_copy(layer: QgsVectorLayer, target: Path) -> None:
    """Raises OSError where the copy does not open or has not as many rows."""
    # Rows that a filter leaves are counted one by one: the window would wait for each layer.
    count = -1 if layer.subsetString() else layer.featureCount()
    _put(layer, _moved(layer, target))
    if not layer.isValid() or (count >= 0 and layer.featureCount() != count):
        raise OSError(f"QGIS can't open {target}")


def _put(layer: QgsVectorLayer, source: str) -> None:
    """Show *source* under the styles, names and the selection that *layer* has."""
    if layer.source() == source:
        return
    selected, is_true = layer.selectedFeatureIds(), provenance.is_stamped(layer) and provenance.fits(layer)
    options = QgsDataProvider.ProviderOptions()
    options.transformContext = layer.transformContext()
    layer.setDataSource(source, layer.name(), "ogr", options, False)
    if is_true:
        provenance.stamp(layer)
    layer.selectByIds(list(selected))
    layer.triggerRepaint()


def _moved(layer: QgsMapLayer, target: Path) -> str:
    """The source of *layer* with another file; table and filter stay."""
    registry = QgsProviderRegistry.instance()
    parts = registry.decodeUri("ogr", layer.source())
    parts["path"] = str(target)
    return registry.encodeUri("ogr", parts)


def _rename(layer: QgsVectorLayer, old: Path) -> None:
    """Where the metadata name the file, its place is none to be told."""
    metadata = layer.metadata()
    if metadata.identifier() == str(old):
        metadata.setIdentifier(old.name)
        layer.setMetadata(metadata)


def _vector_layers(project: QgsProject) -> list[QgsVectorLayer]:
    found = (layer for layer in project.mapLayers().values() if isinstance(layer, QgsVectorLayer))
    return [layer for layer in found if layer.providerType() == "ogr"]


def _is_of_reports(path: Path) -> bool:
    return path.suffix == LAYER[1] and any(path == file_of(order, *LAYER) for order in orders_in(path.parent))


def _files_of_order(points: Copy) -> list[Copy]:
    """The points of an order of reports, its reports, its index and its memory."""
    folder = points.target.parent
    for order in orders_in(points.source.parent):
        if file_of(order, *LAYER) == points.source:
            beside = [file_of(order, *INDEX), file_of(order, "order", ".jsonl")]
            reports = filter(None, map(order.path_of, order.items))
            wanted = dict.fromkeys((points.source, *beside, *reports))
            return [Copy(path, folder / path.name) for path in wanted if own_entry(path, WITH_REPORTS)]
    return [points]


def _free(path: Path, taken: set[Path]) -> Path:
    """*path*, or with a number where something is, or will be."""
    candidate, number = path, 2
    while candidate.exists() or candidate in taken:
        candidate, number = path.with_name(f"{path.stem} {number}{path.suffix}"), number + 1
    taken.add(candidate)
    return candidate
