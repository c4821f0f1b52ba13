"""What is known about the players before a round, read from their histories alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from pairing.model import (
    TOURNAMENT_RULES,
    TPN,
    Colour,
    Field,
    HalfPoints,
    Participant,
    RoundKind,
)
from pairing.sentences import Sentence, said
from pairing.validator.rulebook import Rulebook


class Wish(IntEnum):
    """How strong a colour preference is (1.7)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Contender:
    """A participant before the round; `games` are the colours of played games, oldest first."""

    tpn: TPN
    score: HalfPoints
    games: tuple[Colour, ...]
    wanted: Colour | None
    wish: Wish
    topscorer: bool
    unplayed: int
    pab_bar: str
    """Why the player may not get the PAB; "" if nothing is in the way."""
    met: dict[TPN, int]
    """Opponents of played games, each with the round."""

    @property
    def colour_difference(self) -> int:
        return 2 * self.games.count(Colour.WHITE) - len(self.games)

    @property
    def rank(self) -> tuple[int, int]:
        """Sorts by 1.2: score, then TPN."""
        return -self.score, self.tpn


class Position:
    """A field before its round, under the rules of one system."""

    def __init__(self, field: Field, rules: Rulebook) -> None:
        self.field = field
        self.rules = rules
        self.contenders = {
            participant.tpn: _contender(field, participant, rules)
            for participant in field.participants
        }
        self.playing = sorted(
            (c for tpn, c in self.contenders.items() if tpn not in field.away),
            key=lambda contender: contender.rank,
        )
        self.groups = [
            group.members
            for group in field.prohibited
            if group.first <= field.round_number <= group.last
        ]

    def obstacles(self, one: Contender, other: Contender) -> Iterator[tuple[str, Sentence]]:
        """Article and reason of everything that keeps the two from meeting."""
        if other.tpn in one.met:
            yield self.rules.c1, said("have-met-in", round=one.met[other.tpn])
        if any(one.tpn in group and other.tpn in group for group in self.groups):
            yield TOURNAMENT_RULES, said("kept-apart")
        for colour, name in ((Colour.WHITE, "both-white"), (Colour.BLACK, "both-black")):
            if _has_to_get(one, colour) and _has_to_get(other, colour):
                yield self.rules.c3, said(name)

    @cached_property
    def legal(self) -> list[int]:
        """For each place in `playing` the bit set of the places it may be paired with."""
        place = {contender.tpn: index for index, contender in enumerate(self.playing)}
        everybody = (1 << len(self.playing)) - 1
        apart = [1 << index for index in range(len(self.playing))]
        for index, contender in enumerate(self.playing):
            for opponent in contender.met:
                if opponent in place:
                    apart[index] |= 1 << place[opponent]
        for group in self.groups:
            _keep_apart(apart, [place[tpn] for tpn in group if tpn in place])
        for colour in Colour:
            _keep_apart(apart, [i for i, c in enumerate(self.playing) if _has_to_get(c, colour)])
        return [everybody & ~barred for barred in apart]


def _keep_apart(apart: list[int], places: list[int]) -> None:
    together = 0
    for place in places:
        together |= 1 << place
    for place in places:
        apart[place] |= together


def _has_to_get(contender: Contender, colour: Colour) -> bool:
    absolute = contender.wish is Wish.ABSOLUTE and contender.wanted is colour
    return absolute and not contender.topscorer


def score_before(participant: Participant, round_number: int) -> HalfPoints:
    """Points of the rounds before, and the virtual points of this one (C.04.7 1.5)."""
    won = sum(past.points for past in participant.rounds[: round_number - 1])
    virtual = participant.virtual[round_number - 1 : round_number]
    return won + sum(virtual)


def _contender(field: Field, participant: Participant, rules: Rulebook) -> Contender:
    games = tuple(
        past.colour
        for past in participant.rounds
        if past.kind is RoundKind.GAME and past.colour is not None
    )
    wanted, wish = preference(games)
    score = score_before(participant, field.round_number)
    return Contender(
        tpn=participant.tpn,
        score=score,
        games=games,
        wanted=wanted,
        wish=wish,
        topscorer=_is_topscorer(field, score),
        unplayed=sum(past.kind is not RoundKind.GAME for past in participant.rounds),
        pab_bar=_pab_bar(field, participant, rules),
        met={
            past.opponent: number
            for number, past in enumerate(participant.rounds, start=1)
            if past.kind is RoundKind.GAME and past.opponent is not None
        },
    )


def _is_topscorer(field: Field, score: HalfPoints) -> bool:
    if field.round_number != field.rounds_total:
        return False
    return score * 2 > field.scoring.possible(field.round_number - 1)


def preference(games: tuple[Colour, ...]) -> tuple[Colour | None, Wish]:
    """1.7: the colour wanted next, and how strongly."""
    if not games:
        return None, Wish.NONE
    surplus = games.count(Colour.WHITE) - games.count(Colour.BLACK)
    if surplus in (-1, 0, 1):
        if len(games) > 1 and games[-1] is games[-2]:
            return games[-1].opposite, Wish.ABSOLUTE
        if surplus == 0:
            return games[-1].opposite, Wish.MILD
    strength = Wish.STRONG if abs(surplus) == 1 else Wish.ABSOLUTE
    return (Colour.BLACK if surplus > 0 else Colour.WHITE), strength


def _pab_bar(field: Field, participant: Participant, rules: Rulebook) -> str:
    for number, past in enumerate(participant.rounds, start=1):
        match past.kind:
            case RoundKind.GAME:
                continue
            case RoundKind.PAB:
                return said("had-bye-in", round=number)
            case RoundKind.FULL_BYE if not rules.full_bye_bars:
                continue
        if past.points >= field.scoring.of(number).win:
            return said("won-unplayed-in", round=number)
    return ""
