"""What the application does to a tournament; `handle` is the one door for every write."""

from ..domain.decisions import AlreadyRecorded, Conflict
from ..domain.refusals import Refused
from .handle import handle, handle_all
from .outcomes import Outcome, Recorded

__all__ = [
    "AlreadyRecorded",
    "Conflict",
    "Outcome",
    "Recorded",
    "Refused",
    "handle",
    "handle_all",
]
