"""The games of a Double-Swiss as the judge reads them: two rounds of the field are a match.

Whose both games are forfeit losses forfeited the match; a single one of them counts as played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pairing.model import (
    TPN,
    Board,
    Colour,
    EarlierScoring,
    Field,
    NoLegalPairing,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
    Scoring,
)
from pairing.sentences import said
from pairing.validator.verdict import Finding, error

Games = tuple[PlayerRound, PlayerRound]


def match_field(field: Field) -> Field:
    """The same before the match whose first game is to be paired."""
    behind = field.round_number // 2
    games = {each.tpn: _pairs(each, behind) for each in field.participants}
    win, draw = field.scoring.win, field.scoring.draw
    return replace(
        field,
        round_number=behind + 1,
        rounds_total=(field.rounds_total + 1) // 2,
        participants=tuple(
            replace(
                each,
                rounds=tuple(
                    _match(mine, games.get(mine[0].opponent or TPN(0), ()), at, win + draw)
                    for at, mine in enumerate(games[each.tpn])
                ),
                virtual=each.virtual[::2],
            )
            for each in field.participants
        ),
        scoring=_doubled(field.scoring),
        prohibited=tuple(
            ProhibitedGroup(each.members, (each.first + 1) // 2, (each.last + 1) // 2)
            for each in field.prohibited
        ),
    )


def _pairs(player: Participant, behind: int) -> tuple[Games, ...]:
    rounds = player.rounds
    return tuple((rounds[2 * at], rounds[2 * at + 1]) for at in range(behind))


def _match(mine: Games, theirs: tuple[Games, ...], at: int, bye: int) -> PlayerRound:
    one, two = mine
    points = one.points + two.points
    if one.opponent is None:
        spread = one.kind is RoundKind.PAB and two.kind is not RoundKind.HALF_BYE
        return PlayerRound(one.kind, bye if spread else points)
    if _lost_both(mine):
        return PlayerRound(RoundKind.FORFEIT_LOSS, points, one.opponent, one.colour)
    if theirs and _lost_both(theirs[at]):
        return PlayerRound(RoundKind.FORFEIT_WIN, points, one.opponent, one.colour)
    played = RoundKind.GAME in (one.kind, two.kind)
    return PlayerRound(RoundKind.GAME, points, one.opponent, one.colour if played else None)


def _lost_both(games: Games) -> bool:
    return {game.kind for game in games} == {RoundKind.FORFEIT_LOSS}


def _doubled(game: Scoring) -> Scoring:
    earlier = (
        EarlierScoring((each.last_round + 1) // 2, _doubled(each.scoring)) for each in game.earlier
    )
    return Scoring(
        2 * game.win,
        2 * game.draw,
        2 * game.loss,
        2 * game.absent,
        game.pab + game.draw,
        tuple(earlier),
    )


def findings_of_second_games(
    field: Field, pairing: RoundPairing | NoLegalPairing
) -> Iterator[Finding]:
    """4.4: the same players with the colours exchanged, nobody else."""
    stated = RoundPairing(()) if isinstance(pairing, NoLegalPairing) else pairing
    games = {each.tpn: each.rounds[-1] for each in field.participants if each.tpn not in field.away}
    exchanged = {
        Board(first.opponent, tpn)
        for tpn, first in games.items()
        if first.opponent in games and first.opponent and _had_white(tpn, first)
    }
    for white, black in sorted({*stated.boards} ^ exchanged):
        yield error("4.4", said("second-games-exchanged", white=white, black=black), white, black)
    free = next((tpn for tpn, first in games.items() if first.kind is RoundKind.PAB), None)
    if stated.pab != free:
        for player in filter(None, (stated.pab, free)):
            yield error("3.4", said("bye-of-one-game", tpn=player), player)


def _had_white(tpn: TPN, first: PlayerRound) -> bool:
    """A forfeit may stand without colours: then the lower number had White."""
    return first.colour is Colour.WHITE if first.colour else tpn < (first.opponent or tpn)
