"""A PostgreSQL of the tests: a cluster in a temporary folder, reached by a socket in it, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Iterator

import psycopg2

OWNER = "postgres"
"""PostgreSQL does not run as root. Debian's package has made this user for it."""
NAME = "geo"
SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "30",
    "dynamic_shared_memory_type": "mmap",  # a bare chroot has no /dev/shm
}


class Database:
    """A database with PostGIS, as its owner sees it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.connection = f"dbname='{NAME}' host='{folder}' user='{OWNER}'"

    def target(self, table: str, geometry: str = "geom", schema: str = "public") -> str:
        """*table* as an OUTPUT of Processing names it; without *geometry* one of rows only."""
        column = f" ({geometry})" if geometry else ""
        return f'postgres://{self.connection} table="{schema}"."{table}"{column}'

    def ask(self, query: str, *values: object) -> list[tuple]:
        """The rows of *query*; none where it gives none."""
        with closing(psycopg2.connect(self.connection)) as session, session, session.cursor() as cursor:
            cursor.execute(query, values or None)
            return cursor.fetchall() if cursor.description else []


@contextmanager
def database() -> Iterator[Database]:
    """A server with the empty database ``geo``."""
    # Not pytest's own folder: only root may look into that.
    folder = Path(tempfile.mkdtemp(prefix="geoportfolio-postgres"))
    if os.getuid() == 0:
        shutil.chown(folder, OWNER, OWNER)
    folder.chmod(0o755)
    cluster = str(folder / "cluster")
    options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    try:
        _as_owner(
            "initdb", "-D", cluster, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        _as_owner(
            "pg_ctl", "-D", cluster, "-w", "-l", f"{cluster}/log", "-o", f"{options} -k {folder}", "start"
        )
        try:
            made = Database(folder)
            _as_owner("createdb", "-h", str(folder), "-U", OWNER, NAME)
            made.ask("CREATE EXTENSION postgis")
            yield made
        finally:
            _as_owner("pg_ctl", "-D", cluster, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _as_owner(program: str, *arguments: str) -> None:
    binaries = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    as_owner = ["runuser", "-u", OWNER, "--"] if os.getuid() == 0 else []
    done = subprocess.run(
        [*as_owner, str(binaries / program), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd="/",
        timeout=60,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{program}: {done.stdout.decode(errors='replace')}")
