"""Draws what is our own as the screen of a process of its own has it: ``sharp.py FOLDER PDF``.

The scale of the screen is that of ``QT_SCALE_FACTOR``; a picture of each widget lands in FOLDER.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Callable

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, QSize, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QHBoxLayout, QToolButton, QWidget

_ICONS = ("polygon", "circles", "hazards", "doctor", "chart", "accumulate", "layer_out_of_date", "help")
_PAUSE_MS = 400
"""The page view waits for the analyst to rest before it draws."""


def chart() -> QWidget:
    from geoportfolio.ui.charts.chart import BarChart, Series
    from geoportfolio.ui.charts.view import ChartView

    made = ChartView(SimpleNamespace())
    made.show_chart(BarChart("Sum insured", names=("Port", "Nice"), series=(Series("", (3.0, 2.0)),)))
    return made


def icons() -> QWidget:
    from geoportfolio.ui.widgets.icons import icon

    made = QWidget()
    row = QHBoxLayout(made)
    for name in _ICONS:
        button = QToolButton()
        button.setIconSize(QSize(24, 24))
        button.setIcon(icon(name))
        row.addWidget(button)
    return made


def gray_icons() -> QWidget:
    """Those that are drawn anew for the theme that lies between light and dark."""
    QgsApplication.setUITheme("Blend of Gray")
    return icons()


def page(pdf: Path) -> QWidget:
    from geoportfolio.core.gis.reports.pdf_pages import PdfPages
    from geoportfolio.ui.reports.pdf_view import PdfView
    from tests.support.report_viewer import window_of

    made = PdfView(window_of(_at_once))
    pages = PdfPages(pdf)
    made.show_pages(pages, pages.page_size(1))
    return made


def _at_once(_title: str, work: Callable[[], Any], on_done: Callable[[Any], None], _failed: Any) -> None:
    on_done(work(None))


def main(folder: Path, pdf: Path) -> None:
    # As QGIS itself does.
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_UseHighDpiPixmaps)
    application = QgsApplication([], True)
    application.initQgis()
    # The last one changes the theme of all.
    makers = {"chart": chart, "icons": icons, "page": partial(page, pdf), "gray_icons": gray_icons}
    for name, make in makers.items():
        widget = make()
        widget.resize(400, 300)
        widget.show()
        QTest.qWait(_PAUSE_MS if name == "page" else 0)
        assert widget.grab().save(str(folder / f"{name}.png")), name
    # Nothing is left to do, and Python would take QGIS apart in any order.
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
