"""Norms by B.01 1.4: each requirement with its numbers, and which games make the norm."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.ratings.norms.checks import NormCheck, Requirement, Verdict
from tournaments.ratings.norms.choice import least_games, norm
from tournaments.ratings.norms.event import EventPlayer, NormEvent, foreign_field
from tournaments.ratings.norms.figures import figures, scored_enough
from tournaments.ratings.norms.games import Candidate, NormGame, NormRound
from tournaments.ratings.norms.levels import (
    LEVELS,
    NormLevel,
    NormTitle,
    highest_of_each,
    titles_open_to,
)
from tournaments.ratings.norms.needed import least_points, lowest_opponent
from tournaments.ratings.norms.watch import Chance, Situation, watch

GM, IM = LEVELS[NormTitle.GM], LEVELS[NormTitle.IM]
HELD = {"IM": frozenset({"IM"}), "": frozenset[str]()}
CZECH = Candidate("CZE", frozenset({"FM"}), 2390)
NINE = NormEvent(9)

# Opponents of an IM norm: three IM, two GM, one FM; six foreigners from three federations.
FIELD = (
    (2480, "GM", "POL"),
    (2455, "GM", "GER"),
    (2410, "IM", "POL"),
    (2395, "IM", "CZE"),
    (2380, "IM", "AUT"),
    (2320, "FM", "GER"),
    (2250, "", "CZE"),
    (2210, "", "CZE"),
    (2100, "", "POL"),
)


def rounds(scores: str, field: tuple[tuple[int, str, str], ...] = FIELD) -> tuple[NormGame, ...]:
    """`1`, `=`, `0` played; `+` won by forfeit, `b` the PAB."""
    worth = {"1": 2, "=": 1, "0": 0, "+": 2, "b": 2}
    kinds = {"+": NormRound.FORFEIT_WIN, "b": NormRound.PAB}
    return tuple(
        NormGame(number, kinds.get(score, NormRound.PLAYED), number, *opponent, worth[score])
        for number, (score, opponent) in enumerate(zip(scores, field, strict=False), 1)
    )


def of(checks: tuple[NormCheck, ...], requirement: Requirement) -> NormCheck:
    return next(check for check in checks if check.requirement is requirement)


def test_an_im_norm_with_its_numbers() -> None:
    """Ra 21000 / 9 = 2333.3, 7 of 9 is 78 % and +220: Rp 2553; with a point less 2458."""
    made = norm(IM, CZECH, NINE, rounds("=1=1=1=11"))
    assert made is not None
    whole = made.figures
    assert (whole.average, whole.percent, whole.difference, whole.performance) == (
        2333,
        78,
        220,
        2553,
    )
    assert [(check.have, check.need) for check in made.checks] == [
        (9, 9),
        (3, 2),
        (3, 5),
        (3, 6),
        (6, 5),
        (5, 3),
        (2333, 2230),
        (2553, 2450),
        (14, 7),
    ]
    assert made.over == 1


def test_an_over_score_counts_full_points() -> None:
    """8 of 9 is 89 %: Rp 2684. 7 of 9 (78 %) is 2553, 6 of 9 (67 %) 2458, 5 of 9 not enough."""
    made = norm(IM, CZECH, NINE, rounds("=111111=1"))
    assert made is not None
    assert made.over == 2


def test_exactly_2450_is_enough_and_half_a_point_of_average_less_is_not() -> None:
    """6 of 9 is 67 % and +125: Ra 2325 (exactly 2324.5 or more) does, 2324 not."""
    enough = tuple((2325, title, fed) for _, title, fed in FIELD)
    assert norm(IM, CZECH, NINE, rounds("111111000", enough)) is not None
    less = ((2320, "GM", "POL"), *enough[1:])
    assert norm(IM, CZECH, NINE, rounds("111111000", less)) is None
    half_up = ((2321, "GM", "POL"), *enough[1:])
    assert norm(IM, CZECH, NINE, rounds("111111000", half_up)) is not None


def test_one_opponent_alone_is_raised_and_it_is_the_lowest() -> None:
    made = figures(IM, [2400, 2000, 1900, 0], 4)
    assert made is not None
    assert made.raised == 1400
    assert made.average == (2400 + 2000 + 1900 + 2050 + 2) // 4


def test_nobody_is_raised_who_is_at_the_floor() -> None:
    made = figures(IM, [2050, 2400], 2)
    assert made is not None
    assert (made.raised, made.average) == (0, 2225)


@pytest.mark.parametrize(("half_points", "enough"), [(6, False), (7, True)])
def test_35_percent_of_nine_games_are_three_and_a_half_points(
    half_points: int, enough: bool
) -> None:
    assert scored_enough(half_points, 9) is enough


def with_field(**changes: tuple[int, str, str]) -> tuple[tuple[int, str, str], ...]:
    return tuple(changes.get(f"r{place}", each) for place, each in enumerate(FIELD, 1))


@pytest.mark.parametrize(
    ("field", "requirement", "have", "need"),
    [
        (
            tuple((rating, title, "CZE") for rating, title, _ in FIELD),
            Requirement.FEDERATIONS,
            0,
            2,
        ),
        (
            with_field(r1=(2480, "GM", "CZE"), r3=(2410, "IM", "CZE"), r9=(2100, "", "CZE")),
            Requirement.OWN_FEDERATION,
            6,
            5,
        ),
        (
            tuple(
                (rating, title, "POL" if place < 7 else federation)
                for place, (rating, title, federation) in enumerate(FIELD)
            ),
            Requirement.ONE_FEDERATION,
            8,
            6,
        ),
        (
            with_field(r6=(2320, "CM", "GER"), r5=(2380, "", "AUT")),
            Requirement.TITLEHOLDERS,
            4,
            5,
        ),
        (
            with_field(r1=(2480, "FM", "POL"), r2=(2455, "FM", "GER"), r3=(2410, "WGM", "POL")),
            Requirement.REQUIRED_TITLES,
            2,
            3,
        ),
    ],
)
def test_each_part_of_the_mix_is_asked(
    field: tuple[tuple[int, str, str], ...], requirement: Requirement, have: int, need: int
) -> None:
    here = Situation(CZECH, NINE, rounds("=1=1=1=11", field))
    check = of(watch(IM, here).checks, requirement)
    assert (check.verdict, check.have, check.need) == (Verdict.FAILED, have, need)
    assert norm(IM, CZECH, NINE, here.games) is None


def test_a_waived_mix_waives_federations_and_caps_but_no_titles() -> None:
    home = tuple((rating, title, "CZE") for rating, title, _ in FIELD)
    made = norm(IM, CZECH, NormEvent(9, waived="1.4.3d"), rounds("=1=1=1=11", home))
    assert made is not None
    assert [check.verdict for check in made.checks].count(Verdict.WAIVED) == 3


def test_fid_is_no_federation_and_non_no_opponent() -> None:
    fid = with_field(r1=(2480, "GM", "FID"), r3=(2410, "IM", "FID"), r9=(2100, "", "FID"))
    checks = watch(IM, Situation(CZECH, NINE, rounds("=1=1=1=11", fid))).checks
    assert of(checks, Requirement.FEDERATIONS).have == 2
    assert of(checks, Requirement.GAMES).have == 9
    non = with_field(r9=(2100, "", "NON"))
    checks = watch(IM, Situation(CZECH, NINE, rounds("=1=1=1=11", non))).checks
    assert of(checks, Requirement.GAMES).have == 8


def test_an_unknown_federation_leaves_the_mix_open() -> None:
    home = tuple((rating, title, "CZE") for rating, title, _ in FIELD[:7])
    unknown = (*home, (2400, "", ""), (2400, "", ""))
    checks = watch(IM, Situation(CZECH, NINE, rounds("=1=1=1=11", unknown))).checks
    assert of(checks, Requirement.FEDERATIONS).verdict is Verdict.OPEN


@pytest.mark.parametrize("given_point", ["+", "b"])
def test_eight_games_of_nine_rounds_do_if_the_ninth_was_given(given_point: str) -> None:
    made = norm(IM, CZECH, NINE, rounds(f"=1=1=11{given_point}1"))
    assert made is not None
    assert made.choice.articles == ("1.4.1c",)
    assert (made.figures.games, made.figures.score) == (8, 13)


def test_eight_games_of_ten_rounds_do_not() -> None:
    games = rounds("=1=1=11b1")
    assert least_games(NormEvent(10), games) == 9
    assert norm(IM, CZECH, NormEvent(10), games) is None


def test_a_last_opponent_who_did_not_come_may_count_as_a_loss() -> None:
    """1.4.2c: with two rounds given 1.4.1c does not help, nine games with the loss do."""
    field = (*FIELD, (2300, "IM", "GER"))
    games = rounds("b11111=1=+", field)
    made = norm(IM, CZECH, NormEvent(10), games)
    assert made is not None
    assert made.choice.articles == ("1.4.2c",)
    assert (made.figures.games, made.choice.games[-1].score) == (9, 0)
    needed_it = replace(games[1], score=0)
    lost = (games[0], needed_it, replace(games[2], score=0), *games[3:])
    assert norm(IM, CZECH, NormEvent(10), lost) is None


def test_later_games_may_be_left_out_once_the_result_is_reached() -> None:
    field = (*FIELD, (2400, "IM", "GER"), (2300, "", "GER"))
    made = norm(IM, CZECH, NormEvent(11), rounds("=1=1=1=1100", field))
    assert made is not None
    assert (made.choice.left_out, made.choice.articles) == ((11,), ("1.4.1e",))


def test_a_game_that_was_won_may_be_left_out() -> None:
    """A tenth opponent of 1500 spoils the average of a norm that nine games make."""
    field = ((1500, "", "CZE"), (1500, "", "CZE"), *FIELD[:8])
    made = norm(IM, CZECH, NormEvent(10), rounds("11=1=1===1", field))
    assert made is not None
    assert made.choice.left_out in ((1,), (2,))
    assert made.choice.articles == ("1.4.1f",)


@pytest.mark.parametrize(
    ("title", "woman", "open_"),
    [
        ("GM", True, ()),
        ("IM", False, ("GM",)),
        ("FM", False, ("GM", "IM")),
        ("WGM", True, ("GM", "IM")),
        ("", True, ("GM", "IM", "WGM", "WIM")),
    ],
)
def test_norms_are_for_titles_one_does_not_have(
    title: str, woman: bool, open_: tuple[str, ...]
) -> None:
    assert titles_open_to(frozenset({title} - {""}), woman=woman) == open_


def test_a_woman_with_two_titles_seeks_neither_again() -> None:
    both = frozenset({"FM", "WIM"})
    assert titles_open_to(both, woman=True) == ("GM", "IM", "WGM")
    assert titles_open_to(frozenset({"IM", "WGM"}), woman=True) == ("GM",)


def test_the_highest_open_and_the_highest_womens_title_are_applied_for() -> None:
    assert highest_of_each(NormTitle) == (NormTitle.GM, NormTitle.WGM)
    assert highest_of_each([NormTitle.WIM, NormTitle.IM, NormTitle.WGM]) == ("IM", "WGM")
    assert highest_of_each([NormTitle.WIM]) == (NormTitle.WIM,)
    assert highest_of_each([]) == ()


def test_the_second_title_of_an_opponent_counts_too() -> None:
    """An FM who is a WIM is one of those whom a WIM norm asks for."""
    level, games = LEVELS[NormTitle.WIM], rounds("=1=1=1=11")
    masters = [replace(game, title="FM", rating=2100) for game in games]
    assert norm(level, CZECH, NormEvent(9), masters) is None
    both = [replace(game, womens_title="WIM") for game in masters]
    assert norm(level, CZECH, NormEvent(9), both) is not None


def foreigners(count: int, titled: int, federations: int = 3) -> list[EventPlayer]:
    names = ("POL", "GER", "AUT", "HUN")[:federations]
    return [
        EventPlayer(2300, HELD["IM" if place < titled else ""], names[place % federations])
        for place in range(count)
    ]


def absent_in(*rounds: int) -> list[EventPlayer]:
    return [EventPlayer(2300, HELD[""], "POL", missed=(number,)) for number in rounds]


@pytest.mark.parametrize(
    ("players", "waives"),
    [
        (foreigners(20, 10), True),
        (foreigners(19, 10), False),
        (foreigners(20, 9), False),
        (foreigners(20, 10, federations=2), False),
        ([*foreigners(19, 10), EventPlayer(2300, HELD["IM"], "POL", missed=(1, 2))], False),
        ([*foreigners(19, 10), EventPlayer(2300, HELD[""], "POL", missed=(3,))], False),
        ([*foreigners(19, 10), *absent_in(3, 4)], True),
        ([*foreigners(19, 10), *absent_in(3, 3)], False),
        ([*foreigners(19, 10), EventPlayer(0, HELD["IM"], "POL")], False),
        ([*foreigners(19, 10), EventPlayer(2300, HELD["IM"], "CZE")], False),
        ([*foreigners(19, 10), EventPlayer(2300, HELD["IM"], "FID")], False),
    ],
)
def test_a_strong_foreign_field_waives_the_mix(players: list[EventPlayer], waives: bool) -> None:
    assert foreign_field("CZE", players).waives is waives


def test_nobody_is_foreign_where_the_host_is_not_known() -> None:
    assert foreign_field("", foreigners(20, 10)).players == 0


# --- during the event -----------------------------------------------------------------------


def test_after_seven_rounds_with_a_forfeit_win_eight_games_are_asked_for() -> None:
    """The question of the norm watch: seven rounds, the fourth won by forfeit."""
    games = rounds("=1=+=11")
    here = Situation(CZECH, NINE, games, rounds=2, strongest=(2400, 2390))
    made = watch(IM, here)
    check = of(made.checks, Requirement.GAMES)
    assert (check.verdict, check.have, check.need) == (Verdict.OPEN, 6, 8)
    assert made.standing is Chance.POSSIBLE
    assert made.needed is not None


def test_what_the_next_game_would_do() -> None:
    games = rounds("=1===1=1")
    last = NormGame(9, NormRound.PLAYED, 9, *FIELD[8])
    made = watch(IM, Situation(CZECH, NINE, games, rounds=1, coming=(last,)))
    assert [(each.score, each.standing) for each in made.scenarios] == [
        (2, Chance.MADE),
        (1, Chance.MADE),
        (0, Chance.OUT),
    ]
    assert made.needed == 1
    assert of(made.scenarios[2].failed, Requirement.PERFORMANCE).have < 2450


def test_before_the_last_round_is_paired_opponents_are_named_by_their_rating() -> None:
    games = rounds("=1=1=1=1")
    made = watch(IM, Situation(CZECH, NINE, games, rounds=1, strongest=(2600,)))
    by_score = dict(made.lowest)
    drawn = by_score[1]
    assert drawn is not None
    ratings = [game.rating for game in games]
    exactly, less = (figures(IM, [*ratings, each], 13) for each in (drawn, drawn - 1))
    assert exactly is not None
    assert exactly.enough(IM)
    assert less is None or drawn == 1 or not less.enough(IM)


def test_a_norm_is_out_once_the_mix_cannot_be_reached() -> None:
    home = tuple((rating, title, "CZE") for rating, title, _ in FIELD)
    made = watch(IM, Situation(CZECH, NINE, rounds("1111111", home), 2, (), (2500, 2500)))
    assert made.standing is Chance.OUT
    assert of(made.checks, Requirement.OWN_FEDERATION).verdict is Verdict.FAILED


def test_a_norm_is_out_once_the_strongest_opponents_do_not_lift_it() -> None:
    made = watch(GM, Situation(CZECH, NINE, rounds("=======0"), 1, (), (2500,)))
    assert of(made.checks, Requirement.PERFORMANCE).verdict is Verdict.FAILED


def test_in_longer_events_nothing_is_out_that_leaving_out_wins_can_mend() -> None:
    """Eight of nine opponents at home are too many of thirteen, five of ten are not."""
    field = (*[(2200, "", "CZE")] * 8, FIELD[0])
    games = rounds("11111111=", field)
    made = watch(IM, Situation(CZECH, NormEvent(13), games, 4, (), (2480, 2455, 2410, 2400)))
    assert made.standing is Chance.POSSIBLE
    assert (of(made.checks, Requirement.OWN_FEDERATION).have, made.rounds) == (5, 4)
    home = watch(IM, Situation(CZECH, NormEvent(12), games[:9], 3, (), (2480, 2455, 2410)))
    assert home.standing is Chance.OUT


SCORES = st.sampled_from([0, 1, 2])
OPPONENTS = st.tuples(
    st.integers(1900, 2700),
    st.sampled_from(["", "CM", "FM", "IM", "GM", "WGM"]),
    st.sampled_from(["CZE", "POL", "GER", "FID", ""]),
)


@settings(deadline=None)
@given(
    level=st.sampled_from(list(LEVELS.values())),
    games=st.lists(st.tuples(OPPONENTS, SCORES), min_size=9, max_size=11),
    better=st.integers(0, 8),
)
def test_a_better_result_never_loses_a_norm(
    level: NormLevel, games: list[tuple[tuple[int, str, str], int]], better: int
) -> None:
    played = tuple(
        NormGame(number, NormRound.PLAYED, number, *opponent, score)
        for number, (opponent, score) in enumerate(games, 1)
    )
    event = NormEvent(len(games))
    if norm(level, CZECH, event, played):
        more = replace(played[better], score=2)
        assert norm(level, CZECH, event, (*played[:better], more, *played[better + 1 :]))


@given(
    games=st.lists(st.tuples(OPPONENTS, SCORES), min_size=4, max_size=8),
    coming=st.lists(st.integers(1900, 2700), min_size=1, max_size=4),
)
def test_the_points_needed_are_enough_and_a_half_less_is_not(
    games: list[tuple[tuple[int, str, str], int]], coming: list[int]
) -> None:
    played = [
        NormGame(number, NormRound.PLAYED, number, *opponent, score)
        for number, (opponent, score) in enumerate(games, 1)
    ]
    needed = least_points(IM, played, coming)
    score = sum(game.score for game in played)
    ratings = [*(game.rating for game in played), *coming]
    worth = [
        (made := figures(IM, ratings, score + points)) is not None
        and made.performance >= IM.performance
        and made.scores_enough
        for points in range(2 * len(coming) + 1)
    ]
    assert worth == [needed is not None and points >= needed for points in range(len(worth))]


@given(games=st.lists(st.tuples(OPPONENTS, SCORES), min_size=8, max_size=8), score=SCORES)
def test_the_lowest_opponent_is_enough_and_one_point_less_is_not(
    games: list[tuple[tuple[int, str, str], int]], score: int
) -> None:
    played = [
        NormGame(number, NormRound.PLAYED, number, *opponent, each)
        for number, (opponent, each) in enumerate(games, 1)
    ]
    lowest = lowest_opponent(IM, played, score)
    total = sum(game.score for game in played) + score
    if lowest is None or lowest == 1:
        return
    for rating, enough in ((lowest, True), (lowest - 1, False), (3000, True)):
        made = figures(IM, [*(game.rating for game in played), rating], total)
        assert made is not None
        assert made.enough(IM) is enough
