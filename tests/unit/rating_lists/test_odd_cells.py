"""Cells that no list has: a line is named, or a sign left out; the list is read all the same."""

from pathlib import Path

import pytest

from tests import rating_list_files as files
from tournaments.rating_lists import build, cells
from tournaments.rating_lists.build import Job, ListNotMade
from tournaments.rating_lists.cells import BadCell
from tournaments.rating_lists.listed import BrokenLine, Listed, period_from
from tournaments.rating_lists.national import mapping_named
from tournaments.rating_lists.reading import reading


def national(folder: Path, text: str) -> list[Listed | BrokenLine]:
    file = folder / "list.csv"
    file.write_text(text)
    with reading(file, "list.csv", mapping=mapping_named("RUS")) as found:
        return list(found.players)


def test_numbers_of_thousands_of_digits_are_no_numbers(tmp_path: Path) -> None:
    first, second = national(tmp_path, f"ID_No,Name,Rtg_Nat\n1,A,{'9' * 5000}\n2,B,1800\n")
    assert isinstance(first, BrokenLine)
    assert first.why == "rating"
    assert isinstance(second, Listed)
    assert period_from("2026-" + "1" * 5000) is None


def test_signs_that_cannot_be_shown_go_from_titles_and_clubs(tmp_path: Path) -> None:
    (player,) = national(tmp_path, f"ID_No,Name,ClubName\n1,A,Che\0ss\x07 {'x' * 300}\n")
    assert isinstance(player, Listed)
    assert player.club.startswith("Chess x")
    assert len(player.club) == cells.LONGEST_TEXT
    made = files.line(next(files.players(1)), files.COMBINED)
    titles = files.COMBINED.index("OTit")
    file = tmp_path / "list.txt"
    file.write_text(f"{files.COMBINED}\n{made[:titles]}I\x07A{made[titles + 3 :]}\n", newline="")
    with reading(file, "list.txt", mapping=None) as found:
        (other,) = list(found.players)
    assert isinstance(other, Listed)
    assert other.other_titles == "IA"


def test_a_name_is_no_book(tmp_path: Path) -> None:
    with pytest.raises(BadCell, match="long"):
        cells.name("Novotná " * 100)
    (line,) = national(tmp_path, f"ID_No,Name\n1,{'A' * 5000}\n")
    assert isinstance(line, BrokenLine)
    assert line.why == "long"


def test_a_list_for_which_the_disk_has_no_room_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "list.txt"
    file.write_text("".join(files.text(200)), newline="")
    monkeypatch.setattr(build, "free_on", lambda _folder: 10_000)
    job = Job(file=str(file), name="l.txt", period="2026-10", store=str(tmp_path / "s.sqlite3"))
    made = build.made(job, lambda _: None)
    assert isinstance(made, ListNotMade)
    assert made.code == "no-room"
    assert not (tmp_path / "s.sqlite3").exists()
