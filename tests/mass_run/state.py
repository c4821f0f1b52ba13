"""What a mass run has done: the file by which it goes on, and its figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

SHOWN = 20


class OfSystem(msgspec.Struct):
    tournaments: int = 0
    rounds: int = 0


class OfProgram(msgspec.Struct):
    """Of the other program; `known` by the article of the difference, `unknown` to be looked at,
    `not_read` by the beginning of its complaint."""

    tournaments: int = 0
    rounds: int = 0
    known: dict[str, int] = {}
    unknown: list[str] = []
    not_read: dict[str, int] = {}


class State(msgspec.Struct):
    """`done` tournaments, numbers 0 to done - 1; `given_up`: axes under which a round of each
    attempt had no legal pairing."""

    seed: str
    program: str = ""
    done: int = 0
    given_up: int = 0
    seconds: float = 0.0
    systems: dict[str, OfSystem] = {}
    differences: list[str] = []
    of_program: OfProgram = msgspec.field(default_factory=OfProgram)

    @property
    def rounds(self) -> int:
        return sum(each.rounds for each in self.systems.values())

    @property
    def agrees(self) -> bool:
        return not self.differences and not self.of_program.unknown


class OtherRunError(ValueError):
    """The file holds a run of another seed or program."""


def read_state(file: Path, seed: str, program: str) -> State:
    """Of that run; a new one where there is no file. Raises OtherRunError."""
    if not file.exists():
        return State(seed, program)
    state = msgspec.json.decode(file.read_bytes(), type=State)
    if (state.seed, state.program) != (seed, program):
        raise OtherRunError(f"{file} holds the run of seed {state.seed!r}, {state.program!r}")
    return state


def keep(state: State, file: Path) -> None:
    """Whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(state), indent=2))
    beside.replace(file)


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} by {name}" for name, count in counts.items()) or "none"


def figures(state: State) -> Iterator[str]:
    """A line a figure."""
    yield (
        f"{state.done:,} tournaments, {state.rounds:,} rounds by the engine and the checker: "
        f"{len(state.differences)} differ; {state.given_up} without a tournament"
    )
    for code, each in sorted(state.systems.items()):
        yield f"  {code:<20} {each.tournaments:>7,} tournaments {each.rounds:>8,} rounds"
    program = state.of_program
    if state.program:
        yield (
            f"{state.program}: {program.tournaments:,} tournaments, {program.rounds:,} rounds, "
            f"rounds that differ: {_listed(program.known)}; {len(program.unknown)} not explained; "
            f"not read: {_listed(program.not_read)}"
        )
    yield from (f"  {each}" for each in (*state.differences, *program.unknown)[:SHOWN])
