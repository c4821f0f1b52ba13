"""The axes as arguments of a command."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from pairing.generator.axes import Acceleration, Axes, AxisError, Share, Whole
from pairing.generator.configuration import axes_in
from pairing.model import Colour, HalfPoints
from pairing.options import options_of
from pairing.systems import SYSTEMS, TEAM_SYSTEMS

_WHOLE = {
    "players": "number of players, usually 15 to 215; of teams, usually 6 to 60",
    "rounds": "number of rounds, usually 5 to 15",
    "highest": "highest rating, usually 2400 to 2800",
    "lowest": "lowest rating, usually 1400 to 2300",
    "prohibited": "number of groups of two to four players who do not meet",
    "boards": "of a team event: number of boards of a match",
}
_SHARES = {
    "unrated": "share of players without rating",
    "draws": "share of games that are drawn; usually by ratings",
    "forfeits": "share of games that are not played",
    "half-byes": "share of players with a half-point bye in a round; none in the last",
    "zero-byes": "share of players absent in a round",
    "full-byes": "share of players with a full-point bye in a round",
    "withdrawals": "share of players leaving before a round",
    "late-entries": "share of players who come after round 1",
    "odd-results": "share of games that end 0-0, ½-0 or after less than one move",
}


_OTHERS = (
    "system",
    "acceleration",
    "points",
    "pab",
    "absent",
    "initial_colour",
    "tie_breaks",
    "primary",
)


def add_axes(parser: argparse.ArgumentParser) -> None:
    """Every axis as an option; values of `Axes` result (see `axes_of`)."""
    parser.add_argument("--system", default="dutch-2026", choices=(*SYSTEMS, *TEAM_SYSTEMS))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    for name, meaning in _WHOLE.items():
        parser.add_argument(f"--{name}", type=_whole, metavar="N|N-N", help=meaning)
    for name, meaning in _SHARES.items():
        parser.add_argument(f"--{name}", type=_share, metavar="0.1|0.1-0.3", help=meaning)
    parser.add_argument("--acceleration", type=Acceleration, choices=tuple(Acceleration))
    parser.add_argument("--points", type=_points, metavar="3-1-0", help="win, draw and loss")
    parser.add_argument("--pab", type=_half_points, help="points of the pairing-allocated bye")
    parser.add_argument("--absent", type=_half_points, help="of a zero-point bye and forfeit loss")
    parser.add_argument("--initial-colour", type=Colour, choices=tuple(Colour))
    parser.add_argument(
        "--tie-breaks",
        type=_codes,
        metavar="LIST",
        help='e.g. "BH/C1,BH,DE", or "none"; default: a list is drawn',
    )
    parser.add_argument(
        "--primary", choices=("mp", "gp"), help="of a team event: match points or game points"
    )
    parser.add_argument(
        "--ratings", type=Path, metavar="FILE", help="the ratings of all players, one a line"
    )
    parser.add_argument(
        "--configuration",
        type=Path,
        metavar="FILE",
        help="Key=Value a line, as the public generators read: PlayersNumber, ForfeitRate ...",
    )


def axes_of(parsed: argparse.Namespace) -> Axes:
    """The axes that were given; a configuration goes before them. Raises AxisError, OSError."""
    names = [name.replace("-", "_") for name in (*_WHOLE, *_SHARES)]
    others = (
        "system",
        "acceleration",
        "points",
        "pab",
        "absent",
        "initial_colour",
        "tie_breaks",
        "primary",
    )
    given = {name: getattr(parsed, name) for name in (*names, *others)}
    axes = Axes(**given, options=options_of(parsed.option))
    if parsed.ratings:
        axes = replace(axes, ratings=_ratings(parsed.ratings.read_text(encoding="utf-8")))
    if parsed.configuration:
        axes = axes_in(parsed.configuration.read_text(encoding="utf-8"), axes)
    return axes


def _ratings(text: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, text.split()))
    except ValueError as error:
        raise AxisError(f"a rating is a whole number: {error}") from None


def _codes(text: str) -> tuple[str, ...]:
    codes = tuple(code.strip() for code in text.split(",") if code.strip())
    return () if codes == ("none",) else codes


def _whole(text: str) -> Whole:
    first, dash, last = text.partition("-")
    return (int(first), int(last)) if dash else int(first)


def _share(text: str) -> Share:
    first, dash, last = text.partition("-")
    return (float(first), float(last)) if dash else float(first)


def _half_points(text: str) -> HalfPoints:
    doubled = 2 * float(text.replace("½", ".5").replace(",", "."))
    if doubled != int(doubled):
        raise argparse.ArgumentTypeError(f"{text!r} are not whole or half points")
    return int(doubled)


def _points(text: str) -> tuple[HalfPoints, HalfPoints, HalfPoints]:
    parts = [_half_points(part) for part in text.split("-")]
    if len(parts) != 3:
        raise argparse.ArgumentTypeError("win, draw and loss, as in 3-1-0")
    return parts[0], parts[1], parts[2]
