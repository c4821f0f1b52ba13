"""Scopes are the unit of concurrency: what an event moves, and what a command must find unmoved.

| scope | moved by |
|---|---|
| `game:GAMEID` | every event of that game |
| `player:41` | every event of that entry |
| `player:41:details` | its entry, corrections of its details and of its rating |
| `round:3` | request, draft, failure, discard, by hand, publication, close, reopening, deadlines |
| `settings` | creation, settings, regulations |
| `prohibited-pairs`, `virtual-points` | these lists, each by itself |
| `prizes` | the prize fund |
| `public-prizes` | what the public page of prizes shows; no command looks at it |
| `rankings` | the rankings within the standings |
| `direct-titles` | the table of direct titles |
| `federation-reports` | the making of a report for the federation |
| `player:41:prize` | what is known of that entry for the prize giving |
| `festival` | the event of several sections, as this one says it |
| `arbiters` | appointments and dismissals |
| `devices` | joining, revocation and review of devices |
| `numbers` | lot and TPN lists |
| `lots` | the drawing of lots of the tie-breaks |
| `tournament` | close and reopening |
| `appeal:2` | an appeal and its decision, which move what they are about as well |
| `announcement:3` | an announcement, and taking it back |
| `screen:hall-a` | what that screen shows |
| `organiser:pictures` | a picture for hall screens and diplomas |
| `moves` | the moves that are kept of games |
| `committee` | the appeals committee |
| `leadership` | takeovers by a second machine |
| `player:41`, `game:…`, `appeal:2` | also a picture of it; `player:41` also by erasure |
| `pairing-input` | everything the next pairing reads |

A refusal on record moves nothing. Two arbiters on two boards share no scope but `pairing-input`,
and no result command looks at that.
"""

from __future__ import annotations

from typing import Final

PAIRING_INPUT: Final = "pairing-input"
SETTINGS: Final = "settings"
PROHIBITED: Final = "prohibited-pairs"
VIRTUAL: Final = "virtual-points"
ARBITERS: Final = "arbiters"
DEVICES: Final = "devices"
NUMBERS: Final = "numbers"
LOTS: Final = "lots"
TOURNAMENT: Final = "tournament"
COMMITTEE: Final = "committee"
FESTIVAL: Final = "festival"
PRIZES: Final = "prizes"
PUBLIC_PRIZES: Final = "public-prizes"
RANKINGS: Final = "rankings"
DIRECT_TITLES: Final = "direct-titles"
REPORTS: Final = "federation-reports"
MOVES: Final = "moves"
LEADERSHIP: Final = "leadership"

Scopes = tuple[str, ...]
