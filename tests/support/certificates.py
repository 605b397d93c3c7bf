"""Authorities of our own and certificates of all kinds, for real TLS handshakes."""

from __future__ import annotations

import subprocess
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Optional

# A key of RSA takes ten times as long to find.
_NEW = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
# Python 3.13 wants an authority that says what its key is for, and certificates that name the key of theirs.
_CA = """
[ca]
default_ca = own
[own]
database = {folder}/index
serial = {folder}/serial
new_certs_dir = {folder}
default_md = sha256
policy = any
unique_subject = no
copy_extensions = copy
x509_extensions = signed
[any]
commonName = supplied
[signed]
authorityKeyIdentifier = keyid
"""


class Authority:
    """Signs what it is told to, with any dates."""

    def __init__(self, folder: Path, name: str, by: Optional[Authority] = None) -> None:
        self.folder = folder / name.replace(" ", "-")
        self.folder.mkdir()
        self.name = name
        (self.folder / "index").touch()
        (self.folder / "serial").write_text("01\n")
        (self.folder / "config").write_text(_CA.format(folder=self.folder))
        self.key, self.pem = self.folder / "ca.key", self.folder / "ca.pem"
        subject = ("-subj", f"/CN={name}", *_NEW, "-keyout", self.key)
        extensions = ("-addext", "keyUsage=critical,keyCertSign,cRLSign")
        if by is None:
            openssl("req", "-x509", "-days", "3650", *subject, "-out", self.pem, *extensions)
        else:
            request = self.folder / "request.pem"
            openssl(
                "req", *subject, "-out", request, "-addext", "basicConstraints=critical,CA:TRUE", *extensions
            )
            by.sign(request, self.pem)

    def sign(self, request: Path, certificate: Path, begins: int = -1, ends: int = 90) -> None:
        """*begins* and *ends*: days from now."""
        now = datetime.now(timezone.utc)
        dates = [f"{now + timedelta(days=days):%Y%m%d%H%M%SZ}" for days in (begins, ends)]
        openssl(
            "ca",
            "-batch",
            "-notext",
            *("-config", self.folder / "config", "-cert", self.pem, "-keyfile", self.key),
            *("-startdate", dates[0], "-enddate", dates[1], "-in", request, "-out", certificate),
        )

    def server(self, host: str = "127.0.0.1", chain: tuple[Path, ...] = (), **dates: int) -> Path:
        """Key and certificate for *host*, with *chain* behind it."""
        folder = self.folder / f"server{len(list(self.folder.iterdir()))}"
        folder.mkdir()
        key, request, certificate, both = (
            folder / name for name in ("key.pem", "request.pem", "certificate.pem", "server.pem")
        )
        kind = "IP" if host[0].isdigit() else "DNS"
        names = ("-addext", f"subjectAltName={kind}:{host}")
        openssl("req", *_NEW, "-keyout", key, "-subj", f"/CN={host}", *names, "-out", request)
        self.sign(request, certificate, **dates)
        both.write_bytes(b"".join(each.read_bytes() for each in (key, certificate, *chain)))
        return both


def make_authority(folder: Path, host: str = "127.0.0.1", *, expired: bool = False) -> tuple[Path, Path]:
    """An authority and a certificate for *host* signed by it: (authority, key and certificate)."""
    authority = Authority(folder, f"GeoPortfolio test {folder.name}")
    dates = {"begins": -60, "ends": -30} if expired else {}
    return authority.pem, authority.server(host, **dates)


def make_self_signed(folder: Path, host: str = "127.0.0.1") -> tuple[Path, Path]:
    """A certificate that nobody but itself has signed: (certificate, key and certificate)."""
    key, certificate, server = (folder / name for name in ("key.pem", "certificate.pem", "server.pem"))
    names = ["-subj", f"/CN={host}", "-addext", f"subjectAltName=IP:{host}"]
    openssl("req", "-x509", *_NEW, "-keyout", key, "-out", certificate, *names)
    server.write_bytes(key.read_bytes() + certificate.read_bytes())
    return certificate, server


def openssl(*arguments: object) -> None:
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)
