"""Names of things inside one tournament."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""The entry number: 1, 2, 3 … in the order of entry, never reused, unlike a TPN never changed."""

PersonId = NewType("PersonId", str)
"""Key of the personal details that stand outside the log and can be erased."""

GameId = NewType("GameId", str)
"""`ROUND.DRAFT.INDEX`; the board number is only a label."""

UserId = NewType("UserId", str)
"""Key of an account, e.g. `user:3`; `system:pairing` and the like for the server's own acts."""

AppealId = NewType("AppealId", int)
"""Appeals of one tournament: 1, 2, 3 … in the order of their filing."""

AnnouncementId = NewType("AnnouncementId", int)
"""Announcements of one tournament: 1, 2, 3 … in the order in which they were made."""

DeviceName = NewType("DeviceName", str)
"""What a joined device is called in the log, e.g. `Phone KQX`: made by the server, used once."""

AttachmentId = NewType("AttachmentId", str)
"""Key of a picture that stands outside the log and can be erased."""

RequestId = NewType("RequestId", str)
"""Key of a pairing request: the command id that asked for it."""


def game_id(round_number: int, draft: int, index: int) -> GameId:
    """`index`: place of the game in the order of the pairing, from 1."""
    return GameId(f"{round_number}.{draft}.{index}")
