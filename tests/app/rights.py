"""Who may do what: the expected rights, one row an address, one row a command.

`test_role_matrix.py` asks each of `ASKERS` for each row, and finds every address of the resolver,
every command and every socket that has no row. A row names those who are let in; all others are
turned away.
"""

from __future__ import annotations

from typing import Any, Final

Who = frozenset[str]


def who(*names: str) -> Who:
    return frozenset(names)


CHIEF: Final = who("chief")
CHIEFS: Final = CHIEF | {"deputy"}
OFFICE: Final = CHIEFS | {"pairing-officer"}
DESK: Final = OFFICE | {"check-in"}
FLOOR: Final = OFFICE | {"sector", "phone"}
"""The phone is a device that joined for the sector arbiter."""
TYPISTS: Final = FLOOR | {"results"}
ROLES: Final = DESK | TYPISTS | {"read-only"}
LOOKERS: Final = ROLES | {"administrator"}
ACCOUNTS: Final = LOOKERS | {"stranger"}
STAFF: Final = CHIEF | {"administrator"}
"""Whose accounts open tournaments."""
ASKERS: Final = ACCOUNTS | {"anonymous", "revoked"}
"""`revoked` is the browser of a device that was revoked."""
NOBODY: Final = who()

T: Final = "api/v1/tournaments/<slug:slug>/"
C: Final = "console/<slug:slug>/"
SLIP_PAGE: Final = "report/<slug:slug>/<str:game>/<str:colour>/<str:slip>"

TABLES: Final = (
    *("entries", "badges", "pairings", "standings", "crosstable", "progress", "rankings"),
    "prizes",
)
"""Of which there are files."""

READS: Final[dict[str, Who]] = {
    # pages of the server
    "": ASKERS,
    "t/": ASKERS,
    "help/": ASKERS,
    "help/<slug:page>/": ASKERS,
    "help/pictures/<slug:name>.png": NOBODY,  # there is none of that name
    "login/": ASKERS,
    "received/": ASKERS,  # it says nothing: a browser fills it
    "new/": STAFF,
    "tie-breaks/": ACCOUNTS,  # what codes mean; of players alone a number, to who may look
    "tokens/": ACCOUNTS - {"phone"},
    "first/<str:token>": NOBODY,  # an account exists already
    "invited/<str:token>": ASKERS,
    "join/<str:token>": ASKERS,
    "certificate/": NOBODY,  # only where the server was started with --https; then everybody's
    "certificate/openhall.crt": NOBODY,
    "known-head/<slug:slug>/": ASKERS,  # whoever holds a printed sheet
    "f/<slug:event>/": ASKERS,
    "f/<slug:event>/player/<slug:slug>/<int:number>/": ASKERS,
    "device-out/": NOBODY,  # 403 is what a revoked device reads there
    "api/docs/": ASKERS,
    "api/v1/docs/": ASKERS,
    "api/v1/schema/": ASKERS,
    "api/v1/schema/live/": ASKERS,
    "api/v1/tokens/": ACCOUNTS - {"phone"},
    "api/v1/device/": ASKERS,
    "api/v1/slips/<str:code>/": NOBODY,  # that code names no section; any account: test_slips.py
    "api/v1/": NOBODY,
    # the console
    "console/worker.js": ASKERS,  # names static files and nothing else
    C: LOOKERS,
    f"{C}tabs/": LOOKERS,
    f"{C}palette/": LOOKERS,
    f"{C}results/": LOOKERS,
    f"{C}results/<int:number>/": LOOKERS,
    f"{C}entries/": LOOKERS,
    f"{C}entries/import/": LOOKERS,
    f"{C}entries/group/": LOOKERS,
    f"{C}entries/review/": LOOKERS,
    f"{C}start/": LOOKERS,
    f"{C}deadlines/": LOOKERS,
    f"{C}entries/<int:number>/": LOOKERS,
    f"{C}entries/<int:number>/erase/": CHIEF,
    f"{C}appeals/members/<int:number>/erase/": CHIEF,
    f"{C}entries/<int:number>/move/": OFFICE,
    f"{C}check-in/": LOOKERS,
    f"{C}check-in/close/": LOOKERS,
    f"{C}pairing/": LOOKERS,
    f"{C}pairing/<int:number>/": LOOKERS,
    f"{C}pairing/<int:number>/why/": LOOKERS,
    f"{C}pairing/<int:number>/why/<int:board>/": LOOKERS,
    f"{C}pairing/<int:number>/why-not/": LOOKERS,
    f"{C}pairing/<int:number>/change/": LOOKERS,
    f"{C}pairing/<int:number>/refuse/": LOOKERS,
    f"{C}pairing/<int:number>/manual/": LOOKERS,
    f"{C}pairing/<int:number>/manual/compare/": LOOKERS,
    f"{C}standings/": LOOKERS,
    f"{C}standings/<int:number>/": LOOKERS,
    f"{C}standings/<int:number>/working/<int:player>/": LOOKERS,
    f"{C}crosstable/": LOOKERS,
    f"{C}crosstable/<int:number>/": LOOKERS,
    f"{C}progress/": LOOKERS,
    f"{C}progress/<int:number>/": LOOKERS,
    f"{C}pictures/": LOOKERS,
    f"{C}pictures/<int:number>/": LOOKERS,
    f"{C}standings/rankings/": LOOKERS,
    f"{C}standings/what-if/": LOOKERS,
    f"{C}standings/<int:number>/what-if/": LOOKERS,
    f"{C}ratings/": LOOKERS,
    f"{C}ratings/<int:number>/": LOOKERS,
    f"{C}ratings/<int:number>/<int:player>/": LOOKERS,
    f"{C}federation-report/": LOOKERS,
    f"{C}norms/": LOOKERS,
    f"{C}norms/direct-titles/": LOOKERS,
    f"{C}norms/<int:number>/": LOOKERS,
    f"{C}prizes/": LOOKERS,
    f"{C}prizes/<int:number>/": LOOKERS,
    f"{C}prizes/fund/": LOOKERS,
    f"{C}appeals/": LOOKERS,
    f"{C}announcements/": LOOKERS,
    f"{C}screens/": LOOKERS,
    f"{C}activity/": LOOKERS,
    f"{C}events/<int:number>/": LOOKERS,
    f"{C}difference/": LOOKERS,
    f"{C}known-head/": LOOKERS,
    f"{C}settings/": LOOKERS,
    f"{C}festival/": LOOKERS,
    f"{C}festival/arbiters/": LOOKERS,
    f"{C}festival/check-in/": LOOKERS,
    f"{C}festival/activity/": LOOKERS,
    f"{C}invitations/": CHIEF,
    f"{C}tokens/": CHIEF,
    f"{C}rating-lists/": LOOKERS,
    f"{C}rating-lists/<int:number>/compare/": NOBODY,  # there is no list 1
    f"{C}hall/": CHIEF,
    f"{C}second-machine/": CHIEF,
    f"{C}webhooks/": CHIEF,
    f"{C}webhooks/<int:number>/": CHIEF,
    f"{C}mirror/": CHIEF,
    f"{C}devices/": LOOKERS,
    f"{C}devices/<str:name>/": CHIEFS | {"sector", "phone"},
    f"{C}print/pairings/<int:number>/": LOOKERS,
    f"{C}print/standings/": LOOKERS,
    f"{C}print/crosstable/": LOOKERS,
    f"{C}print/progress/": LOOKERS,
    f"{C}print/pictures/": LOOKERS,
    f"{C}print/final/": LOOKERS,
    f"{C}print/rankings/": LOOKERS,
    f"{C}print/ratings/": LOOKERS,
    f"{C}print/ratings/<int:player>/": LOOKERS,
    f"{C}print/prizes/": LOOKERS,
    f"{C}print/receipts/": LOOKERS,
    f"{C}print/slips/<int:number>/": LOOKERS,
    f"{C}print/cards/": LOOKERS,
    f"{C}print/start-list/": LOOKERS,
    f"{C}print/check-in/": LOOKERS,
    f"{C}print/badges/": LOOKERS,
    f"{C}print/place-cards/<int:number>/": LOOKERS,
    f"{C}print/announcements/": LOOKERS,
    f"{C}print/notebook/<int:number>/": LOOKERS,
    f"{C}print/diplomas/": LOOKERS,
    f"{C}results/<int:number>/boards-file/": LOOKERS,
    f"{C}print/working/<int:player>/": LOOKERS,
    f"{C}print/refusals/<int:number>/": NOBODY,  # event 1 refused nothing
    "qr/t/<slug:slug>/player/<int:player>.svg": ASKERS,
    SLIP_PAGE: ASKERS,  # whoever holds the slip
    # the API
    "api/v1/tournaments/": ACCOUNTS,
    T: LOOKERS,
    f"{T}players/": LOOKERS,
    f"{T}players/<int:player>/": LOOKERS,
    f"{T}players/<int:player>/working/": LOOKERS,
    f"{T}players/<int:player>/working/<int:other>/": LOOKERS,
    f"{T}double-entries/": LOOKERS,
    f"{T}odd-entries/": LOOKERS,
    f"{T}rounds/": LOOKERS,
    f"{T}recorded-commands/": LOOKERS,
    f"{T}rounds/<int:number>/": LOOKERS,
    f"{T}rounds/<int:number>/boards/": LOOKERS,
    f"{T}rounds/<int:number>/explanation/": LOOKERS,
    f"{T}rounds/<int:number>/boards/<int:board>/explanation/": LOOKERS,
    f"{T}rounds/<int:number>/why-not/": LOOKERS,
    f"{T}rounds/<int:number>/changes/": LOOKERS,
    f"{T}rounds/<int:number>/change-proposals/": LOOKERS,
    f"{T}rounds/<int:number>/manual/": LOOKERS,
    f"{T}rounds/<int:number>/start/": LOOKERS,
    f"{T}rounds/<int:number>/deadlines/": LOOKERS,
    f"{T}absentees/": LOOKERS,
    f"{T}not-arrived/": LOOKERS,
    f"{T}batches/": LOOKERS,
    f"{T}refused-requests/": LOOKERS,
    f"{T}reach/result/": LOOKERS,
    f"{T}reach/colours/": LOOKERS,
    f"{T}reach/rating/": LOOKERS,
    f"{T}undo/": LOOKERS,
    f"{T}numbers/": LOOKERS,
    f"{T}appeals/": LOOKERS,
    f"{T}appeals/<int:number>/dossier/": FLOOR,  # and the committee's: test_who_sees_what.py
    f"{T}attachments/": LOOKERS,
    f"{T}attachments/<str:attachment>/": FLOOR,
    f"{T}players/<int:player>/erasure/": CHIEF,
    f"{T}members/<int:member>/erasure/": CHIEF,
    f"{T}players/<int:player>/move/": OFFICE,
    f"{T}standings/": LOOKERS,
    f"{T}rankings/": LOOKERS,
    f"{T}ratings/": LOOKERS,
    f"{T}norms/": LOOKERS,
    **{f"{T}{table}.{form}": LOOKERS for table in TABLES for form in ("csv", "xlsx")},
    f"{T}prizes/": LOOKERS,
    f"{T}prizes/moved/": LOOKERS,
    f"{T}prizes/reasons/": LOOKERS,
    f"{T}settings/": LOOKERS,
    f"{T}activity/": LOOKERS,
    f"{T}history/": LOOKERS,
    f"{T}history.csv": LOOKERS,
    f"{T}difference/": LOOKERS,
    f"{T}known-head/": LOOKERS,
    f"{T}events/": LOOKERS,
    f"{T}events/<int:number>/": LOOKERS,
    f"{T}devices/": LOOKERS,
    f"{T}devices/<str:name>/entries/": CHIEFS | {"sector", "phone"},
    f"{T}me/": ACCOUNTS,
    f"{T}tokens/": CHIEF,
    f"{T}rating-lists/": LOOKERS,
    f"{T}webhooks/": CHIEF,
    f"{T}webhooks/<int:number>/": CHIEF,
    f"{T}papers/it1/<int:player>/<str:title>/": NOBODY,  # nobody has made a norm there
    f"{T}papers/it3/": LOOKERS,
    f"{T}papers/direct-titles/": NOBODY,  # no table of direct titles was entered there
    f"{T}papers/arbiters/<int:place>/<str:form>/": LOOKERS,
    f"{T}federation-reports/": LOOKERS,
    f"{T}federation-reports/self-test/": LOOKERS,
    f"{T}federation-reports/<int:number>/": CHIEFS,
    f"{T}report/": LOOKERS,
    f"{T}rounds.ics": LOOKERS,
    "screens/<slug:slug>/pictures/<slug:picture>/": NOBODY,  # 404: no screen shows it
    f"{T}pairings.pgn": LOOKERS,
    f"{T}moves/": LOOKERS,
    f"{T}rating-lists/<int:number>/comparison/": NOBODY,  # there is no list 1
    f"{T}audit-bundle/": CHIEFS,
}
"""GET, by the pattern of the resolver."""

WRITES: Final[dict[str, Who]] = {
    "logout/": NOBODY,  # leads to the log-in
    "language/": ASKERS,
    "api/v1/token/": ASKERS - {"phone"},
    "api/v1/tokens/": ACCOUNTS - {"phone"},
    "api/v1/tokens/<int:number>/renew/": NOBODY,  # nobody has a token 1
    "api/v1/tokens/<int:number>/revoke/": NOBODY,
    f"{T}tokens/<int:number>/revoke/": NOBODY,
    "tokens/": ACCOUNTS - {"phone"},
    "tokens/<int:number>/renew/": NOBODY,
    "tokens/<int:number>/revoke/": NOBODY,
    f"{C}tokens/<int:number>/revoke/": CHIEF,
    f"{C}rating-lists/": CHIEF,
    f"{C}rating-lists/<int:number>/compare/": NOBODY,  # there is no list 1
    f"{C}rating-lists/<int:number>/cancel/": NOBODY,
    f"{C}rating-lists/<int:number>/confirm/": NOBODY,
    f"{C}rating-lists/<int:number>/remove/": NOBODY,
    f"{T}rating-lists/": CHIEF,
    f"{T}rating-lists/find/": LOOKERS,
    f"{T}rating-lists/<int:number>/cancel/": NOBODY,
    f"{T}rating-lists/<int:number>/comparison/": NOBODY,
    f"{T}rating-lists/<int:number>/confirm/": NOBODY,
    f"{T}rating-lists/<int:number>/remove/": NOBODY,
    f"{T}games.pgn": LOOKERS,
    f"{T}moves/": CHIEFS,
    f"{C}results/<int:number>/boards-file/": LOOKERS,  # writes nothing but by keep-moves
    f"{C}webhooks/": CHIEF,
    f"{C}webhooks/<int:number>/": CHIEF,
    f"{C}webhooks/<int:number>/<slug:step>/": CHIEF,
    f"{C}mirror/": CHIEF,
    f"{C}mirror/<slug:step>/": CHIEF,
    f"{C}second-machine/<slug:act>/": CHIEF,
    f"{C}webhooks/<int:number>/deliveries/<int:delivery>/send-again/": CHIEF,
    f"{T}webhooks/": CHIEF,
    f"{T}webhooks/<int:number>/": CHIEF,
    f"{T}webhooks/<int:number>/stop/": CHIEF,
    f"{T}webhooks/<int:number>/go-on/": CHIEF,
    f"{T}webhooks/<int:number>/secret/": CHIEF,
    f"{T}webhooks/<int:number>/test/": CHIEF,
    f"{T}webhooks/<int:number>/deliveries/<int:delivery>/send-again/": CHIEF,
    f"{T}webhooks/<int:number>/remove/": CHIEF,  # the last one: it is gone then
    "join/<str:token>": ASKERS,
    "received/device/": ASKERS,  # nobody without a pass; who has logged in stays who he is
    "invited/<str:token>": ASKERS,
    "screens/<slug:slug>/<slug:name>/seen/": NOBODY,  # 404: there is no screen
    "messages/<slug:slug>/": ASKERS,  # readers have no accounts; 400: this is no phone
    SLIP_PAGE: ASKERS,
    f"{C}invitations/": CHIEF,
    f"{C}invitations/<int:number>/take-back/": CHIEF,
    f"{C}devices/": LOOKERS - {"phone"},
    f"{C}festival/": CHIEFS,
    f"{C}festival/arbiters/": CHIEF,
    f"{C}devices/codes/<int:number>/take-back/": NOBODY,  # somebody else's code
    "api/v1/tournaments/": STAFF,
    f"{T}players/enter/": DESK,
    f"{T}players/enter/preview/": DESK,
    f"{T}players/<int:player>/correct/": DESK,
    f"{T}attachments/": FLOOR,
    f"{T}players/<int:player>/erasure/": CHIEF,
    f"{T}members/<int:member>/erasure/": CHIEF,
    f"{T}players/<int:player>/move/": OFFICE,
    f"{T}imports/": DESK,
    f"{T}board-results/": TYPISTS,
    f"{T}batches/<int:first>/undo/": NOBODY,  # event 1 is no batch
    f"{T}presence/": ROLES,
    f"{T}clock/": LOOKERS,
}
"""POST of what is no plain command."""

SLIP: Final = {"game": "9.9.9", "result": "1-0"}

COMMANDS: Final[dict[str, tuple[Who, dict[str, Any]]]] = {
    "change-settings": (CHIEFS, {"name": "Open", "settings": {"rounds": 0}}),
    "draw-lots": (CHIEF, {}),
    "change-regulations": (
        CHIEF,
        {
            "from_round": 99,
            "regulations": {
                "rounds": 0,
                "system": "none",
                "system_options": {},
                "win": 2,
                "draw": 1,
                "loss": 0,
                "absent": 0,
                "pab": 2,
                "acceleration": "none",
            },
        },
    ),
    "set-prohibited-pairs": (CHIEFS, {"groups": [{"players": []}]}),
    "set-virtual-points": (
        CHIEFS,
        {"lines": [{"players": [], "points": 1, "first": 1, "last": 1}]},
    ),
    "set-festival": (CHIEFS, {"festival": "open", "name": "Open", "last_day": "tomorrow"}),
    "use-rating-list": (OFFICE, {"source": "fide", "kind": "blitz", "period": "2099-10"}),
    "appoint-arbiter": (CHIEF, {"user": "user:1", "role": "system"}),
    "dismiss-arbiter": (CHIEF, {"user": "user:999999"}),
    "revoke-device": (ROLES, {"device": "none"}),
    "close-device-review": (CHIEFS, {"device": "none"}),
    "take-back-entry": (OFFICE, {"player": 99}),
    "take-back-move": (OFFICE, {"player": 99, "section": "other", "entry": 1}),
    "restore-entry": (OFFICE, {"player": 99}),
    "correct-rating": (OFFICE, {"player": 99, "expected": 0, "rating": 1}),
    "merge-doubles": (OFFICE, {"doubles": [{"kept": 98, "dropped": 99}]}),
    "merge-entries": (OFFICE, {"kept": 98, "dropped": 99}),
    "separate-entries": (OFFICE, {"kept": 98, "dropped": 99}),
    "tell-entries-apart": (OFFICE, {"one": 98, "other": 99}),
    "check-in": (DESK, {"player": 99}),
    "check-out": (DESK, {"player": 99}),
    "decide-absentees": (
        OFFICE,
        {"round": 9, "choices": [{"player": 99, "choice": "excluded"}]},
    ),
    "withdraw-player": (OFFICE, {"player": 99}),
    "reinstate-player": (OFFICE, {"player": 99}),
    "expel-player": (CHIEFS, {"player": 99}),
    "grant-bye": (OFFICE, {"player": 99, "round": 2, "kind": "half"}),
    "revoke-bye": (OFFICE, {"player": 99, "round": 2}),
    "start-tournament": (OFFICE, {}),
    "assign-pairing-numbers": (OFFICE, {"order": [99]}),
    "request-pairing": (OFFICE, {"round": 9}),
    "discard-pairing": (OFFICE, {"round": 9, "request": "none"}),
    "begin-manual-pairing": (OFFICE, {"round": 9, "request": "none"}),
    "change-manual-pairing": (OFFICE, {"round": 9, "request": "none"}),
    "end-manual-pairing": (OFFICE, {"round": 9, "request": "none", "seen": ""}),
    "discard-manual-pairing": (OFFICE, {"round": 9, "request": "none"}),
    "publish-round": (OFFICE, {"round": 9, "request": "none"}),
    "change-published-pairings": (CHIEFS, {"round": 9, "ground": "rematch"}),
    "take-back-pairing-change": (CHIEFS, {"round": 9, "of": 1}),
    "refuse-request": (OFFICE, {"round": 9, "kind": "late-entry", "players": [99]}),
    "enter-result": (TYPISTS, SLIP),
    "confirm-result": (TYPISTS, SLIP),
    "correct-result": (FLOOR, SLIP | {"expected": "0-1"}),
    "correct-colours": (CHIEFS, {"game": "9.9.9", "reversed": True}),
    "clear-result": (FLOOR, {"game": "9.9.9", "expected": "0-1"}),
    "clear-results": (FLOOR, {"results": [SLIP]}),
    "restore-results": (FLOOR, {"results": [SLIP]}),
    "adjourn-game": (FLOOR, {"game": "9.9.9"}),
    "take-back-adjournment": (FLOOR, {"game": "9.9.9"}),
    "adjourn-again": (FLOOR, {"game": "9.9.9", "expected": "1-0"}),
    "resolve-conflict": (FLOOR, SLIP),
    "report-from-file": (TYPISTS, {"game": "9.9.9", "result": "1-0"}),
    "settle-reports": (FLOOR, SLIP | {"seen": 1}),
    "set-appeals-committee": (CHIEFS, {"members": [{}]}),
    "file-appeal": (FLOOR, {"about": "game:9.9.9", "by": 99}),
    "decide-appeal": (CHIEFS, {"appeal": 99, "verdict": "rejected"}),
    "set-prize-fund": (CHIEFS, {"fund": {"lists": [{"id": 1}]}}),
    "set-direct-titles": (CHIEF, {"table": {"lines": [{"id": 1}, {"id": 1}]}}),
    "announce-rankings": (CHIEFS, {"rankings": [{"id": 1}, {"id": 1}]}),
    "record-prize-choice": (CHIEFS, {"player": 99}),
    "start-clocks": (FLOOR, {"round": 9}),
    "note-empty-seat": (TYPISTS, {"game": "9.9.9", "colour": "w"}),
    "note-taken-seat": (TYPISTS, {"game": "9.9.9", "colour": "w"}),
    "declare-forfeits": (FLOOR, {"round": 9, "forfeits": [SLIP]}),
    "explain-absence": (OFFICE, {"player": 99, "round": 1}),
    "withdraw-players": (OFFICE, {"players": [99]}),
    "adjourn-games": (OFFICE, {"games": ["9.9.9"]}),
    "decide-board": (CHIEFS, {"game": "9.9.9"}),
    "note-board": (TYPISTS, {"game": "9.9.9", "kind": "seen"}),
    "set-pairing-deadline": (OFFICE, {"round": 99}),
    "make-announcement": (CHIEFS, {"until": "x"}),
    "take-back-announcement": (CHIEFS, {"announcement": 99}),
    "set-screen": (CHIEFS, {"screen": "nowhere", "plan": None}),
    "announce-last-call": (OFFICE, {"round": 9, "minutes": 5}),
    "cancel-last-call": (OFFICE, {"round": 9, "expected": ""}),
    "close-round": (OFFICE, {"round": 9}),
    "reopen-round": (CHIEFS, {"round": 9}),
    "make-report": (CHIEFS, {"number": 9, "base": 1}),
    "close-tournament": (CHIEF, {}),
    "reopen-tournament": (CHIEF, {}),
}
"""By name: who may send it, and a command that the tournament refuses for another reason, so that
nothing happens."""

SOCKETS: Final[dict[str, Who]] = {
    "ws/t/<slug:slug>/": LOOKERS,
    "ws/follower/": NOBODY,  # a machine, with the secret of its code
}
"""By the pattern of the sockets' routes."""

ROLE_NAMES: Final = tuple(sorted(ROLES - {"phone"}))
"""Each has a device that joined by a code, in `test_device_matrix.py`."""

BY_PASSWORD: Final = frozenset(
    {
        "appoint-arbiter",
        "dismiss-arbiter",
        f"{C}festival/arbiters/",
        "api/v1/token/",
        "new/",
        "api/v1/tournaments/",
        f"{C}invitations/",
        f"{C}invitations/<int:number>/take-back/",
        f"{C}devices/",
        f"{C}devices/codes/<int:number>/take-back/",
        f"{C}entries/<int:number>/erase/",
        f"{T}players/<int:player>/erasure/",
        f"{C}appeals/members/<int:number>/erase/",
        f"{T}members/<int:member>/erasure/",
        f"{C}hall/",
        f"{C}second-machine/",
        f"{C}second-machine/<slug:act>/",
        f"{C}entries/<int:number>/move/",
        f"{T}players/<int:player>/move/",
        "take-back-move",
        "tokens/",
        "tokens/<int:number>/renew/",
        "tokens/<int:number>/revoke/",
        "api/v1/tokens/",
        "api/v1/tokens/<int:number>/renew/",
        "api/v1/tokens/<int:number>/revoke/",
        f"{C}tokens/",
        f"{C}tokens/<int:number>/revoke/",
        f"{T}tokens/",
        f"{T}tokens/<int:number>/revoke/",
        f"{C}rating-lists/",
        f"{C}rating-lists/<int:number>/cancel/",
        f"{C}rating-lists/<int:number>/confirm/",
        f"{C}rating-lists/<int:number>/remove/",
        f"{T}rating-lists/",
        f"{T}rating-lists/<int:number>/cancel/",
        f"{T}rating-lists/<int:number>/confirm/",
        f"{T}rating-lists/<int:number>/remove/",
        f"{C}webhooks/",
        f"{C}webhooks/<int:number>/",
        f"{C}webhooks/<int:number>/<slug:step>/",
        f"{C}mirror/",
        f"{C}mirror/<slug:step>/",
        f"{C}webhooks/<int:number>/deliveries/<int:delivery>/send-again/",
        f"{T}webhooks/",
        f"{T}webhooks/<int:number>/",
        f"{T}webhooks/<int:number>/stop/",
        f"{T}webhooks/<int:number>/go-on/",
        f"{T}webhooks/<int:number>/remove/",
        f"{T}webhooks/<int:number>/secret/",
        f"{T}webhooks/<int:number>/test/",
        f"{T}webhooks/<int:number>/deliveries/<int:delivery>/send-again/",
    }
)
"""What no device gets at, whoever's it is: what would still let somebody in, or keep somebody out,
when the device was revoked, what cannot be taken back, what is done in two sections, and what is
said of the machine."""

READ_ON_DEVICES: Final = frozenset(
    {
        f"{C}devices/",
        f"{C}festival/arbiters/",
        "api/v1/tournaments/",
        f"{C}rating-lists/",
        f"{T}rating-lists/",
    }
)
"""Addresses of `BY_PASSWORD` that a device may read all the same."""

ON_DEVICES: Final = frozenset(
    {
        "logout/",
        "language/",
        "join/<str:token>",  # whoever holds the link may open it anywhere
        "received/device/",  # gives what its pass stands for, and takes it from the former address
        "invited/<str:token>",
        SLIP_PAGE,
        f"{T}players/enter/",
        f"{T}players/enter/preview/",
        f"{T}players/<int:player>/correct/",
        f"{T}attachments/",
        f"{T}imports/",
        f"{T}board-results/",
        f"{T}batches/<int:first>/undo/",
        f"{T}presence/",
        "screens/<slug:slug>/<slug:name>/seen/",
        "messages/<slug:slug>/",
        f"{T}clock/",
        f"{T}rating-lists/find/",
        f"{T}rating-lists/<int:number>/comparison/",
        f"{C}rating-lists/<int:number>/compare/",
        f"{C}results/<int:number>/boards-file/",
        f"{T}games.pgn",
        f"{T}moves/",
        f"{C}festival/",
        "adjourn-again",
        "adjourn-game",
        "adjourn-games",
        "announce-last-call",
        "announce-rankings",
        "set-direct-titles",
        "assign-pairing-numbers",
        "begin-manual-pairing",
        "cancel-last-call",
        "change-manual-pairing",
        "change-published-pairings",
        "change-regulations",
        "change-settings",
        "check-in",
        "check-out",
        "clear-result",
        "clear-results",
        "close-device-review",
        "close-round",
        "close-tournament",
        "confirm-result",
        "correct-colours",
        "correct-rating",
        "correct-result",
        "decide-absentees",
        "decide-appeal",
        "decide-board",
        "declare-forfeits",
        "discard-manual-pairing",
        "discard-pairing",
        "draw-lots",
        "end-manual-pairing",
        "enter-result",
        "expel-player",
        "explain-absence",
        "file-appeal",
        "grant-bye",
        "make-announcement",
        "make-report",
        "merge-doubles",
        "merge-entries",
        "note-board",
        "note-empty-seat",
        "note-taken-seat",
        "publish-round",
        "record-prize-choice",
        "refuse-request",
        "report-from-file",
        "reinstate-player",
        "reopen-round",
        "reopen-tournament",
        "request-pairing",
        "resolve-conflict",
        "restore-entry",
        "restore-results",
        "revoke-bye",
        "revoke-device",
        "separate-entries",
        "set-appeals-committee",
        "set-festival",
        "set-pairing-deadline",
        "set-prize-fund",
        "set-prohibited-pairs",
        "set-virtual-points",
        "settle-reports",
        "start-clocks",
        "start-tournament",
        "set-screen",
        "take-back-announcement",
        "take-back-adjournment",
        "take-back-entry",
        "take-back-pairing-change",
        "use-rating-list",
        "tell-entries-apart",
        "withdraw-player",
        "withdraw-players",
    }
)
"""What changes something and is as harmless on a device as the role of its owner: it carries the
device, stands in its review and can be taken back."""

ACCESS: Final = frozenset(
    {
        "auth.Group",
        "auth.Permission",
        "auth.User",
        "tournaments.AccountToken",
        "tournaments.DeviceCode",
        "tournaments.DeviceLogIn",
        "tournaments.Invitation",
    }
)
"""The tables that say who is let in."""

NO_ACCESS: Final = frozenset(
    {
        "contenttypes.ContentType",
        "sessions.Session",  # ends with the device, which `test_scenario_devices.py` shows
        "events.Command",
        "events.Event",
        "events.ScopeMove",
        "events.Stream",
        "tournaments.AttachmentFile",
        "tournaments.WorkLease",
        "tournaments.PersonDetails",
        "tournaments.RatingList",
        "tournaments.ReasonText",
        "tournaments.RefusalCount",
        "tournaments.RefusedCommand",
        "tournaments.TournamentIndex",
        "tournaments.UnmergedEvent",  # typed by a chief as any command
        "tournaments.PushFollow",
        "tournaments.PushSubscription",  # a phone, which lets nobody in
        "tournaments.Mirror",  # shows what is public, where a chief chose
        "tournaments.MirrorFile",
        "tournaments.Webhook",  # tells what is public, to whom a chief chose
        "tournaments.WebhookDelivery",
    }
)
"""All other tables."""
