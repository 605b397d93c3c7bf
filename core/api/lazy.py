"""Packages whose modules are imported at their first use (PEP 562), so that QGIS starts fast."""

from __future__ import annotations

from importlib.machinery import PathFinder
from types import ModuleType
from typing import Any, Callable, Sequence


def later(package: str, path: Sequence[str], **names: str) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of *package*: for its modules, and for names that it offers from them.

    :param path: the ``__path__`` of the package.
    :param names: by module of *package*, the names that it offers, between blanks.
    :raises ValueError: for a name that is also the name of such a module.
    """
    homes = {name: module for module, taken in names.items() for name in taken.split()}
    if clashing := homes.keys() & names.keys():
        raise ValueError(f"once imported, a module hides what is called the same: {', '.join(clashing)}")

    def look(name: str) -> Any:
        if name in homes:
            return getattr(imported(f"{package}.{homes[name]}"), name)
        # QGIS asks modules that it is about to forget for names of its own: then nothing may be imported.
        if PathFinder.find_spec(f"{package}.{name}", path) is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return imported(f"{package}.{name}")

    return look


def imported(module: str) -> ModuleType:
    """Import *module* as the import statement does: QGIS unloads only what it has seen imported by its name.

    ``import *`` would import what *module* offers at its first use, too.
    """
    return __import__(module, fromlist=("__name__",))
