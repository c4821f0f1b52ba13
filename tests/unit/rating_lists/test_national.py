"""National lists by their mapping files."""

from pathlib import Path

import pytest

from tournaments.rating_lists.listed import BrokenLine, Listed, ListRefused
from tournaments.rating_lists.national import known, mapping_named
from tournaments.rating_lists.reading import reading


def read(folder: Path, code: str, text: str, encoding: str) -> list[Listed | BrokenLine]:
    file = folder / "list.csv"
    file.write_bytes(text.encode(encoding))
    with reading(file, "list.csv", mapping=mapping_named(code)) as found:
        return list(found.players)


RUSSIAN = """ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int
1204,Чигорин Михаил Иванович,,RUS,77,г. Москва,12.11.1985,1834,99900021,1790
1205,"Быкова Елизавета",f,RUS,33,Владимирская область,1992,0,,0
12x,,f,RUS,33,,1992,0,,0
"""


def test_the_swiss_manager_dialect_brings_cyrillic_names_and_two_ratings(tmp_path: Path) -> None:
    first, second, third = read(tmp_path, "RUS", RUSSIAN, "utf-8-sig")
    assert first == Listed(
        number="1204",
        name="Чигорин, Михаил Иванович",
        federation="RUS",
        sex="m",
        national=1834,
        standard=1790,
        fide_id="99900021",
        born="1985-11-12",
        club="г. Москва",
    )
    assert isinstance(second, Listed)
    assert (second.sex, second.born, second.national, second.fide_id) == ("w", "1992", 0, "")
    assert third == BrokenLine(4, "Name", "name", "")


GERMAN = """ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Geburtsjahr,DWZ,FIDE-Elozahl,\
FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname,FIDE-Frauentitel
NU1001,10101,0007,P,"Müßig,Jörg",M,1970,1650,1702,,99900033,GER,Jörg,Müßig,
NU1001,20202,0012,A,"Müßig,Jörg",M,1970,1650,1702,,99900033,GER,Jörg,Müßig,
NU1002,20202,0013,A,"Öztürk,Ayşe",W,2001,0,,WFM,,,Ayse,Öztürk,WFM
"""


def test_one_line_a_player_of_several_memberships(tmp_path: Path) -> None:
    one, other = read(tmp_path, "GER", GERMAN.replace("ş", "s"), "cp1252")
    assert isinstance(one, Listed)
    assert isinstance(other, Listed)
    assert (one.number, one.name, one.club, one.national) == (
        "NU1001",
        "Müßig, Jörg",
        "20202",
        1650,
    )
    assert (other.name, other.federation, other.title) == ("Öztürk, Ayse", "GER", "WFM")
    assert (other.sex, other.national) == ("w", 0)


def test_a_table_without_its_columns_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ListRefused) as refused:
        read(tmp_path, "GER", "Verein,Ort\nSK,Berlin\n", "utf-8")
    assert (refused.value.code, refused.value.facts) == ("header-lacks", {"column": "ID"})


def test_every_mapping_file_can_be_read() -> None:
    assert set(known()) >= {"CZE", "ENG", "GER", "RUS"}
    assert all(mapping_named(code).code == code for code in known())
