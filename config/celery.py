"""The Celery application: `celery -A config worker`; `./hall` runs a worker in its own process."""

from __future__ import annotations

import os

from celery import Celery
from celery.signals import worker_init

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("openhall")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@worker_init.connect  # type: ignore[untyped-decorator]
def _refuse_newer_database(**_signal: object) -> None:
    from . import newer_database  # needs the settings

    if refusal := newer_database.refusal():
        raise SystemExit(refusal)
