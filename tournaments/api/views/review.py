"""Entries to look over before round 1: possible doubles, and what looks wrong."""

from __future__ import annotations

from django.utils import timezone

from ...selectors import review
from .. import answers
from .reads import Answered, ReadView


class DoubleEntriesView(ReadView):
    """Who may have been entered twice, with the grounds; what was merged, and who was told apart.

    Nothing is merged by itself: `merge-entries` and `tell-entries-apart` are the arbiter's.
    """

    def answer(self) -> Answered:
        state = self.state
        names = self.names(state)
        return answers.DoubleEntries(
            seq=state.seq,
            proposals=review.doubles(state, names),
            merged=review.merged(state, names),
            apart=review.told_apart(state, names),
        )


class OddEntriesView(ReadView):
    """Entries that look wrong: a title without its rating, a FIDE id that is missing, and more."""

    def answer(self) -> Answered:
        state = self.state
        odd = review.odd_entries(state, self.names(state), timezone.localdate())
        return answers.OddEntries(seq=state.seq, entries=odd)
