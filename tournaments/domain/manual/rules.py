"""A pairing made by hand: what is wrong with it, and how far it is from the engine's.

The check-list (V65-69) asks for a confirmation (level 3) where two players have met or are kept
apart, where somebody may not get the bye, and where a colour comes a third time. The reading here:
C.04.1 2 to 4 know no exception, C.04.2 1.5 lets nobody alter a correct pairing, and C.04.3 1.9.3
leaves it to the chief arbiter only where no complete pairing exists, which is not so while a
draft of the engine stands. So these are shown at once and no confirmation helps, but on an empty
sheet, which is laid where none exists, they need one by name (level 3). C.04.1 6 and 7
(colours) say themselves that systems may have exceptions: they need a confirmation (level 3). Two
players of a game with the wrong colour (C.04.1 8) are a warning (level 2); a difference from the
engine's pairing is confirmed with a comment (level 3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from pairing.boards import in_board_order
from pairing.model import Board, Colour, RoundPairing
from pairing.validator.validate import has_rules, validate
from pairing.validator.verdict import Finding

from ..changes.published import PublishedRound
from ..drafts.field import Pair, pairing_input, tpns
from ..ids import PlayerId
from ..refusals import listed
from ..rounds.state import Round
from ..said import Fact
from ..standings.record import paired_in
from ..standings.standings import pairing_points
from ..tournament.state import Tournament

Level = Literal["refused", "confirm", "warning"]


class Doubt(msgspec.Struct, frozen=True):
    """One thing that speaks against the pairing; `says` is the key of its words."""

    level: Level
    article: str
    says: str
    players: tuple[PlayerId, ...]

    @property
    def facts(self) -> dict[str, Fact]:
        return {"players": listed(self.players)}

    @property
    def fact(self) -> str:
        """As words about several doubts hold it: "Doubt.have-met (C.04.1 2): 3, 7"."""
        return f"{self.says} ({self.article}): {listed(self.players)}"


class Distance(msgspec.Struct, frozen=True):
    """From the engine's pairing: boards (white, black) that are gone, and those that are new."""

    broken: tuple[Pair, ...]
    made: tuple[Pair, ...]
    was_pab: PlayerId | None
    pab: PlayerId | None
    from_nothing: bool = False
    """The engine has no pairing: an empty sheet is filled."""

    @property
    def none(self) -> bool:
        same_bye = self.was_pab == self.pab
        return not (self.from_nothing or self.broken or self.made) and same_bye


def distance(round_: Round, pairs: Iterable[Pair], pab: PlayerId | None) -> Distance:
    """`round_` holds the engine's draft."""
    engine = tuple((board.white, board.black) for board in round_.boards)
    now = tuple(pairs)
    return Distance(
        broken=tuple(pair for pair in engine if pair not in now),
        made=tuple(pair for pair in now if pair not in engine),
        was_pab=round_.pab,
        pab=pab,
        from_nothing=round_.manual is not None and round_.manual.sheet is not None,
    )


def waiting(round_: Round, pairs: Iterable[Pair], pab: PlayerId | None) -> tuple[PlayerId, ...]:
    """Who is to be paired and has no place here, in the order of the entries."""
    placed = {player for pair in pairs for player in pair} | {pab}
    return tuple(sorted(to_pair(round_) - placed))


def to_pair(round_: Round) -> frozenset[PlayerId]:
    """Everybody on the empty sheet, or with a place in the engine's draft."""
    sheet = round_.manual and round_.manual.sheet
    return frozenset(sheet.players) if sheet else paired_in(round_)


def in_order(state: Tournament, number: int, pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """The boards as C.04.2 3.6 orders them. Raises `RoundIncomplete`."""
    numbers = tpns(state)
    scores = {numbers[player]: points for player, points in pairing_points(state, number).items()}
    boards = in_board_order((Board(numbers[one], numbers[two]) for one, two in pairs), scores)
    return tuple((state.order[white - 1], state.order[black - 1]) for white, black in boards)


def doubts(
    state: Tournament, number: int, pairs: Iterable[Pair], pab: PlayerId | None
) -> tuple[Doubt, ...]:
    """Everything that speaks against it, what is refused first. Raises `RoundIncomplete`.

    Colours of the engine's boards that still stand are its own affair (topscorers).
    """
    before, boards = PublishedRound(state, number), tuple(pairs)
    made = distance(before.round, boards, pab).made
    return (
        *_without_place(before, boards, pab),
        *_forbidden(before, boards, pab),
        *_over_the_limit(before, made),
        *_both_wrong(before, made),
    )


def over_the_limit(state: Tournament, number: int, made: Iterable[Pair]) -> tuple[PlayerId, ...]:
    """Who would get a colour against C.04.1 6 or 7 on these boards, in the order of the entries."""
    before = PublishedRound(state, number)
    return tuple(sorted(one for pair in made for one in before.over_the_limit(*pair)))


def despite(
    state: Tournament, number: int, pairs: Iterable[Pair], pab: PlayerId | None
) -> tuple[PlayerId, ...]:
    """Of an empty sheet: who would meet again, must not meet or may not get the bye."""
    before = PublishedRound(state, number)
    forbidden = [*_forbidden(before, tuple(pairs), pab)] if _from_nothing(before) else []
    return tuple(sorted({player for one in forbidden for player in one.players}))


def rules_missed(
    state: Tournament, number: int, pairs: Iterable[Pair], pab: PlayerId | None
) -> tuple[Finding, ...]:
    """What the independent validator says about a complete pairing, by TPN; nothing where it does
    not know the rules of the system. Raises `RoundIncomplete`."""
    job = pairing_input(state, number)
    if not has_rules(job.system):
        return ()
    numbers = tpns(state)
    boards = tuple(Board(numbers[white], numbers[black]) for white, black in pairs)
    pairing = RoundPairing(boards, None if pab is None else numbers[pab])
    return validate(job.field, pairing, job.system, job.options, ordered=False).errors


# --- doubts ---------------------------------------------------------------------------------


def _without_place(
    before: PublishedRound, pairs: tuple[Pair, ...], pab: PlayerId | None
) -> Iterator[Doubt]:
    left = waiting(before.round, pairs, pab)
    if left:
        says = "Doubt.no-place" if len(left) == 1 else "Doubt.no-places"
        yield Doubt("refused", "C.04.3 1.9.1", says, left)


def _forbidden(
    before: PublishedRound, pairs: tuple[Pair, ...], pab: PlayerId | None
) -> Iterator[Doubt]:
    level: Level = "confirm" if _from_nothing(before) else "refused"
    for pair in pairs:
        if before.met(*pair):
            yield Doubt(level, "C.04.1 2", "Doubt.have-met", pair)
        if before.forbidden(*pair):
            yield Doubt(level, "C.05 5.2", "Doubt.kept-apart", pair)
    if pab is not None and not before.may_get_pab(pab):
        yield Doubt(level, "C.04.1 4", "Doubt.bye", (pab,))


def _from_nothing(before: PublishedRound) -> bool:
    return before.round.manual is not None and before.round.manual.sheet is not None


def _over_the_limit(before: PublishedRound, pairs: tuple[Pair, ...]) -> Iterator[Doubt]:
    for pair in pairs:
        for player in before.over_the_limit(*pair):
            says = "Doubt.white-too-often" if player == pair[0] else "Doubt.black-too-often"
            yield Doubt("confirm", "C.04.1 6, 7", says, (player,))


def _both_wrong(before: PublishedRound, pairs: tuple[Pair, ...]) -> Iterator[Doubt]:
    for white, black in pairs:
        wanted = [before.colours(player).preference.colour for player in (white, black)]
        if wanted == [Colour.BLACK, Colour.WHITE]:
            yield Doubt("warning", "C.04.1 8", "Doubt.both-wrong-colour", (white, black))
