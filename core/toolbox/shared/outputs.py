"""Write rows to OUTPUT.

A local GeoPackage is written directly, anything else through a QGIS sink, in batches.
"""

from __future__ import annotations

import tempfile
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, zip_longest
from pathlib import Path
from sqlite3 import Error as DatabaseError
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Mapping, Optional, Sequence

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ... import gis
from ...api.files import keep
from ...gis.text.languages import tr
from ...gis.text.numbers import plural, whole
from . import databases, targets
from .parameters import OUTPUT
from .styling import Style, style_on_load

if TYPE_CHECKING:
    from ...gis.results.result import Result
    from .algorithm import PluginAlgorithm, Run
    from .inputs import Input

_SINK_BATCH = 1000
_UNWRITTEN = (QgsProcessingException, OSError, DatabaseError)
_KEPT = "answers.gpkg"


def written_or_kept(written: Callable[[Run], str], run: Run, name: str) -> str:
    """Return the result of *written*; if OUTPUT can't be written, write a file *name* elsewhere instead.

    Responses that took long must not be lost because the disk is full at the end.

    :raises QgsProcessingException: the problem with OUTPUT, and where the rows were saved.
    """
    try:
        return written(run)
    except _UNWRITTEN as error:
        trouble = _sentence(error)
    path = targets.elsewhere(name)
    # The run's own feedback has already reported the rows.
    quiet = QgsProcessingFeedback(False)
    try:
        written(replace(run, parameters={**run.parameters, OUTPUT: str(path)}, feedback=quiet))
        text = tr("{trouble}. The results are kept in {file}.")
    except _UNWRITTEN:
        text = tr(
            "{trouble}. There is no space for the results in {file} either. Free some space and run it again."
        )
    raise QgsProcessingException(text.format(trouble=trouble, file=path))


@dataclass(frozen=True)
class InputCopy:
    """A file that has the rows of *source* and additional fields.

    :param table: the table in the file.
    :param fields: the fields of *source*, by their names in the file.
    """

    source: Input
    table: str
    fields: Mapping[str, QgsField]


class Output:
    """An output of one run of *algorithm*: OUTPUT, or another *parameter*.

    :ivar own_file: the output if it is a GeoPackage of its own; None: it is written through a sink.
    """

    def __init__(self, algorithm: PluginAlgorithm, run: Run, parameter: str = OUTPUT) -> None:
        self._algorithm = algorithm
        self._run = run
        self._parameter = parameter
        output = run.parameters[parameter]
        self.own_file = None if targets.appends(output) else targets.geopackage_of(output)

    @contextmanager
    def file(self) -> Iterator[Path]:
        """Yield the path to write a result to: OUTPUT itself, or a file in a temporary folder."""
        if self.own_file is not None:
            yield self.own_file
            return
        with tempfile.TemporaryDirectory(prefix="geoportfolio") as folder:
            yield Path(folder) / "result.gpkg"

    def deliver(self, written: Path, is_kept: bool = True, copy: Optional[InputCopy] = None) -> str:
        """Deliver the GeoPackage *written* as OUTPUT and return its destination; an existing file is
        replaced.

        :param is_kept: whether to save *written* elsewhere if OUTPUT does not accept all rows.
        :param copy: describes *written* if it is a copy of the input; None: it is a result.
        :raises QgsProcessingException: the problem with OUTPUT, and where the rows were saved.
        """
        try:
            if self.own_file is None:
                return self._copied(written, copy)
            _replace(self.own_file, written)
        except _UNWRITTEN as error:
            if not is_kept:
                raise
            trouble = _sentence(error)
        else:
            return str(
                self._algorithm.parameterAsOutputLayer(
                    self._run.parameters, self._parameter, self._run.context
                )
            )
        kept = _moved_out(written) if self.own_file is None else _named(written, self.own_file)
        text = tr("{trouble}. The results are kept in {file}.")
        raise QgsProcessingException(text.format(trouble=trouble, file=kept))

    def style_result(self, destination: str, result: Result, is_own: bool = False) -> None:
        """Style the layer at *destination* and store its metadata when QGIS loads it.

        :param is_own: whether OUTPUT is the unchanged file of *result*.
        """
        remembers = is_own and self.own_file is not None
        if remembers and result.stored is not None:
            result = replace(result, stored=replace(result.stored, path=self.own_file))
        adopt = partial(gis.results.layers.adopt_result, result=result, remembers=remembers)
        self.style_by(destination, gis.results.result.layer_name(result), adopt)

    def style_by(self, destination: str, title: str, style: Style) -> None:
        """Call *style* with the layer at *destination* when QGIS loads it, also after a cancel."""
        style_on_load(self._run.context, self._run.feedback, destination, title, style)

    def write(
        self,
        fields: QgsFields,
        features: Iterable[QgsFeature],
        kind: QgsWkbTypes.Type = QgsWkbTypes.Type.NoGeometry,
        crs: Optional[QgsCoordinateReferenceSystem] = None,
        source: Optional[Input] = None,
    ) -> str:
        """Write *features*, lazily, to a sink and return its destination.

        :param source: the input whose fields are the first of *fields*.
        :raises QgsProcessingException: the sink can't be created, or does not accept all rows.
        """
        run = self._run
        output = run.parameters[self._parameter]
        if kind == QgsWkbTypes.Type.NoGeometry and not targets.appends(output):
            destination = targets.destination_of(output)
            formed = databases.without_geometry(destination)
            output = output if formed == destination else targets.redirected(output, formed)
        if source is not None and ".gpkg" in targets.destination_of(output).lower():
            fields = targets.with_fit_fid(fields, source.unfit_fid())
        fields = targets.fitting(fields, output)
        sink, destination = self._sink(output, fields, kind, crs or QgsCoordinateReferenceSystem())
        features = iter(features)
        count = 0
        while batch := list(islice(features, _SINK_BATCH)):
            if targets.appends(output):
                for feature in batch:  # QGIS matches values by field name there
                    feature.setFields(fields, False)
            if not sink.addFeatures(batch, QgsFeatureSink.Flag.FastInsert):
                told = self._algorithm.writeFeatureError(sink, run.parameters, self._parameter)
                raise self._refused(told, output)
            count += len(batch)
        del sink  # closes the file
        if not targets.has_rows(output, count):
            raise QgsProcessingException(tr("Not all rows could be written to OUTPUT. Check the disk space."))
        if not targets.appends(output) and not databases.make_spatial_index(targets.destination_of(output)):
            run.feedback.pushWarning(tr("The database created no spatial index for OUTPUT."))
        return str(destination)

    def write_table(self, kinds: Mapping[str, Any], rows: Iterable[Sequence[Any]]) -> str:
        """Write *rows* without geometry to a sink and return its destination.

        :param kinds: the ``FieldType`` by field name, in the order of the values of a row.
        :raises QgsProcessingException: the sink can't be created, or does not accept all rows.
        """
        fields = QgsFields()
        for name, kind in kinds.items():
            fields.append(QgsField(name, kind))
        return self.write(fields, (_row(fields, row) for row in rows))

    def _sink(
        self, output: Any, fields: QgsFields, kind: QgsWkbTypes.Type, crs: QgsCoordinateReferenceSystem
    ) -> tuple[QgsFeatureSink, str]:
        algorithm, run, destination = self._algorithm, self._run, targets.destination_of(output)
        is_database = databases.database_of(destination) is not None
        if is_database and targets.appends(output):
            definition, transforms = output.remappingDefinition(), run.context.transformContext()
            sink = databases.appending_sink(destination, definition, fields, crs, transforms)
            return sink, destination
        parameters = {**run.parameters, self._parameter: output}
        try:
            sink, destination = algorithm.parameterAsSink(
                parameters, self._parameter, run.context, fields, kind, crs
            )
        except QgsProcessingException as error:
            if not is_database:
                raise
            told = str(error)
        else:
            if sink is not None:
                return sink, destination
            told = algorithm.invalidSinkError(parameters, self._parameter)
        raise self._refused(told, output) if is_database else QgsProcessingException(told)

    def _refused(self, told: str, output: Any) -> QgsProcessingException:
        """Return why rows are not in *output*. QGIS's message *told* may be an SQL statement; it goes to the
        log."""
        destination = targets.destination_of(output)
        # The destination of a database includes its password.
        self._run.feedback.pushDebugInfo(
            databases.without_password(told.replace(destination, self._parameter))
        )
        if databases.database_of(destination) is not None:
            return QgsProcessingException(databases.refusal(told))
        return QgsProcessingException(tr("A row could not be written to OUTPUT. Check the disk space."))

    def _copied(self, path: Path, copy: Optional[InputCopy]) -> str:
        table = copy.table if copy else gis.storage.geopackage.TABLE
        # With the layer name: without it, QGIS 3.22 reads freed memory if the file has changed since it was
        # opened.
        layer = QgsVectorLayer(f"{path}|layername={table}", "result", "ogr")
        fields, places = _fields_for_sink(layer, copy.fields if copy else {})
        kind, crs = (copy.source.wkb_type, copy.source.crs) if copy else (layer.wkbType(), layer.crs())
        feedback, count = self._run.feedback, 0
        was_stopped = feedback.isCanceled()

        def rows() -> Iterator[QgsFeature]:
            nonlocal count
            for feature in layer.getFeatures():
                if feedback.isCanceled() and not was_stopped:
                    return
                count += 1
                attributes = feature.attributes()
                feature.setAttributes([attributes[place] for place in places])
                yield feature

        destination = self.write(fields, rows(), kind, crs, copy and copy.source)
        total = layer.featureCount()
        if count < total:
            text = plural(
                total,
                "Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.",
                "Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.",
            )
            del layer
            feedback.reportError(text.format(count=whole(count), total=whole(total), file=_moved_out(path)))
        return destination


def _replace(target: Path, written: Path) -> None:
    if written == target:
        return
    try:
        keep(written, target)
    except OSError as error:
        raise QgsProcessingException(
            tr(
                "OUTPUT could not be replaced: {trouble}. Close the program that uses it, or choose another "
                "file."
            ).format(trouble=error.strerror or error)
        ) from None


def _moved_out(written: Path) -> Path:
    """Move the file *written* out of its temporary folder, and return the new path."""
    return keep(written, targets.elsewhere(_KEPT))


def _named(written: Path, target: Path) -> Path:
    """Rename the file *written* from its temporary name, and return the new path."""
    if not gis.files.partial.is_partial(written):
        return written
    kept = gis.files.file_names.free(target)
    with suppress(OSError):
        keep(written, kept)
    return kept if kept.exists() else written


def _sentence(error: Exception) -> str:
    """Return the message of *error* without its full stop."""
    is_sentence = isinstance(error, QgsProcessingException)
    return (str(error) if is_sentence else gis.text.error_messages.sentence(error)).rstrip(".")


def _fields_for_sink(layer: QgsVectorLayer, given: Mapping[str, QgsField]) -> tuple[QgsFields, Sequence[int]]:
    """Return the fields for a sink, and their indexes in *layer*, without our row ids.

    :param given: definitions for the first fields, by their names in *layer*.
    """
    own, (key, *_) = layer.fields(), layer.primaryKeyAttributes()
    places = [own.lookupField(name) for name in given]
    places += [place for place in range(len(own)) if place != key and place not in places]
    fields = QgsFields()
    for place, wanted in zip_longest(places, given.values()):
        field = QgsField(own[place])
        if wanted is not None and (wanted.type() == field.type() or place == key):
            field = QgsField(wanted)
        elif wanted is not None:
            field.setName(wanted.name())
        fields.append(field)
    return fields, places


def _row(fields: QgsFields, values: Sequence[Any]) -> QgsFeature:
    """Return a feature with *fields* and *values*, without geometry."""
    feature = QgsFeature(fields)
    feature.setAttributes(list(values))
    return feature
