"""The base of our parameter widgets: a text, and a button that opens an editor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterable, Optional

from processing.gui.wrappers import WidgetWrapper
from qgis.core import QgsProcessingParameterDefinition
from qgis.gui import QgsAbstractProcessingParameterWidgetWrapper
from qgis.PyQt import sip
from qgis.PyQt.QtGui import QFontDatabase
from qgis.PyQt.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QToolButton, QWidget

from ...core.api.errors import InvalidInput
from ...core.gis.text.lists import listed

if TYPE_CHECKING:
    from ..window.window import Window

_LINES = 4


class Wrapper(WidgetWrapper):
    """One parameter in the dialog of an algorithm, with access to the values of the others.

    Derived from Processing's own base class, which keeps the widgets in Python: widgets that QGIS takes over
    from our classes would lose their Python objects.
    """

    def __init__(self, parameter: QgsProcessingParameterDefinition, dialog: QWidget) -> None:
        self._others: dict[str, QgsAbstractProcessingParameterWidgetWrapper] = {}
        super().__init__(parameter, dialog)

    def createWidget(self) -> QWidget:
        """Return the widget for the dialog."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        self.fill(row)
        return holder

    def fill(self, row: QHBoxLayout) -> None:
        """Fill the widget."""
        raise NotImplementedError

    def postInitialize(self, wrappers: Iterable[QgsAbstractProcessingParameterWidgetWrapper]) -> None:
        """Connect to the other parameters."""
        super().postInitialize(wrappers)
        self._others = {each.parameterDefinition().name(): each for each in wrappers}

    def value_of(self, name: str) -> Any:
        """Return the current value of the parameter *name*; None: there is no such parameter."""
        other = self._others.get(name)
        return other.parameterValue() if other is not None else None

    def connection(self, window: Window) -> str:
        """Return the connection of the dialog."""
        return str(self.value_of("CONNECTION") or "") or window.connections.default_name()

    def source(self) -> str:
        """Return the source of the dialog."""
        return str(self.value_of("SOURCE") or "").strip()


class TextWrapper(Wrapper):
    """A text with a button "…" beside it."""

    def fill(self, row: QHBoxLayout) -> None:
        name = self.parameterDefinition().name()
        self.text = self.make_text()
        self.text.setObjectName(f"{name.lower()}Text")
        self.text.setAccessibleName(self.parameterDefinition().description())
        self.text.textChanged.connect(lambda *_: self.widgetValueHasChanged.emit(self))
        self.button = QToolButton()
        self.button.setObjectName(f"{name.lower()}EditButton")
        self.button.setText("\u2026")
        self.button.setToolTip(self.tip_text())
        self.button.setAccessibleName(self.tip_text())
        self.button.clicked.connect(self._edit)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)

    def make_text(self) -> QWidget:
        """Return the text widget."""
        return QLineEdit()

    def tip_text(self) -> str:
        """Return the tooltip of the button."""
        raise NotImplementedError

    def edit(self, window: Window) -> None:
        """Open the editor on the text."""
        raise NotImplementedError

    def setValue(self, value: Any) -> None:
        self.take("" if value is None else str(value))

    def value(self) -> str:
        return str(self.text.text())

    def take(self, text: str) -> None:
        """Show *text*, unless the dialog was closed while its editor was open."""
        if not sip.isdeleted(self.text):
            self.text.setText(text)

    def names(self) -> Optional[tuple[str, ...]]:
        """Return the text as a list of names; None: it is invalid."""
        try:
            return listed(self.value())
        except InvalidInput:
            return None

    def _edit(self) -> None:
        window = plugin_window()
        if window is not None:
            self.edit(window)


class JsonWrapper(TextWrapper):
    """JSON, or the name of a JSON file."""

    def make_text(self) -> QPlainTextEdit:
        text = QPlainTextEdit()
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setTabChangesFocus(True)
        text.setFixedHeight(text.fontMetrics().lineSpacing() * _LINES + 12)
        return text

    def fill(self, row: QHBoxLayout) -> None:
        super().fill(row)
        # The content of a file is not edited here.
        self.text.textChanged.connect(
            lambda: self.button.setEnabled(not self.value().lstrip().startswith("@"))
        )

    def value(self) -> str:
        return str(self.text.toPlainText())

    def take(self, text: str) -> None:
        if not sip.isdeleted(self.text):
            self.text.setPlainText(text)


def plugin_window(start: bool = True) -> Optional[Window]:
    """Return the window of the plugin, which Processing does not provide; None: QGIS runs without the plugin.

    :param start: create its panels if necessary; False: return None without them.
    """
    from qgis.utils import plugins

    plugin = plugins.get(__name__.partition(".")[0])
    if plugin is None or not (start or plugin.is_started):
        return None
    window: Window = plugin.window()
    return window
