"""What is asked for behind the address of a read, as the description of the API says it."""

from __future__ import annotations

from typing import Any, Final

from drf_spectacular.utils import OpenApiParameter

from ..domain.changes.grounds import GROUNDS
from ..exports.report import EDITIONS
from ..public.crosstable import ORDERS
from ..selectors.history.kinds import KINDS
from .views import federation_reports

MOMENT: Final[dict[str, Any]] = {
    "oneOf": [
        {"type": "integer", "minimum": 0},
        {"type": "string", "example": "2026-11-21T14:05"},
    ]
}

AT: Final = OpenApiParameter(
    "at",
    MOMENT,
    description="The event after which the tournament is looked at, by its seq or by a time (the"
    " hall's if no zone is said: the last event recorded by then); the newest by default.",
)

MISSING = OpenApiParameter("missing", int, enum=[0, 1], description="1: boards without a result.")

SMALL = OpenApiParameter("small", int, enum=[0, 1], description="1: a thumbnail.")

UPTO = OpenApiParameter("round", int, description="After this round; the newest by default.")

EDITION = OpenApiParameter("edition", str, enum=[*EDITIONS], description="Of the report file.")

CODE_OF_192 = OpenApiParameter(
    "code_of_192", str, description="An older code of the same system: FIDE_DUTCH_2025."
)

AS_RECORDED = OpenApiParameter(
    federation_reports.AS_RECORDED,
    str,
    OpenApiParameter.HEADER,
    enum=["yes", "no"],
    response=[200],
    description='Whether these bytes are those whose digest is in the log; if "no", the file'
    " MADE-AGAIN.txt says both digests.",
)

FIRST = OpenApiParameter("first", int, description="Boards from this one on.")

LAST = OpenApiParameter("last", int, description="Boards up to this one.")

OF_ROUND = OpenApiParameter("round", int, description="A round; the newest by default.")

ONLY = OpenApiParameter("only", int, description="The ranking with that number alone.")

ORDER = OpenApiParameter("order", str, enum=[*ORDERS], description="By rank, or by number.")

BEFORE = OpenApiParameter("before", int, description="Only events before this seq.")

AFTER = OpenApiParameter("after", int, description="Only events after this seq.")

LIMIT = OpenApiParameter("limit", int, description="At most so many, 500 at most.")

SCOPE = OpenApiParameter("scope", str, description="Only what moved this: player:41, game:3.1.47.")

SUBJECT = (
    "Only the history of this: game:3.1.47, player:41, round:3, user:7, device:Phone KQX, settings."
)

FILTERS = (
    OpenApiParameter("subject", str, description=SUBJECT),
    OpenApiParameter("kind", str, enum=[*KINDS], description="Only events of this kind."),
    OpenApiParameter("actor", str, description="Only what this user did."),
    OpenApiParameter("device", str, description="Only what was done on this device."),
    OpenApiParameter("round", int, description="Only what belongs to this round."),
    OpenApiParameter(
        "from", str, description="Not before this time, the hall's if no zone is said."
    ),
    OpenApiParameter("to", str, description="Not after this time."),
    OpenApiParameter(
        "words", str, description="Only sentences, reasons and names with these words."
    ),
    BEFORE,
)

IDS = OpenApiParameter("ids", str, description="Command ids with commas between, 50 at most.")

OF = OpenApiParameter(
    "of", str, description="players, standings, settings, appeals, devices, or a subject: round:3."
)

CODE = OpenApiParameter(
    "code",
    {"type": "string", "pattern": "^S[0-9]{8}G[0-9]{1,4}G[0-9]{1,9}G[0-9]{1,9}$"},
    OpenApiParameter.PATH,
    description="As it is printed on the slip.",
)

TO = OpenApiParameter("to", str, description="The slug of another section: what a move does.")

PLAYER = OpenApiParameter("player", int, required=True, description="An entry number.")

GROUND = OpenApiParameter("ground", str, required=True, enum=[*GROUNDS])

ARRIVED = OpenApiParameter("arrived", str, description="Entry numbers: 41,42.")

AWAY = OpenApiParameter("away", str, description="Entry numbers of players who have a place.")

BOARDS = OpenApiParameter("boards", str, description="Board numbers: 131,132.")

OPPONENT = OpenApiParameter("opponent", int, required=True, description="Another entry number.")

KNOWN = OpenApiParameter("head", str, required=True, description="HASH or HASH@SEQ.")

GAME = OpenApiParameter("game", str, required=True, description="A game, e.g. 3.1.47.")

RESULT = OpenApiParameter("result", str, required=True, description="What it is corrected to.")

REVERSED = OpenApiParameter("reversed", int, enum=[0, 1], description="0: colours as paired.")

EVENT = OpenApiParameter("event", int, required=True, description="The seq of an event.")

RATING = OpenApiParameter("rating", int, required=True, description="What it is corrected to.")
NATIONAL = OpenApiParameter(
    "national", int, description="The national rating beside it; `rating` is FIDE's then."
)
