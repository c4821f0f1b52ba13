"""What an erasure needs before it is on record."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..entries.state import Player
from ..ids import PersonId, PlayerId
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import EraseMember, ErasePerson
from .events import MemberErased, PersonErased


@decides(ErasePerson)
def erase_person(state: Tournament, command: ErasePerson, context: Context) -> Decision:
    """Only of somebody who no longer plays: wall lists and slips need the names of the others."""
    if refused := guards.player_known(state, command.player) or _merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.erased_seq and not command.reasons and not command.attachments:
        return AlreadyRecorded(entry.erased_seq)
    return (
        _still_playing(state, entry)
        or _unknown_papers(state, command)
        or guards.unmoved(context, "person", player=entry.id)
        or Accepted(
            (
                PersonErased(
                    player=entry.id,
                    entries=state.entries_of(entry.id),
                    ground=command.ground,
                    reasons=command.reasons,
                    attachments=command.attachments,
                ),
            )
        )
    )


@decides(EraseMember)
def erase_member(state: Tournament, command: EraseMember, context: Context) -> Decision:
    """Only of somebody who no longer sits: who decides appeals has a name."""
    number = command.member
    if number > len(state.named_members):
        return refuse("UnknownMember.by-name", member=number)
    named = state.named_members[number - 1]
    if named.erased_seq and not command.reasons:
        return AlreadyRecorded(named.erased_seq)
    return (
        _still_sits(state, named.person)
        or _unknown_texts(state, command.reasons)
        or guards.unmoved(context, "committee")
        or Accepted(
            (
                MemberErased(
                    member=number,
                    person=named.person,
                    ground=command.ground,
                    reasons=command.reasons,
                ),
            )
        )
    )


def not_erased(state: Tournament, player: PlayerId) -> Refused | None:
    """Nothing personal comes back after an erasure, however late it was sent."""
    if not state.players[player].erased_seq:
        return None
    return refuse("PersonErased", player=player, seq=state.players[player].erased_seq)


def _merged(state: Tournament, player: PlayerId) -> Refused | None:
    """An entry that was taken back has details that go like those of the others."""
    taken_back = state.players[player].taken_back
    return None if taken_back else guards.not_merged(state, player)


def _still_playing(state: Tournament, entry: Player) -> Refused | None:
    if state.phase == "closed" or not entry.active:
        return None
    return refuse("StillPlaying", player=entry.id)


def _unknown_papers(state: Tournament, command: ErasePerson) -> Refused | None:
    if {*command.attachments} - state.attachments.keys():
        return _not_in_log()
    return _unknown_texts(state, command.reasons)


def _unknown_texts(state: Tournament, seqs: tuple[int, ...]) -> Refused | None:
    return None if all(seq <= state.seq for seq in seqs) else _not_in_log()


def _not_in_log() -> Refused:
    return refuse("UnknownPapers")


def _still_sits(state: Tournament, person: PersonId) -> Refused | None:
    if state.phase == "closed" or all(member.person != person for member in state.committee):
        return None
    return refuse("StillSits")
