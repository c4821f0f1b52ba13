"""Making a list and finding somebody in it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests import rating_list_files as files
from tournaments.rating_lists import sqlite_store
from tournaments.rating_lists.build import Frame, Job, ListNotMade, Made, Progress, made
from tournaments.rating_lists.listed import Listed
from tournaments.rating_lists.rows import Built
from tournaments.rating_lists.search import named, question


def listed(number: str, name: str, **more: object) -> Listed:
    return Listed(number=number, name=name, fide_id=number, **more)  # type: ignore[arg-type]


PEOPLE = (
    listed("1", "Ivanov, Aleksei", federation="RUS", born="1998", standard=2100),
    listed("2", "Ivanov, Alexander", federation="RUS", born="1971", standard=2500),
    listed("3", "Novotná, Alžběta", federation="CZE", born="2003", standard=2041),
    listed("4", "Müller-Łoś, Jiří", federation="CZE", born="1990"),
    listed("5", "A C J John", federation="IND"),
    listed("6", "Иванов, Пётр", federation="KAZ", born="2001"),
    listed("7", "O'Neil, Sean", federation="IRL", born="1998-05-31"),
    listed("14100010", "Carlsen, Ida", federation="NOR", born="2010", rapid=2839),
)


FOUND = [
    ("ivanov", ["2", "1", "6"]),
    ("alex ivan", ["2", "1"]),
    ("Иванов Алексей", ["1"]),
    ("Alexej Ivanow", ["1"]),
    ("ivanov 1998", ["1"]),
    ("RUS alexander", ["2"]),
    ("novotna", ["3"]),
    ("Novotná Alžběta", ["3"]),
    ("mueller", ["4"]),
    ("los jiri", ["4"]),
    ("john a", ["5"]),
    ("oneil", ["7"]),
    ("o'neil 1998", ["7"]),
    ("petr ivanov", ["6"]),
    ("14100010", ["14100010"]),
    ("ivanov zzz", []),
    ("", []),
    ('" OR w*', []),
]

NUMBERED = (
    Listed(number="NU1001", name="Adler, Ada", federation="GER", born="1990"),
    Listed(number="123456A", name="Nu, Ann", federation="ENG", born="1990", national=150),
    Listed(number="0012345", name="Zero, Zoe", federation="RUS", born="1990"),
    Listed(number="1985", name="Year, Yan", federation="RUS", born="1990"),
    Listed(number="7", name="Born, Bea", federation="RUS", born="1985", fide_id="99900033"),
)
BY_NUMBER = [
    ("123456A", ["123456A"]),
    ("123456a", ["123456A"]),
    ("NU1001", ["NU1001"]),
    ("nu1001", ["NU1001"]),
    ("GER NU1001", ["NU1001"]),
    ("ENG NU1001", []),
    ("0012345", ["0012345"]),
    ("0007", ["7"]),
    ("99900033", ["7"]),
    ("1985", ["1985"]),
    ("born 1985", ["7"]),
    ("nu", ["123456A"]),
]
"""Numbers of national lists: with letters, with zeros in front, like a year."""

FIRST = listed("8", "Twice, Tom", federation="CZE", standard=1800)
TWICE = (
    FIRST,
    listed("9", "Once, Olga", federation="CZE"),
    replace(FIRST, standard=2500),
    replace(FIRST, standard=0),
    replace(FIRST, rapid=2600),
)


def doubles_counted(built: Built) -> tuple[int, int, tuple[str, ...]]:
    return built.rows, built.rated, built.doubles


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lists") / "list.sqlite3"
    sqlite_store.build(path, PEOPLE, lambda _: None)
    return path


def found(file: Path, typed: str, federation: str = "", born: str = "") -> list[str]:
    asked = question(typed, sqlite_store.federations(file), federation, born)
    return [player.number for player in sqlite_store.find(file, asked, 10)]


@pytest.mark.parametrize(("typed", "numbers"), FOUND)
def test_any_parts_of_a_name_find_the_player(file: Path, typed: str, numbers: list[str]) -> None:
    assert found(file, typed) == numbers


def test_federation_and_year_narrow_the_search(file: Path) -> None:
    assert found(file, "a", federation="CZE") == ["3"]
    assert found(file, "ivanov", born="2001") == ["6"]
    assert found(file, "14100010", federation="CZE") == []


def test_whoever_stands_there_twice_counts_once(tmp_path: Path) -> None:
    twice = [*PEOPLE, PEOPLE[0]]
    built = sqlite_store.build(tmp_path / "list", twice, lambda _: None)
    assert (built.rows, built.doubles) == (len(PEOPLE), ("1",))
    assert found(tmp_path / "list", "ivanov") == ["2", "1", "6"]


def test_of_lines_with_one_number_the_first_of_the_file_counts(tmp_path: Path) -> None:
    built = sqlite_store.build(tmp_path / "list", TWICE, lambda _: None)
    assert doubles_counted(built) == (2, 1, ("8",))
    assert sqlite_store.numbered(tmp_path / "list", ["8"]) == [FIRST]
    assert found(tmp_path / "list", "twice") == ["8"]


def test_numbers_of_national_lists_are_no_names(tmp_path: Path) -> None:
    sqlite_store.build(tmp_path / "list", NUMBERED, lambda _: None)
    for typed, numbers in BY_NUMBER:
        assert found(tmp_path / "list", typed) == numbers, typed


def test_a_name_that_is_no_typed_text_is_looked_for_by_whole_words(tmp_path: Path) -> None:
    people = [listed("1", "LEE JAN", federation="KOR"), listed("2", "LEEMANN JANA", standard=2700)]
    people.append(listed("3", "Beginner, Bo", federation="JAN"))
    sqlite_store.build(tmp_path / "list", people, lambda _: None)
    players = sqlite_store.find(tmp_path / "list", named("LEE JAN"), 10)
    assert [player.number for player in players] == ["1"]


def test_all_of_the_numbers_are_looked_up_at_once(file: Path) -> None:
    players = sqlite_store.numbered(file, ["3", "7", "999"])
    assert sorted(player.name for player in players) == ["Novotná, Alžběta", "O'Neil, Sean"]


def test_a_job_says_how_far_it_is_and_what_was_made(tmp_path: Path) -> None:
    source = tmp_path / "list.txt"
    source.write_text("".join(files.text(12_000)), newline="")
    frames: list[Frame] = []
    result = made(
        Job(file=str(source), name="l", period="2026-10", store=str(tmp_path / "made")),
        frames.append,
    )
    assert isinstance(result, Made)
    assert (result.kind, result.rows, result.broken) == ("combined", 12_000, ())
    percents = [frame.percent for frame in frames if isinstance(frame, Progress)]
    assert percents == sorted(percents)
    assert 0 < percents[0] < 60 <= percents[-1] <= 99


def test_a_hundred_broken_lines_are_another_format(tmp_path: Path) -> None:
    lines = [line.replace("  0  ", "  x  ") for line in files.text(300)]
    source = tmp_path / "list.txt"
    source.write_text("".join(lines), newline="")
    job = Job(file=str(source), name="l", period="2026-10", store=str(tmp_path / "made"))
    result = made(job, lambda _: None)
    assert isinstance(result, ListNotMade)
    assert (result.code, result.facts["line"]) == ("many-broken", 2)
    assert len(result.broken) == 101


def test_the_month_has_to_be_known_before_anything_is_made(tmp_path: Path) -> None:
    source = tmp_path / "list.txt"
    source.write_text("".join(files.text(10, files.SINGLE)), newline="")
    whole = tmp_path / "combined.txt"
    whole.write_text("".join(files.text(10)), newline="")

    def refused(file: Path, period: str) -> str:
        store = str(tmp_path / "made")
        job = Job(file=str(file), name="rapid_", period=period, store=store)
        result = made(job if file is source else replace(job, name="l"), lambda _: None)
        assert not (tmp_path / "made").exists()
        return result.code if isinstance(result, ListNotMade) else "made"

    assert refused(whole, "") == "period-unknown"
    assert refused(source, "2026-09") == "period-differs"
