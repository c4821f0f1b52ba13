"""Entry lists as CSV: any of four encodings and three delimiters, headings in several languages."""

from __future__ import annotations

import unicodedata

import msgspec

from .csv_lines import CsvLine, csv_lines
from .encodings import decode
from .rows import EntryList, EntryRow, entry_row, mark_doubles

MOST_ROWS = 20_000
DELIMITERS = (";", "\t", ",")

_HEADINGS = {
    "name": "name,player,playername,fullname,jmeno,jmenoaprijmeni,prijmeniajmeno,nazwiskoiimie,"
    "imieinazwisko,hrac,zawodnik,имя,фио,игрок,meno",
    "surname": "surname,lastname,familyname,prijmeni,nazwisko,фамилия,priezvisko",
    "first_name": "firstname,givenname,forename,krestni,krestnijmeno,imie,имяотчество",
    "title": "title,tit,fidetitle,titul,tytul,звание,титул",
    "federation": "federation,fed,country,nat,federace,stat,kraj,federacja,федерация,страна",
    "rating": "rating,rtg,elo,fiderating,fideelo,rtgi,irtg,eloi,std,standard,ranking,рейтинг,эло",
    "ingo": "ingo,ingozahl,ingonumber",
    "bcf": "bcf,bcfgrade",
    "fide_id": "fideid,fideno,fide,idfide,fidecode,фидеid,idфиде",
    "birth_date": "birthdate,birth,born,dateofbirth,birthday,dob,year,birthyear,yob,byear,narozen,"
    "datumnarozeni,rok,roknarozeni,rokurodzenia,dataurodzenia,датарождения,годрождения",
    "sex": "sex,gender,pohlavi,plec,пол",
    "club": "club,klub,oddil,team,clubcity,клуб",
    "contact": "contact,email,mail,phone,telefon,kontakt,телефон,почта",
}


def _plain(heading: str) -> str:
    """Lower case without marks, blanks and signs: `Příjmení` -> `prijmeni`."""
    decomposed = unicodedata.normalize("NFKD", heading.casefold())
    return "".join(c for c in decomposed if c.isalnum()).replace("ł", "l")


_FIELD_OF = {_plain(name): field for field, names in _HEADINGS.items() for name in names.split(",")}


def read_csv(content: bytes) -> EntryList:
    """Read a list with a heading line; nothing raises, what is wrong is said in the answer."""
    text, encoding = decode(content)
    if "\0" in text:
        return EntryList(rows=(), encoding=encoding, problems=("This is not a text file.",))
    lines = text.splitlines()
    heading_at = next((at for at, line in enumerate(lines) if line.strip()), None)
    if heading_at is None:
        return EntryList(rows=(), encoding=encoding, problems=("The file is empty.",))
    delimiter = _delimiter(lines[heading_at])
    return _entry_list(csv_lines(text, delimiter), encoding, delimiter)


def _delimiter(heading: str) -> str:
    return max(DELIMITERS, key=lambda sign: (heading.count(sign), -DELIMITERS.index(sign)))


def _entry_list(table: list[CsvLine], encoding: str, delimiter: str) -> EntryList:
    headings = table[0].cells
    fields = _fields(headings)
    columns = {field: headings[at] for at, field in fields.items()}
    ignored = tuple(h for at, h in enumerate(headings) if at not in fields and h)
    problems = [f"Line {table[0].number}: {table[0].problem}"] if table[0].problem else []
    if "name" not in columns and "surname" not in columns:
        problems.append(
            f"Line {table[0].number} names no column for the player's name "
            f"(found: {', '.join(h for h in headings if h)})."
        )
    if len(table) - 1 > MOST_ROWS:
        problems.append(f"The list has {len(table) - 1} rows; at most {MOST_ROWS} are taken.")
    elif len(table) == 1 and not problems:
        problems.append("The list has a heading but no players.")
    rows = () if problems else tuple(_row(line, fields, headings) for line in table[1:])
    return EntryList(
        rows=mark_doubles(rows),
        columns=columns,
        ignored_columns=ignored,
        encoding=encoding,
        delimiter=delimiter,
        problems=tuple(problems),
    )


def _fields(headings: list[str]) -> dict[int, str]:
    """Column index -> our field; the first column of a kind counts.

    Beside a surname, a column that is merely called name holds the first name.
    """
    fields: dict[int, str] = {}
    for at, heading in enumerate(headings):
        field = _FIELD_OF.get(_plain(heading))
        if field and field not in fields.values():
            fields[at] = field
    if "surname" in fields.values() and "first_name" not in fields.values():
        return {at: "first_name" if field == "name" else field for at, field in fields.items()}
    return fields


def _row(line: CsvLine, fields: dict[int, str], headings: list[str]) -> EntryRow:
    cells = line.cells
    row = entry_row(
        line.number, {field: cells[at] for at, field in fields.items() if at < len(cells)}
    )
    if line.problem:
        return msgspec.structs.replace(row, problems=(line.problem, *row.problems))
    if len(cells) > len(headings):
        extra = f"The line has {len(cells)} cells, the heading {len(headings)}."
        return msgspec.structs.replace(row, problems=(*row.problems, extra))
    return row
