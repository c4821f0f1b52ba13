"""The Celery application: `celery -A config worker`; `./hall` runs a worker in its own process."""

from __future__ import annotations

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("openhall")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
