"""The player cards before a round: points, colours and the floats marked on them (A2, A4, A7)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass

from pairing.colours import ColourRecord
from pairing.dutch_1992.preferences import colours_of, obligatory_colour
from pairing.dutch_1992.readings import MILDEST_BYE_BAR, READINGS
from pairing.matching.bits import members, set_of
from pairing.model import (
    TPN,
    Colour,
    Field,
    HalfPoints,
    Options,
    Participant,
    PlayerRound,
    RoundKind,
)
from pairing.options import checked
from pairing.scores import ByeBar, Float, may_get_bye, scoregroups, scores_before

_PAIRED = frozenset({RoundKind.GAME, RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS})


@dataclass(frozen=True, slots=True)
class Card:
    """A player to be paired; `bars` are the floats that B5 and B6 forbid him now.

    `above_half`: it is the last round, and he has more than 50 % of the points.
    """

    tpn: TPN
    score: HalfPoints
    colours: ColourRecord
    obliged: Colour | None
    """The obligatory colour (A7a), also where it is void in the last round."""
    bars: tuple[frozenset[Float], frozenset[Float]]
    """By B5, and by B6."""
    may_get_bye: bool
    above_half: bool

    @property
    def wish(self) -> Colour | None:
        return self.colours.preference.colour


@dataclass(frozen=True, slots=True)
class Roster1992:
    """Players are named by their place in the order A2: 0 is the highest ranked.

    Sets of places are ints used as bit sets. `allowed[i]` are those whom i may meet by B1a and
    B2, `groups` the players with equal points from the top, `wishing` who prefers a colour.
    """

    cards: tuple[Card, ...]
    allowed: tuple[int, ...]
    groups: tuple[range, ...]
    wishing: Mapping[Colour, int]
    above_half: int
    bye_allowed: int
    round_number: int
    initial_colour: Colour
    readings: Mapping[str, str]
    barred: Mapping[Float, tuple[int, int, int]]
    """Who may not float that way: by B5 and B6; with B6 dropped; with both dropped."""

    def __len__(self) -> int:
        return len(self.cards)

    def tpn(self, place: int) -> TPN:
        return self.cards[place].tpn

    def same_wish(self, place: int) -> int:
        """Everybody who prefers the same colour as this player (himself too)."""
        wish = self.cards[place].wish
        return self.wishing[wish] if wish is not None else 0

    def kind(self, place: int) -> Hashable:
        """Players of one kind prefer alike, and B2 bars them alike; -1 for what is no player."""
        if place >= len(self.cards):
            return -1
        card = self.cards[place]
        return card.wish, card.obliged, card.above_half

    def exempt_with(self, place: int) -> int:
        """With whom this player is beyond B2, B5 and B6 in the last round (note to B)."""
        return _exempt_with(place, self.above_half, self.readings["last-round"])

    def near(self, players: Iterable[int], upfloats_dropped: int) -> dict[int, int]:
        """Whom each may meet by B1, B2 and, as far as not dropped, B5 and B6 for upfloats."""
        near = {place: self.allowed[place] for place in players}
        highest = max((self.cards[place].score for place in near), default=0)
        for low in members(self.barred[Float.UP][upfloats_dropped] & set_of(near)):
            score = self.cards[low].score
            if score == highest:
                continue
            higher = set_of(place for place in near if self.cards[place].score > score)
            higher &= ~self.exempt_with(low)
            for place in members(higher):
                near[place] &= ~(1 << low)
            near[low] &= ~higher
        return near

    def may_float_down(self, players: int, dropped: int, free: int = 0) -> int:
        """Those of `players` who may be moved down or get the bye (B5, B6; note to B)."""
        if self.readings["last-round-floats"] == "free":
            free |= self.above_half
        return players & ~(self.barred[Float.DOWN][dropped] & ~free)


def roster_of(field: Field, options: Options) -> Roster1992:
    """The cards in the order A2: by points, then by starting number."""
    chosen = checked(options, READINGS)
    scores = scores_before(field, field.round_number)
    playing = sorted(
        (player for player in field.participants if player.tpn not in field.away),
        key=lambda player: (-scores[player.tpn], player.tpn),
    )
    before = _scores_of_recent_rounds(field)
    cards = tuple(_card(field, player, scores[player.tpn], before, chosen) for player in playing)
    return Roster1992(
        cards=cards,
        allowed=_allowed(field, playing, cards, chosen["last-round"]),
        groups=scoregroups(card.score for card in cards),
        wishing={
            colour: set_of(place for place, card in enumerate(cards) if card.wish is colour)
            for colour in Colour
        },
        above_half=set_of(place for place, card in enumerate(cards) if card.above_half),
        bye_allowed=set_of(place for place, card in enumerate(cards) if card.may_get_bye),
        round_number=field.round_number,
        initial_colour=field.initial_colour,
        readings=chosen,
        barred={direction: _barred(cards, direction) for direction in Float},
    )


def _card(
    field: Field,
    player: Participant,
    score: HalfPoints,
    before: Mapping[int, Mapping[TPN, HalfPoints]],
    chosen: Mapping[str, str],
) -> Card:
    above_half = chosen["last-round"] != "never" and _above_half(field, score)
    bye_bar = ByeBar.UNPLAYED_WIN if chosen["bye-bar"] == "unplayed-win" else MILDEST_BYE_BAR
    return Card(
        tpn=player.tpn,
        score=score,
        colours=colours_of(player, chosen, void=above_half),
        obliged=obligatory_colour(player, chosen),
        bars=_bars(player, field.round_number, before, chosen),
        may_get_bye=may_get_bye(player, field.scoring, bye_bar),
        above_half=above_half,
    )


def _above_half(field: Field, score: HalfPoints) -> bool:
    possible = field.scoring.possible(field.round_number - 1)
    return field.round_number == field.rounds_total and 2 * score > possible


def _scores_of_recent_rounds(field: Field) -> dict[int, Mapping[TPN, HalfPoints]]:
    recent = (field.round_number - 1, field.round_number - 2)
    return {number: scores_before(field, number) for number in recent if number >= 1}


def _bars(
    player: Participant,
    round_number: int,
    before: Mapping[int, Mapping[TPN, HalfPoints]],
    chosen: Mapping[str, str],
) -> tuple[frozenset[Float], frozenset[Float]]:
    """B5: the mark of the previous round. B6: that of two rounds before (or any of both)."""
    last, before_last = (
        _mark(player, number, before.get(number, {}), chosen["float-mark"])
        for number in (round_number - 1, round_number - 2)
    )
    by_b5 = frozenset({last} - {Float.NONE})
    if chosen["b6"] == "any-direction":
        floated = {last, before_last} != {Float.NONE}
        return by_b5, frozenset({Float.UP, Float.DOWN} if floated else ())
    return by_b5, frozenset({before_last} - {Float.NONE})


def _mark(player: Participant, number: int, scores: Mapping[TPN, HalfPoints], marked: str) -> Float:
    """The mark v or ^ of a past round (A4); the bye counts as v (A5)."""
    if not 1 <= number <= len(player.rounds):
        return Float.NONE
    past = player.rounds[number - 1]
    if past.kind is RoundKind.PAB:
        return Float.DOWN
    if past.opponent is None or past.opponent not in scores or not _counts(past, marked):
        return Float.NONE
    mine, theirs = scores[player.tpn], scores[past.opponent]
    return Float.DOWN if mine > theirs else Float.UP if mine < theirs else Float.NONE


def _counts(past: PlayerRound, marked: str) -> bool:
    return past.played if marked == "played" else past.kind in _PAIRED


def _barred(cards: tuple[Card, ...], direction: Float) -> tuple[int, int, int]:
    by_b5, by_b6 = (
        set_of(place for place, card in enumerate(cards) if direction in card.bars[rule])
        for rule in range(2)
    )
    return by_b5 | by_b6, by_b5, 0


def _allowed(
    field: Field, playing: list[Participant], cards: tuple[Card, ...], last_round: str
) -> tuple[int, ...]:
    place = {player.tpn: index for index, player in enumerate(playing)}
    barred = [1 << index for index in range(len(playing))]
    for index, player in enumerate(playing):
        # B1a with F2: a pair that did not play may meet again.
        barred[index] |= set_of(
            place[past.opponent] for past in player.rounds if past.played and past.opponent in place
        )
    for group in field.prohibited:
        if group.first <= field.round_number <= group.last:
            apart = set_of(place[tpn] for tpn in group.members if tpn in place)
            for index in members(apart):
                barred[index] |= apart
    for colour in Colour:
        _keep_bound_apart(barred, cards, colour, last_round)
    everybody = (1 << len(playing)) - 1
    return tuple(everybody & ~bars for bars in barred)


def _keep_bound_apart(
    barred: list[int], cards: tuple[Card, ...], colour: Colour, last_round: str
) -> None:
    """B2: two players bound to the same colour do not meet, but for the note to B."""
    above_half = set_of(place for place, card in enumerate(cards) if card.above_half)
    bound = set_of(place for place, card in enumerate(cards) if card.obliged is colour)
    for place in members(bound):
        barred[place] |= bound & ~_exempt_with(place, above_half, last_round) | 1 << place


def _exempt_with(place: int, above_half: int, last_round: str) -> int:
    if last_round == "one-above-half" and above_half >> place & 1:
        return -1
    return above_half if above_half >> place & 1 or last_round == "one-above-half" else 0
