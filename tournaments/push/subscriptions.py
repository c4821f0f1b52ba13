"""Phones that asked for messages about players: kept beside the log, for as long as they want.

A reader has no account: whoever knows the address that the push service gave the browser may change
what is sent there, and nobody else knows it. It is written into no log file.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from django.db import transaction
from django.utils import timezone
from django.utils.crypto import salted_hmac
from msgspec import Meta

from ..domain.ids import PlayerId
from ..domain.settings.settings import LARGEST_NUMBER
from ..domain.tournament.state import Tournament
from ..models import PushFollow, PushSubscription
from ..rate_limits import count, key, network_of
from ..services import states
from ..services.unable import Unable
from ..words import ENGLISH, languages
from . import encryption, push_services, sender_key
from .news import Seating

MOST: Final = 10_000
"""Phones of one tournament."""
MOST_OF_ADDRESS: Final = 1_000
"""Phones of one tournament that came by one address: a hall's network may be one."""
MOST_PLAYERS: Final = 20
"""Of one phone."""
MOST_A_MINUTE: Final = 240
"""Changes from one address, within which a hall may ask after it was announced."""
SALT: Final = "openhall.push-address"

Number = Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]


class MessagesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a phone sends: its push service and keys as `PushSubscription.toJSON` gives them, the
    players, and the language of the page."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    players: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=MOST_PLAYERS)]
    language: Annotated[str, Meta(max_length=20)] = ENGLISH


class MessagesEnded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]


class NoMessages(Unable):
    """Nothing can be sent to that phone; the text says why."""


class TooManyQuestions(Exception):  # noqa: N818
    """Nothing is looked at for a while."""


def are_offered(state: Tournament) -> bool:
    """The chief has not turned them off, and this server can send some."""
    return state.settings.push_messages and sender_key.is_there()


def subscribe(stream: str, wanted: MessagesWanted, address: str) -> None:
    """That phone hears of these players from now on, and of no others; of what stands already it is
    told nothing. Raises NoMessages and TooManyQuestions."""
    _may_ask(address)
    state = states.current(stream)
    if not are_offered(state):
        raise NoMessages("NoMessages.off")
    _check(wanted)
    players = [PlayerId(number) for number in wanted.players if _is_here(state, number)]
    if not players:
        raise NoMessages("NoMessages.player")
    with transaction.atomic():
        phone = _phone(stream, wanted, digest_of(address))
        seating = Seating(state)
        before = set(phone.follows.values_list("player", flat=True))
        phone.follows.exclude(player__in=players).delete()
        PushFollow.objects.bulk_create(
            PushFollow(phone=phone, player=player, known=seating.of(player))
            for player in dict.fromkeys(players)
            if player not in before
        )


def end(stream: str, ended: MessagesEnded, address: str) -> None:
    """Nothing is sent to that phone any more, and nothing of it is kept.

    Raises TooManyQuestions.
    """
    _may_ask(address)
    PushSubscription.objects.filter(stream=stream, endpoint=ended.endpoint).delete()


def digest_of(address: str) -> str:
    """Of the network that somebody comes from: enough to count by."""
    return salted_hmac(SALT, network_of(address), algorithm="sha256").hexdigest()[:32]


def _may_ask(address: str) -> None:
    if count(key("push", network_of(address))) > MOST_A_MINUTE:
        raise TooManyQuestions


def _check(wanted: MessagesWanted) -> None:
    try:
        encryption.check(wanted.p256dh, wanted.auth)
        push_services.read(wanted.endpoint)
    except encryption.NoReceiver:
        raise NoMessages("NoMessages.keys") from None
    except push_services.NoPushService:
        raise NoMessages("NoMessages.service") from None


def _is_here(state: Tournament, number: int) -> bool:
    entry = state.players.get(PlayerId(number))
    return entry is not None and not entry.taken_back and not entry.erased_seq


def _phone(stream: str, wanted: MessagesWanted, address: str) -> PushSubscription:
    """A phone that asks again has new keys, and is no further one."""
    phones = PushSubscription.objects.filter(stream=stream)
    there = phones.filter(endpoint=wanted.endpoint).exists()
    if not there:
        of_address = phones.filter(address=address).count()
        if of_address >= MOST_OF_ADDRESS or phones.count() >= MOST:
            raise NoMessages("NoMessages.full")
    fields = {
        "p256dh": wanted.p256dh,
        "auth": wanted.auth,
        "language": wanted.language if wanted.language in languages.known() else ENGLISH,
        "address": address,
        "made_at": timezone.now(),
        "failures": 0,
        "tried_at": None,
        "pause": 0,
    }
    phone, _ = PushSubscription.objects.update_or_create(
        stream=stream, endpoint=wanted.endpoint, defaults=fields
    )
    return phone
