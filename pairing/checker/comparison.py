"""The pairing of a round in the file against the pairing by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from pairing.clauses import Clause, Fact, clause, player
from pairing.model import TPN, Board, Colour, RoundPairing
from pairing.sentences import Sentence
from pairing.story import Step
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
    says: Clause | Sentence | Step
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
    filed: RoundPairing, right: RoundPairing, colourless: set[TPN]
) -> Iterator[PairingDifference]:
    """Every pair, bye and colour of the rules that the file has otherwise.

    Nothing is said about the colours of `colourless` players.
    """
    in_file = {a: b for board in filed.boards for a, b in (board, board[::-1])}
    if filed.pab != right.pab:
        yield _other_bye(filed.pab, right.pab)
    by_pair = {frozenset(board): board for board in filed.boards}
    for board in right.boards:
        same = by_pair.get(frozenset(board))
        if same is None:
            yield _other_pair(board, in_file, filed.pab)
        elif same != board and not colourless.intersection(board):
            yield PairingDifference(
                DifferenceKind.COLOUR,
                clause("Pairing-Check.colour", white=player(same.white), black=player(same.black)),
                tuple(same),
            )


def _other_bye(filed: TPN | None, right: TPN | None) -> PairingDifference:
    return PairingDifference(
        DifferenceKind.BYE,
        clause("Pairing-Check.bye", filed=_or_nobody(filed), right=_or_nobody(right)),
        tuple(tpn for tpn in (filed, right) if tpn is not None),
    )


def _or_nobody(tpn: TPN | None) -> Fact:
    return clause("Pairing-Check.nobody") if tpn is None else player(tpn)


def _other_pair(board: Board, in_file: Mapping[TPN, TPN], bye: TPN | None) -> PairingDifference:
    def given(tpn: TPN) -> Fact:
        return clause("Pairing-Check.the-bye") if tpn == bye else _or_nobody(in_file.get(tpn))

    says = clause(
        "Pairing-Check.pair",
        white=player(board.white),
        black=player(board.black),
        of_white=given(board.white),
        of_black=given(board.black),
    )
    return PairingDifference(DifferenceKind.PAIR, says, tuple(board))
