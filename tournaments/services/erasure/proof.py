"""What `manage.py verify` proves about erasures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from events import store
from events.messages import Fault, Recorded

from ... import log
from ...domain.erasure.events import MemberErased, PersonErased
from ...domain.ids import PersonId
from ...models import PersonDetails, ReasonText
from .. import states

ERASURES = "erasures"


def erasure_faults(stream: str) -> list[Fault]:
    """What an erasure took away has not come back, from an older copy of the tables say."""
    state = states.current(stream)
    recorded = store.read(stream, 0, state.seq)
    faults: list[Fault] = []
    for each in recorded:
        event = log.decoded(each)
        if isinstance(event, PersonErased):
            persons = {state.players[player].person for player in event.entries}
            references = _references(recorded, event.reasons)
            faults += [
                Fault(stream, ERASURES, f"{what} of entry {event.player} are back", each.seq)
                for what in _standing(persons, references)
            ]
        if isinstance(event, MemberErased):
            faults += [
                Fault(
                    stream,
                    ERASURES,
                    f"{what} of committee member {event.member} are back",
                    each.seq,
                )
                for what in _standing({event.person}, _references(recorded, event.reasons))
            ]
    return faults


def _references(recorded: Sequence[Recorded], seqs: Iterable[int]) -> set[str]:
    return {recorded[seq - 1].reason for seq in seqs} - {""}


def erased_note(stream: str) -> str:
    """What of a stream was erased, in words; empty: nothing."""
    state = states.current(stream)
    people = [entry for entry in state.players.values() if entry.erased_seq]
    photos = [photo for photo in state.attachments.values() if photo.erased]
    members = [one for one in state.named_members if one.erased_seq]
    counted = (
        (len(people), "entries"),
        (len(members), "committee members"),
        (len(photos), "photos"),
    )
    counts = ", ".join(f"{number} {what}" for number, what in counted if number)
    return f"erased on request: {counts}" if counts else ""


def _standing(persons: set[PersonId], references: set[str]) -> Iterator[str]:
    if PersonDetails.objects.filter(person__in=persons, erased_at=None).exists():
        yield "personal details"
    if ReasonText.objects.filter(reference__in=references).exclude(text="", salt="").exists():
        yield "texts"
