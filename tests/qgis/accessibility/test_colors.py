"""The colors that are ours, on what is behind them in light and dark themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor, QIcon, QImage, QPainter, QPalette
from qgis.PyQt.QtWidgets import QApplication, QDialog, QLabel, QWidget

from geoportfolio.core.api.places import Suggestion
from geoportfolio.ui.areas.canvas_tool import AMBER, BLUE, DARK_AMBER
from geoportfolio.ui.connections.connection_fields import Notice
from geoportfolio.ui.help.window import HelpWindow
from geoportfolio.ui.places import place_texts
from geoportfolio.ui.places.suggestions import SuggestionModel, SuggestionView
from geoportfolio.ui.reports.pdf_view import FAINT, PAPER
from geoportfolio.ui.widgets.icons import icon, icon_path
from geoportfolio.ui.widgets.link_colors import ReadableLinks, anchors_of
from tests.support.accessible import GRAPHICS, TEXT, behind_of, contrast
from tests.support.event_loop import let_go
from tests.support.screens import THEMES, themed

ICONS = sorted(path.stem for path in Path(icon_path("help")).parent.glob("*.svg"))
READOUT = QColor(28, 33, 38, 215)
"""Behind the words by the cursor."""
SYSTEMS = (
    ("#f0f0f0", "#ffffff", "#000000"),
    ("#202020", "#1e1e1e", "#ffffff"),
    ("#fafafb", "#ffffff", "#2e3436"),
    ("#353535", "#2d2d2d", "#eeeeec"),
)
"""Window, base and text: Windows 11 and Adwaita, light and dark."""
LEAST_SHARE = 0.25
"""Of what is drawn of an icon, at least so much stands out; the rest are tints."""


def over(color: QColor, behind: QColor) -> QColor:
    """*color*, as it is seen in front of *behind*."""
    share = color.alphaF()
    pairs = (
        (color.redF(), behind.redF()),
        (color.greenF(), behind.greenF()),
        (color.blueF(), behind.blueF()),
    )
    return QColor.fromRgbF(*(share * front + (1 - share) * back for front, back in pairs))


@pytest.mark.parametrize("colors", [Notice.AMBER, Notice.GREEN, Notice.RED])
def test_the_sentence_of_a_strip_is_read(colors):
    assert contrast(*map(QColor, colors)) >= TEXT


@pytest.mark.parametrize("quality", ["rooftop", "address", "city", "of another service"])
def test_a_badge_is_read(quality):
    assert contrast(*place_texts.badge_colors(quality)) >= TEXT


@pytest.mark.parametrize("ink", ["white", AMBER])
@pytest.mark.parametrize("behind", ["white", "black"])
def test_the_words_by_the_cursor_are_read_on_any_map(ink, behind):
    assert contrast(QColor(ink), over(READOUT, QColor(behind))) >= TEXT


@pytest.mark.parametrize("line", [BLUE, DARK_AMBER])
@pytest.mark.parametrize("behind", ["white", "black"])
def test_what_the_tools_draw_is_seen_on_light_and_dark_maps(line, behind):
    assert contrast(QColor(line), QColor(behind)) >= GRAPHICS


def test_the_number_of_a_page_that_is_still_drawn_is_read():
    assert contrast(FAINT, PAPER) >= TEXT


def test_links_and_places_found_in_the_help_are_read(theme, qgis_app):
    window = HelpWindow()
    window.open("index")
    window.line.setText("filter")
    window.show()
    let_go()
    palette = window.browser.palette()
    behind = shown_behind(window.browser.viewport())
    assert contrast(palette.color(QPalette.ColorRole.Link), behind) >= TEXT
    assert inks_of_links(window) == {palette.color(QPalette.ColorRole.Link).name()}
    (mark, *_) = window.browser.extraSelections()
    assert contrast(mark.format.foreground().color(), over(mark.format.background().color(), behind)) >= TEXT
    window.close()
    window.deleteLater()


def test_suggestions_are_read_before_newer_ones_are_waited_for_and_after(theme, qgis_app):
    view = SuggestionView()
    view.setModel(SuggestionModel(view))
    view.model().show([Suggestion("Hamburg, Germany", 53.55, 9.99), Suggestion("Hamm, Germany", 51.68, 7.82)])
    view.resize(300, 80)
    view.show()
    before = ratio_of_words(view)
    view.show_waiting()
    meanwhile = ratio_of_words(view)
    view.show_ready()
    assert min(before, ratio_of_words(view)) >= TEXT and meanwhile >= GRAPHICS
    view.close()
    view.deleteLater()


def ratio_of_words(view: SuggestionView) -> float:
    """The contrast of what stands out most in the second row of *view*, as it is drawn."""
    let_go()
    image = view.viewport().grab(view.visualRect(view.model().index(1, 0))).toImage()
    behind = behind_of(image)
    drawn = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return max(contrast(each, behind) for each in drawn)


def inks_of_links(window: HelpWindow) -> set[str]:
    """The colors in which the links of the page are written."""
    anchors = anchors_of(window.browser.document())
    return {each.charFormat().foreground().color().name() for each in anchors}


@pytest.fixture
def system_palette(qgis_app):
    """Gives the application the colors of a system, as Windows, macOS and desktops do while QGIS runs."""
    before = QApplication.palette()

    def change(window: str, base: str, text: str) -> None:
        palette = QPalette(before)
        for role, color in (("Window", window), ("Base", base), ("WindowText", text), ("Text", text)):
            palette.setColor(getattr(QPalette.ColorRole, role), QColor(color))
        QApplication.setPalette(palette)
        let_go()

    yield change
    QApplication.setPalette(before)


def test_links_follow_when_the_system_turns_dark_and_light_again(system_palette):
    label, window = QLabel('See <a href="https://example.com">more</a>'), HelpWindow()
    ReadableLinks(label, QPalette.ColorRole.Window)
    window.open("index")
    label.show()
    for colors in SYSTEMS * 2:
        system_palette(*colors)
        behind = label.palette().color(QPalette.ColorRole.Window)
        assert behind == QColor(colors[0])
        assert contrast(label.palette().color(QPalette.ColorRole.Link), behind) >= TEXT
        page = window.browser.palette()
        assert page.color(QPalette.ColorRole.Base) == QColor(colors[1])
        assert inks_of_links(window) == {page.color(QPalette.ColorRole.Link).name()}
        for role in (QPalette.ColorRole.Link, QPalette.ColorRole.Text):
            assert contrast(page.color(role), page.color(QPalette.ColorRole.Base)) >= TEXT, (colors, role)
    for each in (label, window):
        each.close()
        each.deleteLater()


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_seen_on_what_systems_have_behind_it(name):
    shares = {colors[0]: share_that_stands_out(icon(name), QColor(colors[0])) for colors in SYSTEMS}
    assert min(shares.values()) >= LEAST_SHARE, shares


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_seen_in_each_theme(name, grounds):
    shares = {}
    for theme, ground in grounds.items():
        with themed(theme):
            shares[theme] = share_that_stands_out(icon(name), ground)
    assert min(shares.values()) >= LEAST_SHARE, (shares, [each.name() for each in grounds.values()])


@pytest.fixture(scope="module")
def grounds(qgis_app):
    """What is behind a toolbar's icons, by theme."""
    found = {}
    for name in THEMES:
        with themed(name):
            # Themes make a plain widget transparent.
            behind = QDialog()
            behind.resize(40, 40)
            behind.show()
            let_go()
            found[name] = shown_behind(behind)
            behind.close()
    return found


def shown_behind(widget: QWidget) -> QColor:
    """The color that most of *widget* has."""
    return behind_of(widget.grab().toImage())


def share_that_stands_out(drawing: QIcon, ground: QColor) -> float:
    """Of the pixels that the icon covers."""
    size = 48
    drawn = QImage(size, size, QImage.Format.Format_ARGB32)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    drawing.paint(painter, drawn.rect())
    painter.end()
    pixels = [drawn.pixelColor(x, y) for x in range(size) for y in range(size)]
    covered = [pixel for pixel in pixels if pixel.alpha() > 127]
    return sum(contrast(over(pixel, ground), ground) >= GRAPHICS for pixel in covered) / len(covered)
