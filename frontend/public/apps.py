"""The public room."""

from django.apps import AppConfig


class PublicConfig(AppConfig):
    name = "frontend.public"

    def ready(self) -> None:
        from tournaments.mirror import maker

        from . import mirrored
        from .pages import RENDERING, frame

        maker.use(maker.MirrorMaker(RENDERING, frame, mirrored.rewritten, mirrored.files))
