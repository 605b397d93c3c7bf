"""The parameters of the algorithms: factories with label and help, and readers of JSON values.

A help text starts with the parameter's name and a colon. It appears in the algorithm's help, in the tooltip
of the dialog and in ``docs/guide/algorithms``. Texts are translated at the time of the call.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Collection, Iterator, Optional, Sequence

from qgis.core import (
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterExpression,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterNumber,
    QgsProcessingParameterString,
)

from ... import api, gis
from ...api.config import VERSIONS
from ...api.errors import InvalidInput
from ...gis.text.languages import tr

if TYPE_CHECKING:
    from ...api.filters import Filters

AREA = "AREA"
CENTERS = "CENTERS"
COLUMNS = "COLUMNS"
CONNECTION = "CONNECTION"
FILTERS = "FILTERS"
INPUT = "INPUT"
OUTPUT = "OUTPUT"
PAGE_SIZE = "PAGE_SIZE"
RADII = "RADII"
SOURCE = "SOURCE"
VALUE = "VALUE"
VERSION = "VERSION"
ANY_FEATURES, POINT_FEATURES, POLYGON_FEATURES = (
    QgsProcessing.SourceType.TypeVector,
    QgsProcessing.SourceType.TypeVectorPoint,
    QgsProcessing.SourceType.TypeVectorPolygon,
)
"""Kinds of features; the first includes those without geometry."""
_DEFAULT_PAGE_SIZE = 1000


def with_help(
    parameter: QgsProcessingParameterDefinition, help_text: str
) -> QgsProcessingParameterDefinition:
    """Set *help_text* on *parameter* and return it."""
    parameter.setHelp(help_text)
    return parameter


def advanced(parameter: QgsProcessingParameterDefinition) -> QgsProcessingParameterDefinition:
    """Mark *parameter* as advanced and return it."""
    parameter.setFlags(parameter.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
    return parameter


def text(
    name: str,
    label: str,
    help_text: str,
    *,
    is_optional: bool = False,
    is_long: bool = False,
    widget: str = "",
    offered: Sequence[str] = (),
) -> QgsProcessingParameterDefinition:
    """Return a text parameter.

    :param is_long: whether it is multi-line.
    :param widget: the name of its editor, a class of ``ui.processing.processing_widgets``. It is not
        imported, as ``qgis_process`` has no widgets.
    :param offered: suggested values; others can be typed.
    """
    made = QgsProcessingParameterString(name, label, optional=is_optional, multiLine=is_long)
    wrapper: dict[str, Any] = {"value_hints": list(offered)} if offered else {}
    if widget:
        wrapper["class"] = _class_of(widget)
    if wrapper:
        made.setMetadata({"widget_wrapper": wrapper})
    return with_help(made, help_text)


def _class_of(widget: str) -> str:
    return f"{__name__.split('.core.')[0]}.ui.processing.processing_widgets.{widget}"


def choice(
    name: str, label: str, options: Sequence[str], default: int, help_text: str
) -> QgsProcessingParameterDefinition:
    """Return a parameter for one of the *options*; its value is the index."""
    made = QgsProcessingParameterEnum(name, label, options=list(options), defaultValue=default)
    return with_help(made, help_text)


def flag(name: str, label: str, help_text: str) -> QgsProcessingParameterDefinition:
    """Return an advanced boolean parameter, False by default."""
    return with_help(advanced(QgsProcessingParameterBoolean(name, label, defaultValue=False)), help_text)


def expression(
    name: str,
    label: str,
    help_text: str,
    *,
    of: str = INPUT,
    is_optional: bool = False,
    widget: str = "",
) -> QgsProcessingParameterDefinition:
    """Return an expression parameter on the fields of the parameter *of*; *widget* as in :func:`text`."""
    made = QgsProcessingParameterExpression(name, label, parentLayerParameterName=of, optional=is_optional)
    if widget:
        made.setMetadata({"widget_wrapper": {"class": _class_of(widget)}})
    return with_help(made, help_text)


def number(
    name: str,
    label: str,
    help_text: str,
    default: float,
    *,
    is_whole: bool = False,
    smallest: Optional[float] = None,
    largest: Optional[float] = None,
) -> QgsProcessingParameterDefinition:
    """Return a number parameter; a limit of None means none."""
    kinds = QgsProcessingParameterNumber.Type
    made = QgsProcessingParameterNumber(
        name, label, kinds.Integer if is_whole else kinds.Double, defaultValue=default
    )
    # One decimal place, so that 200 is not shown as 200.000000.
    made.setMetadata({"widget_wrapper": {"decimals": 1}})
    if smallest is not None:
        made.setMinimum(smallest)
    if largest is not None:
        made.setMaximum(largest)
    return with_help(made, help_text)


def optional_number(name: str, label: str, help_text: str) -> QgsProcessingParameterDefinition:
    """Return an optional number parameter."""
    kind = QgsProcessingParameterNumber.Type.Double
    return with_help(QgsProcessingParameterNumber(name, label, kind, optional=True), help_text)


def field(name: str, label: str, help_text: str) -> QgsProcessingParameterDefinition:
    """Return a parameter for an optional field of INPUT."""
    made = QgsProcessingParameterField(name, label, parentLayerParameterName=INPUT, optional=True)
    return with_help(made, help_text)


def features(
    name: str,
    label: str,
    help_text: str,
    *kinds: QgsProcessing.SourceType,
    is_optional: bool = False,
) -> QgsProcessingParameterDefinition:
    """Return a parameter for features of *kinds*; without any kind, all are accepted."""
    wanted = list(kinds) or [ANY_FEATURES]
    return with_help(
        QgsProcessingParameterFeatureSource(name, label, wanted, optional=is_optional), help_text
    )


def output(
    label: str,
    help_text: str,
    kind: QgsProcessing.SourceType = ANY_FEATURES,
    *,
    name: str = OUTPUT,
    is_optional: bool = False,
) -> QgsProcessingParameterDefinition:
    """Return the parameter OUTPUT, or another *name*, for rows of a *kind*; an optional one is off by
    default."""
    made = QgsProcessingParameterFeatureSink(name, label, kind, optional=is_optional)
    made.setCreateByDefault(not is_optional)
    return with_help(made, help_text)


def connection(names: Sequence[str], help_text: str = "") -> QgsProcessingParameterDefinition:
    """Return the parameter CONNECTION, which offers *names*."""
    usual = tr("The name of a connection. Empty: the default connection.")
    label = tr("Connection (empty: default)")
    return text(CONNECTION, label, help_text or usual, is_optional=True, offered=["", *names])


def source(known: Sequence[str]) -> QgsProcessingParameterDefinition:
    """Return the parameter SOURCE, which offers the sources that are *known* without a request."""
    return text(
        SOURCE,
        tr("Source"),
        tr("The identifier of the source (see List sources)."),
        widget="SourceWidget",
        offered=known,
    )


def filters(help_text: str = "") -> QgsProcessingParameterDefinition:
    """Return the parameter FILTERS: JSON, or a file with it."""
    usual = tr('A JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.')
    label = tr("Filters (JSON array or @file.json)")
    return text(FILTERS, label, help_text or usual, is_optional=True, is_long=True, widget="FiltersWidget")


def version(help_text: str = "") -> QgsProcessingParameterDefinition:
    """Return the parameter VERSION, an index into ``config.VERSIONS``: 0 is V1, 1 is V2 (spec 9)."""
    usual = tr(
        "0: V1, with a flat list of filters combined with AND. 1: V2, where a filter can have nested "
        'filters under "filters".'
    )
    label = tr("Version of the service")
    return advanced(choice(VERSION, label, [each.upper() for each in VERSIONS], 1, help_text or usual))


def places(where: str, help_text: str = "") -> Iterator[QgsProcessingParameterDefinition]:
    """Yield the area parameters: AREA, or CENTERS and RADII; none for an empty *where*."""
    if where == AREA:
        usual = tr("Polygons in any CRS. Each has its own request; invalid ones are reported and skipped.")
        yield features(AREA, tr("Areas"), help_text or usual, POLYGON_FEATURES)
    elif where == CENTERS:
        usual = tr(
            "Points in any CRS. Each has its own request, with all radii; features without a single point "
            "are reported and skipped."
        )
        yield features(CENTERS, tr("Centers"), help_text or usual, POINT_FEATURES)
        yield radii(tr('In meters, such as "500,1000".'))


def radii(help_text: str, *, is_optional: bool = False) -> QgsProcessingParameterDefinition:
    """Return the parameter RADII: meters, separated by commas."""
    label = tr("Radii in meters (500,1000)")
    return text(RADII, label, help_text, is_optional=is_optional)


def points(help_text: str) -> QgsProcessingParameterDefinition:
    """Return the parameter INPUT for points."""
    return features(INPUT, tr("Points"), help_text, POINT_FEATURES)


def columns() -> QgsProcessingParameterDefinition:
    """Return the parameter COLUMNS: names, separated by commas."""
    return text(
        COLUMNS,
        tr("Columns (a,b; empty: service defaults)"),
        tr('Names of columns of the source, such as "LocName,City". Empty: service defaults.'),
        is_optional=True,
        widget="ColumnsWidget",
    )


def page_size() -> QgsProcessingParameterDefinition:
    """Return the parameter PAGE_SIZE: entries per request."""
    made = QgsProcessingParameterNumber(
        PAGE_SIZE,
        tr("Records per page"),
        QgsProcessingParameterNumber.Type.Integer,
        _DEFAULT_PAGE_SIZE,
        minValue=1,
    )
    help_text = tr("Records per request; all pages are loaded.")
    return with_help(advanced(made), help_text)


def request(name: str, widget: str, help_text: str) -> QgsProcessingParameterDefinition:
    """Return the parameter *name* for the template of a request body that the specification leaves open."""
    label = tr("Request (JSON, or @file.json)")
    return text(name, label, help_text, is_optional=True, is_long=True, widget=widget)


def text_or_file(typed: str, error: type[InvalidInput] = InvalidInput) -> str:
    """Return the text in *typed*, or the content of the file if it is ``@file.json``.

    :raises InvalidInput: of the type *error*; the file can't be read.
    """
    typed = typed.strip()
    if not typed.startswith("@"):
        return typed
    try:
        return Path(typed[1:]).read_text("utf-8-sig").strip()
    except (OSError, UnicodeDecodeError) as trouble:
        raise error(f"the file {typed[1:]} can't be read: {trouble}") from trouble


def request_template(typed: str, name: str, placeholders: Collection[str]) -> str:
    """Return the request body template of the parameter *name*; empty: the connection's.

    :raises InvalidInput: the file can't be read.
    :raises QgsProcessingException: the text is not a template with these *placeholders*.
    """
    template = text_or_file(typed)
    if template:
        try:
            api.templates.parsed(template, placeholders)
        except api.templates.InvalidTemplate as error:
            raise QgsProcessingException(f"{name}: {gis.text.error_messages.sentence(error)}") from None
    return template


def warn_of_unsent_filters(template: str, given: Filters, name: str, feedback: QgsProcessingFeedback) -> None:
    """Warn if filters are *given* but *template*, of the parameter *name*, has no placeholder for them."""
    if given and template and "{filters}" not in template:
        feedback.pushWarning(
            tr('FILTERS are not sent: {name} has no "{{filters}}". Add it where the filters belong.').format(
                name=name
            )
        )
