/**
 * Names as they are typed in a hurry: in small Latin letters without marks. The tables stand in
 * `frontend/shared/letters.py` too.
 */

const CYRILLIC = {
  а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", ђ: "dj", ѓ: "gj", е: "e", ё: "e", є: "ie", ж: "zh",
  з: "z", ѕ: "dz", и: "i", і: "i", ї: "i", й: "i", ј: "j", к: "k", л: "l", љ: "lj", м: "m", н: "n",
  њ: "nj", о: "o", п: "p", р: "r", с: "s", т: "t", ћ: "c", ќ: "kj", у: "u", ў: "u", ф: "f", х: "kh",
  ц: "ts", ч: "ch", џ: "dz", ш: "sh", щ: "shch", ъ: "a", ы: "y", ь: "", э: "e", ю: "iu", я: "ia",
  ә: "a", ӕ: "ae", ғ: "g", җ: "zh", ҙ: "z", қ: "k", ҡ: "k", ң: "n", ө: "o", ҫ: "s", ү: "u", ұ: "u",
  һ: "h",
};
const LATIN = {
  ł: "l", đ: "d", ð: "d", ø: "o", æ: "ae", œ: "oe", ß: "ss", ı: "i", þ: "th", ħ: "h", ə: "a", ŋ: "n",
  ŧ: "t", ĸ: "k", ǥ: "g", ʒ: "z",
};
const GREEK = {
  α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m",
  ν: "n", ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps",
  ω: "o",
};
const GEORGIAN = {
  ა: "a", ბ: "b", გ: "g", დ: "d", ე: "e", ვ: "v", ზ: "z", თ: "t", ი: "i", კ: "k", ლ: "l", მ: "m",
  ნ: "n", ო: "o", პ: "p", ჟ: "zh", რ: "r", ს: "s", ტ: "t", უ: "u", ფ: "p", ქ: "k", ღ: "gh", ყ: "q",
  შ: "sh", ჩ: "ch", ც: "ts", ძ: "dz", წ: "ts", ჭ: "ch", ხ: "kh", ჯ: "j", ჰ: "h",
};
const ARMENIAN = {
  ա: "a", բ: "b", գ: "g", դ: "d", ե: "e", զ: "z", է: "e", ը: "y", թ: "t", ժ: "zh", ի: "i", լ: "l",
  խ: "kh", ծ: "ts", կ: "k", հ: "h", ձ: "dz", ղ: "gh", ճ: "ch", մ: "m", յ: "y", ն: "n", շ: "sh",
  ո: "o", չ: "ch", պ: "p", ջ: "j", ռ: "r", ս: "s", վ: "v", տ: "t", ր: "r", ց: "ts", ւ: "v", փ: "p",
  ք: "k", օ: "o", ֆ: "f",
};
/** @type {Record<string, string>} */
const LETTERS = { ...CYRILLIC, ...LATIN, ...GREEK, ...GEORGIAN, ...ARMENIAN };
/** Two letters that are one sound, when their marks are gone. */
const TOGETHER = { ου: "ou", αυ: "av", ευ: "ev", γγ: "ng", γκ: "gk", ու: "u" };
/** Cyrillic letters that would lose what makes them letters with their marks. */
const MARKED = /[ёїйўѓќ]/g;
/** In Russian; elsewhere it is the Bulgarian vowel. */
const SILENT_HARD_SIGN = /ъ(?=[еёюя])/g;

/** What is alike when names are carried over from one alphabet to another. */
const SOUNDS = /** @type {[RegExp, any][]} */ ([
  [/dzh/g, "d"],
  [/shch|tsch|shh|sch|sh|cz|ch|tz|ts|c(?=[eiy]|\b)/g, "s"],
  [/zh|dz|z/g, "s"],
  [/kh|x|h/g, ""],
  [/ph|v|w/g, "f"],
  [/ck|c|q/g, "k"],
  [/ou/g, "u"],
  [/ae|oe|ue/g, (/** @type {string} */ pair) => pair[0]],
  [/[yj]+/g, "i"],
  [/i(?=[aeou])/g, ""],
  [/(.)\1+/g, "$1"],
]);

/** @param {string} text @returns {string} small Latin letters without marks; đ, ђ and dj are all d */
export function plain(text) {
  const small = text.toLowerCase().normalize("NFC").replace(SILENT_HARD_SIGN, "");
  let bare = small
    .replace(MARKED, (letter) => LETTERS[letter])
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  for (const [two, latin] of Object.entries(TOGETHER)) bare = bare.replaceAll(two, latin);
  return [...bare]
    .map((letter) => LETTERS[letter] ?? letter)
    .join("")
    .replaceAll("dj", "d")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** @param {string} text already plain @returns {string} what is left when only its sound counts */
export function sound(text) {
  return SOUNDS.reduce((left, [from, to]) => left.replace(from, to), text);
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

/**
 * Those whose names begin so; if there are none, those whose names sound so.
 *
 * @template T
 * @param {T[]} all
 * @param {string} query already plain
 * @param {(one: T) => string} name of one, already plain
 * @returns {T[]}
 */
export function named(all, query, name) {
  if (!query) return all;
  const written = all.filter((one) => matches(name(one), query));
  const heard = sound(query);
  if (written.length > 0 || heard.length < 2) return written;
  return all.filter((one) => matches(sound(name(one)), heard));
}
