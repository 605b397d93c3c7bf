"""A function as QGIS holds it: for as long as QGIS runs, whatever becomes of the plugin.

An expression that was read once holds its functions by their numbers in QGIS's list. If one of them were
taken out, those behind it would move up, and styles, fields and layouts that were read before would show
values of other functions, also of other plugins' ones. So ours stay in the list: while the plugin is away
they answer NULL and the expression builder does not offer them. When it comes back, it wakes the same ones.
"""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence

from qgis.core import QgsApplication, QgsExpression, QgsExpressionFunction

Answering = Callable[[Sequence[Any], Any, Any], Any]
"""What a function answers to its arguments, from the context and with the expression that is evaluated."""
Parameters = tuple[tuple[str, ...], ...]
"""Each its name, and its default where it may be left out."""

_OWNER = "geoportfolioExpressionFunctions"
"""The property of the application that keeps them: the plugin's own modules go when it is reloaded."""


class KeptFunction(QgsExpressionFunction):
    """Answers NULL until somebody says what it answers.

    It outlives the code that made it, also an update of the plugin, so it knows nothing of the rest.
    """

    def __init__(self, name: str, parameters: Parameters, group: str, help_text: str) -> None:
        known = [
            QgsExpressionFunction.Parameter(each[0], True, each[1])
            if len(each) > 1
            else QgsExpressionFunction.Parameter(each[0])
            for each in parameters
        ]
        super().__init__(name, known, group, help_text)
        self.takes = parameters
        self.answering: Optional[Answering] = None

    def func(self, values: Any, context: Any, parent: Any, node: Any) -> Any:
        """In any thread."""
        answering = self.answering
        return None if answering is None or context is None else answering(values, context, parent)

    def isDeprecated(self) -> bool:
        """Whether the expression builder leaves it out."""
        return self.answering is None

    def usesGeometry(self, node: Any) -> bool:
        """The feature's own, where none is given."""
        return True

    def referencedColumns(self, node: Any) -> set[str]:
        """None but those of its arguments."""
        return set()


def kept_function(name: str, parameters: Parameters, group: str, help_text: str) -> Any:
    """The function *name* of QGIS's list, put there where it is not yet; main thread.

    One that takes other arguments, of another version of the plugin, is replaced.
    """
    number = QgsExpression.functionIndex(name)
    if number >= 0:
        known = QgsExpression.Functions()[number]
        if getattr(known, "takes", None) == parameters:
            return known
        QgsExpression.unregisterFunction(name)
    function = KeptFunction(name, parameters, group, help_text)
    QgsExpression.registerFunction(function)
    application = QgsApplication.instance()
    application.setProperty(_OWNER, [*(application.property(_OWNER) or ()), function])
    return function
