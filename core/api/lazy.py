"""Import the modules of a package at their first use (PEP 562), so that QGIS starts fast."""

from __future__ import annotations

from importlib.machinery import PathFinder
from types import ModuleType
from typing import Any, Callable, Sequence


def later(package: str, path: Sequence[str], **names: str) -> Callable[[str], Any]:
    """Return a ``__getattr__`` for *package* that imports its modules, and names from them, on access.

    :param path: the ``__path__`` of the package.
    :param names: by module of *package*, the public names in it, separated by spaces.
    :raises ValueError: a name is also the name of such a module.
    """
    homes = {name: module for module, taken in names.items() for name in taken.split()}
    if clashing := homes.keys() & names.keys():
        raise ValueError(f"once imported, a module hides what is called the same: {', '.join(clashing)}")

    def look(name: str) -> Any:
        if name in homes:
            return getattr(imported(f"{package}.{homes[name]}"), name)
        # QGIS looks up names of its own in modules that it unloads: nothing may be imported then.
        if PathFinder.find_spec(f"{package}.{name}", path) is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return imported(f"{package}.{name}")

    return look


def imported(module: str) -> ModuleType:
    """Import *module* with the import statement: QGIS unloads only modules that were imported by name.

    ``import *`` would also import everything that *module* itself imports on access.
    """
    return __import__(module, fromlist=("__name__",))
