"""Before a round is paired: possible doubles, what looks wrong, who has not come."""

from __future__ import annotations

from django.utils import timezone

from ...selectors import not_arrived, review
from .. import contents
from .reads import Answered, ReadView


class DoubleEntriesView(ReadView):
    """Who may have been entered twice, with the grounds; what was merged, and who was told apart.

    Nothing is merged by itself: `merge-entries` and `tell-entries-apart` are the arbiter's.
    """

    def answer(self) -> Answered:
        state = self.state
        names = self.names(state)
        return contents.DoubleEntries(
            seq=state.seq,
            proposals=review.doubles(state, names),
            merged=review.merged(state, names),
            apart=review.told_apart(state, names),
        )


class OddEntriesView(ReadView):
    """Entries that look wrong: a title without its rating, a FIDE id that is missing, and more."""

    def answer(self) -> Answered:
        state = self.state
        names = self.names(state)
        return contents.OddEntries(
            seq=state.seq,
            without_fide_id=review.without_fide_id(state, names),
            entries=review.odd_entries(state, names, timezone.localdate()),
        )


class NotArrivedView(ReadView):
    """Who has not come for the next round, with the choice that stands for each.

    Contacts are for those who check players in, and for the office.
    """

    def answer(self) -> Answered:
        state = self.state
        shown = not_arrived.check_in_close(state, self.names(state), self.actor)
        return contents.NotArrived(seq=state.seq, check_in=shown)
