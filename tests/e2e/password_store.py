"""QGIS's own answer to who may read a key: ``python password_store.py ID``, passwords on standard input.

They are a list in JSON, as is what is printed: behind each the key, null where QGIS does not give it; the
right one comes last, as it opens the store of the process. That is the one of ``QGIS_AUTH_DB_DIR_PATH``.
"""

from __future__ import annotations

import json
import sys
from typing import Optional

from qgis.core import QgsApplication, QgsAuthMethodConfig


def key_for(password: str) -> Optional[str]:
    """The key in the configuration of the command line."""
    manager = QgsApplication.authManager()
    if not manager.setMasterPassword(password, True):
        return None
    config = QgsAuthMethodConfig()
    manager.loadAuthenticationConfig(sys.argv[1], config, True)
    return config.config("password") or None


def main() -> None:
    """Try the passwords at the store."""
    application = QgsApplication([], False)
    application.initQgis()
    print(json.dumps([key_for(password) for password in json.load(sys.stdin)]))
    application.exitQgis()


if __name__ == "__main__":
    main()
