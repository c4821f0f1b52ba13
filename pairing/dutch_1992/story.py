"""A round told step by step: each bracket from the top, each board, the bye."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pairing.boards import in_board_order
from pairing.dutch_1992.bracket import Bracket1992, Candidate1992, Opponents, PairedPart
from pairing.dutch_1992.cards import Card, Roster1992, roster_of
from pairing.dutch_1992.colours import seat
from pairing.dutch_1992.exchange import Exchange1992, Ties, letter
from pairing.dutch_1992.obstacle import obstacle
from pairing.dutch_1992.walk import Event, Paired, Walk
from pairing.dutch_1992.wording import (
    COLOUR,
    colour_step,
    dropped_step,
    exchange_step,
    players,
    points,
    who,
)
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.model import TPN, Board, Colour, Field, Options
from pairing.story import BoardStory, RoundStory, Step


def tell(field: Field, options: Options) -> RoundStory:
    """The round as `pair` makes it; raises LookupError when there is no legal pairing."""
    roster = roster_of(field, options)
    in_the_way = obstacle(roster)
    if in_the_way is not None:
        raise LookupError(in_the_way.message)
    walk = Walk(roster, Pulse())
    walk.run()
    return _Teller1992(field, roster).story(walk)


class _Teller1992:
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
            boards |= {told.board: told for told in self._boards(paired)}
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
                yield Step("C1", f"{who(cards)}: no opponent in the bracket; moved down.")
            case "C12":
                yield Step(
                    "C12",
                    f"{who(cards)} cannot be paired; the previous bracket is paired anew so that "
                    "another player moves down.",
                )
            case "C13" if event.paired is not None:
                score = self._score(event.paired.bracket)
                yield Step(
                    "C13",
                    "The lowest bracket cannot be paired; the pairs of bracket "
                    f"{score} are undone.",
                )
            case "C13":
                yield Step(
                    "C13",
                    "No pairing there helps: the two lowest brackets become one of "
                    f"{players(len(cards))}.",
                )
            case "C14":
                yield Step("C14", f"p is 0: the whole bracket moves down, {who(cards)}.")
            case _:
                if event.paired is not None:
                    yield from self._of_bracket(event.paired)

    def _of_bracket(self, paired: Paired) -> Iterator[Step]:
        bracket, candidate = paired.bracket, paired.candidate
        if not bracket.players:
            return
        moved_down = len(bracket.moved_down)
        yield Step(
            "A3",
            f"Bracket {self._score(bracket)}: {players(len(bracket.residents))}"
            + (f" and {moved_down} moved down to it." if moved_down else "."),
        )
        if candidate.opponents is not None:
            yield from self._of_opponents(candidate.opponents, candidate.shape.given_up[0])
        yield from self._of_part(candidate)
        if candidate.part.left_over and not self._is_lowest(bracket):
            left_over = self._cards(candidate.part.left_over)
            verb = "moves" if len(left_over) == 1 else "move"
            yield Step("C6", f"{who(left_over)} {verb} down to the next bracket.")

    def _of_opponents(self, met: Opponents, given_up: int) -> Iterator[Step]:
        if given_up:
            yield Step("C14", f"p is lowered by {given_up}.")
        yield Step("C4", f"S1: {len(met.s1)} moved down, S2: {len(met.s2)}; x is {met.x}.")
        if met.raised:
            yield Step("C11", f"x is raised to {met.x + met.raised}.")
        if met.upfloats_dropped:
            yield dropped_step("C10", met.upfloats_dropped, "up")
        if met.another:
            yield Step("C10", "The remainder requires another opponent for a player moved down.")
        for one, other in met.pairs:
            yield Step("C6", f"{self._name(one)} was moved down and meets {self._name(other)}.")

    def _of_part(self, candidate: Candidate1992) -> Iterator[Step]:
        part = candidate.part
        if candidate.shape.given_up[1]:
            yield Step("C14", f"p is lowered by {candidate.shape.given_up[1]}.")
        name = "Remainder" if candidate.opponents else "Homogeneous"
        size = len(part.s1) + len(part.s2)
        yield Step("C3", f"{name}: {players(size)}, x is {part.x}, p is {len(part.pairs)}.")
        if part.raised:
            yield Step("C11", f"x is raised to {part.x + part.raised}.")
        if part.upfloats_dropped and not candidate.opponents:
            yield dropped_step("C10", part.upfloats_dropped, "up")
        if part.downfloats_dropped:
            yield dropped_step("C9", part.downfloats_dropped, "down")
        if part.exchange is not None:
            out, into = self._cards(part.exchange.out), self._cards(part.exchange.into)
            ties = Ties(self.roster.readings["d2-ties"])
            yield exchange_step(_letter(part, part.exchange, ties), out, into)
        for (one, other), instead in zip(part.pairs, part.s2, strict=False):
            if other != instead:
                yield Step(
                    "C7",
                    f"S2 is transposed: {self._name(one)} meets {self._name(other)} instead of "
                    f"{self._name(instead)}.",
                )

    # -- boards ---------------------------------------------------------------------------------

    def _boards(self, paired: Paired) -> Iterator[BoardStory]:
        candidate = paired.candidate
        score = self._score(paired.bracket)
        if candidate.opponents is not None:
            met = candidate.opponents
            for number, pair in enumerate(met.pairs):
                step = Step(
                    "C6",
                    f"{self._name(pair[0])} was moved down to bracket {score} and meets "
                    f"{self._name(pair[1])}.",
                )
                yield self._board(pair, [step, *self._passed_over(number, met)])
        for number, pair in enumerate(candidate.part.pairs):
            step = Step(
                "C6",
                f"Bracket {score}: {self._name(pair[0])} is no. {number + 1} of S1, "
                f"{self._name(pair[1])} is in S2.",
            )
            yield self._board(pair, [step, *self._passed_over(number, candidate.part)])

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
        reason = self._why_not(player, first)
        yield Step("C7", f"{self._name(first)} comes first in S2, but {reason}.")

    def _why_not(self, player: int, other: int) -> str:
        if self.roster.allowed[player] >> other & 1:
            return "then no acceptable pairing of the others is left"
        one, two = self.roster.cards[player], self.roster.cards[other]
        met = self.met_in.get((one.tpn, two.tpn))
        if met is not None:
            return f"they met in round {met}"
        if one.obliged is not None and one.obliged is two.obliged:
            return f"both have to get {COLOUR[one.obliged]}"
        return "they are not to be paired with each other"

    def _bye(self, done: Sequence[Paired]) -> Iterator[Step]:
        left_over = done[-1].candidate.part.left_over if done else ()
        for place in left_over:
            yield Step("A5", f"{self._name(place)} is left over in the lowest bracket.")

    # -- names and values -----------------------------------------------------------------------

    def _values(self, paired: Paired) -> Iterator[tuple[str, str]]:
        score = self._score(paired.bracket)
        if not paired.bracket.players:
            return
        bracket = set_of(paired.bracket.players)
        white = (bracket & self.roster.wishing[Colour.WHITE]).bit_count()
        black = (bracket & self.roster.wishing[Colour.BLACK]).bit_count()
        yield f"bracket {score}: w", str(white)
        yield f"bracket {score}: b", str(black)
        met, part = paired.candidate.opponents, paired.candidate.part
        if met is not None:
            yield f"bracket {score}: x", str(met.x)
            yield f"bracket {score}: p", str(len(met.pairs))
        name = "remainder" if met is not None else "bracket"
        yield f"{name} {score}: x", str(part.x)
        yield f"{name} {score}: p", str(len(part.pairs))

    def _cards(self, places: Iterable[int]) -> list[Card]:
        return [self.roster.cards[place] for place in places]

    def _name(self, place: int) -> str:
        return f"{{{self.roster.tpn(place)}}}"

    def _is_lowest(self, bracket: Bracket1992) -> bool:
        lowest = self.roster.groups[-1]
        return bool(bracket.residents) and bracket.residents[-1] in lowest

    def _score(self, bracket: Bracket1992) -> str:
        residents = (*bracket.residents, *bracket.lonely) or bracket.players
        return points(self.roster.cards[residents[0]].score)


def _letter(part: PairedPart, exchange: Exchange1992, ties: Ties) -> str:
    """The name of an exchange, from S1 and S2 as they were before it."""
    players = sorted((*part.s1, *part.s2))
    return letter(players[: len(part.s1)], players[len(part.s1) :], exchange, ties)
