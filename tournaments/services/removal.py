"""What an erasure takes away, in the transaction of its event.

The bytes go from the tables here; `overwriting` then sees to it that the database's file forgets
them as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction

from events.store import Locked

from ..domain.erasure.events import MemberErased, PersonErased
from ..domain.event import Event
from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament
from ..models import PushFollow, PushSubscription, UnmergedEvent
from . import attachments, overwriting, people, reasons


def carry_out(locked: Locked, state: Tournament, events: Iterable[Event]) -> None:
    """Does what each erasure among `events` says; `state` holds its entries."""
    for event in events:
        if isinstance(event, PersonErased):
            for player in event.entries:
                people.erase(state.players[player].person)
            _end_messages(locked, event.entries)
            _erase_words(locked, event.reasons)
            attachments.erase(locked.stream, event.attachments)
            _erase_claims(locked)
            transaction.on_commit(overwriting.ask)
        if isinstance(event, MemberErased):
            people.erase(event.person)
            _erase_words(locked, event.reasons)
            _erase_claims(locked)
            transaction.on_commit(overwriting.ask)


def _end_messages(locked: Locked, players: Iterable[PlayerId]) -> None:
    """No phone is told of them any more; one that asked for nobody else is forgotten."""
    follows = PushFollow.objects.filter(phone__stream=locked.stream)
    follows.filter(player__in=list(players)).delete()
    PushSubscription.objects.filter(stream=locked.stream, follows=None).delete()


def _erase_claims(locked: Locked) -> None:
    """What another machine said of events that this log never had may name anybody."""
    UnmergedEvent.objects.filter(stream=locked.stream).update(words={}, reason="")


def _erase_words(locked: Locked, seqs: Iterable[int]) -> None:
    reasons.erase(each.reason for seq in seqs for each in locked.read(seq - 1, seq))
