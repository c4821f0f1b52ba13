"""A table of games as one of matches (Double-Swiss, C.04.5): what C.07 counts by rounds, opponents
and points is that of matches, what it counts by games (7.2 to 7.4, 10) that of their games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pairing.matches import GAMES, match_of, match_played, scoring_of_matches
from pairing.model import TPN, PlayerRound, RoundKind, Scoring

from .table import DRAW, LOSS, WIN, Scorecard, ScoredRound, Table


def by_matches(table: Table) -> Table:
    """Rounds 2k-1 and 2k become round k; of a match that goes on the first game alone counts."""
    cards = {card.tpn: card for card in table.cards}
    return replace(
        table,
        cards=tuple(
            replace(card, rounds=tuple(_matches(card, cards, table))) for card in cards.values()
        ),
        rounds_total=match_of(table.rounds_total),
        scoring=scoring_of_matches(table.scoring),
    )


def _matches(
    card: Scorecard, cards: Mapping[TPN, Scorecard], table: Table
) -> Iterator[ScoredRound]:
    for first in range(0, len(card.rounds), GAMES):
        mine = card.rounds[first : first + GAMES]
        opponent = cards.get(mine[0].opponent or TPN(0))
        theirs = opponent.rounds[first : first + GAMES] if opponent else ()
        yield _match(mine, theirs, table.scoring.of(first + 1))


def _match(
    mine: tuple[ScoredRound, ...], theirs: tuple[ScoredRound, ...], worth: Scoring
) -> ScoredRound:
    whole = match_played(_played(mine), _played(theirs), worth)
    return ScoredRound(
        kind=whole.kind,
        points=sum(game.points for game in mine),
        opponent=mine[0].opponent,
        colour=whole.colour,
        result=_result(mine, theirs) if whole.kind is RoundKind.GAME else None,
        extra=sum(game.extra for game in mine),
        games=mine,
    )


def _played(games: tuple[ScoredRound, ...]) -> tuple[PlayerRound, ...]:
    return tuple(PlayerRound(game.kind, game.points, game.opponent, game.colour) for game in games)


def _result(mine: tuple[ScoredRound, ...], theirs: tuple[ScoredRound, ...]) -> int | None:
    """Whose points are more; a game that one of them forfeits is part of the match (Preface)."""
    over = [game.result is not None or game.kind is not RoundKind.GAME for game in (*mine, *theirs)]
    if len(mine) < GAMES or not all(over):
        return None
    won = sum(game.points for game in mine) - sum(game.points for game in theirs)
    return WIN if won > 0 else LOSS if won < 0 else DRAW
