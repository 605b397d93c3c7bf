"""``make bench``: the plugin measured beside other ways to do the same. See ``README.md``."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "build" / "import"))  # has the plugin under its own name
