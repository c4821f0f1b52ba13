"""A synthetic list of FIDE's, with the widths and the quirks of a real one.

    python -m tests.rating_list_files FILE.txt --players 1900000 [--xml] [--kind standard]

Names are put together from syllables; nobody is meant. The same number of players is always the
same list.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

COMBINED: Final = (
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
LEGACY: Final = COMBINED.replace("FOA ", "")
SINGLE: Final = (
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA OCT26 Gms K  B-day Flag"
)
OLD: Final = "ID number Name                              TitlFed  Mar11 GamesBorn  Flag"

FEDERATIONS: Final = (
    *("RUS", "IND", "GER", "ESP", "FRA", "POL", "CZE", "ITA", "USA", "IRI", "TUR", "HUN", "UKR"),
    *("SRB", "NED", "SVK", "CHN", "FID", "NON", "ENG", "GRE", "ROU", "BUL"),
)
ONSETS: Final = (
    *("b", "br", "c", "ch", "d", "dr", "f", "g", "gr", "h", "j", "k", "kh", "kr", "l", "m", "n"),
    *("p", "pr", "r", "s", "sh", "st", "t", "tr", "v", "vl", "w", "y", "z", "zh"),
)
VOWELS: Final = ("a", "e", "i", "o", "u", "a", "e", "i", "o", "ai", "ei", "ou")
ENDS: Final = (
    *("ov", "ova", "sky", "ska", "er", "mann", "ez", "i", "in", "ina", "yan", "", "", "n"),
)
TITLES: Final = (("GM", 2500), ("IM", 2400), ("FM", 2300), ("CM", 2200))
WOMEN: Final = {"GM": "WGM", "IM": "WIM", "FM": "WFM", "CM": "WCM"}


class Player(NamedTuple):
    number: int
    name: str
    federation: str
    sex: str
    title: str
    womens: str
    other: str
    ratings: tuple[int, int, int]
    born: str
    flag: str


def players(count: int, seed: int = 26) -> Iterator[Player]:
    """As many players, in the order of their names' making; three of five have no rating."""
    rng = random.Random(seed)
    numbers = rng.sample(range(100_000, 100_000 + 50 * count), count)
    surnames = [_word(rng) for _ in range(max(50, count // 12))]
    first_names = [_word(rng) for _ in range(max(30, count // 200))]
    for at, number in enumerate(numbers):
        yield _player(rng, number, surnames, first_names, at)


def text(count: int, header: str = COMBINED) -> Iterator[str]:
    """The lines of a fixed-width list, header first, with their ends."""
    yield f"{header}\r\n"
    for player in players(count):
        yield f"{line(player, header)}\r\n"


def xml(count: int) -> Iterator[str]:
    """The pieces of a combined list as XML; no declaration, an element a line."""
    yield "<playerslist>\n"
    for player in players(count):
        yield element(player)
    yield "</playerslist>\n"


def line(player: Player, header: str) -> str:
    """One player, each value below its heading."""
    at = iter(player.ratings)
    cells = [
        ("ID ", str(player.number)),
        ("Name", player.name[:60]),
        ("Fed", player.federation),
        ("Sex", player.sex),
        (" Tit ", player.title),
        ("WTit", player.womens),
        ("OTit", player.other),
        ("B-day", player.born),
        ("Flag", player.flag),
    ]
    for heading, factor in (("SRtng", "SK"), ("RRtng", "Rk"), ("BRtng", "BK"), ("OCT26", " K ")):
        if heading in header:
            rating = next(at)
            cells += [(heading, str(rating)), (factor, "20" if rating else "0")]
    signs = [" "] * len(header)
    for heading, value in cells:
        start = header.index(heading) + (heading[0] == " ")
        signs[start : start + len(value)] = value
    return "".join(signs)


def element(player: Player) -> str:
    standard, rapid, blitz = player.ratings
    values = {
        "fideid": player.number,
        "name": player.name,
        "country": player.federation,
        "sex": player.sex,
        "title": player.title,
        "w_title": player.womens,
        "o_title": player.other,
        "foa_title": "",
        "rating": standard,
        "games": 0,
        "k": 20 if standard else 0,
        "rapid_rating": rapid,
        "rapid_games": 0,
        "rapid_k": 20 if rapid else 0,
        "blitz_rating": blitz,
        "blitz_games": 0,
        "blitz_k": 20 if blitz else 0,
        "birthday": player.born,
        "flag": player.flag,
    }
    inner = "".join(f"<{name}>{value}</{name}>\n" for name, value in values.items())
    return f"<player>\n{inner}</player>\n"


def _word(rng: random.Random) -> str:
    syllables = rng.choice((1, 2, 2, 3))
    made = "".join(rng.choice(ONSETS) + rng.choice(VOWELS) for _ in range(syllables))
    return (made + rng.choice(ENDS)).capitalize()


def _player(
    rng: random.Random, number: int, surnames: list[str], first_names: list[str], at: int
) -> Player:
    rated = rng.random() < 0.41
    standard = int(min(2850, max(1400, rng.gauss(1750, 220)))) if rated else 0
    ratings = (standard, *(_near(rng, standard) for _ in range(2)))
    sex = "F" if rng.random() < 0.18 else "M"
    title = next((each for each, least in TITLES if standard >= least), "")
    woman = sex == "F"
    return Player(
        number=number,
        name=_name(rng, surnames, first_names, at),
        federation=rng.choice(FEDERATIONS),
        sex=sex,
        title=title,
        womens=WOMEN[title] if woman and title else "",
        other="NA,DI" if rng.random() < 0.01 else "",
        ratings=(ratings[0], ratings[1], ratings[2]),
        born="0" if rng.random() < 0.017 else str(rng.randint(1935, 2020)),
        flag=("w" if woman else "") + ("i" if rng.random() < 0.3 else ""),
    )


def _near(rng: random.Random, standard: int) -> int:
    """Many have one kind alone."""
    return max(1400, standard + rng.randint(-90, 90)) if standard and rng.random() < 0.5 else 0


def _name(rng: random.Random, surnames: list[str], first_names: list[str], at: int) -> str:
    """Mostly "Last, First"; some without a comma, with initials in front, or all in capitals."""
    surname, first = rng.choice(surnames), rng.choice(first_names)
    if at % 50 == 7:
        return f"{surname} {first[0]} J"
    if at % 50 == 13:
        return f"A A M {surname}, {first}"
    if at % 97 == 5:
        return surname
    if at % 101 == 3:
        return f"{surname}-{rng.choice(surnames)}, {first.upper()}"
    return f"{surname}, {first}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=1_900_000)
    parser.add_argument("--xml", action="store_true")
    parser.add_argument("--single", action="store_true", help="one kind, of October 2026")
    options = parser.parse_args()
    pieces = (
        xml(options.players)
        if options.xml
        else text(options.players, SINGLE if options.single else COMBINED)
    )
    with options.file.open("w", encoding="ascii", newline="") as file:
        file.writelines(pieces)


if __name__ == "__main__":
    main()
