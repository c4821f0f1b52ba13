"""Sets Openhall up and starts it: what `hall`, `hall.cmd` and `check` share.

Runs on a bare Python (nothing installed). Any Python 3 can read this file, so that an older one
gets a clear line and not a syntax error; everything below the version check may use Python 3.11.

    startup.py [options]         make `.venv-run` if need be, then serve
    startup.py set-up            make `.venv-run` if need be, and no more (while there is a network)
    startup.py kit FILE          pack the program with its packages, for machines without a network
    startup.py check [arguments] make `.venv-test` if need be, then run pytest with the arguments;
                                 `--exhaustive [PART ...]`: the long runs instead
    startup.py serve [options]   serve with the Python that runs this (its packages are there)

OPENHALL_PYTHON names a Python that has the packages already (a container, the tests): then
nothing is installed.
"""

import argparse
import contextlib
import hashlib
import importlib.util
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Openhall needs Python 3.11 or newer; this one is {}.{}.{} ({}).".format(
            *sys.version_info[:3], sys.executable
        )
    )

from collections.abc import Iterator
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
ALL_CORES = ("--numprocesses=auto", "--maxprocesses=8", "--dist=loadfile", "--durations=10")
"""How `check` calls pytest; what stands behind it in the arguments counts more (`-n 0`)."""
OFFLINE = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeout",
    "unreachable",
    "getaddrinfo",
)
PLAYERS_OF_THE_DEMO = 60


def main(arguments: list[str]) -> int:
    """Do what the arguments ask; the exit code."""
    command = arguments[0] if arguments else ""
    if command == "check":
        return run_tests(arguments[1:])
    if command == "set-up":
        environment("run")
        return 0
    if command == "kit":
        return hand_over([environment("run"), str(ROOT / "offline_kit.py"), *arguments[1:]])
    if command == "serve":
        if not has_packages():
            fail(python_with_packages())
        from config.embedded.run import serve

        return serve(options(arguments[1:]), hand_over)
    options(arguments)
    return hand_over([environment("run"), __file__, "serve", *arguments])


def options(arguments: list[str]) -> argparse.Namespace:
    """The options of `./hall`: port, bind, https, one_process, data (absolute Path), backup (the
    same, or None), follow (address, or None), demo (players | None), no_demo, usual_demo
    (players)."""
    parser = argparse.ArgumentParser(
        prog="hall", description="Start the Openhall server. Ctrl-C stops it."
    )
    parser.add_argument("--port", type=_port, default=8000, help="default: 8000; 0 = any free one")
    parser.add_argument(
        "--bind",
        metavar="ADDRESS",
        default="127.0.0.1",
        help="address to listen on; 0.0.0.0 = every network of this machine (default: 127.0.0.1, "
        "this machine alone)",
    )
    parser.add_argument(
        "--https",
        action="store_true",
        help="speak HTTPS too, on the next port, by a certificate of the hall's own",
    )
    parser.add_argument(
        "--one-process",
        action="store_true",
        help="no process of its own for the public in front (on one core there is none anyway)",
    )
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=lambda given: Path(given).absolute(),
        default=ROOT / "var",
        help="folder for everything the server keeps (default: var/ of the project)",
    )
    parser.add_argument(
        "--backup",
        metavar="DIR",
        type=lambda given: Path(given).absolute(),
        help="back the hall up into this folder every few seconds, on a stick for instance",
    )
    parser.add_argument(
        "--follow",
        metavar="ADDRESS",
        type=_address,
        default=None,
        help="follow the hall that is led there (http://192.168.1.5:8000): receive everything that "
        "is written, be read, and take over when that machine breaks; asks for a code once",
    )
    demo = parser.add_mutually_exclusive_group()
    demo.add_argument(
        "--demo",
        metavar="N",
        type=_players,
        help=f"make a demo open of N players (default: {PLAYERS_OF_THE_DEMO} players in an empty "
        "data folder, none in any other)",
    )
    demo.add_argument("--no-demo", action="store_true", help="make no demo open")
    parser.set_defaults(usual_demo=PLAYERS_OF_THE_DEMO)
    return parser.parse_args(arguments)


def run_tests(arguments: list[str]) -> int:
    """Name what the tests can use here, then run them on all cores; pytest's exit code.

    With --exhaustive it is `tests.exhaustive` that runs, with the other arguments. With CI=true an
    absent service is an error instead of a reason to skip.
    """
    absent = []
    for service, place in services().items():
        print(f"{service}: {place or 'not found, its tests are skipped'}")
        if not place:
            absent.append(service)
    if absent and os.environ.get("CI") == "true":
        fail(f"CI must test with {' and '.join(absent)}; not found here.")
    python = environment("test")
    os.chdir(ROOT)
    # A run starts some hundred processes; without it each would compile the whole program anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if "--exhaustive" in arguments:
        parts = [argument for argument in arguments if argument != "--exhaustive"]
        return hand_over([python, "-m", "tests.exhaustive", *parts])
    return hand_over([python, "-m", "pytest", *ALL_CORES, *arguments])


def services() -> dict[str, str]:
    """What the tests look for outside of Python, and where it was found ("" = nowhere).

    Of Chromium the build without a window goes first: its tests take half the time.
    """
    chromium = map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))
    return {
        "PostgreSQL": _listening("127.0.0.1", 5432),
        "Redis": _listening("127.0.0.1", 6379),
        "Chromium": next(filter(None, chromium), ""),
        "Firefox": shutil.which("firefox-esr") or "",
        "WebKit": _where_all_are("WebKitWebDriver", "Xvfb"),
    }


def _where_all_are(first: str, *others: str) -> str:
    """Where the first program is, if all of them are there; else empty."""
    places = [shutil.which(program) or "" for program in (first, *others)]
    return places[0] if all(places) else ""


def environment(kind: str) -> str:
    """The Python of the environment `.venv-KIND`, made or renewed when its requirements ask for it.

    A stamp written at the very end says that it is complete: an interrupted set-up starts again.
    """
    given = os.environ.get("OPENHALL_PYTHON")
    if given:
        return given
    folder = ROOT / f".venv-{kind}"
    requirements = ROOT / "requirements" / f"{kind}.txt"
    if not _complete(folder, requirements):
        with _one_at_a_time(folder):
            if not _complete(folder, requirements):
                _set_up(folder, requirements)
    return str(_python_of(folder))


def has_packages() -> bool:
    """Whether the Python that runs this has what the server needs."""
    needed = ("celery", "django", "msgspec", "prometheus_client", "rustworkx", "uvicorn")
    return all(map(importlib.util.find_spec, needed))


def python_with_packages() -> str:
    """Which Python to use instead of the one that runs this, which does not do."""
    python = _python_of(ROOT / ".venv-run")
    made = "" if python.exists() else " (`./hall set-up` makes it)"
    return (
        f"This Python ({sys.executable}) lacks packages that Openhall needs. Use {python}{made}, "
        "or let OPENHALL_PYTHON name one that has them."
    )


def hand_over(command: list[str]) -> int:
    """Become the command; on Windows, which cannot, run it and return its exit code."""
    sys.stdout.flush()
    try:
        if os.name != "nt":
            os.execv(command[0], command)  # noqa: S606 (no shell is meant)
        child = subprocess.Popen(command)
    except OSError as error:
        given = "OPENHALL_PYTHON names" if os.environ.get("OPENHALL_PYTHON") else "The Python is"
        fail(f"{given} {command[0]}, which cannot be run: {error.strerror}.")
    while True:
        # Ctrl-C reaches the child as well, which ends in its own time.
        with contextlib.suppress(KeyboardInterrupt):
            return child.wait()


def fail(line: str) -> NoReturn:
    """End with one clear line."""
    sys.exit(line)


def _set_up(folder: Path, requirements: Path) -> None:
    needs = "from the packages beside it" if _kit_of(folder) else "this needs the network"
    print(f"Setting up {folder.name} (once; {needs}) ...", flush=True)
    stamp = _stamp(folder)
    same_python = stamp.is_file() and stamp.read_text().startswith(_python_key())
    stamp.unlink(missing_ok=True)
    if not (same_python and _python_of(folder).exists()):
        _make_environment(folder)
    _install(folder, requirements)
    stamp.write_text(_key(requirements))


def _make_environment(folder: Path) -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        fail(
            f"This Python ({sys.executable}) cannot make an environment: it has no venv or no "
            "ensurepip. On Debian and Ubuntu: apt install python3-venv"
        )
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run(
        [sys.executable, "-m", "venv", str(folder)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        reason = (made.stdout + made.stderr).strip().splitlines() or ["no reason given"]
        shutil.rmtree(folder, ignore_errors=True)
        fail(f"Python could not make the environment {folder}: {reason[-1]}")


def _install(folder: Path, requirements: Path) -> None:
    log = folder / "setup.log"
    kit = _kit_of(folder)
    with log.open("w", encoding="utf-8") as said:
        installed = subprocess.run(
            [
                str(_python_of(folder)),
                *("-m", "pip", "install", "--no-input", "--disable-pip-version-check"),
                # The list is whole: an older pip would look for "name[extra]" beyond what it pins.
                *("--require-hashes", "--no-deps", "--only-binary", ":all:", "--no-compile"),
                *(("--no-index", "--find-links", kit) if kit else ()),
                *("-r", str(requirements)),
            ],
            stdout=said,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if installed.returncode == 0:
        return
    text = log.read_text(encoding="utf-8", errors="replace")
    if kit and "No matching distribution" in text:
        fail(
            "The kit has no packages for this machine or this Python ({}.{}): READ-ME.txt names "
            "those it has ({}).".format(*sys.version_info[:2], log)
        )
    if any(sign in text for sign in OFFLINE):
        fail(f"The packages could not be fetched: the first start needs the network ({log}).")
    errors = [line for line in text.splitlines() if line.startswith("ERROR:")] or ["ERROR: unknown"]
    fail(f"The packages could not be installed: {errors[-1][7:]} ({log}).")


def _kit_of(folder: Path) -> str:
    """The folder of packages that came with the program (`./hall kit`); empty: there is none. What
    the tests need is in none."""
    wheels = ROOT / "wheels"
    return str(wheels) if folder.name == ".venv-run" and wheels.is_dir() else ""


def _complete(folder: Path, requirements: Path) -> bool:
    stamp = _stamp(folder)
    return (
        stamp.is_file()
        and stamp.read_text() == _key(requirements)
        and _python_of(folder).exists()  # a link to a Python that was upgraded away is not there
    )


def _key(requirements: Path) -> str:
    return f"{_python_key()} {hashlib.sha256(requirements.read_bytes()).hexdigest()}\n"


def _python_key() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]} {sys.platform}"


def _stamp(folder: Path) -> Path:
    return folder / "openhall-complete"


def _python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@contextlib.contextmanager
def _one_at_a_time(folder: Path) -> "Iterator[None]":
    from file_lock import take_lock

    try:
        file = folder.with_name(folder.name + ".lock").open("w")
    except OSError as error:
        fail(f"Openhall cannot set itself up in {folder.parent}: {error.strerror}.")
    with file:
        if not take_lock(file):
            print("Another start is setting Openhall up; waiting for it ...", flush=True)
            take_lock(file, wait=True)
        yield


def _port(given: str) -> int:
    if given.isdigit() and int(given) < 1 << 16:
        return int(given)
    raise argparse.ArgumentTypeError(f"{given!r} is no port (0 to 65535)")


def _address(given: str) -> str:
    scheme, separator, host = given.rstrip("/").partition("://")
    if separator and scheme in ("http", "https") and host and "/" not in host:
        return given.rstrip("/")
    raise argparse.ArgumentTypeError(f"{given!r} is no address (http://192.168.1.5:8000)")


def _players(given: str) -> int:
    if given.isdigit() and 2 <= int(given) <= 9999:
        return int(given)
    raise argparse.ArgumentTypeError(f"{given!r} is no number of players (2 to 9999)")


def _listening(host: str, port: int) -> str:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return ""
    return f"{host}:{port}"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
