"""The inputs of algorithms: the features of a parameter, and the areas of AREA or CENTERS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Iterable, Iterator, Optional

from qgis.core import (
    QgsFeature,
    QgsFeatureRequest,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingUtils,
    QgsVectorLayer,
    QgsVectorLayerFeatureSource,
)

from ... import api, gis
from ...api.errors import InvalidInput
from ...gis.compat import filter_of_source
from ...gis.text.languages import tr
from .parameters import AREA, RADII

if TYPE_CHECKING:
    from ...api import Area
    from .algorithm import PluginAlgorithm, Run
    from .base import ServiceAlgorithm

FID = "fid"
"""The name of the unique row ids of a GeoPackage in QGIS."""


class Input:
    """The features of the parameter *name*, as they are when the run starts.

    The layer may be removed from the project while a run waits for the service. QGIS's own source accesses
    the layer on each call, and crashes QGIS if it is gone.

    :raises QgsProcessingException: there are no features.
    """

    def __init__(self, algorithm: PluginAlgorithm, run: Run, name: str) -> None:
        source = algorithm.parameterAsSource(run.parameters, name, run.context)
        if source is None:
            raise QgsProcessingException(algorithm.invalidSourceError(run.parameters, name))
        self.name = source.sourceName()
        self.fields = source.fields()
        self.wkb_type = source.wkbType()
        self.crs = source.sourceCrs()
        self.count = source.featureCount()
        self.expressions = algorithm.createExpressionContext(run.parameters, run.context, source)
        given = run.parameters.get(name)
        self._definition = given if isinstance(given, QgsProcessingFeatureSourceDefinition) else None
        layer = layer_read(given, run.context)
        self.layer_id = "" if layer is None else layer.id()
        self.place = "" if layer is None else layer.publicSource()
        """The source of the data, without a password; empty if the input is not a layer."""
        # Selected features are already a copy.
        is_copy = layer is None or (self._definition is not None and self._definition.selectedFeaturesOnly)
        self._source = source if is_copy else QgsVectorLayerFeatureSource(layer)
        self.stored = None if is_copy or self._is_narrowed else gis.layers.tables.table_of(layer)
        """The path and table of a GeoPackage with exactly these rows and fields; None: there is none."""

    def features(self, request: Optional[QgsFeatureRequest] = None) -> Iterator[QgsFeature]:
        """Yield all features, including those with an invalid geometry, which we check ourselves.

        QGIS's "stop on invalid geometry" crashes the interpreter.
        """
        request = request or QgsFeatureRequest()
        if isinstance(self._source, QgsProcessingFeatureSource):
            yield from self._source.getFeatures(request, self._source.Flag.FlagSkipGeometryValidityChecks)
        else:
            yield from self._source.getFeatures(self._narrowed(request))

    def unfit_fid(self, layer: Optional[QgsVectorLayer] = None) -> Optional[int]:
        """Return the index of a field ``fid`` that can't be the row ids of a GeoPackage.

        In a merged layer an id may occur twice. None: there is no such field, or it is usable.

        :param layer: the layer that this reads, if known: its row ids need not be checked.
        """
        index = self.fields.lookupField(FID)
        if index < 0 or self.stored is not None or _is_key(layer, index) or self._numbers_rows(index):
            return None
        return index

    def _numbers_rows(self, index: int) -> bool:
        """Return whether each row has a unique integer in the field at *index*."""
        request = QgsFeatureRequest()
        request.setFlags(QgsFeatureRequest.Flag.NoGeometry)
        request.setSubsetOfAttributes([index])
        seen: set[int] = set()
        for feature in self.features(request):
            value = feature.attribute(index)
            if not isinstance(value, int) or value in seen:
                return False
            seen.add(value)
        return True

    @property
    def _is_narrowed(self) -> bool:
        given = self._definition
        return given is not None and (given.featureLimit >= 0 or bool(filter_of_source(given)))

    def _narrowed(self, request: QgsFeatureRequest) -> QgsFeatureRequest:
        """Apply the options of the dialog beside the layer: feature limit and filter expression."""
        if self._definition is not None:
            if self._definition.featureLimit >= 0:
                request.setLimit(self._definition.featureLimit)
            if wanted := filter_of_source(self._definition):
                request.setFilterExpression(wanted)
        return request


def layer_read(given: Any, context: QgsProcessingContext) -> Optional[QgsVectorLayer]:
    """Return the layer that the source *given* reads; None: it does not read a layer."""
    if isinstance(given, QgsProcessingFeatureSourceDefinition):
        given = given.source.staticValue()
    if isinstance(given, str):
        given = QgsProcessingUtils.mapLayerFromString(given, context)
    return given if isinstance(given, QgsVectorLayer) else None


def _is_key(layer: Optional[QgsVectorLayer], index: int) -> bool:
    """Return whether the field at *index* has the row ids of the file of *layer*."""
    return (
        layer is not None
        and layer.providerType() == "ogr"
        and not layer.isEditable()
        and layer.primaryKeyAttributes() == [index]
    )


@dataclass(frozen=True)
class InputArea:
    """A feature of AREA or CENTERS, and the area to send for it; None: *fault* says why there is none."""

    feature: QgsFeature
    area: Optional[Area] = None
    fault: Optional[InvalidInput] = None

    @property
    def name(self) -> str:
        """Return the tag of the result rows: the feature's id."""
        return str(self.feature.id())


def input_areas(algorithm: ServiceAlgorithm, run: Run, source: Input) -> Iterator[InputArea]:
    """Yield the features of *source*, the ``AREA`` or ``CENTERS`` of *algorithm*, each as an area.

    :raises InvalidRadius: RADII are invalid.
    """
    transforms = run.context.transformContext()
    positions = gis.areas.positions.Positions(source.crs, transforms)
    is_polygon = algorithm.where == AREA
    radii = () if is_polygon else radii_of(algorithm, run)
    for feature in source.features():
        name, geometry = str(feature.id()), feature.geometry()
        try:
            if is_polygon:
                shape = gis.areas.geometry.polygon_from_geometry(geometry, source.crs, transforms, name)
            else:
                shape = api.Buffers((positions.of(geometry, name),), radii)
        except InvalidInput as fault:
            yield InputArea(feature, fault=fault)
        else:
            yield InputArea(feature, api.Area(name, shape))


def valid_areas(where: str, found: Iterable[Optional[Area]]) -> tuple[Area, ...]:
    """Return the areas in *found*, from the parameter *where*.

    :raises QgsProcessingException: there is no area.
    """
    areas = tuple(each for each in found if each is not None)
    if areas:
        return areas
    if where == AREA:
        nothing = tr("There is no valid polygon in AREA, so nothing was requested.")
    else:
        nothing = tr("There is no valid point in CENTERS, so nothing was requested.")
    raise QgsProcessingException(nothing)


def radii_of(algorithm: ServiceAlgorithm, run: Run) -> tuple[float, ...]:
    """Return the value of RADII in meters; raises InvalidRadius."""
    return gis.text.lengths.parse_radii(algorithm.text_of(run, RADII), plain=True)
