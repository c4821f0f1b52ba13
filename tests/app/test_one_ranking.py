"""One tournament after one round has one ranking, wherever it is read: ranks and values of
tie-breaks letter for letter, before a correction, in its preview, after it, and in the past."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from io import BytesIO, StringIO
from itertools import pairwise
from pathlib import Path
from zipfile import ZipFile

import pytest

from frontend.public import pages
from pairing.__main__ import main
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.standings import points_text
from tournaments.public.kept_views import view_at

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

CODES = ("BH/C1", "SB", "DE", "AOB", "ARO", "PS")
ROUND = 3
Captured = pytest.CaptureFixture[str]
Line = tuple[int, tuple[str, ...]]
"""The rank, the points and the value of each tie-break, as they are written."""
Table = dict[int, Line]
"""By entry number."""


@pytest.fixture
def hall() -> Hall:
    """Nine players, so that somebody has a bye in each of the three rounds."""
    hall = open_hall(9, settings=Settings(rounds=5, tie_breaks=CODES))
    for _ in range(ROUND):
        hall.play_round()
    return hall


@pytest.fixture(autouse=True)
def _own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command chooses its words for its whole process: here that of the server, which has."""
    monkeypatch.setattr("pairing.__main__.speak_with", lambda _: None)


# --- where they are read: each after round 3, as the log was after an event --------------------


def of_the_api(hall: Hall, seq: int) -> Table:
    rows = Api(hall).get("standings/", at=seq, round=ROUND).body["standings"]
    return {
        row["player"]: (row["rank"], (row["points"], *(one["value"] for one in row["tie_breaks"])))
        for row in rows
    }


def of_the_public_json(hall: Hall, seq: int) -> Table:
    rows = json.loads(public(hall, seq, "standings.json", str(ROUND)))["standings"]
    return {
        row["player"]["player"]: (
            row["rank"],
            (row["points"], *(one["value"] for one in row["tie_breaks"])),
        )
        for row in rows
    }


def of_the_console(hall: Hall, seq: int) -> Table:
    text = shown(hall, f"standings/{ROUND}/", at=seq)
    return {
        int(key): (int(cells[0]), tuple(cells[-len(CODES) - 1 - ROUND : -ROUND]))
        for key, cells in rows_of(text, 'data-key="')
    }


def of_a_phone(hall: Hall, seq: int) -> Table:
    text = public(hall, seq, "standings", str(ROUND)).decode()
    ranked = of_the_public_json(hall, seq)  # a shared rank is written once
    return {
        int(key): (ranked[int(key)][0], tuple(cells[-len(CODES) - 1 - ROUND : -ROUND]))
        for key, cells in rows_of(text, 'id="s')
    }


def of_the_workings(hall: Hall, seq: int) -> Table:
    """Each player's page that says how his numbers came about."""
    made = {}
    for player in hall.state.players:
        said = json.loads(public(hall, seq, "working.json", f"{player}/{ROUND}"))["working"]
        made[int(player)] = (said["rank"], tuple(one["value"] for one in said["criteria"]))
    return made


def of_the_paper(hall: Hall, seq: int) -> Table:
    text = shown(hall, "print/standings/", at=seq, round=ROUND)
    ranked = of_the_public_json(hall, seq)
    numbers = {entry.tpn: player for player, entry in hall.state.players.items()}
    found = ((numbers[int(cells[1])], cells) for _, cells in rows_of(text, "<"))
    return {player: (ranked[player][0], tuple(cells[-len(CODES) - 1 :])) for player, cells in found}


def of_the_crosstable_file(hall: Hall, seq: int) -> Table:
    content = public(hall, seq, "crosstable.csv", f"{ROUND}").decode("utf-8-sig")
    head, *lines = csv.reader(StringIO(content))
    assert tuple(head[-len(CODES) :]) == CODES
    numbers = {str(entry.tpn): player for player, entry in hall.state.players.items()}
    return {
        numbers[line[1]]: (int(line[0]), tuple(line[-len(CODES) - 1 :])) for line in lines if line
    }


def of_the_report(hall: Hall, seq: int, tmp_path: Path, capsys: Captured) -> Table:
    report = Api(hall).client.get(f"/api/v1/tournaments/{hall.slug}/report/", {"at": seq})
    assert report.status_code == 200
    return ranked_by_the_command(hall, report.content, tmp_path, capsys)


def of_the_bundle(hall: Hall, seq: int, tmp_path: Path, capsys: Captured) -> Table:
    answer = hall.client().get(f"/api/v1/tournaments/{hall.slug}/audit-bundle/", {"at": seq})
    with ZipFile(BytesIO(answer.content)) as packed:
        return ranked_by_the_command(hall, packed.read("report.trf"), tmp_path, capsys)


def ranked_by_the_command(hall: Hall, report: bytes, tmp_path: Path, capsys: Captured) -> Table:
    """What a stranger makes of the file, and what the file says of its ranks itself."""
    file = tmp_path / "report.trf"
    file.write_bytes(report)
    capsys.readouterr()
    assert main(["rank", str(file)]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split()[2:] == ["PTS", *CODES]
    numbers = {entry.tpn: player for player, entry in hall.state.players.items()}
    made: Table = {}
    ends = [head.index(f" {code}") + 1 + len(code) for code in ("#", "TPN", "PTS", *CODES)]
    for line in lines[: len(numbers)]:
        rank, tpn, _, *values = (line[one:end] for one, end in pairwise([0, *ends]))
        points = points_text(round(2 * float(line[: ends[2]].split()[-1])))
        made[numbers[int(tpn)]] = (int(rank), (points, *(value.strip() for value in values)))
    assert main(["check", str(file), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)["standings"]
    assert said["agrees"] is True, said
    return made


READ: dict[str, Callable[[Hall, int], Table]] = {
    "API": of_the_api,
    "public JSON": of_the_public_json,
    "console": of_the_console,
    "phone": of_a_phone,
    "workings": of_the_workings,
    "paper": of_the_paper,
    "crosstable as a file": of_the_crosstable_file,
}
FILES = {"report": of_the_report, "audit bundle": of_the_bundle}


def everywhere(hall: Hall, seq: int, tmp_path: Path, capsys: Captured) -> dict[str, Table]:
    read = {name: plain(table(hall, seq)) for name, table in READ.items()}
    files = {name: plain(table(hall, seq, tmp_path, capsys)) for name, table in FILES.items()}
    return read | files


def plain(table: Table) -> Table:
    """Pages write a dash where a value is not defined."""
    return {
        player: (rank, tuple("" if value == "–" else value for value in values))
        for player, (rank, values) in table.items()
    }


# --- the same everywhere -----------------------------------------------------------------------


def test_every_page_file_and_sheet_says_the_same_before_and_after_a_correction(
    hall: Hall, tmp_path: Path, capsys: Captured
) -> None:
    before = hall.state.seq
    first = everywhere(hall, before, tmp_path, capsys)
    corrected(hall)
    second = everywhere(hall, hall.state.seq, tmp_path, capsys)
    for tables in (first, second):
        one = tables["API"]
        assert len(one) == 9
        assert len({values for _, values in one.values()}) > 5
        assert {name: table for name, table in tables.items() if table != one} == {}
    assert first["API"] != second["API"]
    assert everywhere(hall, before, tmp_path, capsys) == first


def test_the_preview_of_a_correction_is_what_comes_of_it(hall: Hall) -> None:
    """C.04.2 4.3: asked before, recorded, and read on the page of the event."""
    game, result = another_result(hall)
    before = of_the_api(hall, hall.state.seq)
    said = Api(hall).get("reach/result/", game=game, result=result.value).body["reach"]
    supposed = shown(
        hall, f"standings/{ROUND}/what-if/", **{f"b{hall.state.games[game].board}": result}
    )
    corrected(hall)
    after = of_the_api(hall, hall.state.seq)
    moved = {
        row["player"]: ((row["rank"], row["points"]), (row["new_rank"], row["new_points"]))
        for row in said["standings"]
    }
    assert len(moved) > 2
    assert moved == {
        player: (of_line(before[player]), of_line(after[player]))
        for player in before
        if of_line(before[player]) != of_line(after[player])
    }
    names = hall.names
    for player, (old, new) in moved.items():
        name = re.escape(names.player(PlayerId(player)))
        line = rf"{new[0]} {old[0]} [\w ]+? {name} {old[1]} {new[1]}"
        assert re.search(line, " ".join(plain_text(supposed).split())), line


def of_line(line: Line) -> tuple[int, str]:
    return line[0], line[1][0]


def another_result(hall: Hall) -> tuple[GameId, Result]:
    game = hall.game(1)
    other = Result.BLACK_WINS if game.result is not Result.BLACK_WINS else Result.WHITE_WINS
    return game.id, other


def corrected(hall: Hall) -> None:
    game, result = another_result(hall)
    was = hall.state.games[game].result
    assert was is not None
    wanted = CorrectResult(game=game, expected=was, result=result, reach="next")
    hall.do(wanted, reason="typed wrongly")


# --- how they are read -------------------------------------------------------------------------


def shown(hall: Hall, place: str, **query: str | int) -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{place}", query)
    assert answer.status_code == 200, place
    return str(answer.content.decode())


def public(hall: Hall, seq: int, page: str, argument: str) -> bytes:
    view = view_at(hall.slug, seq)
    assert view is not None
    body = pages.render(view, page, argument)
    assert body is not None, page
    return body


def rows_of(text: str, key: str) -> Iterator[tuple[str, list[str]]]:
    """Of the bodies of tables: what stands behind `key` in the row, and the text of each cell."""
    for body in re.findall(r"<tbody.*?</tbody>", text, re.S):
        for row in re.findall(r"<tr.*?</tr>", body, re.S):
            found = re.search(rf"{key}(\d*)", row)
            cells = re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.S)
            if found and len(cells) > len(CODES):
                yield found[1], [" ".join(plain_text(cell).split()) for cell in cells]


def plain_text(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", html))
