"""The arguments that go before what a report file says: system, number of rounds, readings."""

from __future__ import annotations

import argparse

from pairing.systems import SYSTEMS, TEAM_SYSTEMS


def add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--system",
        help=f"one of {', '.join((*SYSTEMS, *TEAM_SYSTEMS))}; default: what the file says, "
        "else by its date",
    )
    command.add_argument(
        "--rounds", type=_number_of_rounds, help="if the file does not say how many there are"
    )
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="e.g. parity=tpn"
    )


def _number_of_rounds(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"a tournament has at least one round, not {number}")
    return number
