"""The final standings (F10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from pairing.clauses import Figure
from pairing.dutch_1992 import DUTCH_1992
from pairing.model import TPN, Field, Participant, RoundKind

from .. import builders
from ..own_ranking import Ranked, ranked_by, ranking_of
from ..random_rounds import random_round
from .hall import options, players

RATINGS = (2500, 2400, 2300, 2200, 2100, 2000)


def played(*games: str) -> Field:
    rated = (
        replace(player, rating=rating)
        for player, rating in zip(players(*games), RATINGS, strict=False)
    )
    return builders.field(*rated)


def ranked(field: Field, **named: str) -> list[Ranked]:
    return ranked_by(DUTCH_1992, field, options(**named))


def games_between(field: Field, tpn: int, **named: str) -> list[tuple[int, int]]:
    """Round and half points, as the working of the games for the first place shows them."""
    worked = ranking_of(DUTCH_1992, field, options(**named)).working(1, TPN(tpn))
    return [(term.number, term.points or 0) for term in worked.terms]


def places(field: Field, **named: str) -> list[tuple[int, int]]:
    return [(line.place, line.tpn) for line in ranked(field, **named)]


def test_points_come_first() -> None:
    field = played("2w0 3b0", "1b1 4w1", "4b0 1w1", "3w1 2b0")
    assert (ranked(field)[0].tpn, ranked(field)[0].points) == (2, 4)
    assert ranked(field)[-1].tpn == 1


def test_games_between_them_decide_for_the_first_place() -> None:
    """2 and 3 have two half points each; 3 won their game, though 2 met the stronger opponents."""
    field = played("2b0 Z", "1w1 3b0", "Z 2w1", "Z Z")
    assert places(field)[:2] == [(1, 3), (2, 2)]
    first, second, *_ = ranked(field)
    assert (first.values["OTHER_FIRST"], second.values["OTHER_FIRST"]) == ("1", "2")
    assert (first.values["OTHER_AVERAGE"], second.values["OTHER_AVERAGE"]) == ("2400.00", "2400.00")
    assert games_between(field, 3) == [(2, 2)]


def test_for_other_places_they_do_not() -> None:
    """2 beat 3, but 3 met the stronger opponents: behind the first place that is what counts."""
    field = played("3w1 4b1 Z", "4b0 3w1 Z", "1b0 2b0 F", "2w1 1w0 F")
    order = [(line.tpn, line.points) for line in ranked(field)]
    assert order == [(1, 4), (4, 4), (3, 2), (2, 2)]
    assert ranked(field)[2].values["OTHER_FIRST"] == ranked(field)[3].values["OTHER_FIRST"] == "1"
    assert ranked(field)[2].values["OTHER_AVERAGE"] == "2450.00"
    assert games_between(field, 3) == []


def test_the_average_of_the_opponents_decides_next() -> None:
    """3 and 4 have a point each; 4 met the higher rated player."""
    field = played("4w0", "3w0", "2b1", "1b1")
    assert places(field) == [(1, 4), (2, 3), (3, 2), (4, 1)]


def test_forfeits_are_no_games() -> None:
    field = played("2w+", "1b-")
    assert [line.values["OTHER_AVERAGE"] for line in ranked(field)] == ["0.00", "0.00"]


def test_without_a_seed_the_place_is_shared() -> None:
    assert places(played("Z", "Z", "Z")) == [(1, 1), (1, 2), (1, 3)]


def test_the_lot_has_a_seed() -> None:
    field = played("Z", "Z", "Z")
    drawn = [places(field, lot=seed) for seed in ("Prague", "Manila", "Berlin", "Brno")]
    assert all([place for place, _tpn in lot] == [1, 2, 3] for lot in drawn)
    assert places(field, lot="Prague") == drawn[0]
    assert len({tuple(lot) for lot in drawn}) > 1


def test_a_pair_decided_by_forfeit_is_a_game_only_by_a_reading() -> None:
    """1 and 2 share the first place; 1 got the point of their pair without play."""
    field = played("2w+ Z 3b0", "1b- 3w1 4w0", "Z 2b0 1w1", "Z Z 2b1")
    assert [line.points for line in ranked(field)] == [2, 2, 2, 2]
    assert games_between(field, 1) == [(3, 0)]
    assert games_between(field, 1, games="paired") == [(1, 2), (3, 0)]
    assert places(field) != places(field, games="paired")


def test_the_average_decides_the_first_place_alone_by_a_reading() -> None:
    """1 and 2 won, 3 and 4 lost: for the places after the first nothing else decides then."""
    field = played("4w1", "3w1", "2b0", "1b0")
    assert places(field) == [(1, 2), (2, 1), (3, 4), (4, 3)]
    alone = places(field, average="first-place")
    assert alone == [(1, 2), (2, 1), (3, 3), (3, 4)]
    drawn = places(field, average="first-place", lot="Prague")
    assert drawn == alone


# -- a second source: F10 read once more, two players at a time ----------------------------------


class Crosstable:
    """F10 as a duel: who of two stands higher, or nobody. Shares no code with the ranking."""

    def __init__(self, field: Field, games: str, average: str, lot: str) -> None:
        self.players = {each.tpn: each for each in field.participants}
        self.games, self.everywhere, self.lot = games, average == "every-place", lot
        self.total = {tpn: sum(r.points for r in p.rounds) for tpn, p in self.players.items()}

    def stands_higher(self, one: TPN, other: TPN) -> bool:
        for criterion in self.criteria(one, other):
            mine, theirs = criterion(one), criterion(other)
            if mine != theirs:
                return mine > theirs
        return False

    def criteria(self, one: TPN, other: TPN) -> list[Callable[[TPN], float]]:
        both_lead = {self.total[one], self.total[other]} == {max(self.total.values())}
        found: list[Callable[[TPN], float]] = [self.total.__getitem__]
        if both_lead:
            found.append(self.against_leaders)
        if both_lead or self.everywhere:
            found.append(self.average)
            if self.lot:
                found.append(self.drawn)
        return found

    def results(self, tpn: TPN) -> list[tuple[Participant, int]]:
        kinds = {RoundKind.GAME}
        if self.games == "paired":
            kinds |= {RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS}
        return [
            (self.players[r.opponent], r.points)
            for r in self.players[tpn].rounds
            if r.kind in kinds and r.opponent in self.players
        ]

    def against_leaders(self, tpn: TPN) -> int:
        best = max(self.total.values())
        return sum(points for who, points in self.results(tpn) if self.total[who.tpn] == best)

    def average(self, tpn: TPN) -> float:
        """Of integers below 3,000 and at most nine of them: floats tell them apart."""
        met = [who.rating for who, _points in self.results(tpn)]
        return sum(met) / len(met) if met else 0.0

    def drawn(self, tpn: TPN) -> int:
        return -int(sha256(f"{self.lot}/{tpn}".encode()).hexdigest(), 16)

    def places(self) -> dict[TPN, int]:
        """One more than the players who stand higher."""
        return {
            tpn: 1 + sum(self.stands_higher(other, tpn) for other in self.players)
            for tpn in self.players
        }


@pytest.mark.parametrize("games", ["played", "paired"])
@pytest.mark.parametrize("average", ["every-place", "first-place"])
def test_random_crosstables_are_ranked_as_by_the_second_source(games: str, average: str) -> None:
    shared = 0
    for seed in range(120):
        field = random_round(seed, 4, 14, "dutch-1992")
        lot = Random(seed).choice(("", "Prague"))
        table = Crosstable(field, games, average, lot)
        lines = ranked(field, games=games, average=average, lot=lot)
        assert {line.tpn: line.place for line in lines} == table.places(), seed
        assert {line.tpn: line.points for line in lines} == table.total, seed
        shared += sum(count == max(table.total.values()) for count in table.total.values()) > 1
    assert shared > 20


def test_the_reading_for_the_first_place_alone_says_so_in_the_workings() -> None:
    field = played("4w1", "3w1", "2b0", "1b0")
    ranking = ranking_of(DUTCH_1992, field, options(average="first-place", lot="Prague"))
    codes = [criterion.code for criterion in ranking.criteria]
    assert codes == ["PTS", "OTHER_FIRST", "OTHER_AVERAGE_FIRST", "OTHER_LOT_1992_FIRST"]
    first, third = ranking.working(2, TPN(2)), ranking.working(2, TPN(3))
    assert (first.value, [term.rating for term in first.terms]) == (1, [2300])
    assert [says.facts for says in first.says] == [{"value": Figure("2300.00")}]
    assert (third.value, third.terms) == (1, ())
    assert [says.key for says in third.says] == ["Pairing-Working.first-place-only"]
