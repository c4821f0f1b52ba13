"""The Burstein system of 2026: seeding rounds by the Dutch rules, then bracket by bracket.

Where the stated pairing of a bracket attains every bound that counting gives, alternating trees
show whether anything as good comes earlier (4.3); otherwise a library's heaviest pairing does.
"""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import Field, NoLegalPairing, Options, Participant, RoundKind, RoundPairing
from pairing.sentences import said
from pairing.validator import criteria
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.systems.burstein_proof import BracketProof, BursteinPosition
from pairing.validator.systems.fide_2026 import DueColour, findings_of
from pairing.validator.systems.fide_2026_hall import Hall, Seat
from pairing.validator.verdict import Finding, error, note, of_listing

DUTCH = "dutch-2026"
MOST_SEEDING_ROUNDS = 4


def findings(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """Everything that is wrong with a round; of brackets that should be others only the first."""
    if field.round_number <= min(field.rounds_total // 2, MOST_SEEDING_ROUNDS):
        yield from _of_seeding(field, pairing, options)
        return
    index = _Index(field, dict(options.values))
    hall = Hall(field, options, index.rank, newcomers_want=None)

    def claim(place: int) -> tuple[int, ...]:
        seat = hall.seats[place]
        return seat.score, -seat.played, *(-value for value in seat.rank)

    yield from findings_of(hall, pairing, claim, _pairs)


def _of_seeding(
    field: Field, pairing: RoundPairing | NoLegalPairing, options: Options
) -> Iterator[Finding]:
    """1.6."""
    parity = Options(tuple(each for each in options.values if each[0] == "parity"))
    for finding in criteria.findings(field, pairing, parity, DUTCH):
        if finding.article == "C.04.2 3.6":
            yield from of_listing((finding,))
        else:
            yield finding


class _Index:
    """1.7, 1.8."""

    def __init__(self, field: Field, option: dict[str, str]) -> None:
        self.field = field
        self.option = option
        self.player = {each.tpn: each for each in field.participants}
        self.points = {
            each.tpn: sum(past.points for past in each.rounds) for each in field.participants
        }
        self.shown = {tpn: self._shown(player) for tpn, player in self.player.items()}

    def rank(self, _seat: Seat, player: Participant) -> tuple[int, ...]:
        own = self.points[player.tpn]
        both = self.option.get("absences-in", "both") == "both"
        buchholz = weighed = 0
        for past in player.rounds:
            met = past.kind is RoundKind.GAME and past.opponent in self.player
            if met and past.opponent is not None:
                seen = self.shown[past.opponent]
                buchholz += seen
                weighed += past.points * (seen if both else self.points[past.opponent])
            elif past.kind is not RoundKind.GAME:
                buchholz += own
                weighed += past.points * own
        return -buchholz, -weighed, player.tpn

    def _shown(self, player: Participant) -> int:
        """1.7.2: with a draw for each zero-point bye of the last ones in a row."""
        points = self.points[player.tpn]
        still_away = player.tpn in self.field.away
        if self.option.get("absences", "previous") == "current" and not still_away:
            return points
        last = len(player.rounds)
        while last and player.rounds[last - 1].kind is RoundKind.ZERO_BYE:
            points += self.field.scoring.of(last).draw - player.rounds[last - 1].points
            last -= 1
        return points


def _pairs(hall: Hall, partner: list[int]) -> Iterator[DueColour | Finding]:
    left = {place for place, other in enumerate(partner) if other != NOBODY}
    incoming: set[int] = set()
    while left or incoming:
        top = max(hall.seats[place].score for place in left) if left else 0
        residents = {place for place in left if hall.seats[place].score == top}
        left -= residents
        bracket = _Bracket(hall, partner, incoming | residents, left)
        yield from bracket.checked()
        incoming = bracket.floaters


class _Bracket:
    """`players` in the order of 1.8 are 0, 1, ...; `below` are all who stand below."""

    def __init__(self, hall: Hall, partner: list[int], players: set[int], below: set[int]) -> None:
        self.hall = hall
        self.partner = partner
        self.players = players
        self.below = below
        self.order = sorted(players, key=lambda place: hall.seats[place].rank)
        self.floaters = {place for place in players if partner[place] not in players}
        top = max((hall.seats[place].score for place in below), default=0)
        self.following = {place for place in below if hall.seats[place].score == top}

    def checked(self) -> Iterator[DueColour | Finding]:
        rows = self._ideal_rows()
        if rows is None:
            yield from self._by_weights()
            return
        yield from self._in_order(rows)

    # -- by alternating trees ---------------------------------------------------------------------

    def _ideal_rows(self) -> list[int] | None:
        """Who may meet whom where all bounds are attained, the last row who floats; None: the
        stated pairs are not so."""
        size = len(self.order)
        if len(self.floaters) != size % 2:
            return None
        near = self._allowed()
        leaving = 0
        if size % 2:
            ideal = self._ideal_floaters()
            leaving = sum(1 << n for n, place in enumerate(self.order) if place in ideal)
        seats = [self.hall.seats[place] for place in self.order]
        wanted = {seat.wanted for seat in seats if seat.wanted is not None}
        alike = [sum(1 << n for n, s in enumerate(seats) if s.wanted is each) for each in wanted]
        crowd = max(alike, key=int.bit_count, default=0)
        if 2 * crowd.bit_count() > size:
            leaving &= crowd
            near = [row if crowd >> n & 1 else row & crowd for n, row in enumerate(near)]
        else:
            for group in alike:
                near = [row & ~group if group >> n & 1 else row for n, row in enumerate(near)]
        rows = [row | (leaving >> n & 1) << size for n, row in enumerate(near)] + [leaving]
        stated = self._stated()
        if all(rows[n] >> other & 1 for n, other in enumerate(stated)):
            return rows
        return None

    def _allowed(self) -> list[int]:
        return [self._gathered(place, self.order) for place in self.order]

    def _gathered(self, place: int, order: list[int]) -> int:
        row = self.hall.legal[place]
        return sum(1 << n for n, other in enumerate(order) if row >> other & 1)

    def _stated(self) -> list[int]:
        """The partners as numbers of the bracket; who floats is with one number more."""
        number = {place: n for n, place in enumerate(self.order)}
        size = len(self.order)
        return [number.get(self.partner[place], size) for place in self.order]

    def _ideal_floaters(self) -> set[int]:
        """Of the lowest score, and the following bracket attains its bounds with them (C6, C7)."""
        lowest = min(self.hall.seats[place].score for place in self.players)
        joining = self._joining(self.below)
        beyond = self.below - self.following
        if len(self.following) % 2:
            if NOBODY in self._largest(beyond, {}):
                return set()
            welcome = self._joining(self.following)
        else:
            welcome = self._joining(self.following, self._joining(beyond))
        return {
            place
            for place in joining & welcome & self.players
            if self.hall.seats[place].score == lowest
        }

    def _largest(self, players: set[int], extra: dict[int, int]) -> list[int]:
        order = sorted(players)
        return largest_pairing(self._with_extra(order, extra), [NOBODY] * (len(order) + len(extra)))

    def _with_extra(self, order: list[int], extra: dict[int, int]) -> list[int]:
        rows = [self._gathered(place, order) for place in order]
        for number, row in extra.items():
            rows = [each | (row >> n & 1) << number for n, each in enumerate(rows)] + [row]
        return rows

    def _joining(self, players: set[int], leaving: set[int] | None = None) -> set[int]:
        """Who completes these players if he joins them, one of `leaving` going elsewhere."""
        order = sorted(players)
        extra = {}
        if leaving is not None:
            extra[len(order)] = sum(1 << n for n, place in enumerate(order) if place in leaving)
        pairs = self._largest(players, extra)
        if pairs.count(NOBODY) != 1:
            return set()
        tree = AlternatingTree(self._with_extra(order, extra), pairs, pairs.index(NOBODY))
        near = 0
        for n in places(tree.outer & ((1 << len(order)) - 1)):
            near |= self.hall.legal[order[n]]
        return set(places(near))

    def _in_order(self, rows: list[int]) -> Iterator[DueColour]:
        """4.3: nobody could have a larger BSN than stated, from BSN 1 on."""
        size = len(self.order)
        partner = self._stated()
        if size % 2:
            partner.append(partner.index(size))
        left = (1 << len(rows)) - 1
        for n in range(size):
            if not left >> n & 1:
                continue
            mate = partner[n]
            later = rows[n] & left & ((1 << size) - 1)
            later &= -1 if mate == size else ~((1 << mate + 1) - 1)
            left &= ~(1 << n)
            if later:
                freed = list(partner)
                freed[mate] = NOBODY
                outer = AlternatingTree(rows, freed, mate, among=left).outer & later
                if outer:
                    yield DueColour(self.order[n], self.order[outer.bit_length() - 1], "4.3")
                    return
            left &= ~(1 << mate)

    # -- by weights -------------------------------------------------------------------------------

    def _by_weights(self) -> Iterator[Finding]:
        position = BursteinPosition(
            self.hall,
            self.partner,
            tuple(self.order),
            frozenset(self.following),
            frozenset(self.below),
        )
        better: tuple[str, list[tuple[int, int]]] | None = None
        for everybody in (False, True):
            proof = BracketProof(position, everybody=everybody)
            if proof.too_large:
                yield note("3.2.2", said("bracket-not-proved", score=self._score))
                return
            better = proof.better()
            if better is None:
                return
        if better is not None:
            article, pairs = better
            tpn = [seat.tpn for seat in self.hall.seats]
            shown = ", ".join(f"{tpn[one]}-{tpn[other]}" for one, other in pairs) or "0"
            could_be = said("bracket-could-be", score=self._score, pairs=shown)
            yield error(article, could_be, *(tpn[place] for place in self.order))

    @property
    def _score(self) -> int:
        return min(self.hall.seats[place].score for place in self.players)
