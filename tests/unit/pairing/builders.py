"""Fields and reports for the pairing tests, written as an arbiter would read them."""

from __future__ import annotations

from pathlib import Path

from pairing.model import (
    TPN,
    Board,
    Colour,
    Field,
    HalfPoints,
    NoLegalPairing,
    Options,
    Participant,
    PlayerRound,
    RoundKind,
    RoundPairing,
    Scoring,
    no_progress,
)
from pairing.systems import system
from pairing.trf import Code, Report, read_report

HERE = Path(__file__).parent
DUTCH = "dutch-2026"
DUTCH_2017 = "dutch-2017"
STANDARD = Scoring()


def boards(text: str) -> tuple[tuple[Board, ...], TPN | None]:
    """'1-5, 3-2, 6-0' as boards (White first) and the PAB."""
    pairs = [tuple(map(int, board.split("-"))) for board in text.split(",")]
    pab = next((TPN(white) for white, black in pairs if not black), None)
    return tuple(Board(TPN(white), TPN(black)) for white, black in pairs if black), pab


def pair(field: Field, code: str = DUTCH, **options: str) -> RoundPairing | NoLegalPairing:
    chosen = Options(tuple(sorted(options.items())))
    return system(code).pair(field, chosen, no_progress)


def paired(field: Field, code: str = DUTCH, **options: str) -> RoundPairing:
    outcome = pair(field, code, **options)
    assert isinstance(outcome, RoundPairing), outcome
    return outcome


def position(name: str) -> Report:
    return read_report((HERE / "positions" / f"{name}.trf").read_bytes())


def recorded(report: Report, round_number: int) -> tuple[set[Board], TPN | None]:
    """The pairing of a round as the report has it."""
    pab = None
    found = set()
    for player in report.players:
        entry = player.entry(round_number)
        if entry.code is Code.PAB:
            pab = TPN(player.number)
        elif entry.opponent is not None and entry.colour is Colour.WHITE:
            found.add(Board(TPN(player.number), TPN(entry.opponent)))
    return found, pab


_UNPLAYED = {
    "+": (RoundKind.FORFEIT_WIN, "win"),
    "-": (RoundKind.FORFEIT_LOSS, "absent"),
    "U": (RoundKind.PAB, "pab"),
    "F": (RoundKind.FULL_BYE, "win"),
    "H": (RoundKind.HALF_BYE, "draw"),
    "Z": (RoundKind.ZERO_BYE, "absent"),
}
_PLAYED = {"1": "win", "=": "draw", "0": "loss"}


def player(
    number: int,
    *rounds: str,
    virtual: tuple[HalfPoints, ...] = (),
    scoring: Scoring = STANDARD,
) -> Participant:
    """`player(3, "6w1", "U", "2b-")`: opponent, colour and result as in a report file."""
    return Participant(TPN(number), tuple(_round(text, scoring) for text in rounds), virtual)


def _round(text: str, scoring: Scoring) -> PlayerRound:
    code = text[-1]
    kind, worth = _UNPLAYED.get(code, (RoundKind.GAME, _PLAYED.get(code, "")))
    points = getattr(scoring, worth)
    if len(text) == 1:
        return PlayerRound(kind, points)
    return PlayerRound(kind, points, TPN(int(text[:-2])), Colour(text[-2]))


def field(
    *players: Participant, rounds: int = 9, away: tuple[int, ...] = (), **more: object
) -> Field:
    """The field before the round that follows the players' histories."""
    return Field(
        round_number=len(players[0].rounds) + 1,
        rounds_total=rounds,
        participants=players,
        away=frozenset(map(TPN, away)),
        **more,  # type: ignore[arg-type]
    )
