"""What an algorithm reads: the features of a parameter, for as long as the run takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterator, Optional

from qgis.core import (
    QgsFeature,
    QgsFeatureRequest,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingFeatureSourceDefinition,
    QgsVectorLayerFeatureSource,
)

from .. import toolbox
from ..gis.compat import filter_of_source

if TYPE_CHECKING:
    from .base import Run, ServiceAlgorithm


class Input:
    """The features that the parameter *name* holds, as they are when the run begins.

    A run waits for the service, and its layer may be taken out of the project meanwhile. QGIS's own source
    asks the layer whenever it is asked, and ends QGIS where that has gone.

    :raises QgsProcessingException: when there are none.
    """

    def __init__(self, algorithm: ServiceAlgorithm, run: Run, name: str) -> None:
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
        layer = toolbox.targets.layer_read(given, run.context)
        # The selected features are a copy already.
        is_copy = layer is None or (self._definition is not None and self._definition.selectedFeaturesOnly)
        self._source = source if is_copy else QgsVectorLayerFeatureSource(layer)

    def features(self, request: Optional[QgsFeatureRequest] = None) -> Iterator[QgsFeature]:
        """All features, also those with a geometry that is not valid: we judge geometries ourselves.

        QGIS's "stop on invalid geometry" breaks the interpreter.
        """
        request = request or QgsFeatureRequest()
        if isinstance(self._source, QgsProcessingFeatureSource):
            yield from self._source.getFeatures(request, self._source.Flag.FlagSkipGeometryValidityChecks)
        else:
            yield from self._source.getFeatures(self._narrowed(request))

    def _narrowed(self, request: QgsFeatureRequest) -> QgsFeatureRequest:
        """With what the dialog offers beside the layer: so many features, and those of an expression."""
        if self._definition is not None:
            if self._definition.featureLimit >= 0:
                request.setLimit(self._definition.featureLimit)
            if wanted := filter_of_source(self._definition):
                request.setFilterExpression(wanted)
        return request
