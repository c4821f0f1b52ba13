"""The settings of a worker process under test: ours, with an engine that waits."""

import json
import os

from config.settings import *  # noqa: F403

PAIRING_WORKER_COMMAND = json.loads(os.environ["TEST_PAIRING_COMMAND"])
PAIRING_LEASE = 1.5
