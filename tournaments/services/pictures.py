"""Pictures that arbiters send: read, made smaller, and written anew.

What comes out is a JPEG of our own making: nothing of the file that came is in it but the picture.
Place, time and owner of the camera (EXIF) are gone, and so is whatever a broken or hostile file
carries.
"""

from __future__ import annotations

import warnings
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps, UnidentifiedImageError

from .unable import Unable

MEDIA_TYPE: Final = "image/jpeg"
LARGEST_FILE: Final = 12_000_000
"""Bytes of a file that is taken."""
MOST_PIXELS: Final = 80_000_000
LONGEST_SIDE: Final = 2000
"""Pixels: a score sheet photographed as a whole can be read."""
SMALL_SIDE: Final = 320
READABLE: Final = ("JPEG", "PNG", "WEBP")
_QUALITY: Final = 82
_HEIC: Final = (b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1")


class NotAPicture(Unable, ValueError):  # noqa: N818
    """The file cannot be taken; its text names the file and says why."""


def check_size(name: str, size: int) -> None:
    """Raises `NotAPicture` for more than `LARGEST_FILE` bytes."""
    if size > LARGEST_FILE:
        most = LARGEST_FILE // 1_000_000
        raise NotAPicture("NotAPicture.large", name=name, size=f"{size / 1e6:.1f}", most=most)


def rewritten(name: str, file: bytes) -> bytes:
    """The picture in `file` as a fresh JPEG, upright, no side longer than `LONGEST_SIDE`.

    Raises `NotAPicture`.
    """
    check_size(name, len(file))
    if file[4:8] == b"ftyp" and file[8:12] in _HEIC:
        raise NotAPicture("NotAPicture.heic", name=name)
    return _written(_opened(name, file), LONGEST_SIDE)


def small(picture: bytes) -> bytes:
    """A thumbnail of a picture that `rewritten` has made."""
    opened = Image.open(BytesIO(picture), formats=("JPEG",))
    opened.draft("RGB", (SMALL_SIDE, SMALL_SIDE))
    return _written(opened, SMALL_SIDE)


def _opened(name: str, file: bytes) -> Image.Image:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # how odd a file is does not matter here
            picture = Image.open(BytesIO(file), formats=READABLE)
            if picture.width * picture.height > MOST_PIXELS:
                raise NotAPicture("NotAPicture.pixels", name=name, most=MOST_PIXELS // 1_000_000)
            picture.draft("RGB", (LONGEST_SIDE, LONGEST_SIDE))
            picture.load()
            return ImageOps.exif_transpose(picture)
    except UnidentifiedImageError as error:
        raise NotAPicture("NotAPicture", name=name) from error
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        if isinstance(error, NotAPicture):
            raise
        raise NotAPicture("NotAPicture.broken", name=name) from error


def _written(picture: Image.Image, side: int) -> bytes:
    if picture.mode in ("P", "PA", "1"):  # palettes cannot be made smaller well
        picture = picture.convert("RGBA" if picture.has_transparency_data else "RGB")
    picture.thumbnail((side, side))  # before it stands on white, which takes several copies
    flat = _on_white(picture)
    flat.info.clear()
    fresh = BytesIO()
    flat.save(fresh, "JPEG", quality=_QUALITY)
    return fresh.getvalue()


def _on_white(picture: Image.Image) -> Image.Image:
    if not picture.has_transparency_data:
        return picture.convert("RGB")
    layer = picture.convert("RGBA")
    white = Image.new("RGBA", layer.size, "white")
    return Image.alpha_composite(white, layer).convert("RGB")
