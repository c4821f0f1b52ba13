"""Results of electronic boards from a PGN: claims beside the boards, which an arbiter confirms."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any
from uuid import uuid4

import msgspec
import pytest

from tournaments.domain.games.commands import CorrectColours
from tournaments.domain.games.results import Result
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.player_reports import meaning as reports
from tournaments.imports import board_pgn, board_players
from tournaments.imports.board_pgn import read_pgn
from tournaments.services.handle import handle

from .api import Api
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db

ROOT = "/api/v1/tournaments/open/"


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(7)
    hall.pair()
    hall.publish()
    return hall


def written(hall: Hall, *results: str) -> str:
    """The file that was given out, with the results that the boards put in, moves and clocks."""
    text = hall.client().get(f"{ROOT}pairings.pgn").content.decode()
    games = re.split(r"\n\n(?=\[)", text)
    moves = '1. e4 {[%clk 1:29:58]} e5\n{a comment\n[Event "in it"] } 2. Nf3'
    made = []
    for at, game in enumerate(games):
        result = results[at] if at < len(results) else "*"
        tags = game.rpartition("\n\n")[0].replace('[Result "*"]', f'[Result "{result}"]')
        made.append(f"{tags}\n\n{moves} {result}\n")
    return "\n".join(made)


def send(hall: Hall, text: str | bytes, who: Any = None, **fields: str) -> Any:
    content = text if isinstance(text, bytes) else text.encode()
    form = {"file": BytesIO(content), "command_id": str(uuid4()), **fields}
    return hall.client(who).post(f"{ROOT}board-results/", form)


def games(hall: Hall, text: str | bytes, who: Any = None) -> list[dict[str, Any]]:
    answer = send(hall, text, who, dry_run="1")
    assert answer.status_code == 200, answer.content
    return list(answer.json()["preview"]["games"])


def problem(hall: Hall, text: str, who: Any = None) -> str:
    return str(games(hall, text, who)[0].get("problem", ""))


def meaning(hall: Hall, board: int = 1) -> str:
    return reports.meaning(hall.game(board))


def test_a_dry_run_says_what_each_game_is_and_writes_nothing(hall: Hall) -> None:
    before = hall.state.seq
    first, second, third = games(hall, written(hall, "1-0", "1/2-1/2"))
    assert (first["kind"], first["board"], first["result"]) == ("claim", 1, "1-0")
    assert (second["kind"], second["result_text"]) == ("claim", "½–½")
    assert third["kind"] == "open"
    assert hall.state.seq == before


def test_claims_set_no_result_and_are_confirmed_as_any_result(hall: Hall) -> None:
    answer = send(hall, written(hall, "1-0", "0-1"))
    assert answer.status_code == 201
    assert [hall.game(board).result for board in (1, 2)] == [None, None]
    assert reports.agreed(hall.game(1)) is Result.WHITE_WINS
    assert meaning(hall) == "agreed"
    (row, *_) = Api(hall).get("rounds/1/boards/").body["boards"]
    assert row["reports"]["agreed"] == "1-0"
    assert row["reports"]["of"] == "file"
    assert [claim["colour"] for claim in row["reports"]["claims"]] == [""]
    hall.results(1, "1-0")
    assert meaning(hall) == ""


def test_another_result_of_an_arbiter_settles_the_claim_that_was_there(hall: Hall) -> None:
    send(hall, written(hall, "1-0"))
    hall.results(1, "0-1")
    assert meaning(hall) == ""


def test_a_claim_that_comes_later_and_differs_calls_an_arbiter(hall: Hall) -> None:
    hall.results(1, "0-1")
    (first, *_) = games(hall, written(hall, "1-0").replace("0-1", "1-0"))
    assert (first["kind"], first["stands"]) == ("claim", "0–1")
    send(hall, written(hall, "1-0").replace("0-1", "1-0"))
    assert meaning(hall) == "call"
    assert hall.game(1).result is Result.BLACK_WINS


def test_what_stands_already_is_not_claimed(hall: Hall) -> None:
    hall.results(1, "1-0")
    text = written(hall, "1-0", "0-1")
    assert [game["kind"] for game in games(hall, text)] == ["same", "claim", "open"]
    send(hall, text)
    assert [game["kind"] for game in games(hall, text)] == ["same", "same", "open"]


def test_a_second_file_replaces_the_claim_of_the_first(hall: Hall) -> None:
    send(hall, written(hall, "1-0"))
    assert send(hall, written(hall, "0-1")).status_code == 201
    assert reports.agreed(hall.game(1)) is Result.BLACK_WINS


def test_nothing_is_claimed_of_a_file_with_a_problem_but_what_is_ticked(hall: Hall) -> None:
    text = written(hall, "1-0", "0-1").replace('[Round "1.2"]', '[Round "1.3"]')
    answer = send(hall, text)
    assert answer.status_code == 422
    assert answer.json()["facts"] == {"lines": [games(hall, text)[1]["line"]]}
    assert hall.game(1).file_report is None
    line = games(hall, text)[0]["line"]
    assert send(hall, text, lines=msgspec.json.encode([line]).decode()).status_code == 201
    assert meaning(hall) == "agreed"
    other = send(hall, text, lines=f"[{games(hall, text)[1]['line']}]")
    assert other.status_code == 422
    assert send(hall, text, lines="[]").status_code == 422
    assert send(hall, text, lines="x").status_code == 400


def test_one_undo_takes_all_of_a_file_back(hall: Hall) -> None:
    recorded = send(hall, written(hall, "1-0", "0-1")).json()
    batch, *_ = Api(hall).get("batches/").body["batches"]
    assert (batch["what"], batch["standing"]) == ("results of a file from the boards", 2)
    hall.results(2, "0-1")
    undone = Api(hall).post(
        f"batches/{recorded['first_seq']}/undo/",
        {"command_id": str(uuid4()), "reason": "the wrong round"},
    )
    assert undone.status == 201, undone.body
    assert [hall.game(board).file_report for board in (1, 2)] == [None, None]
    assert hall.game(2).result is Result.BLACK_WINS


def test_the_undo_of_a_file_gives_back_the_claim_that_stood_before(hall: Hall) -> None:
    send(hall, written(hall, "1-0"))
    recorded = send(hall, written(hall, "0-1", "1-0")).json()
    undone = Api(hall).post(
        f"batches/{recorded['first_seq']}/undo/",
        {"command_id": str(uuid4()), "reason": "the wrong round"},
    )
    assert undone.status == 201, undone.body
    before = hall.game(1).file_report
    assert before is not None
    assert before.result is Result.WHITE_WINS
    assert hall.game(2).file_report is None


def test_a_wrong_claim_is_replaced_by_what_stands_on_the_board(hall: Hall) -> None:
    send(hall, written(hall, "0-1"))
    hall.results(1, "1-0")
    text = written(hall, "1-0")
    (first, *_) = games(hall, text.replace("0-1", "1-0"))
    assert (first["kind"], first.get("stands", "")) == ("claim", "")
    assert send(hall, text).status_code == 201
    said = hall.game(1).file_report
    assert said is not None
    assert said.result is Result.WHITE_WINS
    assert [game["kind"] for game in games(hall, text)] == ["same", "open", "open"]


def test_a_game_that_went_on_and_then_ended_is_claimed(hall: Hall) -> None:
    open_, ended = (written(hall, result).split("\n\n[Event")[0] for result in ("*", "1-0"))
    kinds = [game["kind"] for game in games(hall, f"{open_}\n\n{ended}\n")]
    assert kinds == ["open", "claim"]


def test_an_id_of_noughts_is_none(hall: Hall) -> None:
    text = re.sub(r'FideId "\d+"', 'FideId "0"', written(hall, "1-0"))
    assert games(hall, text)[0]["kind"] == "claim"
    assert problem(hall, text.replace("Čapek, A.", "Nobody, N")).startswith("Other players")


def whole_file(hall: Hall, text: str | bytes) -> tuple[int, list[str]]:
    shown = send(hall, text, dry_run="1").json()["preview"]
    return len(shown["games"]), shown["problems"]


def test_a_comment_without_an_end_is_said(hall: Hall) -> None:
    """The games after it would be missing without a word."""
    text = written(hall, "1-0", "0-1").replace("e4 {[%clk 1:29:58]}", "e4 {[%clk 1:29:58]", 1)
    number = text[: text.index("{")].count("\n") + 1
    said = f"The comment that begins in line {number} has no end: games after it may be missing"
    _, (told,) = whole_file(hall, text.replace("}", ""))
    assert told.startswith(said)
    _, (told,) = whole_file(hall, re.sub(r"}(?=.*\n\n\[Event)", "", text, count=1, flags=re.S))
    assert told.startswith("The comment that begins in line")
    assert send(hall, text.replace("}", "")).status_code == 422


def test_more_games_than_are_read_are_said(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_pgn, "MOST_GAMES", 2)
    shown, problems = whole_file(hall, written(hall, "1-0"))
    assert shown == 2
    assert len(problems) == 1
    monkeypatch.setattr(board_pgn, "MOST_GAMES", 3)
    assert whole_file(hall, written(hall, "1-0")) == (3, [])


@pytest.mark.parametrize("encoding", ["cp1250", "iso8859_2", "utf-16", "utf-8-sig"])
def test_names_are_known_in_every_encoding(hall: Hall, encoding: str) -> None:
    text = re.sub(r'\[(White|Black)FideId "\d+"\]\n', "", written(hall, "1-0", "0-1"))
    assert "Čapek" in text
    read = games(hall, text.encode(encoding))
    assert [game["kind"] for game in read] == ["claim", "claim", "open"]


def test_the_letters_of_the_west_are_those_of_the_standard() -> None:
    hall = open_hall(0, started=False)
    west = ("Sørensen, Åge", "Lefèvre, François", "Æbelø, Bjørn", "Gràcia, Íñigo")
    hall.enter([entry(at, name=name) for at, name in enumerate(west, 1)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    text = re.sub(r'\[(White|Black)FideId "\d+"\]\n', "", written(hall, "1-0", "1-0"))
    ended = {game["white"]: game["kind"] for game in games(hall, text.encode("cp1252", "replace"))}
    assert [kind for white, kind in ended.items() if white.isascii()] == []
    assert set(ended.values()) == {"claim"}


def test_only_line_ends_end_a_line() -> None:
    for sign in ("\x85", "\u2028", "\x0b", "\x1c"):
        text = f'[White "A{sign}B"]\r[Black "C"]\r\n\r\n1. e4 {{a{sign}[b}} 1-0\n'
        (game,) = read_pgn(text.encode()).games
        assert (game.tag("Black"), game.ends, game.unread) == ("C", "1-0", 0)


def test_a_long_file_is_read_in_seconds(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each name is folded once, however many games a file has."""
    folded = 0

    def counting(name: str) -> tuple[str, ...]:
        nonlocal folded
        folded += 1
        assert len(name) <= board_pgn.LONGEST_VALUE
        return plainly(name)

    plainly = board_players.folded
    monkeypatch.setattr(board_players, "folded", counting)
    one = f'[White "{"x" * 10_000}"]\n[Black "y"]\n[Round "1"]\n\n1-0\n\n'
    assert {game["kind"] for game in games(hall, one * 500)} == {"problem"}
    assert folded < 20


def test_a_request_that_comes_again_is_answered_and_not_repeated(hall: Hall) -> None:
    again = {"command_id": str(uuid4())}
    first = send(hall, written(hall, "1-0"), **again)
    second = send(hall, written(hall, "1-0"), **again)
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json()["first_seq"] == second.json()["first_seq"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[Round "1.1"]', '[Round "1.9"]', "Round 1 has no board 9."),
        ('[Round "1.1"]', '[Round "1.2"]', "Other players sit at board 2 of round 1."),
        ('[Round "1.1"]', '[Round "4.1"]', "Round 4 is not published."),
        ('[Result "1-0"]', '[Result "0-1"]', "The tag says 0-1, the moves end with 1-0."),
        ('[Result "1-0"]', '[Result "1-0', "Line 7 is no tag that can be read."),
    ],
)
def test_each_problem_of_a_game_is_named(hall: Hall, old: str, new: str, said: str) -> None:
    assert problem(hall, written(hall, "1-0").replace(old, new, 1)) == said


def test_a_result_that_no_board_gives_is_left_to_an_arbiter(hall: Hall) -> None:
    text = written(hall, "1-0").replace('[Result "1-0"]', '[Result "+/-"]', 1)
    assert problem(hall, text.replace("2. Nf3 1-0", "2. Nf3", 1)).startswith("+/- is no result")


@pytest.mark.parametrize("number", ["x", "²", "9" * 5000, "-1", "1000"])
def test_an_odd_round_is_refused_and_an_odd_board_is_none(hall: Hall, number: str) -> None:
    text = written(hall, "1-0")
    answer = send(hall, text, dry_run="1", round=number)
    assert (answer.status_code, answer.json()["field"]) == (400, "round")
    odd = text.replace('[Round "1.1"]', f'[Round "?"]\n[Board "{number}"]', 1)
    assert games(hall, odd)[0]["kind"] in ("claim", "problem")


def test_the_same_game_twice_is_named(hall: Hall) -> None:
    text = written(hall, "1-0").split("\n\n[Event")[0] + "\n"
    _, second = games(hall, text + "\n" + text)
    assert second["problem"] == "The same game as in line 1."


def test_players_are_known_by_fide_id_or_by_name_in_any_spelling(hall: Hall) -> None:
    text = written(hall, "1-0").replace("Čapek, A.", "CAPEK A")
    assert games(hall, text)[0]["kind"] == "claim"
    without = re.sub(r'\[(White|Black)FideId "\d+"\]\n', "", text)
    assert games(hall, without)[0]["kind"] == "claim"
    assert problem(hall, without.replace("CAPEK A", "Nobody, N")).startswith("Other players")
    bare = re.sub(r'\[Round "1\.\d"\]', '[Round "?"]', written(hall, "1-0", "0-1"))
    assert [game["board"] for game in games(hall, bare)] == [1, 2, 3]


def test_colours_the_other_way_round_are_a_problem_until_they_are_corrected(hall: Hall) -> None:
    text = written(hall, "1-0")
    turned = re.sub(
        r"\[(White|Black)",
        lambda found: "[Black" if found[1] == "White" else "[White",
        text.split("\n\n[Event")[0],
    )
    assert problem(hall, turned).startswith("The colours are the other way round at board 1")
    hall.results(1, "1/2-1/2")
    hall.do(CorrectColours(game=hall.game(1).id, reversed=True), reason="seen")
    (game,) = games(hall, turned)
    assert (game["kind"], game["result"]) == ("claim", "0-1"), "by the seats as paired"


def test_a_sector_arbiter_claims_boards_of_the_sector_alone(hall: Hall) -> None:
    sector = hall.arbiter("sector", "sector", 1, 1)
    first, second, _ = games(hall, written(hall, "1-0", "0-1"), sector)
    assert first["kind"] == "claim"
    assert "board 2" in second["problem"].lower()
    reader = hall.arbiter("reader", "read-only")
    assert send(hall, written(hall, "1-0"), reader).status_code in (403, 422)
    assert hall.game(1).file_report is None


def test_a_file_without_games_and_odd_bytes_are_said(hall: Hall) -> None:
    for content in (b"", b"\x00\xff", b"Name;Rtg\nA;1\n", b"\xef\xbb\xbf"):
        answer = send(hall, content, dry_run="1")
        if content:
            assert "no games" in answer.json()["preview"]["problems"][0]
        assert send(hall, content).status_code == 422


def test_every_outcome_of_a_claim_is_decided_under_the_lock(hall: Hall) -> None:
    """Two files at the same moment: the second names what it did not expect."""
    from tournaments.domain.player_reports.commands import ReportFromFile

    from .builders import envelope

    game = hall.game(1).id
    hall.do(ReportFromFile(game=game, result=Result.WHITE_WINS))
    late = ReportFromFile(game=game, result=Result.DRAW)
    outcome = handle(hall.slug, late, envelope(f"user:{hall.chief.pk}"))
    assert getattr(outcome, "code", "") == "ChangedMeanwhile"


def test_a_game_without_moves_ends_where_a_tag_comes_again() -> None:
    text = '[Round "1.1"]\n[Result "1-0"]\n\n[Round "1.2"]\n[Result "0-1"]\n'
    assert [(game.line, game.tag("Result")) for game in read_pgn(text.encode()).games] == [
        (1, "1-0"),
        (4, "0-1"),
    ]


def test_comments_and_escapes_are_no_tags() -> None:
    text = '[White "A \\"B\\""]\n% escaped\n\n1. e4 ; [Round "9"]\n{\n[Black "x"]\n} e5 1-0\n'
    (game,) = read_pgn(text.encode()).games
    assert game.tags == {"White": 'A "B"'}
    assert game.ends == "1-0"
