"""What the regulations of one tournament fix before its start."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from pairing.trf import FIDE_ELSE_NATIONAL, RankingMethod

from ..ids import PlayerId

EventCode = Annotated[str, Meta(pattern=r"^[0-9]{0,11}$")]
"""Of FIDE's rating server."""
NormEventKind = Literal["none", "national", "zonal", "qualifier", "zonal-qualifier", "eve"]
"""The final of a national championship; a zonal or sub-zonal tournament; one that qualifies
directly to the World Cup or the Candidates, or both of these; an individual event of FIDE or of a
continent."""
FederationCode = Annotated[str, Meta(pattern=r"^([A-Z]{3})?$(?!\n)")]


def pairing_part(settings: Settings) -> tuple[object, ...]:
    """The settings that a pairing or its board numbers depend on."""
    return (
        settings.rounds,
        settings.system,
        settings.system_options,
        settings.win,
        settings.draw,
        settings.loss,
        settings.absent,
        settings.pab,
        settings.acceleration,
        settings.board_offset,
        settings.fixed_boards,
    )


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points are half points; times are minutes; every field has the FIDE default."""

    rounds: int = 9
    system: str = "dutch-2026"
    system_options: dict[str, str] = {}
    win: int = 2
    draw: int = 1
    loss: int = 0
    absent: int = 0
    pab: int = 2
    acceleration: Literal["none", "baku"] = "none"
    tie_breaks: tuple[str, ...] | None = None
    """After the points, as MTB26 writes them ("BH/C1"). None: not said; as it stands, or as usual
    in a new tournament. Empty: the list of the system's own text, else ties share their rank."""
    tie_break_edition: str = ""
    """Of C.07 ("2026"); empty: not said, the newest."""
    ranking_method: RankingMethod = FIDE_ELSE_NATIONAL
    """Which rating orders the players and counts (TRF record 172)."""
    ranking_federation: FederationCode = ""
    """Whose national ratings they are; empty: not said."""
    default_time: int = 30
    """Minutes after which an absent player has lost (Laws 6.7.1)."""
    correction_deadline: int = 15
    """Minutes before the next pairing until which a correction counts for it (C.04.2 4.3)."""
    pairing_deadline: int = 0
    """Minutes after the start of the clocks until which unfinished games are waited for before the
    next round is paired (C.04.2 3.1); 0: no such deadline."""
    appeal_deadline: int = 60
    bye_deadline: int = 60
    """Minutes before the pairing of a round by which a bye has to be asked for."""
    half_byes_allowed: int = 1
    last_round_with_half_bye: int = 0
    """0: all but the last round."""
    board_offset: int = 0
    """The first board of this section carries the number board_offset + 1."""
    fixed_boards: dict[PlayerId, int] = {}
    city: str = ""
    federation: str = ""
    start_date: str = ""
    end_date: str = ""
    round_starts: tuple[str, ...] = ()
    """ISO date or date and time of each round, local time of the hall."""
    time_zone: str = ""
    """Of the hall, by its name ("Europe/Prague"); empty: the server's."""
    time_control: str = ""
    norms_possible: bool = False
    """Title norms shall be possible (B.01 1.1)."""
    fide_event: EventCode = ""
    """The number that FIDE's server gave when the event was registered."""
    registered_on: str = ""
    """The day of that registration; empty: not said."""
    norm_event: NormEventKind = "none"
    """Which of the events that norms of B.01 1.4.3 and 1.5.6 name it is."""
    two_person: Literal["off", "first", "all"] = "off"
    """Boards whose result is provisional until a second person has confirmed it."""
    two_person_boards: int = 0
    """How many boards "first" means, from the first board of this section on."""
    public_explanations: bool = False
    """The public pages of published rounds say why each pair was made."""
    rated_as: Literal["standard", "rapid", "blitz", "no"] = "standard"
    """The list whose ratings these are, and whose rules change them (B.02); "no": not rated."""
    public_rating_changes: bool = False
    """The public pages of players say how their ratings would change."""
    push_messages: bool = True
    """Readers of the public pages may ask for messages about players, on their phones."""
    player_reports: bool = False
    """The slips carry codes by which the players report results, as claims (Laws 8.7)."""
    hall_plan: tuple[str, ...] = ()
    """Where boards stand, a line a part of the hall: "1–20: stage", "81–: gallery"."""
    live_address: str = ""
    """Where games are shown live; `{board}` and `{round}` stand for the numbers."""
    live_boards: int = 0
    """How many boards are shown live, from the first board of this section on; 0: all."""
    chief_arbiter: str = ""
    deputy_arbiters: tuple[str, ...] = ()


def rating_changes_are_public(settings: Settings) -> bool:
    """Whether the public may read how the ratings would change."""
    return settings.public_rating_changes and settings.rated_as != "no"


class Regulations(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Those settings that are fixed once the tournament has started (C.04.1 1, C.04.2 1.3).

    Readings belong to them: they say how the system's text is understood.
    """

    rounds: int
    system: str
    system_options: dict[str, str]
    win: int
    draw: int
    loss: int
    absent: int
    pab: int
    acceleration: Literal["none", "baku"]
    tie_breaks: tuple[str, ...] | None = None
    tie_break_edition: str = ""
    ranking_method: RankingMethod = FIDE_ELSE_NATIONAL


def regulations_of(settings: Settings) -> Regulations:
    return Regulations(**{name: getattr(settings, name) for name in REGULATIONS})


def under(regulations: Regulations, settings: Settings) -> Settings:
    """The settings with these regulations."""
    return replace(settings, **{name: getattr(regulations, name) for name in REGULATIONS})


def differing(one: Regulations, other: Regulations) -> tuple[str, ...]:
    """The names of what they have otherwise."""
    return tuple(name for name in REGULATIONS if getattr(one, name) != getattr(other, name))


ROUNDS_AT_MOST: Final = 99

REGULATIONS: Final = Regulations.__struct_fields__
RANGES: Final[dict[str, tuple[int, int]]] = {
    "rounds": (1, ROUNDS_AT_MOST),
    "default_time": (0, 600),
    "correction_deadline": (0, 1440),
    "pairing_deadline": (0, 10_000),
    "appeal_deadline": (0, 1440),
    "bye_deadline": (0, 10_000),
    "half_byes_allowed": (0, ROUNDS_AT_MOST),
    "last_round_with_half_bye": (0, ROUNDS_AT_MOST),
    "board_offset": (0, 100_000),
    "two_person_boards": (0, 100_000),
    "live_boards": (0, 100_000),
}
"""Least and most of each number, for who decides and for who offers a form. The log of an older
version may hold more: it is refused when the settings are changed next."""

LARGEST_NUMBER: Final = 1_000_000
"""Of boards, entries and events that a command names."""
