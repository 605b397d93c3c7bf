"""A section of the panel: requests one kind of facts while it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Optional

from qgis.core import QgsSettings
from qgis.gui import QgsCollapsibleGroupBoxBasic
from qgis.PyQt.QtWidgets import QVBoxLayout

from ...core.gis.text.error_messages import About, sentence
from ...core.gis.text.languages import tr
from ..areas.pick_tool import Place
from ..widgets.controls import name_its_arrow, text_label
from ..window.messages import Step
from .facts import FactsTree

if TYPE_CHECKING:
    from ..window.window import Window

_OPEN = "geoportfolio/identify/{}"


class Section(QgsCollapsibleGroupBoxBasic):
    """Requests each position once, when it is open; its open state is stored.

    A subclass adds its widgets to ``column``, and implements :meth:`request` and :meth:`clear_facts`.

    :param name: the prefix of object names, as in ``<name>Section`` and ``<name>Status``; also the lane of
        its requests.
    :ivar place: the current position, or None.
    :ivar tree: the tree of facts, if any.
    """

    tree: Optional[FactsTree] = None

    def __init__(self, window: Window, name: str, title: str) -> None:
        super().__init__(title)
        self.setObjectName(f"{name}Section")
        name_its_arrow(self)
        self._window = window
        self._name = name
        self.place: Optional[Place] = None
        self._is_asked = False
        self.status = text_label(f"{name}Status")
        self.status.hide()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(6, 4, 6, 6)
        self.setCollapsed(not QgsSettings().value(self._key, True, type=bool))
        self.collapsedStateChanged.connect(self._opened_or_closed)

    def show_place(self, place: Place) -> None:
        """Show another position, clearing the previous facts."""
        self.drop()
        self.place, self._is_asked = place, False
        self.say("")
        self.clear_facts()

    def ask(self) -> bool:
        """Request the facts once, if the section is open; return False if that was not possible."""
        if self.isCollapsed() or self.place is None or self._is_asked:
            return True
        self._is_asked = True
        return self.request(self.place)

    def ask_again(self) -> None:
        """Request the facts again, with other settings or after a failure."""
        self.drop()
        self._is_asked = False
        self.ask()

    def drop(self) -> None:
        """Cancel the running request; it is sent again when the section is opened next."""
        if self._window.tasks.busy(self._lane):
            self._window.tasks.drop(self._lane)
            self._is_asked = False
            self.say("")

    def say(self, text: str) -> None:
        """Show a message in place of facts."""
        self.status.setText(text)
        self.status.setVisible(bool(text))

    def clear_facts(self) -> None:
        """Clear the previous facts."""
        raise NotImplementedError

    def request(self, place: Place) -> bool:
        """Start the request for *place*; return False if it could not be started."""
        raise NotImplementedError

    def start(
        self,
        title: str,
        job: Callable[..., Any],
        on_done: Callable[[Any], None],
        about: About,
        on_error: Optional[Callable[[Exception], None]] = None,
    ) -> bool:
        """Start *job* with ``ServiceRequests.start()``; a failure is shown here and in the message bar.

        :param on_error: None: :meth:`fail`.
        """
        self.say(tr("Requesting…"))
        return self._window.requests.start(
            title,
            job,
            on_done,
            on_error or (lambda error: self.fail(error, about)),
            about=about,
            interactive=True,
            lane=self._lane,
        )

    def fail(self, error: Exception, about: About) -> None:
        """Show why there is no response."""
        self.say(sentence(error, about))
        again = Step(tr("Retry"), self.ask_again)
        self._window.messages.problem(error, about, again)

    @property
    def _lane(self) -> str:
        return f"identify {self._name}"

    @property
    def _key(self) -> str:
        return _OPEN.format(self._name)

    def _opened_or_closed(self, is_closed: bool) -> None:
        QgsSettings().setValue(self._key, not is_closed)
        if is_closed:
            self.drop()
        else:
            self.ask()
