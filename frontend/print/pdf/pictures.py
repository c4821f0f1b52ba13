"""The pictures of a tournament as PDF: the same markup as on the page, with the inks of paper.

The shapes are drawn by fpdf2, which reads SVG; it knows no style sheets and not our letters, so
classes become attributes here, and the texts are set like all others on a sheet.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final
from xml.etree import ElementTree

from frontend.shared.pictures.picture import Picture
from frontend.shared.pictures.svg import WIDTH

from .paper import BODY, FOOT, POINT_MM, SIDE, Align, SheetPaper

TITLE: Final = 7.0
ABOUT: Final = 6.0
BETWEEN: Final = 5.0
LETTERS: Final = 11.0
"""Height of a text of a picture, in its units."""
SMALL_LETTERS: Final = 8.0

INKS: Final = ("#1d4c9e", "#a01c1a", "#14603a", "#7a4300", "#000000", "#555555")
LINE: Final = {"fill": "none", "stroke": "#000000"}
STYLES: Final[dict[str, dict[str, str]]] = {
    "line": {**LINE, "stroke-width": "2"},
    "grid": {**LINE, "stroke": "#888888", "stroke-width": "0.5"},
    "leader": {**LINE, "stroke": "#888888", "stroke-width": "0.5"},
    "axis": {**LINE, "stroke": "#555555", "stroke-width": "1"},
    "half": {**LINE, "stroke": "#555555", "stroke-width": "1", "stroke-dasharray": "4 3"},
    "even": {**LINE, "stroke-width": "1", "stroke-dasharray": "4 3"},
    "arrow": {**LINE, "stroke-width": "1.8"},
    "point": {"fill": "#ffffff", "stroke": "#000000", "stroke-width": "1.6"},
    "dots": {**LINE, "stroke": INKS[0], "stroke-linecap": "round", "stroke-width": "5"},
    "count-bar": {"fill": "#e6edf9", "stroke": "#6f8fc7", "stroke-width": "1"},
    "cell": {"fill": INKS[0], "stroke": "none"},
    "draw": {"fill": "#555555"},
    "loss": {"fill": INKS[1]},
    "white": {"fill": "#ffffff", "stroke": "#444444", "stroke-width": "1"},
    "even-part": {
        "fill": "#eceff2",
        "stroke": "#444444",
        "stroke-width": "1",
        "stroke-dasharray": "3 2",
    },
    "black": {"fill": "#20262e", "stroke": "#444444", "stroke-width": "1"},
    **{f"k{number}": {"stroke": ink} for number, ink in enumerate(INKS)},
}
"""By class, as `shared/css/pictures.css` and the colours of sheets say it; later ones are above."""


def pictures(paper: SheetPaper, _context: dict[str, Any], sheet: Any) -> None:
    """As many below each other as the sheet has; one that is higher than the page is smaller."""
    y = BODY
    for picture in sheet.columns[0]:
        paper.put(SIDE, y, paper.inside, TITLE, picture.title, 13, bold=True)
        paper.put(SIDE, y + TITLE, paper.inside, ABOUT, picture.about, 9)
        top = y + TITLE + ABOUT
        unit = min(paper.inside / WIDTH, (paper.h - FOOT - 4 - top) / picture.height)
        draw(paper, picture, SIDE, top, unit)
        y = top + picture.height * unit + BETWEEN


def draw(paper: SheetPaper, picture: Picture, x: float, y: float, unit: float) -> None:
    """Its corner is there; `unit`: mm of one of its units."""
    root = ElementTree.fromstring(picture.svg)  # noqa: S314 (our own markup)
    texts = [each for each in root if each.tag == "text"]
    for each in list(root):
        if each.tag in ("text", "title", "desc"):
            root.remove(each)
        else:
            _dress(each)
    size = {"width": str(WIDTH), "height": f"{picture.height:g}"}
    root.attrib = {"viewBox": root.attrib["viewBox"], **size}
    root.set("xmlns", "http://www.w3.org/2000/svg")
    paper.image(BytesIO(ElementTree.tostring(root)), x=x, y=y, w=WIDTH * unit)
    for each in texts:
        _write(paper, each, x, y, unit)


def _dress(shape: ElementTree.Element) -> None:
    """Attributes for its classes; what it says itself holds."""
    said = dict(shape.attrib)
    for name in said.pop("class", "").split():
        said = {**said, **STYLES.get(name, {})}
    if "stroke-dasharray" in shape.attrib:
        said["stroke-dasharray"] = shape.attrib["stroke-dasharray"]
    shape.attrib = said


def _write(paper: SheetPaper, text: ElementTree.Element, x: float, y: float, unit: float) -> None:
    classes = text.get("class", "").split()
    points = (SMALL_LETTERS if "small" in classes else LETTERS) * unit / POINT_MM
    align: Align = "C" if "mid" in classes else "R" if "end" in classes else "L"
    paper.set_text_color(255 if "on-black" in classes else 0)
    paper.write_at(
        x + float(text.get("x", "0")) * unit,
        y + float(text.get("y", "0")) * unit,
        text.text or "",
        points,
        bold="strong" in classes,
        align=align,
    )
    paper.set_text_color(0)
