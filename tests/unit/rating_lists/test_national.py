"""National lists by their mapping files."""

from pathlib import Path

import pytest

from tournaments.rating_lists.listed import BrokenLine, Listed, ListRefused
from tournaments.rating_lists.national import Mapping, codes, mapping_named
from tournaments.rating_lists.national.mapping import _TAKES
from tournaments.rating_lists.reading import reading
from tournaments.words import languages, speak


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


CZECH = """ID_no,Name,ClubName,BirthDay,Sex,Rtg_nat,Rtg_int,Title,FIDE_no,Fed,ClubNo,Status,PARTIE,BODY,SUMA_ELO
10001.0,Nováková Alžběta,ŠK Dvůr,07.03.1998,f,1875.0,1903.0,WCM,99900041.0,CZE,21007.0,A,42.0,25.5,78000.0
10002.0,Dvořák Jan Jiří,TJ Žďár,00.00.1951,,1500.0,0.0,,0.0,CZE,21008.0,N,0.0,0.0,0.0
10003.0,Host Olaf,,,,1450.0,,,,SVK,,Z,,,
10004.0,Kaše Petr,ŠK Dvůr,07.03.1998,,18x5,,,,CZE,,A,,,
"""  # noqa: E501 (the columns are those of the list)


def test_the_czech_list_in_the_code_page_of_its_programs(tmp_path: Path) -> None:
    first, second, guest, broken = read(tmp_path, "CZE", CZECH, "cp1250")
    assert first == Listed(
        number="10001",
        name="Nováková, Alžběta",
        federation="CZE",
        sex="w",
        title="WCM",
        national=1875,
        standard=1903,
        fide_id="99900041",
        born="1998-03-07",
        club="ŠK Dvůr",
    )
    assert second == Listed(
        number="10002",
        name="Dvořák, Jan Jiří",
        federation="CZE",
        sex="m",
        national=1500,
        born="1951",
        club="TJ Žďár",
        flag="i",
    )
    assert isinstance(guest, Listed)
    assert (guest.federation, guest.born, guest.inactive) == ("SVK", "", False)
    assert broken == BrokenLine(5, "Rtg_nat", "rating", "18x5")


_KINDS = ("standard", "rapid", "blitz", "online_standard", "online_rapid", "online_blitz")
ENGLISH = (
    "ECF_code,full_name,member_no,FIDE_no,gender,nation,"
    + ",".join(
        f"original_{kind},{kind}_original_category,revised_{kind},{kind}_revised_category"
        for kind in _KINDS
    )
    + ",club_code,club_name,title\n"
    + f'123456A,"O\'Hara, Maeve",ME001,99900057,F,ENG,1702,A,1715,A{",1600,B,1610,B" * 5},'
    "1ABC,Little Walden,WFM\n" + f'005678B,"Smith, John",,,M,ENG,1510,K,,{",,,," * 5},,,\n'
)


def test_the_english_list_with_its_code_and_the_newest_figure(tmp_path: Path) -> None:
    one, other = read(tmp_path, "ENG", ENGLISH, "utf-8")
    assert one == Listed(
        number="123456A",
        name="O'Hara, Maeve",
        federation="ENG",
        sex="w",
        title="WFM",
        national=1715,
        fide_id="99900057",
        club="Little Walden",
    )
    assert isinstance(other, Listed)
    assert (other.number, other.national) == ("005678B", 1510), "no revised one: the original"


DUTCH = """Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S
7000001;Müller, Coen;;NED;1988;12;1975;M
7000002;Jansen, Fleur;WFM;NED;0;;2008;V
"""


def test_the_dutch_list(tmp_path: Path) -> None:
    one, other = read(tmp_path, "NED", DUTCH, "cp1252")
    assert one == Listed(
        number="7000001",
        name="Müller, Coen",
        federation="NED",
        sex="m",
        national=1988,
        born="1975",
    )
    assert isinstance(other, Listed)
    assert (other.title, other.national, other.born) == ("WFM", 0, "2008")


def test_the_finnish_list(tmp_path: Path) -> None:
    text = "Id;Sukunimi;Etunimi;Seura;Selo\n31;Mäkinen;Aino;MatSK;1712\n"
    assert read(tmp_path, "FIN", text, "utf-8") == [
        Listed(number="31", name="Mäkinen, Aino", federation="FIN", national=1712, club="MatSK")
    ]


AUSTRIAN = (
    '"Größl,Franz";"x";"AUT";"";"1834";"FM";"1971";"123456";"";"";"M"\r\n'
    '"Šimek,Eva";"x";"SVK";"";"0";"";"";"123457";"";"";"W"\r\n'
)


def test_the_austrian_list_has_places_and_no_headings(tmp_path: Path) -> None:
    one, other = read(tmp_path, "AUT", AUSTRIAN, "iso-8859-15")
    assert one == Listed(
        number="123456",
        name="Größl, Franz",
        federation="AUT",
        sex="m",
        title="FM",
        national=1834,
        born="1971",
    )
    assert isinstance(other, Listed)
    assert (other.name, other.federation, other.national, other.sex) == (
        "Šimek, Eva",
        "SVK",
        0,
        "w",
    )
    broken = read(tmp_path, "AUT", AUSTRIAN.replace("1834", "18x4"), "iso-8859-15")[0]
    assert broken == BrokenLine(1, "5", "rating", "18x4")


def test_every_mapping_file_can_be_read() -> None:
    assert set(codes()) == {"AUT", "CZE", "ENG", "FIN", "GER", "NED", "RUS"}
    assert all(mapping_named(code).code == code for code in codes())


DANISH = """code = "DEN"
federation = "Dansk Skak Union"
[columns]
number = ["Medlem"]
name = ["Navn"]
national = ["Tal"]
"""


def test_whoever_runs_the_server_maps_further_lists_and_ours_anew(tmp_path: Path) -> None:
    (tmp_path / "den.toml").write_text(DANISH, encoding="utf-8")
    assert set(codes(tmp_path)) - set(codes()) == {"DEN"}
    assert mapping_named("DEN", tmp_path).columns["national"] == ("Tal",)
    own = DANISH.replace("DEN", "CZE")
    (tmp_path / "cze.toml").write_text(own, encoding="utf-8")
    assert mapping_named("CZE", tmp_path).columns["name"] == ("Navn",)
    with pytest.raises(KeyError):
        mapping_named("DEN")
    with pytest.raises(KeyError):
        mapping_named("../", tmp_path)


@pytest.mark.parametrize(
    ("wrong", "why", "facts"),
    [
        (DANISH.replace("[columns]", "[columns"), "no-toml", {"line": 3}),
        (DANISH + "x = [1", "no-toml", {"line": 0}),
        (DANISH.replace('["Tal"]', '"Tal"'), "wrong-value", ("columns.national", "headings")),
        (DANISH.replace("national =", "elo ="), "unknown-key", {"key": "columns.elo"}),
        (DANISH.replace("DEN", "SWE"), "other-code", {"federation": "SWE"}),
        (DANISH.replace("DEN", "den"), "wrong-value", ("code", "code")),
        (DANISH.replace("federation =", "land ="), "unknown-key", {"key": "land"}),
        (DANISH.replace("federation =", "#"), "lacks", {"key": "federation"}),
        (DANISH.replace("number =", "standard ="), "lacks", {"key": "columns.number"}),
        (DANISH.replace("name =", "rapid ="), "lacks", {"key": "columns.name"}),
        ('encodings = ["utf-9"]\n' + DANISH, "encoding", {"encoding": "utf-9"}),
        ("encodings = []\n" + DANISH, "wrong-value", ("encodings", "texts")),
        (DANISH + "[places]\nnumber = 1\n", "both", {}),
        (DANISH + "[places]\nnumber = 0\n", "wrong-value", ("places.number", "place")),
        ("places = 1\n" + DANISH, "wrong-value", ("places", "table")),
        ("names = 1\n" + DANISH, "wrong-value", ("names", "name-order")),
        ("men = 1\n" + DANISH, "wrong-value", ("men", "truth")),
        ("least = 0\n" + DANISH, "wrong-value", ("least", "number")),
        ('separators = ""\n' + DANISH, "wrong-value", ("separators", "text")),
    ],
)
def test_a_file_that_is_no_mapping_says_its_name_and_the_key(
    tmp_path: Path, wrong: str, why: str, facts: dict[str, object] | tuple[str, str]
) -> None:
    (tmp_path / "den.toml").write_text(wrong, encoding="utf-8")
    said = dict(zip(("key", "takes"), facts, strict=True)) if isinstance(facts, tuple) else facts
    refused = _refused(tmp_path)
    assert (refused.code, refused.facts) == (f"mapping-{why}", {"file": "den.toml"} | said)
    for language in languages.known():
        sentence = sentence_of(refused, language)
        assert "den.toml" in sentence
        assert all(str(fact) in sentence for key, fact in said.items() if key != "takes" and fact)


def _refused(folder: Path) -> ListRefused:
    with pytest.raises(ListRefused) as refused:
        mapping_named("DEN", folder)
    return refused.value


def sentence_of(refused: ListRefused, language: str) -> str:
    return speak(f"RatingListRefused.{refused.code}", refused.facts, language)


def test_a_mapping_that_is_no_text_or_cannot_be_read_says_so(tmp_path: Path) -> None:
    (tmp_path / "den.toml").write_bytes(DANISH.encode("utf-16"))
    assert _refused(tmp_path).code == "mapping-no-text"
    (tmp_path / "den.toml").unlink()
    (tmp_path / "den.toml").mkdir()
    assert _refused(tmp_path).code == "mapping-unreadable"


def test_a_mapping_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    (tmp_path / "den.toml").write_bytes(DANISH.encode("utf-8-sig"))
    assert mapping_named("DEN", tmp_path).code == "DEN"


def test_every_key_of_a_mapping_says_what_it_takes() -> None:
    assert set(_TAKES) == set(Mapping.__struct_fields__)
