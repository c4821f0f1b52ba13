"""Who was taken from published boards may be put back by taking that change back: so such an entry
is not merged away, and nobody who is on no list is seated again."""

from __future__ import annotations

import pytest

from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.changes.commands import ChangePublishedPairings, TakeBackPairingChange
from tournaments.domain.entries.commands import MergeEntries
from tournaments.domain.entries.events import EntriesMerged, EntryTakenBack
from tournaments.domain.event import Event
from tournaments.domain.folding import fold
from tournaments.domain.ids import PlayerId
from tournaments.domain.standings.standings import standings
from tournaments.domain.tournament.steps import Stamp

from . import invariants
from .hall import CHIEF, Hall, p

WHY = "left before the round"


def changed(players: int) -> tuple[Hall, PlayerId]:
    """The player of the last board with the bye, by a change; and the one who has left. The last
    entry has no place in the round: it can be the double of him."""
    hall = Hall().with_players(players).with_players(1, checked_in=False).started()
    game = hall.pair_and_publish(1)[-1]
    change = ChangePublishedPairings(
        round=1,
        ground="regulations",
        replaced=(game.id,),
        expected_pab=None,
        pab=game.black,
        absent=(game.white,),
        agreed=(game.black,),
        clause="7.3",
    )
    hall.do(change, reason=WHY)
    return hall, game.white


def as_an_old_log_has_it(hall: Hall, event: Event) -> None:
    stamp = Stamp(hall.state.seq + 1, CHIEF, "2026-10-01T10:00:00Z")
    hall.state = fold(hall.state, [(stamp, event)])


def test_whom_a_change_took_from_the_boards_is_not_merged_away() -> None:
    hall, left = changed(8)
    refused = hall.refused(MergeEntries(kept=p(9), dropped=left))
    assert (refused.code, refused.facts["round"]) == ("EntryHasGames", 1)
    hall.do(TakeBackPairingChange(round=1, of=hall.round(1).changes[-1].seq), reason=WHY)
    invariants.check(hall.state, hall.log)
    assert left in {row.player for row in standings(hall.state)}


def test_a_double_with_a_bye_of_a_published_round_is_merged() -> None:
    hall = Hall().with_players(9)
    hall.do(GrantBye(player=p(9), round=1, kind="half"))
    hall.started().pair_and_publish(1)
    assert hall.round(1).byes == ((p(9), "half"),)
    assert isinstance(hall.do(MergeEntries(kept=p(1), dropped=p(9)))[0], EntriesMerged)


@pytest.mark.parametrize("code", ["EntryMerged", "EntryTakenBack"])
def test_nobody_who_is_on_no_list_is_seated_again(code: str) -> None:
    """In logs of before the merge was refused."""
    hall, left = changed(8)
    of = hall.round(1).changes[-1].seq
    merged, taken_back = EntriesMerged(kept=p(9), dropped=left), EntryTakenBack(player=left, of=1)
    as_an_old_log_has_it(hall, merged if code == "EntryMerged" else taken_back)
    refused = hall.refused(TakeBackPairingChange(round=1, of=of), reason=WHY)
    assert (refused.code, refused.facts["player"]) == (code, left)
    assert left not in {row.player for row in standings(hall.state)}
