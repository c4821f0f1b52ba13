"""From the field before a round to the table of the rounds behind it."""

from __future__ import annotations

from pairing.model import Field, Participant, PlayerRound, Scoring

from .table import DRAW, LOSS, WIN, Scorecard, ScoredRound, Table


def table_of_field(field: Field, seed: str = "") -> Table:
    """What a game was follows from its points; virtual points never count."""
    return Table(
        cards=tuple(_card(player, field.scoring) for player in field.participants),
        rounds_total=field.rounds_total,
        scoring=field.scoring,
        seed=seed,
    )


def _card(player: Participant, scoring: Scoring) -> Scorecard:
    rounds = tuple(
        ScoredRound(
            past.kind,
            past.points,
            past.opponent,
            past.colour,
            _result(past, scoring.of(number)) if past.played else None,
        )
        for number, past in enumerate(player.rounds, start=1)
    )
    return Scorecard(player.tpn, rounds, player.rating)


def _result(past: PlayerRound, worth: Scoring) -> int:
    if past.points >= worth.win:
        return WIN
    return DRAW if past.points == worth.draw else LOSS
