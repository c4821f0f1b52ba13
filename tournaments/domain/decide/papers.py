"""Pictures of boards, appeals and players; what an erasure needs before it is on record."""

from __future__ import annotations

from typing import Final

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Context, Decision
from tournaments.domain.ids import AppealId, GameId, PersonId, PlayerId
from tournaments.domain.refusals import Refused, refuse
from tournaments.domain.roles import outside_sector
from tournaments.domain.state import Appeal, Player, Tournament

from . import guards

MOST_PICTURES: Final = 20
"""Of one board, appeal or player."""


def add_attachment(state: Tournament, command: c.AddAttachment, context: Context) -> Decision:
    """Evidence changes nothing: it is taken after the end as well, but not of an erased person."""
    if known := state.attachments.get(command.attachment):
        return AlreadyRecorded(known.seq)
    players = _seen_on(state, command.about, context)
    if isinstance(players, Refused):
        return players
    refused = _nobody_erased(state, players) or _room_left(state, command.about)
    return refused or Accepted(
        (
            e.AttachmentAdded(
                attachment=command.attachment,
                about=command.about,
                digest=command.digest,
                media_type=command.media_type,
                size=command.size,
                players=players,
            ),
        )
    )


def erase_person(state: Tournament, command: c.ErasePerson, context: Context) -> Decision:
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
                e.PersonErased(
                    player=entry.id,
                    entries=state.entries_of(entry.id),
                    ground=command.ground,
                    reasons=command.reasons,
                    attachments=command.attachments,
                ),
            )
        )
    )


def erase_member(state: Tournament, command: c.EraseMember, context: Context) -> Decision:
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
                e.MemberErased(
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


def _seen_on(state: Tournament, about: str, context: Context) -> tuple[PlayerId, ...] | Refused:
    """Who may be on a picture of that."""
    noun, _, name = about.partition(":")
    if noun == "game":
        return _players_of(state, GameId(name), context)
    if noun == "player":
        player = PlayerId(int(name))
        return guards.player_known(state, player) or (player,)
    appeal = state.appeals.get(AppealId(int(name)))
    if appeal is None:
        return refuse("UnknownAppeal", appeal=int(name))
    return tuple(dict.fromkeys((appeal.by, *_parties(state, appeal))))


def _parties(state: Tournament, appeal: Appeal) -> tuple[PlayerId, ...]:
    """Those whom the appeal is about."""
    noun, _, name = appeal.about.partition(":")
    if noun == "player":
        return (PlayerId(int(name)),)
    game = state.games.get(appeal.game) if appeal.game else None
    return (game.white, game.black) if game else ()


def _players_of(
    state: Tournament, name: GameId, context: Context
) -> tuple[PlayerId, ...] | Refused:
    game = state.games.get(name)
    if game is None:
        return refuse("UnknownGame", game=name)
    return outside_sector(state, context.actor, game.board) or (game.white, game.black)


def _nobody_erased(state: Tournament, players: tuple[PlayerId, ...]) -> Refused | None:
    return next((found for player in players if (found := not_erased(state, player))), None)


def _room_left(state: Tournament, about: str) -> Refused | None:
    if len(state.attachments_about(about)) < MOST_PICTURES:
        return None
    return refuse("TooManyPictures", most=MOST_PICTURES)


def _merged(state: Tournament, player: PlayerId) -> Refused | None:
    """An entry that was taken back has details that go like those of the others."""
    taken_back = state.players[player].taken_back
    return None if taken_back else guards.not_merged(state, player)


def _still_playing(state: Tournament, entry: Player) -> Refused | None:
    if state.phase == "closed" or not entry.active:
        return None
    return refuse("StillPlaying", player=entry.id)


def _unknown_papers(state: Tournament, command: c.ErasePerson) -> Refused | None:
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
