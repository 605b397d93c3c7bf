"""QGIS's own answer to who may read a key: ``python password_store.py ID``, the password on standard input.

A process of its own, as a password store is opened once. Prints the key as JSON, null where QGIS does not
give it. The store is the one of ``QGIS_AUTH_DB_DIR_PATH``.
"""

from __future__ import annotations

import json
import sys

from qgis.core import QgsApplication, QgsAuthMethodConfig


def main() -> None:
    """Open the store and read the configuration of the command line."""
    application = QgsApplication([], False)
    application.initQgis()
    manager = QgsApplication.authManager()
    if not manager.setMasterPassword(sys.stdin.read(), True):
        print(json.dumps(None))
    else:
        config = QgsAuthMethodConfig()
        manager.loadAuthenticationConfig(sys.argv[1], config, True)
        print(json.dumps(config.config("password") or None))
    application.exitQgis()


if __name__ == "__main__":
    main()
