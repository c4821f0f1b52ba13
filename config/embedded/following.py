"""Before a server is there: does it follow another one, and has it what it needs for that?"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from events import leadership

from . import data_folder
from .refusal import StartRefused

ROOT: Final = Path(__file__).resolve().parent.parent.parent


def prepare(options: argparse.Namespace, own: list[str]) -> None:
    """Join the hall that the options name, and fetch what is lacking of it. `own`: addresses of
    this machine. Raises StartRefused.

    In a process of its own: the settings of this one are those of the hall, whose keys come along.
    """
    try:
        now = leadership.read(options.data)
    except msgspec.MsgspecError as error:
        text = f"{options.data / leadership.FILE} cannot be understood: {error}."
        raise StartRefused(text) from None
    if not options.follow and now.role != "following":
        return
    if options.follow and now.role == "leading":
        raise StartRefused(
            f"This machine leads the hall in {options.data}: start it without --follow, or name "
            "another data folder."
        )
    if os.environ.get("DATABASE_URL"):
        raise StartRefused("A hall on PostgreSQL follows nobody: PostgreSQL replicates by itself.")
    arguments = [f"--reached-by={address}" for address in own]
    if options.follow:
        arguments.append(f"--leader={options.follow}")
    environment = {**os.environ, "OPENHALL_DATA": str(options.data), "OPENHALL_LOG": ""}
    command = [sys.executable, str(ROOT / "manage.py"), "follow", *arguments]
    if subprocess.run(command, env=environment, check=False).returncode:
        raise StartRefused("Nothing was started.")


def settle(data: Path) -> None:
    """After Django was set up: what this machine is, and its tables those of this program where it
    writes them. Raises StartRefused."""
    from django.db import connections

    from tournaments.follower import fencing, takeover

    from . import again

    if leadership.may_write():
        data_folder.migrate(data)
        fencing.settle_doubt()
        takeover.record_epoch()
        connections.close_all()  # made while it was not known whether it may write
    fencing.listen(again.ask)  # not before: this start goes on as what it has learned to be
