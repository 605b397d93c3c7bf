"""OUTPUT: a GeoPackage of its own that is streamed into, or a sink of any kind, filled in batches."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from sqlite3 import Error as DatabaseError
from typing import TYPE_CHECKING, Any, Callable, Iterable, Iterator, Optional

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsFeatureSink,
    QgsFields,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from .. import gis
from ..api.whole_files import keep
from ..gis.counting import plural
from ..gis.numbers import whole
from .base import OUTPUT, Run, ServiceAlgorithm
from .databases import (
    appending_sink,
    appends,
    database_of,
    formed_for,
    index_places,
    reason_in,
    without_password,
)
from .field_names import fitting
from .loaded import Dress, dress_when_loaded
from .row_numbers import in_the_way, with_free_fid
from .targets import elsewhere, geopackage_of, has_rows, target_of

if TYPE_CHECKING:
    from ..gis.results import Result
    from .inputs import Input

translate = QCoreApplication.translate

_SINK_BATCH = 1000
UNWRITTEN_FILE = (OSError, DatabaseError)
_UNWRITTEN = (QgsProcessingException, *UNWRITTEN_FILE)
_KEPT = "answers.gpkg"


class Output:
    """The OUTPUT of one run of *algorithm*."""

    def __init__(self, algorithm: ServiceAlgorithm, run: Run) -> None:
        self._algorithm = algorithm
        self._run = run
        output = run.parameters[OUTPUT]
        self._target = None if appends(output) else geopackage_of(output)

    @property
    def own_file(self) -> Optional[Path]:
        """OUTPUT, where it is a file that is all ours; None: it is filled through a sink."""
        return self._target

    @contextmanager
    def file(self) -> Iterator[Path]:
        """Where a result is to be written: at OUTPUT itself, or in a folder that is gone afterwards."""
        if self._target is not None:
            yield self._target
            return
        with tempfile.TemporaryDirectory(prefix="geoportfolio") as folder:
            yield Path(folder) / "result.gpkg"

    def take(self, written: Path, is_kept: bool = True) -> str:
        """The file *written* becomes OUTPUT; what stands there under the name makes way.

        :param is_kept: whether *written* goes elsewhere where OUTPUT does not take all of it.
        :raises QgsProcessingException: what was wrong with OUTPUT, and where the answers are.
        """
        try:
            if self._target is None:
                return self._copied(written)
            self._replace(self._target, written)
        except _UNWRITTEN as error:
            if not is_kept:
                raise
            trouble = _told(error)
        else:
            return str(
                self._algorithm.parameterAsOutputLayer(self._run.parameters, OUTPUT, self._run.context)
            )
        kept = _kept(written) if self._target is None else _named(written, self._target)
        text = translate("GeoPortfolio", "{trouble}. The answers are kept in {file}.")
        raise QgsProcessingException(text.format(trouble=trouble, file=kept))

    def take_or_keep(self, written: Path, name: str, trouble: Optional[Exception]) -> str:
        """The file *written* becomes OUTPUT, else it is kept as *name* elsewhere.

        :param trouble: why it can't become OUTPUT, where that is known.
        :raises QgsProcessingException: what was wrong with OUTPUT, and where the answers are.
        """
        try:
            if trouble is None:
                return self.take(written)
        except OSError as error:
            trouble = error
        kept = keep(written, elsewhere(name))
        text = translate("GeoPortfolio", "{trouble}. The answers are kept in {file}.")
        raise QgsProcessingException(text.format(trouble=_told(trouble), file=kept))

    def naming(self, source: Input, layer: Optional[QgsVectorLayer]) -> Callable[[QgsFields], QgsFields]:
        """What gives fields, of which those of *source* are the first, the names that OUTPUT takes.

        :param layer: that *source* reads, where that is known.
        """
        output = self._run.parameters[OUTPUT]
        taken = in_the_way(source, layer) if ".gpkg" in target_of(output).lower() else None
        return lambda fields: fitting(with_free_fid(fields, taken), output)

    def dress(self, destination: str, result: Result, is_own: bool = False) -> None:
        """Let the layer at *destination* look and tell like one that the docks loaded.

        :param is_own: whether *result* is at OUTPUT just as the store has written it.
        """
        remembers = is_own and self._target is not None
        if remembers and result.stored is not None:
            result = replace(result, stored=replace(result.stored, path=self._target))
        adopt = partial(gis.layers.adopt_result, result=result, remembers=remembers)
        self.dress_by(destination, result.title, adopt)

    def dress_by(self, destination: str, title: str, dress: Dress) -> None:
        """Name the layer at *destination* and *dress* it, once it is on the map; also after a cancel."""
        dress_when_loaded(self._run.context, self._run.feedback, destination, title, dress)

    def write(
        self,
        fields: QgsFields,
        features: Iterable[QgsFeature],
        kind: QgsWkbTypes.Type = QgsWkbTypes.Type.NoGeometry,
        crs: Optional[QgsCoordinateReferenceSystem] = None,
        source: Optional[Input] = None,
    ) -> str:
        """Fill a sink with *features*, which are made while it is filled.

        :param source: whose fields are the first of *fields*.
        :raises QgsProcessingException: when the sink can't be made, or does not take each row.
        """
        run = self._run
        output = formed_for(run.parameters[OUTPUT], kind)
        crs = crs or QgsCoordinateReferenceSystem()
        if source is not None and ".gpkg" in target_of(output).lower():
            fields = with_free_fid(fields, in_the_way(source))
        fields = fitting(fields, output)
        sink, destination = self._sink(output, fields, kind, crs)
        features = iter(features)
        count = 0
        while batch := list(islice(features, _SINK_BATCH)):
            if appends(output):
                for feature in batch:  # QGIS finds the values by the fields' names there
                    feature.setFields(fields, False)
            if not sink.addFeatures(batch, QgsFeatureSink.Flag.FastInsert):
                told = self._algorithm.writeFeatureError(sink, run.parameters, OUTPUT)
                raise self._refused(told, output)
            count += len(batch)
        del sink  # closes the file
        if not has_rows(output, count):
            raise QgsProcessingException(
                translate("GeoPortfolio", "OUTPUT did not take all rows. Check the space on the disk.")
            )
        if not appends(output) and not index_places(output):
            run.feedback.pushWarning(
                translate("GeoPortfolio", "The database made no spatial index of OUTPUT.")
            )
        return str(destination)

    def _sink(
        self, output: Any, fields: QgsFields, kind: QgsWkbTypes.Type, crs: QgsCoordinateReferenceSystem
    ) -> tuple[QgsFeatureSink, str]:
        algorithm, run = self._algorithm, self._run
        if appends(output) and database_of(output) is not None:
            return appending_sink(output, fields, crs, run.context.transformContext()), target_of(output)
        parameters = {**run.parameters, OUTPUT: output}
        try:
            sink, destination = algorithm.parameterAsSink(parameters, OUTPUT, run.context, fields, kind, crs)
        except QgsProcessingException as error:
            if database_of(output) is None:
                raise
            told = str(error)
        else:
            if sink is not None:
                return sink, destination
            told = algorithm.invalidSinkError(parameters, OUTPUT)
        raise self._refused(told, output) if database_of(output) else QgsProcessingException(told)

    @staticmethod
    def _replace(target: Path, written: Path) -> None:
        if written == target:
            return
        try:
            keep(written, target)
        except OSError as error:
            raise QgsProcessingException(
                translate(
                    "GeoPortfolio",
                    "OUTPUT can't be replaced: {trouble}. Close what has it open, or choose another file.",
                ).format(trouble=error.strerror or error)
            ) from None

    def _refused(self, told: str, output: Any) -> QgsProcessingException:
        """Why rows are not in *output*; what QGIS *told* may be a whole SQL statement: it goes to the log."""
        # Where a database is, is told with its password.
        self._run.feedback.pushDebugInfo(without_password(told.replace(target_of(output), OUTPUT)))
        if database_of(output) is None:
            return QgsProcessingException(
                translate("GeoPortfolio", "OUTPUT did not take a row. Check the space on the disk.")
            )
        reason = reason_in(told)
        if not reason:
            return QgsProcessingException(
                translate("GeoPortfolio", "The database did not take OUTPUT. Check that it can be reached.")
            )
        return QgsProcessingException(
            translate(
                "GeoPortfolio",
                'The database did not take OUTPUT. It says: "{reason}". Ask who looks after it.',
            ).format(reason=reason)
        )

    def _copied(self, path: Path) -> str:
        # By its name: QGIS 3.22 reads freed memory where a file without one has changed since it was opened.
        layer = QgsVectorLayer(f"{path}|layername={gis.geopackage.TABLE}", "result", "ogr")
        fields, number = layer.fields(), layer.primaryKeyAttributes()[0]
        fields.remove(number)
        feedback, count = self._run.feedback, 0
        was_stopped = feedback.isCanceled()

        def rows() -> Iterator[QgsFeature]:
            nonlocal count
            for feature in layer.getFeatures():
                if feedback.isCanceled() and not was_stopped:
                    return
                count += 1
                yield _without(feature, number)

        destination = self.write(fields, rows(), layer.wkbType(), layer.crs())
        total = layer.featureCount()
        if count < total:
            text = plural(
                total,
                "Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.",
                "Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.",
            )
            del layer
            feedback.reportError(text.format(count=whole(count), total=whole(total), file=_kept(path)))
        return destination


def written_or_kept(written: Callable[[Run], str], run: Run, name: str) -> str:
    """What *written* gives. Answers take long: where OUTPUT does not take them, they go elsewhere.

    :param name: of the file that has them then.
    :raises QgsProcessingException: what was wrong with OUTPUT, and where the answers are.
    """
    try:
        return written(run)
    except _UNWRITTEN as error:
        trouble = _told(error)
    path = elsewhere(name)
    # What there is to say of the rows has been said.
    quiet = QgsProcessingFeedback(False)
    try:
        written(replace(run, parameters={**run.parameters, OUTPUT: str(path)}, feedback=quiet))
        text = translate("GeoPortfolio", "{trouble}. The answers are kept in {file}.")
    except _UNWRITTEN:
        text = translate(
            "GeoPortfolio",
            "{trouble}. There is no room for the answers in {file} either. Make room and run it again.",
        )
    raise QgsProcessingException(text.format(trouble=trouble, file=path))


def _told(error: Exception) -> str:
    """The sentence of *error*, to be gone on with."""
    text = str(error) if isinstance(error, QgsProcessingException) else gis.sentences.sentence(error)
    return text.rstrip(".")


def _kept(written: Path) -> Path:
    """Where the file *written* is when its own folder is gone."""
    return keep(written, elsewhere(_KEPT))


def _named(written: Path, target: Path) -> Path:
    """Where the file *written* is under a name that can stay: a temporary one is for what is not whole."""
    if not gis.parts.is_part(written):
        return written
    kept = gis.store.free(target)
    with suppress(OSError):
        keep(written, kept)
    return kept if kept.exists() else written


def _without(feature: QgsFeature, number: int) -> QgsFeature:
    """A row without its number in our file, which is nothing that the service said."""
    attributes = feature.attributes()
    del attributes[number]
    feature.setAttributes(attributes)
    return feature


@contextmanager
def passing_folder() -> Iterator[Path]:
    """A folder that goes with the block; what can't be written there ends the block and nothing else."""
    with suppress(OSError, DatabaseError), tempfile.TemporaryDirectory(prefix="geoportfolio") as folder:
        yield Path(folder)
