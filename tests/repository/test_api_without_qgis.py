import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCKED = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("qgis", "PyQt5", "PyQt6"):
            raise ImportError(f"{name} is blocked")
sys.meta_path.insert(0, Block())
import importlib, pkgutil
import geoportfolio.core.api as api
for module in pkgutil.iter_modules(api.__path__):
    importlib.import_module("geoportfolio.core.api." + module.name)
print(api.Client(api.Config(base_url="https://a.example", api_key="k-1")).portfolio is not None)
"""


def test_the_api_works_where_there_is_no_qgis():
    run = subprocess.run(
        [sys.executable, "-c", BLOCKED],
        env={"PYTHONPATH": str(ROOT / "build" / "import")},
        check=False,
        capture_output=True,
        text=True,
    )
    assert (run.stdout.strip(), run.returncode) == ("True", 0), run.stderr
