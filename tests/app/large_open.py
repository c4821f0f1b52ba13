"""An open of two hundred: its entry list, its prizes, and how its games may end."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from pairing.ranking.templates import CONSISTENT, TEMPLATES

PLAYERS, ROUNDS = 200, 9
TIE_BREAKS: Final = TEMPLATES[CONSISTENT]
FUND: Final[dict[str, Any]] = {
    "currency": "CZK",
    "unit": 100,
    "tax": {"percent": 1500, "above": 1_000_000},
    "public": True,
    "lists": [
        {
            "id": 1,
            "name": "Main",
            "sharing": "hort",
            "prizes": [{"money": each * 100} for each in (30000, 20000, 15000, 10000, 7000)]
            + [{"money": 500_000}] * 5,
        },
        {
            "id": 2,
            "name": "Women",
            "who": {"sex": "w"},
            "prizes": [{"money": 600_000, "thing": "Vase"}, {"money": 300_000}],
        },
        {
            "id": 3,
            "name": "Under 2000",
            "who": {"rating_to": 1999, "unrated": "not"},
            "prizes": [{"money": 400_000}, {"money": 250_000}, {"money": 100_000}],
        },
        {
            "id": 4,
            "name": "Juniors",
            "who": {"born_from": 2006},
            "prizes": [{"money": 200_000}] * 3,
        },
        {"id": 5, "name": "Seniors", "who": {"born_to": 1940}, "prizes": [{"thing": "Book"}]},
    ],
}
FAMILIES: Final = (
    *("Novak", "Svobod", "Dvorak", "Cern", "Prochaz", "Kucer", "Vesel", "Horak", "Nemec", "Pokorn"),
    *("Marek", "Hajek", "Jelinek", "Kral", "Ruzic", "Benes", "Fial", "Sedlac", "Zeman", "Kolar"),
)
ENDINGS: Final = ("ova", "sky", "enko", "in", "owicz", "mann", "er", "ides", "escu", "ini")
GIVEN: Final = (
    *("Jan", "Petra", "Tomas", "Zofia", "Aleksej", "Ruth", "Emil", "Xenia", "Bohdan", "Klara"),
    *("Viktor", "Ulrike", "Stepan", "Dana", "Hugo", "Olena", "Filip", "Milada", "Igor"),
)


def entry_list(random: Random) -> bytes:
    """Two hundred players of all ages; every ninth is a woman, some play for the first club."""
    lines = ["Name;Elo;Fed;Sex;Birth date;Club"]
    for number in range(1, PLAYERS + 1):
        rating = 2600 - 5 * number + random.randint(-40, 40)
        sex = "w" if number % 9 == 0 else "m"
        born = f"{random.randint(1942, 2014)}-03-0{number % 9 + 1}"
        club = ("Sokol", "Slavia", "")[number % 3]
        name = f"{FAMILIES[number % 20]}{ENDINGS[number // 20 % 10]}, {GIVEN[number * 7 % 19]}"
        lines.append(f"{name};{rating};{('CZE', 'POL', 'UKR')[number % 3]};{sex};{born};{club}")
    return "\n".join(lines).encode()


def likely_result(white: int, black: int, random: Random) -> str:
    """The stronger wins as a rule; a few do not appear."""
    if random.random() < 0.01:
        return "+/-"
    expected = 1 / (1 + 10 ** ((black - white) / 400))
    drawn = 0.3
    lot = random.random()
    if lot < drawn:
        return "1/2-1/2"
    return "1-0" if lot < drawn + (1 - drawn) * expected else "0-1"
