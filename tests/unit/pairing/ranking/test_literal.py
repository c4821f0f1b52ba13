"""The literal version gives the published values of the Technical Commission's exercises."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import pytest

from tests.unit.pairing.ranking.literal import ranks, value
from tests.unit.pairing.ranking.literal_event import (
    HALF,
    ONE,
    ZERO,
    Colour,
    Event,
    Player,
    Round,
    Scoring,
)
from tests.unit.pairing.ranking.literal_unplayed import Edition, half_up
from tests.unit.pairing.ranking.random_events import berger

TABLES: Final[dict[str, dict[str, Any]]] = json.loads(
    Path(__file__).with_name("published_tables.json").read_text("utf-8")
)
EDITIONS: Final[tuple[Edition, ...]] = ("2023", "2024", "2026")
POINTS: Final = {"+": ONE, "=": HALF, "-": ZERO, "−": ZERO, "1": ONE, "½": HALF, "0": ZERO}
CODES: Final = {"pts": "PTS", "AROC1": "ARO/C1", "KS (limit 2.5)": "KS"}


def swiss_round(text: str) -> Round:
    """`+W9`, `=BYE`, `+BYE`, `--`, `-F11`."""
    if text == "--":
        return Round("zero-bye", ZERO)
    points = POINTS[text[0]]
    if text[1:] == "BYE":
        return Round("half-bye" if points == HALF else "pab", points)
    opponent = int(text[2:])
    if text[1] == "F":
        return Round("forfeit-win" if points else "forfeit-loss", points, opponent, None)
    colours: dict[str, Colour] = {"W": "w", "B": "b"}
    return Round("game", points, opponent, colours[text[1]])


def swiss() -> Event:
    players = [
        Player(int(number), row["rating"], tuple(map(swiss_round, row["rounds"])))
        for number, row in TABLES["swiss"].items()
    ]
    return Event(tuple(players), 5)


def from_crosstable(rows: dict[int, str], ratings: dict[int, int], *, predetermined: bool) -> Event:
    """An event from rows like `* 1 ½ + −`; `.` is no game. Paired by the Berger table."""
    cells = {
        (one, other): cell
        for one, row in rows.items()
        for other, cell in zip(rows, row.split(), strict=True)
    }
    rounds: dict[int, list[Round]] = {number: [] for number in rows}
    table = berger(list(rows))
    for current, pairs in enumerate(table, 1):
        for white, black in pairs:
            rounds[white].append(cell_round(cells[white, black], black, "w"))
            rounds[black].append(cell_round(cells[black, white], white, "b"))
        for own in rounds.values():
            if len(own) < current:
                own.append(Round("zero-bye", ZERO))
    players = [Player(number, ratings.get(number, 0), tuple(own)) for number, own in rounds.items()]
    return Event(tuple(players), len(table), predetermined=predetermined)


def cell_round(cell: str, opponent: int, colour: Colour) -> Round:
    if cell == ".":
        return Round("zero-bye", ZERO)
    if cell in "+−":
        kind = "forfeit-win" if cell == "+" else "forfeit-loss"
        return Round(kind, POINTS[cell], opponent, colour)  # type: ignore[arg-type]
    return Round("game", POINTS[cell], opponent, colour)


def round_robin() -> Event:
    rows = {int(number): " ".join(row["row"]) for number, row in TABLES["round robin"].items()}
    ratings = {int(number): row["rating"] for number, row in TABLES["round robin"].items()}
    return from_crosstable(rows, ratings, predetermined=True)


def published(table: str) -> list[tuple[str, int, str | None]]:
    """Code, player and value of each cell."""
    return [
        (CODES.get(name, re.sub("-(C1)$", r"/\1", name)), int(number), cell)
        for number, row in TABLES[table].items()
        for name, cell in row.items()
    ]


def computed(event: Event, code: str, player: int, edition: Edition) -> Fraction | None:
    """As it is shown: AOB with two decimals."""
    exact = value(event, code, player, edition)
    return half_up(exact, 2) if exact is not None and code == "AOB" else exact


def expected(cell: str | None) -> Fraction | None:
    return None if cell is None else Fraction(cell)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_no_edition_changed(edition: Edition) -> None:
    cells = [each for each in published("any edition") if edition == "2026" or each[0] != "STD"]
    assert len(cells) == 16 * (16 if edition == "2026" else 15)
    event = swiss()
    for code, player, cell in cells:
        assert (code, player, computed(event, code, player, edition)) == (
            code,
            player,
            expected(cell),
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_buchholz_and_sonneborn_berger(edition: Edition) -> None:
    event = swiss()
    cells = published("2026" if edition == "2026" else "2023")
    assert len(cells) == 16 * 6
    for code, player, cell in cells:
        assert (code, player, computed(event, code, player, edition)) == (
            code,
            player,
            expected(cell),
        )


def test_the_caps_of_the_dummy_are_what_2026_changed() -> None:
    event = swiss()
    assert value(event, "BH", 4, "2024") == 15
    assert value(event, "BH", 4, "2026") == 14
    assert value(event, "BH", 11, "2024") == Fraction("13.5")
    assert value(event, "BH", 11, "2026") == Fraction("12.5")


def test_after_five_rounds_direct_encounter_resolves_nothing() -> None:
    event = swiss()
    assert ranks(event, ["PTS", "DE"]) == ranks(event, ["PTS"])
    assert value(event, "DE", 16) == 1


def test_a_and_b_are_certain_though_c_and_d_have_not_met() -> None:
    event = from_crosstable({1: "* 1 1 1", 2: "0 * 1 1", 3: "0 0 * .", 4: "0 0 . *"}, {}, **SWISS)
    assert direct(event) == {1: 1, 2: 2, 3: 3, 4: 3}


def test_direct_encounter_is_applied_again_to_those_still_tied() -> None:
    rows = {1: "* ½ ½ ½", 2: "½ * ½ 0", 4: "½ ½ * ½", 6: "½ 1 ½ *"}
    assert direct(from_crosstable(rows, {}, **SWISS)) == {6: 1, 1: 2, 4: 2, 2: 4}


def test_a_missing_game_may_decide_all() -> None:
    rows = {7: "* . 0", 8: ". * ½", 16: "1 ½ *"}
    assert direct(from_crosstable(rows, {}, **SWISS)) == {7: 1, 8: 1, 16: 1}
    rows = {5: "* 1 0 0", 10: "0 * . 0", 14: "1 . * .", 15: "1 1 . *"}
    assert set(direct(from_crosstable(rows, {}, **SWISS)).values()) == {1}


def test_the_round_robin() -> None:
    event = round_robin()
    cells = TABLES["round robin values"]
    for name, row in cells.items():
        code = CODES.get(name, name.replace("-", "/"))
        values = {number: value(event, code, int(number)) for number in row}
        assert (name, values) == (name, {number: Fraction(cell) for number, cell in row.items()})
    points = {each: value(event, "PTS", int(each)) for each in TABLES["round robin"]}
    assert points == {each: Fraction(row["points"]) for each, row in TABLES["round robin"].items()}


def test_direct_encounter_in_the_round_robin_counts_forfeits() -> None:
    places = ranks(round_robin(), ["PTS", "DE"])
    assert places == {1: 1, 2: 2, 3: 2, 5: 4, 6: 5, 4: 6}


@pytest.mark.parametrize("limit", range(-4, 5))
def test_no_limit_of_koya_parts_two_and_three(limit: int) -> None:
    event = round_robin()
    code = f"KS/L{limit:+d}"
    assert value(event, code, 2) == value(event, code, 3)


def test_buchholz_says_nothing_in_a_round_robin() -> None:
    event = round_robin()
    for number in event.numbers:
        own = value(event, "PTS", number)
        assert own is not None
        assert value(event, "BH", number) == 15 - own


def test_the_lowest_product_of_a_voluntary_round_is_compared_with_the_least_value() -> None:
    """A half-point bye, a forfeit loss and a draw with the lowest opponent: 25.75 - 1.50."""
    event = sonneborn_berger_case()
    full = value(event, "SB", 1)
    once = value(event, "SB/C1", 1)
    assert full is not None
    assert once == full - Fraction("1.5")


def sonneborn_berger_case() -> Event:
    """1 has 4½ of 9: the dummy of his bye has the cap, 4½; 2 has 3; 3 forfeited away from him."""
    own = [
        Round("half-bye", HALF),
        Round("forfeit-loss", ZERO, 3, "w"),
        Round("game", HALF, 2, "b"),
        *[Round("game", ONE, 4, "w")] * 3,
        Round("game", HALF, 4, "b"),
        *[Round("game", ZERO, 4, "b")] * 2,
    ]
    two = [Round("zero-bye", ZERO)] * 2 + [Round("game", HALF, 1, "w")]
    two += [Round("game", ONE, 3, "w")] * 2 + [Round("game", HALF, 3, "b")]
    two += [Round("game", ZERO, 3, "w")] * 3
    three = [Round("pab", ONE), Round("forfeit-win", ONE, 1, "b"), Round("zero-bye", ZERO)]
    three += [Round("game", ZERO, 2, "b")] * 2 + [Round("game", HALF, 2, "w")]
    three += [Round("game", ONE, 2, "b")] * 3
    four = [Round("pab", ONE)] * 3 + [Round("game", ZERO, 1, "b")] * 3
    four += [Round("game", HALF, 1, "w")] + [Round("game", ONE, 1, "w")] * 2
    numbered = enumerate((own, two, three, four), 1)
    return Event(tuple(Player(number, 0, tuple(rounds)) for number, rounds in numbered), 9)


def test_rating_tie_breaks_are_dropped_where_somebody_is_unrated() -> None:
    event = sonneborn_berger_case()
    assert value(event, "ARO", 1) is None
    assert value(event, "ARO/U1500", 1) == 1500


def test_an_edition_has_only_its_own_tie_breaks() -> None:
    with pytest.raises(ValueError, match="STD in 2024"):
        value(swiss(), "STD", 1, "2024")
    assert value(swiss(), "GE", 9, "2023") == value(swiss(), "REP", 9, "2026") == 3


def test_standard_points_compare_with_the_scheduled_opponent() -> None:
    half_nil = Scoring()
    one = Player(1, 0, (Round("game", HALF, 2, "w"), Round("forfeit-loss", ZERO, 2, "b")))
    other = Player(2, 0, (Round("game", ZERO, 1, "b"), Round("forfeit-loss", ZERO, 1, "w")))
    event = Event((one, other), 2, half_nil)
    assert value(event, "STD", 1) == Fraction(3, 2)
    assert value(event, "STD", 2) == HALF


def direct(event: Event) -> dict[int, int]:
    """Ranks by Article 6 as if all were tied."""
    return ranks(event, ["DE"])


SWISS: Final = {"predetermined": False}
