"""A ``qgis`` in which only Qt is real: PyQt6, or PyQt5 to compare with. For a process of its own.

``qgis.PyQt`` is the binding as QGIS's own shim hands it on. Of ``qgis.core`` and ``qgis.gui`` there is what a
widget can't be made without; everything else is a name that may be imported, derived from and compared, and
says whose it is when somebody uses it.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtPrintSupport", "QtSvg", "QtXml", "QtTest", "sip")
MOVED = ("QAction", "QActionGroup", "QShortcut")


_PROFILE = Path(tempfile.gettempdir()) / "geoportfolio-standin"
_LENGTHS = {
    "_UnitTypes.DistanceUnit.DistanceMeters": (1.0, "m"),
    "_UnitTypes.DistanceUnit.DistanceKilometers": (1000.0, "km"),
    "_UnitTypes.DistanceUnit.DistanceFeet": (0.3048, "ft"),
    "_UnitTypes.DistanceUnit.DistanceMiles": (1609.344, "mi"),
}


class NeedsQgis(Exception):
    """What was called is QGIS's own."""


class _Thing:
    """An object of QGIS: it may be handed on, and nothing else."""

    def __init__(self, of: str) -> None:
        self._of = of

    def __getattr__(self, name: str) -> Any:
        raise NeedsQgis(f"{self._of}.{name}")


class _Named(type):
    """A class of QGIS that is only named here; so is all that is looked up on it."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Named(f"{cls.__name__}.{name}", (), {})

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        if "." in cls.__name__:  # an enum or its flags
            return cls
        if cls.__module__ == __name__:
            return _Thing(cls.__name__)
        return super().__call__(*args, **kwargs)

    def __or__(cls, other: object) -> Any:
        return cls

    def __int__(cls) -> int:
        return 0


class _Module(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        made = _Named(name, (), {"__module__": __name__})
        setattr(self, name, made)
        return made


def install(binding: str) -> None:
    """Have ``qgis`` be this stand-in over *binding*; the other one can't be imported any more."""
    sys.modules["PyQt5" if binding == "PyQt6" else "PyQt6"] = None  # type: ignore[assignment]
    qgis, pyqt, wrappers = ModuleType("qgis"), ModuleType("qgis.PyQt"), _Module("processing.gui.wrappers")
    qgis.__path__ = pyqt.__path__ = []
    sys.modules.update({"qgis": qgis, "qgis.PyQt": pyqt})
    for name in MODULES:
        shim = ModuleType(f"qgis.PyQt.{name}")
        real = vars(importlib.import_module(f"{binding}.{name}"))
        shim.__dict__.update({key: value for key, value in real.items() if not key.startswith("__")})
        setattr(pyqt, name, shim)
        sys.modules[shim.__name__] = shim
    for name in MOVED:
        setattr(pyqt.QtWidgets, name, getattr(pyqt.QtWidgets, name, None) or getattr(pyqt.QtGui, name))
    for name in ("core", "gui", "utils", "analysis"):
        module = _Module(f"qgis.{name}")
        setattr(qgis, name, module)
        sys.modules[module.__name__] = module
    sys.modules.update({"processing": wrappers, "processing.gui": wrappers, wrappers.__name__: wrappers})
    _fill_core(qgis.core, pyqt)
    _fill_gui(qgis.gui, pyqt)


class _UnitTypes(metaclass=_Named):
    @staticmethod
    def fromUnitToUnitFactor(given: type, wanted: type) -> float:
        return _LENGTHS[given.__name__][0] / _LENGTHS[wanted.__name__][0]

    @staticmethod
    def toAbbreviatedString(unit: type) -> str:
        return _LENGTHS[unit.__name__][1]


class _Qgis(metaclass=_Named):
    QGIS_VERSION = "4.0.0"
    QGIS_VERSION_INT = 40000


def _fill_core(core: Any, pyqt: Any) -> None:
    """What widgets need of QGIS's settings, profile and units to be made."""

    class Application(pyqt.QtWidgets.QApplication):
        getThemeIcon = staticmethod(lambda _name: pyqt.QtGui.QIcon())
        qgisSettingsDirPath = staticmethod(lambda: str(_PROFILE))
        iconPath = staticmethod(lambda name: name)
        themeName = staticmethod(lambda: "default")
        authManager = taskManager = staticmethod(MagicMock)

    core.QgsApplication, core.QgsSettings = Application, pyqt.QtCore.QSettings
    core.Qgis, core.QgsUnitTypes = _Qgis, _UnitTypes
    core.QgsProject, core.NULL = MagicMock(name="QgsProject"), None


def _fill_gui(gui: Any, pyqt: Any) -> None:
    """The widgets of QGIS that ours hold or derive from, as what they are for Qt."""
    widgets = pyqt.QtWidgets

    class Line(widgets.QLineEdit):
        cleared = pyqt.QtCore.pyqtSignal()
        setShowSearchIcon = setShowClearButton = lambda self, _shown: None

    class MessageBar(widgets.QWidget):
        currentItem = lambda self: None  # noqa: E731

    class LayerTreeView(widgets.QTreeView):
        setModel = lambda self, _layers: None  # noqa: E731

    gui.QgsDockWidget, gui.QgsCollapsibleGroupBox = widgets.QDockWidget, widgets.QGroupBox
    gui.QgsMapCanvas, gui.QgsFilterLineEdit = widgets.QGraphicsView, Line
    gui.QgsMessageBar, gui.QgsLayerTreeView = MessageBar, LayerTreeView
