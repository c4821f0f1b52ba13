"""From the state to what a pairing system reads, and from its answer back to boards.

The pairing knows players by TPN, the log by entry number; this module translates both ways. Names
and titles stay out of the field, federations too unless the system pairs by them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

import msgspec

from pairing import baku, codec
from pairing.matches import field_of_matches
from pairing.model import (
    TPN,
    Colour,
    Field,
    HalfPoints,
    Options,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundPairing,
)
from pairing.systems import SYSTEMS

from ..byes.events import ByeKind
from ..ids import PlayerId, game_id
from ..settings import readings
from ..settings.by_table import by_table, schedule
from ..settings.matches import games_of_match
from ..settings.settings import Settings
from ..standings.record import Cell, Record, paired_in, pairing_scoring, records, scoring
from ..tournament.state import Tournament
from .events import PairedBoard

Pair = tuple[PlayerId, PlayerId]
"""(white, black)"""


class RoundIncomplete(ValueError):  # noqa: N818 (a defect of the caller, not a refusal)
    """A field was asked for while a game before it is still open."""

    def __init__(self, round_: int, board: int) -> None:
        super().__init__(f"round {round_}, board {board}: no result yet")
        self.round = round_
        self.board = board


class PairingInput(msgspec.Struct, frozen=True):
    """A pairing job: `hash` names everything the pairing depends on, the options as recorded."""

    round: int
    system: str
    options: Options
    field: Field
    hash: str


def pairing_input(state: Tournament, number: int) -> PairingInput:
    """What has to be paired now as round `number`, by the regulations of that round.

    Raises RoundIncomplete.
    """
    field = field_before(state, number)
    settings = state.settings_in(number)
    hash_ = codec.input_hash(field, settings.system, readings.recorded(settings))
    return PairingInput(number, settings.system, readings.in_force(settings), field, hash_)


def field_before(state: Tournament, number: int) -> Field:
    """The field before round `number` as the state knows it now. Raises RoundIncomplete."""
    to_pair = frozenset(pairable(state, number))
    numbers = tpns(state)
    rows = records(state, number - 1)
    settings = state.settings_in(number)
    virtual = virtual_points(state, number, to_pair)
    system = SYSTEMS.get(settings.system)
    by_federation = system is not None and system.reads_federations
    return Field(
        round_number=number,
        rounds_total=settings.rounds,
        participants=tuple(
            Participant(
                tpn=numbers[player],
                rounds=_past(rows[player], numbers),
                virtual=virtual.get(player, ()),
                rating=state.players[player].rating,
                federation=state.players[player].federation if by_federation else "",
            )
            for player in state.order
        ),
        away=frozenset(tpn for player, tpn in numbers.items() if player not in to_pair),
        scoring=pairing_scoring(state, number),
        initial_colour=state.initial_colour or Colour.WHITE,
        prohibited=tuple(_prohibited(state, numbers)),
    )


def field_as_paired(state: Tournament, number: int) -> Field:
    """The field before that round; where rounds are games of matches, by whole matches."""
    field = field_before(state, number)
    whole = games_of_match(state.settings_in(number)) == 1
    return field if whole else field_of_matches(field)


def tpns(state: Tournament) -> dict[PlayerId, TPN]:
    return {player: TPN(tpn) for tpn, player in enumerate(state.order, 1)}


def pairable(state: Tournament, number: int) -> tuple[PlayerId, ...]:
    """In TPN order: arrived or admitted, not withdrawn, without a bye for that round.

    By a table everybody who has an opponent in that round, and who is free by it: who does not come
    loses by forfeit (C.05 6.6).
    """
    if by_table(state.settings_in(number)):
        return _seated_by_table(state, number)
    return tuple(
        player
        for player in state.order
        if (entry := state.players[player]).active
        and entry.present
        and entry.from_round <= number
        and number not in entry.byes
    )


def _seated_by_table(state: Tournament, number: int) -> tuple[PlayerId, ...]:
    """Of numbers that nobody has any more (merged, taken back) the opponents have none."""
    rounds = schedule(state.settings_in(number), len(state.order))
    if not 1 <= number <= len(rounds):
        return ()
    gone = {tpn for player, tpn in tpns(state).items() if not state.players[player].stands}
    row = rounds[number - 1]
    seated = {tpn for board in row.boards if gone.isdisjoint(board) for tpn in board}
    if row.free is not None:
        seated |= {row.free} - gone
    return tuple(state.order[tpn - 1] for tpn in sorted(seated))


def byes_for(state: Tournament, number: int) -> tuple[tuple[PlayerId, ByeKind], ...]:
    """The granted byes of that round, in TPN order."""
    return tuple(
        (player, entry.byes[number].kind)
        for player in state.order
        if (entry := state.players[player]).active and number in entry.byes
    )


def absent_from(state: Tournament, number: int) -> tuple[PlayerId, ...]:
    """In the tournament, but neither to be paired nor with a bye, in TPN order."""
    present = {*pairable(state, number), *(player for player, _ in byes_for(state, number))}
    return tuple(
        player for player in state.order if player not in present and state.players[player].stands
    )


def players_of(
    state: Tournament, pairing: RoundPairing
) -> tuple[tuple[Pair, ...], PlayerId | None]:
    """The engine's answer with entry numbers; `state` is the one that was paired."""
    pairs = tuple(
        (state.order[board.white - 1], state.order[board.black - 1]) for board in pairing.boards
    )
    return pairs, None if pairing.pab is None else state.order[pairing.pab - 1]


def seal(input_hash: str, pairs: Iterable[Pair], pab: PlayerId | None) -> str:
    """SHA-256 (hex) over the input and the pairing by entry numbers.

    The order of the pairs has no part in it: fixed boards move pairs, not opponents.
    """
    pairing = {"black_of": {str(white): black for white, black in pairs}, "pab": pab}
    body = msgspec.json.encode({"input": input_hash, **pairing}, order="sorted")
    return hashlib.sha256(body).hexdigest()


def assign_boards(
    settings: Settings, number: int, draft: int, pairs: Iterable[Pair]
) -> tuple[PairedBoard, ...]:
    """Game ids in the order of the pairs, board numbers from `board_offset` + 1 on.

    The game of a player with a fixed board goes to that board (with two such players: White's); the
    others fill the numbers that are left. Answers in the order of the board numbers.
    """
    listed = tuple(pairs)
    fixed = {pair: board for pair in listed if (board := _fixed_board(settings, pair))}
    taken = set(fixed.values())
    free = (board for board in _numbers_from(settings.board_offset + 1) if board not in taken)
    boards = (
        PairedBoard(game_id(number, draft, index), fixed.get(pair) or next(free), pair[0], pair[1])
        for index, pair in enumerate(listed, 1)
    )
    return tuple(sorted(boards, key=lambda paired: paired.board))


def _numbers_from(first: int) -> Iterator[int]:
    while True:
        yield first
        first += 1


def _fixed_board(settings: Settings, pair: Pair) -> int:
    fixed = settings.fixed_boards
    return fixed.get(pair[0]) or fixed.get(pair[1]) or 0


def _past(record: Record, numbers: dict[PlayerId, TPN]) -> tuple[PlayerRound, ...]:
    return tuple(_past_round(cell, numbers) for cell in record)


def _past_round(cell: Cell, numbers: dict[PlayerId, TPN]) -> PlayerRound:
    if cell.kind is None:
        raise RoundIncomplete(cell.round, cell.board)
    opponent = None if cell.opponent is None else numbers[cell.opponent]
    return PlayerRound(cell.kind, cell.pairing_points, opponent, cell.colour)


def _prohibited(state: Tournament, numbers: dict[PlayerId, TPN]) -> Iterable[ProhibitedGroup]:
    for group in state.prohibited:
        players = (state.kept_entry(player) for player in group.players)
        members = frozenset(numbers[player] for player in players if player in numbers)
        if len(members) > 1:
            yield ProhibitedGroup(members, group.first, group.last)


# --- Baku acceleration ----------------------------------------------------------------------


def virtual_points(
    state: Tournament, number: int, to_pair: frozenset[PlayerId]
) -> dict[PlayerId, tuple[HalfPoints, ...]]:
    """Virtual points of rounds 1 to `number` for those who ever belonged to group A."""
    if state.virtual:
        return _explicit_points(state, number)
    per_round = [_baku_points(state, past) for past in range(1, number + 1)]
    while per_round and not per_round[-1]:
        per_round.pop()
    if not per_round:
        return {}
    groups = _groups_a(state, number, to_pair)
    return {
        player: tuple(
            points if player in group else 0
            for points, group in zip(per_round, groups, strict=False)
        )
        for player in frozenset[PlayerId]().union(*groups)
    }


def _baku_points(state: Tournament, number: int) -> HalfPoints:
    """Of group A in that round (1.4), by the regulations of that round."""
    settings = state.settings_in(number)
    if settings.acceleration != "baku":
        return 0
    games = games_of_match(settings)
    by_round = baku.virtual_points_by_round(settings.rounds, scoring(settings), games)
    return by_round[number - 1] if number <= len(by_round) else 0


def _explicit_points(state: Tournament, number: int) -> dict[PlayerId, tuple[HalfPoints, ...]]:
    points: dict[PlayerId, list[HalfPoints]] = {}
    for line in state.virtual:
        for player in {state.kept_entry(player) for player in line.players}:
            rounds = points.setdefault(player, [0] * number)
            for past in range(line.first, min(line.last, number) + 1):
                rounds[past - 1] = line.points
    return {player: tuple(rounds) for player, rounds in points.items()}


def _groups_a(
    state: Tournament, number: int, to_pair: frozenset[PlayerId]
) -> tuple[frozenset[PlayerId], ...]:
    """Group A of each round up to `number` (C.04.7 1.2 and 1.3).

    It counts those who were taken into account for a pairing: who has not arrived has no number
    yet (C.04.2 2.4). Its last player is found among the players of round 1 in the TPN list of the
    round in question; a late entry above him belongs to the group.
    """
    first = paired_in(state.rounds[1]) if state.last_published else to_pair
    arrived: frozenset[PlayerId] = frozenset()
    groups = []
    for past in range(1, number + 1):
        upcoming = past > state.last_published
        arrived |= to_pair if upcoming else paired_in(state.rounds[past])
        order = state.order if upcoming else state.rounds[past].order
        groups.append(_group_a(order, first, arrived))
    return tuple(groups)


def _group_a(
    order: tuple[PlayerId, ...], first: frozenset[PlayerId], arrived: frozenset[PlayerId]
) -> frozenset[PlayerId]:
    starters = [player for player in order if player in first]
    size = min(baku.group_a_size(len(starters)), len(starters))
    if not size:
        return frozenset()
    last = order.index(starters[size - 1])
    return frozenset(player for player in order[: last + 1] if player in arrived)
