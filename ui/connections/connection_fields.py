"""The fields of one connection, in the form and in the editor."""

from __future__ import annotations

import re
from functools import partial
from typing import Optional
from urllib.parse import urlsplit

from qgis.core import QgsApplication
from qgis.gui import QgsCollapsibleGroupBoxBasic
from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QPalette
from qgis.PyQt.QtWidgets import (
    QAction,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ...core.api.config import VERSIONS, OpenPoints, checked_key, is_unencrypted, normalized_url
from ...core.api.errors import InvalidAddress, InvalidKey
from ...core.gis.connections.connections import SESSION, STORE, Connection
from ...core.gis.text.languages import tr
from ..widgets.controls import name_its_arrow
from ..widgets.link_colors import ReadableLinks, color_label
from ..window.option_pages import AUTHENTICATION_PAGE, NETWORK_PAGE

_PREFIX = re.compile(r"^\s*bearer(\s+|$)", re.IGNORECASE)


class Notice(QFrame):
    """A message on a colored strip, readable in light and dark themes; hidden while it is empty."""

    AMBER = ("#ffe9b3", "#5c4400")
    GREEN = ("#d3efd3", "#14501a")
    RED = ("#fbd5d5", "#7a1010")

    def __init__(self, name: str, colors: tuple[str, str], parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        background, text = colors
        self.label = QLabel(self)
        self.label.setObjectName(f"{name}Label")
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setObjectName(name)
        self.setStyleSheet(
            f"#{name} {{ background: {background}; border-radius: 3px; }}"
            f"#{name}Label {{ color: {text}; background: transparent; }}"
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self.label)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show *sentence*; ``""`` hides the strip."""
        self.label.setText(sentence)
        self.setVisible(bool(sentence))


class ConnectionFields(QWidget):
    """Service URL, key and its storage, and under *Advanced* name, version and QGIS's options.

    It validates the input and never sends anything. A key is never shown unless it was just typed.
    """

    changed = pyqtSignal()
    options_requested = pyqtSignal(str)
    """Emitted with a page of QGIS's Options: ``mOptionsPageNetwork`` or ``mOptionsPageAuth``."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._saved: Optional[Connection] = None
        self._add_address()
        self._add_key()
        self._add_keeping()
        self._add_more()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("Service URL"), self.address)
        form.addRow(tr("API key"), self.key)
        layout.addLayout(form)
        for widget in (self.keep, self.keep_hint, self.session, self.more):
            layout.addWidget(widget)
        layout.addStretch()
        self.notices = self._made_notices()
        self._judge()

    def _made_notices(self) -> QWidget:
        """Create the messages about the fields, below all controls, so that none moves."""
        notices = QWidget(self)
        column = QVBoxLayout(notices)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.warning, self.fault, self.remove_prefix):
            column.addWidget(widget)
        return notices

    def fill(self, connection: Connection) -> None:
        """Show a saved connection; its key is kept unless another one is typed."""
        self._saved = connection
        self.address.setText(connection.base_url)
        self.address.setCursorPosition(0)
        self.name.setText(connection.name)
        self.name.setReadOnly(True)
        self.version.setCurrentIndex(VERSIONS.index(connection.version))
        self.session.setChecked(connection.keep_key == SESSION)
        self.key.setPlaceholderText(
            tr("kept until QGIS is closed")
            if connection.keep_key == SESSION
            else tr("kept in the QGIS authentication database")
        )
        self._judge()

    def connection(self, open_points: Optional[OpenPoints] = None) -> Connection:
        """Return the connection of the fields. An empty name is replaced with the host of the URL.

        :param open_points: None: those of the saved connection, else the defaults.
        :raises InvalidAddress: the URL is invalid.
        """
        base_url = normalized_url(_with_scheme(self.address.text()))
        name = self.name.text().strip() or urlsplit(base_url).netloc
        keep_key = SESSION if self.session.isChecked() else STORE
        version = VERSIONS[self.version.currentIndex()]
        if open_points is None:
            open_points = self._saved.open_points if self._saved else OpenPoints()
        return Connection(name, base_url, version, keep_key, open_points)

    def typed_key(self) -> Optional[str]:
        """Return the typed key; None: keep the saved one."""
        if self._saved is not None and not self.key.text().strip():
            return None
        return self.key.text().strip()

    def is_complete(self) -> bool:
        """Return whether the input is complete enough for a test."""
        return not self._missing() and not self.fault.label.text()

    def _add_address(self) -> None:
        self.address = QLineEdit(self)
        self.address.setObjectName("addressEdit")
        self.address.setPlaceholderText("https://")
        self.address.setInputMethodHints(Qt.InputMethodHint.ImhUrlCharactersOnly)
        self.warning = Notice("addressWarning", Notice.AMBER, self)

    def _add_key(self) -> None:
        self.key = QLineEdit(self)
        self.key.setObjectName("keyEdit")
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.show_key = QAction(self)
        self.show_key.setObjectName("showKeyButton")
        self.show_key.setCheckable(True)
        self.key.addAction(self.show_key, QLineEdit.ActionPosition.TrailingPosition)
        self.fault = Notice("fieldProblem", Notice.RED, self)
        self.remove_prefix = QPushButton(tr("Remove Prefix"), self)
        self.remove_prefix.setObjectName("removePrefixButton")
        self.show_key.toggled.connect(self._show_key)
        self.remove_prefix.clicked.connect(self._remove_prefix)
        self.address.textChanged.connect(self._judge)
        self.address.editingFinished.connect(self._complete_address)
        self.key.textChanged.connect(self._judge)
        self._show_key(False)

    def _add_keeping(self) -> None:
        self.keep = QRadioButton(tr("Keep in authentication database"), self)
        self.keep.setObjectName("keepKeyRadio")
        self.keep.setChecked(True)
        self.keep_hint = QLabel(tr("QGIS may ask for your master password, or to set one."), self)
        self.keep_hint.setObjectName("keepKeyHint")
        self.keep_hint.setIndent(24)
        self.keep_hint.setWordWrap(True)
        self.session = QRadioButton(tr("Keep until QGIS is closed"), self)
        self.session.setObjectName("sessionKeyRadio")

    def _add_more(self) -> None:
        self.more = QgsCollapsibleGroupBoxBasic(tr("Advanced"), self)
        self.more.setObjectName("moreGroup")
        self.more.setFlat(True)
        name_its_arrow(self.more)
        self.name = QLineEdit(self.more)
        self.name.setObjectName("connectionNameEdit")
        self.name.setPlaceholderText(tr("Same as service URL"))
        self.version = QComboBox(self.more)
        self.version.setObjectName("versionCombo")
        self.version.addItems([tr("V1: flat filters"), tr("V2: nested filters")])
        self.version.setCurrentIndex(VERSIONS.index("v2"))
        self.links = QLabel(
            tr(
                '<a href="{network}">Proxy</a> and <a href="{authentication}">certificates</a>: QGIS options'
            ).format(network=NETWORK_PAGE, authentication=AUTHENTICATION_PAGE),
            self.more,
        )
        self.links.setObjectName("qgisOptionsLinks")
        self.links.setWordWrap(True)
        ReadableLinks(self.links, QPalette.ColorRole.Window, partial(color_label, self.links))
        self.links.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.links.linkActivated.connect(self.options_requested)
        form = QFormLayout(self.more)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("Name"), self.name)
        form.addRow(tr("Version"), self.version)
        form.addRow(self.links)
        self.more.setCollapsed(True)

    def _show_key(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.key.setEchoMode(mode)
        icon = "mActionHideAllLayers.svg" if shown else "mActionShowAllLayers.svg"
        self.show_key.setIcon(QgsApplication.getThemeIcon(icon))
        self.show_key.setToolTip(tr("Hide the API key") if shown else tr("Show the API key"))

    def _remove_prefix(self) -> None:
        self.key.setText(_PREFIX.sub("", self.key.text()).strip())
        self.key.setFocus()

    def _missing(self) -> bool:
        key_needed = self._saved is None
        return not self.address.text().strip() or (key_needed and not self.key.text().strip())

    def _complete_address(self) -> None:
        """Complete the URL when the field loses the focus: add a scheme, and reveal look-alike letters."""
        text = _in_ascii(_with_scheme(self.address.text()))
        if text != self.address.text():
            self.address.setText(text)

    def _judge(self) -> None:
        self.warning.say(self._address_warning())
        has_prefix = bool(_PREFIX.match(self.key.text()))
        self.remove_prefix.setVisible(has_prefix)
        self.fault.say(self._key_fault(has_prefix) or self._address_fault())
        self.changed.emit()

    def _address_warning(self) -> str:
        try:
            url = normalized_url(_with_scheme(self.address.text()))
        except InvalidAddress:
            return ""
        if not is_unencrypted(url):
            return ""
        return tr(
            "This URL starts with http, so others on the network can read the API key. Use https if the "
            "service offers it."
        )

    def _key_fault(self, has_prefix: bool) -> str:
        if has_prefix:
            return tr("The API key starts with 'Bearer'. Enter the key without it.")
        try:
            checked_key(self.key.text())
        except InvalidKey as error:
            if error.reason == "characters":
                return tr(
                    "The API key contains an invalid character. Copy it again from your provider's message."
                )
        return ""

    def _address_fault(self) -> str:
        text = self.address.text().strip()
        # Do not validate while the user is typing.
        if not text or _may_become_a_scheme(text):
            return ""
        try:
            normalized_url(_with_scheme(text))
        except InvalidAddress:
            return tr(
                "This is not a service URL. It looks like https://portfolio.example.com, without a user, a "
                "question mark or a #."
            )
        return ""


def _may_become_a_scheme(text: str) -> bool:
    """Return whether *text* is the beginning of ``http://`` or ``https://``."""
    return any(scheme.startswith(text.lower()) for scheme in ("https://", "http://"))


def _in_ascii(text: str) -> str:
    """Return *text* with a host name in ASCII if it has look-alike letters; else unchanged."""
    try:
        return text if text.isascii() else normalized_url(text)
    except InvalidAddress:
        return text


def _with_scheme(text: str) -> str:
    """Return *text* with ``https://`` prepended if that makes a valid URL; else unchanged."""
    bare = text.strip()
    if not bare or "://" in bare or _may_become_a_scheme(bare):
        return text
    try:
        normalized_url(f"https://{bare}")
    except InvalidAddress:
        return text
    return f"https://{bare}"
