"""The public room."""

from django.apps import AppConfig


class PublicConfig(AppConfig):
    name = "frontend.public"

    def ready(self) -> None:
        from tournaments.mirror import maker

        from . import festival, mirrored
        from .pages import RENDERING, frame

        maker.use(
            maker.MirrorMaker(
                pages=RENDERING,
                frame=frame,
                event=festival.of_mirror,
                rewrite=mirrored.rewritten,
                files=mirrored.files,
            )
        )
