"""Erasing the name of somebody who was on an appeals committee and neither plays nor has an
account: what would go, and the command that takes away what was read."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from events import store
from events.messages import Envelope, Recorded

from ...domain.appeals.state import NamedOutsider
from ...domain.erasure.commands import EraseMember
from ...domain.erasure.events import ErasureGround
from ...domain.tournament.state import Tournament
from ...selectors.erasure import ErasedText, MemberErasurePlan
from ...selectors.mentions import Marks
from ...words import speak
from .. import other_log, people, states
from ..handle import handle
from ..names import names_of
from ..outcomes import Outcome
from ..permissions import User
from . import players
from .elsewhere import entries_elsewhere, members_named
from .texts import texts_about


class UnknownMember(LookupError):  # noqa: N818
    """No committee of the tournament had a member of that number."""


def plan(stream: str, state: Tournament, member: int, asker: User) -> MemberErasurePlan:
    """What stands beside the log about that member. Raises `UnknownMember`."""
    named = _named(state, member)
    known = people.all_details([named.person])
    return MemberErasurePlan(
        member=member,
        name=known[-1].name if known else _unnamed(member),
        erased_seq=named.erased_seq,
        still_sits=_sits(state, named),
        texts=_offered(stream, state, known),
        entries_elsewhere=tuple(entries_elsewhere("", known, asker)),
        members_elsewhere=tuple(members_named(known, asker, named.person)),
    )


def _unnamed(member: int) -> str:
    return speak("Nameless.erased-member", {"member": member})


def standing(state: Tournament) -> tuple[tuple[int, str], ...]:
    """Number and name of everybody who can still be erased, whoever has left the committee too."""
    return tuple(
        (number, details[-1].name)
        for number, named in enumerate(state.named_members, 1)
        if not named.erased_seq and (details := people.all_details([named.person]))
    )


def erase_member(
    stream: str,
    member: int,
    typed_name: str,
    ground: ErasureGround,
    chosen: Sequence[int] | None,
    envelope: Envelope,
) -> Outcome:
    """As `players.erase_person`. Raises `UnknownMember`."""
    if conflict := other_log.met(stream, envelope):
        return conflict
    state = states.current(stream)
    named = _named(state, member)
    if again := players.sent_again(stream, state, named.erased_seq, envelope):
        return again
    known = people.all_details([named.person])
    name = known[-1].name if known else _unnamed(member)
    if refused := players.name_not_typed(state, name, typed_name):
        return refused
    texts = _offered(stream, state, known)
    if chosen is None and texts and not _sits(state, named):
        return players.to_choose(state, name, texts, member=member)
    chosen = chosen or ()
    listed = {text.seq for text in texts}
    if objected := players.not_as_chosen(state, listed, chosen, envelope):
        return objected
    command = EraseMember(member=member, ground=ground, reasons=tuple(sorted(set(chosen))))
    return handle(stream, command, replace(envelope, reason=""))


def _named(state: Tournament, member: int) -> NamedOutsider:
    if not 1 <= member <= len(state.named_members):
        raise UnknownMember(speak("NoSuch.member", {"member": member}))
    return state.named_members[member - 1]


def _sits(state: Tournament, named: NamedOutsider) -> bool:
    return state.phase != "closed" and any(one.person == named.person for one in state.committee)


class _Nothing:
    """He plays no game and files no appeal: what is about him names him."""

    def surely(self, _event: Recorded) -> bool:
        return False

    perhaps = surely


def _offered(
    stream: str, state: Tournament, known: Sequence[people.Details]
) -> tuple[ErasedText, ...]:
    recorded = store.read(stream, 0, state.seq)
    names = names_of(state, (), recorded)
    return tuple(texts_about(state, names, recorded, _Nothing(), Marks(known)))
