"""What is sent to a phone, so that nobody on the way can read it (RFC 8291, RFC 8188).

By the primitives of `cryptography`, which the hall's certificate needs anyway. The library made for
this, http-ece, is to be had as source alone, which would have to be built at each first start; it
wraps the same primitives.
"""

from __future__ import annotations

import base64
import secrets
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT: Final = 65
"""Bytes of a public key, an uncompressed point of P-256."""
AUTH: Final = 16
"""Bytes of the secret that a browser makes beside its key."""
SALT: Final = 16
RECORD: Final = 4096
"""The size that a record may have; a message is one."""
LAST_RECORD: Final = b"\x02"


class NoReceiver(ValueError):  # noqa: N818 (nothing can be sent by these keys)
    """These are not the keys of a browser."""


def text_of(content: bytes) -> str:
    """base64url without filling, as all of Web Push writes bytes."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check(receiver: str, auth: str) -> None:
    """Whether something can be sent by these keys. Raises NoReceiver."""
    _point(receiver)
    _secret(auth)


def encrypted(
    message: bytes,
    receiver: str,
    auth: str,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """The body for `Content-Encoding: aes128gcm`. Each message has a key and a salt of its own;
    they are named by the example of the RFC alone. Raises NoReceiver."""
    key, point = _point(receiver), bytes_of(receiver)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(SALT)
    own = public_bytes(sender.public_key())
    shared = sender.exchange(ec.ECDH(), key)
    material = derived(shared, _secret(auth), b"WebPush: info\0" + point + own, 32)
    content_key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869)."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(text: str) -> ec.EllipticCurvePublicKey:
    try:
        point = bytes_of(text)
        if len(point) != POINT:
            raise NoReceiver
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise NoReceiver from None


def _secret(text: str) -> bytes:
    try:
        secret = bytes_of(text)
    except ValueError:
        raise NoReceiver from None
    if len(secret) != AUTH:
        raise NoReceiver
    return secret
