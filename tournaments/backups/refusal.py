"""Why a back-up was not made or not put back: a code for pages, a sentence for operators."""

from __future__ import annotations

from typing import Final

from events.outages import outage_of

NOT_DONE: Final = 1
DAMAGED: Final = 3
WOULD_LOSE: Final = 4
NO_PASSPHRASE: Final = 5

_EXITS: Final = {
    "damaged": DAMAGED,
    "damaged-file": DAMAGED,
    "would-lose": WOULD_LOSE,
    "not-expected": WOULD_LOSE,
    "passphrase": NO_PASSPHRASE,
}


class BackupRefused(Exception):  # noqa: N818
    """`code` is what pages say it by; the text is for the command line and the server's log."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code

    @property
    def exit(self) -> int:
        """The exit code of a command that ends by it."""
        return _EXITS.get(self.code, NOT_DONE)


def of_disk(error: OSError | Exception, place: object) -> BackupRefused:
    """What the disk of `place` has against it, in words."""
    outage = outage_of(error)
    if outage is not None and outage.code == "disk-full":
        return BackupRefused("disk-full", f"There is no room left for {place}.")
    if isinstance(error, FileNotFoundError):
        return BackupRefused("no-folder", f"The folder of {place} is not there.")
    if isinstance(error, PermissionError) or (outage and outage.code == "read-only"):
        return BackupRefused("read-only", f"{place} cannot be written.")
    reason = getattr(error, "strerror", None) or str(error).partition("\n")[0]
    return BackupRefused("disk-broken", f"{place}: {reason}.")
