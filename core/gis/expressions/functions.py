"""The functions ``gp_enrichment``, ``gp_accumulation`` and ``gp_address`` of QGIS's expressions.

They run in any thread, once a feature: they read what is known, note what is missing, and return at once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsExpressionContext,
    QgsGeometry,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QCoreApplication

from ... import api, gis
from .answers import Answers
from .asks import ACCUMULATION, ADDRESS, ENRICHMENT, Ask, Asker
from .help_texts import HELP
from .kept import Parameters, kept_function
from .places import BadArgument, Drawn, Surroundings, centers_of, fingerprint_of, point_of

if TYPE_CHECKING:
    from ...api.filters import Filters
    from ...api.shapes import Position

translate = QCoreApplication.translate

GROUP = "GeoPortfolio"
PREFIX = "gp_"
EVERYTHING = "*"
"""In place of an attribute or a metric: all of them, as a map."""
_OWN_GEOMETRY = "$geometry"
"""The default of a geometry: the feature's own. A NULL that is given stays NULL."""
_LARGEST = 2**63 - 1
_NAMES_TOLD = 20

_GEOMETRY = ("geometry", _OWN_GEOMETRY)
_CONNECTION = ("connection", "")
_Kinds = QgsWkbTypes.GeometryType
_WantedOf = Callable[["_Call"], "_Wanted"]


class Functions:
    """The three functions, from one memory of answers.

    :param surroundings: gives those of this moment; called in any thread.
    """

    def __init__(self, answers: Answers, surroundings: Callable[[], Surroundings]) -> None:
        self._asking = Asking(answers, surroundings)
        self._awake: list[Any] = []

    def register(self) -> None:
        """Be known to expressions from now on; main thread."""
        for name, parameters, wanted_of in _FUNCTIONS:
            function = kept_function(name, parameters, GROUP, HELP[name]())
            names = tuple(each[0] for each in parameters)
            function.answering = partial(_answer, self._asking, name, names, wanted_of)
            self._awake.append(function)

    def unregister(self) -> None:
        """Answer NULL from now on and be offered no more; main thread, also while something is drawn."""
        for function in self._awake:
            function.answering = None
        self._awake.clear()


class Asking:
    """What an evaluation has at hand: the memory, and what may be known of the project."""

    def __init__(self, answers: Answers, surroundings: Callable[[], Surroundings]) -> None:
        self._answers = answers
        self._surroundings = surroundings

    def value(self, wanted_of: _WantedOf, arguments: Mapping[str, Any], context: QgsExpressionContext) -> Any:
        """What is known, None where nothing is.

        :raises BadArgument: for an argument that can't be used.
        """
        surroundings = self._surroundings()
        connection = _connection(arguments["connection"], surroundings)
        geometry = _geometry(arguments["geometry"], context)
        if geometry is None:
            return None
        wanted = wanted_of(_Call(connection, geometry, arguments, context, surroundings))
        if wanted.ask is None:
            return None
        found = self._answers.value(wanted.ask, lambda: _asker(context), wanted.drawn)
        if not isinstance(found, dict):
            return _plain(found)
        is_missing = bool(found) and wanted.part != EVERYTHING and wanted.part not in found
        # Where another place has it, it is no slip of the pen.
        if is_missing and not self._answers.has_name(wanted.ask, wanted.part):
            raise BadArgument(_no_such_name(wanted.part, found))
        return _part(found, wanted.part)


def _answer(
    asking: Asking,
    name: str,
    names: tuple[str, ...],
    wanted_of: _WantedOf,
    values: Any,
    context: Any,
    parent: Any,
) -> Any:
    """In any thread. An exception that left it would end in QGIS's window, once a feature."""
    try:
        return asking.value(wanted_of, dict(zip(names, values)), context)
    except BadArgument as fault:
        parent.setEvalErrorString(f"{name}: {fault}")
    except Exception as error:
        parent.setEvalErrorString(f"{name}: {type(error).__name__}: {error}")
    return None


@dataclass(frozen=True)
class _Call:
    """One evaluation: what was given, where it is evaluated, and what may be known there."""

    connection: str
    geometry: QgsGeometry
    arguments: Mapping[str, Any]
    context: QgsExpressionContext
    surroundings: Surroundings

    @property
    def crs(self) -> QgsCoordinateReferenceSystem:
        own = self.arguments["geometry"] == _OWN_GEOMETRY
        return self.surroundings.crs(self.context, None if own else self.geometry)

    @property
    def place(self) -> Optional[Position]:
        return point_of(self.geometry, self.crs, self.surroundings)

    def text(self, name: str) -> str:
        value = self.arguments[name]
        if not isinstance(value, str) or not value.strip():
            raise BadArgument(
                translate(
                    "GeoPortfolio", "The {argument} is a text in single quotes, such as {example}."
                ).format(argument=name, example=_EXAMPLES[name])
            )
        return value.strip()


@dataclass(frozen=True)
class _Wanted:
    """What a call comes to.

    :param ask: None where the geometry is no place on the globe.
    :param part: which of several values of the answer.
    """

    ask: Optional[Ask]
    part: str = ""
    drawn: Optional[Drawn] = None


def _enrichment(call: _Call) -> _Wanted:
    layer, attribute, place = call.text("layer"), call.text("attribute"), call.place
    return _Wanted(place and Ask(ENRICHMENT, call.connection, layer, place), attribute)


def _address(call: _Call) -> _Wanted:
    place = call.place
    return _Wanted(place and Ask(ADDRESS, call.connection, "", place))


def _accumulation(call: _Call) -> _Wanted:
    metric, source, radius = call.text("metric"), call.text("source"), _radius(call.arguments["radius"])
    filters = _filters(call.text("filters")) if call.arguments["filters"] != "" else ()
    ask = partial(Ask, ACCUMULATION, call.connection, source, filters=filters)
    kind = call.geometry.type()
    if kind == _Kinds.PointGeometry:
        if radius is None:
            raise BadArgument(translate("GeoPortfolio", "A point needs a radius in meters, such as 500."))
        centers = centers_of(call.geometry, call.crs, call.surroundings)
        return _Wanted(centers and ask(centers, radius), metric)
    if kind != _Kinds.PolygonGeometry:
        raise BadArgument(translate("GeoPortfolio", "The geometry is neither a polygon nor a point."))
    if radius is not None:
        raise BadArgument(
            translate(
                "GeoPortfolio", "A radius goes with a point. Leave it out for a polygon, or buffer that."
            )
        )
    drawn = Drawn(QgsGeometry(call.geometry), call.crs, call.surroundings.transforms)
    return _Wanted(ask(fingerprint_of(drawn)), metric, drawn)


# name, parameters with their defaults, what it wants to know
_FUNCTIONS: tuple[tuple[str, Parameters, _WantedOf], ...] = (
    ("gp_enrichment", (("layer",), ("attribute",), _GEOMETRY, _CONNECTION), _enrichment),
    (
        "gp_accumulation",
        (("metric",), _GEOMETRY, ("source",), ("radius", ""), _CONNECTION, ("filters", "")),
        _accumulation,
    ),
    ("gp_address", (_GEOMETRY, _CONNECTION), _address),
)
NAMES = tuple(name for name, _, _ in _FUNCTIONS)


def _connection(given: Any, surroundings: Surroundings) -> str:
    name = str(given) or surroundings.default
    if not name:
        raise BadArgument(
            translate(
                "GeoPortfolio",
                "There is no connection yet. Make one under Settings > Options > GeoPortfolio.",
            )
        )
    if name not in surroundings.connections:
        raise BadArgument(
            translate(
                "GeoPortfolio", "There is no connection '{connection}'. Choose another or make it."
            ).format(connection=name)
        )
    return name


def _geometry(given: Any, context: QgsExpressionContext) -> Optional[QgsGeometry]:
    """None for one that is empty."""
    geometry = context.feature().geometry() if given == _OWN_GEOMETRY else given
    if not isinstance(geometry, QgsGeometry):
        raise BadArgument(
            translate(
                "GeoPortfolio", "The geometry is none. Write $geometry, or leave it out for the feature's."
            )
        )
    return None if geometry.isEmpty() else geometry


def _radius(given: Any) -> Optional[float]:
    if given == "":
        return None
    try:
        radius = float(given)
    except (TypeError, ValueError):
        radius = math.nan
    if not 0 < radius <= api.shapes.HALF_GLOBE:
        raise BadArgument(translate("GeoPortfolio", "A radius is a number of meters above 0, such as 500."))
    return radius


@lru_cache(maxsize=100)  # the same text comes with each feature
def _filters(text: str) -> Filters:
    try:
        return api.filters.parse(text)
    except api.errors.InvalidInput as fault:
        raise BadArgument(gis.sentences.sentence(fault)) from None


def _asker(context: QgsExpressionContext) -> Asker:
    layer = context.variable("layer_id")
    return Asker(
        str(layer) if layer else "",
        bool(context.variable("layout_name")),
        bool(context.variable("map_scale")),
    )


def _part(found: Mapping[str, Any], name: str) -> Any:
    if name == EVERYTHING:
        return {str(key): _plain(value) for key, value in found.items()}
    return _plain(found.get(name))


def _no_such_name(name: str, found: Mapping[str, Any]) -> str:
    names = [gis.columns.printable(str(each)) for each in found]
    told = ", ".join(names[:_NAMES_TOLD]) + (", ..." if len(names) > _NAMES_TOLD else "")
    return translate("GeoPortfolio", "There is no '{name}' here, but {names}.").format(name=name, names=told)


def _plain(value: Any) -> Any:
    """As QGIS holds it: a number that is longer than its own, and what is no single value, as text."""
    if value is None or isinstance(value, (bool, float)):
        return value
    if isinstance(value, int) and abs(value) <= _LARGEST:
        return value
    return gis.columns.printable(value) if isinstance(value, str) else gis.columns.text_of(value)


_EXAMPLES = {
    "layer": "'flood_zones'",
    "attribute": "'zone'",
    "metric": "'locations'",
    "source": "'pf_airports'",
    "filters": """'[{"field": "CountryCode", "value": "DE"}]'""",
}
