"""Templates say nothing of their own: what people read comes from the room of words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest
from django.template import Context, Template, TemplateSyntaxError
from django.utils.safestring import mark_safe

pytestmark = pytest.mark.registries

FRONTEND: Final = Path(__file__).parents[2] / "frontend"
TEMPLATES: Final = sorted(FRONTEND.rglob("*.html"))
LONGEST: Final = 140

READ_BY_PEOPLE: Final = frozenset(
    {"alt", "aria-description", "aria-label", "aria-roledescription", "placeholder", "title"}
)
SPOKEN_BY_SCRIPTS: Final = re.compile(r"[A-Za-z]{2,}[ …?!.:]+[A-Za-z]|[a-z]…$")
"""What reads like words in any other attribute."""

LISTS_OF_CODES: Final = frozenset({"data-errors-of", "data-follows"})
SENT: Final = frozenset({"checkbox", "hidden", "radio"})
"""Inputs whose value nobody sees."""

IN_A_TAG: Final = re.compile(r"{% block body_\w+ %}.*?{% endblock %}", re.S)
"""What a page adds to the attributes of its body."""

CODE: Final = frozenset({"code", "kbd", "samp", "script", "style", "var"})
NO_WORDS: Final = re.compile(
    r"[^A-Za-z]*(?:(?:Openhall|FIDE|TPN|TRF|CSV|API|URL|ID|IP)[^A-Za-z]*)*"
)

UNSAID: Final = frozenset[str]()
"""Templates that still speak English of their own; the list only gets shorter."""

LONG: Final = frozenset[str]()
"""Templates with lines that nobody can read; the list only gets shorter."""


class Words(HTMLParser):
    """The words that stand in a template itself, with their lines."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[str] = []
        self._code = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._code += tag in CODE
        unread = {"value"} if dict(attrs).get("type") in SENT else set()
        for name, value in attrs:
            if value and name not in unread and _speaks(tag, name, value):
                self._note(f"{name}={value}")

    def handle_endtag(self, tag: str) -> None:
        self._code -= tag in CODE

    def handle_data(self, data: str) -> None:
        if not self._code and not NO_WORDS.fullmatch(data.strip()):
            above = data[: len(data) - len(data.lstrip())].count("\n")
            self._note(" ".join(data.split()), above)

    def _note(self, words: str, above: int = 0) -> None:
        self.found.append(f"{self.getpos()[0] + above}: {words}")


def _speaks(tag: str, name: str, value: str) -> bool:
    if name in READ_BY_PEOPLE or (tag == "input" and name == "value"):
        return not NO_WORDS.fullmatch(value.strip())
    if not name.startswith("data-") or name in LISTS_OF_CODES:
        return False
    return SPOKEN_BY_SCRIPTS.search(value) is not None


def words_of(template: str) -> list[str]:
    """Django's tags, comments and variables are taken out first; their lines stay."""
    text = re.sub(r"{% comment %}.*?{% endcomment %}", _lines, template, flags=re.S)
    text = IN_A_TAG.sub(_lines, text)
    parser = Words()
    parser.feed(re.sub(r"{#.*?#}|{%.*?%}|{{.*?}}", _lines, text, flags=re.S))
    parser.close()
    return parser.found


def _lines(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def _named(paths: list[Path]) -> Iterator[tuple[str, str]]:
    return ((str(path.relative_to(FRONTEND)), path.read_text(encoding="utf-8")) for path in paths)


def test_no_template_speaks_of_its_own() -> None:
    speaking = {name: words for name, text in _named(TEMPLATES) if (words := words_of(text))}
    assert {name: words for name, words in speaking.items() if name not in UNSAID} == {}
    assert UNSAID - speaking.keys() == frozenset(), "these say nothing any more: take them out"


def test_the_lines_of_templates_can_be_read() -> None:
    long = {
        name for name, text in _named(TEMPLATES) if any(len(x) > LONGEST for x in text.split("\n"))
    }
    assert long - LONG == set()
    assert LONG - long == set(), "these can be read by now: take them out"


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("<p>Round {{ n }} is over</p>", ["1: Round is over"]),
        ("<p>\n{% if x %}Play{% endif %}</p>", ["2: Play"]),
        ('<a title="Take back">×</a>', ["1: title=Take back"]),
        ('<b data-toast="It is saved.">×</b>', ["1: data-toast=It is saved."]),
        ('<b data-kind="draft" class="a b">½</b> <kbd>Esc</kbd>', []),
        ('<b data-follows="rounds boards">½</b>', []),
        ('<input type="radio" value="granted"><input value="Go">', ["1: value=Go"]),
        ("{% block body_class %}console plain-page{% endblock %}", []),
        ("{% block title %}Log in{% endblock %}", ["1: Log in"]),
        ('<p>{% say "Console-Home.title" %}</p>', []),
        ("{% block body_class %}console{% endblock %}", []),
        ("{% block main %}Play{% endblock %}", ["1: Play"]),
    ],
)
def test_control_words_are_found_where_they_stand(template: str, words: list[str]) -> None:
    assert words_of(template) == words


# --- the tags ------------------------------------------------------------------------------------


def rendered(template: str, **context: object) -> str:
    return Template(template).render(Context(context))


def test_a_template_says_a_sentence_with_its_facts_escaped() -> None:
    said = rendered('{% say "Event-TournamentCreated" name=name rounds=9 %}', name="A <b> & C")
    assert said == "Tournament created: A &lt;b&gt; &amp; C, 9 rounds"


def test_markup_of_the_template_stands_in_its_slot() -> None:
    said = rendered(
        "{% markup as name %} <b>{{ open }}</b> {% endmarkup %}"
        '{% say "Event-TournamentCreated" name=name rounds=9 %}',
        open="A & B",
    )
    assert said == "Tournament created: <b>A &amp; B</b>, 9 rounds"


def test_markup_that_came_as_a_safe_fact_stays() -> None:
    said = rendered('{% say "Event-TournamentCreated" name=n rounds=9 %}', n=mark_safe("<i>x</i>"))
    assert "<i>x</i>" in said


def test_what_nobody_can_say_is_a_defect() -> None:
    with pytest.raises(KeyError):
        rendered('{% say "No-Such.sentence" %}')
    with pytest.raises(TemplateSyntaxError):
        rendered("{% markup link %}x{% endmarkup %}")


def test_what_was_said_can_be_kept_for_an_attribute() -> None:
    said = rendered(
        '{% say "Event-TournamentCreated" name=n rounds=9 as x %}<b title="{{ x }}">', n="A&B"
    )
    assert said == '<b title="Tournament created: A&amp;B, 9 rounds">'


@pytest.mark.parametrize("tag", ["{% say %}", '{% say "Both" 3 %}', '{% say "Both" as %}'])
def test_a_tag_that_is_written_wrong_is_a_defect(tag: str) -> None:
    with pytest.raises(TemplateSyntaxError):
        rendered(tag)


@pytest.mark.parametrize(
    ("template", "sent"),
    [
        ("<ul>\n  <li>{{ x }}</li>\n</ul>\n", "<ul><li>X</li></ul>"),
        ('<a href="/"\n  id="{{ x }}">\n  {{ x }}\n</a>', '<a href="/" id="X">X</a>'),
        ("{% if x %}\n  {{ x }}\n{% else %}\n  none\n{% endif %}", "X"),
        ('<b{% if x %} class="y"{% endif %}\n  id="z">', '<b class="y" id="z">'),
        ("two words,\n  one blank", "two words, one blank"),
        ("<b>{{ x }}</b> <i>{{ x }}</i>", "<b>X</b> <i>X</i>"),
        ("{% for y in x %}\n  <i>{{ y }}</i> \n{% endfor %}", "<i>X</i>"),
    ],
)
def test_line_breaks_of_a_compact_part_are_not_sent(template: str, sent: str) -> None:
    assert rendered(f"{{% compact %}}{template}{{% endcompact %}}", x="X") == sent


def test_without_it_they_are() -> None:
    """Control."""
    assert rendered("<ul>\n  <li>") == "<ul>\n  <li>"


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_every_form_says_how_it_is_sent(path: Path) -> None:
    """One without a method reloads the page, and loses what was typed, if Enter comes before the
    script that sends it: `dialog` does nothing then."""
    forms = re.findall(r"<form\b(?:{%.*?%}|{{.*?}}|[^>])*>", path.read_text(), re.S)
    assert [form for form in forms if not re.search(r'\bmethod="(?:dialog|get|post)"', form)] == []
