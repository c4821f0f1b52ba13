"""Direct titles: the table that the chief enters, and who reaches which of its lines, by examples
that are worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.domain.command import Command
from tournaments.domain.compensation import compensation
from tournaments.domain.decisions import Conflict
from tournaments.domain.direct_titles.commands import SetDirectTitles
from tournaments.domain.direct_titles.events import DirectTitlesSet
from tournaments.domain.direct_titles.reached import LineReached, TitleCandidate, reached
from tournaments.domain.direct_titles.table import SUFFICES, TitleLine, TitleTable
from tournaments.domain.prizes.contenders import Contender
from tournaments.domain.prizes.fund import PrizeCategory
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament

from .hall import CHIEF, DEPUTY, Hall, expect, p

WOMEN = PrizeCategory(sex="w")
HALF, TWO_THIRDS, TWO_THIRDS_IN_HUNDREDTHS = 15_000, 20_000, 20_001


def who(number: int, rank: int, points: int, **more: Any) -> TitleCandidate:
    """A line of the ranking; nine games of which `points` half points came."""
    own = {key: more.pop(key) for key in ("sex", "born", "federation", "expelled") if key in more}
    given: dict[str, Any] = {"rating": 2400, "games": 9, "scored": points} | more
    return TitleCandidate(
        contender=Contender(player=p(number), rank=rank, number=number, points=points, **own),
        titles=frozenset(given.pop("titles", ())),
        **given,
    )


def line(**fields: Any) -> TitleLine:
    given: dict[str, Any] = {"id": 1, "title": "IM"} | fields
    return TitleLine(**given)


def table(*lines: TitleLine) -> TitleTable:
    return TitleTable(edition="of the example", source="this test", lines=lines)


def of(field: Sequence[TitleCandidate], *lines: TitleLine) -> tuple[LineReached, ...]:
    return reached(table(*lines), field)


def gains(made: LineReached) -> list[tuple[int, str]]:
    return [(each.candidate.player, each.standing) for each in made.players]


# --- places --------------------------------------------------------------------------------------

TIED_FIRST = (who(1, 1, 14), who(2, 2, 14), who(3, 3, 14), who(4, 4, 12), who(5, 5, 12))
"""Three have 7 points, two 6; the tie-breaks separate all."""


def test_gold_after_tie_breaks_is_of_one_silver_and_bronze_of_two() -> None:
    gold, others = of(TIED_FIRST, line(), line(id=2, title="FM", first=2, last=3))
    assert gains(gold) == [(1, "title")]
    assert gains(others) == [(2, "title"), (3, "title")]


def test_all_who_tie_for_the_first_place_have_it_where_the_line_says_so() -> None:
    (gold,) = of(TIED_FIRST, line(by="tied-place"))
    assert gains(gold) == [(1, "title"), (2, "title"), (3, "title")]
    assert {(each.first, each.last) for each in gold.players} == {(1, 3)}


def test_of_those_who_tie_so_many_have_it_as_the_line_allows() -> None:
    (gold,) = of(TIED_FIRST, line(by="tied-place", most=2))
    assert [(each.candidate.player, each.decided) for each in gold.players] == [
        (1, True),
        (2, True),
    ]


def test_a_limit_within_a_tie_of_the_tie_breaks_is_not_decided() -> None:
    field = (who(1, 1, 14), who(2, 2, 14), who(3, 2, 14), who(4, 4, 12))
    (gold,) = of(field, line(by="tied-place", most=2))
    assert [(each.candidate.player, each.decided) for each in gold.players] == [
        (1, True),
        (2, False),
        (3, False),
    ]


def test_who_ties_for_the_first_place_ties_for_the_second_too() -> None:
    field = (who(1, 1, 14), who(2, 2, 14), who(3, 3, 13))
    (silver,) = of(field, line(by="tied-place", first=2, last=2))
    assert gains(silver) == [(1, "title"), (2, "title")]


def test_a_tie_that_the_tie_breaks_leave_is_named_and_not_decided() -> None:
    field = (who(1, 1, 14), who(2, 1, 14), who(3, 3, 13))
    gold, both = of(field, line(title="GM"), line(id=2, title="FM", last=2))
    assert [(each.candidate.player, each.decided) for each in gold.players] == [
        (1, False),
        (2, False),
    ]
    assert all(each.decided for each in both.players)
    assert gains(both) == [(1, "title"), (2, "title")], "what is not decided covers nothing"


def test_who_was_expelled_has_no_place_and_who_has_the_title_keeps_his() -> None:
    field = (
        who(1, 1, 16, expelled=True),
        who(2, 2, 15, titles={"GM"}),
        who(3, 3, 14),
    )
    gold, silver = of(field, line(), line(id=2, title="FM", first=2, last=2))
    assert gains(gold) == [(2, "held")]
    assert gains(silver) == [(3, "title")]


# --- for whom ------------------------------------------------------------------------------------


def test_places_of_women_are_counted_among_women() -> None:
    field = (
        who(1, 1, 16, sex="m"),
        who(2, 2, 15, sex="w"),
        who(3, 3, 14),
        who(4, 4, 13, sex="w"),
    )
    gold, silver = of(
        field,
        line(title="WIM", who=WOMEN),
        line(id=2, title="WFM", who=WOMEN, first=2, last=2),
    )
    assert gains(gold) == [(2, "title")]
    assert gains(silver) == [(4, "title")]
    assert (gold.entrants, gold.unknown) == (2, (3,))


def test_an_age_group_is_one_by_years_of_birth() -> None:
    field = (who(1, 1, 16, born=2001), who(2, 2, 15, born=2009), who(3, 3, 14))
    (gold,) = of(field, line(who=PrizeCategory(born_from=2008)))
    assert gains(gold) == [(2, "title")]
    assert gold.unknown == (3,)


def test_too_small_a_field_gives_nothing() -> None:
    field = tuple(who(each, each, 20 - each, federation=f) for each, f in enumerate("ABB", 1))
    few, homes, enough = of(
        field,
        line(least_entrants=4),
        line(id=2, least_federations=3),
        line(id=3, least_entrants=3, least_federations=2),
    )
    assert (few.lacks, few.players) == (("entrants",), ())
    assert (homes.lacks, homes.federations) == (("federations",), 2)
    assert gains(enough) == [(1, "title")]


# --- a share of the points -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("share", "games", "scored", "enough"),
    [
        (HALF, 9, 9, True),  # 4½ of 9
        (HALF, 9, 8, False),
        (TWO_THIRDS, 9, 12, True),  # 6 of 9 is two thirds
        (TWO_THIRDS_IN_HUNDREDTHS, 9, 12, False),  # and less than 66.67 %
        (TWO_THIRDS_IN_HUNDREDTHS, 9, 13, True),
        (TWO_THIRDS, 10, 13, False),  # 6½ of 10
        (TWO_THIRDS, 10, 14, True),
        (30_000, 9, 18, True),
        (1, 9, 0, False),
    ],
)
def test_a_share_is_that_of_the_games_played(
    share: int, games: int, scored: int, enough: bool
) -> None:
    field = (who(1, 1, 18, games=games, scored=scored),)
    (made,) = of(field, line(by="score", share=share, least_games=9))
    assert gains(made) == ([(1, "title")] if enough else [])


def test_with_too_few_games_or_none_a_share_gives_nothing() -> None:
    field = (who(1, 1, 16, games=8, scored=16), who(2, 2, 8, games=0, scored=0))
    asks, free = of(
        field, line(by="score", share=HALF, least_games=9), line(id=2, by="score", share=HALF)
    )
    assert gains(asks) == []
    assert gains(free) == [(1, "title")]


# --- ratings, norms, more than one line ----------------------------------------------------------


def test_without_the_rating_a_title_is_conditional() -> None:
    field = (who(1, 1, 16, rating=2299), who(2, 2, 15, rating=2300), who(3, 3, 14, rating=0))
    (made,) = of(field, line(title="GM", last=3, rating=2300))
    assert gains(made) == [(1, "conditional"), (2, "title"), (3, "conditional")]


def test_a_norm_is_a_norm_whatever_the_rating() -> None:
    (made,) = of((who(1, 1, 16, rating=0),), line(title="GM", gives="norm"))
    assert gains(made) == [(1, "norm")]


def test_a_title_covers_lower_ones_norms_of_it_and_the_same_of_a_later_line() -> None:
    field = (who(1, 1, 16),)
    made = of(
        field,
        line(title="FM"),
        line(id=2, title="IM"),
        line(id=3, title="IM", by="score", share=HALF),
        line(id=4, title="IM", gives="norm"),
        line(id=5, title="GM", gives="norm"),
    )
    standings = [each.players[0].standing for each in made]
    assert standings == ["covered", "title", "covered", "covered", "norm"]


def test_a_conditional_title_covers_nothing() -> None:
    higher, lower = of(
        (who(1, 1, 16, rating=2150),),
        line(title="IM", rating=2200),
        line(id=2, title="FM", rating=2100),
    )
    assert (gains(higher), gains(lower)) == ([(1, "conditional")], [(1, "title")])


def test_an_im_may_still_become_a_wgm_and_a_gm_nothing() -> None:
    field = (who(1, 1, 16, sex="w", titles={"IM"}), who(2, 2, 15, sex="w", titles={"GM"}))
    (made,) = of(field, line(title="WGM", who=WOMEN, last=2))
    assert gains(made) == [(1, "title"), (2, "held")]


def test_every_title_suffices_for_itself() -> None:
    assert all(title in enough for title, enough in SUFFICES.items())


@given(
    points=st.lists(st.integers(0, 18), min_size=1, max_size=12),
    first=st.integers(1, 6),
    more=st.integers(0, 5),
)
def test_who_has_a_place_after_tie_breaks_has_it_with_ties_too(
    points: list[int], first: int, more: int
) -> None:
    """Whatever the points: `last - first + 1` players by tie-breaks, and with ties none fewer."""
    ranked = sorted(points, reverse=True)
    field = tuple(who(rank, rank, each) for rank, each in enumerate(ranked, 1))
    last = first + more
    strict, tied = of(
        field,
        line(first=first, last=last, gives="norm"),
        line(id=2, first=first, last=last, by="tied-place", gives="norm"),
    )
    placed = {each.candidate.player for each in strict.players}
    assert len(placed) == max(0, min(last, len(field)) - first + 1)
    assert placed <= {each.candidate.player for each in tied.players}


# --- entering the table --------------------------------------------------------------------------

GOLD = line(name="Gold", rating=2200)
ENTER = SetDirectTitles(table=table(GOLD, line(id=2, title="FM", by="score", share=HALF)))


def take_back(hall: Hall) -> Command | None:
    stamp, event = hall.log[-1]
    return compensation(hall.state, stamp.seq, event, hall.past(stamp.seq))


def test_the_chief_enters_the_table_and_nobody_else() -> None:
    hall = Hall().with_players(2)
    assert hall.refused(ENTER, DEPUTY).code == "NotPermitted"
    assert hall.do(ENTER, CHIEF) == (DirectTitlesSet(table=ENTER.table),)
    assert hall.state.direct_titles == ENTER.table
    assert hall.already(ENTER) == hall.state.seq


def test_it_is_entered_after_the_end_too() -> None:
    hall = Hall(Settings(rounds=1)).with_players(2).started().play(1, "1-0")
    hall.do(CloseTournament())
    hall.do(ENTER)
    assert hall.state.direct_titles == ENTER.table


def test_whoever_did_not_see_the_newest_reads_it_again() -> None:
    hall = Hall()
    seen = hall.state.seq
    hall.do(ENTER)
    moved = hall.ask(SetDirectTitles(table=table(GOLD)), CHIEF, read=seen)
    assert expect(Conflict, moved).says == "ChangedMeanwhile.direct-titles"


def test_it_is_taken_back_to_what_it_was() -> None:
    hall = Hall()
    hall.do(ENTER)
    hall.do(SetDirectTitles(table=table(GOLD)))
    back = take_back(hall)
    assert back == ENTER
    hall.do(back)
    assert hall.state.direct_titles == ENTER.table
    first = next(stamp for stamp, event in hall.log if isinstance(event, DirectTitlesSet))
    event = hall.log[first.seq - 1][1]
    assert compensation(hall.state, first.seq, event, hall.past(first.seq)) is None


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"id": 1}, "TitleLineTwice", "table.lines[1].id"),
        ({"first": 3, "last": 2}, "TitleLineRange", "table.lines[1].last"),
        ({"title": "FM", "gives": "norm"}, "NoNormOfTitle", "table.lines[1].gives"),
        ({"gives": "norm", "rating": 2200}, "NormAsksForNoRating", "table.lines[1].rating"),
        ({"title": "WIM"}, "TitleOfWomen", "table.lines[1].who.sex"),
        ({"name": "a\nb"}, "PrizeTextNotALine.line-break", "table.lines[1].name"),
        ({"who": PrizeCategory(players=(p(9),))}, "UnknownPlayer", "table.lines[1].who.players"),
    ],
)
def test_what_no_line_can_be_is_refused(fields: dict[str, Any], code: str, field: str) -> None:
    second = line(**{"id": 2} | fields)
    refusal = Hall().refused(SetDirectTitles(table=table(GOLD, second)))
    assert (refusal.says, refusal.errors[0].field) == (code, field)


def test_a_table_without_edition_or_source_is_refused() -> None:
    bare = SetDirectTitles(table=TitleTable(edition=" ", lines=(GOLD,)))
    refusal = Hall().refused(bare)
    assert [each.field for each in refusal.errors] == ["table.edition", "table.source"]
    hall = Hall()
    hall.do(ENTER)
    hall.do(SetDirectTitles(table=TitleTable()))
    assert hall.state.direct_titles == TitleTable()
