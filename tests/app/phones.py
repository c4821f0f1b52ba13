"""Phones that asked for messages; they open what comes as a browser does, by their own code."""

from __future__ import annotations

import base64
import json
import time
from typing import Any, NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .receiver import Message, Receiver

CURVE = ec.SECP256R1()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text_of(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, by hand: one block is enough here."""
    return hmac_of(hmac_of(salt, material), info + b"\x01")[:length]


def hmac_of(key: bytes, content: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(content)
    return made.finalize()


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a message: RFC 8291 3.4, RFC 8188 2.1."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    material = hkdf(auth, shared, b"WebPush: info\0" + point(key) + sender, 32)
    content_key = hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
    padded = AESGCM(content_key).decrypt(nonce, sealed, None)
    text, end, padding = padded.rpartition(b"\x02")
    assert end
    assert not padding.strip(b"\0")
    return text


class Token(NamedTuple):
    """What `Authorization: vapid` says, and whether it is signed by the key it names."""

    header: dict[str, Any]
    claims: dict[str, Any]
    key: str
    genuine: bool


def token_of(authorization: str) -> Token:
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    header, claims, signature = parts["t"].split(".")
    return Token(
        json.loads(bytes_of(header)),
        json.loads(bytes_of(claims)),
        parts["k"],
        is_signed(f"{header}.{claims}".encode(), bytes_of(signature), parts["k"]),
    )


def is_signed(content: bytes, signature: bytes, key: str) -> bool:
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
    halves = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    try:
        known.verify(encode_dss_signature(*halves), content, ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        return False
    return len(signature) == 64


class Phone:
    """One browser; its push service is the receiver."""

    def __init__(self, receiver: Receiver, name: str = "phone") -> None:
        self.receiver = receiver
        self.path = f"/push/{name}"
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen bytes ok"

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.receiver.port}{self.path}"

    def asks(self, *players: int, **more: Any) -> dict[str, Any]:
        """What its page sends."""
        return {
            "endpoint": self.endpoint,
            "p256dh": text_of(point(self._key)),
            "auth": text_of(self._auth),
            "players": players,
            **more,
        }

    @property
    def sealed(self) -> list[Message]:
        return [message for message in self.receiver.messages if message.path == self.path]

    @property
    def shown(self) -> list[dict[str, Any]]:
        """What its reader has been shown, the oldest first."""
        return [json.loads(self.read(message)) for message in self.sealed]

    @property
    def texts(self) -> list[str]:
        return [message["body"] for message in self.shown]

    def read(self, message: Message) -> bytes:
        token = token_of(message.headers["authorization"])
        assert token.genuine
        assert token.claims["aud"] == f"http://127.0.0.1:{self.receiver.port}"
        assert 0 < token.claims["exp"] - time.time() <= 24 * 3600
        assert message.headers["content-encoding"] == "aes128gcm"
        assert int(message.headers["ttl"]) > 0
        assert len(bytes_of(message.headers["topic"])) <= 24  # 32 letters (RFC 8030 5.4)
        return opened(message.raw, self._key, self._auth)
