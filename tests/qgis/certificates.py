"""An authority of our own, for real TLS handshakes."""

from __future__ import annotations

import subprocess
from pathlib import Path


def make_authority(folder: Path, host: str = "127.0.0.1") -> tuple[Path, Path]:
    """An authority and a certificate for *host* signed by it: (authority, key and certificate)."""
    key, ca, request, certificate, server = (
        folder / name for name in ("key.pem", "ca.pem", "request.pem", "certificate.pem", "server.pem")
    )
    extension = folder / "extension"
    extension.write_text(f"subjectAltName=IP:{host}\nauthorityKeyIdentifier=keyid\n")
    new = ["-newkey", "rsa:2048", "-nodes"]
    # Python 3.13 takes no authority that does not say what its key is for.
    may_sign = ["-addext", "keyUsage=critical,keyCertSign,cRLSign"]
    ca_key, subject = folder / "ca.key", ["-subj", "/CN=GeoPortfolio test"]
    openssl("req", "-x509", *new, "-keyout", ca_key, "-out", ca, *subject, *may_sign)
    openssl("req", *new, "-keyout", key, "-out", request, "-subj", f"/CN={host}")
    signing = ["-CA", ca, "-CAkey", ca_key, "-CAcreateserial", "-extfile", extension]
    openssl("x509", "-req", "-in", request, *signing, "-out", certificate)
    server.write_bytes(key.read_bytes() + certificate.read_bytes())
    return ca, server


def openssl(*arguments: object) -> None:
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)
