"""A round as the system pairs it, bracket by bracket, and what a bracket would look like instead.

Every question is put to the engine itself (see `questions`): the field is narrowed, and the bracket
is paired anew by the same rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from pairing.dutch.bracket import Bracket
from pairing.dutch.completion import Completion
from pairing.dutch.roster import Entrant, Roster, roster_of
from pairing.dutch.round import brackets_paired
from pairing.explain.books import BOOKS, EXPLAINED, Book, Criterion
from pairing.explain.narrowing import Narrowing
from pairing.model import TPN, Field, HalfPoints, Options, Participant

Pair = tuple[TPN, TPN]
"""The higher ranked player first."""


class NotExplainedError(LookupError):
    """The explanation of rounds paired with this system is not known."""

    def __init__(self, system: str) -> None:
        super().__init__(f"rounds of {system} cannot be explained; known: {', '.join(EXPLAINED)}")


class NoPairingError(ValueError):
    """There is no complete round-pairing (1.9.3, A.9), so there is nothing to explain."""


@dataclass(frozen=True)
class Outcome:
    """A bracket as it was or would be paired, `mdps` and residents of `resident_score`.

    `pairs` and `downfloaters` are complete, given pairs included. `following` is the number of
    the scoregroup below in `roster`. 2017, A.9: `penultimate` is a bracket that was paired again,
    `collapsed` the last one after it, whose residents go down to the score `lowest`.
    """

    pairs: tuple[Pair, ...]
    downfloaters: tuple[TPN, ...]
    mdps: frozenset[TPN]
    resident_score: HalfPoints
    lowest: HalfPoints
    roster: Roster
    completion: Completion
    following: int
    penultimate: bool = False
    collapsed: bool = False

    @cached_property
    def partner(self) -> dict[TPN, TPN]:
        return {a: b for pair in self.pairs for a, b in (pair, pair[::-1])}


class ExplainedRound:
    """The round of a field, paired. Raises NoPairingError, NotExplainedError and OptionError."""

    def __init__(self, field: Field, system: str = "dutch-2026", options: Options | None = None):
        if system not in BOOKS:
            raise NotExplainedError(system)
        self.field = field
        self.book: Book = BOOKS[system]
        self.roster = roster_of(field, options or Options(), self.book.edition)
        self.completion = Completion(self.roster)
        if not self.completion.possible:
            incomplete = self.book.edition.articles.incomplete
            raise NoPairingError(f"no complete round-pairing exists ({incomplete})")
        self.place = {entrant.tpn: place for place, entrant in enumerate(self.roster.entrants)}
        self._paired = tuple(brackets_paired(self.roster, self.completion))
        self.brackets = tuple(self._outcome(number) for number in range(len(self._paired)))
        self._narrowing = Narrowing(self.roster, self.completion)
        self.measured: dict[tuple[int, Criterion], tuple[int, ...]] = {}
        """What the criteria say of the brackets as they were paired (see `criteria`)."""

    @property
    def pab(self) -> TPN | None:
        left = self.brackets[-1].downfloaters if self.brackets else ()
        return left[0] if left else None

    @cached_property
    def participants(self) -> dict[TPN, Participant]:
        return {participant.tpn: participant for participant in self.field.participants}

    def entrant(self, tpn: TPN) -> Entrant:
        return self.roster.entrants[self.place[tpn]]

    def ranked(self, players: Iterable[TPN]) -> tuple[TPN, ...]:
        """In the order of 1.2."""
        return tuple(sorted(players, key=self.place.__getitem__))

    def residents(self, group: int) -> tuple[TPN, ...]:
        bracket, _candidate = self._paired[group]
        return tuple(self.roster.entrants[place].tpn for place in bracket.residents)

    def group_of(self, tpn: TPN) -> int:
        """The number of the bracket in which a player is resident."""
        place = self.place[tpn]
        return next(n for n, (bracket, _) in enumerate(self._paired) if place in bracket.residents)

    def is_last(self, group: int) -> bool:
        return group == len(self.brackets) - 1

    @cached_property
    def paired_in(self) -> dict[TPN, int]:
        """The number of the bracket in which each player found a partner."""
        return {
            tpn: number
            for number, outcome in enumerate(self.brackets)
            for pair in outcome.pairs
            for tpn in pair
        }

    @cached_property
    def opponent(self) -> dict[TPN, TPN]:
        return {a: b for outcome in self.brackets for a, b in outcome.partner.items()}

    def has_to_complete(self, group: int) -> bool:
        """Whether C4 (2017: A.9, C.2) has a say in the bracket."""
        completes = self.book.edition.completes_every_bracket
        return completes or self.is_last(group) or self.brackets[group].penultimate

    def bracket(self, group: int) -> Bracket:
        return self._paired[group][0]

    def narrowed(self, inside: Sequence[int], below: int) -> Roster:
        return self._narrowing.roster_of(inside, below)

    def completed(self, roster: Roster, below: int) -> Completion:
        return self._narrowing.completion_of(roster, below)

    def _outcome(self, number: int) -> Outcome:
        bracket, candidate = self._paired[number]
        entrants = self.roster.entrants
        following = self._paired[number + 1 :]
        return Outcome(
            pairs=tuple((entrants[high].tpn, entrants[low].tpn) for high, low in candidate.pairs),
            downfloaters=tuple(entrants[place].tpn for place in candidate.downfloaters),
            mdps=frozenset(entrants[place].tpn for place in bracket.mdps),
            resident_score=bracket.resident_score,
            lowest=entrants[bracket.residents[-1]].score,
            roster=self.roster,
            completion=self.completion,
            following=bracket.group + 1,
            penultimate=bool(following) and following[0][0].collapsed,
            collapsed=bracket.collapsed,
        )
