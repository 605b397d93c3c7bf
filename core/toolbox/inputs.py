"""What an algorithm reads: the features of a parameter, and the areas of AREA or CENTERS."""

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
from qgis.PyQt.QtCore import QCoreApplication

from .. import api, gis
from ..api.errors import InvalidInput
from ..gis.compat import filter_of_source
from .parameters import AREA, RADII

if TYPE_CHECKING:
    from ..api import Area
    from .algorithm import PluginAlgorithm, Run
    from .base import ServiceAlgorithm

translate = QCoreApplication.translate

FID = "fid"
"""What QGIS calls the numbers of the rows of a GeoPackage, of which each is there once."""


class Input:
    """The features that the parameter *name* holds, as they are when the run begins.

    A run waits for the service, and its layer may be removed from the project during it. QGIS's own source
    asks the layer whenever it is asked, and ends QGIS where that has gone.

    :raises QgsProcessingException: when there are none.
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
        """The address of the data, without a password; empty where the input is no layer."""
        # The selected features are a copy already.
        is_copy = layer is None or (self._definition is not None and self._definition.selectedFeaturesOnly)
        self._source = source if is_copy else QgsVectorLayerFeatureSource(layer)
        self.stored = None if is_copy or self._is_narrowed else gis.layers.tables.table_of(layer)
        """The path and the table of a GeoPackage that has just these rows, with these fields."""

    def features(self, request: Optional[QgsFeatureRequest] = None) -> Iterator[QgsFeature]:
        """All features, also those with a geometry that is not valid: we judge geometries ourselves.

        QGIS's "stop on invalid geometry" breaks the interpreter.
        """
        request = request or QgsFeatureRequest()
        if isinstance(self._source, QgsProcessingFeatureSource):
            yield from self._source.getFeatures(request, self._source.Flag.FlagSkipGeometryValidityChecks)
        else:
            yield from self._source.getFeatures(self._narrowed(request))

    def unfit_fid(self, layer: Optional[QgsVectorLayer] = None) -> Optional[int]:
        """Return the index of a field ``fid`` that can't number the rows of a GeoPackage.

        In a merged layer a number may be there twice. None: there is no such field, or it is fit.

        :param layer: that this reads, where it is known: its own row ids need not be read.
        """
        index = self.fields.lookupField(FID)
        if index < 0 or self.stored is not None or _is_key(layer, index) or self._numbers_rows(index):
            return None
        return index

    def _numbers_rows(self, index: int) -> bool:
        """Whether each row has a whole number of its own in the field at *index*."""
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
        """With what the dialog offers beside the layer: so many features, and those of an expression."""
        if self._definition is not None:
            if self._definition.featureLimit >= 0:
                request.setLimit(self._definition.featureLimit)
            if wanted := filter_of_source(self._definition):
                request.setFilterExpression(wanted)
        return request


def layer_read(given: Any, context: QgsProcessingContext) -> Optional[QgsVectorLayer]:
    """Return the layer that the source *given* reads, None where it is not one."""
    if isinstance(given, QgsProcessingFeatureSourceDefinition):
        given = given.source.staticValue()
    if isinstance(given, str):
        given = QgsProcessingUtils.mapLayerFromString(given, context)
    return given if isinstance(given, QgsVectorLayer) else None


def _is_key(layer: Optional[QgsVectorLayer], index: int) -> bool:
    """Whether the file of *layer* has the ids of its rows in the field at *index*."""
    return (
        layer is not None
        and layer.providerType() == "ogr"
        and not layer.isEditable()
        and layer.primaryKeyAttributes() == [index]
    )


@dataclass(frozen=True)
class InputArea:
    """A feature of AREA or CENTERS, and the area that is sent for it; None where *fault* says why not."""

    feature: QgsFeature
    area: Optional[Area] = None
    fault: Optional[InvalidInput] = None

    @property
    def name(self) -> str:
        """What rows are tagged with: the feature's id."""
        return str(self.feature.id())


def input_areas(algorithm: ServiceAlgorithm, run: Run, source: Input) -> Iterator[InputArea]:
    """Yield the features of *source*, which ``AREA`` or ``CENTERS`` of *algorithm* holds, each on its own.

    :raises InvalidRadius: for RADII that are none.
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
    """Return the areas that were *found* in the parameter *where*.

    :raises QgsProcessingException: where there is none.
    """
    areas = tuple(each for each in found if each is not None)
    if areas:
        return areas
    if where == AREA:
        nothing = translate("GeoPortfolio", "There is no valid polygon in AREA, so nothing was requested.")
    else:
        nothing = translate("GeoPortfolio", "There is no valid point in CENTERS, so nothing was requested.")
    raise QgsProcessingException(nothing)


def radii_of(algorithm: ServiceAlgorithm, run: Run) -> tuple[float, ...]:
    """Return the value of RADII in meters; raises InvalidRadius."""
    return gis.text.lengths.parse_radii(algorithm.text_of(run, RADII), plain=True)
