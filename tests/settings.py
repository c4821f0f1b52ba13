"""The settings of the tests: ours, with a Redis database for each worker of a run."""

import os

from tests.parallel import own_redis

for _name in ("REDIS_URL", "CELERY_BROKER_URL"):
    if os.environ.get(_name, "").startswith("redis"):
        os.environ[_name] = own_redis(os.environ[_name])

os.environ["OPENHALL_LOCAL_WEBHOOKS"] = "on"  # the receivers of the tests are on this machine

from config.settings import *  # noqa: E402, F403
