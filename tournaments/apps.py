from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    name = "tournaments"

    def ready(self) -> None:
        from . import log, tasks
        from .services import overwriting, proofs
        from .words import languages

        languages.check()
        log.register()
        tasks.register()
        proofs.register()
        overwriting.register()
