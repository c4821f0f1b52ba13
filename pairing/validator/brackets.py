"""Each bracket against its bounds: downfloaters (C6, C7) and colour preferences (C12, C13).

Where counting alone shows that nothing better exists, that is the proof. Otherwise a matching
looks for a better pairing of the same players; if there is one, it is the proof of an error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from pairing.model import TPN, Colour, HalfPoints, RoundPairing
from pairing.sentences import Fact, Sentence, listed, said
from pairing.validator.colours import allocated, unfulfilled
from pairing.validator.heaviest import heaviest_edges
from pairing.validator.position import Contender, Position, Wish
from pairing.validator.verdict import Finding, Severity, error, note

SEARCHED = 200
"""So many players at most are paired anew to look for something better."""

Pair = tuple[Contender, Contender]
Weight = Callable[[Contender, Contender], int | None]
"""How much a legal pair is worth; None if it is out of the question."""


@dataclass(frozen=True, slots=True)
class CheckedBracket:
    """A scoregroup with the players moved down to it, as this pairing has it."""

    score: HalfPoints
    moved_down: tuple[Contender, ...]
    residents: tuple[Contender, ...]
    pairs: tuple[Pair, ...]
    downfloaters: tuple[Contender, ...]

    @property
    def paired(self) -> tuple[Contender, ...]:
        return tuple(player for pair in self.pairs for player in pair)

    def inside(self, one: Contender, other: Contender) -> bool:
        """Whether the two may be paired in here: moved-down players meet residents only."""
        return min(one.score, other.score) == self.score


def brackets(position: Position, pairing: RoundPairing) -> list[CheckedBracket]:
    """The brackets of a complete pairing, from the top."""
    level: dict[TPN, HalfPoints] = {}
    made: dict[HalfPoints, list[Pair]] = {}
    for board in pairing.boards:
        one, other = (position.contenders[tpn] for tpn in board)
        lower = min(one.score, other.score)
        made.setdefault(lower, []).append((one, other))
        level[one.tpn] = level[other.tpn] = lower
    checked = []
    waiting: tuple[Contender, ...] = ()
    for score, group in groupby(position.playing, key=lambda player: player.score):
        residents = tuple(group)
        left = tuple(p for p in (*waiting, *residents) if level.get(p.tpn, -1) != score)
        checked.append(CheckedBracket(score, waiting, residents, tuple(made.get(score, ())), left))
        waiting = left
    return checked


def quality(
    position: Position, pairing: RoundPairing, numbers: Mapping[TPN, int]
) -> Iterator[Finding]:
    """The findings of the first bracket that has an error, or every note."""
    every = brackets(position, pairing)
    for index, bracket in enumerate(every):
        findings = [
            *_Downfloaters(position, pairing, every, index).findings(),
            *_Colours(position, bracket, numbers).findings(),
        ]
        yield from findings
        if any(finding.severity is Severity.ERROR for finding in findings):
            return


class _Downfloaters:
    """C6 and C7, with the round still to be completed and the PAB as low (C4, C5)."""

    def __init__(
        self, position: Position, pairing: RoundPairing, every: list[CheckedBracket], index: int
    ) -> None:
        self.position = position
        self.bracket = every[index]
        self.below = every[index + 1 :]
        self.pab = None if pairing.pab is None else position.contenders[pairing.pab]

    def findings(self) -> Iterator[Finding]:
        floating = self.bracket.downfloaters
        if self._fewest_for_certain() or self._fewest_by_itself():
            return
        window = self._window()
        better = self._better(window) if window else None
        if better is not None and _value(better) < _value(floating):
            article = "C.04.3 2.4.1" if len(better) < len(floating) else "C.04.3 2.4.2"
            yield error(
                article,
                self._floats_said(floating, better),
                *(player.tpn for player in floating),
            )
        elif window is None or not self._is_whole(window):
            yield note(
                "C.04.3 2.4.1",
                said("float-not-shown", count=len(floating), score=self.bracket.score),
                *(player.tpn for player in floating),
            )

    def _floats_said(self, floating: Sequence[Contender], better: Sequence[Contender]) -> Sentence:
        floaters: dict[str, Fact] = {
            "score": self.bracket.score,
            "players": listed(p.tpn for p in floating),
        }
        if not better:
            return said("float-but-nobody", **floaters)
        return said("float-but-only", **floaters, instead=listed(p.tpn for p in better))

    def _fewest_for_certain(self) -> bool:
        """By parity, and as residents have the lowest score."""
        residents = [p for p in self.bracket.downfloaters if p.score == self.bracket.score]
        too_many = len(self.bracket.moved_down) - len(self.bracket.residents)
        floating = len(self.bracket.downfloaters)
        if floating == len(residents) and floating <= 1:
            return True
        if too_many <= 0 or floating != too_many:
            return False
        left = sorted(p.score for p in self.bracket.downfloaters)
        return left == sorted(p.score for p in self.bracket.moved_down)[:too_many]

    def _fewest_by_itself(self) -> bool:
        """The bracket could not do better if there were nobody below."""
        players = [*self.bracket.moved_down, *self.bracket.residents]
        if len(players) > SEARCHED:
            return False
        mates = _matched(self.position, players, self._weight(), None)
        floating = self._left(players, [(players[one], players[other]) for one, other in mates])
        return _value(floating) == _value(self.bracket.downfloaters)

    def _window(self) -> list[Contender] | None:
        """The bracket and so many scoregroups below that their downfloaters stay inside."""
        chosen = [*self.bracket.moved_down, *self.bracket.residents]
        for lower in self.below:
            if len(chosen) + len(lower.residents) > SEARCHED:
                break
            chosen += lower.residents
            last = lower
        else:
            return chosen if len(chosen) <= SEARCHED else None
        if chosen[-1].score == self.bracket.score:
            return None
        outside = {player.tpn for player in last.downfloaters}
        if outside & {player.tpn for player in self.bracket.downfloaters}:
            return None
        return [player for player in chosen if player.tpn not in outside]

    def _is_whole(self, window: list[Contender]) -> bool:
        below = sum(len(lower.residents) for lower in self.below)
        return len(window) == len(self.bracket.moved_down) + len(self.bracket.residents) + below

    def _better(self, window: list[Contender]) -> list[Contender] | None:
        """The downfloaters of the best pairing of the window, None if there is none."""
        pab = self.pab if self.pab in window else None
        pairs = _heaviest(self.position, window, self._weight(), pab)
        return None if pairs is None else self._left(window, pairs)

    def _weight(self) -> Weight:
        """More pairs in the bracket first, then moved-down players of high scores in them."""
        in_bracket = {p.tpn for p in (*self.bracket.moved_down, *self.bracket.residents)}
        moved_down = {player.tpn for player in self.bracket.moved_down}
        worth, a_pair = self._worth()

        def weight(one: Contender, other: Contender) -> int | None:
            if one.tpn in moved_down and other.tpn in moved_down:
                return None
            if not (one.tpn in in_bracket and other.tpn in in_bracket):
                return 0
            return a_pair + sum(worth.get(p.score, 0) for p in (one, other))

        return weight

    def _left(self, players: list[Contender], pairs: list[Pair]) -> list[Contender]:
        """Who floats from the bracket if these are the pairs among `players`."""
        in_bracket = {p.tpn for p in (*self.bracket.moved_down, *self.bracket.residents)}
        stay = {
            player.tpn
            for pair in pairs
            if all(p.tpn in in_bracket for p in pair)
            for player in pair
        }
        return [p for p in players if p.tpn in in_bracket and p.tpn not in stay]

    def _worth(self) -> tuple[dict[HalfPoints, int], int]:
        """What pairing a moved-down player is worth by score, and what a pair is worth.

        One of a score is worth more than all of lower scores, and a pair more than all of them.
        """
        worth: dict[HalfPoints, int] = {}
        greater = 1
        for score, number in sorted(Counter(p.score for p in self.bracket.moved_down).items()):
            worth[score] = greater
            greater *= number + 1
        return worth, greater


def _value(floating: tuple[Contender, ...] | list[Contender]) -> tuple[int, list[HalfPoints]]:
    return len(floating), sorted((player.score for player in floating), reverse=True)


class _Colours:
    """C12 and C13 among those who are paired in the bracket, its downfloaters being given."""

    def __init__(
        self, position: Position, bracket: CheckedBracket, numbers: Mapping[TPN, int]
    ) -> None:
        self.position = position
        self.bracket = bracket
        self.numbers = numbers

    def findings(self) -> Iterator[Finding]:
        has = self._faults(self.bracket.pairs)
        if has == self._bound():
            return
        if len(self.bracket.paired) > SEARCHED:
            yield note(
                "C.04.3 2.4.7",
                said("preference-not-shown", count=has[0], score=self.bracket.score),
            )
            return
        best = _heaviest(self.position, list(self.bracket.paired), self._weight, None)
        least = has if best is None else self._faults(tuple(best))
        if least < has:
            article, code = (
                ("C.04.3 2.4.7", "preferences-missed")
                if least[0] < has[0]
                else ("C.04.3 2.4.8", "strong-preferences-missed")
            )
            criterion = 0 if least[0] < has[0] else 1
            yield error(
                article,
                said(
                    code,
                    score=self.bracket.score,
                    count=has[criterion],
                    fewest=least[criterion],
                ),
                *(p.tpn for pair in self.bracket.pairs if self._cost(*pair)[0] for p in pair),
            )

    def _bound(self) -> tuple[int, int]:
        """By the number of wishes alone (C12 and C13)."""
        paired = self.bracket.paired
        bounds = [(0, 0)]
        for colour in Colour:
            wishing = [player for player in paired if player.wanted is colour]
            without = len(wishing) - len(paired) // 2
            mild = sum(player.wish is Wish.MILD for player in wishing)
            bounds.append((without, max(0, without - mild)))
        return max(bounds)

    def _faults(self, pairs: tuple[Pair, ...]) -> tuple[int, int]:
        costs = [self._cost(*pair) for pair in pairs]
        return sum(cost[0] for cost in costs), sum(cost[1] for cost in costs)

    def _cost(self, one: Contender, other: Contender) -> tuple[int, int]:
        if one.wanted is None or one.wanted is not other.wanted:
            return 0, 0
        missed = unfulfilled(self.position, self.numbers, one.tpn, other.tpn)
        return 1, sum(wish is Wish.STRONG for wish in missed)

    def _weight(self, one: Contender, other: Contender) -> int | None:
        """None for a pair that cannot stand in for others: C10 and C11 would be worse."""
        if not self.bracket.inside(one, other):
            return None
        given = (one, other) in self.bracket.pairs or (other, one) in self.bracket.pairs
        if not given and self._topscorer_fault(one, other):
            return None
        missed, strong = self._cost(one, other)
        return -(missed * (SEARCHED + 1) + strong)

    def _topscorer_fault(self, one: Contender, other: Contender) -> bool:
        if not (one.topscorer or other.topscorer):
            return False
        white = allocated(self.position, self.numbers, one.tpn, other.tpn).white
        for player in (one, other):
            colour = Colour.WHITE if player.tpn == white else Colour.BLACK
            games = (*player.games, colour)
            if abs(2 * games.count(Colour.WHITE) - len(games)) > 2 or games[-3:] == (colour,) * 3:
                return True
        return False


def _heaviest(
    position: Position, players: list[Contender], weight: Weight, pab: Contender | None
) -> list[Pair] | None:
    """A complete pairing of the players of the greatest weight; None if there is none.

    With a PAB one player of that score stays without partner.
    """
    mates = _matched(position, players, weight, pab, complete=True)
    if 2 * len(mates) != len(players) + (pab is not None):
        return None
    return [
        (players[one], players[other]) for one, other in mates if max(one, other) < len(players)
    ]


def _matched(
    position: Position,
    players: list[Contender],
    weight: Weight,
    pab: Contender | None,
    *,
    complete: bool = False,
) -> set[tuple[int, int]]:
    """The heaviest pairs by index; the PAB is one index more. `complete`: as many as possible."""
    place = {contender.tpn: index for index, contender in enumerate(position.playing)}
    at = [place[player.tpn] for player in players]
    edges = []
    for index, one in enumerate(players):
        legal = position.legal[at[index]]
        for other in range(index):
            if legal >> at[other] & 1:
                heavy = weight(one, players[other])
                if heavy is not None:
                    edges.append((index, other, heavy))
    if pab is not None:
        edges += [
            (index, len(players), 0)
            for index, player in enumerate(players)
            if player.score == pab.score and not player.pab_bar
        ]
    return heaviest_edges(len(players) + (pab is not None), edges, complete=complete)
