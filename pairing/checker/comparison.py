"""The pairing of a round in the file against the pairing by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from pairing.explain.clauses import short_name
from pairing.model import TPN, Board, Colour, RoundPairing
from pairing.trf import Code, Report, RoundEntry


class DifferenceKind(StrEnum):
    PAIR = "pair"
    BYE = "bye"
    COLOUR = "colour"
    NO_PAIRING = "no-pairing"
    RULE = "rule"
    """The file's pairing breaks a rule, whatever else could have been paired."""
    REASON = "reason"
    """Why the rules prefer their pairing."""


@dataclass(frozen=True, slots=True)
class PairingDifference:
    """A sentence or two about a round; `article` is "" where none can be named."""

    kind: DifferenceKind
    message: str
    players: tuple[TPN, ...] = ()
    article: str = ""


def recorded_pairing(report: Report, round_number: int) -> RoundPairing:
    """The round as the file has it; a report holds no order of boards, so it is by number."""
    entries = {player.number: player.entry(round_number) for player in report.players}
    pab = None
    boards = []
    for number, entry in sorted(entries.items()):
        if entry.code is Code.PAB:
            pab = TPN(number)
        elif entry.opponent is not None and _has_white(number, entry, entries[entry.opponent]):
            boards.append(Board(TPN(number), TPN(entry.opponent)))
    return RoundPairing(tuple(boards), pab)


def _has_white(number: int, entry: RoundEntry, theirs: RoundEntry) -> bool:
    """A forfeit may stand without colours: then the lower number comes first."""
    if entry.colour is None and theirs.colour is None:
        return number < (entry.opponent or 0)
    return entry.colour is Colour.WHITE or theirs.colour is Colour.BLACK


def differences(
    filed: RoundPairing, right: RoundPairing, names: Mapping[TPN, str], colourless: set[TPN]
) -> Iterator[PairingDifference]:
    """Every pair, bye and colour of the rules that the file has otherwise.

    `names` say who a TPN is; nothing is said about the colours of `colourless` players.
    """
    in_file = {a: b for board in filed.boards for a, b in (board, board[::-1])}
    if filed.pab != right.pab:
        yield _other_bye(filed.pab, right.pab, names)
    by_pair = {frozenset(board): board for board in filed.boards}
    for board in right.boards:
        same = by_pair.get(frozenset(board))
        if same is None:
            yield _other_pair(board, in_file, filed.pab, names)
        elif same != board and not colourless.intersection(board):
            yield PairingDifference(
                DifferenceKind.COLOUR,
                f"{named(same.white, names)} has White against {named(same.black, names)} in the "
                "file, Black by the rules.",
                tuple(same),
            )


def _other_bye(filed: TPN | None, right: TPN | None, names: Mapping[TPN, str]) -> PairingDifference:
    in_file = "nobody" if filed is None else named(filed, names)
    by_rules = "nobody" if right is None else named(right, names)
    return PairingDifference(
        DifferenceKind.BYE,
        f"The file gives the bye to {in_file}, the rules give it to {by_rules}.",
        tuple(tpn for tpn in (filed, right) if tpn is not None),
    )


def _other_pair(
    board: Board, in_file: Mapping[TPN, TPN], bye: TPN | None, names: Mapping[TPN, str]
) -> PairingDifference:
    def fate(tpn: TPN) -> str:
        if tpn == bye:
            return "the bye"
        return named(in_file[tpn], names) if tpn in in_file else "nobody"

    return PairingDifference(
        DifferenceKind.PAIR,
        f"The rules pair {named(board.white, names)} (White) with {named(board.black, names)}. The "
        f"file gives them {fate(board.white)} and {fate(board.black)}.",
        tuple(board),
    )


def named(tpn: TPN, names: Mapping[TPN, str]) -> str:
    """'no. 12 Ada Lovelace': the number, and the name as one says it, at most four words of it."""
    surname, _comma, first = names.get(tpn, "").partition(",")
    return f"no. {tpn} {short_name(f'{first} {surname}')}".rstrip()
