"""The names of fields as the place of an OUTPUT takes them."""

from __future__ import annotations

from typing import Any

from qgis.core import QgsField, QgsFields

from .. import gis
from .databases import appends, database_of
from .targets import target_of

_LONGEST = 63
"""Bytes of a name in PostgreSQL, which cuts a longer one."""
_IN_GEOPACKAGE = ("geom",)


def fitting(fields: QgsFields, output: Any) -> QgsFields:
    """*fields* with other names where *output* can't keep them apart: too long, that of the geometries."""
    database = database_of(output)
    if appends(output):
        return fields
    if database is not None:
        taken, room = {database.geometryColumn()} - {""}, _LONGEST
    elif ".gpkg" in target_of(output).lower():
        taken, room = set(_IN_GEOPACKAGE), 0
    else:
        return fields
    made = QgsFields()
    for field in fields:
        named = QgsField(field)
        named.setName(_free(_cut(field.name(), room), taken, room))
        taken.add(named.name())
        made.append(named)
    return made


def _free(name: str, taken: set[str], room: int) -> str:
    """*name*, or with a number; case makes a difference in PostgreSQL only, which has *room*."""
    if name not in taken and (room or name.casefold() not in {each.casefold() for each in taken}):
        return name
    return gis.columns.unique_name(_cut(name, room - 5 if room else 0), taken)


def _cut(name: str, room: int) -> str:
    return name.encode()[:room].decode(errors="ignore") if room else name
