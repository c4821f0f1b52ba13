"""What we write is checked by `python -m pairing check`: random tournaments of every system, as
they came into a tournament of ours and out of it, in both editions of the file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pairing.__main__ import main
from pairing.generator import Axes, random_tournament
from pairing.generator.axes import Acceleration
from pairing.systems import SYSTEMS
from pairing.trf import Report, read_report, write_report, write_trf16

from .round_trips import lost, out_in_out

AXES = (
    Axes(players=(6, 14), rounds=(3, 6), acceleration=Acceleration.NONE),
    Axes(
        players=(8, 16),
        rounds=(4, 6),
        forfeits=(0.05, 0.2),
        half_byes=(0.02, 0.1),
        zero_byes=(0.02, 0.1),
        withdrawals=(0.01, 0.05),
        late_entries=(0.0, 0.2),
        odd_results=(0.05, 0.2),
        acceleration=Acceleration.NONE,
    ),
    Axes(players=(8, 14), rounds=(3, 5), prohibited=(1, 2), acceleration=Acceleration.NONE),
    Axes(players=(10, 16), rounds=(4, 6), points=(2, 1, 0), acceleration=Acceleration.BAKU),
)


BY_TABLE = (
    Axes(players=(6, 9), points=(2, 1, 0)),
    Axes(players=(3, 8), forfeits=(0.05, 0.2), withdrawals=(0.01, 0.05), points=(4, 2, 0)),
)


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_goes_out_passes_the_check(
    system: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for at, axes in enumerate(BY_TABLE if SYSTEMS[system].predetermined else AXES):
        if axes.acceleration is not Acceleration.NONE and not SYSTEMS[system].accelerates:
            continue
        label = f"checked {system} {at}"
        made = random_tournament(replace(axes, system=system), Random(label), label)
        written = out(made)
        files = (tmp_path / f"{at}.trf", tmp_path / f"{at}-16.trf")
        files[0].write_text(write_report(written), encoding="utf-8")
        files[1].write_text(write_trf16(written), encoding="utf-8")
        assert main(["check", *map(str, files)]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("system", SYSTEMS)
def test_control_a_swapped_pairing_does_not_pass(system: str, tmp_path: Path) -> None:
    axes = BY_TABLE[0] if SYSTEMS[system].predetermined else AXES[0]
    made = random_tournament(replace(axes, system=system), Random(system), system)
    written = out(made)
    first, second = (each.entry(1).opponent for each in written.players[:2])
    players = {each.number: each for each in written.players}
    pairs = (written.players[0].number, first), (written.players[1].number, second)
    if None in (first, second) or len({*pairs[0], *pairs[1]}) < 4:
        pytest.skip("the first two have no opponents to swap")
    for number, opponent in ((pairs[0][0], second), (pairs[1][0], first)):
        for one, other in ((number, opponent), (opponent, number)):
            assert one is not None
            entry = replace(players[one].entry(1), opponent=other)
            players[one] = replace(players[one], rounds=(entry, *players[one].rounds[1:]))
    file = tmp_path / "swapped.trf"
    file.write_text(write_report(replace(written, players=tuple(players.values()))))
    assert main(["check", str(file)]) != 0


def out(made: Report) -> Report:
    trip = out_in_out(read_report(write_report(made)))
    assert lost(trip) == []
    return trip.written
