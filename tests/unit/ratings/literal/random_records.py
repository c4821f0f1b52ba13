"""Records of a seed: ordinary ones, and often at the very edge of a rule."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import NamedTuple

from .shapes import (
    Event,
    FirstEvent,
    FirstRecord,
    Format,
    Kind,
    Player,
    Rated,
    RatedGame,
    RatedRecord,
)

KINDS: tuple[Kind, ...] = ("standard", "standard", "standard", "rapid", "blitz")
RULES_CHANGED = (
    date(2009, 7, 1),
    date(2014, 7, 1),
    date(2022, 1, 1),
    date(2022, 10, 1),
    date(2024, 12, 1),
    date(2024, 3, 1),
    date(2025, 10, 1),
    date(2025, 10, 2),
)
CODES = "1=0" * 8 + "WDL+-FHUZ"
NEAR = (-1, 0, 1)
EDGES = (1400, 1800, 2200, 2300, 2400, 2600, 2650, 2650, 2650)


# rating changes and first ratings


def rated_record(seed: int) -> RatedRecord:
    random = Random(seed)
    on = _day(random)
    own = _edge(random) if random.random() < 0.4 else random.randint(1400, 2850)
    player = Rated(
        rating=own,
        born=random.choice([0, on.year - 19, on.year - 18, on.year - 17, 1970]),
        earlier_games=random.choice([0, 5, 29, 30, 31, 400]),
        reached_2400=own >= 2400 or random.random() < 0.2,
    )
    games = [_game(random, own) for _ in range(_number(random))]
    return RatedRecord(kind=random.choice(KINDS), on=on, player=player, games=games)


def first_record(seed: int) -> FirstRecord:
    random = Random(seed)
    strength = random.randint(1200, 2400)
    on = date(2024, 3, 1) + timedelta(days=random.randrange(400))
    events = []
    for _ in range(random.randint(1, 4)):
        games = [_game(random, strength) for _ in range(random.randint(1, 9))]
        events.append(FirstEvent(on=on, games=games))
        on += timedelta(days=random.choice([10, 60, 300, 760, 791]))
    return FirstRecord(events=events)


def _day(random: Random) -> date:
    if random.random() < 0.5:
        return random.choice(RULES_CHANGED) + timedelta(days=random.choice(NEAR))
    return date(2008, 1, 1) + timedelta(days=random.randrange(7000))


def _edge(random: Random) -> int:
    return random.choice(EDGES) + random.choice(NEAR)


def _number(random: Random) -> int:
    """Of games; 17 and 18, 35 and 36, 70 and 71 are where K becomes smaller."""
    return random.choice([0, 1, 5, 9, 9, 11, 17, 18, 24, 35, 36, 71])


def _game(random: Random, own: int) -> RatedGame:
    ways = random.random()
    if ways < 0.15:
        opponent = 0
    elif ways < 0.45:
        opponent = (
            own + random.choice([-735, -600, -400, -350, 350, 400, 600, 735]) + random.choice(NEAR)
        )
    else:
        opponent = own + random.randint(-900, 900)
    return RatedGame(
        opponent=0 if opponent < 1000 else opponent,
        result=random.choice(CODES),
    )


# events


class Field(NamedTuple):
    """How an event is drawn."""

    format: Format
    players: int
    rounds: int
    mean: int
    titled: float
    """How many of the stronger players hold a title."""
    hosts: float
    """How many are of the federation of the host."""
    strangers: float
    """How many are unrated, of no federation or under the flag of FIDE."""
    absent: float
    """How often somebody is not there."""


FOREIGN = ("GER", "FRA", "POL", "IND", "ESP")


def event(seed: int) -> Event:
    random = Random(seed)
    field = _field(random)
    players = {number: _player(random, field) for number in range(1, field.players + 1)}
    if field.format == "swiss":
        rounds = _swiss(random, field, players)
    else:
        rounds = _all_play_all(random, field, players)
    return Event(
        format=field.format,
        special=random.choice(["", "", "", "", "team championship", "World Cup"]),
        host="CZE",
        exempt=random.choice(["", "", "", "", "", "a", "b", "c"]),
        scheduled=len(rounds[1]),
        players=players,
        rounds=rounds,
    )


def _field(random: Random) -> Field:
    kind: Format = random.choice(["swiss", "swiss", "swiss", "round robin", "double round robin"])
    if kind == "swiss":
        players, rounds = (
            random.choice([12, 20, 33, 48]),
            random.choice([7, 8, 9, 9, 9, 10, 11, 13]),
        )
    elif kind == "round robin":
        players, rounds = random.choice([9, 10, 10, 12, 15]), 0
    else:
        players, rounds = random.choice([5, 6, 6, 7]), 0
    if players == 48 and random.random() < 0.7:
        mean = random.choice([2350, 2450, 2500])
        return Field(kind, players, rounds, mean, titled=1, hosts=0.4, strangers=0.02, absent=0.003)
    return Field(
        kind,
        players,
        rounds,
        mean=random.choice([2050, 2150, 2250, 2350, 2420, 2500]),
        titled=random.choice([0.4, 0.7, 0.9, 1]),
        hosts=random.choice([0.15, 0.4, 0.6, 0.7]),
        strangers=random.choice([0, 0, 0.02, 0.1]),
        absent=random.choice([0, 0.005, 0.02, 0.05]),
    )


def _player(random: Random, field: Field) -> Player:
    rating = max(1400, int(random.gauss(field.mean, 130)))
    if random.random() < 0.1:
        rating = random.choice([1850, 2000, 2050, 2200]) + random.choice(NEAR)
    strange = random.random() < field.strangers
    foreign = random.choice(FOREIGN[: random.choice([1, 2, 5])])
    federation = "CZE" if random.random() < field.hosts else foreign
    return Player(
        rating=0 if strange and random.random() < 0.5 else rating,
        titles=_titles(random, rating) if random.random() < field.titled else (),
        federation=random.choice(["NON", "FID", federation]) if strange else federation,
    )


def _titles(random: Random, rating: int) -> tuple[str, ...]:
    """About what such players hold, and sometimes one of women beside it."""
    of = ("GM", "IM", "FM", "CM")[min(3, max(0, (2560 - rating) // 90 + random.choice(NEAR)))]
    if random.random() < 0.75:
        return (of,)
    women = random.choice(["WGM", "WIM", "WFM", "WCM"])
    return random.choice([(women,), (of, women)])


Rounds = dict[int, list[tuple[int | None, str]]]


def _swiss(random: Random, field: Field, players: dict[int, Player]) -> Rounds:
    """Neighbours in the standings who have not met: not a FIDE system, but like one."""
    rounds: Rounds = {number: [] for number in players}
    form = {number: random.choice([0, 0, 150, 300]) for number in players}
    points = dict.fromkeys(players, 0.0)
    met: set[frozenset[int]] = set()
    for _ in range(field.rounds):
        waiting = sorted(players, key=lambda each: (-points[each], random.random()))
        waiting = [each for each in waiting if not _is_absent(random, field, rounds, each)]
        while waiting:
            one = waiting.pop(0)
            other = next((each for each in waiting if frozenset((one, each)) not in met), None)
            if other is None:
                rounds[one].append((None, "U"))
                points[one] += 1
                continue
            waiting.remove(other)
            met.add(frozenset((one, other)))
            _play(random, field, players, form, rounds, one, other)
            points[one] += rounds[one][-1][1] in "1W+"
            points[other] += rounds[other][-1][1] in "1W+"
    return rounds


def _is_absent(random: Random, field: Field, rounds: Rounds, player: int) -> bool:
    if random.random() >= field.absent:
        return False
    rounds[player].append((None, random.choice("FHZ")))
    return True


def _all_play_all(random: Random, field: Field, players: dict[int, Player]) -> Rounds:
    """By the circle; 0 is the free seat."""
    rounds: Rounds = {number: [] for number in players}
    form = {number: random.choice([0, 0, 150, 300]) for number in players}
    seats = [*players, *([0] if len(players) % 2 else [])]
    for _ in range(2 if field.format == "double round robin" else 1):
        for _ in range(len(seats) - 1):
            for one, other in zip(seats, reversed(seats[len(seats) // 2 :]), strict=False):
                if one and other:
                    _play(random, field, players, form, rounds, one, other)
                else:
                    rounds[one or other].append((None, "Z"))
            seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def _play(
    random: Random,
    field: Field,
    players: dict[int, Player],
    form: dict[int, int],
    rounds: Rounds,
    one: int,
    other: int,
) -> None:
    strength = [form[each] + (players[each]["rating"] or 1500) for each in (one, other)]
    expected = 1 / (1 + 10 ** ((strength[1] - strength[0]) / 400))
    drawn = min(expected, 1 - expected) * 0.6
    way = random.random()
    codes = ("1", "0") if way < expected - drawn / 2 else ("0", "1")
    if abs(way - expected) < drawn / 2:
        codes = ("=", "=")
    if random.random() < field.absent:
        codes = random.choice([("+", "-"), ("-", "+"), ("-", "-"), ("W", "L"), ("D", "D")])
    elif random.random() < 0.003:
        codes = random.choice([("=", "0"), ("0", "0")])
    rounds[one].append((other, codes[0]))
    rounds[other].append((one, codes[1]))
