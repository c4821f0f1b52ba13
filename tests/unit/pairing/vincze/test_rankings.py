"""V3: the seven auxiliary rankings on one small crosstable, worked out by hand."""

from __future__ import annotations

import pytest

from pairing.model import Options, Participant
from pairing.vincze import VINCZE

from ..builders import field
from ..own_ranking import Ranked, ranked_by
from .hall import players

TABLE = players(
    "4w1 2b= 3w1",  # 2½
    "3w= 1w= 4b+",  # 2
    "2b= 4b0 1b0",  # ½
    "1b0 3w1 2w-",  # 1
)


def ranked(*table: Participant, **options: str) -> list[Ranked]:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return ranked_by(VINCZE, field(*table), Options(tuple(named.items())))


def column(code: str, *table: Participant, **options: str) -> list[str]:
    """One ranking in the order of starting numbers."""
    lines = sorted(ranked(*table, **options), key=lambda line: line.tpn)
    return [line.values[code] for line in lines]


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("OTHER_BH", ["3.5", "3.0", "5.5", "3.0"]),
        ("OTHER_BH/M1", ["1.0", "0.0", "2.0", "0.0"]),
        ("OTHER_SB", ["2.50", "1.50", "1.00", "0.50"]),
        ("PS", ["5.0", "3.5", "1.5", "2.0"]),
        ("WON", ["2", "0", "0", "1"]),
        ("BPG", ["1", "0", "3", "1"]),
        ("OTHER_LOT", ["", "", "", ""]),
    ],
)
def test_each_ranking(code: str, values: list[str]) -> None:
    assert column(code, *TABLE) == values


def test_the_order_of_the_text_where_nothing_is_said() -> None:
    codes = VINCZE.own_list(Options()).codes
    assert codes == ("OTHER_BH", "OTHER_BH/M1", "OTHER_SB", "PS", "WON", "BPG", "OTHER_LOT")


def test_points_come_first() -> None:
    assert [(line.place, line.tpn, line.points) for line in ranked(*TABLE)] == [
        (1, 1, 5),
        (2, 2, 4),
        (3, 4, 2),
        (4, 3, 1),
    ]


class TestOtherReadings:
    def test_unplayed_rounds_may_count_as_opponents_without_points(self) -> None:
        """No. 2 has met 3 (½) and 1 (2½); the forfeit is a third opponent with nothing."""
        assert column("OTHER_BH_ZERO/M1", *TABLE, unplayed_rounds="zero")[1] == "0.5"
        assert column("OTHER_BH_ZERO", *TABLE, unplayed_rounds="zero")[1] == "3.0"

    def test_wins_by_forfeit_may_count(self) -> None:
        assert column("OTHER_WINS", *TABLE, wins="with-forfeits") == ["2", "1", "0", "1"]


class TestTies:
    """Everybody has a point; 1 and 2 won first, with White; 3 and 4 last."""

    EVEN = players("3w1 4b0", "4w1 3b0", "1b0 2w1", "2b0 1w1")

    def test_places_are_shared_where_nothing_decides(self) -> None:
        assert [(line.place, line.tpn) for line in ranked(*self.EVEN)] == [
            (1, 1),
            (1, 2),
            (3, 3),
            (3, 4),
        ]

    def test_the_rankings_decide_in_the_order_of_the_option(self) -> None:
        lines = ranked(*self.EVEN, tie_breaks="wins, progress")
        assert lines[0].values == {"WON": "1", "PS": "2.0"}
        assert [line.place for line in lines] == [1, 1, 3, 3]
        assert {line.place for line in ranked(*self.EVEN, tie_breaks="wins")} == {1}

    def test_the_lot_breaks_what_is_left_and_can_be_drawn_again(self) -> None:
        lines = ranked(*self.EVEN, tie_breaks="progress,lot", seed="hall of mirrors")
        assert [line.place for line in lines] == [1, 2, 3, 4]
        assert {line.tpn for line in lines[:2]} == {1, 2}
        assert lines == ranked(*self.EVEN, tie_breaks="progress,lot", seed="hall of mirrors")
        orders = {
            tuple(line.tpn for line in ranked(*self.EVEN, tie_breaks="lot", seed=seed))
            for seed in ("a", "b", "c", "d", "e")
        }
        assert len(orders) > 1
