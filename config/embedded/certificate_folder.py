"""Where the hall's authority and server certificate are kept: `certificate/` of the data folder."""

from __future__ import annotations

import os
import ssl
from datetime import UTC, datetime
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from . import hall_certificate
from .hall_certificate import Signed
from .refusal import StartRefused

FOLDER = "certificate"
OWNER_ONLY = 0o600


def prepared(
    data: Path, machine: str, names: list[str], addresses: list[str]
) -> tuple[Signed, ssl.SSLContext]:
    """The authority and what the server needs; each is made when it is missing, the authority when
    its end is near too, the server certificate when names or addresses have changed.

    Raises StartRefused when the files are there and cannot be read.
    """
    folder = data / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    now = datetime.now(UTC).replace(microsecond=0)
    authority = _read(folder / "authority")
    if authority is None or not hall_certificate.lasts(authority, now):
        authority = hall_certificate.make_authority(machine, addresses, now)
        _write(folder / "authority", authority)
    wanted = [*names, *addresses]
    server = _read(folder / "server")
    if server is None or not hall_certificate.serves(server, authority, wanted):
        server = hall_certificate.make_server_certificate(authority, wanted, now)
        _write(folder / "server", server)
    return authority, _context(folder / "server")


def files(data: Path) -> tuple[str, str]:
    """Of the server's certificate and its key."""
    stem = data / FOLDER / "server"
    return str(stem.with_suffix(".crt")), str(stem.with_suffix(".key"))


def _context(stem: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(stem.with_suffix(".crt"), stem.with_suffix(".key"))
    return context


def _read(stem: Path) -> Signed | None:
    """None when either file is missing, as a power cut may leave them, or they are not a pair."""
    paths = stem.with_suffix(".crt"), stem.with_suffix(".key")
    if not all(path.is_file() for path in paths):
        return None
    try:
        certificate = x509.load_pem_x509_certificate(paths[0].read_bytes())
        key = serialization.load_pem_private_key(paths[1].read_bytes(), None)
    except (OSError, ValueError) as error:
        raise StartRefused(
            f"The certificate {paths[0]} cannot be read ({error}). Move the folder "
            f"{stem.parent} away: the next start with --https makes a new one."
        ) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        return None
    return Signed(certificate, key) if certificate.public_key() == key.public_key() else None


def _write(stem: Path, signed: Signed) -> None:
    for suffix, content in ((".key", signed.key_pem), (".crt", signed.pem)):
        path = stem.with_suffix(suffix)
        unfinished = path.with_name(f"{path.name}.{os.getpid()}")
        unfinished.touch(OWNER_ONLY)
        unfinished.write_bytes(content)
        unfinished.replace(path)
