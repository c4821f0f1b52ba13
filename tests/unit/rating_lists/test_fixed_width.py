"""FIDE's fixed-width lists of all years."""

from pathlib import Path

import pytest

from tests import rating_list_files as files
from tournaments.rating_lists.listed import BrokenLine, Listed, ListKind, ListRefused
from tournaments.rating_lists.reading import reading

ALZBETA = files.Player(
    number=999000017,
    name="Novotna, Alzbeta",
    federation="CZE",
    sex="F",
    title="WFM",
    womens="WFM",
    other="NA,DI",
    ratings=(2041, 1988, 0),
    born="2003",
    flag="w",
)


def read(
    folder: Path, *lines: str, kind: ListKind | None = None, name: str = "list.txt"
) -> list[Listed | BrokenLine]:
    file = folder / name
    file.write_bytes("".join(f"{line}\r\n" for line in lines).encode())
    with reading(file, name, kind=kind) as found:
        return list(found.players)


def refused(folder: Path, *lines: str, kind: ListKind | None = None) -> ListRefused:
    with pytest.raises(ListRefused) as error:
        read(folder, *lines, kind=kind)
    return error.value


@pytest.mark.parametrize("header", [files.COMBINED, files.LEGACY], ids=["with FOA", "legacy"])
def test_a_combined_list_has_three_ratings(tmp_path: Path, header: str) -> None:
    (player,) = read(tmp_path, header, files.line(ALZBETA, header))
    assert player == Listed(
        number="999000017",
        name="Novotna, Alzbeta",
        federation="CZE",
        sex="w",
        title="WFM",
        womens_title="WFM",
        other_titles="NA,DI",
        standard=2041,
        standard_k=20,
        rapid=1988,
        rapid_k=20,
        born="2003",
        flag="w",
        fide_id="999000017",
    )


def test_a_list_of_one_kind_says_its_month_and_has_to_be_told_its_kind(tmp_path: Path) -> None:
    line = files.line(ALZBETA, files.SINGLE)
    assert refused(tmp_path, files.SINGLE, line).code == "kind-unknown"
    (player,) = read(tmp_path, files.SINGLE, line, kind="blitz")
    assert isinstance(player, Listed)
    assert (player.standard, player.blitz, player.blitz_k) == (0, 2041, 20)
    with reading(tmp_path / "list.txt", "rapid_rating_list.txt") as found:
        assert (found.kind, str(found.period)) == ("rapid", "2026-10")


def test_lists_before_2012_write_two_headings_together(tmp_path: Path) -> None:
    line = " 9990017  Novotna, Alzbeta                  wf  CZE  2041    9  2003  w   "
    (player,) = read(tmp_path, files.OLD, line, kind="standard")
    assert isinstance(player, Listed)
    assert (player.number, player.title, player.federation) == ("9990017", "WFM", "CZE")
    assert (player.standard, player.born, player.flag) == (2041, "2003", "w")


def test_short_lines_blank_ratings_and_accents_are_read(tmp_path: Path) -> None:
    bare = files.line(ALZBETA._replace(name="Ångström, José", flag="", born=""), files.COMBINED)
    blank = bare[:113].rstrip()
    (player,) = read(tmp_path, files.COMBINED, blank)
    assert isinstance(player, Listed)
    assert (player.name, player.standard, player.born) == ("Ångström, José", 0, "")


def test_windows_wrote_older_files(tmp_path: Path) -> None:
    line = files.line(ALZBETA._replace(name="Müller, Jörg"), files.COMBINED)
    (tmp_path / "old.txt").write_bytes(f"{files.COMBINED}\n{line}\n".encode("cp1252"))
    with reading(tmp_path / "old.txt", "old.txt") as found:
        (player,) = found.players
    assert isinstance(player, Listed)
    assert player.name == "Müller, Jörg"


def test_many_titles_push_the_rest_of_their_line(tmp_path: Path) -> None:
    line = files.line(ALZBETA, files.COMBINED)
    long = line[:94] + "IA,IO,FST,DI,LSI" + line[109:]
    (player,) = read(tmp_path, files.COMBINED, long)
    assert isinstance(player, Listed)
    assert (player.standard, player.rapid, player.born) == (2041, 1988, "2003")
    assert player.other_titles == "IA,IO,FST,DI"


@pytest.mark.parametrize(
    ("start", "text", "column", "why"),
    [
        (0, "12x4", "ID Number", "number"),
        (15, " " * 30, "Name", "name"),
        (76, "C1E", "Fed", "federation"),
        (113, "2o41", "SRtng", "rating"),
        (113, "9999", "SRtng", "rating"),
        (136, "2x", "Rk", "factor"),
        (152, "20 3", "B-day", "year"),
        (158, "q", "Flag", "flag"),
    ],
)
def test_a_broken_line_is_named_with_its_column(
    tmp_path: Path, start: int, text: str, column: str, why: str
) -> None:
    line = files.line(ALZBETA, files.COMBINED)
    broken = line[:start] + text + line[start + len(text) :]
    found = read(tmp_path, files.COMBINED, line, broken)
    assert isinstance(found[0], Listed)
    assert isinstance(found[1], BrokenLine)
    assert (found[1].line, found[1].column, found[1].why) == (3, column, why)


def test_a_column_more_is_left_out_and_named(tmp_path: Path) -> None:
    header = files.COMBINED + " Shoe"
    with_shoes = files.line(ALZBETA, files.COMBINED).ljust(162) + " 42"
    (tmp_path / "new.txt").write_text(f"{header}\n{with_shoes}\n")
    with reading(tmp_path / "new.txt", "new.txt") as found:
        (player,) = found.players
        assert found.unknown == ("Shoe",)
    assert isinstance(player, Listed)
    assert (player.flag, player.blitz) == ("w", 0)


def test_a_column_under_a_new_name_is_refused_by_its_place(tmp_path: Path) -> None:
    error = refused(tmp_path, files.COMBINED.replace("B-day", "Birth"))
    assert (error.code, dict(error.facts)) == (
        "header-unknown",
        {"heading": "Birth", "column": 153},
    )
    assert refused(tmp_path, files.COMBINED.replace("SRtng", "Stand")).code == "header-lacks"
    assert refused(tmp_path, "<!-- a page", "of the web").code == "xml"
    assert refused(tmp_path, "Name;Rating", "Novak;2000").code == "no-header"


def test_the_synthetic_list_is_read_to_its_last_line(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("".join(files.text(3000)), newline="")
    with reading(file, "list.txt") as found:
        players = [each for each in found.players if isinstance(each, Listed)]
    assert len(players) == 3000
    assert 1000 < sum(player.best > 0 for player in players) < 1500
    assert any(player.inactive for player in players)
    assert any("," not in player.name for player in players)
