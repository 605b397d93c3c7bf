"""A real squid on loopback, without a cache: a process of its own.

with Squid("deny CONNECT", "allow all") as proxy:
    proxies = {"http": proxy.url, "https": proxy.url}
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from tests.support.processes import Process, free_port

_PROGRAM = shutil.which("squid") or "/usr/sbin/squid"
_CONFIGURATION = """\
http_port 127.0.0.1:{port}
pid_filename {folder}/squid.pid
cache_log {folder}/cache.log
access_log stdio:{folder}/access.log
coredump_dir {folder}
cache deny all
cache_mem 0
netdb_filename none
pinger_enable off
visible_hostname boxes
shutdown_lifetime 0 seconds
connect_timeout 2 seconds
forward_max_tries 1
acl CONNECT method CONNECT
{user}
{rules}
"""
_USER = "proxy"
"""As which Debian's squid runs where it is started by root; else it refuses."""


class Squid(Process):
    """Lets through what *rules* allow, in their order, as behind ``http_access``.

    :ivar requests: method and status of each request, as "CONNECT 403", without our knocking at its port;
        known when the block has ended, as squid writes its log after it has answered.
    """

    def __init__(self, *rules: str) -> None:
        port = free_port()
        # Below pytest's own folders, another user than root may read nothing.
        self._folder = Path(tempfile.mkdtemp(prefix="geoportfolio-squid-"))
        is_root = os.geteuid() == 0
        if is_root:
            shutil.chown(self._folder, _USER)
        file = self._folder / "squid.conf"
        file.write_text(
            _CONFIGURATION.format(
                folder=self._folder,
                port=port,
                user=f"cache_effective_user {_USER}" if is_root else "",
                rules="\n".join(f"http_access {rule}" for rule in rules),
            ),
            "utf-8",
        )
        super().__init__([_PROGRAM, "-N", "-n", f"geoportfolio{port}", "-f", str(file)], port)

    def __exit__(self, *exception: object) -> None:
        super().__exit__(*exception)
        lines = [line.split() for line in (self._folder / "access.log").read_text("utf-8").splitlines()]
        self.requests = [f"{line[5]} {line[3].partition('/')[2]}" for line in lines if line[5] != "-"]
        shutil.rmtree(self._folder)
