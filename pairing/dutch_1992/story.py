"""A round told step by step: each bracket from the top, each board, the bye."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pairing.boards import in_board_order
from pairing.clauses import Clause, Players, clause, in_points, player
from pairing.dutch_1992.bracket import Bracket1992, Candidate1992, Opponents, PairedPart
from pairing.dutch_1992.cards import Card, Roster1992, roster_of
from pairing.dutch_1992.colours import seat
from pairing.dutch_1992.exchange import Exchange1992, Ties, letter
from pairing.dutch_1992.obstacle import obstacle
from pairing.dutch_1992.walk import Event, Paired, Walk
from pairing.dutch_1992.wording import (
    ROUND,
    colour_of,
    colour_step,
    dropped_step,
    exchange_step,
    who,
)
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.model import TPN, Board, Colour, Field, Options
from pairing.story import BoardStory, RoundStory, Step

_PAIR: Final = "Pairing-Dutch-1992-Pair"
_PASSED: Final = "Pairing-Dutch-1992-Passed"
_VALUE: Final = "Pairing-Dutch-1992-Value"


def tell(field: Field, options: Options) -> RoundStory:
    """The round as `pair` makes it; raises LookupError when there is no legal pairing."""
    roster = roster_of(field, options)
    in_the_way = obstacle(roster)
    if in_the_way is not None:
        raise LookupError(in_the_way.message)
    walk = Walk(roster, Pulse())
    walk.run()
    return Teller1992(field, roster).story(walk)


class Teller1992:
    def __init__(self, field: Field, roster: Roster1992) -> None:
        self.roster = roster
        self.met_in: dict[tuple[TPN, TPN], int] = {
            (player.tpn, past.opponent): number
            for player in field.participants
            for number, past in enumerate(player.rounds, start=1)
            if past.played and past.opponent is not None
        }

    def story(self, walk: Walk) -> RoundStory:
        boards: dict[Board, BoardStory] = {}
        for paired in walk.done:
            boards |= {each.board: each for each in self._boards(paired)}
        scores = {card.tpn: card.score for card in self.roster.cards}
        return RoundStory(
            steps=tuple(step for event in walk.events for step in self._of_event(event)),
            boards=tuple(boards[board] for board in in_board_order(boards, scores)),
            bye=tuple(self._bye(walk.done)),
            values=tuple(value for paired in walk.done for value in self._values(paired)),
        )

    # -- the walk -------------------------------------------------------------------------------

    def _of_event(self, event: Event) -> Iterator[Step]:
        cards = self._cards(event.players)
        match event.article:
            case "C1":
                yield Step("C1", clause(f"{ROUND}.no-opponent", who=who(cards)))
            case "C12":
                yield Step("C12", clause(f"{ROUND}.another-down", who=who(cards)))
            case "C13" if event.paired is not None:
                score = self.score_of(event.paired.bracket)
                yield Step("C13", clause(f"{ROUND}.undone", bracket=score))
            case "C13":
                yield Step("C13", clause(f"{ROUND}.joined", count=len(cards)))
            case "C14":
                yield Step("C14", clause(f"{ROUND}.whole-bracket-down", who=who(cards)))
            case _:
                if event.paired is not None:
                    yield from self._of_bracket(event.paired)

    def _of_bracket(self, paired: Paired) -> Iterator[Step]:
        bracket, candidate = paired.bracket, paired.candidate
        if not bracket.players:
            return
        yield Step("A3", self._heading(bracket))
        if candidate.opponents is not None:
            yield from self._of_opponents(candidate.opponents, candidate.shape.given_up[0])
        yield from self._of_part(candidate)
        left_over = self._cards(candidate.part.left_over)
        if left_over and not self._is_lowest(bracket):
            says = clause(f"{ROUND}.move-down", who=who(left_over), count=len(left_over))
            yield Step("C6", says)

    def _heading(self, bracket: Bracket1992) -> Clause:
        score, residents = self.score_of(bracket), len(bracket.residents)
        moved_down = len(bracket.moved_down)
        if not moved_down:
            return clause(f"{ROUND}.bracket", bracket=score, residents=residents)
        return clause(
            f"{ROUND}.bracket-moved-down",
            bracket=score,
            residents=residents,
            moved_down=moved_down,
        )

    def _of_opponents(self, met: Opponents, given_up: int) -> Iterator[Step]:
        if given_up:
            yield Step("C14", clause(f"{ROUND}.p-lowered", by=given_up))
        yield Step("C4", clause(f"{ROUND}.subgroups", s1=len(met.s1), s2=len(met.s2), x=met.x))
        if met.raised:
            yield Step("C11", clause(f"{ROUND}.x-raised", x=met.x + met.raised))
        if met.upfloats_dropped:
            yield dropped_step("C10", met.upfloats_dropped, "up")
        if met.another:
            yield Step("C10", clause(f"{ROUND}.another-opponent"))
        for one, other in met.pairs:
            meeting = {"player": self.named(one), "opponent": self.named(other)}
            yield Step("C6", clause(f"{ROUND}.meets-moved-down", **meeting))

    def _of_part(self, candidate: Candidate1992) -> Iterator[Step]:
        part = candidate.part
        if candidate.shape.given_up[1]:
            yield Step("C14", clause(f"{ROUND}.p-lowered", by=candidate.shape.given_up[1]))
        name = "remainder" if candidate.opponents else "homogeneous"
        size, p = len(part.s1) + len(part.s2), len(part.pairs)
        yield Step("C3", clause(f"{ROUND}.part", part=name, count=size, x=part.x, p=p))
        if part.raised:
            yield Step("C11", clause(f"{ROUND}.x-raised", x=part.x + part.raised))
        if part.upfloats_dropped and not candidate.opponents:
            yield dropped_step("C10", part.upfloats_dropped, "up")
        if part.downfloats_dropped:
            yield dropped_step("C9", part.downfloats_dropped, "down")
        if part.exchange is not None:
            out, into = self._cards(part.exchange.out), self._cards(part.exchange.into)
            ties = Ties(self.roster.readings["d2-ties"])
            yield exchange_step(_letter(part, part.exchange, ties), out, into)
        yield from self._transposed(part)

    def _transposed(self, part: PairedPart) -> Iterator[Step]:
        for (one, other), instead in zip(part.pairs, part.s2, strict=False):
            if other != instead:
                says = clause(
                    f"{ROUND}.transposed",
                    player=self.named(one),
                    opponent=self.named(other),
                    instead=self.named(instead),
                )
                yield Step("C7", says)

    # -- boards ---------------------------------------------------------------------------------

    def _boards(self, paired: Paired) -> Iterator[BoardStory]:
        candidate = paired.candidate
        if candidate.opponents is not None:
            yield from self._boards_moved_down(paired, candidate.opponents)
        for number, pair in enumerate(candidate.part.pairs):
            passed_over = self._passed_over(number, candidate.part)
            yield self._board(pair, [self.pair_step(paired, pair), *passed_over])

    def _boards_moved_down(self, paired: Paired, met: Opponents) -> Iterator[BoardStory]:
        for number, pair in enumerate(met.pairs):
            yield self._board(pair, [self.pair_step(paired, pair), *self._passed_over(number, met)])

    def pair_step(self, paired: Paired, pair: tuple[int, int]) -> Step:
        """Where the two were paired."""
        candidate, score = paired.candidate, self.score_of(paired.bracket)
        one, other = (self.named(place) for place in pair)
        if candidate.opponents is not None and pair in candidate.opponents.pairs:
            says = clause(f"{_PAIR}.moved-down", player=one, bracket=score, opponent=other)
        else:
            number = candidate.part.pairs.index(pair) + 1
            key = f"{_PAIR}.of-bracket"
            says = clause(key, bracket=score, player=one, number=number, opponent=other)
        return Step("C6", says)

    def _board(self, pair: tuple[int, int], steps: list[Step]) -> BoardStory:
        seating = seat(self.roster, pair)
        return BoardStory(seating.board, (*steps, colour_step(seating)))

    def _passed_over(self, number: int, part: PairedPart | Opponents) -> Iterator[Step]:
        """The highest of S2 who was still free, if it is not he (D1)."""
        player, partner = part.pairs[number]
        taken = {other for _player, other in part.pairs[:number]}
        first = next(other for other in part.s2 if other not in taken)
        if first == partner:
            return
        yield Step("C7", self._why_not(player, first))

    def _why_not(self, player: int, other: int) -> Clause:
        passed = self.named(other)
        if self.roster.allowed[player] >> other & 1:
            return clause(f"{_PASSED}.others-unpaired", player=passed)
        one, two = self.roster.cards[player], self.roster.cards[other]
        met = self.met_in.get((one.tpn, two.tpn))
        if met is not None:
            return clause(f"{_PASSED}.met", player=passed, round=met)
        if one.obliged is not None and one.obliged is two.obliged:
            colour = colour_of(one.obliged)
            return clause(f"{_PASSED}.same-colour", player=passed, colour=colour)
        return clause(f"{_PASSED}.kept-apart", player=passed)

    def _bye(self, done: Sequence[Paired]) -> Iterator[Step]:
        left_over = done[-1].candidate.part.left_over if done else ()
        for place in left_over:
            yield Step("A5", clause(f"{ROUND}.left-over", player=self.named(place)))

    # -- names and values -----------------------------------------------------------------------

    def _values(self, paired: Paired) -> Iterator[tuple[Clause, str]]:
        score = self.score_of(paired.bracket)
        if not paired.bracket.players:
            return
        bracket = set_of(paired.bracket.players)
        white = (bracket & self.roster.wishing[Colour.WHITE]).bit_count()
        black = (bracket & self.roster.wishing[Colour.BLACK]).bit_count()
        met, part = paired.candidate.opponents, paired.candidate.part
        of_bracket = {"w": white, "b": black}
        if met is not None:
            of_bracket |= {"x": met.x, "p": len(met.pairs)}
        of_part = {"x": part.x, "p": len(part.pairs)}
        rest = "remainder" if met is not None else "bracket"
        for where, values in (("bracket", of_bracket), (rest, of_part)):
            for name, value in values.items():
                yield clause(f"{_VALUE}.{where}", bracket=score, name=name), str(value)

    def _cards(self, places: Iterable[int]) -> list[Card]:
        return [self.roster.cards[place] for place in places]

    def named(self, place: int) -> Players:
        return player(self.roster.tpn(place))

    def _is_lowest(self, bracket: Bracket1992) -> bool:
        lowest = self.roster.groups[-1]
        return bool(bracket.residents) and bracket.residents[-1] in lowest

    def score_of(self, bracket: Bracket1992) -> float:
        residents = (*bracket.residents, *bracket.lonely) or bracket.players
        return in_points(self.roster.cards[residents[0]].score)


def _letter(part: PairedPart, exchange: Exchange1992, ties: Ties) -> str:
    """The name of an exchange, from S1 and S2 as they were before it."""
    players = sorted((*part.s1, *part.s2))
    return letter(players[: len(part.s1)], players[len(part.s1) :], exchange, ties)
