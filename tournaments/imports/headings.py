"""Which column of a list is what, as organisers, Swiss-Manager and chess-results head it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from .rows import SEXES, title_of

FIRST_ROWS: Final = 50
"""How far down a heading is looked for: title lines stand above it."""
ENOUGH: Final = 3
"""As many known headings make a line the heading, wherever it stands."""

Line = tuple[int, list[str]]
"""A line of the file with its number, counted from 1."""

_HEADINGS = {
    "name": "name,player,playername,fullname,jmeno,jmenoaprijmeni,prijmeniajmeno,nazwiskoiimie,"
    "nazwiskoimie,imieinazwisko,hrac,zawodnik,имя,фио,игрок,meno,teilnehmer,spieler,nombre,nome,nom",
    "surname": "surname,lastname,familyname,prijmeni,nazwisko,фамилия,priezvisko,nachname,"
    "apellidos",
    "first_name": "firstname,givenname,forename,krestni,krestnijmeno,imie,имяотчество,vorname",
    "title": "title,tit,ti,fidetitle,titul,tytul,tyt,titel,titulo,звание,титул",
    "federation": "federation,fed,country,nat,federace,stat,kraj,land,federacja,федерация,фед,"
    "страна",
    "rating": "rating,rtg,elo,twz,std,standard,ranking,рейтинг,рейт,эло,rg",
    "rating_fide": "fiderating,fideelo,elofide,rtgi,irtg,eloi,rtgint,elointernacional,рейтмежд,"
    "междунрейтинг,rtgfide,ratingfide",
    "rating_national": "rtgn,nrtg,elon,nwz,dwz,rtgnat,elonat,рейтнац,нацрейтинг,rkrajowy,"
    "nationalrating",
    "ingo": "ingo,ingozahl,ingonumber",
    "bcf": "bcf,bcfgrade",
    "fide_id": "fideid,fideno,fide,idfide,fidecode,fidekenn,codigofide,kodfide,кодfide,фидеid,"
    "idфиде",
    "birth_date": "birthdate,birth,born,dateofbirth,birthday,bday,dob,year,birthyear,yob,byear,"
    "narozen,"
    "datumnarozeni,rok,roknarozeni,rokurodzenia,dataurodzenia,dataur,nar,датарождения,годрождения,"
    "geburt,geb,geburtsdatum,geburtsjahr,nac",
    "sex": "sex,gender,fs,pohlavi,plec,geschl,geschlecht,sexo,пол",
    "club": "club,klub,oddil,team,clubcity,clubname,klubmisto,klubmiejscowosc,verein,vereinort,"
    "clubciudad,clubecidade,clube,клуб,клубгород",
    "contact": "contact,email,mail,phone,telefon,kontakt,телефон,почта",
}


def _plain(heading: str) -> str:
    """Lower case without marks, blanks and signs: `Příjmení` -> `prijmeni`."""
    decomposed = unicodedata.normalize("NFKD", heading.casefold())
    return "".join(c for c in decomposed if c.isalnum()).replace("ł", "l")


_FIELD_OF: Final[Mapping[str, str]] = MappingProxyType(
    {_plain(name): field for field, names in _HEADINGS.items() for name in names.split(",")}
)


class Heading(msgspec.Struct, frozen=True):
    """The heading line, and our field of each column that has one (by the column's place)."""

    line: int
    cells: list[str]
    fields: dict[int, str]

    @property
    def columns(self) -> dict[str, str]:
        return {field: self.cells[at] for at, field in self.fields.items()}

    @property
    def ignored(self) -> tuple[str, ...]:
        return tuple(h for at, h in enumerate(self.cells) if at not in self.fields and h)

    @property
    def names_players(self) -> bool:
        return not {"name", "surname"}.isdisjoint(self.fields.values())

    def repeated_by(self, cells: Sequence[str]) -> bool:
        """Lists by groups or teams have the heading above each."""
        return [*cells] == self.cells


def known(cells: Sequence[str]) -> int:
    """How many kinds of column a line would head; 0 where none of them holds the players' names."""
    fields = {field for cell in cells if (field := _FIELD_OF.get(_plain(cell)))}
    return len(fields) if fields & {"name", "surname"} else 0


def place_of(lines: Sequence[Sequence[str]]) -> int:
    """Which of the lines is the heading: the first with enough known headings, else the one with
    most, else the first that is not empty."""
    counts = [known(line) for line in lines[:FIRST_ROWS]]
    enough = next((at for at, count in enumerate(counts) if count >= ENOUGH), None)
    if enough is not None:
        return enough
    if max(counts, default=0) > 0:
        return counts.index(max(counts))
    return next((at for at, line in enumerate(lines) if any(line)), 0)


def read_heading(table: Sequence[Line]) -> tuple[Heading, list[Line]]:
    """The heading of a table, and the lines below it. The table must not be empty."""
    at = place_of([cells for _, cells in table])
    line, cells = table[at]
    below = list(table[at + 1 :])
    fields = _fields(cells, below)
    return Heading(line, cells, _with_unnamed(cells, fields, below)), below


def _fields(cells: list[str], below: Sequence[Line]) -> dict[int, str]:
    """Column -> our field; the first column of a kind counts, of two names the fuller one
    (Swiss-Manager's standings have the short name before the whole one).

    Beside a surname, a column that is merely called name holds the first name.
    """
    fields: dict[int, str] = {}
    for at, cell in enumerate(cells):
        field = _FIELD_OF.get(_plain(cell))
        if field and field not in fields.values():
            fields[at] = field
        elif field == "name" and _letters(below, at) > _letters(below, _at(fields, "name")):
            del fields[_at(fields, "name")]
            fields[at] = field
    if "surname" in fields.values() and "first_name" not in fields.values():
        return {at: "first_name" if field == "name" else field for at, field in fields.items()}
    return fields


def _with_unnamed(
    cells: list[str], fields: dict[int, str], below: Sequence[Line]
) -> dict[int, str]:
    """Columns without a heading beside the name: titles before it, sexes behind it."""
    if "name" not in fields.values():
        return fields
    name = _at(fields, "name")
    unnamed = ((name - 1, "title", title_of), (name + 1, "sex", SEXES.get))
    more = {
        at: field
        for at, field, reads in unnamed
        if field not in fields.values()
        and 0 <= at < len(cells)
        and not cells[at]
        and _all(below, at, reads)
    }
    return fields | more


def _all(below: Sequence[Line], at: int, reads: object) -> bool:
    texts = {cells[at].lower() for _, cells in below if at < len(cells) and cells[at]}
    return bool(texts) and callable(reads) and all(reads(text) for text in texts)


def _letters(below: Sequence[Line], at: int) -> int:
    return sum(len(cells[at]) for _, cells in below if at < len(cells))


def _at(fields: Mapping[int, str], field: str) -> int:
    return next(at for at, each in fields.items() if each == field)
