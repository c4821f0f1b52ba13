"""The final standings (F10)."""

from __future__ import annotations

from dataclasses import replace

from pairing.dutch_1992 import DUTCH_1992
from pairing.model import Field
from pairing.ranking import Ranked

from .. import builders
from .hall import options, players

RATINGS = (2500, 2400, 2300, 2200, 2100, 2000)


def played(*games: str) -> Field:
    rated = (
        replace(player, rating=rating)
        for player, rating in zip(players(*games), RATINGS, strict=False)
    )
    return builders.field(*rated)


def ranked(field: Field, **named: str) -> list[Ranked]:
    assert DUTCH_1992.rank is not None
    return list(DUTCH_1992.rank(field, options(**named)))


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
    assert ranked(field)[0].values == (
        ("Games between them", "1"),
        ("Average rating of opponents", "2400.0"),
    )


def test_for_other_places_they_do_not() -> None:
    """2 beat 3, but 3 met the stronger opponents: behind the first place that is what counts."""
    field = played("3w1 4b1 Z", "4b0 3w1 Z", "1b0 2b0 F", "2w1 1w0 F")
    order = [(line.tpn, line.points) for line in ranked(field)]
    assert order == [(1, 4), (4, 4), (3, 2), (2, 2)]
    assert ranked(field)[2].values == (
        ("Games between them", ""),
        ("Average rating of opponents", "2450.0"),
    )


def test_the_average_of_the_opponents_decides_next() -> None:
    """3 and 4 have a point each; 4 met the higher rated player."""
    field = played("4w0", "3w0", "2b1", "1b1")
    assert places(field) == [(1, 4), (2, 3), (3, 2), (4, 1)]


def test_forfeits_are_no_games() -> None:
    field = played("2w+", "1b-")
    assert [line.values[-1][1] for line in ranked(field)] == ["0.0", "0.0"]


def test_without_a_seed_the_place_is_shared() -> None:
    assert places(played("Z", "Z", "Z")) == [(1, 1), (1, 2), (1, 3)]


def test_the_lot_has_a_seed() -> None:
    field = played("Z", "Z", "Z")
    drawn = [places(field, lot=seed) for seed in ("Prague", "Manila", "Berlin", "Brno")]
    assert all([place for place, _tpn in lot] == [1, 2, 3] for lot in drawn)
    assert places(field, lot="Prague") == drawn[0]
    assert len({tuple(lot) for lot in drawn}) > 1
