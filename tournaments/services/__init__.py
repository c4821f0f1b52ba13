"""What the application does to a tournament; `handle` is the one door for every write."""

from .handle import handle, handle_all
from .outcomes import AlreadyRecorded, Conflict, Outcome, Recorded, Refused

__all__ = [
    "AlreadyRecorded",
    "Conflict",
    "Outcome",
    "Recorded",
    "Refused",
    "handle",
    "handle_all",
]
