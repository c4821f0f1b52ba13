"""Who was moved between sections is one person: erased in each of them, or in none.

The texts of every section are chosen, as those of the section in which it is asked. A text of one
act on both logs is one text, listed once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from events import store
from events.messages import Envelope
from events.store import Locked

from ...domain.arbiters.rights import role_of
from ...domain.decisions import Conflict
from ...domain.erasure.commands import ErasePerson
from ...domain.ids import PlayerId, UserId
from ...domain.roles import CHIEF
from ...domain.tournament.state import Tournament
from ...domain.values import MOST_IN_A_BATCH, Number, Slug
from ...selectors.erasure import ErasedTogether
from .. import people, states
from ..handle import handle_all
from ..outcomes import Outcome
from ..several_logs import CommandsBySection, NotInAll, digest, handle_together
from .elsewhere import same_person
from .texts import offered, pictures_of


class SectionTexts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seqs of the texts that go in another section, as `read_seq` of its log showed them."""

    slug: Slug
    texts: Annotated[tuple[Number, ...], Meta(max_length=MOST_IN_A_BATCH)]
    read_seq: Number | None = None


def erased_together(
    stream: str, state: Tournament, player: PlayerId, actor: str
) -> Iterator[ErasedTogether]:
    """The texts of a section are for its chief arbiter, who alone erases there."""
    listed = {*_references(stream, [text.seq for text in offered(stream, state, player)])}
    for other, entry in same_person(stream, state, player):
        there = states.current(other)
        mine = role_of(there, UserId(actor)) in CHIEF
        texts = offered(other, there, entry) if mine else ()
        references = _references(other, [text.seq for text in texts])
        fresh = [at for at, each in enumerate(references) if each not in listed]
        listed |= {*references}
        yield ErasedTogether(
            slug=there.slug,
            tournament=there.name,
            player=entry,
            name=people.names(there)[entry].name,
            seq=there.seq,
            mine=mine,
            still_playing=there.phase != "closed" and there.players[entry].active,
            texts=tuple(texts[at] for at in fresh),
            pictures=len(pictures_of(there, entry)) if mine else 0,
        )


def unchosen(
    sections: Sequence[ErasedTogether], chosen: Sequence[SectionTexts]
) -> tuple[ErasedTogether, ...]:
    """Sections with texts of which nobody said which go; who still plays is refused there."""
    said = {each.slug for each in chosen}
    return tuple(
        each for each in sections if each.texts and each.slug not in said and not each.still_playing
    )


def not_as_read(
    state: Tournament, sections: Sequence[ErasedTogether], chosen: Sequence[SectionTexts]
) -> Conflict | None:
    """The sections and their texts are not those that were read."""
    by_slug = {each.slug: each for each in sections}
    for each in chosen:
        section = by_slug.get(each.slug)
        if section is None:
            return _read_again(state, "moved")
        listed = {text.seq for text in section.texts}
        late = {seq for seq in listed if each.read_seq is not None and seq > each.read_seq}
        if late or not listed.issuperset(each.texts):
            return _read_again(state, "texts", section=section.tournament)
    return None


def erase_in_all(
    stream: str,
    state: Tournament,
    command: ErasePerson,
    chosen: Sequence[SectionTexts],
    envelope: Envelope,
) -> Outcome:
    """A move that came in between is a conflict: it would leave a player without a name."""
    others = dict(same_person(stream, state, command.player))
    if not others:

        def unmoved(locked: Locked) -> Conflict | None:
            return _moved_since(stream, states.of_locked(locked), command.player, others)

        return handle_all(stream, [command], envelope, unless=unmoved)
    commands = _commands(stream, command, others, chosen)
    asked = replace(envelope, digest=digest(envelope.actor, *commands.values()))
    theirs = replace(asked, read_seq=None, head=None)

    def parts(locked: Mapping[str, Tournament]) -> CommandsBySection:
        if moved := _moved_since(stream, locked[stream], command.player, others):
            raise NotInAll(moved)
        return {name: (each,) for name, each in commands.items()}

    return handle_together(stream, {stream: asked, **dict.fromkeys(others, theirs)}, parts)


def _commands(
    stream: str,
    command: ErasePerson,
    others: Mapping[str, PlayerId],
    chosen: Sequence[SectionTexts],
) -> dict[str, ErasePerson]:
    """What is chosen in one section goes in each log that holds the same text."""
    seqs = {stream: command.reasons, **{each.slug: each.texts for each in chosen}}
    gone = {each for name, some in seqs.items() for each in _references(name, some)}
    return {
        stream: replace(command, reasons=_with_shared(stream, seqs[stream], gone)),
        **{
            other: ErasePerson(
                player=entry,
                ground=command.ground,
                reasons=_with_shared(other, seqs.get(other, ()), gone),
                attachments=tuple(each.id for each in pictures_of(states.current(other), entry)),
            )
            for other, entry in others.items()
        },
    }


def _with_shared(stream: str, seqs: Sequence[int], gone: set[str]) -> tuple[int, ...]:
    named = {*_references(stream, seqs)}
    shared = dict[str, int]()
    for event in store.read(stream):
        if event.reason in gone - named:
            shared.setdefault(event.reason, event.seq)
    return tuple(sorted({*seqs, *shared.values()}))


def _references(stream: str, seqs: Sequence[int]) -> list[str]:
    return [event.reason for seq in seqs for event in store.read(stream, seq - 1, seq)]


def _moved_since(
    stream: str, state: Tournament, player: PlayerId, others: Mapping[str, PlayerId]
) -> Conflict | None:
    if dict(same_person(stream, state, player)) == others:
        return None
    return _read_again(state, "moved")


def _read_again(state: Tournament, what: str, **facts: str) -> Conflict:
    return Conflict(f"ChangedMeanwhile.{what}", dict(facts), seq=state.seq)
