"""Plugins of a few lines that a test puts into QGIS beside ours, or instead of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

_METADATA = "[general]\n" + "\n".join(
    f"{name}={value}"
    for name, value in {
        "name": "Small",
        "qgisMinimumVersion": "3.22",
        "version": "1",
        **dict.fromkeys(("description", "author", "email", "about"), "-"),
    }.items()
)


def write_plugin(parent: Path, name: str, code: str) -> Path:
    """A plugin of that *code* in the folder *name* below *parent*; returns its folder."""
    folder = parent / name
    folder.mkdir()
    (folder / "metadata.txt").write_text(_METADATA)
    (folder / "__init__.py").write_text(code)
    return folder


class Buttons:
    """Of such a plugin: a button ``<method>Action`` for each method that a class derived from it has."""

    def __init__(self, iface: Any) -> None:
        self.iface = iface

    def initGui(self) -> None:
        self.toolbar = self.iface.addToolBar(type(self).__name__)
        own = {name for name in {*dir(type(self))} - {*dir(Buttons)} if not name.startswith("_")}
        for name in sorted(own):
            action = self.toolbar.addAction(name)
            action.setObjectName(f"{name}Action")
            action.triggered.connect(lambda _checked, name=name: getattr(self, name)())

    def unload(self) -> None:
        self.toolbar.deleteLater()
