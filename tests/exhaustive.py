"""`./check --exhaustive [PART ...]`: what is too long for every run, all of it or some parts.

Every part has its seeded beginning among the ordinary tests; here it goes on for thousands of
rounds, tournaments and halls. The parts run one after the other, each on all cores; exit code 1 if
any failed. `--list` names them.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAIRING = "tests/unit/pairing"


class Part(NamedTuple):
    """A part: what it does, and the tests or the module that do it with these variables."""

    name: str
    does: str
    tests: tuple[str, ...] = ()
    variables: tuple[tuple[str, str], ...] = ()
    module: tuple[str, ...] = ()
    needs: Path = ROOT
    services: tuple[tuple[str, str], ...] = ()
    """Variables with the addresses of what it runs on, where the environment names no others."""

    @property
    def command(self) -> list[str]:
        if self.module:
            return [sys.executable, "-m", *self.module]
        ours = ("-q", "-n", "auto", "--dist", "worksteal", "--timeout", "0", "--durations", "5")
        return [sys.executable, "-m", "pytest", *ours, *self.tests]


PARTS: Final = (
    Part(
        "corpus",
        "every tournament of ../shared/corpus is paired and imported again",
        (
            f"{PAIRING}/test_corpus.py",
            f"{PAIRING}/dutch_2012/test_corpus.py",
            "tests/app/test_import_report.py",
        ),
        (("CORPUS", "all"),),
        needs=ROOT.parent / "shared" / "corpus",
    ),
    Part(
        "literal",
        "10,000 rounds of each Dutch edition against the rules as written",
        (f"{PAIRING}/test_literal.py",),
        (("LITERAL_ROUNDS", "10000"),),
    ),
    Part(
        "systems",
        "2,000 rounds of each older system against the rules as written",
        tuple(
            f"{PAIRING}/{system}"
            for system in (
                "dutch_1992",
                "dutch_2012",
                "lim_1999",
                "vincze",
                "dubov",
                "burstein",
                "lim_2026",
                "double_swiss",
                "team_swiss",
            )
        ),
        (("LITERAL_ROUNDS", "2000"),),
    ),
    Part(
        "rankings",
        "20,000 random events ranked as the articles of C.07 say",
        (f"{PAIRING}/ranking/test_against_literal.py",),
        (("RANKED_EVENTS", "20000"),),
    ),
    Part(
        "ratings",
        "6,000 random records of ratings, first ratings and norms as the articles say",
        ("tests/unit/ratings/test_against_the_literal_version.py",),
        (("RATED_RECORDS", "6000"),),
    ),
    Part(
        "explained",
        "the explanations of 300 rounds of each edition against the rules as written",
        (f"{PAIRING}/test_explain_claims.py", f"{PAIRING}/test_explain_2017.py"),
        (("EXPLAINED_ROUNDS", "300"), ("EXPLAINED_ROUNDS_2017", "300")),
    ),
    Part(
        "generated",
        "50,000 tournaments of the generator through the checker, from where it was stopped",
        module=("tests.mass_run", "--processes", "2"),
    ),
    Part(
        "team-events",
        "1,000 random team events written, read, paired and judged again",
        (f"{PAIRING}/team_swiss/test_files.py",),
        (("TEAM_EVENTS", "1000"),),
    ),
    Part(
        "fields",
        "each field of ten reports changed in ten ways before it is imported",
        ("tests/app/test_report_fields.py",),
        (("FIELD_WAYS", "10"),),
    ),
    Part(
        "halls",
        "5,000 halls in random orders",
        module=("tests.reliability", "--runs", "5000"),
    ),
    Part(
        "halls-by-hand",
        "2,000 halls whose drafts are paired by hand as well",
        module=("tests.reliability", "--runs", "2000", "--by-hand"),
    ),
    Part(
        "halls-reporting",
        "2,000 halls whose players report as well",
        module=("tests.reliability", "--runs", "2000", "--reporting"),
    ),
    Part(
        "cuts",
        "consoles and phones cut a thousand times in each state of their connection",
        ("tests/live/test_resume.py", "tests/live/test_stream.py", "tests/live/test_hub_cuts.py"),
        (("CUTS", "1000"),),
    ),
    Part(
        "chaos",
        "whole servers killed, held, on full disks and by wrong clocks while a round is typed",
        module=("tests.chaos", "--runs", "25", "--faults", "16"),
    ),
    Part(
        "takeovers",
        "1,000 times the machine of a hall dies while clients type, and the second one takes over",
        module=("tests.takeovers", "--times", "1000"),
    ),
    Part(
        "kills",
        "a server killed two hundred times while it appends, on each database",
        ("tests/store/test_crash.py",),
        (("KILLS", "200"),),
    ),
    Part(
        "refused",
        "10,000 requests that are refused, the same and all different",
        ("tests/app/test_refused_again.py",),
        (("REFUSED", "10000"),),
    ),
    Part(
        "stops",
        "a server that is told to stop, ten times under the eyes of ten windows",
        ("tests/e2e/test_live_order.py",),
        (("GRACEFUL_STOPS", "10"),),
    ),
    Part(
        "pages",
        "every page in every language and both themes, by axe and at letters of twice the size",
        ("tests/e2e/test_every_page.py",),
        (("PAGES_LOOKED_AT", "all"),),
    ),
    Part(
        "requests",
        "200 requests of each kind to every operation of the API, each in every role",
        ("tests/app/test_schemathesis.py",),
        (("SCHEMA_EXAMPLES", "200"), ("SCHEMA_SENDERS", "all")),
    ),
    Part(
        "looks",
        "every page, dialog and sheet that a test of the browser looks at, by axe",
        ("tests/e2e",),
        (("LOOKS", "all"),),
    ),
    Part(
        "systems-played",
        "a whole tournament by each older system from the console",
        ("tests/e2e/test_console_systems.py",),
        (("SYSTEMS_PLAYED", "all"),),
    ),
    Part(
        "scale",
        "all tests that use the database again, on PostgreSQL and Redis",
        ("tests/app", "tests/live"),
        (("AT_SCALE", "all"), ("SCHEMA_EXAMPLES", "25")),
        services=(
            ("DATABASE_URL", "postgres://postgres@127.0.0.1:5432/postgres"),
            ("REDIS_URL", "redis://127.0.0.1:6379/9"),
        ),
    ),
)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./check --exhaustive", description=__doc__)
    names = [part.name for part in PARTS]
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(names)}; all")
    parser.add_argument("--list", action="store_true", help="what there is")
    asked = parser.parse_args(arguments)
    unknown = set(asked.parts) - set(names)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    wanted = [part for part in PARTS if not asked.parts or part.name in asked.parts]
    if asked.list:
        _say(*(f"{part.name:<16} {part.does}" for part in wanted))
        return 0
    ended = [_run(part) for part in wanted]
    _say("", *(line for line, _ in ended))
    return int(any(code for _, code in ended))


def _run(part: Part) -> tuple[str, int]:
    """A line about how it went, and its exit code."""
    _say("", f"=== {part.name}: {part.does}")
    if not part.needs.is_dir():
        return f"skipped, there is no {part.needs}: {part.name}", 0
    began = time.monotonic()
    environment = dict(part.services) | os.environ | dict(part.variables)
    code = subprocess.run(part.command, cwd=ROOT, env=environment, check=False).returncode
    took = time.monotonic() - began
    return f"{'FAILED' if code else 'ok':<7} {took:6.0f} s  {part.name}", code


def _say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
