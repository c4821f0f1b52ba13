/**
 * Names as they are typed in a hurry: without marks, in small letters, Cyrillic in Latin letters.
 */

const CYRILLIC = {
  а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", е: "e", ё: "e", є: "ie", ж: "zh", з: "z", и: "i",
  і: "i", ї: "i", й: "i", к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t",
  у: "u", ў: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "",
  э: "e", ю: "iu", я: "ia",
};
const LATIN = { ł: "l", đ: "d", ð: "d", ø: "o", æ: "ae", œ: "oe", ß: "ss", ı: "i", þ: "th", ħ: "h" };
const LETTERS = { ...CYRILLIC, ...LATIN };

/** @param {string} text @returns {string} */
export function plain(text) {
  const lower = text.toLocaleLowerCase();
  // Before the marks go: й and ї are letters of their own, not и and і with a mark.
  const latin = [...lower.normalize("NFC")].map((letter) => LETTERS[letter] ?? letter).join("");
  return latin
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Whether each word of the query begins a word of the name.
 *
 * @param {string} name already plain
 * @param {string} query already plain
 * @returns {boolean}
 */
export function matches(name, query) {
  const words = name.split(" ");
  return query.split(" ").every((part) => words.some((word) => word.startsWith(part)));
}
