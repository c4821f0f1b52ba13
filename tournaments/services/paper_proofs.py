"""What `manage.py verify` proves about photos and erasures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from events import store
from events.messages import Fault, Recorded

from .. import log
from ..domain.erasure.events import MemberErased, PersonErased
from ..domain.ids import AttachmentId, PersonId
from ..domain.photos.state import Attachment
from ..models import AttachmentFile, PersonDetails, ReasonText
from . import attachments, states

ROWS_AT_A_TIME = 10
PHOTOS = "photos"
ERASURES = "erasures"


def photo_faults(stream: str) -> list[Fault]:
    """Every photo of the log has its row, and every one that is not erased its digest."""
    missing = dict(states.current(stream).attachments)
    faults: list[Fault] = []
    for row in AttachmentFile.objects.filter(stream=stream).iterator(ROWS_AT_A_TIME):
        found = missing.pop(AttachmentId(row.attachment), None)
        if found is None:
            faults.append(Fault(stream, PHOTOS, f"photo {row.attachment[:8]} is in no event", None))
        elif problem := _photo_problem(found, row):
            faults.append(_fault(stream, found, problem))
    return faults + [_fault(stream, found, "it is missing") for found in missing.values()]


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
    photos = [found for found in state.attachments.values() if found.erased]
    members = [one for one in state.named_members if one.erased_seq]
    counted = (
        (len(people), "entries"),
        (len(members), "committee members"),
        (len(photos), "photos"),
    )
    told = ", ".join(f"{number} {what}" for number, what in counted if number)
    return f"erased on request: {told}" if told else ""


def _fault(stream: str, found: Attachment, problem: str) -> Fault:
    return Fault(stream, PHOTOS, f"photo {found.id[:8]} of {found.about}: {problem}", found.seq)


def _photo_problem(found: Attachment, row: AttachmentFile) -> str:
    if found.erased or row.erased_at is not None:
        return _erased_problem(found, row)
    if attachments.digest_of(row.salt, bytes(row.content)) != found.digest:
        return "it is not the one that was added"
    return ""


def _erased_problem(found: Attachment, row: AttachmentFile) -> str:
    if not found.erased:
        return "it is gone, but no erasure is in the log"
    return "it was erased and is still there" if row.content or row.salt else ""


def _standing(persons: set[PersonId], references: set[str]) -> Iterator[str]:
    if PersonDetails.objects.filter(person__in=persons, erased_at=None).exists():
        yield "personal details"
    if ReasonText.objects.filter(reference__in=references).exclude(text="", salt="").exists():
        yield "texts"
