"""Names are found in every alphabet of Europe, alike in the browser and on the server."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from frontend.shared.letters import plain
from startup import services

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not services()["Chromium"], reason="no chromium here"),
]

SCRIPT = Path("frontend/shared/static/shared/js/letters.js")
LATIN = "a b c d e f g h i j k l m n o p q r s t u v w x y z"
ALPHABETS = {
    "Albanian": "ç ë dh gj ll nj rr sh th xh zh",
    "Azeri": "ç ə ğ ı i̇ ö ş ü I İ",
    "Basque, Galician, Spanish, Asturian": "ñ ç á é í ó ú ü ḥ ḷ",
    "Breton, French, Occitan": "à â æ ç é è ê ë î ï ô œ ù û ü ÿ ñ",
    "Catalan": "à ç é è í ï l·l ó ò ú ü ŀ",
    "Croatian, Bosnian, Montenegrin, Serbian": "č ć dž đ lj nj š ž ś ź ǆ ǉ ǌ",
    "Czech": "á č ď é ě í ň ó ř š ť ú ů ý ž",
    "Danish, Norwegian": "æ ø å ǿ",
    "Dutch, Frisian, Luxembourgish": "ĳ ë ï é â ê ô û ú ä",
    "Esperanto": "ĉ ĝ ĥ ĵ ŝ ŭ",
    "Estonian, Finnish, Swedish": "ä ö õ ü å š ž",
    "Faroese, Icelandic": "á ð é í ó ú ý þ æ ö ø",
    "German": "ä ö ü ß ẞ",
    "Greenlandic": "æ ø å ĸ",
    "Hungarian": "á é í ó ö ő ú ü ű",
    "Irish, Scottish, Manx": "á é í ó ú à è ì ò ù ç ḃ ċ ḋ ḟ ġ ṁ ṗ ṡ ṫ",
    "Italian, Corsican, Sardinian, Romansh": "à è é ì í î ò ó ù ú",
    "Latvian, Latgalian": "ā č ē ģ ī ķ ļ ņ š ū ž ō ŗ",
    "Lithuanian, Samogitian": "ą č ę ė į š ų ū ž ė̄",
    "Livonian": "ä ǟ ḑ ȭ ȱ õ ō ț ū",
    "Maltese": "ċ ġ għ ħ ż à è ì ò ù",
    "Polish, Kashubian": "ą ć ę ł ń ó ś ź ż ã é ë ò ô ù",
    "Portuguese": "á â ã à ç é ê í ó ô õ ú ü",
    "Romanian": "ă â î ș ț ş ţ",
    "Sami": "á â č đ ǧ ǥ ǩ ŋ õ š ŧ ž ʒ ǯ å ä ö ï æ ø",
    "Slovak": "á ä č ď dz dž é í ĺ ľ ň ó ô ŕ š ť ú ý ž",
    "Slovenian": "č š ž",
    "Sorbian": "č ć ě ł ń ó ř š ž ś ź ŕ",
    "Turkish, Crimean Tatar, Gagauz": "ç ğ ı İ I i ö ş ü ä ê ñ",
    "Vietnamese": "ă â đ ê ô ơ ư ắ ậ ễ ộ ợ ữ ỹ",
    "Walloon": "å â ê î ô û é è ë",
    "Welsh, Cornish": "â ê î ô û ŵ ŷ ẁ ẃ ẅ ẏ à ï",
    "Belarusian": "а б в г д е ё ж з і й к л м н о п р с т у ў ф х ц ч ш ы ь э ю я ґ",
    "Bulgarian": "а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я ѝ ѐ",
    "Macedonian": "а б в г д ѓ е ж з ѕ и ј к л љ м н њ о п р с т ќ у ф х ц ч џ ш ѐ ѝ",
    "Montenegrin, in Cyrillic": "с́ з́ ђ љ њ ћ џ",
    "Russian": "а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я а́",
    "Serbian": "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш",
    "Ukrainian": "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я",
    "Rusyn": "ё ы ъ ї є ґ і",
    "Bashkir, Chuvash, Kazakh, Ossetic, Tatar": "ә ғ җ ҙ қ ҡ ң ө ҫ ү ұ һ ӑ ӗ ӳ ӕ",
    "Greek": "α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω ά έ ή ί ό ύ ώ ϊ ϋ ΐ ΰ ου Ού αυ ευ",
    "Georgian": "ა ბ გ დ ე ვ ზ თ ი კ ლ მ ნ ო პ ჟ რ ს ტ უ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ Ა Ჰ",
    "Armenian": "ա բ գ դ ե զ է ը թ ժ ի լ խ ծ կ հ ձ ղ ճ մ յ ն շ ո չ պ ջ ռ ս վ տ ր ց ւ փ ք օ ֆ և ու",
}  # fmt: skip
SILENT = {"ь", "Ь"}
"""Signs that are not spoken."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """An empty page that knows the console's folding."""
    page = browser.new_page()
    script = SCRIPT.read_text().replace("export function", "function")
    page.add_script_tag(content=script)
    yield page
    page.close()


def folded(page: Page, texts: list[str]) -> list[str]:
    return page.evaluate("(texts) => texts.map(plain)", texts)


def letters_of(alphabet: str) -> list[str]:
    return [form for letter in alphabet.split() for form in (letter, letter.upper())]


@pytest.mark.parametrize("alphabet", [pytest.param(ALPHABETS[n], id=n) for n in ALPHABETS])
def test_every_letter_of_the_alphabet_is_found_by_plain_latin_letters(alphabet: str) -> None:
    for letter in letters_of(f"{LATIN} {alphabet}"):
        latin = "" if letter in SILENT else "[a-z]+( [a-z]+)?"  # l·l is written apart
        assert re.fullmatch(latin, plain(letter)), (letter, plain(letter))


def test_browser_and_server_fold_every_letter_alike(page: Page) -> None:
    ranges = ((0x20, 0x590), (0x10A0, 0x1100), (0x1C90, 0x1CC0), (0x1E00, 0x2000), (0xFB00, 0xFB18))
    signs = [chr(code) for first, last in ranges for code in range(first, last)]
    known = [sign for sign in signs if unicodedata.category(sign)[0] in "LMN"]
    written = [letter for alphabet in ALPHABETS.values() for letter in letters_of(alphabet)]
    words = ["Ђорђевић, Ђорђе", "Подъячев", "Първанов", "Κούρκουλος", "Dž. O'Brien-Łoś", "և ու Ու"]
    texts = [*known, *written, *words]
    pairs = zip(texts, map(plain, texts), folded(page, texts), strict=True)
    assert [each for each in pairs if each[1] != each[2]] == []


@pytest.mark.parametrize("typed", ["djordjevic", "dordevic", "đorđević", "ђорђевић", "ЂОРЂЕВИЋ"])
def test_one_name_in_both_alphabets_of_serbia_is_one(typed: str) -> None:
    assert plain(typed) == plain("Ђорђевић") == plain("Đorđević")
