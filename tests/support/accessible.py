"""Whether somebody can use a window by keyboard, by its spoken names, and with poor sight.

Looks at widgets of a running QGIS and changes nothing; the probe of the end-to-end tests asks it as well.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Callable, Iterable, Iterator

from qgis.PyQt.QtCore import QPoint, QRect, Qt
from qgis.PyQt.QtGui import QColor, QImage, QKeySequence
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTableView,
    QTabWidget,
    QTextEdit,
    QTreeView,
    QWidget,
)

TEXT, GRAPHICS = 4.5, 3.0
"""The least ratios of contrast of WCAG 2.1, 1.4.3 and 1.4.11."""
_WHOLES = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar)
_VIEWS = (QListView, QTableView, QTreeView)
_TRAPS = (QTextEdit, QPlainTextEdit)


def faults_of(root: QWidget) -> list[str]:
    """What is wrong with the part of the window *root* that is seen."""
    return [f"{_called(root)}: {fault}" for judge in _JUDGES for fault in judge(root)]


def controls_of(root: QWidget) -> list[QWidget]:
    """What the analyst can work with, in the order of the Tab key."""
    chain, seen = [], root
    while True:
        if seen is not root and root.isAncestorOf(seen) and _is_control(seen, root):
            chain.append(seen)
        seen = seen.nextInFocusChain()
        if seen is root:
            return chain


def stops_of(root: QWidget) -> list[QWidget]:
    """Where the Tab key stops."""
    return [each for each in controls_of(root) if each.isEnabled() and _takes(each, Qt.FocusPolicy.TabFocus)]


def spoken_name(control: QWidget) -> str:
    """What a screen reader says of it, as Qt tells it one."""
    if name := control.accessibleName():
        return name
    for reader in ("text", "title"):
        is_said = reader == "title" or isinstance(control, (QAbstractButton, QLabel))
        if is_said and callable(read := getattr(control, reader, None)) and read():
            return str(read())
    if isinstance(control, QTabBar):
        return control.tabText(control.currentIndex())
    labels = control.window().findChildren(QLabel)
    return next((label.text() for label in labels if label.buddy() in (control, control.parent())), "")


def _shown(root: QWidget) -> Iterator[QWidget]:
    """The visible parts of *root*: not those behind a tab, scrolled away ones included."""
    for part in root.children():
        if isinstance(part, QWidget) and part.isVisible() and not part.isWindow():
            yield part
            yield from _shown(part)


def _called(seen: QWidget) -> str:
    return seen.objectName() or f"{seen.metaObject().className()} in {seen.parentWidget().objectName()}"


def _is_control(seen: QWidget, root: QWidget) -> bool:
    """Whether it is a control of its own, and no part of another one."""
    if not seen.isVisibleTo(root) or isinstance(seen, (QScrollArea, QTabWidget)):
        return False
    if seen.focusProxy() is not None or _is_qts_own(seen):
        return False
    around = seen.parentWidget()
    while around is not None and around is not root:
        is_whole = isinstance(around, _WHOLES) or (
            isinstance(around, QAbstractScrollArea) and not isinstance(around, QScrollArea)
        )
        if is_whole:
            return False
        around = around.parentWidget()
    if isinstance(seen, QGroupBox):
        return seen.isCheckable()
    if isinstance(seen, QLabel):
        return "<a " in seen.text()
    return _takes(seen, Qt.FocusPolicy.ClickFocus) or isinstance(seen, (QAbstractButton, QComboBox))


def _is_qts_own(seen: QWidget) -> bool:
    return seen.objectName().startswith("qt_") and not isinstance(seen, QTabBar)


def _takes(seen: QWidget, policy: Qt.FocusPolicy) -> bool:
    return int(seen.focusPolicy()) & int(policy) == int(policy)


# --- names


def _nameless(root: QWidget) -> Iterator[str]:
    for control in controls_of(root):
        if not spoken_name(control).strip("&. "):
            yield f"{_called(control)} has no name for a screen reader"


def letters_of(root: QWidget) -> Iterator[str]:
    """Labels whose letter leads nowhere, letters that two have, and any in a dock."""
    lettered: list[str] = []
    is_in_dock = any(isinstance(each, QDockWidget) for each in _with_owners(root))
    for seen in _shown(root):
        text = _lettered(seen)
        letter = QKeySequence.mnemonic(text).toString()
        if letter:
            lettered.append(text)
            if is_in_dock:
                yield f"a dock has the letter of {text!r}"
            if isinstance(seen, QLabel) and seen.buddy() is None:
                yield f"the letter of {text!r} leads nowhere"
        if isinstance(seen, QTabBar):
            lettered += [seen.tabText(number) for number in range(seen.count())]
    yield from shared_letters(lettered)


def _with_owners(seen: QWidget) -> Iterator[QWidget]:
    """The widget and those around it in its window."""
    yield seen
    while not seen.isWindow():
        seen = seen.parentWidget()
        yield seen


def shared_letters(texts: Iterable[str]) -> Iterator[str]:
    """The letters that lead to several of the labels or entries *texts*."""
    holders: dict[str, list[str]] = {}
    for text in texts:
        holders.setdefault(QKeySequence.mnemonic(text).toString(), []).append(text)
    for letter, those in holders.items():
        if letter and len(those) > 1:
            yield f"{letter} is the letter of {those}"


def _lettered(seen: QWidget) -> str:
    if isinstance(seen, QLabel):
        return "" if seen.textFormat() == Qt.TextFormat.PlainText and seen.buddy() is None else seen.text()
    if isinstance(seen, QAbstractButton):
        return seen.text()
    return seen.title() if isinstance(seen, QGroupBox) else ""


# --- the Tab key


def _unreachable(root: QWidget) -> Iterator[str]:
    for control in controls_of(root):
        # Arrow keys go through the radio buttons of a group, whose checked one has the stop.
        is_stop = _takes(control, Qt.FocusPolicy.TabFocus) or isinstance(control, QRadioButton)
        if control.isEnabled() and not is_stop:
            yield f"the Tab key does not reach {_called(control)}"


def _disordered(root: QWidget) -> Iterator[str]:
    stops = stops_of(root)
    for first, then in zip(stops, stops[1:]):
        if _is_before(_place(then), _place(first)):
            yield f"the Tab key goes from {_called(first)} back to {_called(then)}"


def _place(seen: QWidget) -> QRect:
    return QRect(seen.mapTo(seen.window(), QPoint(0, 0)), seen.size())


def _is_before(place: QRect, other: QRect) -> bool:
    """Whether who reads from the left, column by column, comes to *place* before *other*."""
    if place.bottom() < other.top():
        return place.left() < other.right()
    return place.top() <= other.bottom() and place.right() < other.left()


def _traps(root: QWidget) -> Iterator[str]:
    for stop in stops_of(root):
        keeps_tab = isinstance(stop, QAbstractItemView) and stop.tabKeyNavigation()
        if keeps_tab or (isinstance(stop, _TRAPS) and not (stop.isReadOnly() or stop.tabChangesFocus())):
            yield f"the Tab key does not leave {_called(stop)}"


# --- colors


def contrast(first: QColor, second: QColor) -> float:
    """The contrast ratio of WCAG 2."""
    darker, lighter = sorted((_luminance(first), _luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear))


def contrast_in(image: QImage) -> float:
    """Of the commonest color, which is behind, and the one that stands out most."""
    behind = behind_of(image)
    return max((contrast(QColor(color), behind) for color in _counted(image)), default=21.0)


def behind_of(image: QImage) -> QColor:
    """The commonest color."""
    return QColor(max(colors, key=colors.__getitem__) if (colors := _counted(image)) else 0)


def _counted(image: QImage) -> Counter[int]:
    return Counter(image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))


def _faint(root: QWidget) -> Iterator[str]:
    for seen in _shown(root):
        is_told = seen.isEnabled() and _reads(seen) and not seen.visibleRegion().isEmpty()
        if not (is_told and _is_dyed(seen, root)):
            continue
        ratio = contrast_in(_picture(seen, root))
        if ratio < TEXT:
            yield f"{_called(seen)} {_reads(seen)!r} has a contrast of {ratio:.1f}"


def _faint_links(root: QWidget) -> Iterator[str]:
    for label in (each for each in _shown(root) if isinstance(each, QLabel) and "<a " in each.text()):
        if label.visibleRegion().isEmpty():
            continue
        ink, seen = label.palette().link().color(), _picture(label, root)
        ratio = contrast(ink, behind_of(seen))
        if ratio < TEXT:
            yield f"the links of {_called(label)} have a contrast of {ratio:.1f}"
        # Qt writes them in the application's color, whatever the label's is.
        if ink.rgb() not in _counted(seen):
            yield f"the links of {_called(label)} are not written in {ink.name()}"


def _is_dyed(seen: QWidget, root: QWidget) -> bool:
    """Whether a color of it is ours: what a theme does is QGIS's."""
    while seen is not root and "color" not in seen.styleSheet():
        seen = seen.parentWidget()
    return "color" in seen.styleSheet()


def _picture(seen: QWidget, root: QWidget) -> QImage:
    """As it is on the screen, with what is behind it."""
    place = seen.visibleRegion().boundingRect()
    place.moveTopLeft(seen.mapTo(root, place.topLeft()))
    return root.grab(place).toImage()


def _reads(seen: QWidget) -> str:
    """The words of a label, button or box."""
    if isinstance(seen, QLabel) or (isinstance(seen, QAbstractButton) and seen.text()):
        is_bare = (
            isinstance(seen, QAbstractButton)
            and getattr(seen, "toolButtonStyle", lambda: None)() == Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        return "" if is_bare else seen.text()
    return seen.currentText() if isinstance(seen, QComboBox) else ""


def _faint_entries(root: QWidget) -> Iterator[str]:
    for view in (each for each in _shown(root) if isinstance(each, _VIEWS)):
        for index, ink in _inked(view):
            behind = index.data(Qt.ItemDataRole.BackgroundRole)
            base = QColor(behind) if behind is not None else view.palette().base().color()
            if contrast(ink, base) < TEXT:
                yield f"{_called(view)}: {index.data()!r} has a contrast of {contrast(ink, base):.1f}"


def _inked(view: QAbstractItemView) -> Iterator[tuple[Any, QColor]]:
    """The entries in sight that have a color of their own."""
    area = view.viewport().rect()
    model = view.model()
    columns = range(1) if model is None or isinstance(view, QListView) else range(model.columnCount())
    for y in range(0, area.height(), max(4, view.fontMetrics().height() // 2)):
        row = view.indexAt(QPoint(2, y))
        for index in (row.sibling(row.row(), column) for column in columns):
            ink = index.data(Qt.ItemDataRole.ForegroundRole) if index.isValid() else None
            if ink is not None and index.flags() & Qt.ItemFlag.ItemIsEnabled:
                yield index, QColor(getattr(ink, "color", lambda ink=ink: ink)())


_JUDGES: tuple[Callable[[QWidget], Iterator[str]], ...] = (
    _nameless,
    letters_of,
    _unreachable,
    _disordered,
    _traps,
    _faint,
    _faint_links,
    _faint_entries,
)
