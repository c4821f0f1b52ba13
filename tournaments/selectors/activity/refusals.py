"""Why a request was refused, for who reads it in the log: the code says it there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REASONS: Final[Mapping[str, str]] = {
    "NotPermitted": "the role does not allow it",
    "OutsideSector": "the board is not in the arbiter's sector",
    "NotYourDevice": "the device is somebody else's",
    "DeviceRevoked": "the device had been revoked",
    "NotOnADevice": "it needs a log-in by password, not a device that joined by a code",
    "ClaimantMayNotResolve": "who made one of the claims does not settle the conflict",
    "RoundAlreadyPublished": "the round was published already",
    "CorrectionTooLate": "it came too late for a correction",
    "CorrectionDeadlineOver": "the deadline for corrections was over",
    "NumbersFrozen": "the pairing numbers are frozen",
    "HalfByesUsedUp": "the player has had all half-point byes",
    "HalfByeTooLate": "half-point byes are not given so late",
    "AppealTooLate": "the appeal came too late",
    "MemberIsParty": "a member of the committee is a party",
    "GroundNotMet": "the ground for the change is not met",
    "GroundNotYours": "the ground for the change is not for this role",
    "NotTheSmallestChange": "a smaller change would do",
    "AgreementMissing": "the players' agreement is missing",
    "ChangeIllegal": "the change breaks a rule of the pairing",
    "ColoursOfNoArticle": "no article gives these colours",
    "ManualPairingIllegal": "the pairing by hand breaks a rule",
}
"""Of everything that is refused on record (`domain.refusals.ON_RECORD`): a test compares."""


def why_refused(code: str) -> str:
    """A code of another program: "OutsideSector" -> "outside sector"."""
    words = "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in code).strip()
    return REASONS.get(code, words)
