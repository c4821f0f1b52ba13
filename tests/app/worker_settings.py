"""The settings of a worker process under test: ours, with an engine that waits; it says when it
listens."""

import json
import os
from pathlib import Path

from celery.signals import worker_ready

from config.settings import *  # noqa: F403

PAIRING_WORKER_COMMAND = json.loads(os.environ["TEST_PAIRING_COMMAND"])


@worker_ready.connect  # type: ignore[untyped-decorator]
def _listens(**_: object) -> None:
    Path(os.environ["TEST_WORKER_LISTENS"]).touch()
