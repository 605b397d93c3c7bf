"""A real nginx on loopback, in front of a service: a process of its own with a configuration of the test's.

with Nginx(folder, service_url, "deny all;") as gateway:
    url = gateway.url
"""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.support.processes import Process, free_port

_PROGRAM = shutil.which("nginx") or "/usr/sbin/nginx"
_CONFIGURATION = """\
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {http}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            {location}
            proxy_pass {service};
        }}
    }}
}}
"""


class Nginx(Process):
    """Passes on to *service* what the directives of *location* and *http* let through."""

    def __init__(self, folder: Path, service: str, location: str = "", http: str = "") -> None:
        port = free_port()
        file = folder / "nginx.conf"
        file.write_text(
            _CONFIGURATION.format(folder=folder, service=service, location=location, http=http, port=port),
            "utf-8",
        )
        super().__init__([_PROGRAM, "-e", str(folder / "error.log"), "-c", str(file)], port)
        self._access = folder / "access.log"

    @property
    def statuses(self) -> list[int]:
        """The status of each response, its own included; complete once nginx has ended.

        nginx writes the line of a response after it has sent it.
        """
        return [int(line.split('"')[2].split()[0]) for line in self._access.read_text("utf-8").splitlines()]
