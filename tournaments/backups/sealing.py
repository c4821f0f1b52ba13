"""A back-up that nobody reads without its passphrase: scrypt, then AES-256-GCM in pieces.

    "openhall sealed 1\\n", salt of the passphrase (16), salt of the file (16), then pieces of 1 MiB
    of the content, each 16 bytes longer for its tag

The key of a file is HKDF-SHA256 of scrypt(passphrase, N = 2^17, r = 8, p = 1) and the salt of the
file. The nonce is the number of the piece in 11 bytes and one byte that is 1 for the last: pieces
cannot be exchanged, left out or cut off unnoticed. The head is authenticated with each piece.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import IO, Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from .refusal import BackupRefused

MAGIC: Final = b"openhall sealed 1\n"
PIECE: Final = 1 << 20
SALT: Final = 16
TAG: Final = 16
SHORTEST: Final = 10
"""Characters of a passphrase."""
_OF_PROCESS: Final = secrets.token_bytes(SALT)
"""scrypt takes a third of a second and 128 MB: once a process, not once a file."""


def is_sealed(beginning: bytes) -> bool:
    """`beginning`: at least as many bytes as `MAGIC`."""
    return beginning.startswith(MAGIC)


class Sealer:
    """Writes what it is given, sealed, into a file that is open; `close` ends it, and leaves the
    file open."""

    def __init__(self, file: IO[bytes], passphrase: str) -> None:
        salts = _OF_PROCESS + secrets.token_bytes(SALT)
        self._file = file
        self._head = MAGIC + salts
        self._cipher = _cipher(passphrase, salts)
        self._waiting = bytearray()
        self._number = 0
        file.write(self._head)

    def write(self, content: bytes) -> int:
        self._waiting += content
        while len(self._waiting) > PIECE:
            self._put(bytes(self._waiting[:PIECE]), last=False)
            del self._waiting[:PIECE]
        return len(content)

    def flush(self) -> None:
        self._file.flush()

    def close(self) -> None:
        self._put(bytes(self._waiting), last=True)
        self._waiting.clear()

    def _put(self, piece: bytes, *, last: bool) -> None:
        nonce = _nonce(self._number, last)
        self._file.write(self._cipher.encrypt(nonce, piece, self._head))
        self._number += 1


def unseal(sealed: IO[bytes], into: IO[bytes], passphrase: str) -> None:
    """The content of a sealed file. Raises BackupRefused for another passphrase, and for a file
    that was altered or cut off."""
    head = sealed.read(len(MAGIC) + 2 * SALT)
    if len(head) < len(MAGIC) + 2 * SALT or not is_sealed(head):
        raise BackupRefused("damaged-file", "The file is cut off.")
    cipher = _cipher(passphrase, head[len(MAGIC) :])
    piece, number = sealed.read(PIECE + TAG), 0
    while True:
        following = sealed.read(PIECE + TAG)
        try:
            into.write(cipher.decrypt(_nonce(number, not following), piece, head))
        except InvalidTag:
            if number:
                text = f"The file was altered or cut off in its piece {number + 1}."
                raise BackupRefused("damaged-file", text) from None
            text = "That is another passphrase, or the file was altered."
            raise BackupRefused("passphrase", text) from None
        if not following:
            return
        piece, number = following, number + 1


def check_passphrase(passphrase: str) -> str:
    """Raises BackupRefused for one that is too short."""
    if len(passphrase) < SHORTEST:
        raise BackupRefused("passphrase", f"A passphrase has {SHORTEST} characters at least.")
    return passphrase


def _nonce(number: int, last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([last])


def _cipher(passphrase: str, salts: bytes) -> AESGCM:
    of_passphrase, of_file = salts[:SALT], salts[SALT:]
    master = _stretched(passphrase, of_passphrase)
    return AESGCM(HKDF(SHA256(), 32, of_file, b"openhall back-up").derive(master))


@lru_cache(maxsize=4)
def _stretched(passphrase: str, salt: bytes) -> bytes:
    return Scrypt(salt, 32, 1 << 17, 8, 1).derive(passphrase.encode())
