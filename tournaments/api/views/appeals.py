"""Appeals: what was filed, what was decided, and what can still be appealed against."""

from __future__ import annotations

from django.utils import timezone

from ...selectors import appeals
from ...services import disputes
from .. import answers
from .reads import Answered, ReadView


class AppealsView(ReadView):
    """The appeals, the committee, and the deadlines that still run."""

    def answer(self) -> Answered:
        state = self.state
        names = disputes.dispute_names(state)
        return answers.Appeals(
            seq=state.seq,
            deadline=state.settings.appeal_deadline,
            committee=appeals.committee(state, names),
            appeals=disputes.appeal_rows(self.stream, state),
            limits=appeals.limits(state, names, timezone.now()),
        )
