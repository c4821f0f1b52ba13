"""Matches of two games (C.04.5): rounds 2k-1 and 2k of a field are the games of match k.

Everything else knows rounds of one game; what pairs, judges and ranks by matches reads them here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pairing.model import (
    TPN,
    EarlierScoring,
    Field,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    Scoring,
)

GAMES: Final = 2


def match_of(round_number: int) -> int:
    """The match whose game that round is."""
    return -(-round_number // GAMES)


def is_first_game(round_number: int) -> bool:
    return round_number % GAMES == 1


def scoring_of_matches(game: Scoring) -> Scoring:
    """What a match is worth, from what a game is worth; the bye has a game won and one drawn (1.4),
    unless the rules say otherwise of the first of them."""
    return Scoring(
        win=GAMES * game.win,
        draw=GAMES * game.draw,
        loss=GAMES * game.loss,
        absent=GAMES * game.absent,
        pab=game.pab + game.draw,
        earlier=tuple(
            EarlierScoring(match_of(each.last_round), scoring_of_matches(each.scoring))
            for each in game.earlier
        ),
    )


def field_of_matches(field: Field) -> Field:
    """The field before a match, from that before its first game."""
    everybody = {player.tpn: player for player in field.participants}
    scoring = scoring_of_matches(field.scoring)
    return replace(
        field,
        round_number=match_of(field.round_number),
        rounds_total=match_of(field.rounds_total),
        participants=tuple(_by_matches(player, everybody, field) for player in field.participants),
        scoring=scoring,
        prohibited=tuple(
            ProhibitedGroup(group.members, match_of(group.first), match_of(group.last))
            for group in field.prohibited
        ),
    )


def _by_matches(
    player: Participant, everybody: Mapping[TPN, Participant], field: Field
) -> Participant:
    return replace(
        player,
        rounds=tuple(_matches(player, everybody, field)),
        virtual=player.virtual[::GAMES],
    )


def _matches(
    player: Participant, everybody: Mapping[TPN, Participant], field: Field
) -> Iterator[PlayerRound]:
    for first in range(1, field.round_number - 1, GAMES):
        mine = player.rounds[first - 1], player.rounds[first]
        opponent = everybody.get(mine[0].opponent or TPN(0))
        theirs = (opponent.rounds[first - 1], opponent.rounds[first]) if opponent else ()
        yield match_played(mine, theirs, field.scoring.of(first))


def match_played(
    mine: tuple[PlayerRound, ...], theirs: tuple[PlayerRound, ...], worth: Scoring
) -> PlayerRound:
    """What a match was for somebody, from its games for both players; `worth` is that of a game.

    It is forfeited if one of them forfeits both games (Preface); he has had a colour, that of game
    1, if a game was played (1.6).
    """
    first = mine[0]
    points = sum(game.points for game in mine)
    if first.opponent is None:
        if first.kind is RoundKind.PAB and mine[-1].kind is not RoundKind.HALF_BYE:
            points = worth.win + worth.draw
        return replace(first, points=points)
    kind = _kind(mine, theirs)
    colour = first.colour
    if kind is RoundKind.GAME and not any(game.played for game in mine):
        colour = None
    return PlayerRound(kind, points, first.opponent, colour)


def _kind(mine: tuple[PlayerRound, ...], theirs: tuple[PlayerRound, ...]) -> RoundKind:
    if _forfeited(mine):
        return RoundKind.FORFEIT_LOSS
    return RoundKind.FORFEIT_WIN if _forfeited(theirs) else RoundKind.GAME


def _forfeited(games: tuple[PlayerRound, ...]) -> bool:
    lost = [game.kind is RoundKind.FORFEIT_LOSS for game in games]
    return len(lost) == GAMES and all(lost)
