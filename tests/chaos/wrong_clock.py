"""`python -m tests.chaos.wrong_clock FILE …`: uvicorn, by a clock that is wrong by the seconds that
stand in the file. What is wrong is the clock on the wall; the steady one runs on."""

from __future__ import annotations

import sys
import time
from datetime import timedelta
from pathlib import Path

import uvicorn
from django.utils import timezone


def main() -> None:
    file = Path(sys.argv.pop(1))
    seconds, now = time.time, timezone.now

    def ahead() -> float:
        return float(file.read_text() or 0)

    time.time = lambda: seconds() + ahead()
    timezone.now = lambda: now() + timedelta(seconds=ahead())
    uvicorn.main()


if __name__ == "__main__":
    main()
