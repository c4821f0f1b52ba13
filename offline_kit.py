"""`./hall kit`: the program with its packages in one file, for machines without a network.

Packages are fetched by pip for each machine that is named, held against the hashes of
`requirements/run.txt`, and put beside the program in a folder `wheels/`, where the set-up finds
them. Runs by the Python of `.venv-run`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from packaging.markers import Marker

ROOT: Final = Path(__file__).resolve().parent
WHEELS: Final = "wheels"
"""Beside the program; `startup.py` looks there."""
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
PROGRAM: Final = (
    *("config", "deploy", "docs", "events", "frontend", "pairing", "requirements", "tournaments"),
    *("CHANGELOG.md", "README.md", "file_lock.py", "hall", "hall.cmd", "manage.py"),
    *("offline_kit.py", "pyproject.toml", "startup.py"),
)
"""What the server needs; no tests, no data."""
LEFT_OUT: Final = ("__pycache__", "generated")
READ_ME: Final = """Openhall without a network

Python 3.11 or newer has to be on the machine. Unpack all of this, then

    Windows          double-click hall.cmd
    macOS, Linux     ./hall

The first start sets itself up from the folder `wheels` and asks no network. The kit is for:
{machines}
"""


class Machine(NamedTuple):
    """A kind of machine: what pip calls its wheels, and what markers ask of it."""

    name: str
    platforms: tuple[str, ...]
    system: str
    processor: str


MACHINES: Final = (
    Machine("windows", ("win_amd64",), "win32", "AMD64"),
    Machine("macos", tuple(f"macosx_{n}_0_arm64" for n in range(14, 10, -1)), "darwin", "arm64"),
    Machine(
        "macos-intel",
        (*(f"macosx_{n}_0_x86_64" for n in range(14, 10, -1)), "macosx_10_13_x86_64"),
        "darwin",
        "x86_64",
    ),
    Machine(
        "linux",
        ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"),
        "linux",
        "x86_64",
    ),
    Machine(
        "linux-arm",
        ("manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64"),
        "linux",
        "aarch64",
    ),
)


class NoKit(Exception):  # noqa: N818
    """Why there is none, in a line."""


def main(arguments: list[str]) -> int:
    asked = _options(arguments)
    try:
        machines = [machine for machine in MACHINES if machine.name in (asked.machines or _NAMES)]
        size = make(asked.file, machines, asked.python or list(PYTHONS), asked.wheels)
    except NoKit as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    sys.stdout.write(
        f"{asked.file}: {size / 1e6:,.0f} MB. Unpack it there, then hall.cmd or ./hall.\n"
    )
    return 0


def make(file: Path, machines: list[Machine], pythons: list[str], local: Path | None = None) -> int:
    """Write the kit, which must not be there; its size in bytes. `local`: a folder with the wheels,
    instead of the network. Raises NoKit, and leaves nothing behind then."""
    if file.exists():
        raise NoKit(f"{file} is there already.")
    requirements = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    with tempfile.TemporaryDirectory() as temporary:
        wheels = Path(temporary) / WHEELS
        wheels.mkdir()
        for machine in machines:
            for python in pythons:
                _say(f"Packages for {machine.name}, Python {python} ...")
                _fetch(
                    wheels, requirements_for(requirements, machine, python), machine, python, local
                )
        refuse_other_wheels(wheels, requirements)
        unfinished = file.with_name(file.name + ".unfinished")
        try:
            _pack(unfinished, wheels, machines, pythons)
            os.replace(unfinished, file)  # noqa: PTH105
        except OSError as error:
            raise NoKit(f"{file} cannot be written: {error.strerror}.") from None
        finally:
            unfinished.unlink(missing_ok=True)
    return file.stat().st_size


def requirements_for(text: str, machine: Machine, python: str) -> str:
    """Those lines that a machine needs, without the conditions: pip would hold these against the
    machine on which it runs."""
    asked = _marks(machine, python)
    kept = []
    for requirement in _requirements(text):
        first, _, hashes = requirement.partition("\\\n")
        pinned, _, condition = first.partition(" ; ")
        if not condition or Marker(condition.strip()).evaluate(asked):
            kept.append(f"{pinned.strip()} \\\n{hashes}")
    return "\n".join(kept) + "\n"


def refuse_other_wheels(wheels: Path, requirements: str) -> None:
    """pip has compared them; what is packed is compared once more. Raises NoKit."""
    known = set(re.findall(r"--hash=sha256:([0-9a-f]{64})", requirements))
    for wheel in sorted(wheels.iterdir()):
        if hashlib.sha256(wheel.read_bytes()).hexdigest() not in known:
            raise NoKit(f"{wheel.name} is not what requirements/run.txt names.")


def _requirements(text: str) -> Iterator[str]:
    """Each with its hashes, without comments."""
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    whole: list[str] = []
    for line in lines:
        whole.append(line)
        if not line.endswith("\\"):
            yield "\n".join(whole)
            whole = []


def _marks(machine: Machine, python: str) -> dict[str, str]:
    return {
        "sys_platform": machine.system,
        "platform_machine": machine.processor,
        "platform_system": {"win32": "Windows", "darwin": "Darwin"}.get(machine.system, "Linux"),
        "os_name": "nt" if machine.system == "win32" else "posix",
        "python_version": python,
        "python_full_version": f"{python}.99",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }


def _fetch(wheels: Path, wanted: str, machine: Machine, python: str, local: Path | None) -> None:
    listed = wheels.with_name("wanted.txt")
    listed.write_text(wanted, "utf-8")
    source = ["--no-index", "--find-links", str(local)] if local else []
    fetched = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-input"),
            *("--disable-pip-version-check", "--require-hashes", "--no-deps"),
            *("--only-binary", ":all:", "--implementation", "cp", "--python-version", python),
            *(f"--platform={platform}" for platform in machine.platforms),
            *source,
            *("--dest", str(wheels), "-r", str(listed)),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if fetched.returncode:
        lines = [line for line in fetched.stderr.splitlines() if line.startswith("ERROR:")]
        why = (lines or fetched.stderr.strip().splitlines() or ["ERROR: unknown"])[-1]
        raise NoKit(
            f"Packages for {machine.name}, Python {python}, could not be fetched: "
            f"{why.removeprefix('ERROR: ')}"
        )


def _pack(file: Path, wheels: Path, machines: list[Machine], pythons: list[str]) -> None:
    names = "\n".join(f"    {machine.name}, Python {', '.join(pythons)}" for machine in machines)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as packed:
        packed.writestr("openhall/READ-ME.txt", READ_ME.format(machines=names))
        for path in _program():
            packed.write(path, f"openhall/{path.relative_to(ROOT).as_posix()}")
        for wheel in sorted(wheels.iterdir()):
            packed.write(wheel, f"openhall/{WHEELS}/{wheel.name}", zipfile.ZIP_STORED)


def _program() -> Iterable[Path]:
    for name in PROGRAM:
        place = ROOT / name
        files = place.rglob("*") if place.is_dir() else [place]
        yield from sorted(
            path
            for path in files
            if path.is_file() and not any(part in LEFT_OUT for part in path.parts)
        )


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="hall kit", description=__doc__)
    parser.add_argument("file", type=Path, help="the file to be made, e.g. openhall-kit.zip")
    parser.add_argument(
        "--for",
        dest="machines",
        action="append",
        choices=sorted(_NAMES),
        help="only for these machines (several times); default: all",
    )
    parser.add_argument(
        "--python",
        action="append",
        choices=PYTHONS,
        help="only for these Pythons (several times); default: all",
    )
    parser.add_argument("--wheels", type=Path, help="a folder with the packages: asks no network")
    return parser.parse_args(arguments)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


_NAMES: Final = frozenset(machine.name for machine in MACHINES)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
