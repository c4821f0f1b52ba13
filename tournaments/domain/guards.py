"""Conditions that many commands share. Each gives the refusal, or None when all is well.

They are chained with `or`: the first that objects is the answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from pairing.systems import SYSTEMS

from .arbiters.rights import outside_sector
from .decisions import Claim, Conflict, Context
from .entries.state import Player
from .event import Event
from .games.state import Game
from .ids import GameId, PersonId, PlayerId
from .refusals import Refused, listed, refuse
from .rounds.state import Round
from .said import Fact
from .tournament.state import Tournament


def exists(state: Tournament) -> Refused | None:
    if state.exists:
        return None
    return refuse("NoTournament")


def not_closed(state: Tournament) -> Refused | None:
    if state.phase != "closed":
        return None
    return refuse("TournamentOver")


def not_started(state: Tournament) -> Refused | None:
    if state.phase == "entries":
        return None
    return refuse("TournamentStarted")


def running(state: Tournament) -> Refused | None:
    if state.phase == "entries":
        return refuse("TournamentNotStarted")
    return not_closed(state)


def reason_given(context: Context, act: str) -> Refused | None:
    """`act` is one of those that `ReasonMissing` has a sentence for."""
    if context.reason.strip():
        return None
    return refuse(f"ReasonMissing.{act}", field="reason")


def unmoved(context: Context, what: str, **facts: Fact) -> Conflict | None:
    """For commands that replace a whole form: nobody may have replaced it since it was read.
    `what` is one of those that `ChangedMeanwhile` has a sentence for."""
    if not context.moved:
        return None
    return Conflict(
        f"ChangedMeanwhile.{what}",
        {"seqs": listed(context.moved), **facts},
        claims=tuple(Claim("", "", "", "", seq) for seq in context.moved),
    )


def unchanged(
    context: Context, what: str, kinds: tuple[type[Event], ...], **about: Fact
) -> Conflict | None:
    """For commands that expect what stands: nobody else may have changed it and changed it back
    since it was read. `about` are the fields of the events that say what it was about."""
    if not changed_by_others(context, kinds, **about):
        return None
    return unmoved(context, what, **about)


def board_unchanged(
    context: Context, what: str, kinds: tuple[type[Event], ...], game: Game, **about: Fact
) -> Conflict | None:
    """The same of a game: people know it by its board."""
    if not changed_by_others(context, kinds, game=game.id, **about):
        return None
    return unmoved(context, what, board=game.board, **about)


def changed_by_others(context: Context, kinds: tuple[type[Event], ...], **about: object) -> bool:
    return any(
        isinstance(event, kinds)
        and all(getattr(event, name) == value for name, value in about.items())
        for event in context.others
    )


def player_known(state: Tournament, player: PlayerId) -> Refused | None:
    if player in state.players:
        return None
    return refuse("UnknownPlayer", player=player)


def players_known(state: Tournament, players: Iterable[PlayerId]) -> Refused | None:
    return next((unknown for player in players if (unknown := player_known(state, player))), None)


def not_entered(state: Tournament, person: PersonId) -> Refused | None:
    for entry in state.players.values():
        if entry.person == person and entry.stands:
            return refuse("PersonEntered", player=entry.id)
    return None


def not_merged(state: Tournament, player: PlayerId) -> Refused | None:
    """Known, neither a dropped double entry nor taken back."""
    if refused := player_known(state, player):
        return refused
    kept = state.players[player].merged_into
    if state.players[player].taken_back:
        return refuse("EntryTakenBack", player=player)
    if kept is None:
        return None
    return refuse("EntryMerged", player=player, kept=kept)


def active(state: Tournament, player: PlayerId) -> Refused | None:
    """Known and still in the tournament."""
    if refused := not_merged(state, player):
        return refused
    entry: Player = state.players[player]
    if entry.active:
        return None
    return refuse("PlayerExpelled" if entry.expelled else "PlayerWithdrawn", player=player)


def no_pairing_in_hand(state: Tournament, act: str) -> Refused | None:
    """`act` is one of those that `PairingInHand` has a sentence for."""
    upcoming = state.round(state.next_round)
    if not upcoming.open:
        return None
    return refuse(f"PairingInHand.{act}", round=upcoming.number)


def not_by_hand(round_: Round) -> Refused | None:
    """Nobody pairs it by hand at the moment."""
    phase = round_.manual
    if phase is None:
        return None
    return refuse(
        "ManualPairingRuns",
        round=round_.number,
        by=phase.by,
        since=phase.at,
        seq=phase.seq,
    )


def being_played(state: Tournament, number: int) -> Refused | None:
    """The newest round is published and has not ended."""
    newest = bool(number) and state.last_published in state.published_with(number)
    if newest and state.round(number).status == "published":
        return None
    return refuse("RoundNotPlayed", round=number)


def complete(state: Tournament, rounds: Iterable[int]) -> Refused | None:
    """All games of these rounds have a result or are adjourned (C.04.2 3.1)."""
    return next((refused for number in rounds if (refused := round_complete(state, number))), None)


def round_complete(state: Tournament, number: int) -> Refused | None:
    boards = [game.board for game in state.missing(number)]
    if not boards:
        return None
    return refuse(
        "ResultsMissing",
        round=number,
        boards=listed(boards),
        missing=len(boards),
    )


def no_conflicts(state: Tournament) -> Refused | None:
    if not state.conflicts:
        return None
    games = {conflict.game for conflict in state.conflicts.values() if conflict.game}
    disputed: list[Game] = sorted(
        (state.games[game] for game in games), key=lambda game: (game.round, game.board)
    )
    places = ", ".join(f"{game.round}.{game.board}" for game in disputed)
    return refuse(
        "ConflictsOpen",
        boards=listed(game.board for game in disputed),
        games=", ".join(game.id for game in disputed),
        places=places,
    )


def game(state: Tournament, game: GameId, context: Context) -> Game | Refused:
    """The game, if it may be touched by this arbiter now."""
    if refused := running(state):
        return refused
    known = state.games.get(game)
    if known is None:
        return refuse("UnknownGame", game=game)
    return not_replaced(known) or outside_sector(state, context.actor, known.board) or known


def not_replaced(game: Game) -> Refused | None:
    if not game.replaced_seq:
        return None
    return refuse(
        "GameReplaced",
        board=game.board,
        round=game.round,
        seq=game.replaced_seq,
        white=game.white,
        black=game.black,
    )


def no_conflict_on(game: Game) -> Refused | None:
    if not game.conflicts:
        return None
    return refuse("ConflictOpen", board=game.board)


def system_known(system: str) -> Refused | None:
    """The settings name a system of the registry."""
    if system in SYSTEMS:
        return None
    return refuse(
        "UnknownSystem",
        field="settings.system",
        system=system,
        known=", ".join(SYSTEMS),
    )
