"""Invented players, in the initial order (C.04.2 2.2)."""

from __future__ import annotations

from dataclasses import dataclass

from pairing.generator.axes import Settings
from pairing.generator.source import Source
from pairing.systems import system
from pairing.trf import PlayerRecord

_STARTS = ("Al", "Bar", "Cor", "Da", "El", "Fen", "Gor", "Hal", "Ith", "Jor", "Kel", "Lo", "Mar")
_MIDDLES = ("an", "be", "do", "e", "fi", "go", "i", "ka", "lo", "ma", "ni", "ro", "su", "ta", "vi")
_ENDS = ("bek", "der", "far", "gel", "holt", "kin", "land", "mer", "nov", "quist", "son", "vic")
_FIRST_NAMES = (
    "Ada", "Ben", "Cleo", "Dina", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jana", "Karl", "Lea",
    "Mio", "Nora", "Otto", "Pia", "Quin", "Rosa", "Sven", "Tara", "Uma", "Vito", "Wanda", "Zeno",
)  # fmt: skip
_FEDERATIONS = ("ARG", "AUS", "BRA", "EGY", "FRA", "GER", "IND", "ISL", "JPN", "NED", "USA", "ZAF")
_TITLES = (("GM", 2500), ("IM", 2400), ("FM", 2300), ("CM", 2200))
_TITLE_ORDER = ("GM", "IM", "FM", "CM", "")
_BEGINNERS = (900, 1700)
"""What unrated players are really worth."""


@dataclass(frozen=True, slots=True)
class GeneratedPlayer:
    """A player's first line; `strength` decides results, `enters` is the first round."""

    record: PlayerRecord
    strength: int
    enters: int = 1


def entrants(settings: Settings, source: Source) -> list[GeneratedPlayer]:
    """As many as there shall be, numbered by rating, title and name, or as they are drawn where
    numbers are drawn by lot; names do not repeat."""
    names: set[str] = set()
    drawn = [
        _drawn(settings, source, names, rating)
        for rating in settings.ratings or (None,) * settings.players
    ]
    if not system(settings.system).predetermined:
        drawn.sort(key=_initial_order)
    return [
        GeneratedPlayer(_numbered(number, entrant.record), entrant.strength, entrant.enters)
        for number, entrant in enumerate(drawn, start=1)
    ]


def _drawn(
    settings: Settings, source: Source, names: set[str], given: int | None
) -> GeneratedPlayer:
    rating = _rating(settings, source) if given is None else given
    strength = rating or source.randint(*_BEGINNERS)
    late = source.random() < settings.late_entries
    second = source.randint(2, max(2, min(settings.rounds, 1 + settings.rounds // 2)))
    record = PlayerRecord(
        number=1,
        name=_name(source, names),
        sex=source.choice(("m", "m", "m", "w")),
        title=_title(source, rating),
        rating=rating,
        federation=source.choice(_FEDERATIONS),
        birth_date=f"{source.randint(1945, 2014)}/{source.randint(1, 12):02}/"
        f"{source.randint(1, 28):02}",
    )
    return GeneratedPlayer(record, strength, second if late and settings.rounds > 1 else 1)


def _rating(settings: Settings, source: Source) -> int:
    """Most players in the middle of the range; 0 if unrated."""
    spread = (source.random() + source.random()) / 2
    rating = settings.lowest + round(spread * (settings.highest - settings.lowest))
    return 0 if source.random() < settings.unrated else rating


def _title(source: Source, rating: int) -> str:
    earned = next((title for title, needed in _TITLES if rating >= needed), "")
    return earned if source.random() < 0.7 else ""


def _name(source: Source, names: set[str]) -> str:
    while True:
        surname = source.choice(_STARTS) + source.choice(_MIDDLES) + source.choice(_ENDS)
        name = f"{surname}, {source.choice(_FIRST_NAMES)}"
        if name in names:
            name = f"{surname} {source.choice(_ENDS).capitalize()}, {source.choice(_FIRST_NAMES)}"
        if name not in names:
            names.add(name)
            return name


def _initial_order(entrant: GeneratedPlayer) -> tuple[int, int, str]:
    record = entrant.record
    return -record.rating, _TITLE_ORDER.index(record.title), record.name


def _numbered(number: int, record: PlayerRecord) -> PlayerRecord:
    return PlayerRecord(
        number=number,
        name=record.name,
        sex=record.sex,
        title=record.title,
        rating=record.rating,
        federation=record.federation,
        birth_date=record.birth_date,
    )
