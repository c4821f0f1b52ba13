"""What two machines of one hall say to each other: messages, sealed in both directions.

The plain port of a hall is read by whoever is in its network, so nothing depends on TLS. Both sides
have one secret, the code of the joining or the key that came of it, and name a number each for this
connection; HKDF-SHA256 makes a key a direction of them, AES-256-GCM seals each message under its
number. Whoever opens the first message knows that the other has the secret, and that nobody has
said it before.
"""

from __future__ import annotations

import secrets
import zlib
from hashlib import blake2b
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from events.copying.changes import Changes
from events.leadership import Role
from events.messages import Head

from ..services.unmerged import ClaimedEvent

PATH: Final = "ws/follower/"
NONCE_HEADER: Final = "x-openhall-nonce"
NONCE: Final = 16
NOT_YOURS: Final = 4403
"""How a socket is closed to who has not the secret."""
PIECE: Final = 512 << 10
"""Bytes of a copy in one message."""
BEAT: Final = 1.0
"""Seconds after which the machine that leads says something though nothing happens."""


class NotOpened(ValueError):  # noqa: N818
    """A message that was not sealed by who has the secret, or not for this place."""


class LinkMessage(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """One of those below."""


class Join(LinkMessage, frozen=True, tag=True, array_like=True):
    """By the code: `name` of the machine, and the addresses at which it will be."""

    name: str
    addresses: list[str]


class Joined(LinkMessage, frozen=True, tag=True, array_like=True):
    """`key` (hex) for all that follows."""

    key: str
    epoch: int


class FollowFrom(LinkMessage, frozen=True, tag=True, array_like=True):
    """What the follower has: up to the note `place` of `generation`, and these ends of the logs.

    No `generation`: it has nothing, and wants a copy.
    """

    program: str
    generation: str
    place: int
    heads: dict[str, Head]
    epoch: int
    addresses: list[str]


class CopyBegins(LinkMessage, frozen=True, tag=True, array_like=True):
    """Pieces follow, of so many bytes together; the copy belongs to that generation."""

    generation: str
    size: int


class Piece(LinkMessage, frozen=True, tag=True, array_like=True):
    content: bytes


class WantsList(LinkMessage, frozen=True, tag=True, array_like=True):
    """The file of a rating list: pieces follow, as those of a copy."""

    name: str


class Beat(LinkMessage, frozen=True, tag=True, array_like=True):
    """Nothing new; `upto` is the last note. `addresses` at which people reach the machine that
    leads: pages come from all of them."""

    upto: int
    addresses: list[str]


class Has(LinkMessage, frozen=True, tag=True, array_like=True):
    """The follower has everything up to that note on its disk."""

    place: int


class Batch(LinkMessage, frozen=True, tag=True, array_like=True):
    changes: Changes


class StartAnew(LinkMessage, frozen=True, tag=True, array_like=True):
    """What the follower has is not a part of this hall any more: only a copy helps."""


class NotNow(LinkMessage, frozen=True, tag=True, array_like=True):
    """Why there is nothing to follow here: a code of `calling.REASONS`."""

    code: str


class WhoLeads(LinkMessage, frozen=True, tag=True, array_like=True):
    """What a machine is; both say it. `forks`: where each log stood when it took over."""

    role: Role
    epoch: int
    forks: dict[str, Head]
    addresses: list[str]


class Claims(LinkMessage, frozen=True, tag=True, array_like=True):
    """What a machine that leads no more alone has, for the one that leads."""

    claims: list[ClaimedEvent]


class ClaimsKept(LinkMessage, frozen=True, tag=True, array_like=True):
    """So many of them are on its disk."""

    count: int


AnyMessage = (
    Join
    | Joined
    | FollowFrom
    | CopyBegins
    | Piece
    | Beat
    | Has
    | Batch
    | StartAnew
    | NotNow
    | WhoLeads
    | Claims
    | ClaimsKept
    | WantsList
)


class Seal:
    """Messages of one direction, in their order."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)
        self._number = 0

    def seal(self, message: AnyMessage) -> bytes:
        packed = zlib.compress(msgspec.msgpack.encode(message), 1)
        return self._cipher.encrypt(self._next(), packed, None)

    def open(self, frame: bytes) -> AnyMessage:
        """Raises `NotOpened`."""
        try:
            packed = self._cipher.decrypt(self._next(), frame, None)
            message: AnyMessage = msgspec.msgpack.decode(zlib.decompress(packed), type=AnyMessage)
            return message
        except (InvalidTag, zlib.error, msgspec.MsgspecError) as error:
            raise NotOpened("a message that cannot be opened") from error

    def _next(self) -> bytes:
        self._number += 1
        return self._number.to_bytes(12, "big")


class Ends:
    """The two directions as one side uses them."""

    def __init__(self, secret: bytes, nonce: bytes, own_nonce: bytes, *, calls: bool) -> None:
        """`nonce` is that of the other side; `calls`: this is the side that opened it."""
        salt = own_nonce + nonce if calls else nonce + own_nonce
        keys = HKDF(SHA256(), 64, salt, b"openhall follower").derive(secret)
        to_called, to_caller = Seal(keys[:32]), Seal(keys[32:])
        self.out, self.back = (to_called, to_caller) if calls else (to_caller, to_called)


def name_of(key: bytes) -> str:
    """By which the other side finds the key among those it has; it tells nothing of it."""
    return blake2b(key, digest_size=8, person=b"openhall key").hexdigest()


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE)


def nonce_of(text: str) -> bytes | None:
    """As it stands in an address or a header; None for anything else."""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        return None
    return nonce if len(nonce) == NONCE else None
