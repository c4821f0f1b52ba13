"""How the parts of Openhall are put together and run."""

from .celery import app as celery_app

__all__ = ["celery_app"]
