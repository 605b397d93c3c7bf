"""Which type a field of QGIS has for each kind of column."""

from __future__ import annotations

from .columns import BOOLEAN, DATE, INTEGER, REAL, TEXT, UNKNOWN, WIDE
from .compat import FieldType

FIELD_TYPES = {
    UNKNOWN: FieldType.TEXT,
    BOOLEAN: FieldType.BOOLEAN,
    INTEGER: FieldType.LONG,
    WIDE: FieldType.LONG,
    REAL: FieldType.REAL,
    DATE: FieldType.DATE,
    TEXT: FieldType.TEXT,
}
