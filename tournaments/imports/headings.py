"""Which column of a list is what, as organisers, Swiss-Manager and chess-results head it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from tournaments.domain.imported.list_fields import ListField
from tournaments.words import READERS, speak

from .cells import SEXES, title_of
from .columns import (
    PLAIN,
    ByHand,
    Columns,
    FileColumns,
    HowToRead,
    Line,
    SaidBy,
    first_lines,
    key_of,
    key_of_width,
)
from .guesses import guessed

FIRST_ROWS: Final = 50
"""How far down a heading is looked for: title lines stand above it."""
ENOUGH: Final = 3
"""As many known headings make a line the heading, wherever it stands."""

_HEADINGS: Final[Mapping[ListField, str]] = {
    "name": "name,player,playername,fullname,jmeno,jmenoaprijmeni,prijmeniajmeno,nazwiskoiimie,"
    "nazwiskoimie,imieinazwisko,hrac,zawodnik,имя,фио,игрок,meno,teilnehmer,spieler,nombre,nome,nom",
    "surname": "surname,lastname,familyname,prijmeni,nazwisko,фамилия,priezvisko,nachname,"
    "apellidos",
    "first_name": "firstname,givenname,forename,krestni,krestnijmeno,imie,имяотчество,vorname",
    "title": "title,tit,ti,fidetitle,titul,tytul,tyt,titel,titulo,звание,титул",
    "womens_title": "womenstitle,womentitle,wtitle,wtit,zenskytitul,tytulkobiecy,женскоезвание",
    "federation": "federation,fed,country,nat,federace,stat,kraj,land,federacja,федерация,фед,"
    "страна",
    "rating": "rating,rtg,elo,twz,std,elostd,standard,standardrating,ranking,рейтинг,рейт,эло,rg",
    "rating_fide": "fiderating,fideelo,elofide,rtgi,irtg,eloi,rtgint,elointernacional,рейтмежд,"
    "междунрейтинг,rtgfide,ratingfide,rankingfide,рейтингфиде",
    "rating_national": "rtgn,nrtg,elon,nwz,dwz,rtgnat,elonat,рейтнац,нацрейтинг,rkrajowy,"
    "nationalrating,narodnirating,rankingkrajowy,национальныйрейтинг",
    "fides_k": "k,kfactor,kcoeff,kcoefficient,kfide,fidek,koeficientk,wspolczynnikk,коэффициентk,"
    "коэффициентк,к",
    "ingo": "ingo,ingozahl,ingonumber",
    "bcf": "bcf,bcfgrade",
    "fide_id": "fideid,fideno,fide,idfide,fidecode,fidekenn,codigofide,kodfide,кодfide,фидеid,"
    "idфиде",
    "birth_date": "birthdate,birth,born,dateofbirth,birthday,bday,dob,year,birthyear,yob,byear,"
    "yearofbirth,narozen,"
    "datumnarozeni,rok,roknarozeni,rokurodzenia,dataurodzenia,dataur,nar,датарождения,годрождения,"
    "geburt,geb,geburtsdatum,geburtsjahr,nac",
    "sex": "sex,gender,fs,pohlavi,plec,geschl,geschlecht,attr,sexo,пол",
    "type": "typ,type,tipo,тип",
    "group": "gr,group,skup,гр",
    "club": "club,klub,oddil,team,clubcity,clubname,klubmisto,klubmiejscowosc,verein,vereinort,"
    "clubciudad,clubecidade,clube,клуб,клубгород",
    "contact": "contact,email,emailaddress,mail,phone,phonenumber,telefon,kontakt,контакт,телефон,"
    "почта",
}


def _plain(heading: str) -> str:
    """Lower case without marks, blanks and signs: `Příjmení` -> `prijmeni`."""
    decomposed = unicodedata.normalize("NFKD", heading.casefold())
    return "".join(c for c in decomposed if c.isalnum()).replace("ł", "l")


_FIELD_OF: Final[Mapping[str, ListField]] = MappingProxyType(
    {_plain(name): field for field, names in _HEADINGS.items() for name in names.split(",")}
)


class Heading(msgspec.Struct, frozen=True):
    """The heading line (0: there is none), and our field of each column that has one, by the
    column's place. `by`: who says so."""

    line: int
    cells: list[str]
    fields: dict[int, ListField]
    by: SaidBy = "headings"
    width: int = 0
    problem: str = ""
    language: str = READERS

    @property
    def columns(self) -> dict[str, str]:
        return {field: self.called(at) for at, field in self.fields.items()}

    @property
    def ignored(self) -> tuple[str, ...]:
        return tuple(h for at, h in enumerate(self.cells) if at not in self.fields and h)

    @property
    def names_players(self) -> bool:
        return not {"name", "surname"}.isdisjoint(self.fields.values())

    def called(self, at: int) -> str:
        """The heading of a column, or which it is."""
        if self.line and at < len(self.cells):
            return self.cells[at]
        return speak("ListPlace", {"number": at + 1}, self.language)

    def where(self) -> dict[str, str]:
        """How the column of each field is named in a problem."""
        return {field: self._place(at) for at, field in self.fields.items()}

    def _place(self, at: int) -> str:
        name = self.cells[at] if self.line and at < len(self.cells) else ""
        facts = {"number": at + 1, "heading": name}
        return speak("ListPlace.headed" if name else "ListPlace", facts, self.language)

    def repeated_by(self, cells: Sequence[str]) -> bool:
        """Lists by groups or teams have the heading above each."""
        return bool(self.line) and _filled(cells) == _filled(self.cells)

    def as_shown(self, table: Sequence[Line]) -> FileColumns:
        return FileColumns(
            lines=first_lines(table, self.line),
            heading=self.line,
            headings=key_of(self.cells) if self.line else "",
            columns=tuple(self.fields.get(at, "") for at in range(self.width)),
            by=self.by,
        )


def _filled(cells: Sequence[str]) -> list[str]:
    """Without the empty ones at the end."""
    last = max((at for at, cell in enumerate(cells, 1) if cell), default=0)
    return list(cells[:last])


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


def read_heading(table: Sequence[Line], how: HowToRead = PLAIN) -> tuple[Heading, list[Line]]:
    """The heading of a table, and the lines below it. The table must not be empty.

    What an arbiter says counts, then what one said before of such a file, then the headings.
    """
    heading, below = _read_heading(table, how)
    return msgspec.structs.replace(heading, language=how.language), below


def _read_heading(table: Sequence[Line], how: HowToRead) -> tuple[Heading, list[Line]]:
    if how.by_hand is not None:
        return _as_said(table, how.by_hand, how)
    for at, (_, cells) in enumerate(table[:FIRST_ROWS]):
        if columns := how.known.get(key_of(cells)):
            return _heading(table, at, _by_place(columns), "remembered")
    if any(known(cells) for _, cells in table[:FIRST_ROWS]):
        return _by_headings(table, place_of([cells for _, cells in table]))
    return _guessed(table, how.known)


def _as_said(table: Sequence[Line], by_hand: ByHand, how: HowToRead) -> tuple[Heading, list[Line]]:
    at = next((at for at, (number, _) in enumerate(table) if number == by_hand.heading), None)
    if by_hand.heading and at is None:
        heading, below = _guessed(table, {})
        problem = how.speak("ListProblem.no-such-line", line=by_hand.heading)
        return msgspec.structs.replace(heading, problem=problem), below
    if by_hand.columns is not None:
        heading, below = _heading(table, at, _by_place(by_hand.columns), "hand")
        return msgspec.structs.replace(heading, problem=_said_twice(by_hand.columns, how)), below
    if at is None or not known(table[at][1]):
        return _guessed(table, {}, at, headed=at is not None)
    return _by_headings(table, at)


def _said_twice(columns: Columns, how: HowToRead) -> str:
    fields = []
    for field in sorted({field for field in columns if field and columns.count(field) > 1}):
        places = ", ".join(str(at) for at, each in enumerate(columns, 1) if each == field)
        fields.append(how.speak("ListProblem.in-columns", field=field, columns=places))
    return how.speak("ListProblem.columns-twice", fields="; ".join(fields)) if fields else ""


def _by_place(columns: Columns) -> dict[int, ListField]:
    return {at: field for at, field in enumerate(columns) if field}


def _by_headings(table: Sequence[Line], at: int) -> tuple[Heading, list[Line]]:
    cells, below = table[at][1], list(table[at + 1 :])
    return _heading(table, at, _with_unnamed(cells, _fields(cells, below), below), "headings")


def _guessed(
    table: Sequence[Line],
    remembered: Mapping[str, Columns],
    at: int | None = None,
    *,
    headed: bool | None = None,
) -> tuple[Heading, list[Line]]:
    """Without any known heading: what the columns look like, to be confirmed."""
    start = _first_wide(table)
    if headed is None:
        headed = len(table) > start + 1 and not _has_digits(table[start][1])
        at = start if headed else None
    heading, below = _heading(table, at, {}, "guess")
    fields = guessed(below, heading.width)
    if not headed and (columns := remembered.get(key_of_width(heading.width))):
        fields = _by_place(columns)
    return msgspec.structs.replace(heading, fields=fields), below


def _heading(
    table: Sequence[Line], at: int | None, fields: dict[int, ListField], by: SaidBy
) -> tuple[Heading, list[Line]]:
    """`at`: the place of the heading in the table; None: there is none, and the list begins below
    the titles."""
    if at is None:
        below = list(table[_first_wide(table) :])
        width = max(len(cells) for _, cells in below)
        return Heading(0, [""] * width, fields, by, width), below
    line, cells = table[at]
    below = list(table[at + 1 :])
    width = len(cells)
    if by != "headings":
        width = max([width, *(len(cells) for _, cells in below)])
    return Heading(line, [*cells, *[""] * (width - len(cells))], fields, by, width), below


def _first_wide(table: Sequence[Line]) -> int:
    """Where the titles end: they fill fewer cells than the lines of the list."""
    filled = [sum(map(bool, cells)) for _, cells in table[:FIRST_ROWS]]
    return next(at for at, cells in enumerate(filled) if 2 * cells >= max(filled))


def _has_digits(cells: Sequence[str]) -> bool:
    return any(sign.isdigit() for cell in cells for sign in cell)


def _fields(cells: list[str], below: Sequence[Line]) -> dict[int, ListField]:
    """Column -> our field; the first column of a kind counts, of two names the fuller one
    (Swiss-Manager's standings have the short name before the whole one).

    Beside a surname, a column that is merely called name holds the first name.
    """
    fields: dict[int, ListField] = {}
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
    cells: list[str], fields: dict[int, ListField], below: Sequence[Line]
) -> dict[int, ListField]:
    """Columns without a heading beside the name: titles before it, sexes behind it."""
    if "name" not in fields.values():
        return fields
    name = _at(fields, "name")
    unnamed: tuple[tuple[int, ListField, object], ...] = (
        (name - 1, "title", title_of),
        (name + 1, "sex", SEXES.get),
    )
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
