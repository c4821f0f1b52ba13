"""The tables beside the event log: who the players are, which tournaments there are, and who is
pairing.

Everything else a page shows is folded from the log.
"""

from .access import AccountToken, DeviceCode, DeviceLogIn, Invitation
from .mirrors import Mirror, MirrorFile
from .people import AttachmentFile, PersonDetails, ReasonText
from .push import PushFollow, PushSubscription
from .rating_lists import RatingList
from .tournaments import TournamentIndex
from .unmerged import UnmergedEvent
from .webhooks import Webhook, WebhookDelivery
from .work import RefusalCount, RefusedCommand, WorkLease

__all__ = [
    "AccountToken",
    "AttachmentFile",
    "DeviceCode",
    "DeviceLogIn",
    "Invitation",
    "Mirror",
    "MirrorFile",
    "PersonDetails",
    "PushFollow",
    "PushSubscription",
    "RatingList",
    "ReasonText",
    "RefusalCount",
    "RefusedCommand",
    "TournamentIndex",
    "UnmergedEvent",
    "Webhook",
    "WebhookDelivery",
    "WorkLease",
]
