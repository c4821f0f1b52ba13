"""Games that are rated otherwise than they count: read by what counts (C.04.2 4.3)."""

from __future__ import annotations

from pairing.model import Colour, RoundKind
from pairing.trf import (
    Code,
    Report,
    RoundEntry,
    counting,
    entry_points,
    field_before,
    rated_only_comment,
    read_report,
    write_report,
)

HEAD = "012 Open\n142 3\n192 FIDE_DUTCH_2026\n"


def line(number: int, points: float, opponent: int, colour: str, code: str) -> str:
    return (
        f"001 {number:>4}      {f'Player {number}':<33} {2500 - 100 * number:>4}{'':28}"
        f"{points:>4.1f} {number:>4}  {opponent:>4} {colour} {code}\n"
    )


PLAIN = (
    HEAD
    + line(1, 1.0, 3, "w", "1")
    + line(2, 0.5, 4, "b", "=")
    + line(3, 0.0, 1, "b", "0")
    + line(4, 0.5, 2, "w", "=")
)
RATED = (
    HEAD
    + line(1, 1.0, 3, "w", "=")
    + line(2, 0.5, 4, "b", "=")
    + line(3, 0.0, 1, "b", "=")
    + line(4, 0.5, 2, "w", "=")
    + f"299 D{'':8}{1.0:>4}  {1:>3} {1:>4}\n"
    + f"299 D{'':8}{0.0:>4}  {1:>3} {3:>4}\n"
    + "### Rated only @ Round 1: 1 w 1 3 b 0 counts (C.04.2 4.3)\n"
)
BONUS = f"299{'':10}{0.5:>4}  {1:>3} {2:>4}\n"


def report(text: str) -> Report:
    return read_report(text.encode())


def test_the_comment_is_written_as_it_is_read() -> None:
    counts = (RoundEntry(Code.WIN, 3, Colour.WHITE), RoundEntry(Code.LOSS, 1, Colour.BLACK))
    assert rated_only_comment(1, 1, 3, counts) == report(RATED).comments[0]


def test_what_counts_takes_the_place_of_what_is_rated() -> None:
    counted = counting(report(RATED))
    assert [player.rounds for player in counted.players] == [
        player.rounds for player in report(PLAIN).players
    ]
    assert counted.abnormal == ()
    assert counting(counted) == counted


def test_a_reader_who_knows_no_comment_has_the_points_that_count() -> None:
    read = report(RATED)
    assert [entry_points(read, player, 1) for player in read.players] == [2, 1, 0, 1]


def test_the_field_is_that_of_what_counts() -> None:
    assert field_before(report(RATED), 2) == field_before(report(PLAIN), 2)


def test_a_forfeit_that_counts_is_no_game_for_the_pairing() -> None:
    text = RATED.replace("1 w 1 3 b 0 counts", "1 w + 3 b - counts")
    alfa = field_before(report(text), 2).participants[0].rounds[0]
    assert (alfa.kind, alfa.points) == (RoundKind.FORFEIT_WIN, 2)


def test_the_file_itself_is_written_as_it_was_read() -> None:
    read = report(RATED)
    assert report(write_report(read)) == read


def test_other_comments_and_other_records_299_stay() -> None:
    read = report(RATED.replace("0.5    2", "1.0    2") + BONUS + "### somebody's remark\n")
    counted = counting(read)
    assert [record.players for record in counted.abnormal] == [(2,)]
    assert counted.comments == read.comments
    plain = report(PLAIN)
    assert counting(plain) is plain
