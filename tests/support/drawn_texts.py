"""What is written on the screen, and where: half a number would read as another one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Callable, Iterable, Iterator
from xml.etree import ElementTree

from qgis.PyQt.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from qgis.PyQt.QtGui import QFont, QFontMetricsF, QPainter
from qgis.PyQt.QtSvg import QSvgGenerator
from qgis.PyQt.QtWidgets import QAbstractItemView, QHeaderView

_SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Written:
    """A line of text and the room that it takes, in the widget's pixels."""

    text: str
    room: QRectF


def written(draw: Callable[[QPainter], None], size: QSize) -> list[Written]:
    """The texts that *draw* writes, as they are drawn: shortened ones with their ellipsis."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    painter = QPainter(generator)
    draw(painter)
    painter.end()
    return list(_texts(ElementTree.fromstring(bytes(buffer.data()))))


def cut_numbers(view: QAbstractItemView) -> list[str]:
    """The texts with a digit that the edge of *view* or of one of its headers cuts."""
    heads = (each.viewport() for each in view.findChildren(QHeaderView) if each.isVisible())
    return [
        text
        for part in (view.viewport(), *heads)
        for text in cut_in(written(part.render, part.size()), part.rect())
    ]


def cut_in(texts: Iterable[Written], seen: QRect) -> list[str]:
    """Those of *texts* with a digit that lie partly outside of what is *seen*, to the left or right."""
    box = QRectF(seen)
    return [
        each.text
        for each in texts
        if any(letter.isdigit() for letter in each.text)
        and each.room.intersects(box)
        and not box.adjusted(-1, -box.height(), 1, box.height()).contains(each.room)
    ]


def _texts(svg: ElementTree.Element) -> Iterator[Written]:
    for group in svg.iter(f"{_SVG}g"):
        for each in group.findall(f"{_SVG}text"):
            moved = [float(number) for number in re.findall(r"-?[\d.]+", group.get("transform") or "0")]
            dx, dy = moved[-2:] if len(moved) == 6 else (0.0, 0.0)
            font = QFont(each.get("font-family") or "")
            font.setPixelSize(int(float(each.get("font-size") or 12)))
            font.setBold(int(each.get("font-weight") or 400) > 400)
            text = (each.text or "").strip()
            metrics = QFontMetricsF(font)
            yield Written(
                text,
                QRectF(
                    float(each.get("x") or 0) + dx,
                    float(each.get("y") or 0) + dy - metrics.ascent(),
                    metrics.horizontalAdvance(text),
                    metrics.height(),
                ),
            )
