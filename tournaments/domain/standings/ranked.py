"""The ranking of a tournament by a list of tie-breaks (C.07), at any moment of its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pairing.model import TPN, Colour, RoundKind
from pairing.ranking.by_matches import by_matches
from pairing.ranking.criteria import RankCriterion
from pairing.ranking.editions import NEWEST, TieBreakEdition
from pairing.ranking.order import Ranking
from pairing.ranking.table import DRAW, LOSS, WIN, Scorecard, ScoredRound, Table

from ..drafts.field import tpns
from ..games.results import halves
from ..ids import PlayerId
from ..settings.by_table import by_table
from ..settings.matches import games_of_match
from ..settings.tie_breaks import criteria_of, edition_of, seed_of_readings
from ..tournament.state import Tournament
from .left_out import left_out
from .record import Cell, Record, pairing_scoring, records

_RESULTS: Final = {"1": WIN, "1/2": DRAW, "0": LOSS}


def standings_ranking(state: Tournament, upto: int | None = None) -> Ranking | None:
    """By the list that holds for round `upto` (default: the last published one); None before round
    1 and without a list. While games go on it is provisional: they have given nothing yet."""
    last = min(state.last_published, state.last_published if upto is None else upto)
    settings = state.settings_in(max(last, 1))
    listed = criteria_of(settings)
    if not listed or last < 1:
        return None
    return ranking(state, last, listed, edition=edition_of(settings), seed=lot(state, last))


def lot(state: Tournament, last: int) -> str:
    """The seed of the drawing of lots that counts after that round; empty: none was drawn."""
    drawn = state.lots
    if drawn and drawn.first <= last:
        return drawn.seed
    return seed_of_readings(state.settings_in(max(last, 1)))


def ranking(
    state: Tournament,
    upto: int | None,
    criteria: Sequence[RankCriterion],
    *,
    edition: TieBreakEdition = NEWEST,
    seed: str = "",
) -> Ranking:
    """After round `upto` (default: the last published one). Adjourned and running games have given
    nothing yet: they are games without a result."""
    return Ranking(table(state, upto, seed=seed), criteria, edition)


def table(state: Tournament, upto: int | None = None, *, seed: str = "") -> Table:
    """Everybody who stands in the list, by pairing number; the withdrawn too, unless they count for
    nobody."""
    last = min(state.last_published, state.last_published if upto is None else upto)
    rows, numbers, out = records(state, last), tpns(state), left_out(state)
    predetermined = by_table(state.settings_in(max(last, 1)))
    made = Table(
        cards=tuple(
            _card(state, player, tpn, rows[player], numbers, predetermined)
            for player, tpn in numbers.items()
            if state.players[player].stands and player not in out
        ),
        rounds_total=state.settings_in(max(last, 1)).rounds,
        scoring=pairing_scoring(state, last + 1),
        predetermined=predetermined,
        seed=seed,
    )
    return made if games_of_match(state.settings_in(max(last, 1))) == 1 else by_matches(made)


def _card(
    state: Tournament,
    player: PlayerId,
    tpn: TPN,
    record: Record,
    numbers: Mapping[PlayerId, TPN],
    predetermined: bool,
) -> Scorecard:
    rounds = tuple(_round(cell, numbers, predetermined) for cell in record)
    return Scorecard(tpn, rounds, state.players[player].rating)


def _round(cell: Cell, numbers: Mapping[PlayerId, TPN], predetermined: bool) -> ScoredRound:
    if not cell.counts or (predetermined and cell.kind is RoundKind.PAB):
        return ScoredRound(RoundKind.ZERO_BYE)  # a free round is no bye (C.07 15.2)
    return ScoredRound(
        kind=cell.kind or RoundKind.GAME,
        points=cell.points,
        opponent=None if cell.opponent is None else numbers[cell.opponent],
        colour=cell.colour,
        result=_result(cell),
    )


def _result(cell: Cell) -> int | None:
    if cell.result is None or cell.kind is not RoundKind.GAME:
        return None
    white, black = halves(cell.result)
    return _RESULTS.get(white if cell.colour is Colour.WHITE else black)
