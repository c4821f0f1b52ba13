"""Where the passphrase of a back-up comes from: a file, or the keyboard."""

from __future__ import annotations

import getpass
from pathlib import Path

from .refusal import BackupRefused
from .sealing import check_passphrase


def from_file(path: str) -> str:
    """Its first line; empty where no file is named. Raises BackupRefused."""
    if not path:
        return ""
    try:
        lines = Path(path).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is no text"
        raise BackupRefused("passphrase", f"The passphrase in {path}: {reason}.") from None
    return check_passphrase(lines[0] if lines else "")


def typed_twice() -> str:
    """Asked for on the terminal. Raises BackupRefused."""
    first = check_passphrase(getpass.getpass("Passphrase of the back-up: "))
    if getpass.getpass("Once more: ") != first:
        raise BackupRefused("passphrase", "These were two passphrases.")
    return first
