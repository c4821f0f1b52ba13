"""The literal version on examples that can be followed by hand."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest

from .literal import norms as literal_norms
from .literal.first_rating import (
    event_counts,
    first_rating,
    raised_in_march_2024,
    within_the_months,
)
from .literal.norms import choices, half, is_international, norms, raised, third
from .literal.performance import performance
from .literal.random_records import event as random_event
from .literal.rating import away_from_zero, change, differences, minutes_needed
from .literal.shapes import (
    Event,
    Exempt,
    FirstEvent,
    FirstRecord,
    Kind,
    Player,
    Rated,
    RatedGame,
    RatedRecord,
    Title,
)
from .literal.tables import TABLE_811, TABLE_812, dp, pd
from .literal.titles import Applied, Conditions, conditions_met, is_earned, titles_by_rating

HALF = Fraction(1, 2)
TODAY = date(2026, 5, 1)


# 8.1 the tables


def test_the_table_of_scores_is_its_own_mirror() -> None:
    flat = [each for row in reversed(TABLE_811.values()) for each in row]
    assert all(flat[n] == -flat[100 - n] for n in range(1, 100))
    assert dp(Fraction(1), 1) == 800
    assert dp(Fraction(0), 1) == -800


def test_the_table_of_differences_has_no_gap() -> None:
    assert [first for first, _, _ in TABLE_812[1:]] == [last + 1 for _, last, _ in TABLE_812[:-1]]
    assert [printed for _, _, printed in TABLE_812] == [f"0.{n}" for n in range(50, 100)]
    assert [pd(735), pd(736), pd(-736)] == [Fraction(99, 100), Fraction(1), Fraction(0)]


@pytest.mark.parametrize(
    ("score", "games", "expected"),
    [(6, 7, 309), (5, 9, 43), ("4.5", 9, 0), ("3.5", 9, -80), ("1", 8, -322), (7, 9, 220)],
)
def test_a_score_is_rounded_to_two_decimals(score: str | int, games: int, expected: int) -> None:
    assert dp(Fraction(score), games) == expected


# 8.3 the change


def record(
    own: int,
    games: list[tuple[int, str]],
    on: date = TODAY,
    kind: Kind = "standard",
    earlier_games: int = 300,
    born: int = 1980,
    reached_2400: bool | None = None,
) -> RatedRecord:
    return RatedRecord(
        kind=kind,
        on=on,
        player=Rated(
            rating=own,
            born=born,
            earlier_games=earlier_games,
            reached_2400=own >= 2400 if reached_2400 is None else reached_2400,
        ),
        games=[RatedGame(opponent=opponent, result=result) for opponent, result in games],
    )


def test_a_change_added_up_by_hand() -> None:
    """1900 beats 2000 (0.36), draws with 1800 (0.64) and loses to 1900 (0.50)."""
    made = change(record(1900, [(2000, "1"), (1800, "="), (1900, "0")]))
    assert made.total == Fraction("0.64") - Fraction("0.14") - Fraction("0.50")
    assert (made.k, made.rounded) == (20, 0)
    made = change(record(1900, [(2000, "1"), (1800, "=")]))
    assert (made.exact, made.rounded) == (Fraction(10), 10)


def test_only_games_that_were_played_against_rated_players_count() -> None:
    games = [(0, "1"), *((2000, code) for code in "WDL+-FHUZ")]
    made = change(record(2000, games))
    assert (made.lines, made.rounded) == ((), 0)


@pytest.mark.parametrize(
    ("on", "own", "counted"),
    [
        (date(2009, 6, 30), 2000, [350, -350, 350, 100]),
        (date(2009, 7, 1), 2000, [400, -400, 400, 100]),
        (date(2021, 12, 31), 2000, [400, -400, 400, 100]),
        (date(2022, 1, 1), 2000, [500, -400, 500, 100]),
        (date(2024, 2, 29), 2000, [500, -400, 500, 100]),
        (date(2024, 3, 1), 2000, [400, -400, 400, 100]),
        (date(2025, 9, 30), 2650, [400, -400, 400, 100]),
        (date(2025, 10, 1), 2649, [400, -400, 400, 100]),
        (date(2025, 10, 1), 2650, [500, -600, 500, 100]),
    ],
)
def test_the_bound_of_400_points_by_date(on: date, own: int, counted: list[int]) -> None:
    assert differences(own, [500, -600, 500, 100], on, "standard") == counted
    if on.year < 2025:
        assert differences(own, [500, -600, 500, 100], on, "rapid") == counted


def test_rapid_and_blitz_have_no_exception_for_the_strongest() -> None:
    assert differences(2700, [500], TODAY, "rapid") == [400]


@pytest.mark.parametrize(
    ("own", "opponent", "on", "counted"),
    [
        (2601, 2001, TODAY, 0),
        (2601, 2002, TODAY, 1),
        (2600, 2000, TODAY, 1),
        (2001, 2601, TODAY, 0),
        (2601, 2001, date(2024, 11, 30), 1),
    ],
)
def test_rapid_games_of_very_unequal_players_are_not_rated(
    own: int, opponent: int, on: date, counted: int
) -> None:
    assert len(change(record(own, [(opponent, "1")], on, kind="rapid")).lines) == counted
    assert len(change(record(own, [(opponent, "1")], on)).lines) == 1


def test_a_great_difference_is_counted_by_its_player() -> None:
    """Of one game: for 2660 as it is, for 2200 as 400."""
    games = change(record(2660, [(2200, "=")])), change(record(2200, [(2660, "=")]))
    assert [each.lines[0].expected for each in games] == [Fraction("0.95"), Fraction("0.08")]


@pytest.mark.parametrize(
    ("own", "player", "on", "k"),
    [
        (1900, {"earlier_games": 29}, TODAY, 40),
        (1900, {"earlier_games": 30}, TODAY, 20),
        (2399, {}, TODAY, 20),
        (2400, {}, TODAY, 10),
        (2350, {"reached_2400": 1}, TODAY, 10),
        (2299, {"born": 2008}, date(2026, 12, 31), 40),
        (2299, {"born": 2008}, date(2027, 1, 1), 20),
        (2300, {"born": 2008}, TODAY, 20),
        (2299, {"born": 0}, TODAY, 20),
        (2399, {"earlier_games": 29}, date(2014, 6, 30), 30),
        (1900, {"born": 2000}, date(2014, 6, 30), 15),
        (2400, {}, date(2014, 6, 30), 10),
        (1900, {"born": 2000}, date(2014, 7, 1), 40),
    ],
)
def test_k(own: int, player: dict[str, int], on: date, k: int) -> None:
    made = record(own, [(own, "1")], on)
    made["player"].update(player)  # type: ignore[typeddict-item]
    assert change(made).k == k


@pytest.mark.parametrize("kind", ["rapid", "blitz"])
def test_k_of_rapid_and_blitz_was_20_for_all_until_october_2022(kind: Kind) -> None:
    strong = [(2700, "1")]
    before, since = date(2022, 9, 30), date(2022, 10, 1)
    assert [change(record(2700, strong, on, kind=kind)).k for on in (before, since)] == [20, 10]
    new = [change(record(1500, [(1500, "1")], on, kind, 0)).k for on in (before, since)]
    assert new == [20, 40]


@pytest.mark.parametrize(
    ("games", "new", "k"),
    [(17, 0, 40), (18, 0, 38), (35, 99, 20), (36, 99, 19), (50, 99, 14)],
)
def test_k_times_the_games_is_not_more_than_700(games: int, new: int, k: int) -> None:
    assert change(record(1900, [(1900, "1")] * games, earlier_games=new)).k == k


@pytest.mark.parametrize(
    ("exact", "rounded"), [("2.5", 3), ("-2.5", -3), ("2.49", 2), ("-2.49", -2), ("0", 0)]
)
def test_a_change_is_rounded_away_from_zero(exact: str, rounded: int) -> None:
    assert away_from_zero(Fraction(exact)) == rounded


def test_the_time_that_a_rated_game_needs() -> None:
    pairs = ((2400, 1500), (1800, 2399), (1799, 1799))
    assert [minutes_needed(pair) for pair in pairs] == [120, 90, 60]


# 8.2 first ratings


def first(games: list[tuple[int, str]], *earlier: tuple[date, list[tuple[int, str]]]) -> int | None:
    events = [
        FirstEvent(on=on, games=[RatedGame(opponent=each, result=code) for each, code in played])
        for on, played in [*earlier, (TODAY, games)]
    ]
    return first_rating(FirstRecord(events=events))


def test_five_wins_against_1800_are_2109() -> None:
    assert first([(1800, "1")] * 5) == 2109


def test_a_first_rating_is_2200_at_most_and_1400_at_least() -> None:
    assert first([(2300, "1")] * 5) == 2200
    assert first([(1500, "0")] * 5) is None
    assert first([(1800, "=")] + [(1800, "0")] * 4) == 1800 - 230


def test_five_games_against_rated_players_are_needed() -> None:
    assert first([(1800, "1")] * 4) is None
    assert first([(1800, "1")] * 4 + [(0, "1"), (1800, "+")]) is None
    assert first([(1800, "1")] * 4, (date(2025, 1, 1), [(1800, "1")])) == 2109


def test_a_first_event_without_a_point_is_disregarded() -> None:
    lost = (date(2026, 1, 1), [(1800, "0")] * 3)
    assert first([(1800, "1")] * 5, lost) == 2109
    assert first([(1800, "0")] * 5) is None
    assert first([(1800, "1")] * 2 + [(1800, "0")] * 3, lost) == 1800 - 50
    later = (date(2026, 2, 1), [(1800, "0")] * 3)
    assert first([(1800, "0")] * 2, (date(2026, 1, 1), [(1800, "1")] * 3), later) == 1800 - 72


def test_events_of_26_months_are_pooled() -> None:
    months = (date(2024, 4, 1), date(2024, 3, 31))
    assert [first([(1800, "1")] * 4, (each, [(1800, "1")])) for each in months] == [2109, None]
    assert within_the_months([]) == []


def test_what_older_rules_asked_of_the_event_of_an_unrated_player() -> None:
    lost, half_point, won = [(1900, Fraction(each)) for each in (0, HALF, 1)]
    assert not event_counts(date(2005, 1, 1), True, [half_point, lost, lost])
    assert event_counts(date(2005, 1, 1), True, [won, lost])
    assert not event_counts(date(2009, 7, 1), True, [won, lost])
    assert not event_counts(date(2009, 7, 1), True, [half_point, lost, lost])
    assert event_counts(date(2009, 7, 1), True, [won, lost, lost])
    assert event_counts(date(2009, 7, 1), False, [won, lost])
    assert event_counts(date(2024, 3, 1), True, [lost])


def test_low_ratings_were_raised_in_march_2024() -> None:
    assert [raised_in_march_2024(old) for old in (999, 1000, 1500, 2000, 2001)] == [
        999,
        1400,
        1700,
        2000,
        2001,
    ]


# 1.4 norms

GUESTS = ("GER", "FRA", "POL", "IND", "ESP")
GM, IM, FM, CM = ("GM",), ("IM",), ("FM",), ("CM",)
Opponent = tuple[int, tuple[str, ...], str]
STRONG: list[Opponent] = [
    (2560, GM, "GER"),
    (2540, GM, "GER"),
    (2520, GM, "FRA"),
    (2450, IM, "FRA"),
    (2440, IM, "POL"),
    (2410, FM, "POL"),
    (2400, CM, "IND"),
    (2380, (), "CZE"),
    (2300, (), "CZE"),
]
"""Their average is 2444: 7 of 9 are 2664, 6½ 2610, 6 2569."""


def against(
    opponents: list[Opponent], codes: str, scheduled: int = 9, federation: str = "CZE"
) -> Event:
    """Player 1 against these, one a round. They play nobody else."""
    players = {1: Player(rating=2480, titles=IM, federation=federation)}
    rounds: dict[int, list[tuple[int | None, str]]] = {1: []}
    mirror = {"1": "0", "=": "=", "0": "1", "+": "-", "-": "+", "W": "L"}
    for number, ((rating, titles, of), code) in enumerate(zip(opponents, codes, strict=True), 2):
        players[number] = Player(rating=rating, titles=titles, federation=of)
        alone = code in "UFHZ"
        rounds[1].append((None if alone else number, code))
        rounds[number] = [(None, "Z")] * scheduled
        if not alone:
            rounds[number][number - 2] = (1, mirror[code])
    return Event(
        format="swiss",
        special="",
        host="CZE",
        exempt="",
        scheduled=scheduled,
        players=players,
        rounds=rounds,
    )


def reached(event: Event) -> set[Title]:
    return {title for title, found in norms(event, 1).items() if found}


def changed(place: int, opponent: Opponent) -> list[Opponent]:
    return [*STRONG[:place], opponent, *STRONG[place + 1 :]]


def test_six_and_a_half_of_nine_against_2444_is_a_norm_of_a_grandmaster() -> None:
    event = against(STRONG, "=1=1=1==1")
    assert reached(event) == {"GM", "IM", "WGM", "WIM"}
    (norm,) = norms(event, 1)["GM"]
    assert (norm.average, norm.performance, norm.score) == (2444, 2610, Fraction("6.5"))
    assert (norm.needed, norm.counts_as) == (Fraction("6.5"), 9)


def test_six_of_nine_are_a_norm_of_an_international_master_with_a_point_to_spare() -> None:
    """5½ of 9 are 2524, 5 are 2487, 4½ 2444: one point more than needed, 10 games."""
    found = norms(against(STRONG, "==1=1=1=="), 1)
    assert not found["GM"]
    assert [(each.needed, each.counts_as) for each in found["IM"]] == [(Fraction(5), 10)]


def test_eight_games_are_too_few() -> None:
    assert not reached(against(STRONG, "1111=11=Z"))
    assert not reached(against(STRONG, "1111=11=F"))


@pytest.mark.parametrize("missing", ["U", "+"])
def test_eight_games_and_a_bye_or_a_forfeit_win_suffice(missing: str) -> None:
    """1.4.1c; of ten rounds they do not."""
    event = against(STRONG, missing + "111=111=")
    assert "IM" in reached(event)
    longer = against([*STRONG, (2000, (), "CZE")], missing + "111=111=Z", 10)
    assert not reached(longer)


def test_a_game_that_was_won_or_came_later_may_be_left_out() -> None:
    """1.4.1e, f: eight titled foreigners of 2500; a weak last opponent spoils the average."""
    ten = [*STRONG, (1400, (), "CZE")]
    event = against(ten, "=1=1=1=111", 10)
    assert {each.rounds for each in norms(event, 1)["GM"]} >= {tuple(range(1, 10))}
    lost = against(ten, "=1=1=1=110", 10)
    assert "GM" in reached(lost)
    event["format"] = lost["format"] = "round robin"
    assert "GM" not in reached(lost)


def test_a_game_that_was_lost_early_may_not_be_left_out() -> None:
    ten = [(1400, (), "CZE"), *STRONG]
    assert "GM" in reached(against(ten, "1=1=1=1=11", 10))
    assert "GM" not in reached(against(ten, "0=1=1=1=11", 10))


def test_teams_need_seven_games_and_the_world_cup_eight() -> None:
    seven = against(STRONG[:7], "1111=11", 7)
    assert not reached(seven)
    seven["special"] = "team championship"
    assert "GM" in reached(seven)
    eight = against(STRONG[:8], "1=11=110", 8)
    eight["special"] = "World Cup"
    eight["format"] = "knock-out"
    assert {each.counts_as for each in norms(eight, 1)["WIM"]} == {9 + 3}


def test_opponents_of_no_federation_do_not_count() -> None:
    assert not reached(against(changed(8, (2300, (), "NON")), "=1=1=1=11"))


def test_an_unrated_player_without_a_point_does_not_count_in_a_round_robin() -> None:
    """He lost to everybody: player 1 is rated."""
    event = against(changed(8, (0, (), "CZE")), "=1=1=1=11")
    assert len(literal_norms.counted(event, 1)) == 9
    event["format"] = "round robin"
    assert len(literal_norms.counted(event, 1)) == 8
    event["rounds"][10][0] = (2, "=")
    assert len(literal_norms.counted(event, 1)) == 9


def test_the_opponent_of_the_last_round_did_not_come() -> None:
    """1.4.2c: nothing but the number is missing, and a loss would have done no harm."""
    ten = [*STRONG, (2300, (), "CZE")]
    assert "GM" in reached(against(ten, "11=11111Z+", 10))
    assert "GM" not in reached(against(ten, "=1=1=11=Z+", 10))
    assert "GM" not in reached(against(ten, "+11=11111Z", 10))


def test_two_other_federations_are_needed() -> None:
    one = [(rating, titles, "GER" if of != "CZE" else of) for rating, titles, of in STRONG]
    assert not reached(against(one, "=1=1=1=11"))
    flag = [(rating, titles, "FID" if of == "POL" else of) for rating, titles, of in STRONG]
    assert "GM" in reached(against(flag, "=1=1=1=11"))
    only_flag = [(rating, titles, "FID" if of != "CZE" else of) for rating, titles, of in STRONG]
    assert not reached(against(only_flag, "=1=1=1=11"))


@pytest.mark.parametrize(("own", "ok"), [(5, True), (6, False)])
def test_three_fifths_may_be_of_the_own_federation(own: int, ok: bool) -> None:
    mixed = [
        (rating, titles, "CZE" if place < own else GUESTS[place % 5])
        for place, (rating, titles, _) in enumerate(STRONG)
    ]
    assert ("GM" in reached(against(mixed, "=1=1=1=11"))) is ok


@pytest.mark.parametrize(("of_one", "ok"), [(6, True), (7, False)])
def test_two_thirds_may_be_of_one_federation(of_one: int, ok: bool) -> None:
    mixed = [
        (rating, titles, "GER" if place < of_one else ("FRA", "POL")[place % 2])
        for place, (rating, titles, _) in enumerate(STRONG)
    ]
    assert ("GM" in reached(against(mixed, "=1=1=1=11"))) is ok


def test_exemptions_from_the_federations() -> None:
    alone = [(rating, titles, "CZE") for rating, titles, _ in STRONG]
    event = against(alone, "=1=1=1=11")
    exemptions: tuple[Exempt, ...] = ("", "a", "b", "c")
    for exempt in exemptions:
        event["exempt"] = exempt
        assert ("GM" in reached(event)) is bool(exempt)
    event["players"][1]["federation"] = "GER"
    event["exempt"] = "b"
    assert "GM" not in reached(event)


def international(missed: dict[int, dict[int, str]]) -> Event:
    """Twenty guests of three federations, ten of them titled, and two of the host; nine rounds."""
    players = {
        number: Player(
            rating=2300,
            titles=(("WIM",) if number <= 10 else ()),
            federation=("GER", "FRA", "POL")[number % 3],
        )
        for number in range(1, 21)
    }
    players |= {n: Player(rating=2500, titles=GM, federation="CZE") for n in (21, 22)}
    rounds: dict[int, list[tuple[int | None, str]]] = {
        number: [(None, missed.get(number, {}).get(each, "=")) for each in range(1, 10)]
        for number in players
    }
    return Event(
        format="swiss",
        special="",
        host="CZE",
        exempt="",
        scheduled=9,
        players=players,
        rounds=rounds,
    )


def test_twenty_guests_in_every_round_make_an_event_international() -> None:
    assert is_international(international({}))
    assert is_international(international({1: {5: "U"}, 2: {3: "+"}}))
    assert not is_international(international({1: {5: "Z"}}))
    assert is_international(international({21: {5: "Z", 6: "Z"}}))
    assert not is_international(international({1: {5: "U", 1: "Z", 2: "H"}}))


@pytest.mark.parametrize(
    ("number", "change_of"),
    [(1, {"titles": ("FM",)}), (20, {"rating": 0}), (20, {"federation": "CZE"})],
)
def test_nineteen_guests_or_nine_titles_do_not(number: int, change_of: dict[str, object]) -> None:
    event = international({})
    event["players"][number].update(change_of)  # type: ignore[typeddict-item]
    assert not is_international(event)


def test_half_of_the_opponents_hold_a_title_and_a_third_the_one_asked_for() -> None:
    assert "GM" not in reached(against(changed(2, (2520, IM, "FRA")), "=1=1=1=11"))
    assert "GM" in reached(against(changed(5, (2410, (), "POL")), "=1=1=1=11"))
    four = changed(5, (2410, (), "POL"))
    four[4] = (2440, CM, "POL")
    assert not reached(against(four, "=1=1=1=11"))


@pytest.mark.parametrize(
    ("games", "holders", "asked", "own", "one"),
    [
        (7, 4, 3, 4, 4),
        (8, 4, 3, 4, 5),
        (9, 5, 3, 5, 6),
        (10, 5, 4, 6, 6),
        (11, 6, 4, 6, 7),
        (12, 6, 4, 7, 8),
        (13, 7, 5, 7, 8),
    ],
)
def test_the_numbers_by_games(games: int, holders: int, asked: int, own: int, one: int) -> None:
    assert (half(games), max(3, third(games))) == (holders, asked)
    assert (games * 3 // 5, games * 2 // 3) == (own, one)


def test_one_opponent_is_raised_to_the_floor() -> None:
    """1.4.6: the lowest-rated alone; who has no rating counts as 1400."""
    event = against(changed(8, (0, (), "CZE")), "=1=1=1=11")
    event["players"][9]["rating"] = 2100
    games = literal_norms.counted(event, 1)
    assert raised(event, "GM", games)[-2:] == [2100, 2200]
    assert raised(event, "WIM", games)[-2:] == [2100, 1850]


@pytest.mark.parametrize(("average", "ok"), [(2380, True), (2379, False)])
def test_the_average_of_the_opponents(average: int, ok: bool) -> None:
    """A score of 8 of 9 (+351) is enough for each of them."""
    level = [(average, titles, of) for _, titles, of in STRONG]
    assert ("GM" in reached(against(level, "111111110"))) is ok


def test_less_than_35_percent_is_no_norm() -> None:
    """3 of 9 are 33 %; the performance alone would do."""
    grand: list[Opponent] = [(2650, GM, of) for _, _, of in STRONG]
    assert performance([2650] * 9, Fraction(3)) == 2525
    assert "IM" not in reached(against(grand, "===000==="))
    assert "IM" in reached(against(grand, "===00===="))


def test_a_double_round_robin_has_six_players_and_counts_each_once() -> None:
    """Ten games against five: three of them titled, two grandmasters."""
    five = [STRONG[0], STRONG[1], STRONG[3], STRONG[7], (2500, (), "FRA")]
    event = against([*five, *five], "1=1=1=1=11", 10)
    rounds = event["rounds"][1]
    event["rounds"][1] = [
        ((number - 2) % 5 + 2 if number else None, code) for number, code in rounds
    ]
    event["players"] = {n: player for n, player in event["players"].items() if n <= 6}
    event["rounds"] = {n: row for n, row in event["rounds"].items() if n <= 6}
    event["format"] = "double round robin"
    assert "GM" in reached(event)
    event["players"][2]["titles"] = FM
    assert "GM" not in reached(event)
    event["players"][2]["titles"] = GM
    del event["players"][6], event["rounds"][6]
    event["rounds"][1] = [(2 if each == 6 else each, code) for each, code in event["rounds"][1]]
    assert not reached(event)


# 1.5 titles


def applied(**changes: object) -> Applied:
    norm = Applied(
        ended=date(2026, 5, 1),
        counts_as=9,
        exempt=False,
        one_short=False,
        listed_in_156=True,
        one_round_a_day=True,
    )
    norm.update(changes)  # type: ignore[typeddict-item]
    return norm


def test_a_title_needs_27_games_and_the_rating() -> None:
    assert is_earned("GM", 2500, [applied()] * 3)
    assert not is_earned("GM", 2499, [applied()] * 3)
    assert not is_earned("GM", 2500, [applied()] * 2)
    assert is_earned("GM", 2500, [applied(counts_as=13), applied(counts_as=14)])


@pytest.mark.parametrize(
    ("every", "ok"),
    [
        ({"exempt": True}, False),
        ({"one_short": True}, False),
        ({"listed_in_156": False}, False),
        ({"listed_in_156": False, "ended": date(2022, 6, 30)}, True),
        ({"one_round_a_day": False}, False),
    ],
)
def test_one_of_the_norms_must_be_ordinary(every: dict[str, object], ok: bool) -> None:
    assert is_earned("GM", 2500, [applied(**every)] * 3) is ok


def test_an_international_master_may_have_played_two_rounds_a_day() -> None:
    assert is_earned("IM", 2400, [applied(one_round_a_day=False)] * 3)


def test_titles_by_rating_alone() -> None:
    assert titles_by_rating(2299) == {"CM", "WFM", "WCM"}
    assert titles_by_rating(2300) == {"FM", "CM", "WFM", "WCM"}
    assert titles_by_rating(1999) == set()


@pytest.mark.parametrize(
    "fault",
    [
        {"days_before": 29},
        {"hours_a_day": 13},
        {"rounds_a_day": 3},
        {"minutes_for_60_moves": 119},
        {"same_control": False},
        {"chief": "NA"},
        {"arbiter_plays": True},
    ],
)
def test_conditions_of_an_event(fault: dict[str, object]) -> None:
    event = Conditions(
        days_before=30,
        hours_a_day=12,
        rounds_a_day=2,
        minutes_for_60_moves=120,
        same_control=True,
        chief="FA",
        arbiter_plays=False,
    )
    assert conditions_met(event)
    event.update(fault)  # type: ignore[typeddict-item]
    assert not conditions_met(event)


# the random records


def test_random_events_reach_what_there_is_to_reach() -> None:
    """Norms and none, games left out, more than one format: else nothing would be compared."""
    seen: set[str] = set()
    for seed in range(12):
        event = random_event(seed)
        for player in list(event["players"])[:6]:
            for title, found in norms(event, player).items():
                seen.add(f"{title} {'norm' if found else 'none'}")
            seen.add("choices" if len(list(choices(event, player, "GM"))) > 1 else "one")
    assert seen >= {"IM norm", "WGM norm", "WIM norm", "GM none", "WIM none", "choices", "one"}
