"""OUTPUT: a GeoPackage of its own that is streamed into, or a sink of any kind, filled in batches."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Callable, Iterable, Iterator, Optional

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsFeatureRequest,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingFeedback,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from ..gis import layers
from ..gis.columns import unique_name
from ..gis.results import Result
from ..gis.sentences import sentence
from .base import OUTPUT, Run, ServiceAlgorithm
from .loaded import Dress, dress_when_loaded
from .targets import elsewhere, geopackage_of, has_rows, target_of

translate = QCoreApplication.translate

_SINK_BATCH = 1000
_UNWRITTEN = (QgsProcessingException, OSError, sqlite3.Error)
_FID = "fid"
"""What QGIS calls the numbers of the rows of a GeoPackage, of which each is there once."""


class Output:
    """The OUTPUT of one run of *algorithm*."""

    def __init__(self, algorithm: ServiceAlgorithm, run: Run) -> None:
        self._algorithm = algorithm
        self._run = run
        self._target = geopackage_of(run.parameters[OUTPUT])

    @contextmanager
    def file(self) -> Iterator[Path]:
        """Where a result is to be written: at OUTPUT itself, or in a folder that is gone afterwards."""
        if self._target is not None:
            yield self._target
            return
        with tempfile.TemporaryDirectory(prefix="geoportfolio") as folder:
            yield Path(folder) / "result.gpkg"

    def take(self, written: Path) -> str:
        """The file *written* becomes OUTPUT; what stands there under the name makes way."""
        if self._target is None:
            return self._copied(written)
        if written != self._target:
            written.replace(self._target)
        return str(self._algorithm.parameterAsOutputLayer(self._run.parameters, OUTPUT, self._run.context))

    def dress(self, destination: str, result: Result, is_own: bool = False) -> None:
        """Let the layer at *destination* look and tell like one that the docks loaded.

        :param is_own: whether *result* is at OUTPUT just as the store has written it.
        """
        remembers = is_own and self._target is not None
        if remembers and result.stored is not None:
            result = replace(result, stored=replace(result.stored, path=self._target))
        adopt = partial(layers.adopt_result, result=result, remembers=remembers)
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
        source: Optional[QgsProcessingFeatureSource] = None,
    ) -> str:
        """Fill a sink with *features*, which are made while it is filled.

        :param source: whose fields are the first of *fields*.
        :raises QgsProcessingException: when the sink can't be made, or does not take each row.
        """
        algorithm, run = self._algorithm, self._run
        crs = crs or QgsCoordinateReferenceSystem()
        if source is not None and ".gpkg" in target_of(run.parameters[OUTPUT]).lower():
            fields = _with_free_fid(fields, source)
        sink, destination = algorithm.parameterAsSink(run.parameters, OUTPUT, run.context, fields, kind, crs)
        if sink is None:
            raise QgsProcessingException(algorithm.invalidSinkError(run.parameters, OUTPUT))
        features = iter(features)
        count = 0
        while batch := list(islice(features, _SINK_BATCH)):
            if not sink.addFeatures(batch, QgsFeatureSink.Flag.FastInsert):
                # QGIS's words may be a whole SQL statement: they go to the log.
                run.feedback.pushDebugInfo(algorithm.writeFeatureError(sink, run.parameters, OUTPUT))
                raise QgsProcessingException(
                    translate("GeoPortfolio", "OUTPUT did not take a row. Check the space on the disk.")
                )
            count += len(batch)
        del sink  # closes the file
        if not has_rows(run.parameters[OUTPUT], count):
            raise QgsProcessingException(
                translate("GeoPortfolio", "OUTPUT did not take all rows. Check the space on the disk.")
            )
        return str(destination)

    def _copied(self, path: Path) -> str:
        layer = QgsVectorLayer(str(path), "result", "ogr")
        fields, number = layer.fields(), layer.primaryKeyAttributes()[0]
        fields.remove(number)
        features = (_without(feature, number) for feature in layer.getFeatures())
        return self.write(fields, features, layer.wkbType(), layer.crs())


def written_or_kept(written: Callable[[Run], str], run: Run, name: str) -> str:
    """What *written* gives. Answers take long: where OUTPUT does not take them, they go elsewhere.

    :param name: of the file that has them then.
    :raises QgsProcessingException: what was wrong with OUTPUT, and where the answers are.
    """
    try:
        return written(run)
    except _UNWRITTEN as error:
        trouble = str(error) if isinstance(error, QgsProcessingException) else sentence(error)
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
    raise QgsProcessingException(text.format(trouble=trouble.rstrip("."), file=path))


def _with_free_fid(fields: QgsFields, source: QgsProcessingFeatureSource) -> QgsFields:
    """*fields*, where ``fid`` has another name if that of *source* can't number rows: in a merged layer."""
    number = source.fields().lookupField(_FID)
    if number < 0 or _numbers_rows(source, number):
        return fields
    made = QgsFields()
    for place, field in enumerate(fields):
        named = QgsField(field)
        if place == number:
            named.setName(unique_name(f"input_{_FID}", fields.names()))
        made.append(named)
    return made


def _numbers_rows(source: QgsProcessingFeatureSource, number: int) -> bool:
    """Whether each row has a whole number of its own in the field *number*."""
    request = QgsFeatureRequest()
    request.setFlags(QgsFeatureRequest.Flag.NoGeometry)
    request.setSubsetOfAttributes([number])
    seen: set[int] = set()
    for feature in source.getFeatures(request, source.Flag.FlagSkipGeometryValidityChecks):
        value = feature.attribute(number)
        if not isinstance(value, int) or value in seen:
            return False
        seen.add(value)
    return True


def _without(feature: QgsFeature, number: int) -> QgsFeature:
    """A row without its number in our file, which is nothing that the service said."""
    attributes = feature.attributes()
    del attributes[number]
    feature.setAttributes(attributes)
    return feature
