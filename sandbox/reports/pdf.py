"""A risk report as PDF: a title page with the map, then the tables, with page numbers."""

from __future__ import annotations

import io
from functools import lru_cache
from html import escape
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
from reportlab.platypus import Image, PageBreak, Paragraph, SimpleDocTemplate, Spacer
from reportlab.platypus import Table as PdfTable

from .facts import DISCLAIMER, Facts
from .picture import SIZE, draw
from .tables import Table, summary, tables

# Streams as bytes, as most programs write them: as text they are larger, and take reportlab most of its time.
rl_config.useA85 = False

MARGIN = 18 * mm
WIDTH = A4[0] - 2 * MARGIN
BLUE, LIGHT, INK = colors.HexColor("#1f5f99"), colors.HexColor("#eef3f8"), colors.HexColor("#26303a")
LEVEL_COLOURS = {"Low": "#f6e7a1", "Moderate": "#f5b971", "High": "#e98b7a"}
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")
FONT_FILES = {
    "Report": (DEJAVU / "DejaVuSans.ttf", "Vera.ttf"),
    "Report-Bold": (DEJAVU / "DejaVuSans-Bold.ttf", "VeraBd.ttf"),
}
"""Each font with one that comes with reportlab."""


class NumberedCanvas(Canvas):
    """Writes the footer once the number of pages is known."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pages: list[dict[str, Any]] = []

    def showPage(self) -> None:
        self._pages.append(dict(self.__dict__))
        self._startPage()

    def save(self) -> None:
        for number, page in enumerate(self._pages, 1):
            self.__dict__.update(page)
            self._footer(number, len(self._pages))
            super().showPage()
        super().save()

    def _footer(self, number: int, count: int) -> None:
        self.setStrokeColor(BLUE)
        self.line(MARGIN, 15 * mm, A4[0] - MARGIN, 15 * mm)
        self.setFont("Report", 7)
        self.setFillColor(INK)
        self.drawString(MARGIN, 11 * mm, DISCLAIMER)
        self.drawRightString(A4[0] - MARGIN, 11 * mm, f"Page {number} of {count}")


@lru_cache(maxsize=8)
def render(facts: Facts) -> bytes:
    """The document."""
    _register_fonts()
    stream = io.BytesIO()
    document = SimpleDocTemplate(
        stream,
        pagesize=A4,
        leftMargin=MARGIN,
        rightMargin=MARGIN,
        topMargin=MARGIN,
        bottomMargin=22 * mm,
        title=f"Risk report: {facts.address}",
        author="GeoPortfolio sandbox",
        subject=f"{facts.source}, {facts.latitude:.6f}, {facts.longitude:.6f}",
    )
    document.build([*_title_page(facts), PageBreak(), *_tables(facts)], canvasmaker=NumberedCanvas)
    return stream.getvalue()


@lru_cache(maxsize=1)
def _register_fonts() -> None:
    for name, (path, bundled) in FONT_FILES.items():
        pdfmetrics.registerFont(TTFont(name, str(path) if path.exists() else bundled))


def _style(size: float, **settings: Any) -> ParagraphStyle:
    return ParagraphStyle(
        "text", **{"fontName": "Report", "fontSize": size, "leading": size * 1.3, **settings}
    )


def _title_page(facts: Facts) -> list[Any]:
    name = "Risk report with accumulation" if facts.radiuses else "Risk report"
    bold = {"fontName": "Report-Bold", "textColor": BLUE}
    lines = [
        [Paragraph(escape(label), _style(9, textColor=BLUE)), Paragraph(escape(value), _style(9))]
        for label, value in summary(facts)
    ]
    box = PdfTable(lines, colWidths=[WIDTH * 0.3, WIDTH * 0.7])
    box.setStyle(
        [("LINEBELOW", (0, 0), (-1, -1), 0.4, colors.lightgrey), ("BACKGROUND", (0, 0), (-1, -1), LIGHT)]
    )
    red = "the point and its radii" if facts.radiuses else "the point"
    return [
        Paragraph("GEOPORTFOLIO SANDBOX", _style(9, **bold)),
        Spacer(1, 6 * mm),
        Paragraph(name, _style(26, **bold)),
        Spacer(1, 3 * mm),
        Paragraph(escape(facts.address), _style(14)),
        Spacer(1, 8 * mm),
        Image(io.BytesIO(draw(facts)), WIDTH, WIDTH * SIZE[1] / SIZE[0]),
        Paragraph(f"Red: {red}. Blue: insured locations. Land: Natural Earth.", _style(7)),
        Spacer(1, 8 * mm),
        box,
    ]


def render_locked(facts: Facts) -> bytes:
    """One page that opens with a password, the same bytes each time."""
    file = io.BytesIO()
    canvas = Canvas(file, pagesize=A4, invariant=1, encrypt=StandardEncryption("user", "owner"))
    canvas.drawString(MARGIN, MARGIN, facts.address)
    canvas.save()
    return file.getvalue()


def _tables(facts: Facts) -> list[Any]:
    flow: list[Any] = []
    for table in tables(facts):
        flow.append(Paragraph(table.title, _style(14, fontName="Report-Bold", textColor=BLUE)))
        flow += [Spacer(1, 3 * mm), _table(table), Spacer(1, 9 * mm)]
    return flow


def _table(table: Table) -> PdfTable:
    styles = [_style(8, alignment=2 if column in table.numbers else 0) for column in range(len(table.header))]
    white = {"textColor": colors.white, "fontName": "Report-Bold"}
    head = [
        Paragraph(text, _style(8, alignment=style.alignment, **white))
        for text, style in zip(table.header, styles)
    ]
    body = [[Paragraph(escape(text), style) for text, style in zip(row, styles)] for row in table.rows]
    share = WIDTH / sum(table.widths)
    drawn = PdfTable([head, *body], colWidths=[share * width for width in table.widths], repeatRows=1)
    drawn.setStyle(
        [
            ("BACKGROUND", (0, 0), (-1, 0), BLUE),
            ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, LIGHT]),
            ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.lightgrey),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            *(
                ("BACKGROUND", (1, line), (1, line), colors.HexColor(LEVEL_COLOURS[row[1]]))
                for line, row in enumerate(table.rows, 1)
                if row[1] in LEVEL_COLOURS
            ),
        ]
    )
    return drawn
