"""In a QGIS without a project, the zip goes through the plugin installer, is worked with, and goes again."""

from __future__ import annotations

import json
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest

from tools.packages import ROOT, Repository

from . import stage
from .analyst import Analyst
from .results import load_points
from .selection import IN_EUROPE, choose_source, draw
from .small_plugins import write_plugin

# What the buttons "Install Plugin" and "Uninstall Plugin" of the plugin manager do.
INSTALLER = """
import json
import sys
from pathlib import Path

import pyplugin_installer
from qgis.core import QgsSettings

from tests.e2e.small_plugins import Buttons

HERE = Path(__file__).parent

class Installer(Buttons):
    def install(self):
        pyplugin_installer.instance().installFromZipFile((HERE / "package.txt").read_text())
        tell(self.iface, "installed.json")

    def remove(self):
        pyplugin_installer.instance().uninstallPlugin("geoportfolio", quiet=True)
        tell(self.iface, "removed.json")

def tell(iface, name):
    listed = iface.pluginManagerInterface().pluginMetadata("geoportfolio") or {}
    told = {
        "listed": {key: str(value) for key, value in listed.items()},
        "enabled": QgsSettings().value("PythonPlugins/geoportfolio", False, bool),
        # QGIS forgets what an import has named; the shell of a package on the way stays.
        "modules": [
            name
            for name, module in sys.modules.items()
            if name.partition(".")[0] == "geoportfolio" and not hasattr(module, "__path__")
        ],
    }
    (HERE / f"{name}.part").write_text(json.dumps(told))
    (HERE / f"{name}.part").rename(HERE / name)

def classFactory(iface):
    return Installer(iface)
"""


@pytest.fixture(scope="module")
def installer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a plugin that calls QGIS's installer with the zip of the working tree."""
    folder = write_plugin(tmp_path_factory.mktemp("installer"), "installer", INSTALLER)
    package = Repository.of_working_tree(folder.parent).package(folder.parent)
    (folder / "package.txt").write_text(str(package))
    return folder


@pytest.fixture(scope="module")
def application(start_qgis: stage.Start, service: stage.Service, installer: Path) -> stage.Application:
    """QGIS with the installer's plugin alone, on its welcome page."""
    return start_qgis(plugin=installer, environment=service.environment())


def test_the_zip_installs_works_and_goes(analyst: Analyst, installer: Path) -> None:
    analyst.click("installAction")
    told = told_by(analyst, installer / "installed.json")
    assert stage.PLUGIN in analyst.eyes.ask("state")["plugins"]
    assert told["enabled"]
    as_in_metadata(told["listed"])
    plugin = installed(analyst)
    assert plugin.is_dir() and not plugin.is_symlink()

    choose_source(analyst)
    with analyst.another_map_tool():
        analyst.press("F9")
    analyst.click_label("Add a World Map")
    analyst.layer("World map")
    analyst.wait_for_idle()
    with analyst.another_map_tool():
        analyst.press("Escape")
    draw(analyst, IN_EUROPE)
    assert load_points(analyst) > 0

    analyst.click("removeAction")
    told = told_by(analyst, installer / "removed.json")
    assert told == {"listed": {}, "enabled": False, "modules": []}
    assert stage.PLUGIN not in analyst.eyes.ask("state")["plugins"]
    assert not plugin.exists()


def installed(analyst: Analyst) -> Path:
    return analyst.application.profile / "python" / "plugins" / stage.PLUGIN


def told_by(analyst: Analyst, file: Path) -> dict[str, Any]:
    analyst.wait_until(f"there is {file.name}", file.exists)
    analyst.wait_for_idle()
    return json.loads(file.read_text())


def as_in_metadata(shown: dict[str, str]) -> None:
    """The plugin manager shows what metadata.txt says."""
    metadata = ConfigParser()
    metadata.read(ROOT / "metadata.txt", "utf-8")
    own = metadata["general"]
    assert shown["installed"] == "true" and shown["error"] == ""
    assert shown["version_installed"] == own["version"]
    assert [shown[name] for name in ("name", "changelog")] == [own[name] for name in ("name", "changelog")]
