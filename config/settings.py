"""Settings of every size of Openhall, switched by the environment.

Without any variable: one process on SQLite, everything it keeps in one folder (`./hall`).
DATABASE_URL, REDIS_URL and CELERY_BROKER_URL turn that into several servers and workers;
`docs/running.md` lists every variable.
"""

from __future__ import annotations

import os
import secrets
import tomllib
from pathlib import Path

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

from . import celery  # noqa: F401 (tasks belong to its application)
from .broker import broker_options, transport_of
from .installation import name_of
from .static_files import fingerprint
from .time_zone import local_time_zone


def _switched_on(name: str) -> bool:
    return os.environ.get(name, "").lower() in ("1", "on", "true", "yes")


def _listed(name: str) -> list[str]:
    return [part.strip() for part in os.environ.get(name, "").split(",") if part.strip()]


def _number(name: str, usual: int) -> int:
    given = os.environ.get(name, "").strip()
    if given and not (given.isdecimal() and int(given)):
        raise ImproperlyConfigured(f"{name} is a whole number above 0, not {given!r}.")
    return int(given or usual)


BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(os.environ.get("OPENHALL_DATA", BASE_DIR / "var"))
VERSION: str = tomllib.loads((BASE_DIR / "pyproject.toml").read_text("utf-8"))["project"]["version"]

SECRET_KEY_FILE = DATA_DIR / "secret-key"
"""Made by the start of a server, one a data folder."""

SECRET_KEY = os.environ.get("SECRET_KEY") or (
    SECRET_KEY_FILE.read_text().strip() if SECRET_KEY_FILE.is_file() else ""
)
SECRET_KEY_IS_PASSING = not SECRET_KEY
"""A key of this process only: good enough for tests and commands, not for several servers."""
if SECRET_KEY_IS_PASSING:
    SECRET_KEY = secrets.token_urlsafe(48)
DEBUG = False
ALLOWED_HOSTS = ["*"]  # `config.hosts` answers for every protocol in front of Django
OPENHALL_HOSTS = _listed("OPENHALL_HOSTS")
HTTPS = _switched_on("OPENHALL_HTTPS")
PORTS = tuple(int(port) for port in _listed("OPENHALL_PORTS"))
"""Plain port and HTTPS port of `./hall --https`, which sets it; otherwise empty."""
LISTENS = os.environ.get("OPENHALL_LISTENS", "")
"""The address `./hall` listens on, which sets it; otherwise empty."""
REACHED_BY = tuple(_listed("OPENHALL_REACHED_BY"))
"""The addresses of `./hall`, which sets them, without a slash at the end; otherwise empty."""
CERTIFICATE_FILE = DATA_DIR / "certificate" / "authority.crt"

# --- apps -----------------------------------------------------------------------------------

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "django_htmx",
    "events",
    "tournaments",
    "frontend.shared",
    "frontend.console",
    "frontend.public",
    "frontend.print",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "config.compressed.Compressed",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "config.readers.ReadersLanguage",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "config.read_only.ReadOnly",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "config.lanes.NoticedLogIns",
    "tournaments.device_log_in.DeviceLogIns",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "frontend.console.damaged_log.DamagedLogs",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "builtins": [
                "frontend.shared.templatetags.words",
                "frontend.shared.templatetags.kept",
                "frontend.shared.templatetags.long",
            ],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# --- what is kept ---------------------------------------------------------------------------

DATABASES = {
    "default": dj_database_url.parse(
        os.environ.get("DATABASE_URL", f"sqlite:///{DATA_DIR / 'openhall.sqlite3'}"),
    )
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # A transaction takes the write lock when it begins; `events.durability` does the rest.
    DATABASES["default"].setdefault("OPTIONS", {}).update(transaction_mode="IMMEDIATE", timeout=8)
RATING_LISTS = DATA_DIR / "rating-lists"
"""The folder of rating lists: each a file of its own, where the database is SQLite; below it
`incoming`, where files wait to be imported."""
SPOOL = DATA_DIR / "spool"
"""What is sent, until it is read (`config.spool`)."""
BACKUP_FOLDER = os.environ.get("OPENHALL_BACKUP", "")
"""Where back-ups go while the server runs; empty: nowhere."""
BACKUP_SIZE = _number("OPENHALL_BACKUP_SIZE", 4000)
"""Megabytes that all of them may have together."""
BACKUP_PASSPHRASE_FILE = os.environ.get("OPENHALL_BACKUP_PASSPHRASE_FILE", "")
"""Its first line seals back-ups; empty: they are not sealed."""
FILE_UPLOAD_HANDLERS = [
    "django.core.files.uploadhandler.MemoryFileUploadHandler",
    "config.spool.SpooledUpload",
]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- doorbells and workers ------------------------------------------------------------------

REDIS_URL = os.environ.get("REDIS_URL", "")

INSTALLATION = os.environ.get("OPENHALL_INSTALLATION") or name_of(
    "" if SECRET_KEY_IS_PASSING else SECRET_KEY, str(DATABASES["default"]["NAME"])
)
"""Stands before whatever this installation keeps or rings where others may be guests too."""
LIVE_CHANNEL = f"openhall-{INSTALLATION}"

CACHES = {
    "default": {
        "BACKEND": "config.shared_cache.SharedCache",
        "LOCATION": REDIS_URL,
        "KEY_PREFIX": f"openhall:{INSTALLATION}:cache",
    }
    if REDIS_URL
    else {"BACKEND": "config.steady_cache.SteadyCache"}
}
"""Counts of what may not happen too often: of all servers together where there are several."""

PAIRING_TIME_LIMIT = int(os.environ.get("OPENHALL_PAIRING_TIME_LIMIT", "900"))
"""Seconds; a task may take longer than that, or it would be ended before it can say so."""
PAIRING_WORKER_COMMAND: list[str] = []
"""Of another program that pairs; empty: ours."""
LEASE = 20
"""Seconds after which a worker that says nothing any more is taken for gone."""
RATING_LIST_LEAST: int | None = None
"""Rows below which a rating list is doubted; None: as is usual for its source."""

CELERY_BROKER_URL = os.environ.get("CELERY_BROKER_URL", REDIS_URL or "memory://hall/")
CELERY_BROKER_TRANSPORT = transport_of(CELERY_BROKER_URL)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None  # a worker waits for its broker as long as it takes
CELERY_BROKER_TRANSPORT_OPTIONS = broker_options(
    CELERY_BROKER_URL, INSTALLATION, longest_task=PAIRING_TIME_LIMIT + 900
)
CELERY_TASK_DEFAULT_QUEUE = f"openhall-{INSTALLATION}"
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_SOFT_TIME_LIMIT = PAIRING_TIME_LIMIT + 300
CELERY_TASK_TIME_LIMIT = PAIRING_TIME_LIMIT + 360
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False

METRICS_TOKEN = os.environ.get("OPENHALL_METRICS_TOKEN", "").strip()
"""Who sends it reads `/metrics`; without one nobody but this machine does."""

LOCAL_WEBHOOKS = _switched_on("OPENHALL_LOCAL_WEBHOOKS")
"""Whether webhooks may call this machine and its networks where a chief ticks it: `./hall` says
yes, for its hall is the chief's; a server of many tournaments must not be their way inside."""

MIRROR_FOLDER = os.environ.get("OPENHALL_MIRROR_FOLDER", "").strip()
"""Below it a chief may have the public pages written as files, which `./hall` says for its data
folder; empty: into no folder of this machine, only elsewhere."""

PUSH_KEY_FILE = DATA_DIR / "push-key"
"""Made by the start of a server, one a data folder, like the secret key."""
PUSH_KEY = os.environ.get("OPENHALL_PUSH_KEY") or (
    PUSH_KEY_FILE.read_text().strip() if PUSH_KEY_FILE.is_file() else ""
)
"""By which push services know this server's messages to phones; without it there are none."""
PUSH_CONTACT = os.environ.get("OPENHALL_PUSH_CONTACT") or (
    f"https://{OPENHALL_HOSTS[0].lstrip('.')}/" if OPENHALL_HOSTS else ""
)
"""Where a push service can reach who runs this server: `mailto:` or `https:`."""
PUSH_SERVICES = tuple(_listed("OPENHALL_PUSH_SERVICES"))
"""Those that are called besides the ones of the known browsers."""

# --- accounts -------------------------------------------------------------------------------

AUTHENTICATION_BACKENDS = ["config.accounts.AccountBackend"]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.ScryptPasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
LOG_IN_ATTEMPTS_BY_PAIR = 10
"""Of one network for one account, within the time of `rate_limits`."""
LOG_IN_ATTEMPTS_BY_ADDRESS = 30
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 8},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
]
LOGIN_URL = "/login/"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/login/"

DEMO_GROUP = "demo"
DEMO_LOGINS = _switched_on("OPENHALL_DEMO_LOGINS")
"""Whether members of DEMO_GROUP may log in: `./hall` says so while it listens on loopback."""

SESSION_ENGINE = "config.sessions"
SESSION_COOKIE_AGE = 14 * 24 * 3600
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = HTTPS
CSRF_TRUSTED_ORIGINS = [f"https://{host}" for host in OPENHALL_HOSTS]
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if HTTPS else 0
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin-allow-popups"
"""A page of the console speaks with the one it opens at the second machine, and nobody who opens
a page of ours speaks with that."""
X_FRAME_OPTIONS = "SAMEORIGIN"

# --- API ------------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "rest_framework.authentication.SessionAuthentication",
        "config.accounts.AccountTokenAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Openhall",
    "DESCRIPTION": "Everything the arbiters' console does and every page shows.",
    "VERSION": VERSION,
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVE_PERMISSIONS": ["rest_framework.permissions.AllowAny"],
    "OAS_VERSION": "3.1.0",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "POSTPROCESSING_HOOKS": ["tournaments.api.schema.add_components"],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

# --- static files, words and times ----------------------------------------------------------

MORE_WORDS = tuple(Path(folder) for folder in _listed("OPENHALL_WORDS"))
"""Folders of languages that do not come with the program."""
LANGUAGE_OF_HALL = os.environ.get("OPENHALL_LANGUAGE", "").strip() or "en"
"""Of public pages, screens, prints and papers; consoles and the API speak that of whoever reads."""

_words = (BASE_DIR / "tournaments" / "words", *MORE_WORDS)
_fingerprint = fingerprint(BASE_DIR / "frontend", VERSION, *_words)
STATIC_URL = f"/static/{_fingerprint}/"
"""Changes with the files and what scripts say, so that a browser may keep each of them for ever."""
PROGRAM: str = _fingerprint
"""Which program this is: a page that another one made asks to be loaded anew."""

LANGUAGE_CODE = "en"
TIME_ZONE = os.environ.get("OPENHALL_TIME_ZONE") or local_time_zone()
USE_TZ = True

# --- what is logged -------------------------------------------------------------------------

LOG_FILE = os.environ.get("OPENHALL_LOG", "")
LOG_FORMAT = os.environ.get("OPENHALL_LOG_FORMAT", "").strip() or "line"
if LOG_FORMAT not in ("line", "json"):
    raise ImproperlyConfigured(f"OPENHALL_LOG_FORMAT is line or json, not {LOG_FORMAT!r}.")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"},
        "json": {"()": "config.json_log.JsonLines"},
    },
    "filters": {"defects": {"()": "config.log_file.NoOutages"}},
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": LOG_FORMAT,
            "level": "WARNING",
            "filters": ["defects"],
        },
        "file": {
            "class": "config.log_file.LogFile",
            "filename": LOG_FILE,
            "formatter": LOG_FORMAT,
            "maxBytes": 5_000_000,
            "backupCount": 3,
            "delay": True,
            "encoding": "utf-8",
            "filters": ["defects"],
        }
        if LOG_FILE
        else {"class": "logging.NullHandler"},
    },
    "root": {"handlers": ["console", "file"], "level": "INFO"},
    "loggers": {
        # One line a glyph is too much.
        "fontTools": {"level": "WARNING"},
        # Refused and unknown addresses are no defects of the server.
        "django.request": {"level": "ERROR"},
        "django.security": {"level": "ERROR"},
        # A line a command: for who asked for a log that programs read.
        "tournaments.services.handle": {"level": "INFO" if LOG_FORMAT == "json" else "WARNING"},
        "celery": {"level": "WARNING"},
        "uvicorn": {"level": "WARNING"},
        # Says that a stream outlived the graceful stop, which is what the time limit is for.
        "uvicorn.error": {"level": "CRITICAL"},
    },
}
