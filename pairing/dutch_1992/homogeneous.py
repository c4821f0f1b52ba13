"""The pairing of a homogeneous bracket or remainder (C4 to C8) at one level of demands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from pairing.dutch_1992.bracket import PairedPart
from pairing.dutch_1992.cards import Roster1992
from pairing.dutch_1992.demands import Demands
from pairing.dutch_1992.exchange import Exchange1992, Ties, exchanged, exchanges
from pairing.dutch_1992.first_exchange import first_exchange
from pairing.dutch_1992.least import fewest_broken
from pairing.dutch_1992.split import Pairs, first_pairing, largest_matching, with_tail
from pairing.dutch_1992.tail import Tail
from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.model import Colour
from pairing.scores import Float

TRIED_SINGLY = 30
"""So many exchanges are tried before the first one that helps is sought among all of them."""


@dataclass(frozen=True, slots=True)
class Level:
    """How far the demands have been lowered: C11, C10 and C9 in the order they are undone."""

    raised: int = 0
    upfloats_dropped: int = 0
    downfloats_dropped: int = 0


@dataclass(frozen=True, slots=True)
class Task:
    """Players in the order A2 of whom `pairs` pairs are to be made; `x` as determined in C2.

    `free` are those whom B5 and B6 do not keep from moving down. `lowered`: p has fallen (C14).
    """

    roster: Roster1992
    players: tuple[int, ...]
    pairs: int
    x: int
    tail: Tail
    pulse: Pulse
    free: int = 0
    lowered: bool = False

    @property
    def bits(self) -> int:
        return set_of(self.players)

    @property
    def spare(self) -> int:
        return len(self.players) - 2 * self.pairs

    @property
    def ties(self) -> Ties:
        return Ties(self.roster.readings["d2-ties"])


def first_at(task: Task, level: Level) -> PairedPart | None:
    """The first acceptable candidate in the order of C6, C7, C8; None: C9 has to go on."""
    demands = demands_at(task, level)
    s1, s2 = list(task.players[: task.pairs]), list(task.players[task.pairs :])
    pairs = first_pairing(s1, s2, demands)
    if pairs is not None:
        return _part(task, level, None, s1, s2, pairs)
    for exchange in _exchanges(task, level, s1, s2, demands):
        new_s1, new_s2 = exchanged(s1, s2, exchange)
        pairs = first_pairing(new_s1, new_s2, demands)
        if pairs is not None:
            return _part(task, level, exchange, new_s1, new_s2, pairs)
    return None


def _exchanges(
    task: Task, level: Level, s1: list[int], s2: list[int], demands: Demands
) -> Iterator[Exchange1992]:
    """Exchanges in the order of D2; none before the first that helps is left out but the many
    that are known not to. Nothing at all when no division into S1 and S2 can be paired.
    """
    bracket = {player: near & task.bits for player, near in demands.near.items()}
    graph = with_tail(bracket, demands.loose, task.tail, demands.legal)
    task.pulse.work(100 * len(graph))
    if not largest_matching(graph).perfect:
        return
    in_order = exchanges(s1, s2, task.ties)
    if not task.tail.mutual:
        if demands.broken is None and task.tail.plain:
            yield from islice(in_order, TRIED_SINGLY)
        first = first_exchange(s1, s2, graph, demands, task.ties)
        if first is None or first.left_over > task.spare:
            return
        allowed = first.broken if demands.broken is None else demands.broken
        if first.broken > allowed:
            return
        if first.broken == allowed and first.left_over == task.spare:
            yield first.exchange
    elif not _enough_good(task, level, graph, demands):
        return
    yield from in_order


def upfloat_levels(roster: Roster1992, players: int) -> list[int]:
    """C10: B6, then B5 dropped, as far as it concerns one of the players."""
    return _steps(roster, [barred & players for barred in roster.barred[Float.UP]])


def downfloat_levels(roster: Roster1992, players: int, free: int) -> list[int]:
    """C9: B6, then B5 dropped, as far as it concerns one of the players."""
    return _steps(roster, [roster.may_float_down(players, dropped, free) for dropped in range(3)])


def in_force(roster: Roster1992, steps: list[int], *, restarted: bool) -> list[int]:
    """After C11 and C14 with everything in force again, or with nothing."""
    stay_dropped = restarted and roster.readings["after-c11"] == "dropped"
    return steps[-1:] if stay_dropped else steps


def demands_at(task: Task, level: Level) -> Demands:
    roster = task.roster
    near = roster.near(task.players, level.upfloats_dropped)
    demands = Demands(
        near=near,
        good={player: ~roster.same_wish(player) for player in task.players},
        legal={player: roster.allowed[player] for player in task.players},
        loose=roster.may_float_down(task.bits, level.downfloats_dropped, task.free),
        broken=task.x + level.raised,
        tail=task.tail,
        kind=roster.kind,
        pulse=task.pulse,
    )
    return _sharpened(task, level, demands)


def _sharpened(task: Task, level: Level, demands: Demands) -> Demands:
    """Say the number of broken preferences by the pairs themselves, where that is the same.

    If x is the least possible number, a bracket with too many of one colour attains it when
    each pair has a player of that colour and everybody left over is one too.
    """
    allowed = task.x + level.raised
    if allowed >= task.pairs:
        return replace(demands, broken=None)
    if level.raised:
        return demands
    if not allowed:
        near = {player: near & demands.good[player] for player, near in demands.near.items()}
        return replace(demands, near=near, broken=None)
    most = max((task.roster.wishing[colour] & task.bits for colour in Colour), key=int.bit_count)
    if most.bit_count() - task.spare - task.pairs != allowed:
        return demands
    near = {
        player: near if most >> player & 1 else near & most for player, near in demands.near.items()
    }
    return replace(demands, near=near, loose=demands.loose & most, broken=None)


def _enough_good(task: Task, level: Level, graph: dict[int, int], demands: Demands) -> bool:
    """A mutual tail: whether the preferences allow as many pairs (necessary, not sufficient)."""
    least = fewest_broken(graph, demands, task.bits, task.spare)
    return least is not None and least <= task.x + level.raised


def _steps(roster: Roster1992, sets: list[int]) -> list[int]:
    """Those that make a difference; "together": B6 is never dropped alone."""
    steps = [0]
    for step in (1, 2) if roster.readings["dropping"] == "b6-first" else (2,):
        if sets[step] != sets[steps[-1]]:
            steps.append(step)
    return steps


def _part(
    task: Task,
    level: Level,
    exchange: Exchange1992 | None,
    s1: list[int],
    s2: list[int],
    pairs: Pairs,
) -> PairedPart:
    return PairedPart(
        s1=tuple(s1),
        s2=tuple(s2),
        x=task.x,
        raised=level.raised,
        upfloats_dropped=level.upfloats_dropped,
        downfloats_dropped=level.downfloats_dropped,
        exchange=exchange,
        pairs=pairs,
    )


def levels(task: Task) -> Iterator[Level]:
    """C9 within C10 within C11."""
    upfloats = upfloat_levels(task.roster, task.bits)
    downfloats = downfloat_levels(task.roster, task.bits, task.free)
    for raised in range(max(0, task.pairs - task.x) + 1):
        restarted = task.lowered or raised > 0
        for up in in_force(task.roster, upfloats, restarted=restarted):
            for down in in_force(task.roster, downfloats, restarted=restarted):
                yield Level(raised, up, down)
