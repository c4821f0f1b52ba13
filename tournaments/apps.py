from typing import Final

from django.apps import AppConfig

SNAPSHOTS_EVERY: Final = 15.0
"""Seconds."""


class TournamentsConfig(AppConfig):
    name = "tournaments"

    def ready(self) -> None:
        from events import sweeper

        from . import log, tasks
        from .log_in import register as register_log_ins
        from .services import overwriting, proofs, states
        from .words import languages

        languages.check()
        log.register()
        register_log_ins()
        tasks.register()
        proofs.register()
        overwriting.register()
        sweeper.register("snapshots", states.save_snapshots, SNAPSHOTS_EVERY)
