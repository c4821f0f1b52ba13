"""A field as the smallest report file that pairing programs read."""

from __future__ import annotations

from pairing.model import Colour, Field, PlayerRound, RoundKind
from pairing.scores import standings_points

_UNPLAYED = {
    RoundKind.FORFEIT_WIN: "+",
    RoundKind.FORFEIT_LOSS: "-",
    RoundKind.PAB: "U",
    RoundKind.FULL_BYE: "F",
    RoundKind.HALF_BYE: "H",
    RoundKind.ZERO_BYE: "Z",
}


def report_of(field: Field) -> str:
    """TRF(x), columns as in C.04.A; usual points only."""
    white_first = field.initial_colour is Colour.WHITE
    lines = [f"XXR {field.rounds_total}", f"XXC {'white1' if white_first else 'black1'}"]
    for player in sorted(field.participants, key=lambda one: one.tpn):
        points = standings_points(player, field.round_number) / 2
        rounds = "".join(_round(past) for past in player.rounds)
        away = "  0000 - Z" if player.tpn in field.away else ""
        lines.append(
            f"001 {player.tpn:>4}      {f'Player {player.tpn}':<33} {10_000 - player.tpn:>4}"
            f"{'':28}{points:>4.1f} {player.tpn:>4}{rounds}{away}"
        )
    lines += [
        "XXP " + " ".join(str(tpn) for tpn in sorted(group.members)) for group in field.prohibited
    ]
    return "\n".join(lines) + "\n"


def _round(past: PlayerRound) -> str:
    code = _UNPLAYED.get(past.kind) or {2: "1", 1: "=", 0: "0"}[past.points]
    if past.opponent is None:
        return f"  0000 - {code}"
    return f"  {past.opponent:>4} {past.colour or '-'} {code}"
