"""A risk report as PDF: a page with the picture, then the tables."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from typing import Any

from reportlab import rl_config
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Image, PageBreak, Paragraph, SimpleDocTemplate, Spacer, Table

from .facts import DISCLAIMER, Facts
from .picture import SIZE, draw

# Streams as bytes, as most programs write them: as text they are larger, and take reportlab most of its time.
rl_config.useA85 = False

MARGIN = 18 * mm
WIDTH = A4[0] - 2 * MARGIN
TITLE = "Risk report"
BLUE = colors.HexColor("#1f5f99")
FONT = "DejaVuSans"
FONT_FILE = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
GRID = [("FONT", (0, 0), (-1, -1), FONT, 8), ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.lightgrey)]
HEADER = [("BACKGROUND", (0, 0), (-1, 0), BLUE), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white)]


@lru_cache(maxsize=8)
def render(facts: Facts) -> bytes:
    """The document."""
    pdfmetrics.registerFont(TTFont(FONT, str(FONT_FILE)))
    stream = io.BytesIO()
    document = SimpleDocTemplate(stream, pagesize=A4, leftMargin=MARGIN, rightMargin=MARGIN, title=TITLE)
    document.build([*_title_page(facts), *_tables(facts)], onFirstPage=_foot, onLaterPages=_foot)
    return stream.getvalue()


def _title_page(facts: Facts) -> list[Any]:
    name = f"{TITLE} with accumulation" if facts.radiuses else TITLE
    red = "the point and its radii" if facts.radiuses else "the point"
    return [
        _text(name, 26, textColor=BLUE),
        Image(io.BytesIO(draw(facts)), WIDTH, WIDTH * SIZE[1] / SIZE[0]),
        _text(f"Red: {red}. Blue: insured locations.", 7),
        Spacer(1, 8 * mm),
        Table(facts.summary, style=GRID, hAlign="LEFT"),
        PageBreak(),
    ]


def _tables(facts: Facts) -> list[Any]:
    flow: list[Any] = []
    for table in facts.tables:
        drawn = Table([table.header, *table.texts], style=[*GRID, *HEADER], repeatRows=1, hAlign="LEFT")
        flow += [_text(table.title, 14, textColor=BLUE), drawn, Spacer(1, 9 * mm)]
    return flow


def _text(text: str, size: float, **more: Any) -> Paragraph:
    style = ParagraphStyle("", fontName=FONT, fontSize=size, leading=1.3 * size, spaceAfter=size / 2, **more)
    return Paragraph(text, style)


def _foot(canvas: Canvas, document: SimpleDocTemplate) -> None:
    canvas.setFont(FONT, 7)
    canvas.drawString(MARGIN, 11 * mm, DISCLAIMER)
    canvas.drawRightString(A4[0] - MARGIN, 11 * mm, f"Page {document.page}")


def render_locked(facts: Facts) -> bytes:
    """One page that opens with a password, the same bytes each time."""
    file = io.BytesIO()
    canvas = Canvas(file, pagesize=A4, invariant=1, encrypt=StandardEncryption("user", "owner"))
    canvas.drawString(MARGIN, MARGIN, facts.source)
    canvas.save()
    return file.getvalue()
