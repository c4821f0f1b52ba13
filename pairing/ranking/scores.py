"""The scores that tie-breaks are made of, each made once for the whole table.

Everything is by place in the table: `score[3]` is that of the participant of `table.cards[3]`.
Points are half points.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from typing import Any, NamedTuple, TypeVar

from pairing.model import TPN, HalfPoints, RoundKind

from .editions import TieBreakEdition
from .table import DRAW, ScoredRound, Table
from .unplayed import Category, categories

T = TypeVar("T")
Place = int
"""Of a participant in the table, from 0."""


class Summand(NamedTuple):
    """What one round gives to Buchholz and Sonneborn-Berger.

    `score` is the opponent's adjusted score, or that of the dummy (16.4) where `category` says what
    the round was instead of a game; `uncapped` is the dummy's before 16.4.1 and 16.4.2.
    """

    score: HalfPoints
    points: HalfPoints
    voluntary: bool
    number: int
    opponent: Place | None = None
    category: Category | None = None
    uncapped: HalfPoints = 0


class Opposition(NamedTuple):
    """The same of all rounds of a participant: scores and points in any order, and the dummies
    among them."""

    scores: list[HalfPoints]
    points: list[HalfPoints]
    dummies: tuple[Summand, ...]


class Scores:
    """`forfeits_played` (`/P`, and always in a round robin): forfeits are games with the scheduled
    opponent."""

    def __init__(
        self, table: Table, edition: TieBreakEdition, *, forfeits_played: bool = False
    ) -> None:
        self.table, self.edition = table, edition
        self.forfeits_played = forfeits_played or table.predetermined
        self.rounds = table.rounds
        self.place = {card.tpn: place for place, card in enumerate(table.cards)}
        self._kept: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What several criteria need, made for the first of them."""
        if key not in self._kept:
            self._kept[key] = make()
        kept: T = self._kept[key]
        return kept

    @cached_property
    def score(self) -> list[HalfPoints]:
        """Final scores, bonuses and penalties included."""
        return [
            sum([past.points + past.extra for past in card.rounds]) for card in self.table.cards
        ]

    @cached_property
    def running(self) -> list[list[HalfPoints]]:
        """The score after each round."""
        return [
            list(accumulate(past.points + past.extra for past in card.rounds))
            for card in self.table.cards
        ]

    @cached_property
    def opponents(self) -> list[list[Place | None]]:
        """The scheduled ones of games and forfeits."""
        places: dict[TPN | None, Place] = dict(self.place.items())
        return [[places.get(past.opponent) for past in card.rounds] for card in self.table.cards]

    @cached_property
    def met(self) -> list[list[tuple[ScoredRound, Place]]]:
        """The games over the board that are over."""
        return [
            [
                (past, opponent)
                for past, opponent in zip(card.rounds, opponents, strict=True)
                if past.result is not None and opponent is not None
            ]
            for card, opponents in zip(self.table.cards, self.opponents, strict=True)
        ]

    def over_the_board(self, place: Place) -> Iterator[tuple[int, Place]]:
        """The rounds with a game that is over, and the opponents."""
        rounds = zip(self.table.cards[place].rounds, self.opponents[place], strict=True)
        for number, (past, opponent) in enumerate(rounds, start=1):
            if past.result is not None and opponent is not None:
                yield number, opponent

    @cached_property
    def categories(self) -> list[tuple[Category | None, ...]]:
        """16.2. The free round of a round robin is none of them."""
        if self.table.predetermined:
            return [(None,) * len(card.rounds) for card in self.table.cards]
        played = self.forfeits_played
        games = (RoundKind.GAME, *_FORFEITS) if played else (RoundKind.GAME,)
        return [
            (None,) * len(card.rounds)
            if all(past.kind in games for past in card.rounds)
            else categories(card.rounds, forfeits_played=played)
            for card in self.table.cards
        ]

    @cached_property
    def adjusted(self) -> list[HalfPoints]:
        """16.3: for the tie-breaks of the opponents, category 16.2.5 counts as draws."""
        adjusted = list(self.score)
        for place, row in enumerate(self.categories):
            if Category.BYE_AT_THE_END in row:
                adjusted[place] += sum(
                    self.table.scoring.of(number).draw - past.points
                    for number, (past, category) in enumerate(
                        zip(self.table.cards[place].rounds, row, strict=True), start=1
                    )
                    if category is Category.BYE_AT_THE_END
                )
        return adjusted

    @cached_property
    def all_drawn(self) -> HalfPoints:
        """Draw points times the number of rounds (16.4.2)."""
        scoring = self.table.scoring
        return sum(scoring.of(number).draw for number in range(1, self.rounds + 1))

    @cached_property
    def oppositions(self) -> list[Opposition]:
        """What Buchholz and Sonneborn-Berger are made of."""
        adjusted, none = self.adjusted, ()
        made: list[Opposition] = []
        for place, card in enumerate(self.table.cards):
            opponents, categories = self.opponents[place], self.categories[place]
            scores = [
                adjusted[opponent]
                for opponent, category in zip(opponents, categories, strict=True)
                if category is None and opponent is not None
            ]
            points = [
                past.points
                for past, opponent, category in zip(card.rounds, opponents, categories, strict=True)
                if category is None and opponent is not None
            ]
            dummies = none if not any(categories) else tuple(self._dummies(place))
            scores += [dummy.score for dummy in dummies]
            points += [dummy.points for dummy in dummies]
            made.append(Opposition(scores, points, dummies))
        return made

    def summands(self, place: Place) -> list[Summand]:
        """Round by round."""
        adjusted = self.adjusted
        rounds = zip(
            self.table.cards[place].rounds,
            self.opponents[place],
            self.categories[place],
            strict=True,
        )
        games = [
            Summand(adjusted[opponent], past.points, False, number, opponent)
            for number, (past, opponent, category) in enumerate(rounds, start=1)
            if category is None and opponent is not None
        ]
        return sorted((*games, *self._dummies(place)), key=lambda summand: summand.number)

    def _dummies(self, place: Place) -> Iterator[Summand]:
        rounds = zip(
            self.table.cards[place].rounds,
            self.opponents[place],
            self.categories[place],
            strict=True,
        )
        for number, (past, opponent, category) in enumerate(rounds, start=1):
            if category is not None:
                yield self._dummy(place, number, past, opponent, category)

    def _dummy(
        self,
        place: Place,
        number: int,
        past: ScoredRound,
        opponent: Place | None,
        category: Category,
    ) -> Summand:
        """16.4: it has the participant's own final score, within the limits of the edition."""
        own = self.score[place]
        score = own
        if self.edition.dummy_capped:
            score = min(own, self._most(category, opponent))
        return Summand(score, past.points, category.voluntary, number, opponent, category, own)

    def _most(self, category: Category, opponent: Place | None) -> HalfPoints:
        """16.4.1 for forfeits, 16.4.2 for all others."""
        if category in (Category.FORFEIT_WIN, Category.FORFEIT_LOSS) and opponent is not None:
            return self.adjusted[opponent]
        return self.all_drawn

    @cached_property
    def as_played(self) -> Scores:
        """With forfeits as games against the scheduled opponents (`/P`)."""
        if self.forfeits_played:
            return self
        return Scores(self.table, self.edition, forfeits_played=True)

    @cached_property
    def fore(self) -> Scores:
        """With all paired games of the final round drawn (8.3); before that round as it stands."""
        if not self.rounds or self.rounds < self.table.rounds_total:
            return self
        draw = self.table.scoring.of(self.rounds).draw
        cards = tuple(
            replace(card, rounds=(*card.rounds[:-1], _drawn(card.rounds[-1], draw)))
            for card in self.table.cards
        )
        drawn = replace(self.table, cards=cards)
        return Scores(drawn, self.edition, forfeits_played=self.forfeits_played)


_FORFEITS = (RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS)


def _drawn(past: ScoredRound, draw: HalfPoints) -> ScoredRound:
    if past.opponent is None:
        return past
    return past._replace(kind=RoundKind.GAME, points=draw, result=DRAW)
