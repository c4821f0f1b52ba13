"""`python -m tests.app.hour_ahead SLUG`: asks for a pairing and begins it, an hour ahead of us.

The clock on the wall is what is wrong; the steady clock runs on. It says "pairing" and never ends.
"""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime, timedelta

import django

HOUR = timedelta(hours=1)


def begin(slug: str) -> None:
    from django.contrib.auth.models import User
    from django.utils import timezone

    ahead = timezone.now
    timezone.now = lambda: ahead() + HOUR
    right = time.time
    time.time = lambda: right() + HOUR.total_seconds()

    from tests.app.builders import Hall
    from tournaments.services.leases import Lease

    hall = Hall(slug, User.objects.get(username="chief"))
    request = hall.request()
    stamp = datetime.fromisoformat(hall.state.rounds[hall.state.next_round].steps[-1].at)
    assert stamp > datetime.now(UTC)
    with Lease(request) as lease:
        sys.stdout.write("pairing\n" if lease.held else "not held\n")
        sys.stdout.flush()
        while True:
            lease.renew()
            time.sleep(0.1)


if __name__ == "__main__":
    django.setup()
    begin(sys.argv[1])
