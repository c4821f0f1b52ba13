"""Django's entry into the event log: connections made durable, guards kept up."""

from __future__ import annotations

from django.apps import AppConfig
from django.db.backends.signals import connection_created
from django.db.models.signals import post_migrate


class EventsConfig(AppConfig):
    name = "events"
    verbose_name = "Event log"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from . import checks, guards  # noqa: F401 (checks register themselves)
        from .durability import make_durable

        connection_created.connect(make_durable, dispatch_uid="events.durability")
        post_migrate.connect(guards.reinstall, sender=self, dispatch_uid="events.guards")
