"""What must hold of the texts that analysts paste, which QGIS's own geometries read."""

from __future__ import annotations

from qgis.core import QgsGeometry

from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.gis.areas import pasted
from tests.fuzz.properties import check_told


def check_pasted(text: str) -> None:
    """Any text: shapes on the globe that are the same when they are written again, or where it is wrong."""
    try:
        found = pasted.shapes_in(text)
    except pasted.InvalidPaste as error:
        check_told(error)
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")  # as an editor shows them
        is_at_a_place = error.line and 1 <= error.column <= len(lines[error.line - 1]) + 1
        assert error.reason and 0 <= error.line <= len(lines) and (is_at_a_place or not error.line)
        return
    except InvalidInput as error:
        check_told(error)
        return
    assert found
    for shape in found:
        box = shape.geometry.boundingBox()
        assert shape.geometry.isEmpty() or (-90 <= box.yMinimum() <= box.yMaximum() <= 90)
        assert shape.kind in (pasted.POINT, pasted.POLYGON)
    pasted.gather(found, (500.0,), "test")
    check_written_again(found)


def check_written_again(found: list[pasted.Pasted]) -> None:
    """What was read, as WKT, is read as the same."""
    whole = [shape for shape in found if not shape.swapped and not shape.geometry.isEmpty()]
    for shape in whole:  # heights are not asked, and may be what no text can say
        shape.geometry.get().dropZValue()
        shape.geometry.get().dropMValue()
    again = [shape for each in whole for shape in pasted.shapes_in(each.geometry.asWkt(17))]
    expected: list[QgsGeometry] = [shape.geometry for shape in whole]
    assert [shape.geometry.asWkt(9) for shape in again] == [geometry.asWkt(9) for geometry in expected]
