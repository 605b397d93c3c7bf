"""What of the probe looks at widgets: where they are, what they read, and whether a click reaches them.

Pixels are those of the screen.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Callable, Iterable, Iterator, Optional
from weakref import WeakValueDictionary

from qgis.PyQt import sip
from qgis.PyQt.QtCore import QAbstractListModel, QModelIndex, QObject, QRect, Qt
from qgis.PyQt.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAction,
    QApplication,
    QComboBox,
    QMenu,
    QTabBar,
    QTextEdit,
    QToolTip,
    QTreeView,
    QWidget,
)

from tests.e2e.cut_texts import fault_of
from tests.e2e.described import (
    described,
    described_action,
    described_entry,
    described_index,
    place_of,
    plain,
    text_of,
)
from tests.support.accessible import faults_of

_LISTED = 60


QUESTIONS: dict[str, Callable[..., Any]] = {}
"""What can be asked, also of the other parts of the probe, by the name of its function."""


def question(answers: Callable[..., Any]) -> Callable[..., Any]:
    """Have the probe answer the function's name with it."""
    QUESTIONS[answers.__name__] = answers
    return answers


_KNOWN: WeakValueDictionary[str, QObject] = WeakValueDictionary()
"""Widgets and actions that were found, by name: to look through all of QGIS's takes it many milliseconds.

Weak, so that what is deleted keeps nothing of the plugin in memory.
"""


class Missing(Exception):
    """What was looked for is not there."""


# --- what is found by name or words


@question
def widget(name: str) -> dict[str, Any]:
    """The widget, or the action's button or menu entry, with that object name."""
    if isinstance(known := _remembered(name), QAction):
        return described_action(known)
    if (seen := _named(name)) is not None:  # an empty combo box is false
        return described(seen)
    # What belongs to another window is looked through with that one.
    for window in (each for each in QApplication.topLevelWidgets() if each.parent() is None):
        if action := window.findChild(QAction, name):
            _KNOWN[name] = action
            return described_action(action)
    known = sorted({shown.objectName() for shown in _shown() if shown.objectName()})
    raise Missing(
        f"no widget or action is named {name!r}; visible are {[n for n in known if n[:3] != 'qt_']}"
    )


@question
def labeled(text: str) -> dict[str, Any]:
    """The visible button, menu entry or tab that reads *text*; first in an open menu, then in front."""
    labels = list(_labels())
    found = [{**look(), "text": text} for read, look in labels if read == text]
    if not found:
        raise Missing(
            f"nothing reads {text!r}; what can be clicked: {[read for read, _ in labels][:_LISTED]}"
        )
    return max(found, key=lambda place: (place["on_top"], place.get("in_menu", False)))


@question
def item(name: str, text: str) -> dict[str, Any]:
    """The entry of the list, tree, table or opened combo box *name* that reads *text*, or has it in it."""
    view = found_by(name)
    if isinstance(view, QComboBox):
        view = view.view()
    if not isinstance(view, QAbstractItemView):
        view = next(iter(view.findChildren(QAbstractItemView)), view)
    entries = list(_entries(view.model(), view.rootIndex()))
    for wanted in (lambda seen: seen == text, lambda seen: text in seen):
        found = [index for index in entries if wanted(str(index.data() or ""))]
        if found:  # of several, one that is in no folded branch
            return described_index(view, max(found, key=lambda index: not view.visualRect(index).isEmpty()))
    raise Missing(f"{name} has no entry {text!r}; it has {[i.data() for i in entries][:_LISTED]}")


@question
def items(name: str) -> list[str]:
    """What the entries of the list, tree, table or combo box *name* read."""
    view = found_by(name)
    if isinstance(view, QComboBox):
        return [view.itemText(row) for row in range(view.count())]
    return [str(index.data() or "") for index in _entries(view.model(), view.rootIndex())]


@question
def rows(name: str) -> list[list[Any]]:
    """The unfolded rows of the tree *name* as they are seen: how deep, and what the shown columns read."""
    tree = found_by(name)
    if not isinstance(tree, QTreeView):
        tree = next(iter(tree.findChildren(QTreeView)))
    shown = [column for column in range(tree.model().columnCount()) if not tree.isColumnHidden(column)]
    return [
        [depth, *(str(index.siblingAtColumn(column).data() or "") for column in shown)]
        for depth, index in _unfolded(tree, tree.rootIndex(), 0)
    ]


@question
def grid(name: str) -> dict[str, Any]:
    """The table *name*: the heads of columns and rows, the cells, and which rows have bold heads."""
    model = found_by(name).model()
    columns, rows = range(model.columnCount()), range(model.rowCount())
    fonts = (model.headerData(n, Qt.Orientation.Vertical, Qt.ItemDataRole.FontRole) for n in rows)
    return {
        "heads": [str(model.headerData(number, Qt.Orientation.Horizontal)) for number in columns],
        "names": [str(model.headerData(number, Qt.Orientation.Vertical)) for number in rows],
        "rows": [[str(model.index(row, column).data() or "") for column in columns] for row in rows],
        "bold": [number for number, font in enumerate(fonts) if font is not None and font.bold()],
    }


@question
def head(name: str, row: int) -> dict[str, Any]:
    """The head of a row of the table *name*."""
    header = found_by(name).verticalHeader()
    top, height = header.sectionViewportPosition(row), header.sectionSize(row)
    shown = QRect(0, top, header.width(), height).intersected(header.viewport().rect())
    return place_of(header.viewport(), shown, header.isVisible() and not shown.isEmpty())


@question
def tabs(name: str) -> list[str]:
    """What the tabs of the tab widget *name* read, or tell where they are but icons."""
    return [_tab_words(found_by(name).tabBar(), index) for index in range(found_by(name).count())]


@question
def located() -> list[str]:
    """What the list of QGIS's locator bar reads."""
    models = [
        view.model()
        for view in QApplication.allWidgets()
        if view.metaObject().className() == "QgsLocatorResultsView"
    ]
    return [str(model.index(row, 0).data() or "") for model in models for row in range(model.rowCount())]


# --- what else is seen


@question
def focused() -> dict[str, Any]:
    """Which widget the keys go to now: its address, and the names of it and of what is around it.

    With the names of what takes the clicks before all others: an open menu or list, and a dialog.
    """
    seen = QApplication.focusWidget()
    return {
        "address": sip.unwrapinstance(seen) if seen else 0,
        "names": _names(seen),
        "popup": _names(QApplication.activePopupWidget()),
        "dialog": _names(QApplication.activeModalWidget()),
    }


@question
def tooltip() -> str:
    """What the tooltip reads that shows at present."""
    return QToolTip.text() if QToolTip.isVisible() else ""


@question
def menu() -> list[dict[str, Any]]:
    """The entries of the menu that was opened last; a line between them has no text."""
    opened = QApplication.activePopupWidget()
    entries = opened.actions() if isinstance(opened, QMenu) else []
    return [
        {
            "text": plain(action.text()),
            "key": action.shortcut().toString(),
            "icon": not action.icon().isNull(),
            "told": action.statusTip(),
            "active": action is opened.activeAction(),
        }
        for action in entries
    ]


@question
def clipboard() -> str:
    """The text on the clipboard."""
    return str(QApplication.clipboard().text())


@question
def fill_clipboard(text: str) -> None:
    """Have *text* on the clipboard."""
    QApplication.clipboard().setText(text)


@question
def cut_texts(name: str) -> list[str]:
    """What is written in the widget *name* and shown in part only: labels, buttons, boxes."""
    parts = [part for part in found_by(name).findChildren(QWidget) if part.isVisible() and text_of(part)]
    faults = ((part, fault_of(part)) for part in parts)
    return [f"{part.objectName()} {text_of(part)!r}: {fault}" for part, fault in faults if fault]


@question
def inaccessible(name: str) -> list[str]:
    """What keeps somebody with keys alone, a screen reader or poor sight from using the widget *name*."""
    return faults_of(found_by(name))


@question
def web_pages() -> list[str]:
    """What the web views read that are seen, as of an identified map; without WebKit they are plain."""
    plain = [str(view.toPlainText()) for view in _shown(QTextEdit)]
    try:
        from qgis.PyQt.QtWebKitWidgets import QWebView
    except ImportError:
        return plain
    return plain + [str(view.page().mainFrame().toPlainText()) for view in _shown(QWebView)]


# --- inside


def found_by(name: str) -> QWidget:
    if (seen := _named(name)) is not None:  # an empty combo box is false
        return seen
    raise Missing(f"no widget is named {name!r}")


def _named(name: str) -> Optional[QWidget]:
    """The widget that is meant by *name*: the one that is seen, where there are several."""
    known = _remembered(name)
    if known is not None and all(_nearness(known)):
        return known
    named = []
    for seen in _shown():
        if seen.objectName() == name:
            named.append(seen)
            if all(_nearness(seen)):
                break
    if not named and known is None:
        named = [hidden for hidden in QApplication.allWidgets() if hidden.objectName() == name]
    found = max(named, key=_nearness, default=known)
    if found is not None and found is not known:
        _KNOWN[name] = found
    return found


def _remembered(name: str) -> Optional[QObject]:
    # Not told by `destroyed`: Python 3.14 calls a closure there that its garbage collector has emptied, and
    # QGIS dies.
    known = _KNOWN.get(name)
    return None if known is not None and sip.isdeleted(known) else known


def _nearness(seen: QWidget) -> tuple[bool, bool, bool]:
    """The greater, the more likely it is meant: a dock behind a tab is visible to Qt, somewhere else."""
    is_seen = seen.isVisible() and not seen.visibleRegion().isEmpty()
    return is_seen, seen.window().isActiveWindow(), seen.isVisible()


def _shown(kind: type = QWidget) -> Iterator[Any]:
    """The visible widgets of that kind, without a look at the thousands that QGIS does not show.

    To look at an object costs PyQt microseconds, and it has to stand still for a question: stop early.
    """
    pending = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    while pending:
        seen = pending.pop()
        if isinstance(seen, kind):
            yield seen
        parts = (part for part in seen.children() if isinstance(part, QWidget))
        pending += [part for part in parts if part.isVisible() and not part.isWindow()]


def _entries(model: Any, parent: QModelIndex) -> Iterable[QModelIndex]:
    if isinstance(model, QAbstractListModel):
        # Qt hides its number of columns.
        yield from (model.index(row) for row in range(model.rowCount(parent)))
        return
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            yield model.index(row, column, parent)
        yield from _entries(model, model.index(row, 0, parent))


def _unfolded(tree: QTreeView, parent: QModelIndex, depth: int) -> Iterable[tuple[int, QModelIndex]]:
    for row in range(tree.model().rowCount(parent)):
        index = tree.model().index(row, 0, parent)
        yield depth, index
        if tree.isExpanded(index):
            yield from _unfolded(tree, index, depth + 1)


def _labels() -> Iterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """What each visible button, menu entry and tab reads, and how to look at it closely."""
    menus, bars = [], []
    for seen in _shown():
        if isinstance(seen, QAbstractButton) and seen.text():
            yield plain(seen.text()), partial(described, seen)
        elif isinstance(seen, QMenu):
            menus.append(seen)
        elif isinstance(seen, QTabBar):
            bars.append(seen)
    for menu in menus:
        for action in menu.actions():
            # QGIS 3.44 counts the styles of a layer beside the entry.
            text = re.sub(r" \(\d+\)$", "", plain(action.text()))
            yield text, partial(described_entry, menu, action)
    for bar in bars:
        for tab in range(bar.count()):
            yield _tab_words(bar, tab), partial(place_of, bar, bar.tabRect(tab), True)


def _names(seen: Optional[QWidget]) -> list[str]:
    names = []
    while seen is not None:
        names.append(seen.objectName() or seen.metaObject().className())
        seen = seen.parentWidget()
    return names


def _tab_words(bar: QTabBar, tab: int) -> str:
    return plain(bar.tabText(tab) or bar.tabToolTip(tab))
